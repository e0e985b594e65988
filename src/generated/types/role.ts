// Generated from schemas/entities/role.json by `npm run generate`; edit the source instead.

/** 角色 Role */
export interface Role {
  /** 编号 ID */
  id: number
  /** 角色名称 Name */
  name: string
  /** 权限 Permissions */
  permissions: ("every" | "homes_view" | "device_base" | "homes_device_config" | "opt_client_face_access" | "opt_access_control_open" | "lease_base" | "ticket_base" | "org_base" | "log_check" | "finance_base" | "view_share" | "service_answer")[]
  /** 内置 Built in – A built-in role holds every permission and cannot be changed or deleted */
  built_in: boolean
  /** 员工数 Staff */
  staff_count: (number | null)
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
export interface RoleCreate {
  /** 角色名称 Name */
  name: string
  /** 权限 Permissions */
  permissions: ("every" | "homes_view" | "device_base" | "homes_device_config" | "opt_client_face_access" | "opt_access_control_open" | "lease_base" | "ticket_base" | "org_base" | "log_check" | "finance_base" | "view_share" | "service_answer")[]
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface RoleUpdate {
  /** 角色名称 Name */
  name?: string
  /** 权限 Permissions */
  permissions?: ("every" | "homes_view" | "device_base" | "homes_device_config" | "opt_client_face_access" | "opt_access_control_open" | "lease_base" | "ticket_base" | "org_base" | "log_check" | "finance_base" | "view_share" | "service_answer")[]
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
