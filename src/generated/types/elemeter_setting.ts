// Generated from schemas/entities/elemeter_setting.json by `npm run generate`; edit the source instead.

/** 电表设置 Electricity meter settings */
export interface ElemeterSetting {
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
  /** 电价规则 Fee rule */
  fee_rule_id: (number | null)
  /** 低电量提醒 Low energy warning */
  low_warning: (3 | 5 | 8 | 10 | null)
  /** 透支额度 Overdraft (度 kWh) */
  overdraft: (string | null)
  /** 欠费断电 Cut power when in arrears */
  cut_on_arrears: (boolean | null)
  /** 额定功率 Rated power (瓦 W) */
  capacity: (number | null)
  /** 公摊方式 Sharing */
  pool_type: (1 | 2 | null)
  /** 公区计量方式 Public area metering */
  pool_area_type: (1 | 2 | null)
  /** 启用公摊 Share energy */
  pool_open: (boolean | null)
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
export interface ElemeterSettingCreate {
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
  /** 电价规则 Fee rule */
  fee_rule_id?: (number | null)
  /** 低电量提醒 Low energy warning */
  low_warning?: (3 | 5 | 8 | 10 | null)
  /** 透支额度 Overdraft (度 kWh) */
  overdraft?: (string | null)
  /** 欠费断电 Cut power when in arrears */
  cut_on_arrears?: (boolean | null)
  /** 额定功率 Rated power (瓦 W) */
  capacity?: (number | null)
  /** 公摊方式 Sharing */
  pool_type?: (1 | 2 | null)
  /** 公区计量方式 Public area metering */
  pool_area_type?: (1 | 2 | null)
  /** 启用公摊 Share energy */
  pool_open?: (boolean | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ElemeterSettingUpdate {
  /** 付费模式 Payment mode */
  pay_mode?: (1 | 2 | null)
  /** 电价规则 Fee rule */
  fee_rule_id?: (number | null)
  /** 低电量提醒 Low energy warning */
  low_warning?: (3 | 5 | 8 | 10 | null)
  /** 透支额度 Overdraft (度 kWh) */
  overdraft?: (string | null)
  /** 欠费断电 Cut power when in arrears */
  cut_on_arrears?: (boolean | null)
  /** 额定功率 Rated power (瓦 W) */
  capacity?: (number | null)
  /** 公摊方式 Sharing */
  pool_type?: (1 | 2 | null)
  /** 公区计量方式 Public area metering */
  pool_area_type?: (1 | 2 | null)
  /** 启用公摊 Share energy */
  pool_open?: (boolean | null)
  /** 版本 Version */
  version: number
}
