// Generated from schemas/entities/opening.json by `npm run generate`; edit the source instead.

/** 开门记录 Door opening */
export interface Opening {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: (number | null)
  /** 门锁 Lock */
  device_id: number
  /** 授权 Credential */
  grant_id: (number | null)
  /** 开门方式 Opening method */
  open_way: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /** 开门人 Opened by */
  person: (string | null)
  /** 凭证编号 Credential number */
  paas_id: (number | null)
  /** 开门结果 Result */
  result: (1 | 2)
  /** 开门时间 Opened at */
  opened_at: string
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
export interface OpeningCreate {
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id?: (number | null)
  /** 门锁 Lock */
  device_id: number
  /** 授权 Credential */
  grant_id?: (number | null)
  /** 开门方式 Opening method */
  open_way: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /** 开门人 Opened by */
  person?: (string | null)
  /** 凭证编号 Credential number */
  paas_id?: (number | null)
  /** 开门结果 Result */
  result?: (1 | 2)
  /** 开门时间 Opened at */
  opened_at: string
}

/** What update takes: only what is to change, and the version that was seen. */
export interface OpeningUpdate {
  /** 门锁 Lock */
  device_id?: number
  /** 授权 Credential */
  grant_id?: (number | null)
  /** 开门方式 Opening method */
  open_way?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  /** 开门人 Opened by */
  person?: (string | null)
  /** 凭证编号 Credential number */
  paas_id?: (number | null)
  /** 开门结果 Result */
  result?: (1 | 2)
  /** 开门时间 Opened at */
  opened_at?: string
  /** 版本 Version */
  version: number
}
