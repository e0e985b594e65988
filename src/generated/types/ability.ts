// Generated from schemas/entities/ability.json by `npm run generate`; edit the source instead.

/** 型号能力 Model ability */
export interface Ability {
  /** 编号 ID */
  id: number
  /** 型号 Model */
  model: string
  /** 设备类型 Device type */
  device_type: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11)
  /** 支持的授权方式 Credential types */
  grant_types: ((1 | 2 | 3 | 4 | 5)[] | null)
  /** 可用功能码 Function codes – Codes that are not listed are not shown */
  function_codes: (("04" | "05" | "08" | "09" | "10" | "11" | "12")[] | null)
  /** 带阀门 Has a valve */
  has_valve: boolean
  /** 可远程拉合闸 Can be switched remotely */
  has_relay: boolean
  /** 可选变比 Transformer ratios */
  transformer_ratios: ((20 | 30 | 40 | 50 | 60 | 80 | 100 | 120)[] | null)
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
export interface AbilityCreate {
  /** 型号 Model */
  model: string
  /** 设备类型 Device type */
  device_type: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11)
  /** 支持的授权方式 Credential types */
  grant_types?: ((1 | 2 | 3 | 4 | 5)[] | null)
  /** 可用功能码 Function codes – Codes that are not listed are not shown */
  function_codes?: (("04" | "05" | "08" | "09" | "10" | "11" | "12")[] | null)
  /** 带阀门 Has a valve */
  has_valve?: boolean
  /** 可远程拉合闸 Can be switched remotely */
  has_relay?: boolean
  /** 可选变比 Transformer ratios */
  transformer_ratios?: ((20 | 30 | 40 | 50 | 60 | 80 | 100 | 120)[] | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface AbilityUpdate {
  /** 型号 Model */
  model?: string
  /** 设备类型 Device type */
  device_type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11)
  /** 支持的授权方式 Credential types */
  grant_types?: ((1 | 2 | 3 | 4 | 5)[] | null)
  /** 可用功能码 Function codes – Codes that are not listed are not shown */
  function_codes?: (("04" | "05" | "08" | "09" | "10" | "11" | "12")[] | null)
  /** 带阀门 Has a valve */
  has_valve?: boolean
  /** 可远程拉合闸 Can be switched remotely */
  has_relay?: boolean
  /** 可选变比 Transformer ratios */
  transformer_ratios?: ((20 | 30 | 40 | 50 | 60 | 80 | 100 | 120)[] | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
