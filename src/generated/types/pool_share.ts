// Generated from schemas/entities/pool_share.json by `npm run generate`; edit the source instead.

/** 公摊记录 Shared energy */
export interface PoolShare {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /**
   * 账期 Period
   * 
   * @minItems 2
   * @maxItems 2
   */
  period: [string, string]
  /** 公摊方式 Sharing */
  pool_type: (1 | 2)
  /** 公摊总量 Total shared (度 kWh) */
  total: (string | null)
  /** 分摊比例 Weight */
  weight: (number | null)
  /** 分摊电量 Share (度 kWh) */
  energy: (string | null)
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
export interface PoolShareCreate {
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: number
  /**
   * 账期 Period
   * 
   * @minItems 2
   * @maxItems 2
   */
  period: [string, string]
  /** 公摊方式 Sharing */
  pool_type: (1 | 2)
  /** 公摊总量 Total shared (度 kWh) */
  total?: (string | null)
  /** 分摊比例 Weight */
  weight?: (number | null)
  /** 分摊电量 Share (度 kWh) */
  energy?: (string | null)
  /** 未计算原因 Not calculated because */
  reason?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 20 | 21 | 22 | 24 | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface PoolShareUpdate {
  /** 房源 Home */
  home_id?: number
  /** 房间 Room */
  room_id?: number
  /**
   * 账期 Period
   * 
   * @minItems 2
   * @maxItems 2
   */
  period?: [string, string]
  /** 公摊方式 Sharing */
  pool_type?: (1 | 2)
  /** 公摊总量 Total shared (度 kWh) */
  total?: (string | null)
  /** 分摊比例 Weight */
  weight?: (number | null)
  /** 分摊电量 Share (度 kWh) */
  energy?: (string | null)
  /** 未计算原因 Not calculated because */
  reason?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 20 | 21 | 22 | 24 | null)
  /** 版本 Version */
  version: number
}
