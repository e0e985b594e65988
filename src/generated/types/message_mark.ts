// Generated from schemas/entities/message_mark.json by `npm run generate`; edit the source instead.

/** 消息已读位置 Messages read until */
export interface MessageMark {
  /** 编号 ID */
  id: number
  /** 员工 Staff */
  staff_id: number
  /** 已读至 Read until */
  read_at: string
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
export interface MessageMarkCreate {
  /** 员工 Staff */
  staff_id: number
  /** 已读至 Read until */
  read_at: string
}

/** What update takes: only what is to change, and the version that was seen. */
export interface MessageMarkUpdate {
  /** 员工 Staff */
  staff_id?: number
  /** 已读至 Read until */
  read_at?: string
  /** 版本 Version */
  version: number
}
