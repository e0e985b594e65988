// Generated from schemas/entities/team.json by `npm run generate`; edit the source instead.

/** 服务团队 Team */
export interface Team {
  /** 编号 ID */
  id: number
  /** 团队名称 Name */
  name: string
  /** 负责人 Leader */
  leader: string
  /** 联系电话 Phone */
  phone: (string | null)
  /** 服务范围 Services */
  service_targets: ((1 | 2 | 3 | 4 | 5)[] | null)
  /** 服务门店 Stores */
  store_ids: (number[] | null)
  /** 成员 Members */
  staff_ids: (number[] | null)
  /** 启用 Active */
  active: boolean
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
export interface TeamCreate {
  /** 团队名称 Name */
  name: string
  /** 负责人 Leader */
  leader: string
  /** 联系电话 Phone */
  phone: string
  /** 服务范围 Services */
  service_targets?: ((1 | 2 | 3 | 4 | 5)[] | null)
  /**
   * 服务门店 Stores
   * 
   * @maxItems 1000
   */
  store_ids?: (number[] | null)
  /**
   * 成员 Members
   * 
   * @maxItems 1000
   */
  staff_ids?: (number[] | null)
  /** 启用 Active */
  active?: boolean
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface TeamUpdate {
  /** 团队名称 Name */
  name?: string
  /** 负责人 Leader */
  leader?: string
  /** 联系电话 Phone */
  phone?: string
  /** 服务范围 Services */
  service_targets?: ((1 | 2 | 3 | 4 | 5)[] | null)
  /**
   * 服务门店 Stores
   * 
   * @maxItems 1000
   */
  store_ids?: (number[] | null)
  /**
   * 成员 Members
   * 
   * @maxItems 1000
   */
  staff_ids?: (number[] | null)
  /** 启用 Active */
  active?: boolean
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
