// Generated from schemas/entities/recharge.json by `npm run generate`; edit the source instead.

/** 账户充值 Recharge */
export interface Recharge {
  /** 编号 ID */
  id: number
  /** 充值单号 Number */
  number: string
  /** 资金账户 Account */
  fund_account_id: number
  /** 付款方式 Payment method */
  way: (1 | 2 | 3 | 4)
  /** 充值金额 Amount (元 CNY) */
  amount: string
  /** 付款状态 Payment state */
  state: (1 | 2 | 3 | 4)
  /** 付款时间 Paid */
  paid_at: (string | null)
  /** 操作人 By */
  staff_id: (number | null)
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
export interface RechargeCreate {
  /** 充值单号 Number */
  number: string
  /** 资金账户 Account */
  fund_account_id: number
  /** 付款方式 Payment method */
  way: (1 | 2 | 3 | 4)
  /** 充值金额 Amount (元 CNY) */
  amount: string
  /** 付款时间 Paid */
  paid_at?: (string | null)
  /** 操作人 By */
  staff_id?: (number | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface RechargeUpdate {
  /** 充值单号 Number */
  number?: string
  /** 资金账户 Account */
  fund_account_id?: number
  /** 付款方式 Payment method */
  way?: (1 | 2 | 3 | 4)
  /** 充值金额 Amount (元 CNY) */
  amount?: string
  /** 付款时间 Paid */
  paid_at?: (string | null)
  /** 操作人 By */
  staff_id?: (number | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
