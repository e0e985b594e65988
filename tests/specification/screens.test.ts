/** Routes and permissions of section 2 and the calls of section 7, typed from the specification independently of the schemas. */
import { describe, expect, it } from 'vitest'
import { loadModel } from '../../src/model/load.ts'
import { addressesOf } from '../../src/server/routes/addresses.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built

const entities = Object.values(model.entities).filter(({ internal }) => !internal)
const routes = new Map([
  ...entities.map(({ menu, plural, access }) => [menu?.path ?? `/${plural}`, access.list] as const),
  ...Object.values(model.screens).map(({ path, permission }) => [path, permission] as const),
])

describe('the routes of section 2', () => {
  it.each([
    ['/login', null], ['/403', null], ['/500', null], ['/home', 'every'], ['/tenancy-device', 'homes_view'], ['/tenancy-device/:homeId', 'device_base'], ['/house/home-list', 'homes_view'], ['/renter/index', 'lease_base'],
    ['/ticket/list', 'ticket_base'], ['/ticket/create', 'ticket_base'], ['/ticket/detail/:ticketId', 'ticket_base'], ['/ticket/edit/:ticketId', 'ticket_base'], ['/stores/index', 'org_base'], ['/staff', 'org_base'], ['/log/index', 'log_check'],
    ['/account_information', 'finance_base'], ['/recharge_record', 'finance_base'],
    ['/reporting/device_report', 'log_check'], ['/reporting/traffic', 'log_check'], ['/reporting/abnormal_report', 'log_check'], ['/reporting/electric_report', 'device_base'], ['/reporting/water_report', 'device_base'],
    ['/reporting/electric_count', 'device_base'], ['/reporting/water_count', 'device_base'], ['/reporting/electric-charge', 'device_base'], ['/reporting/sms-recharge', 'device_base'], ['/reporting/open_door_count', 'opt_client_face_access'], ['/reporting/loss_card', 'homes_device_config'],
    ['/configuration/elemeter', 'homes_device_config'], ['/configuration/watermeter', 'homes_device_config'], ['/configuration/lock', 'homes_device_config'], ['/configuration/in_out_abnormal', 'opt_client_face_access'],
  ])('%s needs %s', (path, permission) => {
    expect(routes.has(path)).toBe(true)
    expect(routes.get(path)).toBe(permission)
  })

  it.each(['/message', '/batch-list', '/batch-detail/:id', '/guide/:step', '/help-space/handbook', '/help-space/questions', '/help-space/video'])('%s is there', (path) => { expect(routes.has(path)).toBe(true) })

  it('the help space leads to its handbook, and tickets to their list', () => {
    expect([model.screens['help_space']?.to, model.screens['ticket_index']?.to]).toEqual(['/help-space/handbook', '/ticket/list/1'])
  })
})

describe('the other entities of section 3', () => {
  it.each(['client', 'role', 'co_tenant', 'ability', 'loss_card', 'delete_card', 'invoice', 'contract', 'bill', 'payment', 'team', 'tenant_tag', 'command_task'])('%s has a document', (name) => { expect(model.entities[name]?.source).toBe('spec') })

  it('a branch is a store, a user is staff, a household is a room of type 4', () => {
    expect([model.entities['store']?.source, model.entities['staff']?.source]).toEqual(['spec', 'spec'])
    expect(model.enums['room_type']?.values.find(({ value }) => value === 4)?.name).toBe('household')
  })

  it.each([
    ['room', ['room_name', 'room_type', 'building_name', 'household_name', 'parent_ids', 'room_id', 'home_id']],
    ['grant', ['grant_id', 'grant_type', 'state', 'op_status', 'op_type', 'paas_id', 'lease_id', 'permission_state', 'to_range']],
    ['electricity_reading', ['room_id', 'device_id', 'read_time', 'sharp', 'peak', 'shoulder', 'off_peak', 'electric_amount', 'electric_read', 'pool_amount', 'pool_read', 'pic_name']],
    ['tenant', ['tenant_id', 'id_card', 'home_id', 'name', 'phone']],
    ['ticket', ['service_type', 'service_target', 'product_device_list', 'appointment_period', 'tags', 'teardown_reason']],
    ['lock_setting', ['enable_alarm', 'alarm_unlock', 'msg_notify', 'low_power', 'forbid_add_password', 'forbid_add_tmp_password', 'forbid_tenant_tmp_password', 'forbid_get_once_password', 'forbid_times_pwd', 'forbid_admin_password',
      'auth_expire_alarm', 'auth_lock_alarm', 'face_recognition_enabled', 'face_recognition_required', 'face_recognition_interval_days', 'lock_open_switch', 'lock_exp_switch', 'lock_inner_open_switch', 'lock_rada_switch', 'lock_open_audio_switch',
      'lock_rada_distance', 'lock_open_audio_content', 'lock_audio_play_num', 'lock_auth_expires_audio_switch', 'lock_auth_expires_audio_content', 'audio_num_101001', 'audio_num_101002', 'lock_rent_arrears_audio_switch', 'lock_rent_arrears_audio_content', 'bluetooth_channel']],
  ])('%s has the fields of the specification', (name, fields) => {
    const own = new Map(model.entities[name]?.fields.map((field) => [field.name, field.source]))
    expect(fields.filter((field) => own.get(field) !== 'spec')).toEqual([])
  })
})

describe('the calls of section 7', () => {
  const addresses = new Set(addressesOf(model).all.map(({ method, path }) => `${method} ${path}`))
  it.each([
    'GET /v3/user_info', 'POST /passport/api/v2/login', 'POST /passport/api/v2/web_logout', 'GET /passport/api/v2/svg_captcha', 'GET /static/time', 'GET /files/v1/inner/face_files/{face_file_id}', 'GET /files/v1/open/files',
    'POST /files/v1/inner/face_files', 'POST /files/v1/inner/files', 'POST /files/v1/inner/face_file/dilu', 'POST /v3/ali_pay/upload_photo', 'PUT /v3/rooms/{room_id}/locks/{device_id}/passwords/999',
  ])('%s is offered as the specification writes it', (address) => { expect([...addresses]).toContain(address) })

  it.each([
    'user_info', 'login', 'web_logout', 'svg_captcha', 'send_login_sms', 'send_verify_sms', 'login_by_sms', 'version_check', 'desensitization_data_get', 'get_sms_left', 'lock_setting', 'tenant_real_name_verify', 'need_saas_elemeter_read',
    'get_last_meter_record', 'saas_elemeter_read', 'tenant_detail', 'upload_token', 'upload_create', 'branch_all', 'address_provinces', 'address_cities', 'address_districts', 'permission_list', 'ticket_device_model', 'openapi_operations_types',
  ])('%s has a document', (name) => { expect(model.calls[name]?.source).toBe('spec') })

  it('keeps the answers that the specification calls cached', () => {
    const kept = ['branch_all', 'address_provinces', 'address_cities', 'address_districts', 'permission_list', 'ticket_device_model', 'openapi_operations_types']
    expect(kept.filter((name) => model.calls[name]?.cached !== true)).toEqual([])
  })

  it('strips empty lists in every call but one', () => {
    expect(Object.values(model.calls).filter(({ keeps_empty }) => keeps_empty).map(({ name }) => name)).toEqual(['branch_switch_payment'])
  })

  it.each([
    ['lock', 'locks', ['create', 'info', 'delete']], ['gateway', 'gateways', ['create', 'info', 'delete']], ['elemeter', 'elemeters', ['create', 'info', 'delete', 'read', 'reset', 'charge', 'on', 'off', 'overdraft', 'capacity']],
    ['watermeter', 'watermeters', ['create', 'info', 'delete', 'read', 'reset', 'charge', 'on', 'off', 'overdraft']],
  ])('a %s stands under its room', (family, segment, verbs) => {
    expect(verbs.filter((verb) => !model.calls[`room_${family}_${verb}`]?.path.startsWith(`/v3/rooms/{room_id}/${segment}`))).toEqual([])
  })

  it.each(['lock_password', 'fingerprint', 'nfc', 'face', 'ble_key'])('a %s can be created, updated, deleted, frozen and unfrozen', (name) => {
    expect(['create', 'update', 'delete', 'freeze', 'unfreeze'].filter((verb) => model.calls[`${name}_${verb}`] === undefined)).toEqual([])
  })

  it('every list of an entity has its export', () => {
    expect(entities.filter(({ plural }) => !addresses.has(`GET /v3/${plural}/export`))).toEqual([])
  })
})
