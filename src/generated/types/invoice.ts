// Generated from schemas/entities/invoice.json by `npm run generate`; edit the source instead.

/** 发票 Invoice */
export interface Invoice {
  /** 编号 ID */
  id: number
  /** 申请编号 Number */
  number: string
  /** 账单 Bills – Several bills with the same title may be combined */
  bill_ids: number[]
  /** 发票类型 Invoice type */
  type: (1 | 2)
  /** 发票抬头 Title */
  title: string
  /** 税号 Tax number */
  tax_number: string
  /** 开票金额 Amount (元 CNY) */
  amount: string
  /** 发票状态 Invoice state */
  state: (1 | 2 | 3 | 4 | 5 | 6 | 7)
  /** 开户行 Bank */
  bank: (string | null)
  /** 银行账号 Account */
  bank_card: (string | null)
  /** 注册地址 Address */
  address: (string | null)
  /** 注册电话 Phone */
  phone: (string | null)
  /** 接收邮箱 Email */
  email: (string | null)
  /** 发票号码 Invoice code */
  invoice_code: (string | null)
  /** 开票时间 Issued */
  issued_at: (string | null)
  /** 电子发票 File */
  file: ({
    name: string
    url: string
    size?: number
    type?: string
  }[] | null)
  /** 原因 Reason */
  reason: (string | null)
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
export interface InvoiceCreate {
  /** 申请编号 Number */
  number: string
  /**
   * 账单 Bills – Several bills with the same title may be combined
   * 
   * @maxItems 1000
   */
  bill_ids: number[]
  /** 发票类型 Invoice type */
  type: (1 | 2)
  /** 发票抬头 Title */
  title: string
  /** 税号 Tax number */
  tax_number: string
  /** 开票金额 Amount (元 CNY) */
  amount: string
  /** 开户行 Bank */
  bank?: (string | null)
  /** 银行账号 Account */
  bank_card?: (string | null)
  /** 注册地址 Address */
  address?: (string | null)
  /** 注册电话 Phone */
  phone?: (string | null)
  /** 接收邮箱 Email */
  email?: (string | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface InvoiceUpdate {
  /** 申请编号 Number */
  number?: string
  /**
   * 账单 Bills – Several bills with the same title may be combined
   * 
   * @maxItems 1000
   */
  bill_ids?: number[]
  /** 发票类型 Invoice type */
  type?: (1 | 2)
  /** 发票抬头 Title */
  title?: string
  /** 税号 Tax number */
  tax_number?: string
  /** 开票金额 Amount (元 CNY) */
  amount?: string
  /** 开户行 Bank */
  bank?: (string | null)
  /** 银行账号 Account */
  bank_card?: (string | null)
  /** 注册地址 Address */
  address?: (string | null)
  /** 注册电话 Phone */
  phone?: (string | null)
  /** 接收邮箱 Email */
  email?: (string | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
