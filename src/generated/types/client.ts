// Generated from schemas/entities/client.json by `npm run generate`; edit the source instead.

/** 客户 Client */
export interface Client {
  /** 编号 ID */
  client_id: number
  /** 客户名称 Name */
  name: string
  /** 客户标签 Tags */
  tags: (("1000")[] | null)
  /** 蘑菇租房授权 Mogoroom authorised */
  is_mogoroom_auth: boolean
  /** is_hzzf is_hzzf */
  is_hzzf: boolean
  /** 开通短信充值 SMS recharge */
  enable_sms_recharge: boolean
  /** 需要检查开关 Check the switch */
  need_check_switch: boolean
  /** 剩余短信 Text messages left */
  sms_left: number
  /** 可选权限 Optional permissions */
  optional_permissions: ({
    resource: string
    action: string
  }[] | null)
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
export interface ClientCreate {
  /** 客户名称 Name */
  name: string
  /** 客户标签 Tags */
  tags?: (("1000")[] | null)
  /** 蘑菇租房授权 Mogoroom authorised */
  is_mogoroom_auth?: boolean
  /** is_hzzf is_hzzf */
  is_hzzf?: boolean
  /** 开通短信充值 SMS recharge */
  enable_sms_recharge?: boolean
  /** 需要检查开关 Check the switch */
  need_check_switch?: boolean
  /** 剩余短信 Text messages left */
  sms_left?: number
  /**
   * 可选权限 Optional permissions
   * 
   * @maxItems 50
   */
  optional_permissions?: ({
    resource: string
    action: string
  }[] | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface ClientUpdate {
  /** 客户名称 Name */
  name?: string
  /** 客户标签 Tags */
  tags?: (("1000")[] | null)
  /** 蘑菇租房授权 Mogoroom authorised */
  is_mogoroom_auth?: boolean
  /** is_hzzf is_hzzf */
  is_hzzf?: boolean
  /** 开通短信充值 SMS recharge */
  enable_sms_recharge?: boolean
  /** 需要检查开关 Check the switch */
  need_check_switch?: boolean
  /** 剩余短信 Text messages left */
  sms_left?: number
  /**
   * 可选权限 Optional permissions
   * 
   * @maxItems 50
   */
  optional_permissions?: ({
    resource: string
    action: string
  }[] | null)
  /** 版本 Version */
  version: number
}
