// Generated from schemas/entities/sms_code.json by `npm run generate`; edit the source instead.

/** 短信验证码 Text message code */
export interface SmsCode {
  /** 编号 ID */
  id: number
  /** 手机号 Phone */
  phone: string
  /** 来源地址 Address */
  address: string
  /** 验证码摘要 Code digest */
  code_hash: string
  /** 发送时间 Sent */
  sent_at: string
  /** 到期时间 Expires */
  expires_at: string
  /** 已尝试次数 Tries */
  tries: number
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
export interface SmsCodeCreate {
  /** 手机号 Phone */
  phone: string
  /** 来源地址 Address */
  address: string
  /** 验证码摘要 Code digest */
  code_hash: string
  /** 发送时间 Sent */
  sent_at: string
  /** 到期时间 Expires */
  expires_at: string
  /** 已尝试次数 Tries */
  tries: number
}

/** What update takes: only what is to change, and the version that was seen. */
export interface SmsCodeUpdate {
  /** 手机号 Phone */
  phone?: string
  /** 来源地址 Address */
  address?: string
  /** 验证码摘要 Code digest */
  code_hash?: string
  /** 发送时间 Sent */
  sent_at?: string
  /** 到期时间 Expires */
  expires_at?: string
  /** 已尝试次数 Tries */
  tries?: number
  /** 版本 Version */
  version: number
}
