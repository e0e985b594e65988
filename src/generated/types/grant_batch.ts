// Generated from schemas/entities/grant_batch.json by `npm run generate`; edit the source instead.

/** 批量授权记录 Credential batch */
export interface GrantBatch {
  /** 编号 ID */
  id: number
  /** 批次号 Batch number */
  number: string
  /** 授权方式 Credential type */
  grant_type: (1 | 2 | 3 | 4 | 5)
  /** 创建人 Created by */
  staff_id: (number | null)
  /** 总数 Total */
  total: number
  /** 成功 Succeeded */
  granted: (number | null)
  /** 失败 Failed */
  failed: (number | null)
  /** 进行中 In progress */
  running: (number | null)
  /** 门店 Stores – Stores whose doors it opened */
  store_ids: (number[] | null)
  /** 备注 Note */
  note: (string | null)
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
export interface GrantBatchCreate {
  /** 批次号 Batch number */
  number: string
  /** 授权方式 Credential type */
  grant_type: (1 | 2 | 3 | 4 | 5)
  /** 创建人 Created by */
  staff_id?: (number | null)
  /** 总数 Total */
  total: number
  /**
   * 门店 Stores – Stores whose doors it opened
   * 
   * @maxItems 1000
   */
  store_ids?: (number[] | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface GrantBatchUpdate {
  /** 批次号 Batch number */
  number?: string
  /** 授权方式 Credential type */
  grant_type?: (1 | 2 | 3 | 4 | 5)
  /** 创建人 Created by */
  staff_id?: (number | null)
  /** 总数 Total */
  total?: number
  /**
   * 门店 Stores – Stores whose doors it opened
   * 
   * @maxItems 1000
   */
  store_ids?: (number[] | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
