/**
 * What the operation log keeps of calls that are no entity's own: every call that is not a reading one stands in the
 * table, with what it leaves.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formOf, picture, tokenFor, UPLOAD, uploaded, type Token } from '../files/support.ts'
import { dayOf } from '../../src/values/calendar.ts'
import { describeOne } from '../support/stores.ts'
import {
  type Answer,
  type Data,
  caller,
  loggedIn,
  LOGIN,
  projectModel,
  startServer,
  type Caller,
  type TestServer,
} from './support/server.ts'
import { addAccount } from './support/accounts.ts'
import { bound } from './support/bound.ts'
import { BOOKED, PASSWORD, TICKET } from './support/world.ts'

const model = await projectModel()
const writing = Object.values(model.calls)
  .filter(({ method, pending }) => method !== 'GET' && !pending)
  .map(({ name }) => name)
  .sort()
const ADDRESS = '10.7.7.7'
/** Stands in the catalogue, and is behind nothing yet. */
const NOT_YET = 'branch_switch_payment'

const APPLIED = {
  ...{ resource: 'elemeter_setting', from_type: 'home', from_value: 1, settings: ['capacity'] },
  ...{ type: 'home', places: [2] },
}

const TOKEN = { name: '对账', permissions: ['homes_view'], expires_on: dayOf(new Date()), requests_per_minute: 60 }

const WEBHOOK = { name: '财务系统', url: 'https://localhost/hook', resources: ['home'], events: [1, 2] }

const SCHEDULE = {
  ...{ report: 'electric_report', query: [], name: '用电报表', rhythm: 1, hour: 8, file_format: 'csv' },
  recipients: 'boss@example.com',
}

type Deed = () => Promise<{ readonly work: () => Promise<Answer>; readonly leaves: readonly object[] }>

describeOne('The operation log of calls', (open) => {
  let server: TestServer
  let folder: string
  let admin: Caller
  const enterJob = (name: string) =>
    server.store.query({
      text: 'insert into jobs (client_id, name) values (1, $1) on conflict do nothing',
      values: [name],
    })
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
    server = await startServer(open, {
      FLEET: 'silent=1',
      SMS_OUTBOX: path.join(folder, 'sms.jsonl'),
      DATA_DIR: folder,
    })
    await server.store.query({
      text: 'update clients set optional_permissions = $1::jsonb where client_id = 1',
      values: [JSON.stringify([...BOOKED, { resource: 'access_control', action: 'open' }])],
    })
    admin = await loggedIn(server.app)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const entries = async () =>
    (
      await server.store.query({
        text: `select id, client_id, staff_id, staff_name, action, resource, record_id, changes, address, succeeded from operation_logs order by id`,
        values: [],
      })
    ).rows
  /** Tells two of a kind apart; no serial number with this end means anything to the simulated registry. */
  let count = 0
  const next = (): string => `${++count}7`
  const during = async (work: () => Promise<unknown>) => {
    const before = (await entries()).length
    await work()
    return (await entries()).slice(before)
  }
  const sendFile = async (token: Token): Promise<Answer> => {
    const form = await formOf(token, { bytes: await picture(), name: '现场.png' })
    return admin.call('POST', UPLOAD, undefined, form)
  }
  const sendPhoto = async (name: string): Promise<Answer> =>
    admin.call(
      'POST',
      `/files${model.calls[name]!.path}`,
      undefined,
      await formOf({}, { bytes: await picture(), name: '现场.png' }),
    )
  const code = async () =>
    /\d{6}/.exec(
      (
        JSON.parse((await readFile(path.join(folder, 'sms.jsonl'), 'utf8')).trim().split('\n').at(-1)!) as {
          text: string
        }
      ).text,
    )![0]
  const by = (id: number) => ({
    client_id: 1,
    staff_id: id,
    staff_name: `员工${id}`,
    resource: 'staff',
    record_id: id,
    address: ADDRESS,
    succeeded: true,
  })
  const ours = { client_id: 1, staff_id: 1, staff_name: '员工1', succeeded: true }
  const keeper = () => loggedIn(server.app, 'keeper', ADDRESS)

  /** What is done first, what is looked at, and what it leaves. */
  /** Adds somebody to a new lease of a new room. */
  const coTenant = async (): Promise<() => Promise<Answer>> => {
    const made = async (url: string, body: object) => (await admin.call('POST', url, body)).json.data
    const room = await made('/v3/rooms', { home_id: 1, room_name: next(), room_type: 1 })
    const tenant = await made('/v3/tenants', { home_id: 1, name: '王芳', phone: '13800001234' })
    const lease = await made('/v3/leases', {
      home_id: 1,
      room_id: room['room_id'],
      tenant_id: tenant['tenant_id'],
      lease_range: ['2020-01-01', '2099-12-31'],
      rent: '1000.00',
    })
    return () =>
      admin.call('POST', `/v3/leases/${Number(lease['lease_id'])}/co_tenants`, {
        name: `李明`,
        phone: `139${next().padStart(8, '0')}`,
        relation: 'friend',
      })
  }
  /** A new room, let to somebody; answers the lease. */
  const letTo = async (from = '2020-01-01'): Promise<number> => {
    const name = `L${next()}`
    const room = await admin.call('POST', '/v3/rooms', { home_id: 1, room_name: name, room_type: 1 })
    const tenant = { name: '王芳', phone: '13800007776', lease_range: [from, '2099-12-31'], rent: '1' }
    const { json } = await admin.call('POST', '/v3/leases/check_in', { room_id: room.json.data['room_id'], ...tenant })
    return Number(json.data['lease_id'])
  }
  const ofLease = async (verb: string, body: object = {}, before: readonly string[] = []) => {
    const id = await letTo()
    for (const way of before) await admin.call('POST', `/v3/leases/${id}/${way}`, {})
    return {
      work: () => admin.call('POST', `/v3/leases/${id}/${verb}`, body),
      leaves: [{ ...ours, action: 'update', resource: 'lease', record_id: id }],
    }
  }
  /** A device in a room, which does not answer: nothing else is told meanwhile. */
  const device = async (family: string) => {
    const number = next()
    return bound(admin, `${family}24035${number.padStart(13, '0')}`)
  }
  /** Online, and with a valve that is neither open nor shut. */
  /** A payment or recharge by transfer, in the state in which a person does this to it. */
  const settled = async (
    resource: 'payment' | 'sms_recharge',
    verb: 'accept' | 'cancel' | 'checked' | 'confirm' | 'refuse',
  ): ReturnType<Deed> => {
    const query = async (text: string, ...values: readonly unknown[]) =>
      (await server.store.query({ text, values: [...values] })).rows
    const number = `N${next()}`
    const state = { accept: 5, refuse: 5, checked: 2, cancel: 1, confirm: 1 }[verb]
    const more = [state, verb === 'checked' ? 3 : null, state === 5 ? 40 : null]
    await query(
      `insert into contracts (client_id, id, number, name, signed_on, term_from, term_to, payment_type, amount)
        values (1, 77, 'HT77', '平台服务', '2026-01-01', '2026-01-01', '2026-12-31', 1, 1000) on conflict do nothing`,
    )
    const [bill] = await query(
      `insert into bills (client_id, id, number, contract_id, month, cost_type, payable, state)
        select 1, coalesce(max(id), 700) + 1, $1, 77, '2026-10', 2, 100, 2 from bills returning id`,
      number,
    )
    const [made] =
      resource === 'payment'
        ? await query(
            `insert into payments (client_id, number, bill_id, way, amount, state, concern, other_amount)
              values (1, $1, $2, 1, 80, $3, $4, $5) returning id`,
            ...[number, bill!['id'], ...more],
          )
        : await query(
            `insert into sms_recharges (client_id, number, count_bought, amount, way, state, concern, other_amount)
              values (1, $1, 1000, 80, 1, $2, $3, $4) returning id`,
            ...[number, ...more],
          )
    const id = Number(made!['id'])
    const path_ = resource === 'payment' ? 'contract_bill/payments' : 'sms/recharges'
    const body = { ...(verb === 'confirm' && { amount: '40.00' }), ...(verb === 'refuse' && { reason: '金额不符' }) }
    const own = { ...ours, action: 'update', resource }
    const booked =
      resource === 'payment'
        ? [
            { ...ours, action: 'update', resource: 'bill' },
            { ...ours, resource: 'bill' },
            { ...ours, action: 'update', resource: 'contract' },
          ]
        : [own, { ...ours, action: 'update', resource: 'client' }]
    return {
      work: () => admin.call('POST', `/v3/${path_}/${id}/${verb}`, body),
      leaves: [{ ...own, record_id: id }, ...(verb === 'accept' || verb === 'confirm' ? booked : [])],
    }
  }
  const meter = async (kind: string) => {
    const number = next().padStart(8, '0')
    const made = await bound(admin, `${kind === 'elemeter' ? '4124' : '0000'}${number}`)
    const valve = kind === 'elemeter' ? '' : ', valve = 3'
    const text = `update devices set net_state = 1${valve} where device_id = $1`
    await server.store.query({ text, values: [made.device_id] })
    return made
  }
  /** More than the meter can have come to since its first. */
  const heldReading = async (): Promise<string> => {
    const { device_id } = await meter('elemeter')
    const read = async (sharp: string) => {
      const pic_name = String((await sendPhoto('meter_photo_create')).json.data['pic_name'])
      const periods = { sharp, peak: '0.00', shoulder: '0.00', off_peak: '0.00' }
      return (await admin.call('POST', `/v3/elemeters/${device_id}/saas_read`, { pic_name, ...periods })).json.data
    }
    await read('1.00')
    return `/v3/electricity_readings/${Number((await read('99999.00'))['reading_id'])}`
  }
  /** Of a kind that has a transformer, in a room with a price, and charged 100 kWh. */
  const charged = async () => {
    const made = async (url: string, body: object) => (await admin.call('POST', url, body)).json.data
    const number = next().padStart(8, '0')
    const { device_id, room_id } = await bound(admin, `4324${number}`)
    const fee_rule_id = (await made('/v3/fee_rules', { name: `电价${number}` }))['id']
    await made('/v3/fee_prices', { fee_rule_id, from_day: '2020-01-01', type: 1, price: '0.65' })
    await made('/v3/elemeter_settings', { level: 4, home_id: 1, room_id, fee_rule_id })
    const url = `/v3/rooms/${room_id}/elemeters/${device_id}`
    const { charge_id } = await made(`${url}/charge`, { mode: 2, money: '65' })
    return { url, charge: `/v3/charges/${Number(charge_id)}` }
  }
  const heldWater = async (): Promise<string> => {
    const { device_id, room_id } = await meter('watermeter')
    const { rows } = await server.store.query({
      text: `insert into water_readings (client_id, home_id, room_id, device_id, read_time, amount, state) values (1, 1, $1, $2, now(), 99999, 2) returning id`,
      values: [room_id, device_id],
    })
    return `/v3/water_readings/${Number(rows[0]!['id'])}`
  }
  const waterCharged = async () => {
    const { device_id, room_id } = await meter('watermeter')
    await admin.call('POST', '/v3/watermeter_settings', {
      ...{ level: 4, home_id: 1, room_id, pay_mode: 1, cold_price: '4.85', hot_price: '25' },
    })
    const url = `/v3/rooms/${room_id}/watermeters/${device_id}`
    const { json } = await admin.call('POST', `${url}/charge`, { mode: 2, money: '65' })
    return { url, charge: `/v3/water_charges/${Number(json.data['charge_id'])}` }
  }
  const WATER_CHARGE = { ...ours, resource: 'water_charge' }
  const CHARGE = { ...ours, resource: 'charge' }
  const SENT = { ...ours, action: 'create', resource: 'command_task' }
  const GRANT = { ...ours, resource: 'grant' }
  /** What each kind of credential has in its address. */
  const KINDS = {
    lock_password: 'passwords',
    fingerprint: 'fingerprints',
    ble_key: 'ble_keys',
    nfc: 'nfc',
    face: 'faces',
  }
  const faceOf = async (purpose: string) => uploaded(admin, purpose, { bytes: await picture(), name: '人脸.png' })
  /** Of a lock that can be reached. */
  const credential = async (path: string) => {
    const { device_id, room_id } = await device('lk')
    await server.store.query({ text: 'update devices set net_state = 1 where device_id = $1', values: [device_id] })
    const url = `/v3/rooms/${room_id}/locks/${device_id}/${path}`
    const body = {
      ...{ name: '王芳', phone: '13800001234', permission_end: '2099-12-31T00:00:00.000Z' },
      ...(path === 'faces' && { face_photo: [await faceOf('face_create.face_photo')], consent: true }),
    }
    return { url, add: () => admin.call('POST', url, body) }
  }
  /** As if the lock had taken it, and were frozen or not. */
  const tookIt = async ({ grant_id, task_id }: Data, held: number) => {
    await server.store.query({ text: 'update grants set held = $2 where grant_id = $1', values: [grant_id, held] })
    const state = held === 0 ? 'fail' : 'success'
    await server.store.query({ text: 'update command_tasks set state = $2 where id = $1', values: [task_id, state] })
    await server.store.query({ text: 'delete from command_deliveries where task_id = $1', values: [task_id] })
  }
  const taken = async (path: string, held: number) => {
    const { url, add } = await credential(path)
    const { data } = (await add()).json
    await tookIt(data, held)
    return { url: `${url}/1`, grant_id: Number(data['grant_id']) }
  }
  /** A lease of a room with a lock that can be reached. */
  const letWithLock = async () => {
    const { device_id, room_id } = await device('lk')
    await server.store.query({ text: 'update devices set net_state = 1 where device_id = $1', values: [device_id] })
    const tenant = { name: '王芳', phone: '13800007776', lease_range: ['2020-01-01', '2099-12-31'], rent: '1' }
    const { json } = await admin.call('POST', '/v3/leases/check_in', { room_id, ...tenant })
    return { id: Number(json.data['lease_id']), room_id, device_id }
  }
  const CHANGED = { ...GRANT, action: 'update' }
  const credentialCalls = Object.fromEntries(
    Object.entries(KINDS).flatMap(([name, path]) => [
      [
        `${name}_create`,
        async () => ({ work: (await credential(path)).add, leaves: [{ ...GRANT, action: 'create' }, SENT, CHANGED] }),
      ],
      [
        `${name}_update`,
        async () => {
          const { url, grant_id } = await taken(path, 1)
          const body = { grant_id, permission_end: '2098-12-31T00:00:00.000Z' }
          return { work: () => admin.call('PUT', url, body), leaves: [SENT, CHANGED] }
        },
      ],
      [
        `${name}_delete`,
        async () => {
          const { url, grant_id } = await taken(path, 1)
          return { work: () => admin.call('DELETE', `${url}?grant_id=${grant_id}`), leaves: [SENT, CHANGED] }
        },
      ],
      ...(['freeze', 'unfreeze'] as const).map((verb) => [
        `${name}_${verb}`,
        async () => {
          const { url, grant_id } = await taken(path, verb === 'freeze' ? 1 : 2)
          return { work: () => admin.call('POST', `${url}/${verb}`, { grant_id }), leaves: [SENT, CHANGED] }
        },
      ]),
    ]),
  ) as Readonly<Record<string, Deed>>
  const ISSUED = { ...ours, action: 'create', resource: 'lock_code' }
  const END = { permission_end: new Date((Math.floor(Date.now() / 3_600_000) + 2) * 3_600_000).toISOString() }
  const issues = Object.fromEntries(
    [
      ['offline_password', 'offline_password', END, [ISSUED]],
      ['offline_admin_password', 'passwords/3000', END, [ISSUED, { ...GRANT, action: 'create' }]],
      ['dynamic_password', 'dynamic_password', {}, [ISSUED]],
      ['function_code', 'function_code', { code: '05' }, [ISSUED]],
    ].map(([name, path, body, leaves]) => [
      name,
      async () => {
        const { device_id, room_id } = await device('lk')
        const ability = { model: 'D5G', device_type: 2, keypad_codes: true, function_codes: ['05'] }
        await admin.call('POST', '/v3/abilities', ability)
        const url = `/v3/rooms/${room_id}/locks/${device_id}/${String(path)}`
        return { work: () => admin.call('POST', url, body as object), leaves }
      },
    ]),
  ) as Readonly<Record<string, Deed>>
  /** Each kind that can be bound: where, and how its numbers begin. */
  const FAMILIES: Readonly<Record<string, readonly [path: string, start: string, length: number]>> = {
    lock: ['locks', 'lk240350', 20],
    gateway: ['gateways', 'cn2403', 20],
    collector: ['collectors', 'em2403', 20],
    repeater: ['repeaters', 'rp2403', 20],
    accessunit: ['accessunits', 'ec2403', 20],
    elemeter: ['elemeters', '41', 12],
    watergateway: ['watergateways', 'g101', 15],
    watermeter: ['watermeters', '0000', 12],
  }
  const binding = Object.fromEntries(
    Object.entries(FAMILIES).flatMap(([kind, [address, start, length]]) => {
      const bind = async () => {
        const number = next()
        const room_name = `${kind}${number}`.slice(-20)
        const room = await admin.call('POST', '/v3/rooms', { home_id: 1, room_name, room_type: 1 })
        const sn = start + number.padStart(length - start.length, '0')
        const url = `/v3/rooms/${Number(room.json.data['room_id'])}/${address}`
        return { url, work: () => admin.call('POST', url, { sn, code: sn.slice(-6) }) }
      }
      return [
        [
          `room_${kind}_create`,
          async () => ({ work: (await bind()).work, leaves: [{ ...ours, action: 'create', resource: 'device' }] }),
        ],
        [
          `room_${kind}_delete`,
          async () => {
            const { url, work } = await bind()
            const { json } = await work()
            return {
              work: () => admin.call('DELETE', `${url}/${Number(json.data['device_id'])}`),
              leaves: [{ ...ours, action: 'update', resource: 'device', record_id: json.data['device_id'] }],
            }
          },
        ],
      ] as const
    }),
  )
  const homeOf = async (number: string) => {
    const area = { province: '上海市', city: '上海市', district: '浦东新区' }
    const home = await admin.call('POST', '/v3/homes', { name: number, store_id: 1, home_type: 1, ...area })
    return Number(home.json.data['home_id'])
  }
  /** Of a home that says nothing itself yet. */
  const homeCalls: Readonly<Record<string, Deed>> = Object.fromEntries(
    (
      [
        [
          'electricity_settings_update',
          'PUT',
          'electricity_settings',
          { low_warning: 10 },
          [['create', 'elemeter_setting']],
        ],
        ['water_settings_update', 'PUT', 'water_settings', { cold_price: '4.85' }, [['create', 'watermeter_setting']]],
        ['floors_update', 'PUT', 'floors', { floors: [{ floor: 1, name: '大堂层' }] }, [['update', 'home']]],
      ] as const
    ).map(([name, method, path, body, leaves]) => [
      `home_${name}`,
      async () => {
        const id = await homeOf(next())
        return {
          work: () => admin.call(method, `/v3/homes/${id}/${path}`, body),
          leaves: leaves.map(([action, resource]) => ({ ...ours, action, resource })),
        }
      },
    ]),
  )
  /** A home with a room that shares by weights. */
  const sharing = async () => {
    const home_id = await homeOf(next())
    const { json } = await admin.call('POST', '/v3/rooms', { home_id, room_name: '101', room_type: 1 })
    const body = { open: true, pool_type: 2, weights: [{ room_id: Number(json.data['room_id']), weight: 3 }] }
    const url = `/v3/homes/${home_id}`
    return { url, share: () => admin.call('PUT', `${url}/pool_settings`, body) }
  }
  /** A card that opens the one lock of its home, which does not answer. */
  const card = async () => {
    const number = next()
    const home_id = await homeOf(number)
    await bound(admin, `lk24035${number.padStart(12, '0')}8`, { home_id })
    const { json } = await admin.call('POST', '/v3/manage_cards', {
      ...{ number: number.padStart(8, '0'), card_type: 2, holder: '王工', store_id: 1, home_ids: [home_id] },
      valid_range: ['2026-01-01', '2099-12-31'],
    })
    return Number(json.data['id'])
  }
  const lost = async (of: number) =>
    Number((await admin.call('POST', `/v3/manage_cards/${of}/loss`)).json.data['loss_card_id'])
  const deleted = (of: number) => admin.call('POST', `/v3/manage_cards/${of}/delete_locks`, { forced: true })
  const answered = () =>
    Promise.all([
      server.store.query({ text: `update command_tasks set state = 'timeout'`, values: [] }),
      server.store.query({ text: 'delete from command_deliveries', values: [] }),
    ])
  const TOLD = { ...ours, resource: 'card_lock_task' }
  const ONE_LOCK = [{ ...TOLD, action: 'create' }, SENT, { ...TOLD, action: 'update' }]
  const AGAIN = [SENT, { ...TOLD, action: 'update' }]
  const cardCalls: Readonly<Record<string, Deed>> = {
    loss_card_create: async () => {
      const id = await card()
      return {
        work: () => admin.call('POST', `/v3/manage_cards/${id}/loss`),
        leaves: [{ ...ours, action: 'create', resource: 'loss_card' }, ...ONE_LOCK],
      }
    },
    loss_card_retry: async () => {
      const id = await lost(await card())
      await answered()
      return { work: () => admin.call('POST', `/v3/loss_cards/${id}/retry`), leaves: AGAIN }
    },
    delete_card_create: async () => {
      const id = await card()
      await lost(id)
      return {
        work: () => deleted(id),
        leaves: [{ ...ours, action: 'create', resource: 'delete_card' }, ...ONE_LOCK],
      }
    },
    delete_card_retry: async () => {
      const id = await card()
      await lost(id)
      const { json } = await deleted(id)
      await answered()
      return {
        work: () => admin.call('POST', `/v3/delete_cards/${Number(json.data['delete_card_id'])}/retry`),
        leaves: AGAIN,
      }
    },
  }
  /** A door that can be reached and does not answer, and a person of its home. */
  const access = async () => {
    const { device_id } = await device('ec')
    await server.store.query({ text: 'update devices set net_state = 1 where device_id = $1', values: [device_id] })
    const face_photo = [await faceOf('access_person.face_photo')]
    const { json } = await admin.call('POST', '/v3/access_persons', {
      ...{ name: '王芳', phone: `137${String(device_id).padStart(8, '0')}`, person_type: 2, home_id: 1, consent: true },
      ...{ valid_begin: '2026-01-01T00:00:00.000Z', valid_end: '2099-12-31T00:00:00.000Z', face_photo },
    })
    const id = Number(json.data['id'])
    return {
      id,
      device_id,
      deliver: () => admin.call('POST', `/v3/access_people/${id}/deliver`, { device_ids: [device_id] }),
    }
  }
  const DELIVERY = { ...ours, resource: 'access_grant' }
  const accessCalls: Readonly<Record<string, Deed>> = {
    access_person_deliver: async () => ({
      work: (await access()).deliver,
      leaves: [{ ...DELIVERY, action: 'create' }, SENT, { ...DELIVERY, action: 'update' }],
    }),
    access_person_clear: async () => {
      const { id, deliver } = await access()
      await deliver()
      await answered()
      return {
        work: () => admin.call('POST', `/v3/access_people/${id}/clear`, { delete: true }),
        leaves: [SENT, { ...DELIVERY, action: 'update' }, { ...ours, action: 'update', resource: 'access_person' }],
      }
    },
    access_grant_retry: async () => {
      const { id, deliver } = await access()
      await deliver()
      await answered()
      const { rows } = await server.store.query({
        text: 'select id from access_grants where access_person_id = $1',
        values: [id],
      })
      return {
        work: () => admin.call('POST', `/v3/access_grants/${String(rows[0]!['id'])}/retry`),
        leaves: [SENT, { ...DELIVERY, action: 'update' }],
      }
    },
    access_remote_open: async () => {
      const { device_id } = await access()
      return { work: () => admin.call('POST', `/v3/access_controls/${device_id}/open`), leaves: [SENT] }
    },
  }
  let rooms = 0
  const batch = async (body: object, address: string): Promise<() => Promise<Answer>> => {
    const made = await admin.call('POST', '/v3/rooms', { home_id: 1, room_name: `批量${(rooms += 1)}`, room_type: 1 })
    return () => admin.call('POST', address, { room_ids: [Number(made.json.data['room_id'])], ...body })
  }
  const newWebhook = async (): Promise<number> =>
    Number((await admin.call('POST', '/v3/webhook_targets/create', WEBHOOK)).json.data['id'])
  const onWebhook = async (verb: string, body: object, field: string | null): ReturnType<Deed> => {
    const id = await newWebhook()
    const about = { ...ours, action: 'update', resource: 'webhook_target', record_id: id }
    return {
      work: () => admin.call('POST', `/v3/webhook_targets/${id}/${verb}`, body),
      leaves: field === null ? [] : [{ ...about, changes: [expect.objectContaining({ field }) as unknown] }],
    }
  }
  const CALLS: Readonly<Record<string, Deed>> = {
    ...credentialCalls,
    ...accessCalls,
    ...cardCalls,
    ...homeCalls,
    home_locate: async () => {
      const place = { province: '浙江省', city: '杭州市', district: '西湖区' }
      const made = await admin.call('POST', '/v3/homes', { name: '定位', store_id: 1, home_type: 1, ...place })
      const id = Number(made.json.data['home_id'])
      const changes = [{ field: 'longitude' }, { field: 'latitude' }]
      return {
        work: () => admin.call('POST', `/v3/homes/${id}/locate`),
        leaves: [{ ...ours, action: 'update', resource: 'home', record_id: id, changes }],
      }
    },
    home_pool_settings_update: async () => {
      const made = { ...ours, action: 'create', resource: 'elemeter_setting' }
      return { work: (await sharing()).share, leaves: [made, made] }
    },
    // What was booked for whom is a record of its own, with all from which it was worked out.
    home_pool_calculate: async () => {
      const { url, share } = await sharing()
      await share()
      return {
        work: () => admin.call('POST', `${url}/pool_calculations`, { month: '2026-01' }),
        leaves: [],
      }
    },
    admin_password_update: async () => {
      const { url } = await credential('passwords/999')
      return {
        work: () => admin.call('PUT', url, { password: '480271' }),
        leaves: [{ ...GRANT, action: 'create' }, SENT, CHANGED],
      }
    },
    ...issues,
    admin_password_batch: async () => ({
      work: await batch({ password: '480271' }, '/v3/grants/batch_admin_password'),
      leaves: [{ ...ours, action: 'create', resource: 'grant_batch' }],
    }),
    grant_batch_create: async () => ({
      work: await batch(
        { grant_type: 1, people: [{ name: '王芳', phone: '13800001234' }], permission_end: '2099-12-31T00:00:00.000Z' },
        '/v3/grants/batch_grant',
      ),
      leaves: [{ ...ours, action: 'create', resource: 'grant_batch' }],
    }),
    staff_grant: async () => {
      const { me } = await addAccount(server, `granted${(rooms += 1)}`, [])
      return {
        work: await batch({ grant_type: 1, permission_end: '2099-12-31T00:00:00.000Z' }, `/v3/staff/${me}/grants`),
        leaves: [{ ...ours, action: 'create', resource: 'grant_batch' }],
      }
    },
    staff_leave: async () => {
      const { me } = await addAccount(server, `leaver${(rooms += 1)}`, [])
      return {
        work: () => admin.call('POST', `/v3/staff/${me}/leave`, {}),
        leaves: [{ ...ours, action: 'update', resource: 'staff', record_id: me }],
      }
    },
    grant_batch_retry: async () => {
      const { json } = await (await batch({ password: '480271' }, '/v3/grants/batch_admin_password'))()
      const id = Number(json.data['batch_id'])
      await server.store.query({
        text: 'update grant_batch_items set sent_at = now(), refusal = 1 where batch_id = $1',
        values: [id],
      })
      return {
        work: () => admin.call('POST', `/v3/grant_batches/${id}/retry`, {}),
        leaves: [{ ...ours, action: 'update', resource: 'grant_batch' }],
      }
    },
    grant_resend: async () => {
      const { grant_id } = await taken('passwords', 0)
      return { work: () => admin.call('POST', `/v3/grants/${grant_id}/resend`, {}), leaves: [SENT, CHANGED] }
    },
    [NOT_YET]: () =>
      Promise.resolve({
        work: () => admin.call(model.calls[NOT_YET]!.method, model.calls[NOT_YET]!.path, { branch_ids: [] }),
        leaves: [],
      }),
    login: () =>
      Promise.resolve({
        work: () => caller(server.app, ADDRESS).call('POST', LOGIN, { name: 'guest', pass: PASSWORD, from: 2 }),
        leaves: [{ ...by(3), action: 'login' }],
      }),
    login_by_sms: async () => {
      await caller(server.app, ADDRESS).call('POST', '/passport/api/v2/send_login_sms', { phone: '13800001003' })
      await server.app.followed()
      const sent = await code()
      return {
        work: () =>
          caller(server.app, ADDRESS).call('POST', '/passport/api/v2/login_by_sms', {
            phone: '13800001003',
            code: sent,
            from: 2,
          }),
        leaves: [{ ...by(3), action: 'login' }],
      }
    },
    // A text message is in the list of messages sent; nothing of the company's is written.
    send_login_sms: () =>
      Promise.resolve({
        work: () =>
          caller(server.app, '10.7.7.8').call('POST', '/passport/api/v2/send_login_sms', { phone: '13800001002' }),
        leaves: [],
      }),
    send_verify_sms: async () => {
      const user = await loggedIn(server.app, 'branch', ADDRESS)
      return { work: () => user.call('POST', '/passport/api/v2/send_verify_sms'), leaves: [] }
    },
    // A conversation is its own record: who wrote what, and when, stands in it.
    service_send: () =>
      Promise.resolve({
        work: () =>
          admin.call(model.calls['service_send']!.method, model.calls['service_send']!.path, { text: '门锁离线了' }),
        leaves: [],
      }),
    service_read: () =>
      Promise.resolve({
        work: () => admin.call(model.calls['service_read']!.method, model.calls['service_read']!.path, { until: 1 }),
        leaves: [],
      }),
    // A file is a record of its own, which says who has uploaded it; that a record holds it, the record's entry tells.
    file_create: async () => {
      const token = await tokenFor(admin, 'ticket.pictures')
      return { work: async () => sendFile(token), leaves: [] }
    },
    face_file_create: () => Promise.resolve({ work: () => sendPhoto('face_file_create'), leaves: [] }),
    meter_photo_create: () => Promise.resolve({ work: () => sendPhoto('meter_photo_create'), leaves: [] }),
    ali_pay_upload_photo: () => Promise.resolve({ work: () => sendPhoto('ali_pay_upload_photo'), leaves: [] }),
    upload_create: async () => {
      const { json } = await sendFile(await tokenFor(admin, 'ticket.pictures'))
      const [name] = /[^/]+[.]png/.exec(String(json.data['url'])) ?? []
      return { work: () => admin.call('POST', '/v3/upload_create', { name }), leaves: [] }
    },
    web_logout: async () => {
      const user = await keeper()
      return { work: () => user.call('POST', '/passport/api/v2/web_logout'), leaves: [{ ...by(2), action: 'logout' }] }
    },
    ticket_add_by_type: () => {
      const { service_type, ...ticket } = TICKET
      return Promise.resolve({
        work: () => admin.call('POST', `/v3/ticket_types/${service_type}/tickets`, ticket),
        leaves: [{ ...ours, action: 'create', resource: 'ticket' }],
      })
    },
    ticket_remark_add: async () => {
      const id = Number((await admin.call('POST', '/v3/tickets', TICKET)).json.data['ticket_id'])
      return {
        work: () => admin.call('POST', `/v3/tickets/${id}/remarks`, { content: '请带梯子' }),
        leaves: [{ ...ours, action: 'create', resource: 'ticket_remark' }],
      }
    },
    device_refresh: async () => {
      const { device_id } = await device('lk')
      return { work: () => admin.call('POST', `/v3/devices/${device_id}/refresh`, {}), leaves: [SENT] }
    },
    room_gateway_restart: async () => {
      const { device_id, room_id } = await device('cn')
      return {
        work: () => admin.call('POST', `/v3/rooms/${room_id}/gateways/${device_id}/restart`, {}),
        leaves: [SENT],
      }
    },
    room_lock_restart: async () => {
      const { device_id, room_id } = await device('lk')
      return {
        work: () => admin.call('POST', `/v3/rooms/${room_id}/locks/${device_id}/restart`, {}),
        leaves: [SENT],
      }
    },
    ...Object.fromEntries(
      [
        ['elemeter', 'on'],
        ['elemeter', 'off'],
        ['elemeter', 'read'],
        ['watermeter', 'on'],
        ['watermeter', 'off'],
        ['watermeter', 'read'],
      ].map(([kind = '', verb = '']) => [
        `room_${kind}_${verb}`,
        async () => {
          const { device_id, room_id } = await meter(kind)
          // Of a relay and of a valve what is wanted is noted at once.
          const wanted = verb !== 'read' ? [{ ...ours, action: 'update', resource: 'device' }] : []
          return {
            work: () => admin.call('POST', `/v3/rooms/${room_id}/${kind}s/${device_id}/${verb}`, {}),
            leaves: [SENT, ...wanted],
          }
        },
      ]),
    ),
    ...Object.fromEntries(
      (['payment', 'sms_recharge'] as const).flatMap((resource) =>
        (['accept', 'cancel', 'checked', 'confirm', 'refuse'] as const).map((verb): readonly [string, Deed] => [
          `${resource === 'payment' ? 'contract_bill_payment' : resource}_${verb}`,
          () => settled(resource, verb),
        ]),
      ),
    ),
    contract_bill_pay: async () => {
      const made = async (url: string, body: object) => Number((await admin.call('POST', url, body)).json.data['id'])
      const contract_id = await made('/v3/contracts', {
        ...{ number: 'HT1', name: '平台服务', signed_on: '2026-01-01', term: ['2026-01-01', '2026-12-31'] },
        ...{ payment_type: 1, amount: '1000.00' },
      })
      const terms = { contract_id, month: '2026-10', cost_type: 2, payable: '100.00' }
      const bill = await made('/v3/bills', { number: 'ZD1', ...terms })
      const fund_account_id = await made('/v3/fund_accounts', { name: '付账单' })
      await server.store.query({ text: `update fund_accounts set balance = 100 where name = '付账单'`, values: [] })
      await admin.call('POST', `/v3/bills/${bill}/confirm`, { version: 1 })
      const body = { way: 4, amount: '100.00', fund_account_id }
      return {
        work: () => admin.call('POST', `/v3/contract_bill/bills/${bill}/pay`, body),
        leaves: [
          { ...ours, action: 'update', resource: 'fund_account' },
          { ...ours, action: 'create', resource: 'payment' },
          { ...ours, action: 'update', resource: 'payment' },
          { ...ours, action: 'update', resource: 'bill' },
          { ...ours, resource: 'bill' },
          { ...ours, action: 'update', resource: 'contract' },
        ],
      }
    },
    contract_bill_invoice_create: async () => {
      const made = async (url: string, body: object) => Number((await admin.call('POST', url, body)).json.data['id'])
      const contract_id = await made('/v3/contracts', {
        ...{ number: 'HT2', name: '平台服务', signed_on: '2026-01-01', term: ['2026-01-01', '2026-12-31'] },
        ...{ payment_type: 1, amount: '1000.00' },
      })
      const terms = { contract_id, month: '2026-10', cost_type: 2, payable: '100.00' }
      const bill_id = await made('/v3/bills', { number: 'ZD2', ...terms })
      await server.store.query({ text: 'update bills set paid = 60, state = 3 where id = $1', values: [bill_id] })
      const title = { type: 1, title: '栖屿公寓', tax_number: '91330106MA2CYDXG0R' }
      return {
        work: () => admin.call('POST', '/v3/contract_bill/invoices', { bill_id, ...title, amount: '60.00' }),
        leaves: [
          { ...ours, action: 'create', resource: 'invoice' },
          { ...ours, action: 'update', resource: 'bill' },
        ],
      }
    },
    sms_recharge_create: async () => {
      await server.store.query({
        text: 'update clients set enable_sms_recharge = true where client_id = 1',
        values: [],
      })
      return {
        work: () => admin.call('POST', '/v3/sms/recharge', { count_bought: 100, way: 2 }),
        leaves: [{ ...ours, action: 'create', resource: 'sms_recharge' }],
      }
    },
    room_elemeter_charge: async () => {
      const { url } = await charged()
      return {
        work: () => admin.call('POST', `${url}/charge`, { mode: 2, money: '13' }),
        leaves: [{ ...CHARGE, action: 'create' }, SENT, { ...CHARGE, action: 'update' }],
      }
    },
    saas_elemeter_read: async () => {
      const { device_id } = await meter('elemeter')
      const pic_name = String((await sendPhoto('meter_photo_create')).json.data['pic_name'])
      const periods = { sharp: '1.00', peak: '0.00', shoulder: '0.00', off_peak: '0.00' }
      const read = () => admin.call('POST', `/v3/elemeters/${device_id}/saas_read`, { pic_name, ...periods })
      return {
        work: read,
        leaves: [
          { ...ours, action: 'create', resource: 'electricity_reading' },
          { ...ours, action: 'update', resource: 'device' },
        ],
      }
    },
    elemeter_reading_create: async () => {
      const { device_id } = await meter('elemeter')
      const noted = {
        read_time: new Date().toISOString(),
        sharp: '1.00',
        peak: '0.00',
        shoulder: '0.00',
        off_peak: '0.00',
      }
      return {
        work: () => admin.call('POST', `/v3/elemeters/${device_id}/readings`, noted),
        leaves: [
          { ...ours, action: 'create', resource: 'electricity_reading' },
          { ...ours, action: 'update', resource: 'device' },
        ],
      }
    },
    watermeter_reading_create: async () => {
      const { device_id } = await meter('watermeter')
      const noted = { read_time: new Date().toISOString(), amount: '1.00' }
      return {
        work: () => admin.call('POST', `/v3/watermeters/${device_id}/readings`, noted),
        leaves: [
          { ...ours, action: 'create', resource: 'water_reading' },
          { ...ours, action: 'update', resource: 'device' },
        ],
      }
    },
    reading_accept: async () => {
      const url = await heldReading()
      return {
        work: () => admin.call('POST', `${url}/accept`, {}),
        leaves: [
          { ...ours, action: 'create', resource: 'event' },
          { ...ours, action: 'create', resource: 'message' },
          { ...ours, action: 'update', resource: 'electricity_reading' },
          { ...ours, action: 'update', resource: 'device' },
        ],
      }
    },
    reading_discard: async () => {
      const url = await heldReading()
      return {
        work: () => admin.call('POST', `${url}/discard`, {}),
        leaves: [{ ...ours, action: 'update', resource: 'electricity_reading' }],
      }
    },
    water_reading_accept: async () => {
      const url = await heldWater()
      return {
        work: () => admin.call('POST', `${url}/accept`, {}),
        leaves: [
          { ...ours, action: 'update', resource: 'water_reading' },
          { ...ours, action: 'update', resource: 'device' },
        ],
      }
    },
    water_reading_discard: async () => {
      const url = await heldWater()
      return {
        work: () => admin.call('POST', `${url}/discard`, {}),
        leaves: [{ ...ours, action: 'update', resource: 'water_reading' }],
      }
    },
    charge_reverse: async () => {
      const { charge } = await charged()
      return {
        work: () => admin.call('POST', `${charge}/reverse`, { reason: '多收' }),
        leaves: [{ ...CHARGE, action: 'update' }, SENT],
      }
    },
    room_watermeter_charge: async () => {
      const { url } = await waterCharged()
      return {
        work: () => admin.call('POST', `${url}/charge`, { mode: 2, money: '13' }),
        leaves: [{ ...WATER_CHARGE, action: 'create' }, SENT, { ...WATER_CHARGE, action: 'update' }],
      }
    },
    water_charge_reverse: async () => {
      const { charge } = await waterCharged()
      return {
        work: () => admin.call('POST', `${charge}/reverse`, { reason: '多收' }),
        leaves: [{ ...WATER_CHARGE, action: 'update' }, SENT],
      }
    },
    room_watermeter_overdraft: async () => {
      const { url } = await waterCharged()
      return {
        work: () => admin.call('PUT', `${url}/overdraft`, { overdraft: '2' }),
        leaves: [SENT, { ...ours, action: 'update', resource: 'device' }],
      }
    },
    room_watermeter_reset: async () => {
      const { url } = await waterCharged()
      return { work: () => admin.call('POST', `${url}/reset`, {}), leaves: [SENT] }
    },
    ...Object.fromEntries(
      (
        [
          ['PUT', 'overdraft', { overdraft: '5' }],
          ['PUT', 'capacity', { capacity: 6600 }],
          ['PUT', 'ratio', { ratio: 20 }],
          ['POST', 'clear', { forced: true }],
          ['POST', 'reset', { forced: true }],
        ] as const
      ).map(([method, verb, body]) => [
        `room_elemeter_${verb}`,
        async () => {
          const { url } = await charged()
          const noted = method === 'PUT' ? [{ ...ours, action: 'update', resource: 'device' }] : []
          return { work: () => admin.call(method, `${url}/${verb}`, body), leaves: [SENT, ...noted] }
        },
      ]),
    ),
    ...binding,
    device_replace: async () => {
      const { device_id } = await device('lk')
      const number = next().padStart(10, '0')
      return {
        work: () => admin.call('POST', `/v3/devices/${device_id}/replace`, { sn: `lk24035011${number}` }),
        leaves: [
          { ...ours, action: 'create', resource: 'device' },
          { ...ours, action: 'update', resource: 'device', record_id: device_id },
        ],
      }
    },
    device_deliver: async () => {
      const { device_id } = await device('lk')
      return {
        work: () => admin.call('POST', `/v3/devices/${device_id}/deliver`, {}),
        leaves: [
          {
            ...{ ...ours, action: 'update', resource: 'device', record_id: device_id },
            changes: [{ field: 'state', before: '8', after: '2' }],
          },
        ],
      }
    },
    device_retire: async () => {
      const { device_id } = await device('lk')
      return {
        work: () => admin.call('POST', `/v3/devices/${device_id}/retire`, { outcome: 5 }),
        leaves: [{ ...ours, action: 'update', resource: 'device', record_id: device_id }],
      }
    },
    event_assign: async () => {
      const { device_id } = await device('lk')
      const { rows } = await server.store.query({
        text: `insert into events (client_id, home_id, device_id, code, level, state, first_at, last_at, created_at, updated_at)
          values (1, 1, $1, 1003, 3, 1, now(), now(), now(), now()) returning id`,
        values: [device_id],
      })
      const id = Number(rows[0]!['id'])
      const { me: handler_id } = await addAccount(server, 'on-duty', ['device_base'])
      return {
        work: () => admin.call('POST', `/v3/events/${id}/assign`, { handler_id }),
        leaves: [{ ...ours, action: 'transition', resource: 'event', record_id: id }],
      }
    },
    command_task_retry: async () => {
      const { device_id } = await device('lk')
      const { json } = await admin.call('POST', `/v3/devices/${device_id}/refresh`, {})
      const id = Number(json.data['task_id'])
      await server.app.commands.rested()
      await server.store.query({ text: `update command_tasks set state = 'fail' where id = $1`, values: [id] })
      await server.store.query({ text: 'update command_deliveries set slot = null where task_id = $1', values: [id] })
      return {
        work: () => admin.call('POST', `/v3/command_tasks/${id}/retry`, {}),
        leaves: [
          {
            ...ours,
            action: 'update',
            resource: 'command_task',
            record_id: id,
            changes: [{ field: 'state', before: 'fail', after: 'pending' }],
          },
        ],
      }
    },
    lease_check_in: async () => {
      const room = await admin.call('POST', '/v3/rooms', {
        home_id: 1,
        room_name: `入住${next()}`,
      })
      const body = { name: '王芳', phone: '13800007777', lease_range: ['2020-01-01', '2099-12-31'], rent: '1' }
      return {
        work: () => admin.call('POST', '/v3/leases/check_in', { room_id: room.json.data['room_id'], ...body }),
        leaves: [
          { ...ours, action: 'create', resource: 'tenant' },
          { ...ours, action: 'create', resource: 'lease' },
          { ...ours, action: 'create', resource: 'message' },
          { ...ours, action: 'create', resource: 'sms_record' },
        ],
      }
    },
    lease_check_out: async () => {
      const id = await letTo()
      const body = { check_out_date: dayOf(new Date()), balance: 1 }
      return {
        work: () => admin.call('POST', `/v3/leases/${id}/check_out`, body),
        leaves: [
          { ...ours, action: 'update', resource: 'lease', record_id: id },
          { ...ours, action: 'create', resource: 'check_out' },
          { ...ours, action: 'create', resource: 'message' },
          { ...ours, action: 'create', resource: 'sms_record' },
        ],
      }
    },
    tenant_erase: async () => {
      const made = await admin.call('POST', '/v3/tenants', { name: '林某', phone: '13800007799', home_id: 1 })
      const id = Number(made.json.data['tenant_id'])
      return {
        work: () => admin.call('POST', `/v3/tenants/${id}/erase`, {}),
        leaves: [{ ...ours, action: 'update', resource: 'tenant', record_id: id }],
      }
    },
    tenant_export: async () => {
      const made = await admin.call('POST', '/v3/tenants', { name: '林某', phone: '13800007798', home_id: 1 })
      const id = Number(made.json.data['tenant_id'])
      return {
        work: () => admin.call('POST', `/v3/tenants/${id}/export`, {}),
        leaves: [
          { ...ours, action: 'export', resource: 'tenant', record_id: id },
          { ...ours, action: 'reveal', resource: 'tenant', record_id: id },
        ],
      }
    },
    lease_cancel: async () => {
      const id = await letTo('2090-01-01')
      return {
        work: () => admin.call('POST', `/v3/leases/${id}/cancel`, {}),
        leaves: [
          { ...ours, action: 'update', resource: 'lease', record_id: id },
          { ...ours, action: 'create', resource: 'check_out' },
          { ...ours, action: 'create', resource: 'message' },
          { ...ours, action: 'create', resource: 'sms_record' },
        ],
      }
    },
    check_out_pay: async () => {
      // Something must be due.
      const body = { check_out_date: dayOf(new Date()), balance: 1, damages: [{ text: '门把手', money: '1.00' }] }
      const { json } = await admin.call('POST', `/v3/leases/${await letTo()}/check_out`, body)
      const id = Number(json.data['check_out_id'])
      return {
        work: () => admin.call('POST', `/v3/check_outs/${id}/pay`),
        leaves: [{ ...ours, action: 'update', resource: 'check_out', record_id: id }],
      }
    },
    check_out_undo: async () => {
      const lease = await letTo()
      const body = { check_out_date: dayOf(new Date()), balance: 1 }
      const { json } = await admin.call('POST', `/v3/leases/${lease}/check_out`, body)
      const id = Number(json.data['check_out_id'])
      return {
        work: () => admin.call('POST', `/v3/check_outs/${id}/undo`, {}),
        leaves: [
          { ...ours, action: 'update', resource: 'lease', record_id: lease },
          { ...ours, action: 'update', resource: 'check_out', record_id: id },
          { ...ours, action: 'create', resource: 'message' },
          { ...ours, action: 'create', resource: 'sms_record' },
        ],
      }
    },
    lease_move: async () => {
      const id = await letTo()
      const name = `N${next()}`
      const room = await admin.call('POST', '/v3/rooms', { home_id: 1, room_name: name, room_type: 1 })
      const body = { room_id: room.json.data['room_id'], balance: 1 }
      return {
        work: () => admin.call('POST', `/v3/leases/${id}/move`, body),
        leaves: [
          { ...ours, action: 'update', resource: 'lease', record_id: id },
          { ...ours, action: 'create', resource: 'check_out' },
          { ...ours, action: 'create', resource: 'lease' },
          { ...ours, action: 'update', resource: 'check_out' },
          { ...ours, action: 'create', resource: 'message' },
          { ...ours, action: 'create', resource: 'sms_record' },
        ],
      }
    },
    lease_renew: () => ofLease('renew', { lease_range: ['2020-01-01', '2099-11-30'] }),
    lease_contract_text: async () => {
      const id = await letTo()
      const name = `合同${next()}`
      const template = await admin.call('POST', '/v3/contract_templates', { name, body: '<p>{{租客姓名}}</p>' })
      const body = { contract_template_id: template.json.data['id'] }
      return {
        work: () => admin.call('POST', `/v3/leases/${id}/contract_text`, body),
        leaves: [{ ...ours, action: 'create', resource: 'contract_text' }],
      }
    },
    lease_freeze: () => ofLease('freeze'),
    lease_unfreeze: () => ofLease('unfreeze', {}, ['freeze']),
    tenant_real_name_verify: () => {
      const person = { name: '王芳', phone: '13800007778', id_card: '110101199003074514', home_id: 1 }
      return Promise.resolve({
        work: () => admin.call('POST', '/v3/tenant_real_name_verify', person),
        leaves: [
          { ...ours, action: 'create', resource: 'tenant' },
          {
            ...ours,
            action: 'update',
            resource: 'tenant',
            changes: [{ field: 'real_name_verified', before: 'false', after: 'true' }],
          },
        ],
      })
    },
    lease_credential_add: async () => {
      const { id } = await letWithLock()
      return {
        work: () => admin.call('POST', `/v3/leases/${id}/credentials`, { grant_types: [1] }),
        leaves: [{ ...GRANT, action: 'create' }, SENT, CHANGED],
      }
    },
    lease_credentials_extend: async () => {
      const { id, room_id, device_id } = await letWithLock()
      const short = { name: '王芳', phone: '13800007776', permission_end: '2090-12-31T00:00:00.000Z', lease_id: id }
      const { json } = await admin.call('POST', `/v3/rooms/${room_id}/locks/${device_id}/passwords`, short)
      await tookIt(json.data, 1)
      return {
        work: () => admin.call('POST', `/v3/leases/${id}/credentials/extend`, {}),
        leaves: [SENT, CHANGED],
      }
    },
    co_tenant_add: async () => ({
      work: await coTenant(),
      leaves: [
        { ...ours, action: 'create', resource: 'tenant' },
        { ...ours, action: 'create', resource: 'co_tenant' },
      ],
    }),
    co_tenant_leave: async () => {
      const id = Number((await (await coTenant())()).json.data['co_tenant_id'])
      return {
        work: () => admin.call('POST', `/v3/co_tenants/${id}/leave`, { left_on: '2099-06-30' }),
        leaves: [
          {
            ...ours,
            action: 'update',
            resource: 'co_tenant',
            record_id: id,
            changes: [{ field: 'left_on', before: null, after: '2099-06-30' }],
          },
        ],
      }
    },
    job_run: async () => {
      const {
        rows: [job],
      } = await server.store.query({
        text: `insert into jobs (client_id, name) values (1, 'clean_up') returning id`,
        values: [],
      })
      return {
        work: () => admin.call('POST', `/v3/jobs/${Number(job!['id'])}/run`, {}),
        leaves: [{ ...ours, action: 'create', resource: 'job_run' }],
      }
    },
    api_token_create: () =>
      Promise.resolve({
        work: () => admin.call('POST', '/v3/api_tokens/create', TOKEN),
        leaves: [{ ...ours, action: 'create', resource: 'api_token' }],
      }),
    api_token_revoke: async () => {
      const id = Number((await admin.call('POST', '/v3/api_tokens/create', TOKEN)).json.data['id'])
      return {
        work: () => admin.call('POST', `/v3/api_tokens/${id}/revoke`, {}),
        leaves: [{ ...ours, action: 'update', resource: 'api_token', record_id: id }],
      }
    },
    webhook_target_create: () =>
      Promise.resolve({
        work: () => admin.call('POST', '/v3/webhook_targets/create', WEBHOOK),
        leaves: [{ ...ours, action: 'create', resource: 'webhook_target' }],
      }),
    webhook_target_change: () => onWebhook('change', { ...WEBHOOK, name: '改名' }, 'name'),
    webhook_target_rotate: () => onWebhook('rotate', {}, 'secret_hint'),
    webhook_target_pause: () => onWebhook('pause', {}, 'state'),
    webhook_target_resume: async () => {
      const one = await onWebhook('resume', {}, 'state')
      await server.store.query({ text: 'update webhook_targets set state = 2 where client_id = 1', values: [] })
      return one
    },
    // What nothing is known of afterwards but to the receiver.
    webhook_target_test: () => onWebhook('test', {}, null),
    webhook_sending_again: async () => {
      const target = await newWebhook()
      const {
        rows: [sending],
      } = await server.store.query({
        text: `insert into webhook_sendings (client_id, target_id, event, resource, record_id, state, attempts) values (1, $1, 1, 'home', 1, 4, 8) returning id`,
        values: [target],
      })
      const id = Number(sending!['id'])
      return {
        work: () => admin.call('POST', `/v3/webhook_sendings/${id}/again`, {}),
        leaves: [{ ...ours, action: 'update', resource: 'webhook_sending', record_id: id }],
      }
    },
    scheduled_report_create: () =>
      Promise.resolve({
        work: () => admin.call('POST', '/v3/scheduled_reports/create', SCHEDULE),
        leaves: [{ ...ours, action: 'create', resource: 'scheduled_report' }],
      }),
    ...Object.fromEntries(
      (
        [
          ['update', 1, { name: '用电' }],
          ['pause', 1, {}],
          ['resume', 2, {}],
          ['rotate', 1, {}],
        ] as const
      ).map(([verb, state, change]) => [
        `scheduled_report_${verb}`,
        async () => {
          // An address has a secret.
          const asked = verb === 'rotate' ? { ...SCHEDULE, recipients: 'https://example.com/in' } : SCHEDULE
          const id = Number((await admin.call('POST', '/v3/scheduled_reports/create', asked)).json.data['id'])
          await server.store.query({
            text: 'update scheduled_reports set state = $2 where id = $1',
            values: [id, state],
          })
          const { report: _, query: __, ...rest } = SCHEDULE
          const body = verb === 'update' ? { ...rest, ...change } : {}
          return {
            work: () => admin.call('POST', `/v3/scheduled_reports/${id}/${verb}`, body),
            leaves: [{ ...ours, action: 'update', resource: 'scheduled_report', record_id: id }],
          }
        },
      ]),
    ),
    // The file is told of when it leaves.
    scheduled_report_send: async () => {
      await enterJob('report_send')
      const id = Number((await admin.call('POST', '/v3/scheduled_reports/create', SCHEDULE)).json.data['id'])
      return { work: () => admin.call('POST', `/v3/scheduled_reports/${id}/send`, {}), leaves: [] }
    },
    webhook_replay: async () => {
      const {
        rows: [message],
      } = await server.store.query({
        text: `insert into webhook_messages (client_id, source, number, state, attempts, body) values (1, 'device_report', 'a', 3, 1, '{}') returning id`,
        values: [],
      })
      const id = Number(message!['id'])
      return {
        work: () => admin.call('POST', `/v3/webhook_messages/${id}/replay`, {}),
        leaves: [
          {
            ...ours,
            action: 'update',
            resource: 'webhook_message',
            record_id: id,
            changes: [{ field: 'state', before: '3', after: '1' }],
          },
        ],
      }
    },
    settings_change: () =>
      Promise.resolve({
        work: () =>
          admin.call('PUT', '/v3/settings_place', {
            ...{ resource: 'elemeter_setting', type: 'home', value: 1 },
            settings: { capacity: 3000 },
          }),
        leaves: [{ ...ours, action: 'create', resource: 'elemeter_setting' }],
      }),
    // Asked with POST, since a change does not fit into an address; nothing is written.
    settings_preview: () =>
      Promise.resolve({
        work: () =>
          admin.call('POST', '/v3/settings_place/preview', {
            ...{ resource: 'elemeter_setting', type: 'home', value: 1 },
            settings: { capacity: 3000 },
          }),
        leaves: [],
      }),
    // What it changes at each place is told when the job has come to it.
    settings_apply: async () => {
      await enterJob('settings_apply')
      return {
        work: () => admin.call('POST', '/v3/settings_place/apply', APPLIED),
        leaves: [],
      }
    },
    settings_undo: async () => {
      await enterJob('settings_apply')
      const { json } = await admin.call('POST', '/v3/settings_place/apply', APPLIED)
      const id = Number(json.data['id'])
      await server.store.query({ text: 'update settings_run_places set state = 2 where run_id = $1', values: [id] })
      return {
        work: () => admin.call('POST', '/v3/settings_place/undo', { id }),
        leaves: [],
      }
    },
    lock_setting_update: () =>
      Promise.resolve({
        work: () => admin.call('PUT', '/v3/lock_setting', { type: 'home', value: 1, settings: { alarm_unlock: 5 } }),
        leaves: [{ ...ours, action: 'create', resource: 'lock_setting' }],
      }),
    client_update: () =>
      Promise.resolve({
        work: () => admin.call('PUT', '/v3/client', { name: '西湖公寓' }),
        leaves: [{ ...ours, action: 'update', resource: 'client', record_id: 1 }],
      }),
    client_settings_update: () =>
      Promise.resolve({
        work: () => admin.call('PUT', '/v3/client/settings', { need_check_switch: true }),
        leaves: [
          {
            ...ours,
            action: 'update',
            resource: 'client',
            record_id: 1,
            changes: [{ field: 'need_check_switch', before: 'false', after: 'true' }],
          },
        ],
      }),
    user_assign_homes: () =>
      Promise.resolve({
        work: () => admin.call('PUT', '/v3/users/3/homes', { home_ids: [1, 2] }),
        leaves: [{ ...ours, action: 'update', resource: 'staff', record_id: 3 }],
      }),
    user_verify_privacy: async () => {
      const user = await keeper()
      return {
        work: () => user.call(model.calls['user_verify_privacy']!.method, model.calls['user_verify_privacy']!.path),
        leaves: [
          { ...by(2), action: 'update', changes: [{ field: 'is_verify_privacy', before: 'false', after: 'true' }] },
        ],
      }
    },
    change_password: async () => {
      const user = await loggedIn(server.app, 'caretaker', ADDRESS)
      const { method, path: url } = model.calls['change_password']!
      return {
        work: () => user.call(method, url, { old_password: PASSWORD, new_password: 'Another-horse-9' }),
        leaves: [{ ...by(6), action: 'update', changes: [{ field: 'password', before: '******', after: '******' }] }],
      }
    },
    desensitization_data_get: async () => {
      const user = await keeper()
      const made = await user.call('POST', '/v3/tenants', {
        name: '欧阳明',
        phone: '13912345678',
        certificate_type: 1,
        id_card: '11010519491231002X',
        home_id: 1,
      })
      const id = Number(made.json.data['tenant_id'])
      return {
        work: () => user.call('POST', '/v3/desensitization_data_get', { id, resource: 'tenants', label: 'phone' }),
        leaves: [{ ...by(2), action: 'reveal', resource: 'tenant', record_id: id, changes: [{ field: 'phone' }] }],
      }
    },
  }

  it.each(writing)('%s leaves exactly its entries', async (name) => {
    const deed = CALLS[name]
    expect(deed, `say what ${name} leaves in the operation log`).toBeDefined()
    const { work, leaves } = await deed!()
    const left = await during(async () => expect((await work()).status).toBe(name === NOT_YET ? 501 : 200))
    expect(left).toMatchObject(leaves)
    expect(left).toHaveLength(leaves.length)
  })

  it('keeps failed log-ins of accounts that exist, and nothing of a refused reveal', async () => {
    expect(
      await during(() => caller(server.app, '10.7.1.1').call('POST', LOGIN, { name: 'guest', pass: 'wrong', from: 2 })),
    ).toMatchObject([{ ...by(3), action: 'login', address: '10.7.1.1', succeeded: false }])
    expect(
      await during(() =>
        caller(server.app, '10.7.1.2').call('POST', LOGIN, { name: 'nobody', pass: 'wrong', from: 2 }),
      ),
    ).toEqual([])
    expect(
      await during(() =>
        admin.call('POST', '/v3/desensitization_data_get', { id: 999_999, resource: 'tenants', label: 'phone' }),
      ),
    ).toEqual([])
  })

  it('is listed and exported in words, reveals among the rest', async () => {
    const list = (
      await admin.call(
        'GET',
        '/v3/operation_logs?action=reveal&staff_id=2&columns=staff_id,resource,record_name,changes',
      )
    ).json.data.list
    expect(list[0]).toMatchObject({
      resource: 'tenant',
      record_name: '欧*',
      changes: [{ field: '手机号', before: null, after: null }],
      _labels: { staff_id: '员工2' },
    })
    const { text } = await admin.call(
      'GET',
      '/v3/operation_logs/export?format=csv&columns=staff_id,action,resource,record_name,changes&resource=staff&sort=id',
    )
    expect(text).toContain('员工6,修改,员工,员工6,字段: 登录密码; 修改前: ******; 修改后: ******')
    expect(text).toContain('字段: 已同意隐私政策; 修改前: 否; 修改后: 是')
  })

  it('names the address that the trusted proxy tells', async () => {
    const behind = await startServer(open, { TRUST_PROXY: '1' })
    await caller(behind.app, '10.0.0.1').call(
      'POST',
      LOGIN,
      { name: 'admin', pass: PASSWORD, from: 2 },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    )
    expect(await behind.store.text({ text: 'select address from operation_logs', values: [] })).toBe('203.0.113.9')
  })
})
