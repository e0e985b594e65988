/**
 * What may be done to a credential and to a lock, against the table of the domain notes, written down here once more:
 * state × operation in progress × connection × model × verb × kind, and model × connection × kind and code. The button
 * is offered where the table says so and nowhere else, and the server takes and refuses the same.
 */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { entry } from '../../src/errors/app-error.ts'
import { picture, uploaded } from '../files/support.ts'
import type { Caller } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, type FleetServer, type Made } from './support/fleet.ts'

const VERBS = ['update', 'freeze', 'unfreeze', 'delete', 'resend'] as const
type Verb = (typeof VERBS)[number]
/** By the credential's state. */
const TABLE: Readonly<Record<number, readonly Verb[]>> = {
  1: ['update', 'delete', 'resend'],
  2: ['update', 'freeze', 'delete'],
  3: ['update', 'freeze', 'delete'],
  4: ['update', 'delete'],
  5: ['unfreeze', 'delete'],
}
const LINKS = ['online', 'lock offline', 'gateway offline'] as const
type Link = (typeof LINKS)[number]
/** What waits for the lock: all else is refused while it cannot be reached. */
const WAITS: readonly Verb[] = ['delete']

const KINDS = [
  { type: 1, path: 'passwords', call: 'lock_password' },
  { type: 2, path: 'fingerprints', call: 'fingerprint' },
  { type: 3, path: 'ble_keys', call: 'ble_key' },
  { type: 4, path: 'nfc', call: 'nfc' },
  { type: 5, path: 'faces', call: 'face', hasPhoto: true },
] as const
type Kind = (typeof KINDS)[number]

/** How a credential comes to be in each state: what the lock holds of it, and from which day to which. */
const STATES: Readonly<Record<number, readonly [held: number, op: number, begin: number, end: number]>> = {
  1: [0, 1, -1, 30],
  2: [1, 1, -1, 30],
  3: [1, 1, 10, 30],
  4: [1, 1, -30, -1],
  5: [2, 4, -1, 30],
}

interface Takes {
  /** Codes that the lock checks by itself. */
  readonly keypad: boolean
  readonly functions: readonly string[] | null
  /** Kinds of credentials. Null, or none of them: nobody knows, and all are tried. */
  readonly types: readonly number[] | null
}
/** What models take that are known, and one that is not. */
const MODELS: Readonly<Record<string, Takes | null>> = {
  D3: { keypad: true, functions: ['04', '05', '08'], types: [1, 2, 3] },
  D5NF: { keypad: true, functions: ['05', '09', '10', '11', '12'], types: [1, 2, 4, 5] },
  D6: { keypad: false, functions: ['08'], types: [3, 4] },
  D2F: { keypad: true, functions: null, types: null },
  B10: { keypad: true, functions: [], types: [] },
  T9: null,
}
const takesKind = (model: string, { type }: Kind): boolean => {
  const types = MODELS[model]?.types ?? []
  return types.length === 0 || types.includes(type)
}
/** What asks the lock for something of which it knows nothing yet. */
const ASKS_ANEW: readonly Verb[] = ['update', 'resend']
const FUNCTIONS = ['04', '05', '08', '09', '10', '11', '12'] as const

const HOUR = 3_600_000
const hour = (count: number): string => new Date((Math.floor(Date.now() / HOUR) + count) * HOUR).toISOString()
const day = (count: number): string => new Date(Date.now() + count * 24 * HOUR).toISOString()

describeOne('What is possible', (open) => {
  let server: FleetServer
  let admin: Caller
  let lock: Made
  let gateway: Made
  beforeAll(async () => {
    server = await fleetServer(open)
    admin = server.admin
    server.fleet.mood = () => 'silent'
    for (const [model, takes] of Object.entries(MODELS))
      if (takes !== null) {
        const { keypad: keypad_codes, functions, types } = takes
        const { status } = await admin.call('POST', '/v3/abilities', {
          ...{ model, device_type: 2, keypad_codes },
          ...(functions !== null && { function_codes: functions }),
          ...(types !== null && { grant_types: types }),
        })
        expect(status).toBe(200)
      }
    gateway = await server.device('cn24035000000000a001')
  }, 240_000)
  beforeEach(async () => {
    lock = await server.device()
  })

  const sql = (text: string, ...values: readonly unknown[]) => server.store.query({ text, values: [...values] })
  const connect = async (link: Link): Promise<void> => {
    for (const [{ sn }, state] of [
      [lock, link === 'lock offline' ? 2 : 1],
      [gateway, link === 'gateway offline' ? 2 : 1],
    ] as const)
      await sql('update devices set net_state = $2 where sn = $1', sn, state)
    await sql('update devices set gateway_id = $2 where device_id = $1', lock.id, link === 'online' ? null : gateway.id)
  }
  /** Nothing is under way any more, as if the lock had answered. */
  const rest = async (): Promise<void> => {
    await server.app.commands.rested()
    await sql(`delete from command_deliveries where address = $1`, lock.sn)
    await sql(`update command_tasks set state = 'success' where device_id = $1`, lock.id)
  }
  const base = (): string => `/v3/rooms/${lock.room}/locks/${lock.id}`
  const offered = async (url: string, among: RegExp): Promise<readonly string[]> =>
    ((await admin.call('GET', url)).json.data['_actions'] as unknown as readonly string[])
      .filter((name) => among.test(name))
      .toSorted()
  const codeOf = async (answer: Promise<{ readonly json: { readonly err_code: number } }>): Promise<number> =>
    (await answer).json.err_code

  const photo = async () => [
    await uploaded(admin, 'face_create.face_photo', { bytes: await picture(), name: '人脸.png' }),
  ]
  const add = async ({ path, ...kind }: Kind) =>
    admin.call('POST', `${base()}/${path}`, {
      ...{ name: '王芳', phone: '13800001234', permission_end: day(30) },
      ...('hasPhoto' in kind && { face_photo: await photo(), consent: true }),
    })
  const act = ({ path }: Kind, verb: Verb, id: number, number = 1) => {
    const url = `${base()}/${path}/${number}`
    if (verb === 'resend') return admin.call('POST', `/v3/grants/${id}/resend`, {})
    if (verb === 'delete') return admin.call('DELETE', `${url}?grant_id=${id}`)
    if (verb === 'update') return admin.call('PUT', url, { grant_id: id, permission_end: day(60) })
    return admin.call('POST', `${url}/${verb}`, { grant_id: id })
  }
  const set = (password = '480271') => admin.call('PUT', `${base()}/passwords/999`, { password })
  const VERB = new RegExp(`_(${VERBS.join('|')})$`)
  const NOT_POSSIBLE = entry('not_possible').code

  test.each(KINDS.map((kind) => [kind.path, kind] as const))(
    '%s: by state, operation in progress, connection and model',
    async (_, kind) => {
      await connect('online')
      const { json } = await add(kind)
      const [id, task] = [Number(json.data['grant_id']), Number(json.data['task_id'])]
      await rest()
      const wrong: string[] = []
      const places = [
        ...[false, true].flatMap((busy) => LINKS.map((link) => ({ model: 'T9', busy, link }))),
        ...Object.keys(MODELS).flatMap((model) =>
          model === 'T9' ? [] : [{ model, busy: false, link: 'online' as const }],
        ),
      ]
      for (const state of [1, 2, 3, 4, 5])
        for (const { model, busy, link } of places) {
          await connect(link)
          await sql('update devices set model = $2 where device_id = $1', lock.id, model)
          const [held, op, begin, end] = STATES[state]!
          const ready = async () => {
            await rest()
            await sql(
              `update grants set held = $2, op_type = $3, task_id = $4, new_begin = null, new_end = null, pending_removal = false, removal_at = null,
                  permission_begin = now() + $5 * interval '1 day', permission_end = now() + $6 * interval '1 day' where grant_id = $1`,
              ...[id, held, op, task, begin, end],
            )
            if (busy) await sql(`update command_tasks set state = 'sending' where id = $1`, task)
          }
          await ready()
          const isUnknown = held === 0 && !takesKind(model, kind)
          const can = TABLE[state]!.filter(
            (verb) => !busy && (link === 'online' || WAITS.includes(verb)) && !(isUnknown && ASKS_ANEW.includes(verb)),
          )
          const place = `${model} ${state} ${busy ? 'busy' : 'idle'} ${link}`
          const shown = (await admin.call('GET', `/v3/grants/${id}`)).json.data
          if (Number(shown['state']) !== state || (Number(shown['op_status']) === 1) !== busy)
            wrong.push(`${place}: shown as ${String(shown['state'])}, ${String(shown['op_status'])}`)
          const names = can.map((verb) => (verb === 'resend' ? 'grant_resend' : `${kind.call}_${verb}`)).toSorted()
          const found = await offered(`/v3/grants/${id}`, VERB)
          if (found.join() !== names.join()) wrong.push(`${place}: offers ${found.join()}`)
          for (const verb of VERBS) {
            const code = await codeOf(act(kind, verb, id))
            if (code !== (can.includes(verb) ? 0 : NOT_POSSIBLE)) wrong.push(`${place}: ${verb} answers ${code}`)
            if (code === 0) await ready()
          }
        }
      expect(wrong).toEqual([])
    },
    300_000,
  )

  test('the admin password is set and set again, where nothing of it is under way and the lock is there', async () => {
    await connect('online')
    const admin999 = async () => {
      const { rows } = await sql('select grant_id from grants where device_id = $1 and paas_id = 999', lock.id)
      return rows[0] === undefined ? null : Number(rows[0]['grant_id'])
    }
    const wrong: string[] = []
    for (const state of ['none', 0, 2] as const)
      for (const busy of state === 'none' ? [false] : [false, true])
        for (const link of LINKS) {
          const place = `${state} ${busy ? 'busy' : 'idle'} ${link}`
          await connect('online')
          await rest()
          await sql('delete from grants where device_id = $1', lock.id)
          if (state !== 'none') {
            expect(await codeOf(set())).toBe(0)
            await server.app.commands.rested()
            if (!busy) await rest()
            await sql('update grants set held = $2 where device_id = $1', lock.id, state === 2 ? 1 : 0)
          }
          await connect(link)
          const can = !busy && link === 'online'
          const names = await offered(`/v3/devices/${lock.id}`, /^admin_password_update$/)
          if (names.length > 0 !== can) wrong.push(`${place}: ${can ? 'not offered' : 'offered'}`)
          const id = await admin999()
          if (id !== null) {
            const shown = (await admin.call('GET', `/v3/grants/${id}`)).json.data
            if (Number(shown['state']) !== state) wrong.push(`${place}: shown as ${String(shown['state'])}`)
            const found = await offered(`/v3/grants/${id}`, VERB)
            if (found.length > 0) wrong.push(`${place}: offers ${found.join()}`)
            for (const verb of VERBS) {
              const code = await codeOf(act(KINDS[0], verb, id, 999))
              if (code === 0) wrong.push(`${place}: ${verb} answers ${code}`)
            }
          }
          const code = await codeOf(set('913580'))
          if (code === 0 ? !can : can) wrong.push(`${place}: set answers ${code}`)
        }
    expect(wrong).toEqual([])
  }, 300_000)

  test('of each kind, and codes of the model: by connection, and by what the lock has been', async () => {
    const CREATES = ['lock_password', 'fingerprint', 'ble_key', 'nfc', 'face'].map((call) => `${call}_create`)
    const CODES = ['dynamic_password', 'offline_admin_password', 'offline_password'] as const
    const AMONG = new RegExp(`^(${[...CREATES, ...CODES, 'function_code'].join('|')})$`)
    const ask = (path: string, body: object = {}) => admin.call('POST', `${base()}/${path}`, body)
    const wrong: string[] = []
    for (const [model, takes] of Object.entries(MODELS))
      for (const link of LINKS)
        for (const state of [1, 2, 3, 4, 5, 6, 7, 8]) {
          const place = `${model} ${link} ${state}`
          await connect(link)
          await sql('update devices set model = $2, state = $3 where device_id = $1', lock.id, model, state)
          const inUse = [1, 2, 8].includes(state)
          const keypad = inUse && takes?.keypad === true
          const functions: readonly string[] = inUse ? (takes?.functions ?? []) : []
          const names = [
            ...(inUse && link === 'online' ? KINDS.filter((kind) => takesKind(model, kind)) : []).map(
              ({ call }) => `${call}_create`,
            ),
            ...(keypad ? CODES : []),
            ...(functions.length > 0 ? ['function_code'] : []),
          ].toSorted()
          const found = await offered(`/v3/devices/${lock.id}`, AMONG)
          if (found.join() !== names.join()) wrong.push(`${place}: offers ${found.join()}`)
          const answers = async (what: string, can: boolean, answer: Promise<{ json: { err_code: number } }>) => {
            const code = await codeOf(answer)
            if ((code === 0) !== can) wrong.push(`${place}: ${what} answers ${code}`)
          }
          for (const kind of KINDS)
            await answers(kind.call, inUse && link === 'online' && takesKind(model, kind), add(kind))
          await rest()
          await sql('delete from grants where device_id = $1', lock.id)
          await answers('dynamic', keypad, ask('dynamic_password'))
          await answers('offline', keypad, ask('offline_password', { permission_end: hour(3) }))
          await answers('offline admin', keypad, ask('passwords/3000', { permission_end: hour(3) }))
          for (const code of FUNCTIONS)
            await answers(`function ${code}`, functions.includes(code), ask('function_code', { code }))
        }
    expect(wrong).toEqual([])
  }, 300_000)
})
