/**
 * Device states 1–8 × connection × kind × call, against the tables of the domain notes, written down here once more: a
 * call is offered where the tables say so and nowhere else, the server takes and refuses the same, and a command
 * leaves at once, or waits, as its device can be reached. Which calls there are, the documents say: each must be here.
 */
import { beforeAll, expect, test } from 'vitest'
import type { ErrorKey } from '../../src/errors/app-error.ts'
import { DeviceState, NetState } from '../../src/generated/enums.ts'
import type { Call } from '../../src/model/model.ts'
import { picture, formOf, uploaded } from '../files/support.ts'
import { bound } from '../http/support/bound.ts'
import { projectModel, type Answer, type Caller } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, type FleetServer, type Made } from './support/fleet.ts'

const STATES = [1, 2, 3, 4, 5, 6, 7, 8] as const
const IN_USE: readonly number[] = [1, 2, 8]
const AWAITING: readonly number[] = [1, 8]

const LINKS = ['online', 'offline', 'gateway offline'] as const
type Link = (typeof LINKS)[number]

/** `sent`: a command is on its way; `waits`: for its device, up to a day; `done`: it needs none. */
type End = 'sent' | 'waits' | 'done' | ErrorKey
type Ends = Readonly<Record<Link, End>>
const always = (end: End): Ends => ({ online: end, offline: end, 'gateway offline': end })
/** Any command, if nothing else is said of it. */
const QUEUED: Ends = { online: 'sent', offline: 'waits', 'gateway offline': 'waits' }
/** A lock takes credentials only while it can be reached; codes that it checks by itself are for when it cannot. */
const REACHED: Ends = { online: 'sent', offline: 'not_possible', 'gateway offline': 'not_possible' }
/** What closes a period of electricity: the dialog of meters that are away. */
const CLOSING: ErrorKey = 'meter_offline_closing'
const closes = (online: End): Ends => ({ online, offline: CLOSING, 'gateway offline': CLOSING })
const ASKED: Ends = { online: 'sent', offline: 'device_offline', 'gateway offline': 'gateway_offline' }
const OPENED: Ends = { online: 'sent', offline: 'device_offline', 'gateway offline': 'device_offline' }

/** Of every kind; `in`: where not all that are in use. */
const OF_ALL = {
  device_refresh: { ends: QUEUED },
  device_deliver: { ends: always('done'), in: AWAITING },
  device_retire: { ends: always('done') },
  device_replace: { ends: always('done') },
} as const

interface Row {
  readonly ends: Ends
  readonly in?: readonly number[]
}
type Table = Readonly<Record<string, Row>>

const rows = (ends: Ends, ...calls: readonly string[]): Table =>
  Object.fromEntries(calls.map((call) => [call, { ends }]))

interface Kind {
  /** Eight characters, to which a number is added. */
  readonly sn: string
  readonly length: number
  readonly gateway?: string
  readonly bind?: object
  /** What its record holds beside. */
  readonly holds?: string
  readonly table: Table
}

const ELEMETER: Table = {
  ...rows(QUEUED, ...['charge', 'on', 'off', 'overdraft', 'capacity', 'ratio'].map((verb) => `room_elemeter_${verb}`)),
  ...rows(ASKED, 'room_elemeter_read'),
  ...rows(closes('sent'), 'room_elemeter_clear', 'room_elemeter_reset'),
  ...rows(closes('done'), 'room_elemeter_delete', 'device_replace', 'device_retire'),
  ...rows(always('done'), 'saas_elemeter_read', 'elemeter_reading_create'),
}
const { room_elemeter_ratio: _, ...NO_TRANSFORMER } = ELEMETER
/** Water meters do what they are told when they next report. */
const WATERMETER: Table = {
  ...rows(QUEUED, ...['charge', 'overdraft', 'read', 'reset'].map((verb) => `room_watermeter_${verb}`)),
  ...rows(always('done'), 'room_watermeter_delete', 'watermeter_reading_create'),
}
const VALVE: Table = rows(QUEUED, 'room_watermeter_on', 'room_watermeter_off')
const DOOR: Table = {
  ...rows(OPENED, 'access_remote_open'),
  ...rows(always('done'), 'room_accessunit_delete'),
}
/** Charged before, and read an hour ago. */
const READ = `, read_time = now() - interval '1 hour', electric_read = 10, settled_read = 10, electric_amount = 4`

const KINDS: Readonly<Record<string, Kind>> = {
  gateway: {
    ...{ sn: 'cn240300', length: 20 },
    table: { ...rows(QUEUED, 'room_gateway_restart'), ...rows(always('done'), 'room_gateway_delete') },
  },
  lock: {
    ...{ sn: 'lk240326', length: 20, gateway: 'cn240300' },
    table: {
      ...rows(
        REACHED,
        ...['lock_password', 'fingerprint', 'ble_key', 'nfc', 'face'].map((kind) => `${kind}_create`),
        'admin_password_update',
      ),
      ...rows(always('done'), 'dynamic_password', 'offline_password', 'offline_admin_password', 'function_code'),
      ...rows(always('done'), 'room_lock_delete'),
      ...rows(QUEUED, 'room_lock_restart'),
    },
  },
  'lock of an unknown model': {
    ...{ sn: 'lk2403zz', length: 20, gateway: 'cn240300' },
    table: {
      ...rows(
        REACHED,
        ...['lock_password', 'fingerprint', 'ble_key', 'nfc', 'face'].map((kind) => `${kind}_create`),
        'admin_password_update',
      ),
      ...rows(always('done'), 'room_lock_delete'),
      ...rows(QUEUED, 'room_lock_restart'),
    },
  },
  'electricity meter with a transformer': {
    ...{ sn: '43240300', length: 12, gateway: 'em240300' },
    holds: READ,
    table: ELEMETER,
  },
  'electricity meter': {
    ...{ sn: '42240300', length: 12, gateway: 'cn240300' },
    holds: READ,
    table: NO_TRANSFORMER,
  },
  collector: { ...{ sn: 'em240300', length: 20 }, table: rows(always('done'), 'room_collector_delete') },
  'water gateway': { ...{ sn: 'g1012403', length: 15 }, table: rows(always('done'), 'room_watergateway_delete') },
  'cold water meter with a valve': {
    ...{ sn: '00002403', length: 12, gateway: 'g1012403', bind: { hot: false } },
    table: { ...WATERMETER, ...VALVE },
  },
  'hot water meter without one': {
    ...{ sn: '00002404', length: 12, gateway: 'g1012403', bind: { hot: true } },
    holds: ', valve = null',
    table: WATERMETER,
  },
  repeater: {
    ...{ sn: 'rp240300', length: 20, gateway: 'cn240300' },
    table: rows(always('done'), 'room_repeater_delete'),
  },
  door: { ...{ sn: 'ec240302', length: 20 }, table: DOOR },
  'door M3': { ...{ sn: 'ec240301', length: 20 }, table: DOOR },
}

const model = await projectModel()
/** What is done to a device, by its own page. */
const CALLS: readonly Call[] = Object.values(model.calls).filter(({ action }) => action?.entity === 'device')
const rowOf = (kind: Kind, call: string): Row | undefined => kind.table[call] ?? (OF_ALL as Table)[call]
const keyOf = (code: number): ErrorKey | undefined =>
  Object.entries(model.app.errors).find(([, one]) => one.code === code)?.[0] as ErrorKey | undefined

const HOUR = 3_600_000
const hour = (count: number): string => new Date((Math.floor(Date.now() / HOUR) + count) * HOUR).toISOString()

test('the tables know every call that is made on a device, and no other', () => {
  const known = new Set(Object.values(KINDS).flatMap(({ table }) => Object.keys({ ...table, ...OF_ALL })))
  expect([...known].toSorted()).toEqual(CALLS.map(({ name }) => name).toSorted())
})

describeOne('A device is asked', (open) => {
  let server: FleetServer
  let admin: Caller
  let numbers = 1000
  beforeAll(async () => {
    server = await fleetServer(open)
    admin = server.admin
    server.fleet.mood = () => 'silent'
    const booked = [{ resource: 'access_control', action: 'open' }]
    await sql(
      'update clients set optional_permissions = optional_permissions || $1::jsonb where client_id = 1',
      JSON.stringify(booked),
    )
    const fee_rule_id = Number((await said('/v3/fee_rules', { name: '公寓电价' }))['id'])
    await said('/v3/fee_prices', { fee_rule_id, from_day: '2020-01-01', type: 1, price: '0.65' })
    await said('/v3/elemeter_settings', { level: 1, fee_rule_id, overdraft: '5.00' })
    await said('/v3/watermeter_settings', { level: 1, pay_mode: 1, cold_price: '4.85', hot_price: '25.00' })
    await said('/v3/abilities', { model: 'D3', device_type: 2, keypad_codes: true, function_codes: ['05'] })
  }, 240_000)

  const sql = (text: string, ...values: readonly unknown[]) => server.store.query({ text, values: [...values] })
  const said = async (path: string, body: object) => {
    const { json, text } = await admin.call('POST', path, body)
    if (json.err_code !== 0) throw new Error(text)
    return json.data
  }
  const numbered = (start: string, length: number): string =>
    start + String((numbers += 1)).padStart(length - start.length, '0')

  interface Asked extends Made {
    readonly gateway: Made | null
  }
  const made = async (sn: string, more: object = {}): Promise<Made> => {
    const { device_id, room_id } = await bound(admin, sn, more)
    return { id: device_id, room: room_id, sn }
  }
  const newOne = async ({ sn, length, gateway, bind }: Kind): Promise<Asked> => ({
    ...(await made(numbered(sn, length), bind)),
    gateway: gateway === undefined ? null : await made(numbered(gateway, gateway.startsWith('g') ? 15 : 20)),
  })

  interface Place {
    readonly state: number
    readonly link: Link
  }
  /** As if whatever was asked before had been answered long ago. Relay and valve are where both ways are open. */
  const ready = async ({ holds = '' }: Kind, { id, sn, gateway }: Asked, { state, link }: Place): Promise<void> => {
    await server.app.commands.rested()
    const net = (isAway: boolean): number => (isAway ? NetState.offline : NetState.online)
    await server.store.script(`
      delete from command_deliveries where address = '${sn}';
      update command_tasks set state = 'success', created_at = created_at - interval '1 hour' where device_id = ${id};
      delete from grants where device_id = ${id};
      update devices set valve = 3, relay_state = null, valve_task_id = null, relay_task_id = null where device_id = ${id};
      update devices set state = ${state}, net_state = ${net(link === 'offline')}, gateway_id = ${gateway?.id ?? 'null'} ${holds}
        where device_id = ${id};
      update devices set net_state = ${net(link === 'gateway offline')} where device_id = ${gateway?.id ?? 0};`)
    if (link === 'online') server.fleet.away.delete(sn)
    else server.fleet.away.add(sn)
  }

  const BODIES: Readonly<Record<string, (one: Asked, kind: Kind) => object | Promise<object>>> = {
    device_retire: () => ({ outcome: 4 }),
    device_replace: (_one, { sn, length }) => {
      const next = numbered(sn, length)
      return { sn: next, code: next.slice(-6) }
    },
    face_create: async () => ({
      ...PERSON,
      face_photo: [await uploaded(admin, 'face_create.face_photo', { bytes: await picture(), name: '人脸.png' })],
      consent: true,
    }),
    ...Object.fromEntries(
      ['lock_password', 'fingerprint', 'ble_key', 'nfc'].map((of) => [`${of}_create`, () => PERSON]),
    ),
    admin_password_update: () => ({ password: '480271' }),
    offline_password: () => ({ permission_end: hour(3) }),
    offline_admin_password: () => ({ permission_end: hour(3) }),
    function_code: () => ({ code: '05' }),
    room_elemeter_charge: () => ({ mode: 2, money: '10.00' }),
    room_watermeter_charge: () => ({ mode: 2, money: '10.00' }),
    room_elemeter_overdraft: () => ({ overdraft: '5.00' }),
    room_watermeter_overdraft: () => ({ overdraft: '5.00' }),
    room_elemeter_capacity: () => ({ capacity: 6600 }),
    room_elemeter_ratio: () => ({ ratio: 30 }),
    elemeter_reading_create: () => ({ read_time: hour(0), amount: '12.00' }),
    watermeter_reading_create: () => ({ read_time: hour(0), amount: '12.00' }),
    saas_elemeter_read: async () => {
      const form = await formOf({}, { bytes: await picture(), name: '电表.png' })
      const { json } = await admin.call('POST', '/files/v1/inner/meter_photos', undefined, form)
      return { pic_name: json.data['pic_name'], amount: '12.00' }
    },
  }
  const PERSON = { name: '王芳', phone: '13800001234', permission_end: hour(24) }

  const ask = async ({ name, method, path }: Call, one: Asked, kind: Kind): Promise<Answer> => {
    const url = path.replace('{room_id}', String(one.room)).replace(/\{(device_)?id\}/u, String(one.id))
    if (method === 'DELETE') return admin.call(method, url)
    return admin.call(method, url, (await BODIES[name]?.(one, kind)) ?? {})
  }
  const endOf = async ({ json }: Answer): Promise<string> => {
    if (json.err_code !== 0) return keyOf(json.err_code) ?? String(json.err_code)
    const task = json.data?.['task_id']
    if (task === undefined) return 'done'
    await server.app.commands.rested()
    const { state } = await server.task(Number(task))
    return { sending: 'sent', pending: 'waits' }[String(state)] ?? String(state)
  }
  /** What takes it from its place, or what its state tells of, begins with another. */
  const LEAVES = /^(device_(replace|retire)|room_\w+_delete)$/u

  test.each(Object.entries(KINDS))(
    '%s: by state, connection and call',
    async (_name, kind) => {
      const wrong: string[] = []
      let one = await newOne(kind)
      const links = LINKS.filter((link) => kind.gateway !== undefined || link !== 'gateway offline')
      for (const state of STATES)
        for (const link of links) {
          const place = { state, link }
          const can = ({ name }: Call): End => {
            const row = rowOf(kind, name)
            return row === undefined || !(row.in ?? IN_USE).includes(state) ? 'not_possible' : row.ends[link]
          }
          await ready(kind, one, place)
          const { json } = await admin.call('GET', `/v3/devices/${one.id}`)
          const offered = (json.data['_actions'] as unknown as readonly string[]).toSorted()
          const offers = CALLS.filter((call) => can(call) !== 'not_possible').map(({ name }) => name)
          if (offered.join() !== offers.toSorted().join())
            wrong.push(`${state} ${link}: offers ${offered.join()}, not ${offers.toSorted().join()}`)
          // What is not of its kind is asked for once, where most would be taken.
          const isAll = state === DeviceState.delivered && link === 'online'
          for (const call of CALLS.filter(({ name }) => isAll || rowOf(kind, name) !== undefined)) {
            const answer = await ask(call, one, kind)
            const end = await endOf(answer)
            if (end !== can(call)) wrong.push(`${state} ${link}: ${call.name} ends as ${end}, not ${can(call)}`)
            if (answer.json.err_code !== 0) continue
            if (LEAVES.test(call.name)) one = await newOne(kind)
            await ready(kind, one, place)
          }
        }
      expect(wrong).toEqual([])
    },
    120_000,
  )
})
