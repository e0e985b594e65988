// Generated from schemas/entities/open_door_count.json by `npm run generate`; edit the source instead.

/** 门禁开门统计 Door statistics */
export interface OpenDoorCount {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 门禁 Door */
  device_id: number
  /** 日期 Day */
  day: string
  /** 进门次数 In */
  passes_in: number
  /** 出门次数 Out */
  passes_out: number
  /** 人数 People */
  people: number
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
export interface OpenDoorCountCreate {
  /** 房源 Home */
  home_id: number
  /** 门禁 Door */
  device_id: number
  /** 日期 Day */
  day: string
  /** 进门次数 In */
  passes_in: number
  /** 出门次数 Out */
  passes_out: number
  /** 人数 People */
  people: number
}

/** What update takes: only what is to change, and the version that was seen. */
export interface OpenDoorCountUpdate {
  /** 房源 Home */
  home_id?: number
  /** 门禁 Door */
  device_id?: number
  /** 日期 Day */
  day?: string
  /** 进门次数 In */
  passes_in?: number
  /** 出门次数 Out */
  passes_out?: number
  /** 人数 People */
  people?: number
  /** 版本 Version */
  version: number
}
