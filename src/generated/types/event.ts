// Generated from schemas/entities/event.json by `npm run generate`; edit the source instead.

/** 异常事件 Exception */
export interface Event {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: (number | null)
  /** 设备 Device */
  device_id: number
  /** 异常事件 Exception */
  code: (100 | 1001 | 1003 | 1004 | 1006 | 1007 | 1008 | 1009 | 1010 | 1011 | 2003 | 2004 | 3002 | 3003 | 4001 | 4002 | 4003 | 4004 | 5001 | 5002 | 5003 | 5004 | 5005 | 5006 | 5007 | 5008 | 5009 | 5010 | 5011)
  /** 告警级别 Level */
  level: (1 | 2 | 3)
  /** 处理状态 Handling */
  state: (1 | 2 | 3 | 4 | 5)
  /** 说明 Detail */
  detail: (string | null)
  /** 首次发生 First occurred */
  first_at: string
  /** 最近发生 Last occurred */
  last_at: string
  /** 次数 Times – Repeats of the same exception on the same device are merged and counted */
  times: number
  /** 处理人 Handler */
  handler_id: (number | null)
  /** 处理时间 Handled */
  handled_at: (string | null)
  /** 处理结果 Result */
  result: (string | null)
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
export interface EventCreate {
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id?: (number | null)
  /** 设备 Device */
  device_id: number
  /** 异常事件 Exception */
  code: (100 | 1001 | 1003 | 1004 | 1006 | 1007 | 1008 | 1009 | 1010 | 1011 | 2003 | 2004 | 3002 | 3003 | 4001 | 4002 | 4003 | 4004 | 5001 | 5002 | 5003 | 5004 | 5005 | 5006 | 5007 | 5008 | 5009 | 5010 | 5011)
  /** 告警级别 Level */
  level: (1 | 2 | 3)
  /** 说明 Detail */
  detail?: (string | null)
  /** 首次发生 First occurred */
  first_at: string
  /** 最近发生 Last occurred */
  last_at: string
  /** 次数 Times – Repeats of the same exception on the same device are merged and counted */
  times?: number
}

/** What update takes: only what is to change, and the version that was seen. */
export interface EventUpdate {
  /** 房源 Home */
  home_id?: number
  /** 房间 Room */
  room_id?: (number | null)
  /** 设备 Device */
  device_id?: number
  /** 异常事件 Exception */
  code?: (100 | 1001 | 1003 | 1004 | 1006 | 1007 | 1008 | 1009 | 1010 | 1011 | 2003 | 2004 | 3002 | 3003 | 4001 | 4002 | 4003 | 4004 | 5001 | 5002 | 5003 | 5004 | 5005 | 5006 | 5007 | 5008 | 5009 | 5010 | 5011)
  /** 告警级别 Level */
  level?: (1 | 2 | 3)
  /** 说明 Detail */
  detail?: (string | null)
  /** 首次发生 First occurred */
  first_at?: string
  /** 最近发生 Last occurred */
  last_at?: string
  /** 次数 Times – Repeats of the same exception on the same device are merged and counted */
  times?: number
  /** 版本 Version */
  version: number
}
