// Generated from schemas/entities/chat.json by `npm run generate`; edit the source instead.

/** 客服会话 Chat */
export interface Chat {
  /** 编号 ID */
  id: number
  /** 咨询人 Asked by */
  asker_id: number
  /** 最近一条 Latest */
  last_text: (string | null)
  /** 最近时间 Latest at */
  last_at: (string | null)
  /** 最近提问 Latest question */
  asked_id: number
  /** 咨询人已读至 Read by the asker up to */
  asker_read_id: number
  /** 客服已读至 Read by customer service up to */
  service_read_id: number
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
export interface ChatCreate {
  /** 咨询人 Asked by */
  asker_id: number
  /** 最近一条 Latest */
  last_text?: (string | null)
  /** 最近时间 Latest at */
  last_at?: (string | null)
  /** 最近提问 Latest question */
  asked_id?: number
  /** 咨询人已读至 Read by the asker up to */
  asker_read_id?: number
  /** 客服已读至 Read by customer service up to */
  service_read_id?: number
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ChatUpdate {
  /** 咨询人 Asked by */
  asker_id?: number
  /** 最近一条 Latest */
  last_text?: (string | null)
  /** 最近时间 Latest at */
  last_at?: (string | null)
  /** 最近提问 Latest question */
  asked_id?: number
  /** 咨询人已读至 Read by the asker up to */
  asker_read_id?: number
  /** 客服已读至 Read by customer service up to */
  service_read_id?: number
  /** 版本 Version */
  version: number
}
