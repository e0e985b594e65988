// Generated from schemas/entities/water_usage.json by `npm run generate`; edit the source instead.

/** 用水报表 Water use */
export interface WaterUsage {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 水表 Meter */
  device_id: (number | null)
  /** 日期 Day */
  day: string
  /** 热水 Hot */
  hot: boolean
  /** 起始读数 First reading (吨 m³) */
  begin_read: string
  /** 截止读数 Last reading (吨 m³) */
  end_read: string
  /** 用量 Used (吨 m³) */
  used: string
  /** 单价 Price (元/吨 CNY/m³) */
  price: string
  /** 金额 Amount (元 CNY) */
  fee: (string | null)
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
export interface WaterUsageCreate {
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 水表 Meter */
  device_id?: (number | null)
  /** 日期 Day */
  day: string
  /** 热水 Hot */
  hot?: boolean
  /** 起始读数 First reading (吨 m³) */
  begin_read: string
  /** 截止读数 Last reading (吨 m³) */
  end_read: string
  /** 用量 Used (吨 m³) */
  used: string
  /** 单价 Price (元/吨 CNY/m³) */
  price: string
}

/** What update takes: only what is to change, and the version that was seen. */
export interface WaterUsageUpdate {
  /** 房源 Home */
  home_id?: number
  /** 房间 Room */
  room_id?: number
  /** 水表 Meter */
  device_id?: (number | null)
  /** 日期 Day */
  day?: string
  /** 热水 Hot */
  hot?: boolean
  /** 起始读数 First reading (吨 m³) */
  begin_read?: string
  /** 截止读数 Last reading (吨 m³) */
  end_read?: string
  /** 用量 Used (吨 m³) */
  used?: string
  /** 单价 Price (元/吨 CNY/m³) */
  price?: string
  /** 版本 Version */
  version: number
}
