// Generated from schemas/entities/contract.json by `npm run generate`; edit the source instead.

/** 合同 Contract */
export interface Contract {
  /** 编号 ID */
  id: number
  /** 合同编号 Number */
  number: string
  /** 合同名称 Name */
  name: string
  /** 签订日期 Signed */
  signed_on: string
  /**
   * 合同期限 Term
   * 
   * @minItems 2
   * @maxItems 2
   */
  term: [string, string]
  /** 结算方式 Settlement */
  payment_type: (1 | 2 | 3)
  /** 合同金额 Amount (元 CNY) */
  amount: string
  /** 已付 Paid (元 CNY) */
  paid: string
  /** 未付 Unpaid (元 CNY) */
  unpaid: (string | null)
  /** 合同附件 Attachments */
  attachments: ({
    name: string
    url: string
    size?: number
    type?: string
  }[] | null)
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
export interface ContractCreate {
  /** 合同编号 Number */
  number: string
  /** 合同名称 Name */
  name: string
  /** 签订日期 Signed */
  signed_on: string
  /**
   * 合同期限 Term
   * 
   * @minItems 2
   * @maxItems 2
   */
  term: [string, string]
  /** 结算方式 Settlement */
  payment_type: (1 | 2 | 3)
  /** 合同金额 Amount (元 CNY) */
  amount: string
  /**
   * 合同附件 Attachments
   * 
   * @maxItems 9
   */
  attachments?: ([]|[{
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
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ContractUpdate {
  /** 合同编号 Number */
  number?: string
  /** 合同名称 Name */
  name?: string
  /** 签订日期 Signed */
  signed_on?: string
  /**
   * 合同期限 Term
   * 
   * @minItems 2
   * @maxItems 2
   */
  term?: [string, string]
  /** 结算方式 Settlement */
  payment_type?: (1 | 2 | 3)
  /** 合同金额 Amount (元 CNY) */
  amount?: string
  /**
   * 合同附件 Attachments
   * 
   * @maxItems 9
   */
  attachments?: ([]|[{
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
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
