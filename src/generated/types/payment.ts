// Generated from schemas/entities/payment.json by `npm run generate`; edit the source instead.

/** 付款记录 Payment */
export interface Payment {
  /** 编号 ID */
  id: number
  /** 付款流水号 Number */
  number: string
  /** 账单 Bill */
  bill_id: number
  /** 付款方式 Payment method */
  way: (1 | 2 | 3 | 4)
  /** 付款金额 Amount (元 CNY) */
  amount: string
  /** 付款状态 Payment state */
  state: (1 | 2 | 3 | 4)
  /** 付款时间 Paid */
  paid_at: string
  /** 付款方 Payer */
  payer: (string | null)
  /** 付款账号 Account */
  bank_card: (string | null)
  /** 付款凭证 Voucher */
  voucher: ({
    name: string
    url: string
    size?: number
    type?: string
  }[] | null)
  /** 经办人 By */
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
export interface PaymentCreate {
  /** 付款流水号 Number */
  number: string
  /** 账单 Bill */
  bill_id: number
  /** 付款方式 Payment method */
  way: (1 | 2 | 3 | 4)
  /** 付款金额 Amount (元 CNY) */
  amount: string
  /** 付款时间 Paid */
  paid_at: string
  /** 付款方 Payer */
  payer?: (string | null)
  /** 付款账号 Account */
  bank_card?: (string | null)
  /**
   * 付款凭证 Voucher
   * 
   * @maxItems 3
   */
  voucher?: ([]|[{
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }] | null)
  /** 经办人 By */
  staff_id?: (number | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface PaymentUpdate {
  /** 付款流水号 Number */
  number?: string
  /** 账单 Bill */
  bill_id?: number
  /** 付款方式 Payment method */
  way?: (1 | 2 | 3 | 4)
  /** 付款金额 Amount (元 CNY) */
  amount?: string
  /** 付款时间 Paid */
  paid_at?: string
  /** 付款方 Payer */
  payer?: (string | null)
  /** 付款账号 Account */
  bank_card?: (string | null)
  /**
   * 付款凭证 Voucher
   * 
   * @maxItems 3
   */
  voucher?: ([]|[{
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }] | null)
  /** 经办人 By */
  staff_id?: (number | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
