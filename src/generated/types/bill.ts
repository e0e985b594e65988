// Generated from schemas/entities/bill.json by `npm run generate`; edit the source instead.

/** 账单 Bill */
export interface Bill {
  /** 编号 ID */
  id: number
  /** 账单编号 Number */
  number: string
  /** 合同 Contract */
  contract_id: number
  /** 账期 Month */
  month: string
  /** 费用类型 Cost type */
  cost_type: (1 | 2 | 3 | 4 | 5)
  /** 应付 Payable (元 CNY) */
  payable: string
  /** 已付 Paid (元 CNY) */
  paid: string
  /** 未付 Unpaid (元 CNY) */
  unpaid: (string | null)
  /** 已开票 Invoiced (元 CNY) */
  invoiced: string
  /** 账单状态 Bill state */
  state: (1 | 2 | 3 | 4 | 5)
  /** 付款期限 Due */
  due_on: (string | null)
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
export interface BillCreate {
  /** 账单编号 Number */
  number: string
  /** 合同 Contract */
  contract_id: number
  /** 账期 Month */
  month: string
  /** 费用类型 Cost type */
  cost_type: (1 | 2 | 3 | 4 | 5)
  /** 应付 Payable (元 CNY) */
  payable: string
  /** 付款期限 Due */
  due_on?: (string | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface BillUpdate {
  /** 账单编号 Number */
  number?: string
  /** 合同 Contract */
  contract_id?: number
  /** 账期 Month */
  month?: string
  /** 费用类型 Cost type */
  cost_type?: (1 | 2 | 3 | 4 | 5)
  /** 应付 Payable (元 CNY) */
  payable?: string
  /** 付款期限 Due */
  due_on?: (string | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
