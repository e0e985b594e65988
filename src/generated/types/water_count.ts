// Generated from schemas/entities/water_count.json by `npm run generate`; edit the source instead.

/** 用水统计 Water statistics */
export interface WaterCount {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 月份 Month */
  month: string
  /** 房间数 Rooms */
  room_count: number
  /** 用量 Used (吨 m³) */
  used: string
  /** 金额 Amount (元 CNY) */
  fee: string
  /** 上月用量 Previous month (吨 m³) */
  last_month: (string | null)
  /** 去年同月用量 Same month a year ago (吨 m³) */
  last_year: (string | null)
  /** 环比 Month on month (% %) */
  on_month: (string | null)
  /** 同比 Year on year (% %) */
  on_year: (string | null)
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
export interface WaterCountCreate {
  /** 房源 Home */
  home_id: number
  /** 月份 Month */
  month: string
  /** 房间数 Rooms */
  room_count: number
  /** 用量 Used (吨 m³) */
  used: string
  /** 金额 Amount (元 CNY) */
  fee: string
  /** 上月用量 Previous month (吨 m³) */
  last_month?: (string | null)
  /** 去年同月用量 Same month a year ago (吨 m³) */
  last_year?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface WaterCountUpdate {
  /** 房源 Home */
  home_id?: number
  /** 月份 Month */
  month?: string
  /** 房间数 Rooms */
  room_count?: number
  /** 用量 Used (吨 m³) */
  used?: string
  /** 金额 Amount (元 CNY) */
  fee?: string
  /** 上月用量 Previous month (吨 m³) */
  last_month?: (string | null)
  /** 去年同月用量 Same month a year ago (吨 m³) */
  last_year?: (string | null)
  /** 版本 Version */
  version: number
}
