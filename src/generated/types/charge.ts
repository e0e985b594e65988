// Generated from schemas/entities/charge.json by `npm run generate`; edit the source instead.

/** 电费充值 Charge */
export interface Charge {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 电表 Meter */
  device_id: number
  /** 租约 Lease */
  lease_id: (number | null)
  /** 充值方式 Charge mode */
  mode: (2 | 4 | 5)
  /** 充值渠道 Charge channel */
  channel: (1 | 2 | 3 | 4)
  /** 金额 Amount (元 CNY) */
  money: string
  /** 电价 Price (元/度 CNY/kWh) */
  price: string
  /** 电量 Energy (度 kWh) */
  energy: string
  /** 下发状态 Delivery */
  state: ("pending" | "sending" | "success" | "fail" | "timeout" | "cancelled" | "expired")
  /** 充值时间 Charged */
  charged_at: string
  /** 到账时间 Arrived */
  delivered_at: (string | null)
  /** 流水号 Number */
  number: string
  /** 操作人 By */
  staff_id: (number | null)
  /** 原因 Reason */
  reason: (string | null)
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
export interface ChargeCreate {
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 电表 Meter */
  device_id: number
  /** 租约 Lease */
  lease_id?: (number | null)
  /** 充值方式 Charge mode */
  mode?: (2 | 4 | 5)
  /** 充值渠道 Charge channel */
  channel?: (1 | 2 | 3 | 4)
  /** 金额 Amount (元 CNY) */
  money: string
  /** 电价 Price (元/度 CNY/kWh) */
  price: string
  /** 电量 Energy (度 kWh) */
  energy: string
  /** 充值时间 Charged */
  charged_at: string
  /** 流水号 Number */
  number: string
  /** 操作人 By */
  staff_id?: (number | null)
  /** 原因 Reason */
  reason?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ChargeUpdate {
  /** 房源 Home */
  home_id?: number
  /** 房间 Room */
  room_id?: number
  /** 电表 Meter */
  device_id?: number
  /** 租约 Lease */
  lease_id?: (number | null)
  /** 充值方式 Charge mode */
  mode?: (2 | 4 | 5)
  /** 充值渠道 Charge channel */
  channel?: (1 | 2 | 3 | 4)
  /** 金额 Amount (元 CNY) */
  money?: string
  /** 电价 Price (元/度 CNY/kWh) */
  price?: string
  /** 电量 Energy (度 kWh) */
  energy?: string
  /** 充值时间 Charged */
  charged_at?: string
  /** 操作人 By */
  staff_id?: (number | null)
  /** 原因 Reason */
  reason?: (string | null)
  /** 版本 Version */
  version: number
}
