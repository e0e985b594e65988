// Generated from schemas/entities/request_count.json by `npm run generate`; edit the source instead.

/** 请求计数 Request count */
export interface RequestCount {
  /** 编号 ID */
  id: number
  /** 计数对象 Subject */
  subject: string
  /** 次数 Count */
  count: number
  /** 上次内容摘要 Digest of the last – The same asked again counts once */
  last_digest: (string | null)
  /** 计数保留至 Counted until */
  until: string
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
export interface RequestCountCreate {
  /** 计数对象 Subject */
  subject: string
  /** 次数 Count */
  count: number
  /** 上次内容摘要 Digest of the last – The same asked again counts once */
  last_digest?: (string | null)
  /** 计数保留至 Counted until */
  until: string
}

/** What update takes: only what is to change, and the version that was seen. */
export interface RequestCountUpdate {
  /** 计数对象 Subject */
  subject?: string
  /** 次数 Count */
  count?: number
  /** 上次内容摘要 Digest of the last – The same asked again counts once */
  last_digest?: (string | null)
  /** 计数保留至 Counted until */
  until?: string
  /** 版本 Version */
  version: number
}
