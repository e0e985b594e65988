// Generated from schemas/entities by `npm run generate`; edit the source instead.
import type { ErrorObject } from 'ajv'

export interface Validate {
  (value: unknown): boolean
  readonly errors?: readonly ErrorObject[] | null
}

export interface EntityValidators {
  readonly create: Validate
  readonly update: Validate
}

/** By entity; each is loaded when it is asked for. */
export const validators: Readonly<Record<string, () => Promise<EntityValidators>>> = {
  ability: () => import("./validators/ability.check.js"),
  access_grant: () => import("./validators/access_grant.check.js"),
  access_person: () => import("./validators/access_person.check.js"),
  article: () => import("./validators/article.check.js"),
  bill: () => import("./validators/bill.check.js"),
  captcha: () => import("./validators/captcha.check.js"),
  charge: () => import("./validators/charge.check.js"),
  chat: () => import("./validators/chat.check.js"),
  chat_message: () => import("./validators/chat_message.check.js"),
  check_out: () => import("./validators/check_out.check.js"),
  client: () => import("./validators/client.check.js"),
  co_tenant: () => import("./validators/co_tenant.check.js"),
  command_task: () => import("./validators/command_task.check.js"),
  contract: () => import("./validators/contract.check.js"),
  cost: () => import("./validators/cost.check.js"),
  delete_card: () => import("./validators/delete_card.check.js"),
  device: () => import("./validators/device.check.js"),
  electric_count: () => import("./validators/electric_count.check.js"),
  electric_usage: () => import("./validators/electric_usage.check.js"),
  electricity_reading: () => import("./validators/electricity_reading.check.js"),
  elemeter_setting: () => import("./validators/elemeter_setting.check.js"),
  event: () => import("./validators/event.check.js"),
  fee_rule: () => import("./validators/fee_rule.check.js"),
  file: () => import("./validators/file.check.js"),
  fund_account: () => import("./validators/fund_account.check.js"),
  grant: () => import("./validators/grant.check.js"),
  grant_batch: () => import("./validators/grant_batch.check.js"),
  home: () => import("./validators/home.check.js"),
  import_problem: () => import("./validators/import_problem.check.js"),
  import_run: () => import("./validators/import_run.check.js"),
  in_out_setting: () => import("./validators/in_out_setting.check.js"),
  invoice: () => import("./validators/invoice.check.js"),
  lease: () => import("./validators/lease.check.js"),
  lock_setting: () => import("./validators/lock_setting.check.js"),
  login_attempt: () => import("./validators/login_attempt.check.js"),
  loss_card: () => import("./validators/loss_card.check.js"),
  manage_card: () => import("./validators/manage_card.check.js"),
  merchant: () => import("./validators/merchant.check.js"),
  message: () => import("./validators/message.check.js"),
  message_read: () => import("./validators/message_read.check.js"),
  open_door_count: () => import("./validators/open_door_count.check.js"),
  opening: () => import("./validators/opening.check.js"),
  operation_log: () => import("./validators/operation_log.check.js"),
  pass_record: () => import("./validators/pass_record.check.js"),
  payment: () => import("./validators/payment.check.js"),
  pool_share: () => import("./validators/pool_share.check.js"),
  recharge: () => import("./validators/recharge.check.js"),
  request_count: () => import("./validators/request_count.check.js"),
  role: () => import("./validators/role.check.js"),
  room: () => import("./validators/room.check.js"),
  saved_view: () => import("./validators/saved_view.check.js"),
  session: () => import("./validators/session.check.js"),
  sms_code: () => import("./validators/sms_code.check.js"),
  sms_recharge: () => import("./validators/sms_recharge.check.js"),
  sms_record: () => import("./validators/sms_record.check.js"),
  staff: () => import("./validators/staff.check.js"),
  store: () => import("./validators/store.check.js"),
  team: () => import("./validators/team.check.js"),
  tenant: () => import("./validators/tenant.check.js"),
  tenant_tag: () => import("./validators/tenant_tag.check.js"),
  ticket: () => import("./validators/ticket.check.js"),
  ticket_record: () => import("./validators/ticket_record.check.js"),
  ticket_remark: () => import("./validators/ticket_remark.check.js"),
  view_default: () => import("./validators/view_default.check.js"),
  water_count: () => import("./validators/water_count.check.js"),
  water_reading: () => import("./validators/water_reading.check.js"),
  water_usage: () => import("./validators/water_usage.check.js"),
  watermeter_setting: () => import("./validators/watermeter_setting.check.js"),
}
