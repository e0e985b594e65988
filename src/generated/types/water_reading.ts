// Generated from schemas/entities/water_reading.json by `npm run generate`; edit the source instead.

/** 水表读数 Water reading */
export interface WaterReading {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 水表 Meter */
  device_id: number
  /** 抄表时间 Read at */
  read_time: string
  /** 原始读数 Raw reading – Divided by 100: m³ */
  amount: number
  /** 读数 Reading (吨 m³) */
  volume: (string | null)
  /** 阀门状态 Valve */
  valve: (1 | 2 | 3 | null)
  /** 电量 Battery (% %) */
  battery: (number | null)
  /** 读数来源 Reading source */
  source: (1 | 2 | 3)
  /** 表计重置 Meter reset – Lower than the previous reading; not billed */
  is_reset: boolean
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
export interface WaterReadingCreate {
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 水表 Meter */
  device_id: number
  /** 抄表时间 Read at */
  read_time: string
  /** 原始读数 Raw reading – Divided by 100: m³ */
  amount: number
  /** 阀门状态 Valve */
  valve?: (1 | 2 | 3 | null)
  /** 电量 Battery (% %) */
  battery?: (number | null)
  /** 读数来源 Reading source */
  source?: (1 | 2 | 3)
  /** 表计重置 Meter reset – Lower than the previous reading; not billed */
  is_reset?: boolean
}

/** What update takes: only what is to change, and the version that was seen. */
export interface WaterReadingUpdate {
  /** 房源 Home */
  home_id?: number
  /** 房间 Room */
  room_id?: number
  /** 水表 Meter */
  device_id?: number
  /** 抄表时间 Read at */
  read_time?: string
  /** 原始读数 Raw reading – Divided by 100: m³ */
  amount?: number
  /** 阀门状态 Valve */
  valve?: (1 | 2 | 3 | null)
  /** 电量 Battery (% %) */
  battery?: (number | null)
  /** 读数来源 Reading source */
  source?: (1 | 2 | 3)
  /** 表计重置 Meter reset – Lower than the previous reading; not billed */
  is_reset?: boolean
  /** 版本 Version */
  version: number
}
