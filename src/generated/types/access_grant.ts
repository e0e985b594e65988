// Generated from schemas/entities/access_grant.json by `npm run generate`; edit the source instead.

/** 门禁授权 Access delivery */
export interface AccessGrant {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 人员 Person */
  access_person_id: number
  /** 门禁 Door */
  device_id: number
  /** 门禁操作状态 Access operation state */
  op_state: (11 | 12 | 13 | 21 | 22 | 23 | 31 | 32 | 33)
  /** 失败原因 Failure */
  failure: (string | null)
  /** 重试次数 Attempts */
  attempts: number
  /** 下发时间 Delivered */
  delivered_at: (string | null)
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
export interface AccessGrantCreate {
  /** 房源 Home */
  home_id: number
  /** 人员 Person */
  access_person_id: number
  /** 门禁 Door */
  device_id: number
  /** 门禁操作状态 Access operation state */
  op_state?: (11 | 12 | 13 | 21 | 22 | 23 | 31 | 32 | 33)
  /** 失败原因 Failure */
  failure?: (string | null)
  /** 重试次数 Attempts */
  attempts?: number
  /** 下发时间 Delivered */
  delivered_at?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface AccessGrantUpdate {
  /** 房源 Home */
  home_id?: number
  /** 人员 Person */
  access_person_id?: number
  /** 门禁 Door */
  device_id?: number
  /** 门禁操作状态 Access operation state */
  op_state?: (11 | 12 | 13 | 21 | 22 | 23 | 31 | 32 | 33)
  /** 失败原因 Failure */
  failure?: (string | null)
  /** 重试次数 Attempts */
  attempts?: number
  /** 下发时间 Delivered */
  delivered_at?: (string | null)
  /** 版本 Version */
  version: number
}
