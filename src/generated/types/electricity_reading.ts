// Generated from schemas/entities/electricity_reading.json by `npm run generate`; edit the source instead.

/** 电表读数 Electricity reading */
export interface ElectricityReading {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 电表 Meter */
  device_id: number
  /** 抄表时间 Read at */
  read_time: string
  /** 读数 Reading (度 kWh) */
  electric_read: string
  /** 尖 Sharp (度 kWh) */
  sharp: (string | null)
  /** 峰 Peak (度 kWh) */
  peak: (string | null)
  /** 平 Shoulder (度 kWh) */
  shoulder: (string | null)
  /** 谷 Off-peak (度 kWh) */
  off_peak: (string | null)
  /** 累计充值 Charged (度 kWh) */
  electric_amount: (string | null)
  /** 公摊充值 Shared energy charged (度 kWh) */
  pool_amount: (string | null)
  /** 公摊用量 Shared energy used (度 kWh) */
  pool_read: (string | null)
  /** 剩余电量 Remaining (度 kWh) */
  remaining: (string | null)
  /** 读数来源 Reading source */
  source: (1 | 2 | 3)
  /** 表屏损坏 Screen damaged */
  damaged: boolean
  /** 表计重置 Meter reset – Lower than the previous reading; not billed */
  is_reset: boolean
  /** 照片 Photo */
  pic_name: (string | null)
  /** 抄表人 Read by */
  staff_id: (number | null)
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
export interface ElectricityReadingCreate {
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 电表 Meter */
  device_id: number
  /** 抄表时间 Read at */
  read_time: string
  /** 读数 Reading (度 kWh) */
  electric_read: string
  /** 尖 Sharp (度 kWh) */
  sharp?: (string | null)
  /** 峰 Peak (度 kWh) */
  peak?: (string | null)
  /** 平 Shoulder (度 kWh) */
  shoulder?: (string | null)
  /** 谷 Off-peak (度 kWh) */
  off_peak?: (string | null)
  /** 累计充值 Charged (度 kWh) */
  electric_amount?: (string | null)
  /** 公摊充值 Shared energy charged (度 kWh) */
  pool_amount?: (string | null)
  /** 公摊用量 Shared energy used (度 kWh) */
  pool_read?: (string | null)
  /** 读数来源 Reading source */
  source?: (1 | 2 | 3)
  /** 表屏损坏 Screen damaged */
  damaged?: boolean
  /** 表计重置 Meter reset – Lower than the previous reading; not billed */
  is_reset?: boolean
  /** 照片 Photo */
  pic_name?: (string | null)
  /** 抄表人 Read by */
  staff_id?: (number | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ElectricityReadingUpdate {
  /** 房源 Home */
  home_id?: number
  /** 房间 Room */
  room_id?: number
  /** 电表 Meter */
  device_id?: number
  /** 抄表时间 Read at */
  read_time?: string
  /** 读数 Reading (度 kWh) */
  electric_read?: string
  /** 尖 Sharp (度 kWh) */
  sharp?: (string | null)
  /** 峰 Peak (度 kWh) */
  peak?: (string | null)
  /** 平 Shoulder (度 kWh) */
  shoulder?: (string | null)
  /** 谷 Off-peak (度 kWh) */
  off_peak?: (string | null)
  /** 累计充值 Charged (度 kWh) */
  electric_amount?: (string | null)
  /** 公摊充值 Shared energy charged (度 kWh) */
  pool_amount?: (string | null)
  /** 公摊用量 Shared energy used (度 kWh) */
  pool_read?: (string | null)
  /** 读数来源 Reading source */
  source?: (1 | 2 | 3)
  /** 表屏损坏 Screen damaged */
  damaged?: boolean
  /** 表计重置 Meter reset – Lower than the previous reading; not billed */
  is_reset?: boolean
  /** 照片 Photo */
  pic_name?: (string | null)
  /** 抄表人 Read by */
  staff_id?: (number | null)
  /** 版本 Version */
  version: number
}
