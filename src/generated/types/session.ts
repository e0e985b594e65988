// Generated from schemas/entities/session.json by `npm run generate`; edit the source instead.

/** 会话 Session */
export interface Session {
  /** 编号 ID */
  id: number
  /** 令牌摘要 Token digest */
  token_hash: string
  /** 员工编号 Staff id */
  staff_id: number
  /** 客户编号 Client id */
  client_id: number
  /** 密码摘要 Password digest – A changed password ends the sessions that were opened with the old one */
  stamp: string
  /** 最近活动 Last seen */
  last_seen_at: string
  /** 到期时间 Expires */
  expires_at: string
  /** 网络地址 Address */
  address: (string | null)
  /** 浏览器 Browser */
  user_agent: (string | null)
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
export interface SessionCreate {
  /** 令牌摘要 Token digest */
  token_hash: string
  /** 员工编号 Staff id */
  staff_id: number
  /** 客户编号 Client id */
  client_id: number
  /** 密码摘要 Password digest – A changed password ends the sessions that were opened with the old one */
  stamp: string
  /** 最近活动 Last seen */
  last_seen_at: string
  /** 到期时间 Expires */
  expires_at: string
  /** 网络地址 Address */
  address?: (string | null)
  /** 浏览器 Browser */
  user_agent?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface SessionUpdate {
  /** 令牌摘要 Token digest */
  token_hash?: string
  /** 员工编号 Staff id */
  staff_id?: number
  /** 客户编号 Client id */
  client_id?: number
  /** 密码摘要 Password digest – A changed password ends the sessions that were opened with the old one */
  stamp?: string
  /** 最近活动 Last seen */
  last_seen_at?: string
  /** 到期时间 Expires */
  expires_at?: string
  /** 网络地址 Address */
  address?: (string | null)
  /** 浏览器 Browser */
  user_agent?: (string | null)
  /** 版本 Version */
  version: number
}
