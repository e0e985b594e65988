// Generated from schemas/entities/view_default.json by `npm run generate`; edit the source instead.

/** 默认视图 Default view */
export interface ViewDefault {
  /** 编号 ID */
  id: number
  /** 所属列表 List */
  list: string
  /** 视图 View */
  view_id: number
  /** 员工 Staff */
  staff_id: number
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
export interface ViewDefaultCreate {
  /** 所属列表 List */
  list: string
  /** 视图 View */
  view_id: number
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ViewDefaultUpdate {
  /** 视图 View */
  view_id?: number
  /** 版本 Version */
  version: number
}
