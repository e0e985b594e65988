/**
 * The calls of section 7, typed from the specification independently of the schemas: address, host, what is sent, what
 * is answered, what is kept.
 */
import { describe, expect, it } from 'vitest'
import { loadModel } from '../../src/model/load.ts'
import type { Call, JsonSchema } from '../../src/model/model.ts'
import { addressesOf } from '../../src/server/routes/addresses.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built
const callOf = (name: string): Call => model.calls[name] ?? expect.unreachable(name)

interface Shown {
  /** As the specification writes it; what it does not show is our choice. */
  readonly address?: string
  readonly host?: Call['host']
  /** Everything that the payload may hold. */
  readonly sends?: readonly string[]
  readonly needs?: readonly string[]
  readonly answers?: readonly string[]
  readonly cached?: true
}

const PASSPORT = ['ErrNo', 'ErrMsg', 'ReqID']
const SHOWN: Readonly<Record<string, Shown>> = {
  user_info: {
    address: 'GET /v3/user_info',
    sends: [],
    answers: [
      'name',
      'telephone',
      'role.id',
      'role.name',
      'type',
      'client.name',
      'client.tags',
      'client.is_mogoroom_auth',
      'client.is_hzzf',
      'client.enable_sms_recharge',
      'client_id',
      'branches',
      'needCheckSwitch',
      'is_verify_privacy',
      'client_optional_permissions.resource',
      'client_optional_permissions.action',
      'permissions.id',
      'permissions.action',
      'permissions.resource',
      'permissions.name',
      'permissions.key',
    ],
  },
  login: { address: 'POST /api/v2/login', host: 'passport', needs: ['name', 'pass', 'from'], answers: PASSPORT },
  web_logout: { address: 'POST /api/v2/web_logout', host: 'passport' },
  svg_captcha: { address: 'GET /api/v2/svg_captcha', host: 'passport' },
  send_login_sms: { address: 'POST /api/v2/send_login_sms', host: 'passport' },
  send_verify_sms: { address: 'POST /api/v2/send_verify_sms', host: 'passport' },
  login_by_sms: { address: 'POST /api/v2/login_by_sms', host: 'passport' },
  version_check: { address: 'GET /static/time', sends: ['timestamp'], answers: ['time'] },
  desensitization_data_get: { needs: ['id', 'resource', 'label'], answers: ['real'] },
  get_sms_left: { sends: [] },
  lock_setting: { sends: ['type', 'value'], needs: ['type', 'value'] },
  tenant_real_name_verify: { needs: ['home_id', 'id_card', 'name', 'phone'], answers: ['tenant_id'] },
  need_saas_elemeter_read: {
    sends: ['all_room', 'home_id', 'household_id', 'room_id'],
    needs: ['home_id'],
    answers: ['need_read', 'room_name', 'description'],
  },
  get_last_meter_record: {
    address: 'GET /v3/rooms/{room_id}/elemeters/{device_id}/last_record',
    answers: ['read_time', 'sharp', 'peak', 'shoulder', 'off_peak'],
  },
  saas_elemeter_read: {
    // When it was read is added.
    sends: ['amount', 'damaged', 'device_id', 'off_peak', 'peak', 'pic_name', 'read_at', 'sharp', 'shoulder'],
    needs: ['device_id', 'pic_name'],
  },
  tenant_detail: { sends: ['client_id', 'role_id', 'user_id'], needs: ['client_id', 'role_id', 'user_id'] },
  upload_token: { sends: [], answers: ['bucket', 'region', 'AccessKeyId', 'signature', 'policy', 'SecurityToken'] },
  upload_create: { needs: ['name'] },
  branch_all: { sends: [], cached: true },
  address_provinces: { sends: [], cached: true },
  address_cities: { sends: ['province_id'], needs: ['province_id'], cached: true },
  address_districts: { sends: ['city_id'], needs: ['city_id'], cached: true },
  permission_list: { sends: [], answers: ['id', 'action', 'resource', 'name', 'key', 'group'], cached: true },
  ticket_device_model: {
    sends: ['client_id', 'service_target', 'service_type'],
    needs: ['client_id', 'service_target', 'service_type'],
    cached: true,
  },
  openapi_operations_types: { sends: ['list_type', 'origin'], needs: ['list_type', 'origin'], cached: true },
  face_file: { address: 'GET /v1/inner/face_files/{face_file_id}', host: 'file' },
  open_file: { address: 'GET /v1/open/files', host: 'file', sends: ['file_name'], needs: ['file_name'] },
  face_file_create: { address: 'POST /v1/inner/face_files', host: 'file' },
  file_create: { address: 'POST /v1/inner/files', host: 'file' },
  face_file_dilu: { address: 'POST /v1/inner/face_file/dilu', host: 'file' },
  ali_pay_upload_photo: { address: 'POST /v3/ali_pay/upload_photo', host: 'file' },
  admin_password_update: { address: 'PUT /v3/rooms/{room_id}/locks/{device_id}/passwords/999' },
}

/** Names of what a JSON Schema may hold, with those of the objects below. */
function names(schema: JsonSchema, before = ''): readonly string[] {
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as { properties?: Record<string, JsonSchema>; items?: JsonSchema; anyOf?: readonly JsonSchema[] }
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [
      `${before}${name}`,
      ...names(inner, `${before}${name}.`),
    ]),
    ...(items === undefined ? [] : names(items, before)),
    ...anyOf.flatMap((one) => names(one, before)),
  ]
}
const sorted = (list: readonly string[]): readonly string[] => [...list].sort()
const withIts = (part: keyof Shown) => Object.entries(SHOWN).filter(([, shown]) => shown[part] !== undefined)

describe('a call of section 7', () => {
  it.each(Object.entries(SHOWN))('%s comes from the specification and goes to its host', (name, { host = 'main' }) => {
    expect(callOf(name)).toMatchObject({ source: 'spec', host })
  })

  it.each(withIts('address'))('%s has the address that the specification writes', (name, { address }) => {
    expect(`${callOf(name).method} ${callOf(name).path}`).toBe(address)
  })

  it.each(withIts('sends'))('%s sends what the specification names and nothing else', (name, { sends = [] }) => {
    expect(sorted(names(callOf(name).request))).toEqual(sends)
  })

  it.each(withIts('needs'))('%s cannot do without what the specification names', (name, { needs = [] }) => {
    expect(sorted((callOf(name).request as { required?: readonly string[] }).required ?? [])).toEqual(sorted(needs))
    expect(names(callOf(name).request)).toEqual(expect.arrayContaining([...needs]))
  })

  it.each(withIts('answers'))('%s answers what the specification names', (name, { answers = [] }) => {
    const held = names(callOf(name).response)
    expect(answers.filter((one) => !held.includes(one))).toEqual([])
  })

  it('is kept by the console where the specification says so, and nowhere else but for the groups of permissions', () => {
    const kept = Object.values(model.calls)
      .filter(({ cached }) => cached)
      .map(({ name }) => name)
    expect(sorted(kept)).toEqual(sorted([...withIts('cached').map(([name]) => name), 'permission_groups']))
  })

  it('has the fixed values that the specification gives', () => {
    const valueOf = (name: string, field: string): unknown =>
      (callOf(name).request as { properties: Record<string, unknown> }).properties[field]
    expect([
      valueOf('login', 'from'),
      valueOf('openapi_operations_types', 'list_type'),
      valueOf('openapi_operations_types', 'origin'),
    ]).toEqual([{ const: 2 }, { const: 'all' }, { const: 2 }])
    expect(valueOf('lock_setting', 'type')).toMatchObject({ enum: expect.arrayContaining(['room']) as unknown })
    expect(valueOf('tenant_real_name_verify', 'home_id')).toMatchObject({ type: 'integer' })
    expect(callOf('get_sms_left').response).toMatchObject({ type: 'integer', minimum: 0 })
  })

  it('strips empty lists, but for the one that switches the payment of stores', () => {
    expect(
      Object.values(model.calls)
        .filter(({ keeps_empty }) => keeps_empty)
        .map(({ name }) => name),
    ).toEqual(['branch_switch_payment'])
  })
})

const CRUD = (plural: string): readonly string[] => [
  `GET /v3/${plural}`,
  `POST /v3/${plural}`,
  `GET /v3/${plural}/{id}`,
  `PUT /v3/${plural}/{id}`,
  `DELETE /v3/${plural}/{id}`,
]
const under = (family: string, verbs: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(verbs).map(
    ([end, method]) =>
      `${method} /v3/rooms/{room_id}/${family}${end === 'create' ? '' : `/{device_id}${end === 'one' ? '' : `/${end}`}`}`,
  )
const BOUND = { create: 'POST', one: 'GET' }
const METER = { ...BOUND, read: 'POST', reset: 'POST', charge: 'POST', on: 'POST', off: 'POST', overdraft: 'PUT' }
const removed = (family: string): string => `DELETE /v3/rooms/{room_id}/${family}/{device_id}`
const credential = (kind: string): readonly string[] => [
  `POST /v3/rooms/{room_id}/locks/{device_id}/${kind}`,
  ...['PUT', 'DELETE'].map((method) => `${method} /v3/rooms/{room_id}/locks/{device_id}/${kind}/{paas_id}`),
  ...['freeze', 'unfreeze'].map((verb) => `POST /v3/rooms/{room_id}/locks/{device_id}/${kind}/{paas_id}/${verb}`),
]
const listed = (path: string): readonly string[] => [`GET /v3/${path}`, `GET /v3/${path}/export`]

/** Area → what the specification names there; methods and further path segments are ours where it shows none. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'rooms, devices, meters': [
    ...['locks', 'gateways'].flatMap((family) => [...under(family, BOUND), removed(family)]),
    ...under('elemeters', { ...METER, capacity: 'PUT' }),
    removed('elemeters'),
    ...under('watermeters', METER),
    removed('watermeters'),
  ],
  'lock credentials': [
    ...['passwords', 'fingerprints', 'nfc', 'faces', 'ble_keys'].flatMap(credential),
    'PUT /v3/rooms/{room_id}/locks/{device_id}/passwords/999',
    'POST /v3/grants/batch_grant',
  ],
  'homes and branches': [
    ...CRUD('homes'),
    ...CRUD('stores'),
    ...['electricity', 'water', 'pool'].flatMap((kind) => [
      `GET /v3/homes/{id}/${kind}_settings`,
      `PUT /v3/homes/{id}/${kind}_settings`,
    ]),
    'GET /v3/homes/{id}/floors',
    'PUT /v3/homes/{id}/floors',
    'POST /v3/homes/import',
    'GET /v3/homes/{id}/public_key',
  ],
  clients: [
    'GET /v3/client',
    'PUT /v3/client',
    'GET /v3/client/finance',
    'GET /v3/client/settings',
    'PUT /v3/client/settings',
    'PUT /v3/client/poundage_type',
  ],
  'tenants and leases': [
    ...CRUD('tenants'),
    ...CRUD('leases'),
    'POST /v3/leases/check_in',
    'POST /v3/leases/{id}/check_out',
    'POST /v3/leases/{id}/co_tenants',
    'POST /v3/co_tenants/{id}/leave',
    'POST /v3/leases/{id}/freeze',
    'POST /v3/leases/{id}/unfreeze',
    'POST /v3/tenant_real_name_verify',
  ],
  tickets: [
    'GET /v3/ticket_types/{service_type}/tickets',
    'POST /v3/ticket_types/{service_type}/tickets',
    'GET /v3/tickets/{id}',
    'GET /v3/tickets/{id}/history',
    ...['dispatch', 'alloc', 'submit', 'shut', 'reject', 'check', 'turndown'].map(
      (step) => `POST /v3/tickets/{id}/${step}`,
    ),
    'GET /v3/tickets/{id}/remarks',
    'POST /v3/tickets/{id}/remarks',
    'GET /v3/tickets/{id}/positions',
  ],
  'contract billing': ['contracts', 'bills', 'costs', 'payments', 'invoices'].map(
    (part) => `GET /v3/contract_bill/${part}`,
  ),
  invoices: [
    'POST /v3/contract_bill/invoices',
    ...['confirm', 'reject', 'cancel', 'sync', 'invalid'].map((step) => `POST /v3/invoices/{id}/${step}`),
  ],
  payments: [
    ...['alipay', 'youyun'].flatMap((channel) => [
      `POST /v3/${channel}/merchants`,
      `PUT /v3/${channel}/merchants/{id}`,
    ]),
    'GET /v3/banks',
    'POST /v3/agency_pay',
    'POST /v3/branch/switch_payment',
  ],
  'roles, users, permissions': [
    ...CRUD('roles'),
    ...CRUD('staff'),
    'PUT /v3/users/{id}/homes',
    'GET /v3/permission_list',
    'GET /v3/permission_groups',
  ],
  'monitoring and exceptions': [
    ...['water_amount', 'pool', 'traffic', 'nb_lock_record'].flatMap((list) => listed(`monitor/${list}`)),
    ...listed('events'),
  ],
  'text messages': ['GET /v3/get_sms_left', 'POST /v3/sms/recharge', 'GET /v3/sms/report'],
  cards: [
    ...CRUD('manage_cards'),
    'POST /v3/manage_cards/{id}/loss',
    'POST /v3/loss_cards/{id}/retry',
    'POST /v3/manage_cards/{id}/delete_locks',
    'POST /v3/delete_cards/{id}/retry',
    ...listed('loss_cards'),
    ...listed('delete_cards'),
  ],
  'command tasks': [...listed('command_tasks'), 'GET /v3/command_tasks/{id}', 'POST /v3/command_tasks/{id}/retry'],
  'electricity fee rules': CRUD('fee_rules'),
  uploads: ['GET /v3/upload_token', 'POST /v3/upload_create'],
  'face photos': ['GET /files/v1/inner/face_files/{face_file_id}'],
}

describe('an area of section 7', () => {
  const offered = new Set(addressesOf(model).all.map(({ method, path }) => `${method} ${path}`))
  it.each(Object.entries(AREAS))('%s: every call that the specification names is offered', (_, addresses) => {
    expect(addresses.filter((address) => !offered.has(address))).toEqual([])
  })

  it('every list of an entity has its export', () => {
    expect(
      Object.values(model.entities).filter(
        ({ internal, plural }) => !internal && !offered.has(`GET /v3/${plural}/export`),
      ),
    ).toEqual([])
  })
})
