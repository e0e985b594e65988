// Generated from schemas/entities/check_out.json by `npm run generate`; edit the source instead.

/** 退租记录 Check-out */
export interface CheckOut {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 租约 Lease */
  lease_id: number
  /** 租客 Tenant */
  tenant_id: number
  /** 退租日期 Date */
  check_out_date: string
  /** 结算电表读数 Electricity reading (度 kWh) */
  electric_read: (string | null)
  /** 结算剩余电量 Remaining energy (度 kWh) */
  remaining: (string | null)
  /** 结算水表读数 Water reading (吨 m³) */
  water_read: (string | null)
  /** 余额处理 Balance */
  balance: (1 | 2 | 3)
  /** 退款金额 Refund (元 CNY) */
  refund: (string | null)
  /** 授权总数 Credentials */
  credentials_total: number
  /** 已清除 Cleared */
  credentials_cleared: number
  /** 退租状态 Check-out state */
  state: (1 | 2 | 3)
  /** 设备离线退租 Checked out offline */
  device_offline: boolean
  /** 办理人 By */
  staff_id: (number | null)
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
export interface CheckOutCreate {
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 租约 Lease */
  lease_id: number
  /** 租客 Tenant */
  tenant_id: number
  /** 退租日期 Date */
  check_out_date: string
  /** 结算电表读数 Electricity reading (度 kWh) */
  electric_read?: (string | null)
  /** 结算剩余电量 Remaining energy (度 kWh) */
  remaining?: (string | null)
  /** 结算水表读数 Water reading (吨 m³) */
  water_read?: (string | null)
  /** 余额处理 Balance */
  balance: (1 | 2 | 3)
  /** 退款金额 Refund (元 CNY) */
  refund?: (string | null)
  /** 授权总数 Credentials */
  credentials_total?: number
  /** 已清除 Cleared */
  credentials_cleared?: number
  /** 退租状态 Check-out state */
  state?: (1 | 2 | 3)
  /** 设备离线退租 Checked out offline */
  device_offline?: boolean
  /** 办理人 By */
  staff_id?: (number | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface CheckOutUpdate {
  /** 退租日期 Date */
  check_out_date?: string
  /** 结算电表读数 Electricity reading (度 kWh) */
  electric_read?: (string | null)
  /** 结算剩余电量 Remaining energy (度 kWh) */
  remaining?: (string | null)
  /** 结算水表读数 Water reading (吨 m³) */
  water_read?: (string | null)
  /** 余额处理 Balance */
  balance?: (1 | 2 | 3)
  /** 退款金额 Refund (元 CNY) */
  refund?: (string | null)
  /** 授权总数 Credentials */
  credentials_total?: number
  /** 已清除 Cleared */
  credentials_cleared?: number
  /** 退租状态 Check-out state */
  state?: (1 | 2 | 3)
  /** 设备离线退租 Checked out offline */
  device_offline?: boolean
  /** 办理人 By */
  staff_id?: (number | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
