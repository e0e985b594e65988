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
  ability: () => import("./validators/ability.js") as Promise<unknown> as Promise<EntityValidators>,
  access_grant: () => import("./validators/access_grant.js") as Promise<unknown> as Promise<EntityValidators>,
  access_person: () => import("./validators/access_person.js") as Promise<unknown> as Promise<EntityValidators>,
  article: () => import("./validators/article.js") as Promise<unknown> as Promise<EntityValidators>,
  bill: () => import("./validators/bill.js") as Promise<unknown> as Promise<EntityValidators>,
  captcha: () => import("./validators/captcha.js") as Promise<unknown> as Promise<EntityValidators>,
  charge: () => import("./validators/charge.js") as Promise<unknown> as Promise<EntityValidators>,
  check_out: () => import("./validators/check_out.js") as Promise<unknown> as Promise<EntityValidators>,
  client: () => import("./validators/client.js") as Promise<unknown> as Promise<EntityValidators>,
  co_tenant: () => import("./validators/co_tenant.js") as Promise<unknown> as Promise<EntityValidators>,
  command_task: () => import("./validators/command_task.js") as Promise<unknown> as Promise<EntityValidators>,
  contract: () => import("./validators/contract.js") as Promise<unknown> as Promise<EntityValidators>,
  cost: () => import("./validators/cost.js") as Promise<unknown> as Promise<EntityValidators>,
  delete_card: () => import("./validators/delete_card.js") as Promise<unknown> as Promise<EntityValidators>,
  device: () => import("./validators/device.js") as Promise<unknown> as Promise<EntityValidators>,
  electric_count: () => import("./validators/electric_count.js") as Promise<unknown> as Promise<EntityValidators>,
  electric_usage: () => import("./validators/electric_usage.js") as Promise<unknown> as Promise<EntityValidators>,
  electricity_reading: () => import("./validators/electricity_reading.js") as Promise<unknown> as Promise<EntityValidators>,
  elemeter_setting: () => import("./validators/elemeter_setting.js") as Promise<unknown> as Promise<EntityValidators>,
  event: () => import("./validators/event.js") as Promise<unknown> as Promise<EntityValidators>,
  fee_rule: () => import("./validators/fee_rule.js") as Promise<unknown> as Promise<EntityValidators>,
  file: () => import("./validators/file.js") as Promise<unknown> as Promise<EntityValidators>,
  fund_account: () => import("./validators/fund_account.js") as Promise<unknown> as Promise<EntityValidators>,
  grant: () => import("./validators/grant.js") as Promise<unknown> as Promise<EntityValidators>,
  grant_batch: () => import("./validators/grant_batch.js") as Promise<unknown> as Promise<EntityValidators>,
  home: () => import("./validators/home.js") as Promise<unknown> as Promise<EntityValidators>,
  in_out_setting: () => import("./validators/in_out_setting.js") as Promise<unknown> as Promise<EntityValidators>,
  invoice: () => import("./validators/invoice.js") as Promise<unknown> as Promise<EntityValidators>,
  lease: () => import("./validators/lease.js") as Promise<unknown> as Promise<EntityValidators>,
  lock_setting: () => import("./validators/lock_setting.js") as Promise<unknown> as Promise<EntityValidators>,
  login_attempt: () => import("./validators/login_attempt.js") as Promise<unknown> as Promise<EntityValidators>,
  loss_card: () => import("./validators/loss_card.js") as Promise<unknown> as Promise<EntityValidators>,
  manage_card: () => import("./validators/manage_card.js") as Promise<unknown> as Promise<EntityValidators>,
  merchant: () => import("./validators/merchant.js") as Promise<unknown> as Promise<EntityValidators>,
  message: () => import("./validators/message.js") as Promise<unknown> as Promise<EntityValidators>,
  message_mark: () => import("./validators/message_mark.js") as Promise<unknown> as Promise<EntityValidators>,
  message_read: () => import("./validators/message_read.js") as Promise<unknown> as Promise<EntityValidators>,
  open_door_count: () => import("./validators/open_door_count.js") as Promise<unknown> as Promise<EntityValidators>,
  opening: () => import("./validators/opening.js") as Promise<unknown> as Promise<EntityValidators>,
  operation_log: () => import("./validators/operation_log.js") as Promise<unknown> as Promise<EntityValidators>,
  pass_record: () => import("./validators/pass_record.js") as Promise<unknown> as Promise<EntityValidators>,
  payment: () => import("./validators/payment.js") as Promise<unknown> as Promise<EntityValidators>,
  pool_share: () => import("./validators/pool_share.js") as Promise<unknown> as Promise<EntityValidators>,
  recharge: () => import("./validators/recharge.js") as Promise<unknown> as Promise<EntityValidators>,
  reveal_log: () => import("./validators/reveal_log.js") as Promise<unknown> as Promise<EntityValidators>,
  role: () => import("./validators/role.js") as Promise<unknown> as Promise<EntityValidators>,
  room: () => import("./validators/room.js") as Promise<unknown> as Promise<EntityValidators>,
  saved_view: () => import("./validators/saved_view.js") as Promise<unknown> as Promise<EntityValidators>,
  session: () => import("./validators/session.js") as Promise<unknown> as Promise<EntityValidators>,
  sms_code: () => import("./validators/sms_code.js") as Promise<unknown> as Promise<EntityValidators>,
  sms_recharge: () => import("./validators/sms_recharge.js") as Promise<unknown> as Promise<EntityValidators>,
  sms_record: () => import("./validators/sms_record.js") as Promise<unknown> as Promise<EntityValidators>,
  staff: () => import("./validators/staff.js") as Promise<unknown> as Promise<EntityValidators>,
  store: () => import("./validators/store.js") as Promise<unknown> as Promise<EntityValidators>,
  team: () => import("./validators/team.js") as Promise<unknown> as Promise<EntityValidators>,
  tenant: () => import("./validators/tenant.js") as Promise<unknown> as Promise<EntityValidators>,
  tenant_tag: () => import("./validators/tenant_tag.js") as Promise<unknown> as Promise<EntityValidators>,
  ticket: () => import("./validators/ticket.js") as Promise<unknown> as Promise<EntityValidators>,
  ticket_record: () => import("./validators/ticket_record.js") as Promise<unknown> as Promise<EntityValidators>,
  ticket_remark: () => import("./validators/ticket_remark.js") as Promise<unknown> as Promise<EntityValidators>,
  view_default: () => import("./validators/view_default.js") as Promise<unknown> as Promise<EntityValidators>,
  water_count: () => import("./validators/water_count.js") as Promise<unknown> as Promise<EntityValidators>,
  water_reading: () => import("./validators/water_reading.js") as Promise<unknown> as Promise<EntityValidators>,
  water_usage: () => import("./validators/water_usage.js") as Promise<unknown> as Promise<EntityValidators>,
  watermeter_setting: () => import("./validators/watermeter_setting.js") as Promise<unknown> as Promise<EntityValidators>,
}
