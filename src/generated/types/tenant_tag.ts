// Generated from schemas/entities/tenant_tag.json by `npm run generate`; edit the source instead.

/** 租客标签 Tenant tag */
export interface TenantTag {
  /** 编号 ID */
  id: number
  /** 标签名称 Name */
  name: string
  /** 标签颜色 Colour */
  tone: ("neutral" | "info" | "success" | "warning" | "error")
  /** 说明 Note */
  note: (string | null)
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
export interface TenantTagCreate {
  /** 标签名称 Name */
  name: string
  /** 标签颜色 Colour */
  tone?: ("neutral" | "info" | "success" | "warning" | "error")
  /** 说明 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface TenantTagUpdate {
  /** 标签名称 Name */
  name?: string
  /** 标签颜色 Colour */
  tone?: ("neutral" | "info" | "success" | "warning" | "error")
  /** 说明 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
