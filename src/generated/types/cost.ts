// Generated from schemas/entities/cost.json by `npm run generate`; edit the source instead.

/** 费用明细 Cost */
export interface Cost {
  /** 编号 ID */
  id: number
  /** 账单 Bill */
  bill_id: number
  /** 项目 Item */
  item: string
  /** 数量 Quantity */
  quantity: string
  /** 单价 Price (元 CNY) */
  price: string
  /** 金额 Amount (元 CNY) */
  amount: (string | null)
  /** 房源 Home */
  home_id: (number | null)
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
export interface CostCreate {
  /** 账单 Bill */
  bill_id: number
  /** 项目 Item */
  item: string
  /** 数量 Quantity */
  quantity: string
  /** 单价 Price (元 CNY) */
  price: string
  /** 房源 Home */
  home_id?: (number | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface CostUpdate {
  /** 账单 Bill */
  bill_id?: number
  /** 项目 Item */
  item?: string
  /** 数量 Quantity */
  quantity?: string
  /** 单价 Price (元 CNY) */
  price?: string
  /** 房源 Home */
  home_id?: (number | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
