// Generated from schemas/entities/store.json by `npm run generate`; edit the source instead.

/** 门店 Store */
export interface Store {
  /** 编号 ID */
  id: number
  /** 门店名称 Name */
  name: string
  /** 负责人 Manager */
  manager: (string | null)
  /** 联系电话 Phone */
  phone: (string | null)
  /** 地区 Region */
  region: (string | null)
  /** 地址 Address */
  address: (string | null)
  /** 房源数 Homes */
  homes_count: (number | null)
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
export interface StoreCreate {
  /** 门店名称 Name */
  name: string
  /** 负责人 Manager */
  manager?: (string | null)
  /** 联系电话 Phone */
  phone?: (string | null)
  /** 地区 Region */
  region?: (string | null)
  /** 地址 Address */
  address?: (string | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface StoreUpdate {
  /** 门店名称 Name */
  name?: string
  /** 负责人 Manager */
  manager?: (string | null)
  /** 联系电话 Phone */
  phone?: (string | null)
  /** 地区 Region */
  region?: (string | null)
  /** 地址 Address */
  address?: (string | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
