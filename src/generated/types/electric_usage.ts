// Generated from schemas/entities/electric_usage.json by `npm run generate`; edit the source instead.

/** 用电报表 Electricity use */
export interface ElectricUsage {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 电表 Meter */
  device_id: (number | null)
  /** 日期 Day */
  day: string
  /** 起始读数 First reading (度 kWh) */
  begin_read: string
  /** 截止读数 Last reading (度 kWh) */
  end_read: string
  /** 用量 Used (度 kWh) */
  used: string
  /** 公摊 Shared (度 kWh) */
  shared: string
  /** 总量 Total (度 kWh) */
  total: (string | null)
  /** 电价 Price (元/度 CNY/kWh) */
  price: string
  /** 金额 Amount (元 CNY) */
  fee: (string | null)
  /** 未计算原因 Not calculated because */
  reason: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 20 | 21 | 22 | 24 | null)
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
export interface ElectricUsageCreate {
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /** 电表 Meter */
  device_id?: (number | null)
  /** 日期 Day */
  day: string
  /** 起始读数 First reading (度 kWh) */
  begin_read: string
  /** 截止读数 Last reading (度 kWh) */
  end_read: string
  /** 用量 Used (度 kWh) */
  used: string
  /** 公摊 Shared (度 kWh) */
  shared?: string
  /** 电价 Price (元/度 CNY/kWh) */
  price: string
  /** 未计算原因 Not calculated because */
  reason?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 20 | 21 | 22 | 24 | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ElectricUsageUpdate {
  /** 房源 Home */
  home_id?: number
  /** 房间 Room */
  room_id?: number
  /** 电表 Meter */
  device_id?: (number | null)
  /** 日期 Day */
  day?: string
  /** 起始读数 First reading (度 kWh) */
  begin_read?: string
  /** 截止读数 Last reading (度 kWh) */
  end_read?: string
  /** 用量 Used (度 kWh) */
  used?: string
  /** 公摊 Shared (度 kWh) */
  shared?: string
  /** 电价 Price (元/度 CNY/kWh) */
  price?: string
  /** 未计算原因 Not calculated because */
  reason?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 20 | 21 | 22 | 24 | null)
  /** 版本 Version */
  version: number
}
