// Generated from schemas/entities/operation_log.json by `npm run generate`; edit the source instead.

/** 操作日志 Operation */
export interface OperationLog {
  /** 编号 ID */
  id: number
  /** 操作人 By */
  staff_id: (number | null)
  /** 姓名 Name – Kept when the staff member is deleted; empty means the system */
  staff_name: (string | null)
  /** 操作类型 Action */
  action: ("login" | "logout" | "create" | "update" | "remove" | "transition" | "export" | "import" | "reveal" | "command")
  /** 对象 Resource */
  resource: (string | null)
  /** 记录编号 Record */
  record_id: (number | null)
  /** 记录 Record name – Its name at the time */
  record_name: (string | null)
  /** 修改内容 Changes – Masked fields are logged masked, passwords never */
  changes: ({
    field: string
    before?: (string | null)
    after?: (string | null)
  }[] | null)
  /** 记录数 Records – How many records were imported or exported; where looking for masked values was refused, how many searches there were */
  rows_count: (number | null)
  /** 门店 Store */
  store_id: (number | null)
  /** 房源 Home */
  home_id: (number | null)
  /** 网络地址 Address */
  address: (string | null)
  /** 成功 Succeeded */
  succeeded: boolean
  /** 操作时间 Time */
  created_at: string
  /** 版本 Version */
  version: number
  /** 更新时间 Updated */
  updated_at: string
  _labels?: {
    [k: string]: string | string[] | null
  }
}

/** What create takes. */
export interface OperationLogCreate {
  /** 操作人 By */
  staff_id?: (number | null)
  /** 姓名 Name – Kept when the staff member is deleted; empty means the system */
  staff_name?: (string | null)
  /** 操作类型 Action */
  action: ("login" | "logout" | "create" | "update" | "remove" | "transition" | "export" | "import" | "reveal" | "command")
  /** 对象 Resource */
  resource?: (string | null)
  /** 记录编号 Record */
  record_id?: (number | null)
  /** 记录 Record name – Its name at the time */
  record_name?: (string | null)
  /** 记录数 Records – How many records were imported or exported; where looking for masked values was refused, how many searches there were */
  rows_count?: (number | null)
  /** 门店 Store */
  store_id?: (number | null)
  /** 房源 Home */
  home_id?: (number | null)
  /** 网络地址 Address */
  address?: (string | null)
  /** 成功 Succeeded */
  succeeded?: boolean
}

/** What update takes: only what is to change, and the version that was seen. */
export interface OperationLogUpdate {
  /** 操作人 By */
  staff_id?: (number | null)
  /** 姓名 Name – Kept when the staff member is deleted; empty means the system */
  staff_name?: (string | null)
  /** 操作类型 Action */
  action?: ("login" | "logout" | "create" | "update" | "remove" | "transition" | "export" | "import" | "reveal" | "command")
  /** 对象 Resource */
  resource?: (string | null)
  /** 记录编号 Record */
  record_id?: (number | null)
  /** 记录 Record name – Its name at the time */
  record_name?: (string | null)
  /** 记录数 Records – How many records were imported or exported; where looking for masked values was refused, how many searches there were */
  rows_count?: (number | null)
  /** 门店 Store */
  store_id?: (number | null)
  /** 房源 Home */
  home_id?: (number | null)
  /** 网络地址 Address */
  address?: (string | null)
  /** 成功 Succeeded */
  succeeded?: boolean
  /** 版本 Version */
  version: number
}
