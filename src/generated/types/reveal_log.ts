// Generated from schemas/entities/reveal_log.json by `npm run generate`; edit the source instead.

/** 脱敏查看记录 Reveal */
export interface RevealLog {
  /** 编号 ID */
  id: number
  /** 查看人 By */
  staff_id: number
  /** 对象 Resource */
  resource: string
  /** 记录编号 Record id */
  record_id: number
  /** 字段 Field */
  label: string
  /** 网络地址 Address */
  address: (string | null)
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
export interface RevealLogCreate {
  /** 查看人 By */
  staff_id: number
  /** 对象 Resource */
  resource: string
  /** 记录编号 Record id */
  record_id: number
  /** 字段 Field */
  label: string
  /** 网络地址 Address */
  address?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface RevealLogUpdate {
  /** 查看人 By */
  staff_id?: number
  /** 对象 Resource */
  resource?: string
  /** 记录编号 Record id */
  record_id?: number
  /** 字段 Field */
  label?: string
  /** 网络地址 Address */
  address?: (string | null)
  /** 版本 Version */
  version: number
}
