// Generated from schemas/entities/access_person.json by `npm run generate`; edit the source instead.

/** 门禁人员 Access person */
export interface AccessPerson {
  /** 编号 ID */
  id: number
  /** 姓名 Name */
  name: (string | null)
  /** 手机号 Phone */
  phone: (string | null)
  /** 人员类型 Person type */
  person_type: (1 | 2 | 3)
  /** 身份证号 ID card */
  id_card: (string | null)
  /** 人脸照片 Face photo */
  face_photo: ({
    name: string
    url: string
    size?: number
    type?: string
  }[] | null)
  /** 房源 Home */
  home_id: number
  /** 租客 Tenant */
  tenant_id: (number | null)
  /** 员工 Staff */
  staff_id: (number | null)
  /** 生效时间 Valid from */
  valid_begin: string
  /** 失效时间 Valid until */
  valid_end: string
  /** 已同意采集人脸 Consented to face capture – A face may be captured and delivered only with the person's consent */
  consent: boolean
  /** 已下发门禁 Doors */
  doors: (number | null)
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
export interface AccessPersonCreate {
  /** 姓名 Name */
  name: string
  /** 手机号 Phone */
  phone: string
  /** 人员类型 Person type */
  person_type: (1 | 2 | 3)
  /** 身份证号 ID card */
  id_card?: (string | null)
  /**
   * 人脸照片 Face photo
   * 
   * @maxItems 1
   */
  face_photo?: ([]|[{
    name: string
    url: string
    size?: number
    type?: string
  }] | null)
  /** 房源 Home */
  home_id: number
  /** 租客 Tenant */
  tenant_id?: (number | null)
  /** 员工 Staff */
  staff_id?: (number | null)
  /** 生效时间 Valid from */
  valid_begin: string
  /** 失效时间 Valid until */
  valid_end: string
  /** 已同意采集人脸 Consented to face capture – A face may be captured and delivered only with the person's consent */
  consent?: boolean
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface AccessPersonUpdate {
  /** 姓名 Name */
  name?: string
  /** 手机号 Phone */
  phone?: string
  /** 人员类型 Person type */
  person_type?: (1 | 2 | 3)
  /** 身份证号 ID card */
  id_card?: (string | null)
  /**
   * 人脸照片 Face photo
   * 
   * @maxItems 1
   */
  face_photo?: ([]|[{
    name: string
    url: string
    size?: number
    type?: string
  }] | null)
  /** 房源 Home */
  home_id?: number
  /** 租客 Tenant */
  tenant_id?: (number | null)
  /** 员工 Staff */
  staff_id?: (number | null)
  /** 生效时间 Valid from */
  valid_begin?: string
  /** 失效时间 Valid until */
  valid_end?: string
  /** 已同意采集人脸 Consented to face capture – A face may be captured and delivered only with the person's consent */
  consent?: boolean
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
