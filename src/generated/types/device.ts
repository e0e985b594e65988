// Generated from schemas/entities/device.json by `npm run generate`; edit the source instead.

/** 设备 Device */
export interface Device {
  /** 编号 ID */
  device_id: number
  /** 设备SN Serial number – Type and model are recognised from it */
  sn: string
  /** 设备类型 Device type */
  device_type: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11 | null)
  /** 型号 Model – Empty means an unknown model */
  model: (string | null)
  /** 房源 Home */
  home_id: (number | null)
  /** 房间 Room */
  room_id: (number | null)
  /** 安装位置 Position */
  position: (string | null)
  /** 所属网关 Gateway – Empty means no gateway */
  gateway_id: (number | null)
  /** 设备状态 Device state */
  state: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)
  /** 在线状态 Connection */
  net_state: (1 | 2)
  /** 状态变更时间 Connection changed */
  net_state_at: (string | null)
  /** 电量 Battery (% %) – Below 10 counts as low */
  battery: (number | null)
  /** 信号强度 Signal strength */
  signal: (1 | 2 | 3 | null)
  /** 已激活 Activated */
  is_actived: boolean
  /** NB已激活 NB activated */
  nb_active: boolean
  /** 已激活 Activated */
  activated: (boolean | null)
  /** 房源信息已同步 Home data synchronised */
  sync_home_meta: boolean
  /** 锁体类型 Lock body type */
  lock_body_type: (-6 | -5 | -4 | -3 | -2 | -1 | null)
  /** 固件版本 Firmware */
  firmware: (string | null)
  /** 绑定时间 Bound */
  bound_at: (string | null)
  /** 质保到期 Warranty until */
  warranty_until: (string | null)
  /** 付费模式 Payment mode */
  pay_mode: (1 | 2 | null)
  /** 电价 Price (元/度 CNY/kWh) */
  price: (string | null)
  /** 透支额度 Overdraft (度 kWh) */
  overdraft: string
  /** 低电量提醒 Low energy warning */
  low_warning: (3 | 5 | 8 | 10 | null)
  /** 累计充值电量 Total energy charged (度 kWh) */
  electric_amount: string
  /** 当前读数 Current reading (度 kWh) */
  electric_read: string
  /** 公摊充值 Shared energy charged (度 kWh) */
  pool_amount: string
  /** 公摊用量 Shared energy used (度 kWh) */
  pool_read: string
  /** 剩余电量 Remaining (度 kWh) – A postpaid meter has none */
  remaining: (string | null)
  /** 尖 Sharp (度 kWh) */
  sharp: (string | null)
  /** 峰 Peak (度 kWh) */
  peak: (string | null)
  /** 平 Shoulder (度 kWh) */
  shoulder: (string | null)
  /** 谷 Off-peak (度 kWh) */
  off_peak: (string | null)
  /** 累计用水 Total water used (吨 m³) */
  water_amount: (string | null)
  /** 抄表时间 Read at */
  read_time: (string | null)
  /** 合闸状态 Relay */
  relay_state: (-1 | 1 | 2 | null)
  /** 预期状态 Expected relay – Differs from the relay while a command has not taken effect */
  expected_relay_state: (-1 | 1 | 2 | null)
  /** 485通讯 RS-485 */
  rs485_state: (1 | 2 | null)
  /** 额定功率 Rated power (瓦 W) */
  capacity: (number | null)
  /** 互感器变比 Transformer ratio – ATY6 meters only */
  transformer_ratio: (20 | 30 | 40 | 50 | 60 | 80 | 100 | 120 | null)
  /** 阀门状态 Valve */
  valve: (1 | 2 | 3 | null)
  /** ICCID ICCID */
  iccid: (string | null)
  /** 运营商 Carrier */
  traffic_provider: (1 | 2 | 3 | null)
  /** 流量到期日 Data plan until */
  traffic_until: (string | null)
  /** 流量状态 Data plan status */
  traffic_status: (1 | 2 | 3 | null)
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
export interface DeviceCreate {
  /** 设备SN Serial number – Type and model are recognised from it */
  sn: string
  /** 房源 Home */
  home_id?: (number | null)
  /** 房间 Room */
  room_id?: (number | null)
  /** 安装位置 Position */
  position?: (string | null)
  /** 所属网关 Gateway – Empty means no gateway */
  gateway_id?: (number | null)
  /** 设备状态 Device state */
  state?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)
  /** 锁体类型 Lock body type */
  lock_body_type?: (-6 | -5 | -4 | -3 | -2 | -1 | null)
  /** 绑定时间 Bound */
  bound_at?: (string | null)
  /** 质保到期 Warranty until */
  warranty_until?: (string | null)
  /** 付费模式 Payment mode */
  pay_mode?: (1 | 2 | null)
  /** 电价 Price (元/度 CNY/kWh) */
  price?: (string | null)
  /** 透支额度 Overdraft (度 kWh) */
  overdraft?: string
  /** 低电量提醒 Low energy warning */
  low_warning?: (3 | 5 | 8 | 10 | null)
  /** 额定功率 Rated power (瓦 W) */
  capacity?: (number | null)
  /** 互感器变比 Transformer ratio – ATY6 meters only */
  transformer_ratio?: (20 | 30 | 40 | 50 | 60 | 80 | 100 | 120 | null)
  /** ICCID ICCID */
  iccid?: (string | null)
  /** 运营商 Carrier */
  traffic_provider?: (1 | 2 | 3 | null)
  /** 流量到期日 Data plan until */
  traffic_until?: (string | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface DeviceUpdate {
  /** 房源 Home */
  home_id?: (number | null)
  /** 房间 Room */
  room_id?: (number | null)
  /** 安装位置 Position */
  position?: (string | null)
  /** 所属网关 Gateway – Empty means no gateway */
  gateway_id?: (number | null)
  /** 设备状态 Device state */
  state?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)
  /** 锁体类型 Lock body type */
  lock_body_type?: (-6 | -5 | -4 | -3 | -2 | -1 | null)
  /** 绑定时间 Bound */
  bound_at?: (string | null)
  /** 质保到期 Warranty until */
  warranty_until?: (string | null)
  /** 付费模式 Payment mode */
  pay_mode?: (1 | 2 | null)
  /** 电价 Price (元/度 CNY/kWh) */
  price?: (string | null)
  /** 透支额度 Overdraft (度 kWh) */
  overdraft?: string
  /** 低电量提醒 Low energy warning */
  low_warning?: (3 | 5 | 8 | 10 | null)
  /** 额定功率 Rated power (瓦 W) */
  capacity?: (number | null)
  /** 互感器变比 Transformer ratio – ATY6 meters only */
  transformer_ratio?: (20 | 30 | 40 | 50 | 60 | 80 | 100 | 120 | null)
  /** ICCID ICCID */
  iccid?: (string | null)
  /** 运营商 Carrier */
  traffic_provider?: (1 | 2 | 3 | null)
  /** 流量到期日 Data plan until */
  traffic_until?: (string | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
