// Generated from schemas/entities/chat_message.json by `npm run generate`; edit the source instead.

/** 客服消息 Chat message */
export interface ChatMessage {
  /** 编号 ID */
  id: number
  /** 咨询人 Asked by */
  asker_id: number
  /** 发送人 Sent by */
  author_id: (number | null)
  /** 客服回复 Answer */
  answer: boolean
  /** 内容 Text */
  text: string
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
export interface ChatMessageCreate {
  /** 咨询人 Asked by */
  asker_id: number
  /** 发送人 Sent by */
  author_id?: (number | null)
  /** 客服回复 Answer */
  answer?: boolean
  /** 内容 Text */
  text: string
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ChatMessageUpdate {
  /** 咨询人 Asked by */
  asker_id?: number
  /** 发送人 Sent by */
  author_id?: (number | null)
  /** 客服回复 Answer */
  answer?: boolean
  /** 内容 Text */
  text?: string
  /** 版本 Version */
  version: number
}
