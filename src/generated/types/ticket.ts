// Generated from schemas/entities/ticket.json by `npm run generate`; edit the source instead.

/** 工单 Ticket */
export interface Ticket {
  /** 编号 ID */
  ticket_id: number
  /** 工单类型 Service type */
  service_type: (1 | 2 | 3 | 4)
  /** 工单状态 Ticket state */
  state: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11)
  /** 服务对象 Service target */
  service_target: (1 | 2 | 3 | 4 | 5)
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id: (number | null)
  /** 设备 Device */
  device_id: (number | null)
  /** 设备清单 Devices */
  product_device_list: ({
    device_product: string
    estimate_quantity: number
  }[] | null)
  /** 故障描述 Fault */
  fault: (string | null)
  /** 拆除原因 Teardown reason */
  teardown_reason: (1 | 2 | 3 | null)
  /** 标签 Tags */
  tags: ((1 | 2)[] | null)
  /** 联系人 Contact */
  contact_name: string
  /** 联系电话 Contact phone */
  contact_phone: string
  /** 预约日期 Appointment */
  appointment_date: string
  /** 预约时段 Appointment period */
  appointment_period: (1 | 2 | 3)
  /** 需匹配合同 Needs a contract */
  needs_contract: boolean
  /** 处理人 Handler */
  handler_id: (number | null)
  /** 签到位置 Sign-in position */
  sign_in_position: (string | null)
  /** 处理结果 Solution */
  solution: (string | null)
  /** 费用 Fee (元 CNY) */
  fee: (string | null)
  /** 图片 Pictures */
  pictures: ({
    name: string
    url: string
    size?: number
    type?: string
  }[] | null)
  /** 原因 Reason */
  reason: (string | null)
  /** 评分 Rating */
  rating: (number | null)
  /** 评价 Review */
  review: (string | null)
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
export interface TicketCreate {
  /** 工单类型 Service type */
  service_type: (1 | 2 | 3 | 4)
  /** 服务对象 Service target */
  service_target: (1 | 2 | 3 | 4 | 5)
  /** 房源 Home */
  home_id: number
  /** 房间 Room */
  room_id?: (number | null)
  /** 设备 Device */
  device_id?: (number | null)
  /**
   * 设备清单 Devices
   * 
   * @maxItems 50
   */
  product_device_list?: ({
    device_product: string
    estimate_quantity: number
  }[] | null)
  /** 故障描述 Fault */
  fault?: (string | null)
  /** 拆除原因 Teardown reason */
  teardown_reason?: (1 | 2 | 3 | null)
  /** 标签 Tags */
  tags?: ((1 | 2)[] | null)
  /** 联系人 Contact */
  contact_name: string
  /** 联系电话 Contact phone */
  contact_phone: string
  /** 预约日期 Appointment */
  appointment_date: string
  /** 预约时段 Appointment period */
  appointment_period?: (1 | 2 | 3)
  /** 需匹配合同 Needs a contract */
  needs_contract?: boolean
  /** 费用 Fee (元 CNY) */
  fee?: (string | null)
  /**
   * 图片 Pictures
   * 
   * @maxItems 9
   */
  pictures?: ([]|[{
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }] | null)
  /** 备注 Note */
  note?: (string | null)
}

/** What update takes: only what is to change, and the version that was seen. */
export interface TicketUpdate {
  /** 服务对象 Service target */
  service_target?: (1 | 2 | 3 | 4 | 5)
  /** 房源 Home */
  home_id?: number
  /** 房间 Room */
  room_id?: (number | null)
  /** 设备 Device */
  device_id?: (number | null)
  /**
   * 设备清单 Devices
   * 
   * @maxItems 50
   */
  product_device_list?: ({
    device_product: string
    estimate_quantity: number
  }[] | null)
  /** 故障描述 Fault */
  fault?: (string | null)
  /** 拆除原因 Teardown reason */
  teardown_reason?: (1 | 2 | 3 | null)
  /** 标签 Tags */
  tags?: ((1 | 2)[] | null)
  /** 联系人 Contact */
  contact_name?: string
  /** 联系电话 Contact phone */
  contact_phone?: string
  /** 预约日期 Appointment */
  appointment_date?: string
  /** 预约时段 Appointment period */
  appointment_period?: (1 | 2 | 3)
  /** 需匹配合同 Needs a contract */
  needs_contract?: boolean
  /** 费用 Fee (元 CNY) */
  fee?: (string | null)
  /**
   * 图片 Pictures
   * 
   * @maxItems 9
   */
  pictures?: ([]|[{
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }]|[{
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }, {
    name: string
    url: string
    size?: number
    type?: string
  }] | null)
  /** 备注 Note */
  note?: (string | null)
  /** 版本 Version */
  version: number
}
