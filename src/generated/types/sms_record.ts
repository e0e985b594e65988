// Generated from schemas/entities/sms_record.json by `npm run generate`; edit the source instead.

/** 短信记录 Text message */
export interface SmsRecord {
  /** 编号 ID */
  id: number
  /** 短信类型 Text message type */
  type: (1 | 2 | 3)
  /** 手机号 Phone */
  phone: (string | null)
  /** 内容 Content */
  content: string
  /** 计费条数 Parts – Up to 70 characters including the signature count as one message; longer ones count one per 67 */
  parts: number
  /** 短信状态 Text message state */
  state: (1 | 2 | 3)
  /** 失败原因 Failure */
  failure: (string | null)
  /** 发送时间 Sent */
  sent_at: (string | null)
  /** 房源 Home – Home of the tenant it was sent to; empty is a message of the company, seen only by accounts without limits */
  home_id: (number | null)
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
export interface SmsRecordCreate {
  /** 短信类型 Text message type */
  type: (1 | 2 | 3)
  /** 手机号 Phone */
  phone: string
  /** 内容 Content */
  content: string
  /** 计费条数 Parts – Up to 70 characters including the signature count as one message; longer ones count one per 67 */
  parts?: number
  /** 短信状态 Text message state */
  state?: (1 | 2 | 3)
  /** 失败原因 Failure */
  failure?: (string | null)
  /** 发送时间 Sent */
  sent_at?: (string | null)
  /** 房源 Home – Home of the tenant it was sent to; empty is a message of the company, seen only by accounts without limits */
  home_id?: (number | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface SmsRecordUpdate {
  /** 短信类型 Text message type */
  type?: (1 | 2 | 3)
  /** 手机号 Phone */
  phone?: string
  /** 内容 Content */
  content?: string
  /** 计费条数 Parts – Up to 70 characters including the signature count as one message; longer ones count one per 67 */
  parts?: number
  /** 短信状态 Text message state */
  state?: (1 | 2 | 3)
  /** 失败原因 Failure */
  failure?: (string | null)
  /** 发送时间 Sent */
  sent_at?: (string | null)
  /** 房源 Home – Home of the tenant it was sent to; empty is a message of the company, seen only by accounts without limits */
  home_id?: (number | null)
  /** 版本 Version */
  version: number
}
