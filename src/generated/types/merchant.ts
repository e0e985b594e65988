// Generated from schemas/entities/merchant.json by `npm run generate`; edit the source instead.

/** 收款商户 Merchant */
export interface Merchant {
  /** 编号 ID */
  id: number
  /** 收款渠道 Payment channel */
  channel: (1 | 2)
  /** 主体类型 Subject */
  subject_type: (1 | 2 | 3)
  /** 商户名称 Name */
  name: string
  /** 商户简称 Short name */
  short_name: string
  /** 营业执照号 Business number */
  business_number: (string | null)
  /** 法人姓名 Legal representative */
  legal_name: (string | null)
  /** 法人身份证号 ID card */
  id_card: (string | null)
  /** 联系人 Contact */
  contact_name: string
  /** 联系电话 Phone */
  contact_phone: (string | null)
  /** 客服电话 Service phone */
  service_phone: string
  /** 邮箱 Email */
  email: (string | null)
  /** 开户行 Bank */
  bank: (string | null)
  /** 银行卡号 Bank card */
  bank_card: (string | null)
  /** 支付宝账号 Alipay account */
  alipay_account: (string | null)
  /** 资质照片 Licence photos */
  papers: ({
    name: string
    url: string
    size?: number
    type?: string
  }[] | null)
  /** 快捷收款状态 Quick-money state – Empty means not applied for */
  quick_money: (0 | 1 | 2 | 3 | 4 | null)
  /** 失败原因 Failure */
  failure: (string | null)
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
export interface MerchantCreate {
  /** 收款渠道 Payment channel */
  channel: (1 | 2)
  /** 主体类型 Subject */
  subject_type: (1 | 2 | 3)
  /** 商户名称 Name */
  name: string
  /** 商户简称 Short name */
  short_name: string
  /** 营业执照号 Business number */
  business_number?: (string | null)
  /** 法人姓名 Legal representative */
  legal_name?: (string | null)
  /** 法人身份证号 ID card */
  id_card?: (string | null)
  /** 联系人 Contact */
  contact_name: string
  /** 联系电话 Phone */
  contact_phone: string
  /** 客服电话 Service phone */
  service_phone: string
  /** 邮箱 Email */
  email?: (string | null)
  /** 开户行 Bank */
  bank?: (string | null)
  /** 银行卡号 Bank card */
  bank_card?: (string | null)
  /** 支付宝账号 Alipay account */
  alipay_account?: (string | null)
  /**
   * 资质照片 Licence photos
   * 
   * @maxItems 9
   */
  papers?: ([]|[{
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
}

/** What update takes: only what is to change, and the version that was seen. */
export interface MerchantUpdate {
  /** 商户名称 Name */
  name?: string
  /** 商户简称 Short name */
  short_name?: string
  /** 营业执照号 Business number */
  business_number?: (string | null)
  /** 法人姓名 Legal representative */
  legal_name?: (string | null)
  /** 法人身份证号 ID card */
  id_card?: (string | null)
  /** 联系人 Contact */
  contact_name?: string
  /** 联系电话 Phone */
  contact_phone?: string
  /** 客服电话 Service phone */
  service_phone?: string
  /** 邮箱 Email */
  email?: (string | null)
  /** 开户行 Bank */
  bank?: (string | null)
  /** 银行卡号 Bank card */
  bank_card?: (string | null)
  /** 支付宝账号 Alipay account */
  alipay_account?: (string | null)
  /**
   * 资质照片 Licence photos
   * 
   * @maxItems 9
   */
  papers?: ([]|[{
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
  /** 版本 Version */
  version: number
}
