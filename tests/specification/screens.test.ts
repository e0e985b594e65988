/**
 * Routes and permissions of section 2 and the fields of section 3, typed from the specification independently of the
 * schemas.
 */
import { describe, expect, it } from 'vitest'
import { listsOf } from '../../src/model/detail-places.ts'
import { loadModel } from '../../src/model/load.ts'
import { ROUTES } from './routes.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built

const entities = Object.values(model.entities).filter(({ internal }) => !internal)
const routes = new Map([
  ...entities.flatMap(
    ({ menu, plural, access, detail }) =>
      [
        [menu?.path ?? `/${plural}`, access.list],
        [`${menu?.path ?? `/${plural}`}/:id`, detail.permission],
      ] as const,
  ),
  ...Object.values(model.screens).map(({ path, permission }) => [path, permission] as const),
])

describe('the routes of section 2', () => {
  it.each(ROUTES)('%s needs %s', (path, permission) => {
    expect(routes.has(path)).toBe(true)
    expect(routes.get(path)).toBe(permission)
  })

  it.each([
    '/message',
    '/batch-list',
    '/batch-detail/:id',
    '/guide/:step',
    '/help-space/handbook',
    '/help-space/questions',
    '/help-space/video',
  ])('%s is there', (path) => {
    expect(routes.has(path)).toBe(true)
  })

  it('the help space leads to its handbook, and tickets to their list', () => {
    expect([model.screens['help_space']?.to, model.screens['ticket_index']?.to]).toEqual([
      '/help-space/handbook',
      '/ticket/list/1',
    ])
  })
})

describe('the other entities of section 3', () => {
  it.each([
    'client',
    'role',
    'co_tenant',
    'ability',
    'loss_card',
    'delete_card',
    'invoice',
    'contract',
    'bill',
    'payment',
    'team',
    'tenant_tag',
    'command_task',
  ])('%s has a document', (name) => {
    expect(model.entities[name]?.source).toBe('spec')
  })

  it('a branch is a store, a user is staff, a household is a room of type 4', () => {
    expect([model.entities['store']?.source, model.entities['staff']?.source]).toEqual(['spec', 'spec'])
    expect(model.enums['room_type']?.values.find(({ value }) => value === 4)?.name).toBe('household')
  })

  it.each([
    [
      'device',
      [
        'sn',
        'device_type',
        'model',
        'lock_body_type',
        'is_actived',
        'nb_active',
        'sync_home_meta',
        'state',
        'net_state',
        'pay_mode',
        'valve',
        'transformer_ratio',
        'traffic_provider',
        'traffic_status',
        'low_warning',
      ],
    ],
    [
      'room',
      ['room_name', 'room_type', 'building_name', 'household_name', 'parent_ids', 'room_id', 'home_id', 'display_name'],
    ],
    ['home', ['home_type', 'home_lease_type', 'pool_type', 'pool_area_type']],
    [
      'grant',
      [
        'grant_id',
        'grant_type',
        'state',
        'op_status',
        'op_type',
        'paas_id',
        'lease_id',
        'permission_begin',
        'permission_end',
        'to_range',
        'new_begin',
        'new_end',
        'permission_state',
      ],
    ],
    ['lease', ['lease_range', 'status']],
    [
      'electricity_reading',
      [
        'room_id',
        'device_id',
        'read_time',
        'sharp',
        'peak',
        'shoulder',
        'off_peak',
        'electric_amount',
        'electric_read',
        'pool_amount',
        'pool_read',
        'remaining',
        'pic_name',
      ],
    ],
    ['tenant', ['tenant_id', 'id_card', 'home_id', 'name', 'phone', 'certificate_type', 'tag_ids']],
    ['staff', ['name', 'phone', 'country_code', 'role_id', 'type', 'store_ids', 'home_ids', 'is_verify_privacy']],
    [
      'client',
      [
        'name',
        'tags',
        'is_mogoroom_auth',
        'is_hzzf',
        'enable_sms_recharge',
        'need_check_switch',
        'optional_permissions',
      ],
    ],
    [
      'ticket',
      [
        'service_type',
        'service_target',
        'product_device_list',
        'appointment_period',
        'tags',
        'teardown_reason',
        'state',
      ],
    ],
    ['contract', ['payment_type']],
    ['charge', ['channel', 'mode']],
    ['access_person', ['person_type']],
    ['co_tenant', ['relation']],
    ['manage_card', ['card_type']],
    ['merchant', ['quick_money']],
    ['ability', ['function_codes', 'transformer_ratios']],
    [
      'lock_setting',
      [
        'enable_alarm',
        'alarm_begin',
        'alarm_end',
        'alarm_unlock',
        'msg_notify',
        'low_power',
        'forbid_add_password',
        'forbid_add_tmp_password',
        'forbid_tenant_tmp_password',
        'forbid_get_once_password',
        'forbid_times_pwd',
        'forbid_admin_password',
        'auth_expire_alarm',
        'auth_lock_alarm',
        'face_recognition_enabled',
        'face_recognition_required',
        'face_recognition_interval_days',
        'lock_open_switch',
        'lock_exp_switch',
        'lock_inner_open_switch',
        'lock_rada_switch',
        'lock_open_audio_switch',
        'lock_rada_distance',
        'lock_open_audio_content',
        'lock_audio_play_num',
        'lock_auth_expires_audio_switch',
        'lock_auth_expires_audio_content',
        'audio_num_101001',
        'audio_num_101002',
        'lock_rent_arrears_audio_switch',
        'lock_rent_arrears_audio_content',
        'bluetooth_channel',
      ],
    ],
  ])('%s has the fields of the specification', (name, fields) => {
    const own = new Map(model.entities[name]?.fields.map((field) => [field.name, field.source]))
    expect(fields.filter((field) => own.get(field) !== 'spec')).toEqual([])
  })

  it('the page of a staff member lists the credentials that they hold, for holders of the device key', () => {
    expect([listsOf(model.entities['staff']!.detail), model.entities['grant']?.access.list]).toEqual([
      expect.arrayContaining([expect.objectContaining({ entity: 'grant', by: 'staff_id' })]),
      'device_base',
    ])
  })

  it('a device of a ticket has its product and how many are expected', () => {
    const rows = model.entities['ticket']?.fields.find(({ name }) => name === 'product_device_list')?.schema as {
      items: { properties: Record<string, unknown> }
    }
    expect(Object.keys(rows.items.properties)).toEqual(['device_product', 'estimate_quantity'])
  })
})
