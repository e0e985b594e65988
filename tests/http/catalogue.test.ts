/**
 * Every entry of the error catalogue is provoked once by a real call, in both languages, and says what the catalogue
 * and the specification say.
 */
import {
  MAKE_VERSIONS,
  oversee,
  takeOver,
  type Version,
  versionOf,
} from '../../src/server/store/migrations/versions.ts'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entry, type ErrorKey } from '../../src/errors/app-error.ts'
import { errors } from '../../src/generated/errors.ts'
import type { Lang } from '../../src/model/model.ts'
import { catalogue as languages, transportTexts } from '../../src/console/texts.ts'
import { DEFAULT_CONFIG } from '../../src/console/transport/config.ts'
import { createTransport } from '../../src/console/transport/transport.ts'
import reasons from '../../schemas/enums/not_calculated_reason.json' with { type: 'json' }
import events from '../../schemas/enums/abnormal_event.json' with { type: 'json' }
import { SHEET_XML, sheetOf, workbookOf } from '../import/files.ts'
import { archive, grain, picture, send, type Sent, tokenFor, type Token, vast } from '../files/support.ts'
import { createFolders, describeOne } from '../support/stores.ts'
import { answered, SETTINGS as HOOKS } from '../webhooks/support.ts'
import {
  caller,
  LOGIN,
  loggedIn,
  projectModel,
  startServer,
  type Caller,
  type Envelope,
  type TestServer,
} from './support/server.ts'
import { dayOf } from '../../src/values/calendar.ts'
import { bound } from './support/bound.ts'
import { PASSWORD, TICKET } from './support/world.ts'

const LANGS: readonly Lang[] = ['zh', 'en']
type Params = Readonly<Record<string, string | number>>

/** Whose call is not built yet, and which: a call that is built takes its entries out of here and is provoked below. */
const PENDING: Readonly<Partial<Record<ErrorKey, string>>> = {}
/** Said by the console where an answer says nothing but its status. */
const BY_STATUS = ['restricted', 'gateway_timeout'] as const satisfies readonly ErrorKey[]
/** Said to a bare socket, in Chinese: no request has come that could name a language. */
const BY_SOCKET = ['header_too_large', 'request_timeout'] as const satisfies readonly ErrorKey[]
/** Said by a device itself, of a command: `tests/commands/credentials.test.ts` and `access.test.ts` have each said. */
const BY_DEVICE = [
  'lock_timeout',
  'lock_database',
  'lock_service',
  'lock_slot_taken',
  'lock_pool_full',
  'lock_no_record',
  'lock_reset',
  'face_unusable',
  'open_too_late',
] as const satisfies readonly ErrorKey[]

/** Said of a record that no call takes whole: `tests/operations/serials.test.ts` has both said, in both languages. */
const BY_RECORD = ['not_told', 'told_otherwise'] as const satisfies readonly ErrorKey[]

/** Told where a payment gateway is asked or tells by itself: `tests/funds` has them told. */
const BY_MESSAGE = ['no_such_order', 'order_paid'] as const satisfies readonly ErrorKey[]
/** Told where records of an archive belong to each other: `tests/operations/archive.test.ts` has it told. */
const BY_ARCHIVE = ['archived_with'] as const satisfies readonly ErrorKey[]
/** Said of a job that has failed: `tests/commands/ledger.test.ts` has it said. */
const BY_JOB = ['ledger_differs'] as const satisfies readonly ErrorKey[]

type Elsewhere = (
  | typeof BY_STATUS
  | typeof BY_SOCKET
  | typeof BY_DEVICE
  | typeof BY_RECORD
  | typeof BY_ARCHIVE
  | typeof BY_JOB
  | typeof BY_MESSAGE
)[number]
/** How to make the server say it; answers what it said. */
type Provoke = (world: World, lang: Lang) => Promise<Envelope>
interface World {
  readonly server: TestServer
  readonly admin: Caller
  readonly branch: Caller
  readonly guest: Caller
}

const asMachine = async (
  world: World,
  lang: Lang,
  token: string,
  ...[method, url, body]: readonly [string, string, unknown?]
): Promise<Envelope> =>
  (
    await caller(world.server.app).call(method, url, body, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': lang },
    })
  ).json

async function tokenOf({ admin }: World, requests_per_minute: number): Promise<string> {
  const { json } = await admin.call('POST', '/v3/api_tokens/create', {
    ...{ name: 'machine', permissions: ['homes_view'], expires_on: dayOf(new Date()), requests_per_minute },
  })
  return String(json.data['token'])
}

const inLang = (lang: Lang) => ({ headers: { 'accept-language': lang } })
const asks =
  (who: 'admin' | 'branch' | 'guest', method: string, url: string, body?: unknown): Provoke =>
  async (world, lang) =>
    (await world[who].call(method, url, body, inLang(lang))).json
const query = ({ server }: World, text: string, values: readonly unknown[] = []) => server.store.query({ text, values })
/** A stranger at an address of their own, so that nobody else's tries are counted with theirs. */
let strangers = 0
const stranger = ({ server }: World): Caller =>
  caller(server.app, `10.77.${Math.floor((strangers += 1) / 250)}.${strangers % 250}`)
const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const enter = async (who: Caller, lang: Lang, body: object) =>
  (await who.call('POST', LOGIN, { pass: 'wrong', from: 2, ...body }, inLang(lang))).json
const store = (name: string) => ({ name })

const CHECK_IN = '/v3/leases/check_in'
const PERSON = { name: '韩某', phone: '13800138007', lease_range: ['2020-01-01', '2099-12-31'], rent: '1' }
const UNKNOWN_ID = '110101199003074047'
const AWAY_ID = '110101199003075031'
const KNOWN_ID = '110101199003074514'
/** Of those who have this phone number. */
const BLOCKED = `update tenants set blocked = $2, block_reason = '逾期' where phone = $1`
/** Into a new room, after what has to be before. */
const checksIn =
  (more: object, before: (world: World) => Promise<unknown> = () => Promise.resolve()): Provoke =>
  async (world, lang) => {
    await before(world)
    const room = { home_id: 1, room_name: `C${(strangers += 1)}`, room_type: 1 }
    const { json } = await world.admin.call('POST', '/v3/rooms', room)
    const body = { ...PERSON, ...more, room_id: json.data['room_id'] }
    return (await world.admin.call('POST', CHECK_IN, body, inLang(lang))).json
  }

/** With 10.00 kWh left at 0.65, on a meter that has just told 50.00. */
const checksOut =
  (more: object): Provoke =>
  async ({ admin, server }, lang) => {
    const { room_id, device_id } = await bound(admin, `4203${String((strangers += 1)).padStart(8, '0')}`)
    const rule = await admin.call('POST', '/v3/fee_rules', { name: `退租${(strangers += 1)}` })
    const fee_rule_id = Number(rule.json.data['id'])
    await admin.call('POST', '/v3/fee_prices', { fee_rule_id, from_day: '2020-01-01', type: 1, price: '0.65' })
    const lease = await admin.call('POST', CHECK_IN, {
      ...{ room_id, name: '曹某', phone: '13800138006', lease_range: PERSON.lease_range, rent: '1' },
      ...{ fee_rule_id, forced: true },
    })
    await server.store.query({
      text: `update devices set net_state = 1, electric_read = 50, electric_amount = 60, settled_read = 50, read_time = now() where device_id = $1`,
      values: [device_id],
    })
    const url = `/v3/leases/${Number(lease.json.data['lease_id'])}/check_out`
    return (await admin.call('POST', url, { check_out_date: today(), balance: 1, ...more }, inLang(lang))).json
  }
const today = (): string => dayOf(new Date())

/** The database's own troubles, called up by a name. */
const troubled = (state: string): Provoke => asks('admin', 'POST', '/v3/tenant_tags', { name: state })
const TROUBLE = `create function trouble() returns trigger language plpgsql as $$ begin if new.name ~ '^[0-9A-Z]{5}$' then raise 'trouble' using errcode = new.name; end if; return new; end $$;
  create trigger trouble before insert on tenant_tags for each row execute function trouble()`

/** A file for a list of tags; what takes longer than a caller waits is told by the run. */
const uploads =
  (key: ErrorKey, file: () => Buffer | Promise<Buffer>, more = ''): Provoke =>
  async ({ admin }, lang) => {
    const url = '/v3/tenant_tags/import'
    let { json } = await admin.call('POST', `${url}?dry_run=true${more}`, undefined, {
      payload: await file(),
      headers: { ...inLang(lang).headers, 'content-type': 'application/octet-stream' },
    })
    while ((json.data as { state?: string } | null)?.state === 'running')
      ({ json } = await admin.call('GET', url, undefined, inLang(lang)))
    return json.err_code === 0
      ? { ...json, err_code: entry(key).code, err_msg: (json.data as { message?: string }).message ?? '' }
      : json
  }
const TAGS = '标签名称\n'
/** So many that the first file is still read when the second comes. */
const MANY = Array.from({ length: 3_000 }, (_, i) => `标签${i}`)
const lines =
  (...texts: readonly string[]) =>
  () =>
    Buffer.from(TAGS + texts.join('\n'))
const SHEET = `<worksheet xmlns="${SHEET_XML}"><sheetData>`

const sends =
  (
    file: () => Sent | null | Promise<Sent | null>,
    token = (admin: Caller) => tokenFor(admin, 'ticket.pictures'),
  ): Provoke =>
  async ({ admin }, lang) =>
    (await send(admin, await token(admin), await file(), lang)).json

/** Said beside a field of what a form sends: the whole is answered as incorrect. */
const beside =
  (key: ErrorKey, url: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): Provoke =>
  async ({ admin }, lang) => {
    const { json } = await admin.call(method, url, body, inLang(lang))
    const [first] = (json.data as unknown as { fields: { message: string }[] }).fields
    return {
      ...json,
      err_code: json.err_code === entry('invalid').code ? entry(key).code : json.err_code,
      err_msg: first!.message,
    }
  }

let locks = 0
/** Of a lock, but for its last four characters. */
const lockNumber = (): string => `lk240350${String((locks += 1)).padStart(8, '7')}`
const roomOf = async (admin: Caller): Promise<number> => {
  const { json } = await admin.call('POST', '/v3/rooms', { home_id: 1, room_name: `绑${(locks += 1)}`, room_type: 1 })
  return Number(json.data['room_id'])
}
const binds =
  (kind: 'lock' | 'gateway', sn: () => string, more: object = {}): Provoke =>
  async ({ admin }, lang) =>
    (await admin.call('POST', `/v3/rooms/${await roomOf(admin)}/${kind}s`, { sn: sn(), ...more }, inLang(lang))).json

const TENANT = { home_id: 1, name: '王芳', phone: '13800001234' }
const CO_TENANT = { name: '李明', phone: '13800005678', relation: 'friend' }
const TARIFF = {
  from_day: '2030-01-01',
  type: 2,
  sharp_price: '1.2',
  peak_price: '1',
  shoulder_price: '0.8',
  off_peak_price: '0.4',
}
const tariffRefused =
  (key: ErrorKey, ...segments: readonly object[]): Provoke =>
  async (world, lang) => {
    const { json } = await world.admin.call('POST', '/v3/fee_rules', { name: `分时${(locks += 1)}` })
    return beside(key, '/v3/fee_prices', { ...TARIFF, fee_rule_id: json.data['id'], segments })(world, lang)
  }
const segment = (begin_hour: number, end_hour: number, period: string) => ({ begin_hour, end_hour, period })

/** A lease of a room of its own. */
async function leaseOf(admin: Caller, lease_range: readonly [string, string]): Promise<number> {
  const made = async (url: string, body: object): Promise<Envelope['data']> =>
    (await admin.call('POST', url, body)).json.data
  const room = await made('/v3/rooms', { home_id: 1, room_name: `房${(strangers += 1)}`, room_type: 1 })
  const tenant = await made('/v3/tenants', TENANT)
  return Number(
    (
      await made('/v3/leases', {
        home_id: 1,
        room_id: room['room_id'],
        tenant_id: tenant['tenant_id'],
        lease_range,
        rent: '1000.00',
      })
    )['lease_id'],
  )
}

/** Where a ticket is remarked on. */
async function remarkOf(admin: Caller): Promise<string> {
  return `/v3/tickets/${Number((await admin.call('POST', '/v3/tickets', TICKET)).json.data['ticket_id'])}/remarks`
}

async function afterThreeFailures(world: World, lang: Lang, more: object): Promise<Envelope> {
  const who = stranger(world)
  const name = `nobody-${strangers}`
  for (let i = 0; i < 3; i++) await enter(who, lang, { name })
  return enter(who, lang, { name, ...more })
}

/** A lock that can be reached, and its passwords. */
let reached = 0
async function passwordsOf({ admin, server }: World): Promise<string> {
  const sn = `lk24035${String((reached += 1)).padStart(13, '9')}`
  const { device_id, room_id } = await bound(admin, sn)
  await server.store.query({ text: 'update devices set net_state = 1 where sn = $1', values: [sn] })
  return `/v3/rooms/${room_id}/locks/${device_id}/passwords`
}
let doors = 0
/** Rights are those of the log-in. */
async function booked(world: World): Promise<Caller> {
  await query(
    world,
    `update clients set optional_permissions = optional_permissions || '[{"resource":"access_control","action":"open"}]'::jsonb where client_id = 1`,
  )
  return loggedIn(world.server.app, 'admin', `10.66.0.${doors}`)
}
const openDoor: Provoke = async (world, lang) => {
  const admin = await booked(world)
  const { device_id } = await bound(admin, `ec240302${String((doors += 1)).padStart(12, '0')}`)
  const url = `/v3/access_controls/${device_id}/open`
  return (await admin.call('POST', url, {}, inLang(lang))).json
}
let meters = 0
/** Of a meter as the given SQL sets it. */
/** It is away, and has been charged. */
const closeMeter: Provoke = async (world, lang) => {
  const { device_id, room_id } = await bound(world.admin, `41240398${String((meters += 1)).padStart(4, '0')}`)
  await query(world, 'update devices set electric_amount = 10 where device_id = $1', [device_id])
  return asks('admin', 'DELETE', `/v3/rooms/${room_id}/elemeters/${device_id}`)(world, lang)
}
const readMeter =
  (set: string): Provoke =>
  async (world, lang) => {
    const { admin } = world
    const number = String((meters += 1)).padStart(4, '0')
    const { device_id, room_id } = await bound(admin, `41240399${number}`)
    const gateway = await bound(admin, `cn240399${number.padStart(12, '0')}`)
    const text = `update devices set ${set.replace('$gateway', String(gateway.device_id))} where device_id = ${device_id}`
    await query(world, text)
    const read = () => admin.call('POST', `/v3/rooms/${room_id}/elemeters/${device_id}/read`, {}, inLang(lang))
    await read()
    return (await read()).json
  }
/** A prepaid meter in use, in a room with a price. */
async function chargeable(world: World, price = '0.65'): Promise<string> {
  const { admin } = world
  const number = String((meters += 1)).padStart(4, '0')
  const { device_id, room_id } = await bound(admin, `42240399${number}`)
  await query(world, `update devices set state = 1 where device_id = ${device_id}`)
  if (price !== '') {
    const rule = await admin.call('POST', '/v3/fee_rules', { name: `电价${number}` })
    const fee_rule_id = rule.json.data['id']
    await admin.call('POST', '/v3/fee_prices', { fee_rule_id, from_day: '2020-01-01', type: 1, price })
    const said = { level: 4, home_id: 1, room_id, fee_rule_id }
    await admin.call('POST', '/v3/elemeter_settings', said)
  }
  return `/v3/rooms/${room_id}/elemeters/${device_id}`
}
/** What is sent one after the other; the last answer counts. */
const charges =
  (bodies: readonly object[], price?: string): Provoke =>
  async (world, lang) => {
    const url = `${await chargeable(world, price)}/charge`
    let json: Envelope | undefined
    for (const body of bodies) json = (await world.admin.call('POST', url, { mode: 2, ...body }, inLang(lang))).json
    return json!
  }
/** A charge of 100 kWh is taken back in part. */
const reverses =
  (used: string, money: string): Provoke =>
  async (world, lang) => {
    const url = await chargeable(world)
    const { json } = await world.admin.call('POST', `${url}/charge`, { mode: 2, money: '65.00' })
    const meter = url.split('/').at(-1)
    await query(world, `update devices set electric_read = $1 where device_id = ${meter}`, [used])
    const back = `/v3/charges/${Number(json.data['charge_id'])}/reverse`
    return (await world.admin.call('POST', back, { money, reason: '多收' }, inLang(lang))).json
  }
/** One of 100 CNY. */
async function billed(world: World): Promise<number> {
  const number = `B${(strangers += 1)}`
  await query(
    world,
    `insert into contracts (client_id, id, number, name, signed_on, term_from, term_to, payment_type, amount)
      values (1, 1, 'HT1', '平台服务', '2026-01-01', '2026-01-01', '2026-12-31', 1, 1000) on conflict do nothing`,
  )
  const { rows } = await query(
    world,
    `insert into bills (client_id, id, number, contract_id, month, cost_type, payable, state)
      select 1, coalesce(max(id), 0) + 1, $1, 1, '2026-10', 2, 100, 2 from bills returning id`,
    [number],
  )
  return Number(rows[0]!['id'])
}
const pays =
  (body: object): Provoke =>
  async (world, lang) => {
    await query(
      world,
      `insert into fund_accounts (client_id, id, name, balance) values (1, 1, '主账户', 1) on conflict do nothing`,
    )
    const url = `/v3/contract_bill/bills/${await billed(world)}/pay`
    return (await world.admin.call('POST', url, body, inLang(lang))).json
  }
const invoices =
  (amount: string, more: (world: World) => Promise<object> = () => Promise.resolve({})): Provoke =>
  async (world, lang) => {
    const bill_id = await billed(world)
    await query(world, `update bills set paid = 1 where id = ${bill_id}`)
    const title = { type: 1, title: '栖屿公寓', tax_number: '91330106MA2CYDXG0R' }
    const body = { bill_id, ...title, amount, ...(await more(world)) }
    return (await world.admin.call('POST', '/v3/contract_bill/invoices', body, inLang(lang))).json
  }
const confirmsTexts =
  (amount: string): Provoke =>
  async (world, lang) => {
    const { rows } = await query(
      world,
      `insert into sms_recharges (client_id, number, count_bought, amount, way) values (1, $1, 100, 8, 1) returning id`,
      [`DX${(strangers += 1)}`],
    )
    const url = `/v3/sms/recharges/${String(rows[0]!['id'])}/confirm`
    return (await world.admin.call('POST', url, { amount }, inLang(lang))).json
  }
const waterCharge: Provoke = async (world, lang) => {
  const { device_id, room_id } = await bound(world.admin, `000024039${String((meters += 1)).padStart(3, '0')}`)
  await query(world, `update devices set state = 1, pay_mode = 1 where device_id = ${device_id}`)
  const url = `/v3/rooms/${room_id}/watermeters/${device_id}/charge`
  return (await world.admin.call('POST', url, { mode: 2, money: '1' }, inLang(lang))).json
}
const NEW_PASSWORD = {
  name: '王芳',
  phone: '13800001234',
  permission_end: '2099-12-31T00:00:00.000Z',
  password: '123456',
}

/** A new tag, in the archive or not. */
const tagged = async ({ admin }: World, archived: boolean): Promise<string> => {
  const made = await admin.call('POST', '/v3/tenant_tags', { name: `签${(strangers += 1)}` })
  const url = `/v3/tenant_tags/${Number(made.json.data['id'])}`
  if (archived) await admin.call('DELETE', url)
  return url
}

const PROVOKED: Readonly<Partial<Record<Exclude<ErrorKey, Elsewhere>, Provoke>>> = {
  not_on_map: async ({ admin }, lang) => {
    const place = { province: '浙江省', city: '杭州市', district: '无此区' }
    const body = { name: `图外${lang}`, store_id: 1, home_type: 1, ...place }
    const made = await admin.call('POST', '/v3/homes', body)
    return (await admin.call('POST', `/v3/homes/${Number(made.json.data['home_id'])}/locate`, {}, inLang(lang))).json
  },
  archived: async (world, lang) =>
    (await world.admin.call('PUT', await tagged(world, true), { version: 2, note: '改' }, inLang(lang))).json,
  not_archived: async (world, lang) =>
    (await world.admin.call('POST', `${await tagged(world, false)}/restore`, {}, inLang(lang))).json,
  service_down: binds('lock', () => `${lockNumber()}e503`),
  beyond_account: pays({ way: 4, amount: '2', fund_account_id: 1 }),
  buys_no_text: confirmsTexts('0.07'),
  beyond_unpaid: pays({ way: 2, amount: '101' }),
  beyond_uninvoiced: invoices('1.01'),
  bill_gives_nothing: invoices('1', async (world) => ({ more_bill_ids: [await billed(world)] })),
  device_offline: openDoor,
  gateway_offline: readMeter('net_state = 1, gateway_id = $gateway'),
  read_just_now: readMeter('net_state = 1'),
  price_missing: charges([{ money: '1' }], ''),
  water_price_missing: waterCharge,
  no_arrears: charges([{ mode: 4 }]),
  number_reused: async (world, lang) => {
    const number = `N${(strangers += 1)}`
    return charges([
      { money: '1', number },
      { money: '2', number },
    ])(world, lang)
  },
  buys_nothing: charges([{ money: '0.01' }], '5'),
  beyond_charge: reverses('0', '65.01'),
  beyond_balance: reverses('60', '65'),
  meter_offline_closing: closeMeter,
  parameter: asks('admin', 'GET', '/v3/stores?q=a&q=b'),
  no_such_api: asks('admin', 'GET', '/v3/nothing/of/this/name'),
  server: troubled('XX000'),
  captcha_needed: (world, lang) => afterThreeFailures(world, lang, {}),
  captcha_wrong: (world, lang) => afterThreeFailures(world, lang, { captcha_id: 'none', captcha: 'none' }),
  sms_code_wrong: async (world, lang) =>
    (
      await stranger(world).call(
        'POST',
        '/passport/api/v2/login_by_sms',
        { phone: '13800001001', code: '000000', from: 2 },
        inLang(lang),
      )
    ).json,
  password_wrong: asks('admin', 'PUT', '/v3/user/password', {
    old_password: 'not this one',
    new_password: 'Another-horse-8',
  }),
  password_same: asks('admin', 'PUT', '/v3/user/password', { old_password: PASSWORD, new_password: PASSWORD }),
  bad_json: asks('admin', 'POST', '/v3/stores', '{'),
  too_deep: asks('admin', 'POST', '/v3/stores', '['.repeat(17) + ']'.repeat(17)),
  no_body: asks('admin', 'DELETE', '/v3/stores/999999', { version: 1 }),
  unknown_parameter: asks('admin', 'GET', '/v3/stores?colour=red'),
  missing_parameter: asks('admin', 'GET', '/v3/address/cities'),
  bad_value: asks('admin', 'GET', '/v3/stores?created_at_from=yesterday'),
  bad_page: asks('admin', 'GET', '/v3/stores?limit=0'),
  bad_cursor: asks('admin', 'GET', '/v3/stores?after=nonsense'),
  login_failed: (world, lang) => enter(stranger(world), lang, { name: 'nobody' }),
  unauthorized: async (world, lang) =>
    (await stranger(world).call('GET', '/v3/user_info', undefined, inLang(lang))).json,
  session_revoked: async (world, lang) => {
    const who = await loggedIn(world.server.app, 'caretaker')
    const {
      rows: [before],
    } = await query(world, `select password from staff where account = 'caretaker'`)
    await query(
      world,
      `update staff set password = left(password, -1) || case right(password, 1) when 'A' then 'B' else 'A' end where account = 'caretaker'`,
    )
    try {
      return (await who.call('GET', '/v3/user_info', undefined, inLang(lang))).json
    } finally {
      await query(world, `update staff set password = $1 where account = 'caretaker'`, [before?.['password']])
    }
  },
  session_ended: async (world, lang) =>
    (
      await world.server.app.inject({
        url: '/v3/user_info',
        headers: { cookie: `session=${'x'.repeat(43)}`, 'accept-language': lang },
      })
    ).json(),
  token_invalid: (world, lang) => asMachine(world, lang, `cat_${'x'.repeat(43)}`, 'GET', '/v3/homes'),
  token_refused: async (world, lang) =>
    asMachine(world, lang, await tokenOf(world, 60), 'POST', '/v3/api_tokens/1/revoke', {}),
  token_too_often: async (world, lang) => {
    const token = await tokenOf(world, 1)
    await asMachine(world, lang, token, 'GET', '/v3/homes')
    return asMachine(world, lang, token, 'GET', '/v3/homes')
  },
  account_inactive: (world, lang) => enter(stranger(world), lang, { name: 'gone', pass: PASSWORD }),
  forbidden: asks('guest', 'GET', '/v3/homes'),
  cross_site: async (world, lang) =>
    (
      await world.admin.call('POST', '/v3/stores', store('x'), {
        headers: { 'sec-fetch-site': 'cross-site', 'accept-language': lang },
      })
    ).json,
  out_of_scope: asks('branch', 'POST', '/v3/homes', {
    store_id: 2,
    name: '别的店的房源',
    home_type: 1,
    province: '上海市',
    city: '上海市',
    district: '浦东新区',
  }),
  not_changeable: asks('admin', 'DELETE', '/v3/staff/1'),
  not_found: asks('admin', 'GET', '/v3/stores/999999'),
  method_not_allowed: asks('admin', 'DELETE', '/v3/user_info'),
  conflict: asks('admin', 'PUT', '/v3/stores/1', { version: 99, name: '旧的' }),
  duplicate: asks('admin', 'POST', '/v3/stores', store('晴空公寓1店')),
  in_use: asks('admin', 'DELETE', '/v3/stores/2'),
  transition_refused: async (world, lang) => {
    const { json } = await world.admin.call('POST', '/v3/tickets', TICKET)
    const { ticket_id, version } = json.data as unknown as { ticket_id: number; version: number }
    return (await world.admin.call('POST', `/v3/tickets/${ticket_id}/check`, { version }, inLang(lang))).json
  },
  sn_length: binds('lock', () => 'lk2403500000000000a'),
  sn_format: binds('lock', () => 'lk_'),
  sn_unknown: binds('lock', () => `${lockNumber()}0404`),
  lock_unsupported: binds('lock', () => `${lockNumber()}0415`),
  sn_other_kind: binds('lock', () => 'cn240300000000000001'),
  bind_code_missing: binds('gateway', () => 'cn240300000000000001'),
  bind_code_wrong: binds('gateway', () => `cn2403${String((strangers += 1)).padStart(14, '0')}`, { code: 'x' }),
  device_bound: async (world, lang) => {
    const sn = `${lockNumber()}0001`
    await binds('lock', () => sn)(world, lang)
    return binds('lock', () => sn)(world, lang)
  },
  room_holds: async ({ admin }, lang) => {
    const room = await roomOf(admin)
    // Cold and hot meters stand beside each other, so that it is offered where one of them is.
    const sn = () => `0000${String((strangers += 1)).padStart(8, '0')}`
    const send = () => admin.call('POST', `/v3/rooms/${room}/watermeters`, { sn: sn() }, inLang(lang))
    await send()
    return (await send()).json
  },
  gateway_unfit: async (world, lang) => {
    const { device_id: gateway_id } = await bound(world.admin, `${lockNumber()}0001`)
    return binds('lock', () => `${lockNumber()}0001`, { gateway_id })(world, lang)
  },
  has_devices: async ({ admin }, lang) => {
    const room_id = await roomOf(admin)
    const { device_id: gateway_id } = await bound(admin, `cn2403${String((strangers += 1)).padStart(14, '0')}`, {
      room_id,
    })
    await bound(admin, `${lockNumber()}0001`, { room_id, gateway_id })
    return (await admin.call('DELETE', `/v3/rooms/${room_id}/gateways/${gateway_id}`, undefined, inLang(lang))).json
  },
  key_reused: async ({ admin }, lang) => {
    const remark = await remarkOf(admin)
    const keyed = { headers: { ...inLang(lang).headers, 'idempotency-key': `key-${(strangers += 1)}` } }
    await admin.call('POST', remark, { content: '一' }, keyed)
    return (await admin.call('POST', remark, { content: '二' }, keyed)).json
  },
  webhook_signature: async ({ server }, lang) => {
    const hook = { webhook: 'device_report', headers: { ...inLang(lang).headers, 'webhook-signature': 'v1,AAAA' } }
    return (await answered(server.app, {}, hook)).json
  },
  lock_permission: async (world, lang) => {
    const url = await passwordsOf(world)
    return (
      await world.admin.call('POST', url, { ...NEW_PASSWORD, permission_end: '2020-01-01T00:00:00.000Z' }, inLang(lang))
    ).json
  },
  lock_similar: async (world, lang) => {
    const url = await passwordsOf(world)
    const { json } = await world.admin.call('POST', url, NEW_PASSWORD)
    const grant_id = Number(json.data['grant_id'])
    const task = Number(json.data['task_id'])
    // As if the lock had confirmed it.
    await query(world, 'update grant_codes set confirmed = true where grant_id = $1', [grant_id])
    await query(world, `update command_tasks set state = 'success' where id = $1`, [task])
    await query(world, 'delete from command_deliveries where task_id = $1', [task])
    return (await world.admin.call('PUT', `${url}/1`, { grant_id, password: '123467' }, inLang(lang))).json
  },
  setting_forbids: async (world, lang) => {
    const url = await passwordsOf(world)
    const room_id = Number(/rooms\/(\d+)/.exec(url)![1])
    await world.admin.call('POST', '/v3/lock_settings', { level: 4, home_id: 1, room_id, forbid_add_password: true })
    return (await world.admin.call('POST', url, NEW_PASSWORD, inLang(lang))).json
  },
  not_possible: async ({ admin }, lang) => {
    const { json } = await admin.call(
      'POST',
      `/v3/leases/${await leaseOf(admin, ['2020-01-01', '2099-12-31'])}/co_tenants`,
      CO_TENANT,
    )
    const leave = () =>
      admin.call(
        'POST',
        `/v3/co_tenants/${Number(json.data['co_tenant_id'])}/leave`,
        { left_on: '2099-06-30' },
        inLang(lang),
      )
    await leave()
    return (await leave()).json
  },
  real_name_failed: checksIn({ verify: true, id_card: UNKNOWN_ID }),
  id_card_wrong: checksIn({ id_card: `${UNKNOWN_ID.slice(0, 17)}0` }),
  id_card_missing: checksIn({ verify: true }),
  lease_past: checksIn({ lease_range: ['2020-01-01', '2020-12-31'] }),
  tenant_blocked: checksIn({}, async (world) => {
    await query(world, BLOCKED, [PERSON.phone, false])
    await checksIn({})(world, 'zh')
    await query(world, BLOCKED, [PERSON.phone, true])
  }),
  phone_of_other: checksIn({ name: '别人' }, async (world) => {
    await query(world, BLOCKED, [PERSON.phone, false])
    await checksIn({})(world, 'zh')
  }),
  id_card_of_other: checksIn({ id_card: KNOWN_ID, name: '别人', phone: '13800138009' }, (world) =>
    checksIn({ id_card: KNOWN_ID, phone: '13800138008' })(world, 'zh'),
  ),
  reading_below: checksOut({ reading: '1.00' }),
  refund_beyond: checksOut({ refund: '6.51' }),
  lease_frozen: async ({ admin }, lang) => {
    const path = `/v3/leases/${await leaseOf(admin, ['2020-01-01', '2099-12-31'])}`
    await admin.call('POST', `${path}/freeze`, {})
    return (await admin.call('POST', `${path}/credentials`, { grant_types: [1] }, inLang(lang))).json
  },
  room_uncleared: async (world, lang) => {
    const url = await passwordsOf(world)
    const room_id = Number(/rooms\/(\d+)/.exec(url)![1])
    await world.admin.call('POST', url, NEW_PASSWORD)
    await query(world, 'update grants set pending_removal = true where room_id = $1', [room_id])
    return (await world.admin.call('POST', CHECK_IN, { ...PERSON, room_id }, inLang(lang))).json
  },
  room_not_left: async (world, lang) => {
    await query(world, BLOCKED, [PERSON.phone, false])
    const room = { home_id: 1, room_name: `N${(strangers += 1)}`, room_type: 1 }
    const { json } = await world.admin.call('POST', '/v3/rooms', room)
    const { room_id } = json.data
    await query(
      world,
      `insert into leases (client_id, home_id, room_id, tenant_id, lease_range_from, lease_range_to, rent)
       select 1, 1, $1, tenant_id, '2019-01-01', '2019-12-31', 1 from tenants where client_id = 1 and home_id = 1 limit 1`,
      [room_id],
    )
    return (await world.admin.call('POST', CHECK_IN, { ...PERSON, room_id }, inLang(lang))).json
  },
  operation_failed: checksIn({ verify: true, id_card: AWAY_ID }),
  day_gap: tariffRefused('day_gap', segment(0, 8, 'peak'), segment(9, 24, 'off_peak')),
  day_overlap: tariffRefused('day_overlap', segment(0, 9, 'peak'), segment(8, 24, 'off_peak')),
  month_running: async (world, lang) => {
    await world.admin.call('POST', '/v3/elemeter_settings', { level: 3, home_id: 1, pool_open: true })
    return beside('month_running', '/v3/homes/1/pool_calculations', { month: '2099-12' })(world, lang)
  },
  password_guessable: asks('admin', 'PUT', '/v3/user/password', { old_password: PASSWORD, new_password: 'password' }),
  settings_taken: async ({ admin }, lang) => {
    await admin.call('POST', '/v3/lock_settings', { level: 3, home_id: 1 })
    return (await admin.call('POST', '/v3/lock_settings', { level: 3, home_id: 1 }, inLang(lang))).json
  },
  too_many_reveals: async (world, lang) => {
    const { json } = await world.admin.call('POST', '/v3/tenants', TENANT)
    const counted = `'reveals_more:1/1'`
    await query(
      world,
      `insert into request_counts (subject, count, until) values (${counted}, 600, now() + interval '59 minutes 30 seconds') on conflict (subject) do update set count = 600, last_digest = null`,
    )
    try {
      return (
        await world.admin.call(
          'POST',
          '/v3/desensitization_data_get',
          { id: json.data['tenant_id'], resource: 'tenant', label: 'phone' },
          inLang(lang),
        )
      ).json
    } finally {
      await query(world, `delete from request_counts where subject = ${counted}`)
    }
  },
  not_applicable: async (world, lang) => {
    const { device_id } = await bound(world.admin, `${lockNumber()}0001`)
    return beside('not_applicable', `/v3/devices/${device_id}`, { version: 1, pay_mode: 1 }, 'PUT')(world, lang)
  },
  transition_unmet: async (world, lang) => {
    const { json } = await world.admin.call('POST', '/v3/tickets', {
      ...TICKET,
      service_type: 3,
      fault: undefined,
      teardown_reason: 1,
    })
    const { ticket_id, version } = json.data as unknown as { ticket_id: number; version: number }
    return (await world.admin.call('POST', `/v3/tickets/${ticket_id}/review`, { version, rating: 5 }, inLang(lang)))
      .json
  },
  too_large: asks('admin', 'POST', '/v3/stores', { name: 'x'.repeat(70_000) }),
  too_many_rows: asks('admin', 'POST', '/v3/stores/batch', {
    action: 'remove',
    ids: Array.from({ length: 1001 }, (_, i) => i + 1),
  }),
  address_too_long: asks('admin', 'GET', `/v3/stores?q=${'x'.repeat(16_000)}`),
  unsupported_media: async (world, lang) =>
    (
      await world.admin.call('POST', '/v3/stores', 'name=x', {
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': lang },
      })
    ).json,
  media_missing: async (world, lang) =>
    (
      await world.admin.call('POST', '/v3/stores', undefined, {
        payload: Buffer.from('{}'),
        headers: { 'accept-language': lang },
      })
    ).json,
  invalid: asks('admin', 'POST', '/v3/stores', {}),
  foreign: asks('admin', 'POST', '/v3/homes', {
    store_id: 999_999,
    name: '没有门店',
    home_type: 1,
    province: '上海市',
    city: '上海市',
    district: '浦东新区',
  }),
  version_missing: asks('admin', 'PUT', '/v3/stores/1', { name: '没有版本' }),
  too_many_attempts: async (world, lang) => {
    const who = stranger(world)
    for (let i = 0; i < 10; i++) {
      const { json } = await who.call('GET', '/passport/api/v2/svg_captcha')
      await query(world, 'update captchas set answer_hash = $2 where token_hash = $1', [
        digest(json.captcha_id!),
        digest('ab2c'),
      ])
      await enter(who, lang, { name: `guessed-${lang}`, captcha_id: json.captcha_id, captcha: 'ab2c' })
    }
    return enter(who, lang, { name: `guessed-${lang}` })
  },
  sms_too_often: async (world, lang) => {
    const who = stranger(world)
    const ask = async () =>
      (
        await who.call(
          'POST',
          '/passport/api/v2/send_login_sms',
          { phone: lang === 'zh' ? '13911110001' : '13911110002' },
          inLang(lang),
        )
      ).json
    await ask()
    return ask()
  },
  busy: async ({ admin }, lang) => {
    const sn = `lk24035000000${String((strangers += 1)).padStart(7, '0')}`
    const { device_id } = await bound(admin, sn)
    const refresh = () => admin.call('POST', `/v3/devices/${device_id}/refresh`, {}, inLang(lang))
    await refresh()
    return (await refresh()).json
  },
  command_waits: async (world, lang) => {
    const sn = `lk24035000000${String((strangers += 1)).padStart(7, '0')}`
    const { device_id } = await bound(world.admin, sn)
    const refresh = () => world.admin.call('POST', `/v3/devices/${device_id}/refresh`, {}, inLang(lang))
    const { task_id } = (await refresh()).json.data
    // As the queue keeps what was for a device that was away.
    // As the queue keeps what was for a device that was away.
    await query(
      world,
      `with back as (update command_tasks set state = 'pending', sent_at = null where id = $1)
        update command_deliveries set sent_at = null, next_at = now() + interval '1 minute' where task_id = $1`,
      [task_id],
    )
    return (await refresh()).json
  },
  exporting: async (world, lang) => {
    const answers = await Promise.all(
      [1, 2].map(() => world.admin.call('GET', '/v3/homes/export', undefined, inLang(lang))),
    )
    return answers.find(({ status }) => status !== 200)!.json
  },
  exports_full: async ({ server, admin }, lang) => {
    const held = await server.store.copy(
      { text: `select n as id, repeat('x', 1000) as filler from generate_series(1, 100000) n`, values: [] },
      { format: 'csv', columns: ['id', 'filler'], key: 'id' },
    )
    const { json } = await admin.call('GET', '/v3/homes/export', undefined, inLang(lang))
    held.on('error', () => undefined).destroy()
    return json
  },
  too_many_requests: async (world, lang) => {
    await query(
      world,
      `insert into chat_messages (client_id, asker_id, author_id, text) select 1, 3, 3, 'x' from generate_series(1, 30)`,
    )
    return (await world.guest.call('POST', '/v3/service/messages', { text: '还有' }, inLang(lang))).json
  },
  import_empty: uploads('import_empty', () => Buffer.alloc(0)),
  import_format: uploads('import_format', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  import_old_workbook: uploads('import_old_workbook', () => Buffer.from('d0cf11e0a1b11ae100', 'hex')),
  import_broken: uploads('import_broken', () => sheetOf(['<worksheet><row></c></row></worksheet>'])),
  import_bomb: uploads('import_bomb', () =>
    sheetOf([
      `${SHEET}<row><c t="inlineStr"><is><t>`,
      'x'.repeat(3_000_000),
      '</t></is></c></row></sheetData></worksheet>',
    ]),
  ),
  import_encoding: uploads('import_encoding', () => Buffer.concat([lines()(), Buffer.from([0xff, 0xff, 0xff, 0x0a])])),
  import_quote: uploads('import_quote', lines('"没有结束')),
  import_long_cell: uploads('import_long_cell', lines('甲'.repeat(40_000))),
  import_long_row: uploads('import_long_row', lines(`甲,${`${'x'.repeat(32_000)},`.repeat(40)}`)),
  import_columns: uploads('import_columns', () => Buffer.from('列,'.repeat(2_000))),
  import_rows: uploads('import_rows', () => Buffer.from(TAGS + 'a\n'.repeat(200_001))),
  import_merged: uploads('import_merged', () =>
    workbookOf([['标签名称'], ['甲'], ['乙']], (sheet) => {
      sheet.mergeCells('A2:A3')
    }),
  ),
  import_heads: uploads('import_heads', () => Buffer.from('甲\n乙')),
  import_unknown_heads: uploads('import_unknown_heads', () => Buffer.from('标签名称,奇怪的列\n甲,乙')),
  import_double_heads: uploads('import_double_heads', () => Buffer.from('标签名称,Name\n甲,乙')),
  import_missing_heads: uploads('import_missing_heads', lines('甲'), '&key=id'),
  import_media: asks('admin', 'POST', '/v3/tenant_tags/import', {}),
  import_no_problems: asks('admin', 'GET', '/v3/rooms/import/problems'),
  importing: async ({ admin }, lang) => {
    const url = '/v3/tenant_tags/import'
    const send = () =>
      admin.call('POST', `${url}?dry_run=true`, undefined, {
        payload: lines(...MANY)(),
        headers: { ...inLang(lang).headers, 'content-type': 'application/octet-stream' },
      })
    const answers = await Promise.all([send(), send()])
    while (((await admin.call('GET', url)).json.data?.['state'] as unknown) === 'running');
    return answers.find(({ status }) => status !== 200)!.json
  },
  unavailable: asks('admin', 'POST', '/v3/sms/recharge', { count_bought: 1, way: 1 }),
  database_unavailable: troubled('57P03'),
  superseded: async ({ server: { store }, admin }, lang) => {
    const judging = (...rules: readonly string[]) =>
      versionOf([], { entities: { tenant_tag: { was: null, fields: {}, rules } } })
    const [own, newer] = [judging(), judging('one more')]
    const inForce = (version: Version) => store.transaction((connection) => takeOver(connection, version))
    await store.script(MAKE_VERSIONS)
    oversee(store, own, () => undefined)
    await inForce(newer)
    const { json } = await admin.call('POST', '/v3/tenant_tags', { name: '新标签' }, inLang(lang))
    await store.script(`INSERT INTO schema_versions (hash, in_force_at) VALUES ('${own.hash}', clock_timestamp())
      ON CONFLICT (hash) DO UPDATE SET in_force_at = excluded.in_force_at`)
    // What is superseded is so for good: another one goes on.
    oversee(store, own, () => undefined)
    return json
  },
  upload_missing: sends(() => null),
  upload_type: sends(() => ({ bytes: Buffer.from('hello'), name: 'a.png' })),
  upload_size: sends(() => ({ bytes: Buffer.alloc(5 << 20), name: 'a.png' })),
  upload_broken: sends(async () => ({ bytes: (await grain(400)).subarray(0, 20_000), name: 'a.jpg' })),
  upload_mixed: sends(async () => ({ bytes: Buffer.concat([await picture(), archive()]), name: 'a.png' })),
  upload_pixels: sends(async () => ({ bytes: await vast(), name: 'a.png' })),
  upload_token_wrong: sends(
    async () => ({ bytes: await picture(), name: 'a.png' }),
    () => Promise.resolve({} as Token),
  ),
  upload_token_used: sends(
    async () => ({ bytes: await picture(), name: 'a.png' }),
    async (admin) => {
      const token = await tokenFor(admin, 'ticket.pictures')
      await send(admin, token, { bytes: await picture(), name: 'a.png' })
      return token
    },
  ),
  file_address: asks('admin', 'GET', '/files/o/a.png?expires=1&signature=x'),
  timeout: troubled('57014'),
  disk_full: troubled('53100'),
}

/** What stands in the braces of a text, as the calls above make it. */
const PARAMS: Readonly<Partial<Record<ErrorKey, (lang: Lang) => Params>>> = {
  too_deep: () => ({ max: 16 }),
  beyond_balance: (lang) =>
    lang === 'zh' ? { remaining: '40.00度', quantity: '100.00度' } : { remaining: '40.00 kWh', quantity: '100.00 kWh' },
  buys_nothing: (lang) => ({ unit: lang === 'zh' ? '度' : 'kWh' }),
  command_waits: (lang) => ({ command: lang === 'zh' ? '刷新状态' : 'Refresh' }),
  beyond_account: () => ({ balance: '1.00' }),
  service_down: (lang) =>
    lang === 'zh'
      ? { service: '设备登记', reason: '调用失败，具体原因见服务端日志' }
      : { service: 'Device registry', reason: 'The call failed; the server log has the reason' },
  beyond_unpaid: () => ({ unpaid: '100.00' }),
  beyond_uninvoiced: () => ({ left: '1.00' }),
  bill_gives_nothing: () => ({ number: `B${strangers}` }),
  beyond_charge: () => ({ money: '65.00' }),
  tenant_blocked: () => ({ reason: '逾期' }),
  phone_of_other: () => ({ name: '韩*' }),
  id_card_of_other: () => ({ name: '韩*' }),
  room_not_left: () => ({ to: '2019-12-31' }),
  reading_below: () => ({ read: '50.00' }),
  refund_beyond: () => ({ money: '6.50' }),
  unknown_parameter: () => ({ name: 'colour' }),
  missing_parameter: () => ({ name: 'province_id' }),
  bad_value: () => ({ name: 'created_at_from' }),
  upload_type: (lang) => ({ types: 'png/jpg', what: { zh: '图片', en: 'image' }[lang] }),
  upload_size: () => ({ max: 4 }),
  upload_pixels: () => ({ max: 4000 }),
  not_changeable: (lang) => ({
    reason: {
      zh: '不能停用、删除自己的账号或更改自己的角色',
      en: 'You cannot disable or delete your own account, nor change its role',
    }[lang],
  }),
  media_missing: () => ({ expected: 'application/json' }),
  unsupported_media: () => ({ expected: 'application/json', came: 'application/x-www-form-urlencoded' }),
  method_not_allowed: () => ({ method: 'DELETE', allow: 'GET' }),
  duplicate: () => ({ value: '晴空公寓1店' }),
  in_use: (lang) => ({ name: '晴空公寓2店', used: { zh: '1条房源', en: '1 × Home' }[lang] }),
  transition_refused: (lang) =>
    ({ zh: { state: '待派单', action: '验收通过' }, en: { state: 'Awaiting dispatch', action: 'Approve' } })[lang],
  sn_length: () => ({ prefix: 'LK', length: 20, given: 19 }),
  sn_other_kind: (lang) => ({ zh: { kind: '网关', wanted: '门锁' }, en: { kind: 'gateway', wanted: 'lock' } })[lang],
  room_holds: (lang) => ({ kind: { zh: '冷水表', en: 'cold water meter' }[lang] }),
  gateway_unfit: (lang) => ({ kinds: { zh: '网关', en: 'gateway' }[lang] }),
  has_devices: () => ({ count: 1 }),
  not_applicable: (lang) => ({
    when: {
      zh: '设备类型为电表或冷水表或热水表',
      en: 'Device type is Electricity meter or Cold water meter or Hot water meter',
    }[lang],
  }),
  not_possible: (lang) => ({
    reason: { zh: '该同住人已于2099-06-30搬离', en: 'This co-tenant moved out on 2099-06-30' }[lang],
  }),
  day_gap: () => ({ hours: '8:00–9:00' }),
  day_overlap: () => ({ hours: '8:00–9:00' }),
  too_many_reveals: () => ({ most: 600, minutes: 60 }),
  transition_unmet: (lang) => ({ reason: { zh: '只有维修工单需要评价', en: 'Only repairs are reviewed' }[lang] }),
  too_many_rows: () => ({ max: 1000 }),
  foreign: (lang) => ({ label: { zh: '门店', en: 'Store' }[lang] }),
  too_many_attempts: () => ({ minutes: 15 }),
  sms_too_often: () => ({ seconds: 60 }),
  token_too_often: () => ({ most: 1, seconds: 60 }),
  import_quote: () => ({ row: 2 }),
  import_long_cell: () => ({ row: 2, max: 32767 }),
  import_long_row: () => ({ row: 2, max: 1_000_000 }),
  import_columns: () => ({ max: 500 }),
  import_rows: () => ({ max: 200_000 }),
  import_merged: () => ({ cells: 'A2:A3' }),
  import_heads: (lang) => ({ heads: { zh: '“标签名称”、“标签颜色”、“说明”', en: '“Name”、“Colour”、“Note”' }[lang] }),
  import_unknown_heads: () => ({ heads: '“奇怪的列”' }),
  import_double_heads: () => ({ heads: '“Name”' }),
  // In the language of the file's own headings.
  import_missing_heads: () => ({ heads: '“编号”' }),
}

const filled = (key: ErrorKey, lang: Lang): string =>
  entry(key).message[lang].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(PARAMS[key]?.(lang)[name] ?? `{${name}}`),
  )

describeOne('An entry of the catalogue', (open) => {
  let world: World
  const newFolder = createFolders()
  beforeAll(async () => {
    const server = await startServer(
      (options, prepared) => open({ ...options, exports: { running: 1, waiting: 1, waitMs: 200 } }, prepared),
      { ...HOOKS, BODY_LIMIT: '65536', DATA_DIR: await newFolder() },
    )
    const [admin, branch, guest] = await Promise.all(
      ['admin', 'branch', 'guest'].map((name) => loggedIn(server.app, name)),
    )
    world = { server, admin: admin!, branch: branch!, guest: guest! }
    await server.store.script(TROUBLE)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    return () => server.app.close()
  }, 60_000)

  it.each(Object.entries(PROVOKED) as [ErrorKey, Provoke][])(
    '%s is what a real call is answered, in Chinese and in English',
    { timeout: 60_000 },
    async (key, provoke) => {
      for (const lang of LANGS) {
        const json = await provoke(world, lang)
        const said = json.ErrNo === undefined ? [json.err_code, json.err_msg] : [json.ErrNo, json.ErrMsg]
        expect(said).toEqual([entry(key).code, filled(key, lang)])
      }
    },
  )

  it('is said to a bare socket where no request came', async () => {
    const { port } = world.server.app.server.address() as AddressInfo
    const say = (write: (socket: Socket) => void) =>
      new Promise<string>((resolve) => {
        let all = ''
        const socket = connect(port, '127.0.0.1', () => write(socket))
        socket
          .on('data', (chunk) => {
            all += chunk.toString()
          })
          .on('close', () => resolve(all))
      })
    const answer = (key: ErrorKey) => `{"err_code":${entry(key).code},"err_msg":"${entry(key).message.zh}","data":null}`
    expect(
      await say((socket) => socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)),
    ).toContain(answer('header_too_large'))
    const slow = new Promise<Socket>((resolve) => world.server.app.server.once('connection', resolve))
    const heard = say((socket) => socket.write('GET / HTTP/1.1\r\n'))
    // Node itself tells so after half a minute.
    world.server.app.server.emit(
      'clientError',
      Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      await slow,
    )
    expect(await heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(await heard).toContain(answer('request_timeout'))
  })
})

describe('The console', () => {
  const server = createServer(({ url }, response) => {
    const [, status, code] = url!.split('/')
    response
      .writeHead(Number(status))
      .end(code === undefined ? '<html>' : `{"err_code":${code},"err_msg":"","data":null}`)
  })
  beforeAll(async () => {
    await Promise.all([languages['zh']!(), languages['en']!()])
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
  })
  afterAll(() => {
    server.close()
  })
  const transport = (lang: Lang) =>
    createTransport({
      config: {
        ...DEFAULT_CONFIG,
        hosts: { ...DEFAULT_CONFIG.hosts, main: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
      },
      lang: () => lang,
      texts: transportTexts,
    })

  const statuses: readonly (readonly [number, { readonly zh: string; readonly en: string }])[] = [
    ...BY_STATUS.map((key) => [entry(key).status, entry(key).message] as const),
    [400, entry('parameter').message],
    [500, entry('server').message],
    [502, { zh: '[502:]网络异常，请检查网络', en: '[502:]Network abnormal, please check the network' }],
  ]
  it.each(statuses)('says what an answer without words means: %i', async (status, message) => {
    for (const lang of LANGS) {
      await expect(transport(lang).call({ host: 'main', method: 'GET', path: `/${status}` })).rejects.toMatchObject({
        status,
        message: message[lang],
      })
    }
  })

  const plain = Object.entries(errors).filter(([, { message }]) => !message.zh.includes('{'))
  it.each(plain)(
    'has the words and the hint of %s, where a server sends its code alone',
    async (_key, { code, status, message, ...more }) => {
      const hint = 'hint' in more ? more.hint : null
      for (const lang of LANGS) {
        const told = message[lang] + (hint === null ? '' : { zh: '。', en: '. ' }[lang] + hint[lang])
        await expect(
          transport(lang).call({ host: 'main', method: 'GET', path: `/${status}/${code}` }),
        ).rejects.toMatchObject({ status, code, message: message[lang], told })
      }
    },
  )

  it('says by itself that a call does not exist, and that a parameter of its path is missing', async () => {
    for (const lang of LANGS) {
      await expect(transport(lang).call(undefined)).rejects.toMatchObject({
        message: entry('no_such_api').message[lang],
      })
      await expect(
        transport(lang).call({ host: 'main', method: 'GET', path: '/v3/rooms/{room_id}' }),
      ).rejects.toMatchObject({ message: { zh: '缺少接口参数', en: 'Missing api parameter' }[lang] })
    }
  })
})

describe('What cannot be provoked yet', () => {
  it('is named, and each waits for a call that is not built: one that is must be provoked above', async () => {
    const { calls } = await projectModel()
    expect(Object.entries(PENDING).filter(([, call]) => calls[call]?.pending !== true)).toEqual([])
  })

  it('leaves no entry out', () => {
    const elsewhere = [...BY_STATUS, ...BY_SOCKET, ...BY_DEVICE, ...BY_RECORD, ...BY_ARCHIVE, ...BY_JOB, ...BY_MESSAGE]
    const told = [...Object.keys(PROVOKED), ...Object.keys(PENDING), ...elsewhere]
    expect(told.sort()).toEqual(Object.keys(errors).sort())
  })
})

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort()

describe('Each text', () => {
  it.each(Object.entries(errors))(
    '%s has the same placeholders in both languages, and none that is English left in Chinese',
    (_key, { message: { zh, en } }) => {
      expect(placeholders(en)).toEqual(placeholders(zh))
      expect(zh.replaceAll(/\{\w+\}/g, '')).toMatch(/\p{Script=Han}|^$/u)
      expect(en.replaceAll(/\{\w+\}/g, '')).not.toMatch(/\p{Script=Han}/u)
    },
  )
})
/** Section 8 of the specification, word by word. */
const SPECIFIED: readonly (readonly [number, string, string])[] = [
  [400, '参数错误', 'Parameter error'],
  [401, '权限受限', 'Permission restricted'],
  [500, '服务器错误', 'Server error'],
  [504, '网关超时', 'Gateway time-out'],
  [404, '接口不存在', 'No such api'],
  [4007, '权限受限(401)', 'Permission restricted (401)'],
  [4018, '权限受限(401)', 'Permission restricted (401)'],
  [5101, '服务器响应超时', 'Server time-out'],
  [5102, '设备操作成功，数据库操作失败', 'The device succeeded but the database failed'],
  [5103, '门锁执行服务出错', 'The lock failed to execute the service'],
  [5104, '密码过于相似（存在四位及以上重复数字）', 'Password too similar (four or more repeated digits)'],
  [5105, '已存在相同编号的密码', 'A password with this slot number already exists'],
  [5106, '权限内容不合法', 'Invalid permission content'],
  [5107, '密码数量已达上限', 'The password pool is full'],
  [5108, '门锁本地无此密码记录', 'The lock has no local record'],
  [5199, '门锁已在本地重置', 'The lock was reset locally'],
]

describe('the catalogue of the specification', () => {
  it.each(SPECIFIED)('has %i', (code, zh, en) => {
    expect(Object.values(errors).find((one) => one.code === code)?.message).toEqual({ zh, en })
  })

  it('has every reason for which a shared fee is not calculated', () => {
    expect(reasons.oneOf.map((one) => one.const)).toEqual([0, 1, 2, 3, 4, 5, 6, 20, 21, 22, 24])
  })

  it('has every abnormal event', () => {
    const codes = [
      100,
      1001,
      1003,
      1004,
      1006,
      1007,
      1008,
      1009,
      1010,
      1011,
      2003,
      2004,
      3002,
      3003,
      4001,
      4002,
      4003,
      4004,
      ...Array.from({ length: 11 }, (_, i) => 5001 + i),
    ]
    // What waits for a lock too long has a code of its own, outside of its ranges.
    const added = 1099
    const told = events.oneOf.map((one) => one.const).filter((code) => code !== added)
    expect(told.sort((a, b) => a - b)).toEqual(codes)
  })

  it('gives no code twice, but where the specification itself does', () => {
    const codes = Object.values(errors).map(({ code }) => code)
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([])
  })
})
