// Generated from schemas/entities/manage_card.json by `npm run generate`; edit the source instead.

/** 管理卡 Management card */
export interface ManageCard {
  /** 编号 ID */
  id: number
  /** 卡号 Card number */
  number: string
  /** 管理卡类型 Management card type */
  card_type: (1 | 2)
  /** 持卡人 Holder */
  holder: string
  /** 手机号 Phone */
  phone: (string | null)
  /** 门店 Store */
  store_id: number
  /** 适用房源 Homes – A general card opens every lock of the store; a special card only those of the chosen homes */
  home_ids: (number[] | null)
  /**
   * 有效期 Valid
   * 
   * @minItems 2
   * @maxItems 2
   */
  valid_range: [string, string]
  /** 管理卡状态 Management card state */
  state: (1 | 2 | 3 | 4 | 5)
  /** 门锁数 Locks */
  locks_total: number
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
export interface ManageCardCreate {
  /** 卡号 Card number */
  number: string
  /** 管理卡类型 Management card type */
  card_type: (1 | 2)
  /** 持卡人 Holder */
  holder: string
  /** 手机号 Phone */
  phone?: (string | null)
  /** 门店 Store */
  store_id: number
  /**
   * 适用房源 Homes – A general card opens every lock of the store; a special card only those of the chosen homes
   * 
   * @maxItems 1000
   */
  home_ids?: (number[] | null)
  /**
   * 有效期 Valid
   * 
   * @minItems 2
   * @maxItems 2
   */
  valid_range: [string, string]
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ManageCardUpdate {
  /** 持卡人 Holder */
  holder?: string
  /** 手机号 Phone */
  phone?: (string | null)
  /** 门店 Store */
  store_id?: number
  /**
   * 适用房源 Homes – A general card opens every lock of the store; a special card only those of the chosen homes
   * 
   * @maxItems 1000
   */
  home_ids?: (number[] | null)
  /**
   * 有效期 Valid
   * 
   * @minItems 2
   * @maxItems 2
   */
  valid_range?: [string, string]
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
