/** What the product's own calls do: one file each. A call of `schemas/calls` that is not pending must stand here. */
import type { Operations } from '../server/calls/operation.ts'
import { addressCities } from './operations/addresses/cities.ts'
import { addressDistricts } from './operations/addresses/districts.ts'
import { addressProvinces } from './operations/addresses/provinces.ts'
import { banks } from './operations/company/banks.ts'
import { branchAll } from './operations/company/branches.ts'
import { clientInfo } from './operations/company/client-info.ts'
import { clientSettings } from './operations/company/client-settings.ts'
import { clientSettingsUpdate } from './operations/company/client-settings-update.ts'
import { clientUpdate } from './operations/company/client-update.ts'
import { operationTypes } from './operations/company/operation-types.ts'
import { permissionGroups } from './operations/company/permission-groups.ts'
import { smsLeft } from './operations/company/sms-left.ts'
import { faceFile } from './operations/files/face-file.ts'
import { faceFileCreate } from './operations/files/face-file-create.ts'
import { merchantPhoto } from './operations/files/merchant-photo.ts'
import { commandRetry } from './operations/devices/command-retry.ts'
import {
  collectorBind,
  elemeterBind,
  gatewayBind,
  lockBind,
  watergatewayBind,
  watermeterBind,
} from './operations/devices/bind.ts'
import { deviceRefresh } from './operations/devices/refresh.ts'
import { gatewayRestart, lockRestart } from './operations/devices/restart.ts'
import { deviceReplace } from './operations/devices/replace.ts'
import {
  collectorUnbind,
  elemeterUnbind,
  gatewayUnbind,
  lockUnbind,
  watergatewayUnbind,
  watermeterUnbind,
} from './operations/devices/unbind.ts'
import { homeOverview } from './operations/home/overview.ts'
import { coTenantAdd } from './operations/leases/co-tenant-add.ts'
import { coTenantLeave } from './operations/leases/co-tenant-leave.ts'
import { lockSetting } from './operations/locks/setting.ts'
import {
  serviceChats,
  serviceMessages,
  serviceRead,
  serviceSend,
  serviceUnread,
} from './operations/service/conversations.ts'
import { assignHomes } from './operations/staff/assign-homes.ts'
import { tenantDetail } from './operations/tenants/detail.ts'
import { addByType } from './operations/tickets/add-by-type.ts'
import { deviceModels } from './operations/tickets/device-models.ts'
import { remarkAdd } from './operations/tickets/remark-add.ts'

export const operations: Operations = {
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
  co_tenant_add: coTenantAdd,
  co_tenant_leave: coTenantLeave,
  face_file: faceFile,
  face_file_create: faceFileCreate,
  command_task_retry: commandRetry,
  device_refresh: deviceRefresh,
  device_replace: deviceReplace,
  get_sms_left: smsLeft,
  home_overview: homeOverview,
  lock_setting: lockSetting,
  openapi_operations_types: operationTypes,
  permission_groups: permissionGroups,
  room_collector_create: collectorBind,
  room_collector_delete: collectorUnbind,
  room_elemeter_create: elemeterBind,
  room_elemeter_delete: elemeterUnbind,
  room_gateway_create: gatewayBind,
  room_gateway_delete: gatewayUnbind,
  room_gateway_restart: gatewayRestart,
  room_lock_create: lockBind,
  room_lock_delete: lockUnbind,
  room_lock_restart: lockRestart,
  room_watergateway_create: watergatewayBind,
  room_watergateway_delete: watergatewayUnbind,
  room_watermeter_create: watermeterBind,
  room_watermeter_delete: watermeterUnbind,
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
}
