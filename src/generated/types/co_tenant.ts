// Generated from schemas/entities/co_tenant.json by `npm run generate`; edit the source instead.

/** 同住人 Co-tenant */
export interface CoTenant {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 租约 Lease */
  lease_id: number
  /** 同住人 Co-tenant */
  tenant_id: number
  /** 关系 Relation */
  relation: ("relative" | "spouse" | "child" | "friend")
  /** 入住日期 Moved in */
  joined_on: string
  /** 搬离日期 Moved out */
  left_on: (string | null)
  /** 备注 Note */
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
export interface CoTenantCreate {
  /** 房源 Home */
  home_id: number
  /** 租约 Lease */
  lease_id: number
  /** 同住人 Co-tenant */
  tenant_id: number
  /** 关系 Relation */
  relation: ("relative" | "spouse" | "child" | "friend")
  /** 入住日期 Moved in */
  joined_on: string
  /** 搬离日期 Moved out */
  left_on?: (string | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface CoTenantUpdate {
  /** 关系 Relation */
  relation?: ("relative" | "spouse" | "child" | "friend")
  /** 入住日期 Moved in */
  joined_on?: string
  /** 搬离日期 Moved out */
  left_on?: (string | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
