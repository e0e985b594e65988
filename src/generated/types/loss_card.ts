// Generated from schemas/entities/loss_card.json by `npm run generate`; edit the source instead.

/** 管理卡挂失记录 Loss report */
export interface LossCard {
  /** 编号 ID */
  id: number
  /** 管理卡 Card */
  manage_card_id: number
  /** 门店 Store */
  store_id: number
  /** 操作人 By */
  staff_id: (number | null)
  /** 门锁总数 Locks */
  locks_total: number
  /** 已完成 Done */
  locks_done: number
  /** 失败 Failed */
  locks_failed: number
  /** 进度 Progress */
  progress: (string | null)
  /** 任务状态 Progress */
  state: (1 | 2 | 3)
  /** 强制 Forced */
  forced: boolean
  /** 完成时间 Finished */
  finished_at: (string | null)
  /** 原因 Reason */
  reason: (string | null)
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
export interface LossCardCreate {
  /** 管理卡 Card */
  manage_card_id: number
  /** 门店 Store */
  store_id: number
  /** 操作人 By */
  staff_id?: (number | null)
  /** 门锁总数 Locks */
  locks_total: number
  /** 已完成 Done */
  locks_done?: number
  /** 失败 Failed */
  locks_failed?: number
  /** 任务状态 Progress */
  state?: (1 | 2 | 3)
  /** 强制 Forced */
  forced?: boolean
  /** 完成时间 Finished */
  finished_at?: (string | null)
  /** 原因 Reason */
  reason?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface LossCardUpdate {
  /** 管理卡 Card */
  manage_card_id?: number
  /** 门店 Store */
  store_id?: number
  /** 操作人 By */
  staff_id?: (number | null)
  /** 门锁总数 Locks */
  locks_total?: number
  /** 已完成 Done */
  locks_done?: number
  /** 失败 Failed */
  locks_failed?: number
  /** 任务状态 Progress */
  state?: (1 | 2 | 3)
  /** 强制 Forced */
  forced?: boolean
  /** 完成时间 Finished */
  finished_at?: (string | null)
  /** 原因 Reason */
  reason?: (string | null)
  /** 版本 Version */
  version: number
}
