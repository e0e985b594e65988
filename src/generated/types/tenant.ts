// Generated from schemas/entities/tenant.json by `npm run generate`; edit the source instead.

/** 租客 Tenant */
export interface Tenant {
  /** 编号 ID */
  tenant_id: number
  /** 姓名 Name */
  name: (string | null)
  /** 手机号 Phone */
  phone: (string | null)
  /** 证件类型 Certificate */
  certificate_type: (1 | 2)
  /** 身份证号 ID card */
  id_card: (string | null)
  /** 其他证件号 Other certificate number */
  certificate_number: (string | null)
  /** 房源 Home */
  home_id: number
  /** 实名认证 Real name verified */
  real_name_verified: boolean
  /** 紧急联系人 Emergency contact */
  emergency_contact: (string | null)
  /** 紧急联系电话 Emergency phone */
  emergency_phone: (string | null)
  /** 邮箱 Email */
  email: (string | null)
  /** 标签 Tags */
  tag_ids: (number[] | null)
  /** 租约数 Leases */
  leases_count: (number | null)
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
export interface TenantCreate {
  /** 姓名 Name */
  name: string
  /** 手机号 Phone */
  phone: string
  /** 证件类型 Certificate */
  certificate_type?: (1 | 2)
  /** 身份证号 ID card */
  id_card?: (string | null)
  /** 其他证件号 Other certificate number */
  certificate_number?: (string | null)
  /** 房源 Home */
  home_id: number
  /** 紧急联系人 Emergency contact */
  emergency_contact?: (string | null)
  /** 紧急联系电话 Emergency phone */
  emergency_phone?: (string | null)
  /** 邮箱 Email */
  email?: (string | null)
  /**
   * 标签 Tags
   * 
   * @maxItems 1000
   */
  tag_ids?: (number[] | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface TenantUpdate {
  /** 姓名 Name */
  name?: string
  /** 手机号 Phone */
  phone?: string
  /** 证件类型 Certificate */
  certificate_type?: (1 | 2)
  /** 身份证号 ID card */
  id_card?: (string | null)
  /** 其他证件号 Other certificate number */
  certificate_number?: (string | null)
  /** 房源 Home */
  home_id?: number
  /** 紧急联系人 Emergency contact */
  emergency_contact?: (string | null)
  /** 紧急联系电话 Emergency phone */
  emergency_phone?: (string | null)
  /** 邮箱 Email */
  email?: (string | null)
  /**
   * 标签 Tags
   * 
   * @maxItems 1000
   */
  tag_ids?: (number[] | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
