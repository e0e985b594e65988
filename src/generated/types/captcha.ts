// Generated from schemas/entities/captcha.json by `npm run generate`; edit the source instead.

/** 图形验证码 Captcha */
export interface Captcha {
  /** 编号 ID */
  id: number
  /** 编号摘要 Id digest */
  token_hash: string
  /** 答案摘要 Answer digest */
  answer_hash: string
  /** 到期时间 Expires */
  expires_at: string
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
export interface CaptchaCreate {
  /** 编号摘要 Id digest */
  token_hash: string
  /** 答案摘要 Answer digest */
  answer_hash: string
  /** 到期时间 Expires */
  expires_at: string
}

/** What update takes: only what is to change, and the version that was seen. */
export interface CaptchaUpdate {
  /** 编号摘要 Id digest */
  token_hash?: string
  /** 答案摘要 Answer digest */
  answer_hash?: string
  /** 到期时间 Expires */
  expires_at?: string
  /** 版本 Version */
  version: number
}
