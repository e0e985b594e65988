// Generated from schemas/entities/home.json by `npm run generate`; edit the source instead.

/** 房源 Home */
export interface Home {
  /** 编号 ID */
  home_id: number
  /** 房源名称 Name */
  name: string
  /** 门店 Store */
  store_id: number
  /** 房源类型 Home type */
  home_type: (1 | 2 | 3)
  /** 出租方式 Letting */
  home_lease_type: (1 | 2)
  /** 省份 Province */
  province: string
  /** 城市 City */
  city: string
  /** 区县 District */
  district: string
  /** 小区 Community */
  community: (string | null)
  /** 详细地址 Address */
  address: (string | null)
  /** 门牌号 Door number */
  door_number: (string | null)
  /** 别名 Alias */
  alias: (string | null)
  /** 房间数 Rooms */
  rooms_count: (number | null)
  /** 设备数 Devices */
  devices_count: (number | null)
  /** 公摊方式 Sharing */
  pool_type: (1 | 2)
  /** 公区计量方式 Public area metering */
  pool_area_type: (1 | 2)
  /** 备注 Note */
  note: (string | null)
  /** 版本 Version */
  version: number
  /** 创建时间 Created */
  created_at: string
  /** 更新时间 Updated */
  updated_at: string
  _labels?: {
    [k: string]: string | string[] | null
  }
}

/** What create takes. */
export interface HomeCreate {
  /** 房源名称 Name */
  name: string
  /** 门店 Store */
  store_id: number
  /** 房源类型 Home type */
  home_type: (1 | 2 | 3)
  /** 出租方式 Letting */
  home_lease_type?: (1 | 2)
  /** 省份 Province */
  province: string
  /** 城市 City */
  city: string
  /** 区县 District */
  district: string
  /** 小区 Community */
  community?: (string | null)
  /** 详细地址 Address */
  address?: (string | null)
  /** 门牌号 Door number */
  door_number?: (string | null)
  /** 别名 Alias */
  alias?: (string | null)
  /** 公摊方式 Sharing */
  pool_type?: (1 | 2)
  /** 公区计量方式 Public area metering */
  pool_area_type?: (1 | 2)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface HomeUpdate {
  /** 房源名称 Name */
  name?: string
  /** 门店 Store */
  store_id?: number
  /** 出租方式 Letting */
  home_lease_type?: (1 | 2)
  /** 省份 Province */
  province?: string
  /** 城市 City */
  city?: string
  /** 区县 District */
  district?: string
  /** 小区 Community */
  community?: (string | null)
  /** 详细地址 Address */
  address?: (string | null)
  /** 门牌号 Door number */
  door_number?: (string | null)
  /** 别名 Alias */
  alias?: (string | null)
  /** 公摊方式 Sharing */
  pool_type?: (1 | 2)
  /** 公区计量方式 Public area metering */
  pool_area_type?: (1 | 2)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
