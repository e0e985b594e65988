/**
 * The demo: what a fresh installation shows. In charge of which records there are, the same for the same instant and
 * scale; must not know how they are stored. Nothing is kept in memory: each entity's records come one by one.
 */
import type { App } from '../../model/model.ts'
import type { DemoOptions, DemoRow } from '../../server/seed/demo.ts'
import { plansOf } from './plan.ts'
import type { Rows } from './row.ts'
import { accessGrants, accessPeople, inOutEvents, openDoorCounts, passRecords } from './rows/access.ts'
import { checkOuts } from './rows/check-outs.ts'
import { apiTokenKeys, apiTokens } from './rows/api-tokens.ts'
import { devices } from './rows/devices.ts'
import { commandDeliveries, commandTasks } from './rows/commands.ts'
import {
  charges,
  electricCounts,
  electricityReadings,
  electricUsage,
  feePrices,
  feeRules,
  poolShares,
} from './rows/energy.ts'
import { events } from './rows/events.ts'
import { energyEntries } from './rows/ledger.ts'
import {
  bills,
  contracts,
  costs,
  fundAccounts,
  invoices,
  merchants,
  payments,
  recharges,
  smsRecharges,
} from './rows/funds.ts'
import { webhookMessages } from './rows/inbox.ts'
import { homes, rooms } from './rows/housing.ts'
import { operationLogs } from './rows/journal.ts'
import {
  contractTemplates,
  contractTexts,
  coTenants,
  leaseComments,
  leases,
  tenantComments,
  tenants,
  tenantTags,
} from './rows/letting.ts'
import {
  cardLockTasks,
  deleteCards,
  grantBatches,
  grantBatchItems,
  grants,
  lockCodes,
  lossCards,
  manageCards,
  openings,
} from './rows/locks.ts'
import { chatMessages, chats, leaseReminders, messages } from './rows/messages.ts'
import { clients, roles, staff, stores } from './rows/organisation.ts'
import { articles, files, smsRecords, teams } from './rows/records.ts'
import { reportDeliveries, scheduledReports } from './rows/scheduled-reports.ts'
import {
  abilities,
  elemeterSettings,
  leaseSettings,
  inOutSettings,
  lockSettings,
  lockSettingsHeld,
  watermeterSettings,
} from './rows/settings.ts'
import { ticketRecords, ticketRemarks, tickets } from './rows/tickets.ts'
import { savedViews, viewDefaults } from './rows/views.ts'
import { webhookSendings, webhookTargets } from './rows/webhooks.ts'
import { waterCharges, waterEntries } from './rows/water-ledger.ts'
import { waterCounts, waterReadings, waterUsage } from './rows/water.ts'

const housing = { client: clients, role: roles, store: stores, home: homes, staff, room: rooms, device: devices }
const letting = {
  tenant_tag: tenantTags,
  tenant: tenants,
  tenant_comment: tenantComments,
  lease: leases,
  lease_comment: leaseComments,
  co_tenant: coTenants,
  check_out: checkOuts,
  contract_template: contractTemplates,
  contract_text: contractTexts,
}
const locks = {
  grant_batch: grantBatches,
  command_task: commandTasks,
  grant: grants,
  grant_batch_item: grantBatchItems,
  opening: openings,
  lock_code: lockCodes,
  manage_card: manageCards,
  loss_card: lossCards,
  delete_card: deleteCards,
  card_lock_task: cardLockTasks,
  command_delivery: commandDeliveries,
  event: events,
}
const energy = {
  fee_rule: feeRules,
  fee_price: feePrices,
  electricity_reading: electricityReadings,
  electric_usage: electricUsage,
  electric_count: electricCounts,
  charge: charges,
  pool_share: poolShares,
  energy_entry: energyEntries,
}
const water = {
  water_reading: waterReadings,
  water_usage: waterUsage,
  water_count: waterCounts,
  water_charge: waterCharges,
  water_entry: waterEntries,
}
const access = {
  access_person: accessPeople,
  access_grant: accessGrants,
  pass_record: passRecords,
  open_door_count: openDoorCounts,
}
const settings = {
  ability: abilities,
  lock_setting: lockSettings,
  settings_receiver: lockSettingsHeld,
  lease_setting: leaseSettings,
  elemeter_setting: elemeterSettings,
  watermeter_setting: watermeterSettings,
  in_out_setting: inOutSettings,
  in_out_event: inOutEvents,
}
const work = {
  team: teams,
  ticket: tickets,
  ticket_record: ticketRecords,
  ticket_remark: ticketRemarks,
  message: messages,
  lease_reminder: leaseReminders,
  chat: chats,
  chat_message: chatMessages,
}
const funds = {
  contract: contracts,
  bill: bills,
  cost: costs,
  payment: payments,
  invoice: invoices,
  merchant: merchants,
  fund_account: fundAccounts,
  recharge: recharges,
  sms_recharge: smsRecharges,
}
const records = {
  sms_record: smsRecords,
  webhook_message: webhookMessages,
  api_token: apiTokens,
  api_token_key: apiTokenKeys,
  webhook_target: webhookTargets,
  webhook_sending: webhookSendings,
  scheduled_report: scheduledReports,
  report_delivery: reportDeliveries,
  operation_log: operationLogs,
  article: articles,
  file: files,
  saved_view: savedViews,
  view_default: viewDefaults,
}

/** By entity, each after those it refers to. */
const generators: Readonly<Record<string, Rows>> = {
  ...housing,
  ...letting,
  ...locks,
  ...energy,
  ...water,
  ...access,
  ...settings,
  ...work,
  ...funds,
  ...records,
}

export const demoEntities: readonly string[] = Object.keys(generators)

export function* demoRows(entity: string, options: DemoOptions, app: App): Generator<DemoRow> {
  const generate = generators[entity]
  if (generate === undefined) throw new RangeError(`The demo has no ${entity}`)
  for (const plan of plansOf(options)) yield* generate(plan, app)
}
