// Generated from schemas/entities/fund_account.json by `npm run generate`; edit the source instead.

/** 资金账户 Fund account */
export interface FundAccount {
  /** 编号 ID */
  id: number
  /** 账户名称 Name */
  name: string
  /** 账户余额 Balance (元 CNY) */
  balance: string
  /** 冻结金额 Frozen (元 CNY) */
  frozen: string
  /** 剩余短信 Text messages left */
  sms_left: number
  /** 余额提醒 Warn below (元 CNY) */
  warning_at: (string | null)
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
export interface FundAccountCreate {
  /** 账户名称 Name */
  name: string
  /** 余额提醒 Warn below (元 CNY) */
  warning_at?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface FundAccountUpdate {
  /** 账户名称 Name */
  name?: string
  /** 余额提醒 Warn below (元 CNY) */
  warning_at?: (string | null)
  /** 版本 Version */
  version: number
}
