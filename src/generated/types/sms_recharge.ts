// Generated from schemas/entities/sms_recharge.json by `npm run generate`; edit the source instead.

/** 短信充值 Text message recharge */
export interface SmsRecharge {
  /** 编号 ID */
  id: number
  /** 充值单号 Number */
  number: string
  /** 充值条数 Messages bought */
  count_bought: number
  /** 金额 Amount (元 CNY) */
  amount: string
  /** 付款方式 Payment method */
  way: (1 | 2 | 3 | 4)
  /** 付款状态 Payment state */
  state: (1 | 2 | 3 | 4)
  /** 操作人 By */
  staff_id: (number | null)
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
export interface SmsRechargeCreate {
  /** 充值单号 Number */
  number: string
  /** 充值条数 Messages bought */
  count_bought: number
  /** 金额 Amount (元 CNY) */
  amount: string
  /** 付款方式 Payment method */
  way: (1 | 2 | 3 | 4)
  /** 操作人 By */
  staff_id?: (number | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface SmsRechargeUpdate {
  /** 充值单号 Number */
  number?: string
  /** 充值条数 Messages bought */
  count_bought?: number
  /** 金额 Amount (元 CNY) */
  amount?: string
  /** 付款方式 Payment method */
  way?: (1 | 2 | 3 | 4)
  /** 操作人 By */
  staff_id?: (number | null)
  /** 版本 Version */
  version: number
}
