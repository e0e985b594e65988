// Generated from schemas/entities/grant.json by `npm run generate`; edit the source instead.

/** 授权记录 Credential */
export interface Grant {
  /** 编号 ID */
  grant_id: number
  /** 授权方式 Credential type */
  grant_type: (1 | 2 | 3 | 4 | 5)
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 门锁 Lock */
  device_id: number
  /** 租约 Lease */
  lease_id: (number | null)
  /** 员工 Staff */
  staff_id: (number | null)
  /** 批次 Batch */
  batch_id: (number | null)
  /** 持有人 Holder */
  name: (string | null)
  /** 手机号 Phone */
  phone: (string | null)
  /** 凭证编号 Credential number – 999 is the admin password, 3000 the offline admin password */
  paas_id: (number | null)
  /** 生效时间 Valid from */
  permission_begin: string
  /** 失效时间 Valid until */
  permission_end: string
  /** 有效期状态 Validity */
  permission_state: (1 | 2 | null)
  /** 凭证状态 Credential state */
  state: (0 | 1 | 2 | 3 | 4 | 5)
  /** 授权状态 Authorisation state */
  auth_state: (0 | 1 | 2 | 3 | 4)
  /** 授权操作 Credential operation */
  op_type: (1 | 2 | 3 | 4 | 5)
  /** 操作状态 Operation status */
  op_status: (1 | 2 | 3)
  /** 失败原因 Failure */
  failure: (string | null)
  /** 新生效时间 New valid from – The old validity applies until the update is complete */
  new_begin: (string | null)
  /** 新失效时间 New valid until */
  new_end: (string | null)
  /** 更新有效期中 Validity is being changed */
  to_range: boolean
  /** 待删除 Removal pending – Checked out while the lock was offline; the credential is waiting to be cleared */
  pending_removal: boolean
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
export interface GrantCreate {
  /** 授权方式 Credential type */
  grant_type: (1 | 2 | 3 | 4 | 5)
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 门锁 Lock */
  device_id: number
  /** 租约 Lease */
  lease_id?: (number | null)
  /** 员工 Staff */
  staff_id?: (number | null)
  /** 持有人 Holder */
  name: string
  /** 手机号 Phone */
  phone?: (string | null)
  /** 凭证编号 Credential number – 999 is the admin password, 3000 the offline admin password */
  paas_id?: (number | null)
  /** 生效时间 Valid from */
  permission_begin: string
  /** 失效时间 Valid until */
  permission_end: string
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface GrantUpdate {
  /** 持有人 Holder */
  name?: string
  /** 手机号 Phone */
  phone?: (string | null)
  /** 生效时间 Valid from */
  permission_begin?: string
  /** 失效时间 Valid until */
  permission_end?: string
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
