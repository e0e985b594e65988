// Generated from schemas/entities/lease.json by `npm run generate`; edit the source instead.

/** 租约 Lease */
export interface Lease {
  /** 编号 ID */
  lease_id: number
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 租客 Tenant */
  tenant_id: number
  /**
   * 租期 Term
   * 
   * @minItems 2
   * @maxItems 2
   */
  lease_range: [string, string]
  /** 租约状态 Lease status */
  status: (1 | 2 | 3 | null)
  /** 到期日 Ends on */
  ends_on: (string | null)
  /** 月租金 Monthly rent (元 CNY) */
  rent: string
  /** 押金 Deposit (元 CNY) */
  deposit: string
  /** 同住人数 Co-tenants */
  co_tenants_count: (number | null)
  /** 已冻结 Frozen – While frozen, lock credentials are suspended */
  frozen: boolean
  /** 退租日期 Checked out */
  check_out_date: (string | null)
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
export interface LeaseCreate {
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 租客 Tenant */
  tenant_id: number
  /**
   * 租期 Term
   * 
   * @minItems 2
   * @maxItems 2
   */
  lease_range: [string, string]
  /** 月租金 Monthly rent (元 CNY) */
  rent: string
  /** 押金 Deposit (元 CNY) */
  deposit?: string
  /** 已冻结 Frozen – While frozen, lock credentials are suspended */
  frozen?: boolean
  /** 退租日期 Checked out */
  check_out_date?: (string | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface LeaseUpdate {
  /**
   * 租期 Term
   * 
   * @minItems 2
   * @maxItems 2
   */
  lease_range?: [string, string]
  /** 月租金 Monthly rent (元 CNY) */
  rent?: string
  /** 押金 Deposit (元 CNY) */
  deposit?: string
  /** 已冻结 Frozen – While frozen, lock credentials are suspended */
  frozen?: boolean
  /** 退租日期 Checked out */
  check_out_date?: (string | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
