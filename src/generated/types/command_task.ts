// Generated from schemas/entities/command_task.json by `npm run generate`; edit the source instead.

/** 指令任务 Device command */
export interface CommandTask {
  /** 编号 ID */
  id: number
  /** 房源 Home */
  home_id: number
  /** 设备 Device */
  device_id: number
  /** 指令类型 Command */
  command: ("password_create" | "password_update" | "password_delete" | "fingerprint_create" | "card_create" | "face_create" | "credential_delete" | "credential_freeze" | "credential_unfreeze" | "card_loss" | "card_delete" | "setting_write" | "time_sync" | "switch_on" | "switch_off" | "meter_read" | "meter_charge" | "meter_clear" | "meter_reset" | "overdraft_set" | "capacity_set" | "valve_open" | "valve_close" | "access_deliver" | "access_remove" | "remote_open" | "restart" | "refresh")
  /** 参数摘要 Parameters */
  parameters: (string | null)
  /** 指令状态 Command state */
  state: ("pending" | "sending" | "success" | "fail" | "timeout" | "cancelled" | "expired")
  /** 失败原因 Failure */
  failure: (string | null)
  /** 重试次数 Attempts */
  attempts: number
  /** 业务编号 Business key – Retries keep the same key, so that nothing is done twice */
  business_key: (string | null)
  /** 操作人 By */
  staff_id: (number | null)
  /** 来源 Origin */
  origin: (1 | 2 | 3)
  /** 完成时间 Finished */
  finished_at: (string | null)
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
export interface CommandTaskCreate {
  /** 房源 Home */
  home_id: number
  /** 设备 Device */
  device_id: number
  /** 指令类型 Command */
  command: ("password_create" | "password_update" | "password_delete" | "fingerprint_create" | "card_create" | "face_create" | "credential_delete" | "credential_freeze" | "credential_unfreeze" | "card_loss" | "card_delete" | "setting_write" | "time_sync" | "switch_on" | "switch_off" | "meter_read" | "meter_charge" | "meter_clear" | "meter_reset" | "overdraft_set" | "capacity_set" | "valve_open" | "valve_close" | "access_deliver" | "access_remove" | "remote_open" | "restart" | "refresh")
  /** 参数摘要 Parameters */
  parameters?: (string | null)
  /** 重试次数 Attempts */
  attempts?: number
  /** 业务编号 Business key – Retries keep the same key, so that nothing is done twice */
  business_key?: (string | null)
  /** 操作人 By */
  staff_id?: (number | null)
  /** 来源 Origin */
  origin?: (1 | 2 | 3)
  /** 完成时间 Finished */
  finished_at?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface CommandTaskUpdate {
  /** 房源 Home */
  home_id?: number
  /** 设备 Device */
  device_id?: number
  /** 指令类型 Command */
  command?: ("password_create" | "password_update" | "password_delete" | "fingerprint_create" | "card_create" | "face_create" | "credential_delete" | "credential_freeze" | "credential_unfreeze" | "card_loss" | "card_delete" | "setting_write" | "time_sync" | "switch_on" | "switch_off" | "meter_read" | "meter_charge" | "meter_clear" | "meter_reset" | "overdraft_set" | "capacity_set" | "valve_open" | "valve_close" | "access_deliver" | "access_remove" | "remote_open" | "restart" | "refresh")
  /** 参数摘要 Parameters */
  parameters?: (string | null)
  /** 重试次数 Attempts */
  attempts?: number
  /** 操作人 By */
  staff_id?: (number | null)
  /** 来源 Origin */
  origin?: (1 | 2 | 3)
  /** 完成时间 Finished */
  finished_at?: (string | null)
  /** 版本 Version */
  version: number
}
