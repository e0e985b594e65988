// Generated from schemas/entities/import_problem.json by `npm run generate`; edit the source instead.

/** 导入错误行 Wrong row of an import */
export interface ImportProblem {
  /** 编号 ID */
  id: number
  /** 导入任务 Import */
  run_id: number
  /** 行号 Row */
  row: number
  /** 单元格 Cells */
  cells: string
  /** 错误原因 Problem */
  message: string
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
export interface ImportProblemCreate {
  /** 导入任务 Import */
  run_id: number
  /** 行号 Row */
  row: number
  /** 单元格 Cells */
  cells: string
  /** 错误原因 Problem */
  message: string
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ImportProblemUpdate {
  /** 导入任务 Import */
  run_id?: number
  /** 行号 Row */
  row?: number
  /** 单元格 Cells */
  cells?: string
  /** 错误原因 Problem */
  message?: string
  /** 版本 Version */
  version: number
}
