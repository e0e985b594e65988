// Generated from schemas/entities/fee_rule.json by `npm run generate`; edit the source instead.

/** 电价规则 Fee rule */
export interface FeeRule {
  /** 编号 ID */
  id: number
  /** 规则名称 Name */
  name: string
  /** 电价类型 Tariff */
  type: (1 | 2)
  /** 单一电价 Single price (元/度 CNY/kWh) */
  price: (string | null)
  /** 尖时电价 Sharp price (元/度 CNY/kWh) */
  sharp_price: (string | null)
  /** 峰时电价 Peak price (元/度 CNY/kWh) */
  peak_price: (string | null)
  /** 平时电价 Shoulder price (元/度 CNY/kWh) */
  shoulder_price: (string | null)
  /** 谷时电价 Off-peak price (元/度 CNY/kWh) */
  off_peak_price: (string | null)
  /** 时段划分 Periods of the day – By the hour, covering the day exactly once */
  segments: ({
    begin_hour: number
    end_hour: number
    period: ("sharp" | "peak" | "shoulder" | "off_peak")
  }[] | null)
  /** 启用 Enabled */
  enabled: boolean
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
export interface FeeRuleCreate {
  /** 规则名称 Name */
  name: string
  /** 电价类型 Tariff */
  type?: (1 | 2)
  /** 单一电价 Single price (元/度 CNY/kWh) */
  price?: (string | null)
  /** 尖时电价 Sharp price (元/度 CNY/kWh) */
  sharp_price?: (string | null)
  /** 峰时电价 Peak price (元/度 CNY/kWh) */
  peak_price?: (string | null)
  /** 平时电价 Shoulder price (元/度 CNY/kWh) */
  shoulder_price?: (string | null)
  /** 谷时电价 Off-peak price (元/度 CNY/kWh) */
  off_peak_price?: (string | null)
  /**
   * 时段划分 Periods of the day – By the hour, covering the day exactly once
   * 
   * @maxItems 24
   */
  segments?: ({
    begin_hour: number
    end_hour: number
    period: ("sharp" | "peak" | "shoulder" | "off_peak")
  }[] | null)
  /** 启用 Enabled */
  enabled?: boolean
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface FeeRuleUpdate {
  /** 规则名称 Name */
  name?: string
  /** 电价类型 Tariff */
  type?: (1 | 2)
  /** 单一电价 Single price (元/度 CNY/kWh) */
  price?: (string | null)
  /** 尖时电价 Sharp price (元/度 CNY/kWh) */
  sharp_price?: (string | null)
  /** 峰时电价 Peak price (元/度 CNY/kWh) */
  peak_price?: (string | null)
  /** 平时电价 Shoulder price (元/度 CNY/kWh) */
  shoulder_price?: (string | null)
  /** 谷时电价 Off-peak price (元/度 CNY/kWh) */
  off_peak_price?: (string | null)
  /**
   * 时段划分 Periods of the day – By the hour, covering the day exactly once
   * 
   * @maxItems 24
   */
  segments?: ({
    begin_hour: number
    end_hour: number
    period: ("sharp" | "peak" | "shoulder" | "off_peak")
  }[] | null)
  /** 启用 Enabled */
  enabled?: boolean
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
