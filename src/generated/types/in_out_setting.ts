// Generated from schemas/entities/in_out_setting.json by `npm run generate`; edit the source instead.

/** 出入异常规则 In/out rule */
export interface InOutSetting {
  /** 编号 ID */
  id: number
  /** 规则名称 Name */
  name: string
  /** 启用 Enabled */
  enabled: boolean
  /** 适用房源 Homes – Empty means every home */
  home_ids: (number[] | null)
  /** 人员类型 Person types */
  person_types: ((1 | 2 | 3)[] | null)
  /** 连续无出入天数 Days without a pass */
  quiet_days: number
  /** 夜间开始 Night from (点 h) */
  night_begin: number
  /** 夜间结束 Night until (点 h) */
  night_end: number
  /** 单日次数上限 Most passes a day */
  daily_limit: (number | null)
  /** 通知人 Notify */
  notify_staff_ids: (number[] | null)
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
export interface InOutSettingCreate {
  /** 规则名称 Name */
  name: string
  /** 启用 Enabled */
  enabled?: boolean
  /**
   * 适用房源 Homes – Empty means every home
   * 
   * @maxItems 1000
   */
  home_ids?: (number[] | null)
  /** 人员类型 Person types */
  person_types?: ((1 | 2 | 3)[] | null)
  /** 连续无出入天数 Days without a pass */
  quiet_days?: number
  /** 夜间开始 Night from (点 h) */
  night_begin?: number
  /** 夜间结束 Night until (点 h) */
  night_end?: number
  /** 单日次数上限 Most passes a day */
  daily_limit?: (number | null)
  /**
   * 通知人 Notify
   * 
   * @maxItems 1000
   */
  notify_staff_ids?: (number[] | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface InOutSettingUpdate {
  /** 规则名称 Name */
  name?: string
  /** 启用 Enabled */
  enabled?: boolean
  /**
   * 适用房源 Homes – Empty means every home
   * 
   * @maxItems 1000
   */
  home_ids?: (number[] | null)
  /** 人员类型 Person types */
  person_types?: ((1 | 2 | 3)[] | null)
  /** 连续无出入天数 Days without a pass */
  quiet_days?: number
  /** 夜间开始 Night from (点 h) */
  night_begin?: number
  /** 夜间结束 Night until (点 h) */
  night_end?: number
  /** 单日次数上限 Most passes a day */
  daily_limit?: (number | null)
  /**
   * 通知人 Notify
   * 
   * @maxItems 1000
   */
  notify_staff_ids?: (number[] | null)
  /** 版本 Version */
  version: number
}
