// Generated from schemas/entities/watermeter_setting.json by `npm run generate`; edit the source instead.

/** 水表设置 Water meter settings */
export interface WatermeterSetting {
  /** 编号 ID */
  id: number
  /** 设置层级 Setting level */
  level: (1 | 2 | 3 | 4)
  /** 门店 Store */
  store_id: (number | null)
  /** 房源 Home */
  home_id: (number | null)
  /** 房间 Room */
  room_id: (number | null)
  /** 适用对象 Applies to */
  applies_to: (string | null)
  /** 付费模式 Payment mode */
  pay_mode: (1 | 2 | null)
  /** 冷水单价 Cold water price (元/吨 CNY/m³) */
  cold_price: (string | null)
  /** 热水单价 Hot water price (元/吨 CNY/m³) */
  hot_price: (string | null)
  /** 透支额度 Overdraft (吨 m³) */
  overdraft: (string | null)
  /** 欠费关阀 Close the valve when in arrears */
  cut_on_arrears: (boolean | null)
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
export interface WatermeterSettingCreate {
  /** 设置层级 Setting level */
  level: (1 | 2 | 3 | 4)
  /** 门店 Store */
  store_id?: (number | null)
  /** 房源 Home */
  home_id?: (number | null)
  /** 房间 Room */
  room_id?: (number | null)
  /** 付费模式 Payment mode */
  pay_mode?: (1 | 2 | null)
  /** 冷水单价 Cold water price (元/吨 CNY/m³) */
  cold_price?: (string | null)
  /** 热水单价 Hot water price (元/吨 CNY/m³) */
  hot_price?: (string | null)
  /** 透支额度 Overdraft (吨 m³) */
  overdraft?: (string | null)
  /** 欠费关阀 Close the valve when in arrears */
  cut_on_arrears?: (boolean | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface WatermeterSettingUpdate {
  /** 付费模式 Payment mode */
  pay_mode?: (1 | 2 | null)
  /** 冷水单价 Cold water price (元/吨 CNY/m³) */
  cold_price?: (string | null)
  /** 热水单价 Hot water price (元/吨 CNY/m³) */
  hot_price?: (string | null)
  /** 透支额度 Overdraft (吨 m³) */
  overdraft?: (string | null)
  /** 欠费关阀 Close the valve when in arrears */
  cut_on_arrears?: (boolean | null)
  /** 版本 Version */
  version: number
}
