// Generated from schemas/entities/staff.json by `npm run generate`; edit the source instead.

/** 员工 Staff */
export interface Staff {
  /** 编号 ID */
  staff_id: number
  /** 姓名 Name */
  name: string
  /** 登录账号 Account */
  account: string
  /** 区号 Country code */
  country_code: (86 | 44)
  /** 手机号 Phone */
  phone: string
  /** 角色 Role */
  role_id: number
  /** 账号类型 Account type */
  type: (0 | 1)
  /** 所属门店 Stores – A store account sees only the data of its stores */
  store_ids: (number[] | null)
  /** 管理房源 Homes – Empty means every home of the stores */
  home_ids: (number[] | null)
  /** 在职 Active – Staff who have left cannot log in */
  active: boolean
  /** 已同意隐私政策 Privacy policy accepted */
  is_verify_privacy: boolean
  /** 最近登录 Last login */
  last_login_at: (string | null)
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
export interface StaffCreate {
  /** 姓名 Name */
  name: string
  /** 登录账号 Account */
  account: string
  /** 登录密码 Password – At least 8 characters; leave empty when editing to keep it */
  password: string
  /** 区号 Country code */
  country_code?: (86 | 44)
  /** 手机号 Phone */
  phone: string
  /** 角色 Role */
  role_id: number
  /** 账号类型 Account type */
  type?: (0 | 1)
  /**
   * 所属门店 Stores – A store account sees only the data of its stores
   * 
   * @maxItems 1000
   */
  store_ids?: (number[] | null)
  /**
   * 管理房源 Homes – Empty means every home of the stores
   * 
   * @maxItems 1000
   */
  home_ids?: (number[] | null)
  /** 在职 Active – Staff who have left cannot log in */
  active?: boolean
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface StaffUpdate {
  /** 姓名 Name */
  name?: string
  /** 登录账号 Account */
  account?: string
  /** 登录密码 Password – At least 8 characters; leave empty when editing to keep it */
  password?: string
  /** 区号 Country code */
  country_code?: (86 | 44)
  /** 手机号 Phone */
  phone?: string
  /** 角色 Role */
  role_id?: number
  /** 账号类型 Account type */
  type?: (0 | 1)
  /**
   * 所属门店 Stores – A store account sees only the data of its stores
   * 
   * @maxItems 1000
   */
  store_ids?: (number[] | null)
  /**
   * 管理房源 Homes – Empty means every home of the stores
   * 
   * @maxItems 1000
   */
  home_ids?: (number[] | null)
  /** 在职 Active – Staff who have left cannot log in */
  active?: boolean
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
