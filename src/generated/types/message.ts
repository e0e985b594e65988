// Generated from schemas/entities/message.json by `npm run generate`; edit the source instead.

/** 消息 Message */
export interface Message {
  /** 编号 ID */
  id: number
  /** 标题 Title */
  title: string
  /** 消息类型 Message type */
  type: (1 | 2 | 3 | 4 | 5)
  /** 内容 Content */
  content: string
  /** 已读 Read */
  read: (boolean | null)
  /** 接收门店 Stores – Empty means visible to the whole company */
  store_ids: (number[] | null)
  /** 发送时间 Sent */
  sent_at: (string | null)
  /** 置顶 Pinned */
  pinned: boolean
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
export interface MessageCreate {
  /** 标题 Title */
  title: string
  /** 消息类型 Message type */
  type: (1 | 2 | 3 | 4 | 5)
  /** 内容 Content */
  content: string
  /**
   * 接收门店 Stores – Empty means visible to the whole company
   * 
   * @maxItems 1000
   */
  store_ids?: (number[] | null)
  /** 发送时间 Sent */
  sent_at?: (string | null)
  /** 置顶 Pinned */
  pinned?: boolean
}

/** What update takes: only what is to change, and the version that was seen. */
export interface MessageUpdate {
  /** 标题 Title */
  title?: string
  /** 消息类型 Message type */
  type?: (1 | 2 | 3 | 4 | 5)
  /** 内容 Content */
  content?: string
  /**
   * 接收门店 Stores – Empty means visible to the whole company
   * 
   * @maxItems 1000
   */
  store_ids?: (number[] | null)
  /** 发送时间 Sent */
  sent_at?: (string | null)
  /** 置顶 Pinned */
  pinned?: boolean
  /** 版本 Version */
  version: number
}
