// Generated from schemas/entities/login_attempt.json by `npm run generate`; edit the source instead.

/** 登录失败 Failed login */
export interface LoginAttempt {
  /** 编号 ID */
  id: number
  /** 账号 Account */
  account: string
  /** 网络地址 Address */
  address: string
  /** 失败次数 Failures */
  count: number
  /** 进行中 In progress – Attempts whose password is being checked */
  pending: number
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
export interface LoginAttemptCreate {
  /** 账号 Account */
  account: string
  /** 网络地址 Address */
  address: string
  /** 失败次数 Failures */
  count: number
  /** 进行中 In progress – Attempts whose password is being checked */
  pending?: number
  /** 计数保留至 Counted until */
  until: string
}

/** What update takes: only what is to change, and the version that was seen. */
export interface LoginAttemptUpdate {
  /** 账号 Account */
  account?: string
  /** 网络地址 Address */
  address?: string
  /** 失败次数 Failures */
  count?: number
  /** 进行中 In progress – Attempts whose password is being checked */
  pending?: number
  /** 计数保留至 Counted until */
  until?: string
  /** 版本 Version */
  version: number
}
