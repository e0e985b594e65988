// Generated from schemas/enums by `npm run generate`; edit the source instead.

/** 权限 Permission */
export const Permission = {
  /** 登录即可使用 Everyone who is logged in */
  every: "every",
  /** 房源与房间 Homes and rooms */
  homes_view: "homes_view",
  /** 设备管理 Devices */
  device_base: "device_base",
  /** 设备配置 Device configuration */
  homes_device_config: "homes_device_config",
  /** 人脸门禁 Face access */
  opt_client_face_access: "opt_client_face_access",
  /** 远程开门 Open doors remotely */
  opt_access_control_open: "opt_access_control_open",
  /** 租客与租约 Tenants and leases */
  lease_base: "lease_base",
  /** 工单管理 Tickets */
  ticket_base: "ticket_base",
  /** 门店与员工 Stores and staff */
  org_base: "org_base",
  /** 查看日志 View logs */
  log_check: "log_check",
  /** 费用中心 Fee centre */
  finance_base: "finance_base",
  /** 共享列表视图 Share list views */
  view_share: "view_share",
  /** 在线客服接待 Answer online service */
  service_answer: "service_answer",
} as const
export type Permission = (typeof Permission)[keyof typeof Permission]

/** 对象 Resource */
export const Entity = {
  /** 型号能力 Model ability */
  ability: "ability",
  /** 门禁授权 Access delivery */
  access_grant: "access_grant",
  /** 门禁人员 Access person */
  access_person: "access_person",
  /** 帮助文章 Article */
  article: "article",
  /** 账单 Bill */
  bill: "bill",
  /** 电费充值 Charge */
  charge: "charge",
  /** 客服消息 Chat message */
  chat_message: "chat_message",
  /** 退租记录 Check-out */
  check_out: "check_out",
  /** 同住人 Co-tenant */
  co_tenant: "co_tenant",
  /** 指令任务 Device command */
  command_task: "command_task",
  /** 合同 Contract */
  contract: "contract",
  /** 费用明细 Cost */
  cost: "cost",
  /** 管理卡删除记录 Card deletion */
  delete_card: "delete_card",
  /** 设备 Device */
  device: "device",
  /** 用电统计 Electricity statistics */
  electric_count: "electric_count",
  /** 用电报表 Electricity use */
  electric_usage: "electric_usage",
  /** 电表读数 Electricity reading */
  electricity_reading: "electricity_reading",
  /** 电表设置 Electricity meter settings */
  elemeter_setting: "elemeter_setting",
  /** 异常事件 Exception */
  event: "event",
  /** 电价规则 Fee rule */
  fee_rule: "fee_rule",
  /** 文件 File */
  file: "file",
  /** 资金账户 Fund account */
  fund_account: "fund_account",
  /** 授权记录 Credential */
  grant: "grant",
  /** 批量授权记录 Credential batch */
  grant_batch: "grant_batch",
  /** 房源 Home */
  home: "home",
  /** 出入异常规则 In/out rule */
  in_out_setting: "in_out_setting",
  /** 发票 Invoice */
  invoice: "invoice",
  /** 租约 Lease */
  lease: "lease",
  /** 门锁设置 Lock settings */
  lock_setting: "lock_setting",
  /** 管理卡挂失记录 Loss report */
  loss_card: "loss_card",
  /** 管理卡 Management card */
  manage_card: "manage_card",
  /** 收款商户 Merchant */
  merchant: "merchant",
  /** 消息 Message */
  message: "message",
  /** 门禁开门统计 Door statistics */
  open_door_count: "open_door_count",
  /** 开门记录 Door opening */
  opening: "opening",
  /** 操作日志 Operation */
  operation_log: "operation_log",
  /** 通行记录 Pass */
  pass_record: "pass_record",
  /** 付款记录 Payment */
  payment: "payment",
  /** 公摊记录 Shared energy */
  pool_share: "pool_share",
  /** 账户充值 Recharge */
  recharge: "recharge",
  /** 角色 Role */
  role: "role",
  /** 房间 Room */
  room: "room",
  /** 列表视图 List view */
  saved_view: "saved_view",
  /** 短信充值 Text message recharge */
  sms_recharge: "sms_recharge",
  /** 短信记录 Text message */
  sms_record: "sms_record",
  /** 员工 Staff */
  staff: "staff",
  /** 门店 Store */
  store: "store",
  /** 服务团队 Team */
  team: "team",
  /** 租客 Tenant */
  tenant: "tenant",
  /** 租客标签 Tenant tag */
  tenant_tag: "tenant_tag",
  /** 工单 Ticket */
  ticket: "ticket",
  /** 工单记录 Ticket history */
  ticket_record: "ticket_record",
  /** 工单备注 Ticket remark */
  ticket_remark: "ticket_remark",
  /** 默认视图 Default view */
  view_default: "view_default",
  /** 用水统计 Water statistics */
  water_count: "water_count",
  /** 水表读数 Water reading */
  water_reading: "water_reading",
  /** 用水报表 Water use */
  water_usage: "water_usage",
  /** 水表设置 Water meter settings */
  watermeter_setting: "watermeter_setting",
} as const
export type Entity = (typeof Entity)[keyof typeof Entity]

/** 列表 List */
export const List = {
  /** 型号能力 Model abilities */
  abilities: "abilities",
  /** 门禁授权 Access deliveries */
  access_grants: "access_grants",
  /** 门禁人员 Access people */
  access_persons: "access_persons",
  /** 帮助文章 Articles */
  articles: "articles",
  /** 账单管理 Bills */
  bills: "bills",
  /** 电费充值报表 Electricity charges */
  charges: "charges",
  /** 客服记录 Customer service history */
  chat_messages: "chat_messages",
  /** 退租记录 Check-outs */
  check_outs: "check_outs",
  /** 同住人 Co-tenants */
  co_tenants: "co_tenants",
  /** 指令任务 Device commands */
  command_tasks: "command_tasks",
  /** 合同管理 Contracts */
  contracts: "contracts",
  /** 费用明细 Costs */
  costs: "costs",
  /** 管理卡删除记录 Card deletions */
  delete_cards: "delete_cards",
  /** 设备管理 Devices */
  devices: "devices",
  /** 用电统计 Electricity statistics */
  electric_counts: "electric_counts",
  /** 用电报表 Electricity report */
  electric_usages: "electric_usages",
  /** 电表读数 Electricity readings */
  electricity_readings: "electricity_readings",
  /** 电表配置 Meter settings */
  elemeter_settings: "elemeter_settings",
  /** 异常报表 Exceptions */
  events: "events",
  /** 电价规则 Fee rules */
  fee_rules: "fee_rules",
  /** 文件 Files */
  files: "files",
  /** 账户信息 Account information */
  fund_accounts: "fund_accounts",
  /** 授权记录 Credentials */
  grants: "grants",
  /** 批量授权记录 Credential batches */
  grant_batches: "grant_batches",
  /** 房源管理 Homes */
  homes: "homes",
  /** 出入异常配置 In/out rules */
  in_out_settings: "in_out_settings",
  /** 发票管理 Invoices */
  invoices: "invoices",
  /** 租约管理 Leases */
  leases: "leases",
  /** 门锁配置 Lock settings */
  lock_settings: "lock_settings",
  /** 管理卡挂失记录 Loss reports */
  loss_cards: "loss_cards",
  /** 管理卡 Management cards */
  manage_cards: "manage_cards",
  /** 收款账户 Payment accounts */
  merchants: "merchants",
  /** 消息中心 Messages */
  messages: "messages",
  /** 门禁开门统计 Door statistics */
  open_door_counts: "open_door_counts",
  /** 开门记录 Door openings */
  openings: "openings",
  /** 操作日志 Operation log */
  operation_logs: "operation_logs",
  /** 通行记录 Passes */
  pass_records: "pass_records",
  /** 付款记录 Payments */
  payments: "payments",
  /** 公摊记录 Shared energy */
  pool_shares: "pool_shares",
  /** 充值记录 Recharge records */
  recharges: "recharges",
  /** 角色管理 Roles */
  roles: "roles",
  /** 房间管理 Rooms */
  rooms: "rooms",
  /** 列表视图 List view */
  saved_views: "saved_views",
  /** 短信充值报表 Text message recharges */
  sms_recharges: "sms_recharges",
  /** 短信记录 Text messages */
  sms_records: "sms_records",
  /** 员工管理 Staff */
  staff: "staff",
  /** 门店管理 Stores */
  stores: "stores",
  /** 服务团队 Teams */
  teams: "teams",
  /** 租客管理 Tenants */
  tenants: "tenants",
  /** 租客标签 Tenant tags */
  tenant_tags: "tenant_tags",
  /** 工单列表 Tickets */
  tickets: "tickets",
  /** 工单记录 Ticket history */
  ticket_records: "ticket_records",
  /** 工单备注 Ticket remark */
  ticket_remarks: "ticket_remarks",
  /** 默认视图 Default view */
  view_defaults: "view_defaults",
  /** 用水统计 Water statistics */
  water_counts: "water_counts",
  /** 水表读数 Water readings */
  water_readings: "water_readings",
  /** 用水报表 Water report */
  water_usages: "water_usages",
  /** 水表配置 Water meter settings */
  watermeter_settings: "watermeter_settings",
  /** 工单列表（安装） Tickets (Install) */
  tickets_1: "tickets.1",
  /** 工单列表（维修） Tickets (Repair) */
  tickets_2: "tickets.2",
  /** 工单列表（拆除） Tickets (Teardown) */
  tickets_3: "tickets.3",
  /** 工单列表（重装） Tickets (Reinstall) */
  tickets_4: "tickets.4",
  /** 流量报表 Data plans */
  devices_1: "devices.1",
} as const
export type List = (typeof List)[keyof typeof List]

/** 异常事件 Exception */
export const AbnormalEvent = {
  /** 质保到期 Out of warranty */
  out_of_warranty: 100,
  /** 低电量 Low battery */
  low_battery: 1001,
  /** 防撬报警 Tamper alarm */
  tamper: 1003,
  /** 多次开门失败 Repeated failed opens */
  failed_opens: 1004,
  /** 离线 Offline */
  offline: 1006,
  /** 恢复在线 Back online */
  back_online: 1007,
  /** 长时间未开门 Long time unopened */
  long_unopened: 1008,
  /** 长时间未上锁 Long time unlocked */
  long_unlocked: 1009,
  /** 门虚掩 Ajar */
  ajar: 1010,
  /** 门未关 Door not closed */
  not_closed: 1011,
  /** 欠费断电 Arrears power cut */
  arrears_cut: 2003,
  /** 过载跳闸 Overload trip */
  overload_trip: 2004,
  /** 电表欠费 Meter arrears */
  meter_arrears: 3002,
  /** 水费欠费关阀 Water arrears cut */
  water_arrears_cut: 3003,
  /** 门禁防拆报警 Access tamper */
  access_tamper: 4001,
  /** 门禁超时未关 Access door left open */
  access_not_closed: 4002,
  /** 强行开门 Forced opening */
  access_forced: 4003,
  /** 胁迫开门 Opening under duress */
  access_duress: 4004,
  /** 电池欠压 Battery undervoltage */
  water_battery: 5001,
  /** 阀门异常 Valve fault */
  water_valve: 5002,
  /** 强磁干扰 Strong magnet */
  water_magnet: 5003,
  /** 反流 Backflow */
  water_backflow: 5004,
  /** 疑似漏水 Suspected leak */
  water_leak: 5005,
  /** 大流量 High flow */
  water_high_flow: 5006,
  /** 长期不用水 Long unused */
  water_unused: 5007,
  /** 表体拆卸 Meter dismantled */
  water_dismantled: 5008,
  /** 计量异常 Metering fault */
  water_metering: 5009,
  /** 水表离线 Water meter offline */
  water_offline: 5010,
  /** 水表恢复 Water meter back */
  water_online: 5011,
} as const
export type AbnormalEvent = (typeof AbnormalEvent)[keyof typeof AbnormalEvent]

/** 门禁操作状态 Access operation state */
export const AccessOpState = {
  /** 添加中 Create in progress */
  create_running: 11,
  /** 添加失败 Create failed */
  create_failed: 12,
  /** 添加成功 Create succeeded */
  create_done: 13,
  /** 更新中 Update in progress */
  update_running: 21,
  /** 更新失败 Update failed */
  update_failed: 22,
  /** 更新成功 Update succeeded */
  update_done: 23,
  /** 删除中 Delete in progress */
  delete_running: 31,
  /** 删除失败 Delete failed */
  delete_failed: 32,
  /** 删除成功 Delete succeeded */
  delete_done: 33,
} as const
export type AccessOpState = (typeof AccessOpState)[keyof typeof AccessOpState]

/** 预约时段 Appointment period */
export const AppointmentPeriod = {
  /** 全天 All day */
  all_day: 1,
  /** 上午 Morning */
  morning: 2,
  /** 下午 Afternoon */
  afternoon: 3,
} as const
export type AppointmentPeriod = (typeof AppointmentPeriod)[keyof typeof AppointmentPeriod]

/** 文章栏目 Section */
export const ArticleKind = {
  /** 使用手册 Handbook */
  handbook: "handbook",
  /** 常见问题 Questions */
  questions: "questions",
  /** 视频教程 Videos */
  video: "video",
} as const
export type ArticleKind = (typeof ArticleKind)[keyof typeof ArticleKind]

/** 授权状态 Authorisation state */
export const AuthState = {
  /** 未知 Unknown */
  unknown: 0,
  /** 未生效 Not effective */
  not_effective: 1,
  /** 未生效(下发失败) Not effective (delivery failed) */
  delivery_failed: 2,
  /** 已生效 Effective */
  effective: 3,
  /** 已失效 Invalid */
  invalid: 4,
} as const
export type AuthState = (typeof AuthState)[keyof typeof AuthState]

/** 账单状态 Bill state */
export const BillState = {
  /** 待确认 Awaiting confirmation */
  awaiting_confirm: 1,
  /** 待付款 Awaiting payment */
  awaiting_payment: 2,
  /** 部分付款 Part paid */
  part_paid: 3,
  /** 已付清 Paid */
  paid: 4,
  /** 已作废 Void */
  void: 5,
} as const
export type BillState = (typeof BillState)[keyof typeof BillState]

/** 任务状态 Progress */
export const CardTaskState = {
  /** 进行中 In progress */
  running: 1,
  /** 已完成 Done */
  done: 2,
  /** 部分失败 Partly failed */
  part_failed: 3,
} as const
export type CardTaskState = (typeof CardTaskState)[keyof typeof CardTaskState]

/** 证件类型 Certificate */
export const CertificateType = {
  /** 居民身份证 Resident ID card */
  resident_id: 1,
  /** 其他 Other */
  other: 2,
} as const
export type CertificateType = (typeof CertificateType)[keyof typeof CertificateType]

/** 充值渠道 Charge channel */
export const ChargeChannel = {
  /** 手动充值 Manual */
  manual: 1,
  /** 微信 WeChat */
  wechat: 2,
  /** 支付宝 Alipay */
  alipay: 3,
  /** 接口 API */
  api: 4,
} as const
export type ChargeChannel = (typeof ChargeChannel)[keyof typeof ChargeChannel]

/** 充值方式 Charge mode */
export const ChargeMode = {
  /** 按账单金额 By bill */
  bill: 2,
  /** 补缴欠费 Clear arrears */
  clear_arrears: 4,
  /** 免除欠费 Waive arrears */
  free_arrears: 5,
} as const
export type ChargeMode = (typeof ChargeMode)[keyof typeof ChargeMode]

/** 余额处理 Balance */
export const CheckOutBalance = {
  /** 退款 Refund */
  refund: 1,
  /** 清零 Clear */
  clear: 2,
  /** 转下一租客 Carry over to the next tenant */
  next_tenant: 3,
} as const
export type CheckOutBalance = (typeof CheckOutBalance)[keyof typeof CheckOutBalance]

/** 退租状态 Check-out state */
export const CheckOutState = {
  /** 授权清除中 Clearing credentials */
  clearing: 1,
  /** 已完成 Done */
  done: 2,
  /** 存在未清除授权 Credentials not cleared */
  not_cleared: 3,
} as const
export type CheckOutState = (typeof CheckOutState)[keyof typeof CheckOutState]

/** 客户标签 Client tag */
export const ClientTag = {
  /** 已迁移 Migrated */
  migrated: "1000",
} as const
export type ClientTag = (typeof ClientTag)[keyof typeof ClientTag]

/** 来源 Origin */
export const CommandOrigin = {
  /** 管理后台 Console */
  console: 1,
  /** 系统自动 System */
  system: 2,
  /** 开放接口 Open API */
  open_api: 3,
} as const
export type CommandOrigin = (typeof CommandOrigin)[keyof typeof CommandOrigin]

/** 指令状态 Command state */
export const CommandState = {
  /** 待下发 Pending */
  pending: "pending",
  /** 执行中 In progress */
  sending: "sending",
  /** 成功 Succeeded */
  success: "success",
  /** 失败 Failed */
  fail: "fail",
  /** 超时 Timed out */
  timeout: "timeout",
  /** 已取消 Cancelled */
  cancelled: "cancelled",
  /** 已过期 Expired */
  expired: "expired",
} as const
export type CommandState = (typeof CommandState)[keyof typeof CommandState]

/** 指令类型 Command */
export const CommandType = {
  /** 添加密码 Add password */
  password_create: "password_create",
  /** 修改密码 Change password */
  password_update: "password_update",
  /** 删除密码 Delete password */
  password_delete: "password_delete",
  /** 添加指纹 Add fingerprint */
  fingerprint_create: "fingerprint_create",
  /** 添加卡片 Add card */
  card_create: "card_create",
  /** 添加人脸 Add face */
  face_create: "face_create",
  /** 删除授权 Delete credential */
  credential_delete: "credential_delete",
  /** 冻结授权 Freeze credential */
  credential_freeze: "credential_freeze",
  /** 解冻授权 Unfreeze credential */
  credential_unfreeze: "credential_unfreeze",
  /** 管理卡挂失 Report card loss */
  card_loss: "card_loss",
  /** 删除管理卡 Delete card */
  card_delete: "card_delete",
  /** 下发门锁设置 Send lock settings */
  setting_write: "setting_write",
  /** 校时 Set the clock */
  time_sync: "time_sync",
  /** 合闸 Switch on */
  switch_on: "switch_on",
  /** 跳闸 Switch off */
  switch_off: "switch_off",
  /** 抄表 Read meter */
  meter_read: "meter_read",
  /** 充值 Charge */
  meter_charge: "meter_charge",
  /** 清零 Reset to zero */
  meter_clear: "meter_clear",
  /** 重置 Reset */
  meter_reset: "meter_reset",
  /** 设置透支 Set overdraft */
  overdraft_set: "overdraft_set",
  /** 设置功率 Set capacity */
  capacity_set: "capacity_set",
  /** 开阀 Open valve */
  valve_open: "valve_open",
  /** 关阀 Close valve */
  valve_close: "valve_close",
  /** 下发门禁人员 Deliver person */
  access_deliver: "access_deliver",
  /** 删除门禁人员 Remove person */
  access_remove: "access_remove",
  /** 远程开门 Open remotely */
  remote_open: "remote_open",
  /** 重启 Restart */
  restart: "restart",
  /** 刷新状态 Refresh */
  refresh: "refresh",
} as const
export type CommandType = (typeof CommandType)[keyof typeof CommandType]

/** 费用类型 Cost type */
export const CostType = {
  /** 设备款 Devices */
  device: 1,
  /** 服务费 Service */
  service: 2,
  /** 流量费 Data plans */
  traffic: 3,
  /** 安装费 Installation */
  install: 4,
  /** 短信费 Text messages */
  sms: 5,
} as const
export type CostType = (typeof CostType)[keyof typeof CostType]

/** 区号 Country code */
export const CountryCode = {
  /** +86 +86 */
  china: 86,
  /** +44 +44 */
  united_kingdom: 44,
} as const
export type CountryCode = (typeof CountryCode)[keyof typeof CountryCode]

/** 凭证状态 Credential state */
export const CredentialState = {
  /** 未设置 Not set */
  not_set: 0,
  /** 不可用 Unavailable */
  unavailable: 1,
  /** 已生效 Effective */
  effective: 2,
  /** 待生效 Pending */
  pending: 3,
  /** 已过期 Expired */
  expired: 4,
  /** 已冻结 Frozen */
  frozen: 5,
} as const
export type CredentialState = (typeof CredentialState)[keyof typeof CredentialState]

/** 设备状态 Device state */
export const DeviceState = {
  /** 待交付(已绑定在线) Awaiting delivery, bound and online */
  awaiting_online: 1,
  /** 已交付(已绑定) Delivered and bound */
  delivered: 2,
  /** 离线(已更换) Offline, replaced */
  replaced: 3,
  /** 离线(已退回) Offline, returned */
  returned: 4,
  /** 丢失 Lost */
  lost: 5,
  /** 已拆除 Removed */
  removed: 6,
  /** 已解绑 Unbound */
  unbound: 7,
  /** 待交付(已绑定未在线) Awaiting delivery, bound, not online */
  awaiting_offline: 8,
} as const
export type DeviceState = (typeof DeviceState)[keyof typeof DeviceState]

/** 设备类型 Device type */
export const DeviceType = {
  /** 网关 Gateway */
  gateway: 1,
  /** 门锁 Lock */
  lock: 2,
  /** 电表 Electricity meter */
  electricity_meter: 3,
  /** 采集器 Collector */
  collector: 4,
  /** 水表网关 Water gateway */
  water_gateway: 5,
  /** 冷水表 Cold water meter */
  cold_water_meter: 6,
  /** 热水表 Hot water meter */
  hot_water_meter: 7,
  /** 中继器 Repeater */
  repeater: 8,
  /** 人脸门禁 Face access */
  face_access: 10,
  /** M3门禁 M3 access control */
  m3_access: 11,
} as const
export type DeviceType = (typeof DeviceType)[keyof typeof DeviceType]

/** 用电时段 Tariff period */
export const EnergyPeriod = {
  /** 尖 Sharp */
  sharp: "sharp",
  /** 峰 Peak */
  peak: "peak",
  /** 平 Shoulder */
  shoulder: "shoulder",
  /** 谷 Off-peak */
  off_peak: "off_peak",
} as const
export type EnergyPeriod = (typeof EnergyPeriod)[keyof typeof EnergyPeriod]

/** 告警级别 Level */
export const EventLevel = {
  /** 提示 Info */
  info: 1,
  /** 警告 Warning */
  warning: 2,
  /** 严重 Severe */
  severe: 3,
} as const
export type EventLevel = (typeof EventLevel)[keyof typeof EventLevel]

/** 处理状态 Handling */
export const EventState = {
  /** 未处理 Open */
  open: 1,
  /** 处理中 In progress */
  handling: 2,
  /** 已处理 Handled */
  done: 3,
  /** 已忽略 Ignored */
  ignored: 4,
  /** 自动恢复 Recovered */
  recovered: 5,
} as const
export type EventState = (typeof EventState)[keyof typeof EventState]

/** 人员类型 Person type */
export const FacePersonType = {
  /** 员工 Staff */
  staff: 1,
  /** 租客 Tenant */
  tenant: 2,
  /** 访客 Visitor */
  visitor: 3,
} as const
export type FacePersonType = (typeof FacePersonType)[keyof typeof FacePersonType]

/** 电价类型 Tariff */
export const FeeRuleType = {
  /** 单一电价 Single price */
  single: 1,
  /** 分时电价 Time of use */
  time_of_use: 2,
} as const
export type FeeRuleType = (typeof FeeRuleType)[keyof typeof FeeRuleType]

/** 文件用途 File use */
export const FileUsage = {
  /** 电表照片 Meter photo */
  meter_photo: 1,
  /** 人脸照片 Face photo */
  face_photo: 2,
  /** 工单图片 Ticket picture */
  ticket: 3,
  /** 文章附件 Article */
  article: 4,
  /** 商户资料 Merchant papers */
  merchant: 5,
  /** 导入文件 Import */
  import: 6,
} as const
export type FileUsage = (typeof FileUsage)[keyof typeof FileUsage]

/** 结算方式 Settlement */
export const FinancePaymentType = {
  /** 月结 Monthly */
  monthly: 1,
  /** 项目结算 By project */
  project: 2,
  /** 先款后货 Pay before goods */
  pay_before_goods: 3,
} as const
export type FinancePaymentType = (typeof FinancePaymentType)[keyof typeof FinancePaymentType]

/** 功能码 Function code */
export const FunctionCode = {
  /** 密码清空 Clear passwords */
  password_clear: "04",
  /** 校时 Set the clock */
  time_change: "05",
  /** 解除反锁 Release the inner lock */
  anti_lock_release: "08",
  /** 指纹授权 Authorise fingerprint */
  fingerprint_auth: "09",
  /** 人脸授权 Authorise face */
  face_auth: "10",
  /** 卡片授权 Authorise card */
  card_auth: "11",
  /** 密码清空 Clear passwords */
  password_clear_12: "12",
} as const
export type FunctionCode = (typeof FunctionCode)[keyof typeof FunctionCode]

/** 操作状态 Operation status */
export const GrantOpStatus = {
  /** 进行中 In progress */
  running: 1,
  /** 失败 Failed */
  failed: 2,
  /** 成功 Succeeded */
  done: 3,
} as const
export type GrantOpStatus = (typeof GrantOpStatus)[keyof typeof GrantOpStatus]

/** 授权操作 Credential operation */
export const GrantOpType = {
  /** 添加 Add */
  create: 1,
  /** 删除 Delete */
  delete: 2,
  /** 更新 Update */
  update: 3,
  /** 冻结 Freeze */
  freeze: 4,
  /** 解冻 Unfreeze */
  unfreeze: 5,
} as const
export type GrantOpType = (typeof GrantOpType)[keyof typeof GrantOpType]

/** 授权方式 Credential type */
export const GrantType = {
  /** 密码 Password */
  password: 1,
  /** 指纹 Fingerprint */
  fingerprint: 2,
  /** 蓝牙 Bluetooth */
  bluetooth: 3,
  /** 卡片 Card */
  card: 4,
  /** 人脸 Face */
  face: 5,
} as const
export type GrantType = (typeof GrantType)[keyof typeof GrantType]

/** 出租方式 Letting */
export const HomeLeaseType = {
  /** 合租 Sublet by room */
  sublet: 1,
  /** 整租 Whole home */
  whole: 2,
} as const
export type HomeLeaseType = (typeof HomeLeaseType)[keyof typeof HomeLeaseType]

/** 房源类型 Home type */
export const HomeType = {
  /** 分散式 Decentralized */
  decentralized: 1,
  /** 集中式 Centralized */
  centralized: 2,
  /** 混合式 Mixed */
  mixed: 3,
} as const
export type HomeType = (typeof HomeType)[keyof typeof HomeType]

/** 发票状态 Invoice state */
export const InvoiceState = {
  /** 待确认 Awaiting confirmation */
  awaiting_confirm: 1,
  /** 开票中 Issuing */
  issuing: 2,
  /** 已开票 Issued */
  issued: 3,
  /** 开票失败 Issuing failed */
  failed: 4,
  /** 已驳回 Rejected */
  rejected: 5,
  /** 已取消 Cancelled */
  cancelled: 6,
  /** 已作废 Void */
  void: 7,
} as const
export type InvoiceState = (typeof InvoiceState)[keyof typeof InvoiceState]

/** 发票类型 Invoice type */
export const InvoiceType = {
  /** 普通发票 Ordinary invoice */
  ordinary: 1,
  /** 增值税专用发票 Special VAT invoice */
  special: 2,
} as const
export type InvoiceType = (typeof InvoiceType)[keyof typeof InvoiceType]

/** 租约状态 Lease status */
export const LeaseStatus = {
  /** 未开始 Not started */
  not_started: 1,
  /** 生效中 Valid */
  valid: 2,
  /** 已到期 Expired */
  expired: 3,
} as const
export type LeaseStatus = (typeof LeaseStatus)[keyof typeof LeaseStatus]

/** 锁体类型 Lock body type */
export const LockBodyType = {
  /** -6 -6 */
  type_minus_6: -6,
  /** -5 -5 */
  type_minus_5: -5,
  /** -4 -4 */
  type_minus_4: -4,
  /** -3 -3 */
  type_minus_3: -3,
  /** -2 -2 */
  type_minus_2: -2,
  /** -1 -1 */
  type_minus_1: -1,
} as const
export type LockBodyType = (typeof LockBodyType)[keyof typeof LockBodyType]

/** 操作类型 Action */
export const LogAction = {
  /** 登录 Log in */
  login: "login",
  /** 退出登录 Log out */
  logout: "logout",
  /** 新增 Create */
  create: "create",
  /** 修改 Update */
  update: "update",
  /** 删除 Delete */
  remove: "remove",
  /** 流程操作 Workflow step */
  transition: "transition",
  /** 导出 Export */
  export: "export",
  /** 导入 Import */
  import: "import",
  /** 查看脱敏数据 Reveal */
  reveal: "reveal",
  /** 设备指令 Device command */
  command: "command",
} as const
export type LogAction = (typeof LogAction)[keyof typeof LogAction]

/** 低电量提醒 Low energy warning */
export const LowWarning = {
  /** 3度 3 kWh */
  kwh_3: 3,
  /** 5度 5 kWh */
  kwh_5: 5,
  /** 8度 8 kWh */
  kwh_8: 8,
  /** 10度 10 kWh */
  kwh_10: 10,
} as const
export type LowWarning = (typeof LowWarning)[keyof typeof LowWarning]

/** 管理卡状态 Management card state */
export const ManageCardState = {
  /** 正常 Normal */
  normal: 1,
  /** 挂失中 Reporting loss */
  reporting: 2,
  /** 已挂失 Reported lost */
  lost: 3,
  /** 挂失失败 Loss report failed */
  failed: 4,
  /** 已删除 Deleted */
  deleted: 5,
} as const
export type ManageCardState = (typeof ManageCardState)[keyof typeof ManageCardState]

/** 管理卡类型 Management card type */
export const ManageCardType = {
  /** 通用 General */
  general: 1,
  /** 专用 Special */
  special: 2,
} as const
export type ManageCardType = (typeof ManageCardType)[keyof typeof ManageCardType]

/** 收款渠道 Payment channel */
export const MerchantChannel = {
  /** 支付宝 Alipay */
  alipay: 1,
  /** youyun支付 Youyun */
  youyun: 2,
} as const
export type MerchantChannel = (typeof MerchantChannel)[keyof typeof MerchantChannel]

/** 主体类型 Subject */
export const MerchantSubject = {
  /** 企业 Company */
  company: 1,
  /** 个体工商户 Individual business */
  individual_business: 2,
  /** 个人 Person */
  person: 3,
} as const
export type MerchantSubject = (typeof MerchantSubject)[keyof typeof MerchantSubject]

/** 消息类型 Message type */
export const MessageType = {
  /** 系统通知 System notice */
  notice: 1,
  /** 设备告警 Device alarm */
  alarm: 2,
  /** 租约提醒 Lease reminder */
  lease: 3,
  /** 工单动态 Ticket updates */
  ticket: 4,
  /** 费用提醒 Fee reminder */
  fee: 5,
} as const
export type MessageType = (typeof MessageType)[keyof typeof MessageType]

/** 在线状态 Connection */
export const NetState = {
  /** 在线 Online */
  online: 1,
  /** 离线 Offline */
  offline: 2,
} as const
export type NetState = (typeof NetState)[keyof typeof NetState]

/** 未计算原因 Not calculated because */
export const NotCalculatedReason = {
  /** 其他 Other */
  other: 0,
  /** 未设置分摊比例 Ratio not set */
  no_ratio: 1,
  /** 电表离线 Offline meter */
  meter_offline: 2,
  /** 租约全部到期 All leases expired */
  all_leases_expired: 3,
  /** 公区未绑定电表 Public area without meter */
  public_without_meter: 4,
  /** 公摊已关闭 Sharing closed */
  sharing_closed: 5,
  /** 独立电表疑似总表 Independent meter suspected as total meter */
  suspected_total: 6,
  /** 租约已到期 Lease expired */
  lease_expired: 20,
  /** 电表在线但未上传读数 Online meter not uploading readings */
  no_readings: 21,
  /** 欠费未断电 Arrears but no cut-off */
  arrears_not_cut: 22,
  /** 跳闸失败 Trip failed */
  trip_failed: 24,
} as const
export type NotCalculatedReason = (typeof NotCalculatedReason)[keyof typeof NotCalculatedReason]

/** 开门方式 Opening method */
export const OpenWay = {
  /** App/蓝牙 App or Bluetooth */
  app: 1,
  /** 密码 Password */
  password: 2,
  /** 指纹 Fingerprint */
  fingerprint: 3,
  /** 室内按钮 Indoor button */
  indoor_button: 4,
  /** 手动 By hand */
  manual: 5,
  /** 内把手 Inner handle */
  inner_handle: 6,
  /** 卡/NFC Card or NFC */
  card: 7,
  /** 自动 Automatic */
  automatic: 8,
  /** 远程 Remote */
  remote: 9,
} as const
export type OpenWay = (typeof OpenWay)[keyof typeof OpenWay]

/** 开门结果 Result */
export const OpeningResult = {
  /** 成功 Opened */
  opened: 1,
  /** 失败 Refused */
  refused: 2,
} as const
export type OpeningResult = (typeof OpeningResult)[keyof typeof OpeningResult]

/** 进出方向 Direction */
export const PassDirection = {
  /** 进 In */
  in: 1,
  /** 出 Out */
  out: 2,
} as const
export type PassDirection = (typeof PassDirection)[keyof typeof PassDirection]

/** 通行方式 Passing method */
export const PassWay = {
  /** 刷脸 Face */
  face: 1,
  /** 刷卡 Card */
  card: 2,
  /** 密码 Password */
  password: 3,
  /** 远程开门 Remote */
  remote: 4,
  /** 出门按钮 Exit button */
  button: 5,
} as const
export type PassWay = (typeof PassWay)[keyof typeof PassWay]

/** 付费模式 Payment mode */
export const PayMode = {
  /** 预付费 Prepaid */
  prepaid: 1,
  /** 后付费 Postpaid */
  postpaid: 2,
} as const
export type PayMode = (typeof PayMode)[keyof typeof PayMode]

/** 付款状态 Payment state */
export const PaymentState = {
  /** 待到账 Pending */
  pending: 1,
  /** 已到账 Arrived */
  arrived: 2,
  /** 失败 Failed */
  failed: 3,
  /** 已撤销 Cancelled */
  cancelled: 4,
} as const
export type PaymentState = (typeof PaymentState)[keyof typeof PaymentState]

/** 付款方式 Payment method */
export const PaymentWay = {
  /** 对公转账 Bank transfer */
  transfer: 1,
  /** 支付宝 Alipay */
  alipay: 2,
  /** 微信 WeChat */
  wechat: 3,
  /** 账户余额 Account balance */
  balance: 4,
} as const
export type PaymentWay = (typeof PaymentWay)[keyof typeof PaymentWay]

/** 有效期状态 Validity */
export const PermissionState = {
  /** 有效期内 Within validity */
  inside: 1,
  /** 有效期外 Outside validity */
  outside: 2,
} as const
export type PermissionState = (typeof PermissionState)[keyof typeof PermissionState]

/** 公区计量方式 Public area metering */
export const PoolAreaType = {
  /** 总表模式 Total meter */
  total_meter: 1,
  /** 独立电表模式 Independent meter */
  independent_meter: 2,
} as const
export type PoolAreaType = (typeof PoolAreaType)[keyof typeof PoolAreaType]

/** 公摊方式 Sharing */
export const PoolType = {
  /** 平均分摊 Average */
  average: 1,
  /** 按比例分摊 By ratio */
  ratio: 2,
} as const
export type PoolType = (typeof PoolType)[keyof typeof PoolType]

/** 快捷收款状态 Quick-money state */
export const QuickMoneyState = {
  /** 审核中 Reviewing */
  reviewing_0: 0,
  /** 成功 Succeeded */
  success: 1,
  /** 失败 Failed */
  failed_2: 2,
  /** 审核中 Reviewing */
  reviewing_3: 3,
  /** 失败 Failed */
  failed_4: 4,
} as const
export type QuickMoneyState = (typeof QuickMoneyState)[keyof typeof QuickMoneyState]

/** 读数来源 Reading source */
export const ReadingSource = {
  /** 自动上报 Uploaded */
  automatic: 1,
  /** 远程抄表 Read remotely */
  remote: 2,
  /** 人工补录 Entered by hand */
  manual: 3,
} as const
export type ReadingSource = (typeof ReadingSource)[keyof typeof ReadingSource]

/** 同住人关系 Relation */
export const Relation = {
  /** 亲属 Relative */
  relative: "relative",
  /** 配偶 Spouse */
  spouse: "spouse",
  /** 子女 Child */
  child: "child",
  /** 朋友 Friend */
  friend: "friend",
} as const
export type Relation = (typeof Relation)[keyof typeof Relation]

/** 合闸状态 Relay */
export const RelayState = {
  /** 未知 Unknown */
  unknown: -1,
  /** 合闸 Switched on */
  closed: 1,
  /** 跳闸 Switched off */
  open: 2,
} as const
export type RelayState = (typeof RelayState)[keyof typeof RelayState]

/** 出租状态 Occupancy */
export const RoomLet = {
  /** 空置 Vacant */
  vacant: 1,
  /** 已租 Let */
  let: 2,
} as const
export type RoomLet = (typeof RoomLet)[keyof typeof RoomLet]

/** 房间类型 Room type */
export const RoomType = {
  /** 普通房间 Common room */
  common: 1,
  /** 公区 Public area */
  public: 2,
  /** 楼栋 Building */
  building: 3,
  /** 户 Household */
  household: 4,
} as const
export type RoomType = (typeof RoomType)[keyof typeof RoomType]

/** 服务对象 Service target */
export const ServiceTarget = {
  /** 门锁 Locks */
  lock: 1,
  /** 电表 Electricity meters */
  electricity: 2,
  /** 水表 Water meters */
  water: 3,
  /** 门禁 Access control */
  access: 4,
  /** 网关 Gateways */
  gateway: 5,
} as const
export type ServiceTarget = (typeof ServiceTarget)[keyof typeof ServiceTarget]

/** 工单类型 Service type */
export const ServiceType = {
  /** 安装 Install */
  install: 1,
  /** 维修 Repair */
  repair: 2,
  /** 拆除 Teardown */
  teardown: 3,
  /** 重装 Reinstall */
  reinstall: 4,
} as const
export type ServiceType = (typeof ServiceType)[keyof typeof ServiceType]

/** 设置层级 Setting level */
export const SettingLevel = {
  /** 公司 Company */
  company: 1,
  /** 门店 Store */
  store: 2,
  /** 房源 Home */
  home: 3,
  /** 房间 Room */
  room: 4,
} as const
export type SettingLevel = (typeof SettingLevel)[keyof typeof SettingLevel]

/** 门锁设置项 Lock setting item */
export const SettingSubType = {
  /** 到期语音 Expiry voice prompt */
  voice_expiry: 101001,
  /** 欠费语音 Arrears voice prompt */
  voice_arrears: 101002,
  /** 开门语音 Opening voice prompt */
  voice_open: 101003,
  /** 接近唤醒 Wake on approach */
  proximity_wake: 102001,
  /** 防撬报警 Tamper alarm */
  alarm_tamper: 103001,
  /** 未关好报警 Not closed alarm */
  alarm_not_closed: 103002,
  /** 反锁报警 Inner lock alarm */
  alarm_inner_lock: 103003,
  /** 批量管理密码 Batch admin password */
  batch_admin_password: 104001,
  /** 安全设置 Security */
  security: 105001,
} as const
export type SettingSubType = (typeof SettingSubType)[keyof typeof SettingSubType]

/** 信号强度 Signal strength */
export const SignalStrength = {
  /** 强 Strong */
  strong: 1,
  /** 中 Medium */
  medium: 2,
  /** 弱 Weak */
  weak: 3,
} as const
export type SignalStrength = (typeof SignalStrength)[keyof typeof SignalStrength]

/** 短信状态 Text message state */
export const SmsState = {
  /** 发送中 Sending */
  sending: 1,
  /** 已发送 Sent */
  sent: 2,
  /** 发送失败 Failed */
  failed: 3,
} as const
export type SmsState = (typeof SmsState)[keyof typeof SmsState]

/** 短信类型 Text message type */
export const SmsType = {
  /** 验证码 Code */
  code: 1,
  /** 通知 Notice */
  notice: 2,
  /** 密码下发 Password */
  password: 3,
} as const
export type SmsType = (typeof SmsType)[keyof typeof SmsType]

/** 账号类型 Account type */
export const StaffType = {
  /** 公司账号 Company account */
  company: 0,
  /** 门店账号 Store account */
  store: 1,
} as const
export type StaffType = (typeof StaffType)[keyof typeof StaffType]

/** 标签颜色 Colour */
export const TagTone = {
  /** 灰色 Grey */
  neutral: "neutral",
  /** 蓝色 Blue */
  info: "info",
  /** 绿色 Green */
  success: "success",
  /** 橙色 Orange */
  warning: "warning",
  /** 红色 Red */
  error: "error",
} as const
export type TagTone = (typeof TagTone)[keyof typeof TagTone]

/** 拆除原因 Teardown reason */
export const TeardownReason = {
  /** 设备迁移 Device migration */
  migration: 1,
  /** 设备丢失 Lost */
  lost: 2,
  /** 设备退回 Returned */
  returned: 3,
} as const
export type TeardownReason = (typeof TeardownReason)[keyof typeof TeardownReason]

/** 工单状态 Ticket state */
export const TicketState = {
  /** 待派单 Awaiting dispatch */
  awaiting_dispatch: 1,
  /** 待上门 Awaiting visit */
  awaiting_repair_visit: 2,
  /** 待上门 Awaiting visit */
  awaiting_visit: 3,
  /** 待验收 Awaiting acceptance */
  awaiting_acceptance: 4,
  /** 已验收 Accepted */
  accepted: 5,
  /** 已关闭 Closed */
  closed: 6,
  /** 待客服确认 Awaiting customer service */
  awaiting_service: 7,
  /** 作业中 In work */
  in_work: 8,
  /** 待接单 Awaiting intake */
  awaiting_intake: 9,
  /** 已接单 Taken */
  taken: 10,
  /** 待匹配合同 Awaiting contract match */
  awaiting_contract: 11,
} as const
export type TicketState = (typeof TicketState)[keyof typeof TicketState]

/** 工单操作 Ticket step */
export const TicketStep = {
  /** 新建 Create */
  create: "create",
  /** 客服确认 Acknowledge */
  service_ack: "service_ack",
  /** 匹配合同 Match contract */
  match_contract: "match_contract",
  /** 派单 Dispatch */
  dispatch: "dispatch",
  /** 分配 Allocate */
  alloc: "alloc",
  /** 预约上门 Make appointment */
  accept: "accept",
  /** 签到 Sign in */
  sign_in: "sign_in",
  /** 提交验收 Submit */
  submit: "submit",
  /** 验收通过 Approve */
  check: "check",
  /** 驳回 Turn down */
  turndown: "turndown",
  /** 评价 Review */
  review: "review",
  /** 拒绝 Reject */
  reject: "reject",
  /** 取消工单 Cancel */
  shut: "shut",
  /** 修改 Edit */
  edit: "edit",
} as const
export type TicketStep = (typeof TicketStep)[keyof typeof TicketStep]

/** 工单标签 Ticket tag */
export const TicketTag = {
  /** 已延期 Delayed */
  delayed: 1,
  /** 已改约 Rescheduled */
  rescheduled: 2,
} as const
export type TicketTag = (typeof TicketTag)[keyof typeof TicketTag]

/** 运营商 Carrier */
export const TrafficProvider = {
  /** 中国移动 China Mobile */
  mobile: 1,
  /** 中国联通 China Unicom */
  unicom: 2,
  /** 中国电信 China Telecom */
  telecom: 3,
} as const
export type TrafficProvider = (typeof TrafficProvider)[keyof typeof TrafficProvider]

/** 流量状态 Data plan status */
export const TrafficStatus = {
  /** 未到期 Not expired */
  not_expired: 1,
  /** 已到期 Expired */
  expired: 2,
  /** 已销户 Cancelled */
  cancelled: 3,
} as const
export type TrafficStatus = (typeof TrafficStatus)[keyof typeof TrafficStatus]

/** 互感器变比 Transformer ratio */
export const TransformerRatio = {
  /** 100/5 100/5 */
  ratio_100_5: 20,
  /** 150/5 150/5 */
  ratio_150_5: 30,
  /** 200/5 200/5 */
  ratio_200_5: 40,
  /** 250/5 250/5 */
  ratio_250_5: 50,
  /** 300/5 300/5 */
  ratio_300_5: 60,
  /** 400/5 400/5 */
  ratio_400_5: 80,
  /** 500/5 500/5 */
  ratio_500_5: 100,
  /** 600/5 600/5 */
  ratio_600_5: 120,
} as const
export type TransformerRatio = (typeof TransformerRatio)[keyof typeof TransformerRatio]

/** 阀门状态 Valve */
export const ValveSwitch = {
  /** 开阀 Open */
  on: 1,
  /** 关阀 Closed */
  off: 2,
  /** 异常 Error */
  error: 3,
} as const
export type ValveSwitch = (typeof ValveSwitch)[keyof typeof ValveSwitch]

/** 可见范围 Visible to */
export const ViewSharing = {
  /** 仅自己 Only me */
  own: 1,
  /** 指定角色 One role */
  role: 2,
  /** 所有人 Everyone */
  all: 3,
} as const
export type ViewSharing = (typeof ViewSharing)[keyof typeof ViewSharing]

/** 唤醒距离 Wake distance */
export const WakeDistance = {
  /** 近 Near */
  near: 1,
  /** 中 Middle */
  middle: 2,
  /** 远 Far */
  far: 3,
} as const
export type WakeDistance = (typeof WakeDistance)[keyof typeof WakeDistance]
