// Generated from schemas/entities/import_run.json by `npm run generate`; edit the source instead.

/** 导入任务 Import */
export interface ImportRun {
  /** 编号 ID */
  id: number
  /** 客户编号 Client id */
  client_id: number
  /** 员工编号 Staff id */
  staff_id: number
  /** 导入对象 Entity */
  entity: string
  /** 文件格式 File format */
  file_format: (string | null)
  /** 状态 State – running, done, failed or stopped */
  state: string
  /** 要求停止 Asked to stop */
  stop_asked: boolean
  /** 最近心跳 Last beat – No beat for a while means that the process running it is gone */
  beat_at: string
  /** 进度与结果 Progress and result */
  progress: string
  /** 文件表头 Heads of the file */
  heads: (string | null)
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
export interface ImportRunCreate {
  /** 客户编号 Client id */
  client_id: number
  /** 员工编号 Staff id */
  staff_id: number
  /** 导入对象 Entity */
  entity: string
  /** 文件格式 File format */
  file_format?: (string | null)
  /** 状态 State – running, done, failed or stopped */
  state: string
  /** 要求停止 Asked to stop */
  stop_asked?: boolean
  /** 最近心跳 Last beat – No beat for a while means that the process running it is gone */
  beat_at: string
  /** 进度与结果 Progress and result */
  progress: string
  /** 文件表头 Heads of the file */
  heads?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ImportRunUpdate {
  /** 客户编号 Client id */
  client_id?: number
  /** 员工编号 Staff id */
  staff_id?: number
  /** 导入对象 Entity */
  entity?: string
  /** 文件格式 File format */
  file_format?: (string | null)
  /** 状态 State – running, done, failed or stopped */
  state?: string
  /** 要求停止 Asked to stop */
  stop_asked?: boolean
  /** 最近心跳 Last beat – No beat for a while means that the process running it is gone */
  beat_at?: string
  /** 进度与结果 Progress and result */
  progress?: string
  /** 文件表头 Heads of the file */
  heads?: (string | null)
  /** 版本 Version */
  version: number
}
