// Generated from schemas/entities/pass_record.json by `npm run generate`; edit the source instead.

/** 通行记录 Pass */
export interface PassRecord {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 门禁 Door */
  device_id: number
  /** 人员 Person */
  access_person_id: (number | null)
  /** 人员类型 Person type */
  person_type: (1 | 2 | 3 | null)
  /** 进出方向 Direction */
  direction: (1 | 2)
  /** 通行方式 Passing method */
  way: (1 | 2 | 3 | 4 | 5)
  /** 开门结果 Result */
  result: (1 | 2)
  /** 通行时间 Passed */
  passed_at: string
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
export interface PassRecordCreate {
  /** 房源 Home */
  home_id: number
  /** 门禁 Door */
  device_id: number
  /** 人员 Person */
  access_person_id?: (number | null)
  /** 人员类型 Person type */
  person_type?: (1 | 2 | 3 | null)
  /** 进出方向 Direction */
  direction: (1 | 2)
  /** 通行方式 Passing method */
  way: (1 | 2 | 3 | 4 | 5)
  /** 开门结果 Result */
  result?: (1 | 2)
  /** 通行时间 Passed */
  passed_at: string
}

/** What update takes: only what is to change, and the version that was seen. */
export interface PassRecordUpdate {
  /** 房源 Home */
  home_id?: number
  /** 门禁 Door */
  device_id?: number
  /** 人员 Person */
  access_person_id?: (number | null)
  /** 人员类型 Person type */
  person_type?: (1 | 2 | 3 | null)
  /** 进出方向 Direction */
  direction?: (1 | 2)
  /** 通行方式 Passing method */
  way?: (1 | 2 | 3 | 4 | 5)
  /** 开门结果 Result */
  result?: (1 | 2)
  /** 通行时间 Passed */
  passed_at?: string
  /** 版本 Version */
  version: number
}
