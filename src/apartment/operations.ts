/** What the product's own calls do: one file each. A call of `schemas/calls` that is not pending must stand here. */
import type { Operations } from '../server/calls/operation.ts'
import { remoteOpen } from './operations/access/open.ts'
import { grantRetry, personClear, personDeliver } from './operations/access/people.ts'
import { addressCities } from './operations/addresses/cities.ts'
import { addressDistricts } from './operations/addresses/districts.ts'
import { addressProvinces } from './operations/addresses/provinces.ts'
import { roomBoard } from './operations/board/board.ts'
import { roomBoardCounts } from './operations/board/counts.ts'
import { banks } from './operations/company/banks.ts'
import { deleteCreate, deleteRetry, lossCreate, lossRetry } from './operations/cards/reports.ts'
import { branchAll } from './operations/company/branches.ts'
import { clientInfo } from './operations/company/client-info.ts'
import { clientSettings } from './operations/company/client-settings.ts'
import { clientSettingsUpdate } from './operations/company/client-settings-update.ts'
import { clientUpdate } from './operations/company/client-update.ts'
import { elemeterCharge, watermeterCharge } from './operations/meters/charge.ts'
import { readingAccept, readingDiscard, waterReadingAccept, waterReadingDiscard } from './operations/meters/held.ts'
import { meterUse } from './operations/meters/use.ts'
import { lastRecord, needRead } from './operations/meters/need-read.ts'
import { elemeterRead, watermeterRead } from './operations/meters/read.ts'
import { elemeterReadingCreate, watermeterReadingCreate } from './operations/meters/reading-create.ts'
import { chargeReverse, waterChargeReverse } from './operations/meters/reverse.ts'
import { meterPhoto, saasRead } from './operations/meters/saas-read.ts'
import { elemeterCapacity, elemeterOverdraft, elemeterRatio, watermeterOverdraft } from './operations/meters/set.ts'
import { elemeterClear, elemeterReset, watermeterReset } from './operations/meters/zero.ts'
import { elemeterOff, elemeterOn, watermeterOff, watermeterOn } from './operations/meters/switch.ts'
import { operationTypes } from './operations/company/operation-types.ts'
import { permissionGroups } from './operations/company/permission-groups.ts'
import { smsLeft } from './operations/company/sms-left.ts'
import { billPay } from './operations/funds/bill-pay.ts'
import { invoiceApply } from './operations/funds/invoice-apply.ts'
import { accepting, cancelling, checking, confirming, paymentConfirm, refusing } from './operations/funds/settle.ts'
import { smsRecharge } from './operations/funds/sms-recharge.ts'
import { faceFile } from './operations/files/face-file.ts'
import { faceFileCreate } from './operations/files/face-file-create.ts'
import { merchantPhoto } from './operations/files/merchant-photo.ts'
import { commandRetry } from './operations/devices/command-retry.ts'
import {
  accessunitBind,
  collectorBind,
  elemeterBind,
  gatewayBind,
  lockBind,
  repeaterBind,
  watergatewayBind,
  watermeterBind,
} from './operations/devices/bind.ts'
import { deviceDeliver } from './operations/devices/deliver.ts'
import { deviceRefresh } from './operations/devices/refresh.ts'
import { gatewayRestart, lockRestart } from './operations/devices/restart.ts'
import { deviceReplace } from './operations/devices/replace.ts'
import { deviceRetire } from './operations/devices/retire.ts'
import {
  accessunitUnbind,
  collectorUnbind,
  elemeterUnbind,
  gatewayUnbind,
  lockUnbind,
  repeaterUnbind,
  watergatewayUnbind,
  watermeterUnbind,
} from './operations/devices/unbind.ts'
import { eventAssign } from './operations/events/assign.ts'
import { electricitySettings, electricitySettingsUpdate } from './operations/home/electricity-settings.ts'
import { floors, floorsUpdate } from './operations/home/floors.ts'
import { homeLocate } from './operations/home/locate.ts'
import { poolCalculate } from './operations/home/pool-calculate.ts'
import { poolSettings, poolSettingsUpdate } from './operations/home/pool-settings.ts'
import { waterSettings, waterSettingsUpdate } from './operations/home/water-settings.ts'
import { leaseCancel } from './operations/leases/cancel.ts'
import { leaseCheckIn } from './operations/leases/check-in.ts'
import { checkOutPay, leaseCheckOut } from './operations/leases/check-out.ts'
import { leaseContractText } from './operations/leases/contract-text.ts'
import { leaseCredentialAdd } from './operations/leases/credential-add.ts'
import { leaseCredentialsExtend } from './operations/leases/credentials-extend.ts'
import { coTenantAdd } from './operations/leases/co-tenant-add.ts'
import { coTenantLeave } from './operations/leases/co-tenant-leave.ts'
import { checkOutUndo } from './operations/leases/undo.ts'
import { leaseFreeze, leaseUnfreeze } from './operations/leases/freeze.ts'
import { leaseMove } from './operations/leases/move.ts'
import { leaseRenew } from './operations/leases/renew.ts'
import { tenantRealName } from './operations/leases/real-name.ts'
import {
  passwordCreate,
  passwordUpdate,
  passwordDelete,
  passwordFreeze,
  passwordUnfreeze,
} from './operations/locks/passwords.ts'
import {
  fingerprintCreate,
  fingerprintUpdate,
  fingerprintDelete,
  fingerprintFreeze,
  fingerprintUnfreeze,
} from './operations/locks/fingerprints.ts'
import { bleKeyCreate, bleKeyUpdate, bleKeyDelete, bleKeyFreeze, bleKeyUnfreeze } from './operations/locks/ble-keys.ts'
import { nfcCreate, nfcUpdate, nfcDelete, nfcFreeze, nfcUnfreeze } from './operations/locks/cards.ts'
import { faceCreate, faceUpdate, faceDelete, faceFreeze, faceUnfreeze } from './operations/locks/faces.ts'
import { adminPasswordBatch, batchCreate, batchRetry } from './operations/locks/batches.ts'
import { adminPasswordUpdate } from './operations/locks/admin-password.ts'
import { dynamicPassword, functionCodeOf, offlineAdminPassword, offlinePassword } from './operations/locks/issue.ts'
import { grantResend } from './operations/locks/resend.ts'
import { lockSetting } from './operations/locks/setting.ts'
import { lockSettingUpdate } from './operations/locks/setting-update.ts'
import {
  serviceChats,
  serviceMessages,
  serviceRead,
  serviceSend,
  serviceUnread,
} from './operations/service/conversations.ts'
import { assignHomes } from './operations/staff/assign-homes.ts'
import { staffGrant } from './operations/staff/grant.ts'
import { staffLeave } from './operations/staff/leave.ts'
import { tenantErase } from './operations/tenants/erase.ts'
import { tenantDetail } from './operations/tenants/detail.ts'
import { addByType } from './operations/tickets/add-by-type.ts'
import { deviceModels } from './operations/tickets/device-models.ts'
import { remarkAdd } from './operations/tickets/remark-add.ts'

export const operations: Operations = {
  access_grant_retry: grantRetry,
  access_person_clear: personClear,
  access_person_deliver: personDeliver,
  access_remote_open: remoteOpen,
  admin_password_batch: adminPasswordBatch,
  admin_password_update: adminPasswordUpdate,
  grant_batch_create: batchCreate,
  grant_batch_retry: batchRetry,
  grant_resend: grantResend,
  staff_grant: staffGrant,
  staff_leave: staffLeave,
  offline_password: offlinePassword,
  offline_admin_password: offlineAdminPassword,
  dynamic_password: dynamicPassword,
  function_code: functionCodeOf,
  lock_password_create: passwordCreate,
  lock_password_update: passwordUpdate,
  lock_password_delete: passwordDelete,
  lock_password_freeze: passwordFreeze,
  lock_password_unfreeze: passwordUnfreeze,
  fingerprint_create: fingerprintCreate,
  fingerprint_update: fingerprintUpdate,
  fingerprint_delete: fingerprintDelete,
  fingerprint_freeze: fingerprintFreeze,
  fingerprint_unfreeze: fingerprintUnfreeze,
  ble_key_create: bleKeyCreate,
  ble_key_update: bleKeyUpdate,
  ble_key_delete: bleKeyDelete,
  ble_key_freeze: bleKeyFreeze,
  ble_key_unfreeze: bleKeyUnfreeze,
  nfc_create: nfcCreate,
  nfc_update: nfcUpdate,
  nfc_delete: nfcDelete,
  nfc_freeze: nfcFreeze,
  nfc_unfreeze: nfcUnfreeze,
  face_create: faceCreate,
  face_update: faceUpdate,
  face_delete: faceDelete,
  face_freeze: faceFreeze,
  face_unfreeze: faceUnfreeze,
  address_cities: addressCities,
  address_districts: addressDistricts,
  address_provinces: addressProvinces,
  ali_pay_upload_photo: merchantPhoto,
  banks,
  branch_all: branchAll,
  client_info: clientInfo,
  client_settings: clientSettings,
  client_settings_update: clientSettingsUpdate,
  client_update: clientUpdate,
  charge_reverse: chargeReverse,
  water_charge_reverse: waterChargeReverse,
  water_reading_accept: waterReadingAccept,
  water_reading_discard: waterReadingDiscard,
  check_out_pay: checkOutPay,
  check_out_undo: checkOutUndo,
  lease_cancel: leaseCancel,
  lease_check_in: leaseCheckIn,
  lease_check_out: leaseCheckOut,
  lease_contract_text: leaseContractText,
  lease_freeze: leaseFreeze,
  lease_move: leaseMove,
  lease_renew: leaseRenew,
  lease_unfreeze: leaseUnfreeze,
  tenant_erase: tenantErase,
  tenant_real_name_verify: tenantRealName,
  lease_credential_add: leaseCredentialAdd,
  lease_credentials_extend: leaseCredentialsExtend,
  co_tenant_add: coTenantAdd,
  co_tenant_leave: coTenantLeave,
  elemeter_reading_create: elemeterReadingCreate,
  face_file: faceFile,
  face_file_create: faceFileCreate,
  command_task_retry: commandRetry,
  delete_card_create: deleteCreate,
  delete_card_retry: deleteRetry,
  device_deliver: deviceDeliver,
  device_refresh: deviceRefresh,
  device_replace: deviceReplace,
  device_retire: deviceRetire,
  event_assign: eventAssign,
  get_last_meter_record: lastRecord,
  meter_use: meterUse,
  get_sms_left: smsLeft,
  contract_bill_invoice_create: invoiceApply,
  contract_bill_pay: billPay,
  contract_bill_payment_accept: accepting('FK'),
  contract_bill_payment_cancel: cancelling('FK'),
  contract_bill_payment_checked: checking('FK'),
  contract_bill_payment_confirm: paymentConfirm,
  contract_bill_payment_refuse: refusing('FK'),
  sms_recharge_accept: accepting('DX'),
  sms_recharge_cancel: cancelling('DX'),
  sms_recharge_checked: checking('DX'),
  sms_recharge_confirm: confirming('DX'),
  sms_recharge_create: smsRecharge,
  sms_recharge_refuse: refusing('DX'),
  home_electricity_settings: electricitySettings,
  home_electricity_settings_update: electricitySettingsUpdate,
  home_floors: floors,
  home_floors_update: floorsUpdate,
  home_locate: homeLocate,
  home_pool_calculate: poolCalculate,
  home_pool_settings: poolSettings,
  home_pool_settings_update: poolSettingsUpdate,
  home_water_settings: waterSettings,
  home_water_settings_update: waterSettingsUpdate,
  lock_setting: lockSetting,
  lock_setting_update: lockSettingUpdate,
  loss_card_create: lossCreate,
  loss_card_retry: lossRetry,
  meter_photo_create: meterPhoto,
  need_saas_elemeter_read: needRead,
  openapi_operations_types: operationTypes,
  permission_groups: permissionGroups,
  reading_accept: readingAccept,
  reading_discard: readingDiscard,
  room_accessunit_create: accessunitBind,
  room_accessunit_delete: accessunitUnbind,
  room_board: roomBoard,
  room_board_counts: roomBoardCounts,
  room_collector_create: collectorBind,
  room_collector_delete: collectorUnbind,
  room_elemeter_capacity: elemeterCapacity,
  room_elemeter_charge: elemeterCharge,
  room_elemeter_clear: elemeterClear,
  room_elemeter_create: elemeterBind,
  room_elemeter_delete: elemeterUnbind,
  room_gateway_create: gatewayBind,
  room_gateway_delete: gatewayUnbind,
  room_elemeter_off: elemeterOff,
  room_elemeter_on: elemeterOn,
  room_elemeter_overdraft: elemeterOverdraft,
  room_elemeter_ratio: elemeterRatio,
  room_elemeter_read: elemeterRead,
  room_elemeter_reset: elemeterReset,
  room_gateway_restart: gatewayRestart,
  room_lock_create: lockBind,
  room_lock_delete: lockUnbind,
  room_lock_restart: lockRestart,
  room_repeater_create: repeaterBind,
  room_repeater_delete: repeaterUnbind,
  room_watergateway_create: watergatewayBind,
  room_watergateway_delete: watergatewayUnbind,
  room_watermeter_charge: watermeterCharge,
  room_watermeter_overdraft: watermeterOverdraft,
  room_watermeter_reset: watermeterReset,
  room_watermeter_off: watermeterOff,
  room_watermeter_on: watermeterOn,
  room_watermeter_read: watermeterRead,
  room_watermeter_create: watermeterBind,
  room_watermeter_delete: watermeterUnbind,
  saas_elemeter_read: saasRead,
  service_chats: serviceChats,
  service_messages: serviceMessages,
  service_read: serviceRead,
  service_send: serviceSend,
  service_unread: serviceUnread,
  tenant_detail: tenantDetail,
  ticket_add_by_type: addByType,
  ticket_device_model: deviceModels,
  ticket_remark_add: remarkAdd,
  user_assign_homes: assignHomes,
  watermeter_reading_create: watermeterReadingCreate,
}
