// Generated from schemas/entities/message_read.json by `npm run generate`; edit the source instead.

/** 消息已读 Message read */
export interface MessageRead {
  /** 编号 ID */
  id: number
  /** 消息 Message */
  message_id: number
  /** 员工 Staff */
  staff_id: number
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
export interface MessageReadCreate {
  /** 消息 Message */
  message_id: number
  /** 员工 Staff */
  staff_id: number
}

/** What update takes: only what is to change, and the version that was seen. */
export interface MessageReadUpdate {
  /** 消息 Message */
  message_id?: number
  /** 员工 Staff */
  staff_id?: number
  /** 版本 Version */
  version: number
}
