/** Credentials of locks, from the call to what the records say once the lock has answered. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errors } from '../../src/generated/errors.ts'
import { RESET } from '../../src/apartment/commands/simulated-lock.ts'
import { NetState } from '../../src/generated/enums.ts'
import { picture, uploaded } from '../files/support.ts'
import type { Caller } from '../http/support/server.ts'
import { loggedIn } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, passTime, setNet, type FleetServer, type Made } from './support/fleet.ts'

const [NOT_POSSIBLE, SIMILAR, WRONG_RANGE, FORBIDDEN, INVALID] = [4107, 5104, 5106, 4100, 4220]
const day = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString()

interface Kind {
  readonly type: number
  readonly path: string
  readonly call: string
  readonly hasPhoto?: true
}
const KINDS: readonly Kind[] = [
  { type: 1, path: 'passwords', call: 'lock_password' },
  { type: 2, path: 'fingerprints', call: 'fingerprint' },
  { type: 3, path: 'ble_keys', call: 'ble_key' },
  { type: 4, path: 'nfc', call: 'nfc' },
  { type: 5, path: 'faces', call: 'face', hasPhoto: true },
]
const [PASSWORD] = KINDS as readonly [Kind]

describeOne('Credentials of a lock', (open) => {
  let server: FleetServer
  let admin: Caller
  let folder: string
  let lock: Made
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'faces-'))
    server = await fleetServer(open, { settings: { DATA_DIR: folder } })
    admin = server.admin
  }, 240_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const net = (sn: string, state: NetState) => setNet(server.store, sn, state)
  beforeEach(async () => {
    lock = await server.device()
    await net(lock.sn, NetState.online)
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
  })

  const base = (of: Made = lock): string => `/v3/rooms/${of.room}/locks/${of.id}`
  const photo = async () => [
    await uploaded(admin, 'face_create.face_photo', { bytes: await picture(), name: '人脸.png' }),
  ]
  const add = async (kind: Kind, more: object = {}, caller = admin) =>
    caller.call('POST', `${base()}/${kind.path}`, {
      ...{ name: '王芳', phone: '13800001234', permission_end: day(30) },
      ...(kind.hasPhoto && { face_photo: await photo(), consent: true }),
      ...more,
    })
  const grantOf = async (id: number) => (await admin.call('GET', `/v3/grants/${id}`)).json.data
  const made = async (kind: Kind = PASSWORD, more: object = {}) => {
    const { json, text } = await add(kind, more)
    if (json.err_code !== 0) throw new Error(text)
    return { id: Number(json.data['grant_id']), task: Number(json.data['task_id']), digits: json.data['password'] }
  }
  const effective = async (kind: Kind = PASSWORD, more: object = {}) => {
    const one = await made(kind, more)
    await server.settle()
    return { ...one, number: Number((await grantOf(one.id))['paas_id']) }
  }
  type Verb = 'update' | 'freeze' | 'unfreeze' | 'delete' | 'resend'
  const act = (
    kind: Kind,
    verb: Verb,
    { id, number }: { readonly id: number; readonly number: number },
    { body = {}, caller = admin }: { readonly body?: object; readonly caller?: Caller } = {},
  ) => {
    const url = `${base()}/${kind.path}/${number}`
    if (verb === 'resend') return caller.call('POST', `/v3/grants/${id}/resend`, {})
    if (verb === 'delete') return caller.call('DELETE', `${url}?grant_id=${id}`)
    if (verb === 'update') return caller.call('PUT', url, { grant_id: id, permission_end: day(60), ...body })
    return caller.call('POST', `${url}/${verb}`, { grant_id: id })
  }

  describe('of each kind', () => {
    test.each(KINDS.map((kind) => [kind.path, kind] as const))(
      '%s: are effective when the lock says so',
      async (_, kind) => {
        const one = await made(kind)
        await server.app.commands.rested()
        expect(await grantOf(one.id)).toMatchObject({ state: 1, auth_state: 0, op_type: 1, op_status: 1, paas_id: 1 })
        await server.settle()
        expect(await grantOf(one.id)).toMatchObject({ state: 2, auth_state: 3, op_type: 1, op_status: 3 })
        const credential = { id: one.id, number: 1 }
        for (const [verb, during, after] of [
          ['freeze', { state: 2, op_type: 4, op_status: 1 }, { state: 5, op_status: 3 }],
          ['unfreeze', { state: 5, op_type: 5, op_status: 1 }, { state: 2, op_status: 3 }],
          [
            'update',
            { state: 2, op_type: 3, op_status: 1, to_range: true },
            { state: 2, to_range: false, new_end: null },
          ],
        ] as const) {
          const before = (await grantOf(one.id))['permission_end']
          expect((await act(kind, verb, credential)).json.err_code).toBe(0)
          await server.app.commands.rested()
          expect(await grantOf(one.id)).toMatchObject({ ...during, permission_end: before })
          await server.settle()
          expect(await grantOf(one.id)).toMatchObject(after)
        }
        expect(String((await grantOf(one.id))['permission_end']) > day(59)).toBe(true)
        expect((await act(kind, 'delete', credential)).json.err_code).toBe(0)
        expect(await grantOf(one.id)).toMatchObject({ state: 2, op_type: 2, op_status: 1, pending_removal: true })
        await server.settle()
        expect((await admin.call('GET', `/v3/grants/${one.id}`)).status).toBe(404)
      },
    )

    test('what is not captured at the lock in time has failed, and can be sent again', async () => {
      server.fleet.mood = () => 'silent'
      const one = await made(KINDS[1])
      await server.app.commands.rested()
      await passTime(server.store, 181)
      await server.app.commands.round()
      expect(await grantOf(one.id)).toMatchObject({
        state: 1,
        auth_state: 2,
        op_status: 2,
        failure: '180秒内未收到设备应答',
      })
      server.fleet.mood = () => 'prompt'
      expect((await act(KINDS[1]!, 'resend', { id: one.id, number: 1 })).json.err_code).toBe(0)
      await server.settle()
      expect(await grantOf(one.id)).toMatchObject({ state: 2, op_status: 3, failure: null })
    })
  })

  describe('whose validity is being changed', () => {
    test('keep the old one, and tell the new one, until the lock has taken it', async () => {
      const one = await effective()
      const { permission_begin, permission_end } = await grantOf(one.id)
      const [begin, end] = [day(1), day(90)]
      const body = { permission_begin: begin, permission_end: end }
      expect((await act(PASSWORD, 'update', one, { body })).json.err_code).toBe(0)
      await server.app.commands.rested()
      expect(await grantOf(one.id)).toMatchObject({
        ...{ permission_begin, permission_end, permission_state: 1, state: 2 },
        ...{ to_range: true, new_begin: begin, new_end: end },
      })
      const again = await act(PASSWORD, 'update', one, { body: { permission_end: day(91) } })
      expect(again.json.err_code).toBe(NOT_POSSIBLE)
      await server.settle()
      expect(await grantOf(one.id)).toMatchObject({
        ...{ permission_begin: begin, permission_end: end, permission_state: 2, state: 3 },
        ...{ to_range: false, new_begin: null, new_end: null },
      })
    })

    test('keep it where the lock refused the new one, which is over with what is asked next', async () => {
      const one = await effective()
      const { permission_end } = await grantOf(one.id)
      server.fleet.mood = () => 'failing'
      await act(PASSWORD, 'update', one, { body: { permission_end: day(90) } })
      await server.settle()
      expect(await grantOf(one.id)).toMatchObject({ permission_end, to_range: false, op_type: 3, op_status: 2 })
      server.fleet.mood = () => 'prompt'
      await act(PASSWORD, 'freeze', one)
      await server.settle()
      expect(await grantOf(one.id)).toMatchObject({ permission_end, state: 5, new_begin: null, new_end: null })
    })
  })

  const VERBS: readonly Verb[] = ['update', 'freeze', 'unfreeze', 'delete', 'resend']

  describe('with digits', () => {
    test('are drawn where none were typed, and shown to whoever made them', async () => {
      const { digits } = await made()
      expect(digits).toMatch(/^\d{6}$/)
      expect(digits).not.toMatch(/(\d)\1{3}/)
    })

    test.each([
      ['four equal in a row', { password: '911112' }, INVALID, 'password'],
      ['five digits', { password: '12345' }, INVALID, 'password'],
      ['an end in the past', { permission_begin: day(-3), permission_end: day(-1) }, WRONG_RANGE, 'permission_end'],
      ['an end before the beginning', { permission_begin: day(40) }, WRONG_RANGE, 'permission_end'],
    ])('are refused with %s', async (_, more, code, field) => {
      const { json } = await add(PASSWORD, more)
      const { fields } = json.data as { readonly fields?: readonly { readonly field: string }[] }
      expect([json.err_code, fields?.map((one) => one.field)]).toEqual([code, [field]])
    })

    test('say that an end is in the past, where no beginning was given', async () => {
      const { json } = await add(PASSWORD, { permission_end: day(-1) })
      expect(json.data).toMatchObject({ fields: [{ message: '失效时间必须晚于当前时间' }] })
    })

    test.each(['123467', '723457', '903456'])('%s is too similar to 123456', async (password) => {
      const one = await effective(PASSWORD, { password: '123456' })
      expect((await act(PASSWORD, 'update', one, { body: { password } })).json.err_code).toBe(SIMILAR)
    })

    test('a refused change leaves the old ones in force, and may be sent again', async () => {
      const one = await effective(PASSWORD, { password: '123456' })
      server.fleet.mood = () => 'failing'
      const body = { password: '987654' }
      expect((await act(PASSWORD, 'update', one, { body })).json.err_code).toBe(0)
      await server.settle()
      expect(await grantOf(one.id)).toMatchObject({ state: 2, op_type: 3, op_status: 2 })
      server.fleet.mood = () => 'prompt'
      expect((await act(PASSWORD, 'update', one, { body })).json.err_code).toBe(0)
      await server.settle()
      expect((await act(PASSWORD, 'update', one, { body })).json.err_code).toBe(SIMILAR)
    })

    test('a face goes to the lock with its photo, also when it is sent again', async () => {
      const face = KINDS[4]!
      server.fleet.mood = () => 'failing'
      const one = await made(face)
      await server.settle()
      server.fleet.mood = () => 'prompt'
      expect((await act(face, 'resend', { id: one.id, number: 1 })).json.err_code).toBe(0)
      await server.settle()
      expect(await grantOf(one.id)).toMatchObject({ state: 2, face_photo: [{ name: '人脸.png' }] })
      const photos = server.fleet.orders.slice(-2).map(({ payload }) => payload['photo'])
      expect(photos).toEqual([expect.stringMatching(/^\/files\//), photos[0]])
    })

    test('of a finger or a card are presented once more where the lock has not taken them', async () => {
      for (const kind of [KINDS[1]!, KINDS[3]!]) {
        server.fleet.mood = () => 'failing'
        const { id } = await made(kind)
        await server.settle()
        server.fleet.mood = () => 'prompt'
        const number = Number((await grantOf(id))['paas_id'])
        expect((await act(kind, 'update', { id, number })).json.err_code).toBe(0)
        await server.settle()
        expect(server.fleet.orders.at(-1)).toMatchObject({ type: 'credential_update', payload: { capture: true } })
        expect((await act(kind, 'update', { id, number }, { body: { permission_end: day(90) } })).json.err_code).toBe(0)
        await server.settle()
        expect(server.fleet.orders.at(-1)!.payload).not.toHaveProperty('capture')
      }
    })

    test('a face is sent only with consent, which its record tells', async () => {
      const face = KINDS[4]!
      const before = server.fleet.orders.length
      for (const more of [{ consent: false }, { consent: undefined }]) {
        const { json } = await add(face, more)
        expect([json.err_code, json.data['fields']]).toMatchObject([expect.any(Number), [{ field: 'consent' }]])
      }
      await server.settle()
      expect(server.fleet.orders.length).toBe(before)
      expect(await grantOf((await made(face)).id)).toMatchObject({ consent: true })
    })

    test('that the lock has not taken are sent again as they were, and asked for where nobody knows them', async () => {
      server.fleet.mood = () => 'failing'
      const one = await made(PASSWORD, { password: '482917' })
      await server.settle()
      const credential = { id: one.id, number: 1 }
      for (const verb of ['update', 'delete'] as const) {
        expect((await act(PASSWORD, verb, credential)).json.err_code).toBe(0)
        await server.settle()
        expect(await grantOf(one.id)).toMatchObject({ state: 1, op_status: 2 })
      }
      server.fleet.mood = () => 'prompt'
      expect((await act(PASSWORD, 'update', credential, { body: { permission_end: day(70) } })).json.err_code).toBe(0)
      await server.settle()
      expect(server.fleet.orders.at(-1)!.payload).toMatchObject({ password: '482917' })
      expect(await grantOf(one.id)).toMatchObject({ state: 2, pending_removal: false })
      server.fleet.mood = () => 'failing'
      const other = await made()
      await server.settle()
      await server.store.query({
        text: `update grant_codes set sealed = 'lost' where grant_id = $1`,
        values: [other.id],
      })
      for (const verb of ['resend', 'update'] as const)
        expect((await act(PASSWORD, verb, { id: other.id, number: 2 })).json.err_code).toBe(INVALID)
    })

    test('go to the lock, and stand nowhere in clear', async () => {
      const digits = '735192'
      const key = { headers: { 'idempotency-key': 'digits-1' } }
      const body = { name: '王芳', phone: '13800001234', permission_end: day(30), password: digits }
      const first = await admin.call('POST', `${base()}/passwords`, body, key)
      const again = await admin.call('POST', `${base()}/passwords`, body, key)
      expect([first.json.data['password'], again.json.data]).toEqual([digits, first.json.data])
      const tables = [
        'grants',
        'grant_codes',
        'command_tasks',
        'command_deliveries',
        'call_keys',
        'operation_logs',
        'messages',
      ]
      const standing = async () => {
        const found: string[] = []
        for (const table of tables) {
          const { rows } = await server.store.query({ text: `select * from ${table}`, values: [] })
          if (JSON.stringify(rows).includes(digits)) found.push(table)
        }
        return found
      }
      expect(await standing()).toEqual([])
      await server.settle()
      expect(await standing()).toEqual([])
      expect(server.fleet.orders.at(-1)!.payload).toMatchObject({ password: digits })
      const id = Number(first.json.data['grant_id'])
      for (const url of [
        `/v3/grants/${id}`,
        '/v3/grants?limit=50',
        `/v3/command_tasks/${Number(first.json.data['task_id'])}`,
        '/v3/operation_logs?limit=50',
      ])
        expect([url, (await admin.call('GET', url)).text.includes(digits)]).toEqual([url, false])
    })

    test('of the admin are set and changed under 999, and nothing else is done to them', async () => {
      const change = (password: string) => admin.call('PUT', `${base()}/passwords/999`, { password })
      expect((await change('480271')).json.err_code).toBe(0)
      const of = async () =>
        (await admin.call('GET', `/v3/grants?device_id=${lock.id}&paas_id=999&actions=true`)).json.data as unknown as {
          items?: Record<string, unknown>[]
        }
      const admin999 = async () =>
        Object.values(await of()).flatMap((value) => (Array.isArray(value) ? value : []))[0] as Record<string, unknown>
      expect(await admin999()).toMatchObject({ state: 0, op_type: 3, op_status: 1 })
      await server.settle()
      const grant = await admin999()
      expect(grant).toMatchObject({ state: 2, op_status: 3, _actions: [] })
      expect((await change('480272')).json.err_code).toBe(SIMILAR)
      for (const verb of ['update', 'freeze', 'delete'] as const)
        expect((await act(PASSWORD, verb, { id: Number(grant['grant_id']), number: 999 })).json.err_code).not.toBe(0)
    })
  })

  test.each([
    ['forbid_add_password', 'lock_password_create', () => add(PASSWORD)],
    [
      'forbid_admin_password',
      'admin_password_update',
      () => admin.call('PUT', `${base()}/passwords/999`, { password: '480271' }),
    ],
  ])(
    '%s of the home forbids it, as the lock says beforehand, and the room may allow it',
    async (setting, call, work) => {
      const offered = async () => {
        const { json } = await admin.call('GET', `/v3/devices/${lock.id}`)
        return (json.data['_actions'] as unknown as readonly string[]).includes(call)
      }
      expect(await offered()).toBe(true)
      const home = await admin.call('POST', '/v3/lock_settings', { level: 3, home_id: 1, [setting]: true })
      const refused = (await work()).json
      expect([refused.err_code, refused.err_msg]).toEqual([FORBIDDEN, '当前设置禁止该操作'])
      expect(await offered()).toBe(false)
      await admin.call('POST', '/v3/lock_settings', { level: 4, home_id: 1, room_id: lock.room, [setting]: false })
      expect(await offered()).toBe(true)
      expect((await work()).json.err_code).toBe(0)
      const id = Number(home.json.data['id'])
      expect((await admin.call('DELETE', `/v3/lock_settings/${id}`)).json.err_code).toBe(0)
    },
  )

  test('forbid_add_password holds for a password that is changed or sent again by any way, and for no other kind', async () => {
    const [, , , card] = KINDS as readonly [Kind, Kind, Kind, Kind]
    const memory = server.fleet.memoryOf(1, lock.sn)
    memory.set('slots', { slots: new Map([2, 4].map((number) => [number, { grant: -1 }])), gone: new Set() })
    // The lock takes the first of each kind, and refuses the second.
    const [taken, refused, takenCard, refusedCard] = [
      await effective(),
      await effective(),
      await effective(card),
      await effective(card),
    ]
    const of = async (one: typeof taken) => {
      const { state, _actions } = await grantOf(one.id)
      return [state, (_actions as unknown as readonly string[]).filter((name) => /_(?:update|resend)$/.test(name))]
    }
    const all = async () => [await of(taken), await of(refused), await of(takenCard), await of(refusedCard)]
    const cards = [
      [2, ['nfc_update']],
      [1, ['grant_resend', 'nfc_update']],
    ]
    const passwords = [
      [2, ['lock_password_update']],
      [1, ['grant_resend', 'lock_password_update']],
    ]
    expect(await all()).toEqual([...passwords, ...cards])
    await admin.call('POST', '/v3/lock_settings', {
      ...{ level: 4, home_id: 1, room_id: lock.room, forbid_add_password: true },
    })
    expect(await all()).toEqual([[2, []], [1, []], ...cards])
    // What its state does not allow has no button at all, and none that says it is forbidden.
    expect(await grantOf(taken.id)).toMatchObject({ edit_forbidden: true, resend_forbidden: false })
    expect(await grantOf(refused.id)).toMatchObject({ edit_forbidden: true, resend_forbidden: true })
    expect(await grantOf(refusedCard.id)).toMatchObject({ edit_forbidden: false, resend_forbidden: false })
    const forbidden = [FORBIDDEN, '当前设置禁止该操作']
    for (const [verb, one, body] of [
      ['update', taken, { password: '480271' }],
      ['update', taken, {}],
      ['update', refused, {}],
      ['resend', refused, {}],
    ] as const) {
      const { err_code, err_msg } = (await act(PASSWORD, verb, one, { body })).json
      expect([verb, err_code, err_msg]).toEqual([verb, ...forbidden])
    }
    const { task_id } = await grantOf(refused.id)
    const again = await admin.call('POST', `/v3/command_tasks/${String(task_id)}/retry`, {})
    expect([again.json.err_code, again.json.err_msg]).toEqual(forbidden)
    expect((await act(card, 'update', takenCard)).json.err_code).toBe(0)
    expect((await act(card, 'resend', refusedCard)).json.err_code).toBe(0)
    // What takes a password away is no less possible.
    expect((await act(PASSWORD, 'freeze', taken)).json.err_code).toBe(0)
    expect((await act(PASSWORD, 'delete', refused)).json.err_code).toBe(0)
  })

  test('an offline lock deletes when it is back, and the record says so until then', async () => {
    const one = await effective()
    await net(lock.sn, NetState.offline)
    server.fleet.away.add(lock.sn)
    expect((await add(PASSWORD)).json.err_code).toBe(NOT_POSSIBLE)
    expect((await act(PASSWORD, 'delete', one)).json.err_code).toBe(0)
    await server.app.commands.rested()
    const waiting = { state: 2, op_type: 2, op_status: 1, waits_for: 1, pending_removal: true }
    expect(await grantOf(one.id)).toMatchObject(waiting)
    server.fleet.away.clear()
    await server.fleet.online(1, lock.sn)
    await server.settle()
    expect((await admin.call('GET', `/v3/grants/${one.id}`)).status).toBe(404)
  })

  test('a cancelled deletion leaves the credential as it is', async () => {
    const one = await effective()
    await net(lock.sn, NetState.offline)
    server.fleet.away.add(lock.sn)
    const { json } = await act(PASSWORD, 'delete', one)
    await server.app.commands.rested()
    const task = Number(json.data['task_id'])
    const { version } = await server.task(task)
    await admin.call('POST', `/v3/command_tasks/${task}/cancel`, { version })
    expect(await grantOf(one.id)).toMatchObject({ state: 2, op_type: 2, op_status: 2 })
  })

  describe('that the lock itself refuses', () => {
    const last = async (id: number) => {
      const grant = await grantOf(id)
      return [grant['state'], grant['failure'], (await server.task(Number(grant['task_id'])))['failure']]
    }
    const textOf = (code: number): string => Object.values(errors).find((one) => one.code === code)!.message.zh

    test('say so with the text of the catalogue, when the slots are full', async () => {
      const memory = server.fleet.memoryOf(1, lock.sn)
      const slots = new Map(Array.from({ length: 100 }, (_, at) => [1000 + at, { grant: at }]))
      memory.set('slots', { slots, gone: new Set() })
      const one = await made()
      await server.settle()
      expect(await last(one.id)).toEqual([1, textOf(5107), textOf(5107)])
      const inEnglish = async (path: string) =>
        (await admin.call('GET', path, undefined, { headers: { 'accept-language': 'en' } })).json.data['_labels']
      const { message } = Object.values(errors).find(({ code }) => code === 5107)!
      expect(await inEnglish(`/v3/grants/${one.id}`)).toMatchObject({ failure: message.en })
      expect(await inEnglish(`/v3/command_tasks/${one.task}`)).toMatchObject({
        ...{ failure: message.en, parameters: 'Password 1', command: 'Add credential' },
      })
    })

    test('when the slot is taken, is not there, or the lock was reset', async () => {
      const memory = server.fleet.memoryOf(1, lock.sn)
      memory.set('slots', { slots: new Map([[1, { grant: -1 }]]), gone: new Set() })
      const one = await made()
      await server.settle()
      expect(await last(one.id)).toEqual([1, textOf(5105), textOf(5105)])
      memory.clear()
      const other = await effective()
      memory.set('slots', { slots: new Map(), gone: new Set([other.number]) })
      await act(PASSWORD, 'freeze', other)
      await server.settle()
      // Nobody opens the door with it any more.
      expect(await last(other.id)).toEqual([1, textOf(5108), textOf(5108)])
      expect((await act(PASSWORD, 'resend', other)).json.err_code).toBe(0)
      await server.settle()
      expect(await grantOf(other.id)).toMatchObject({ state: 2, failure: null })
      const third = await effective()
      memory.set(RESET, true)
      await act(PASSWORD, 'freeze', other)
      await server.settle()
      expect(await last(other.id)).toEqual([1, textOf(5199), textOf(5199)])
      // What it had been told before is gone as well, and comes back by being sent again.
      expect(await grantOf(third.id)).toMatchObject({ state: 1 })
      memory.clear()
      expect((await act(PASSWORD, 'resend', third)).json.err_code).toBe(0)
      await server.settle()
      expect(await grantOf(third.id)).toMatchObject({ state: 2 })
    })

    test('are effective, each, once a lock that was reset takes them at the second try', async () => {
      const memory = server.fleet.memoryOf(1, lock.sn)
      memory.set(RESET, true)
      const all = [await made(), await made()]
      await server.settle()
      for (const { id } of all) expect(await last(id)).toEqual([1, textOf(5199), textOf(5199)])
      memory.clear()
      for (const { task } of all)
        expect((await admin.call('POST', `/v3/command_tasks/${task}/retry`, {})).json.err_code).toBe(0)
      await server.settle()
      for (const { id } of all) expect(await grantOf(id)).toMatchObject({ state: 2, failure: null })
    })

    test('tell of a reset whatever the lock had done before, also of what was asked later', async () => {
      const [one, other] = [await effective(), await effective()]
      server.fleet.mood = () => 'silent'
      const { json } = await act(PASSWORD, 'freeze', one)
      await server.app.commands.rested()
      server.fleet.mood = () => 'prompt'
      await act(PASSWORD, 'freeze', other)
      await server.settle()
      expect(await grantOf(other.id)).toMatchObject({ state: 5 })
      // It is handed over again, to a lock that was reset meanwhile.
      await server.fleet.hear({ id: `1-${Number(json.data['task_id'])}`, attempt: 1, outcome: 'failed', code: 5199 })
      for (const { id } of [one, other]) expect(await grantOf(id)).toMatchObject({ state: 1 })
    })

    test('is gone where the lock that was to delete it was reset', async () => {
      const one = await effective()
      server.fleet.memoryOf(1, lock.sn).set(RESET, true)
      await act(PASSWORD, 'delete', one)
      await server.settle()
      expect((await admin.call('GET', `/v3/grants/${one.id}`)).status).toBe(404)
    })

    test('is not taken for lost where the lock that it has left says so', async () => {
      const one = await effective()
      server.fleet.mood = () => 'silent'
      const { json } = await act(PASSWORD, 'update', one)
      await server.app.commands.rested()
      const other = await server.device()
      await server.store.query({
        text: 'update grants set device_id = $1 where grant_id = $2',
        values: [other.id, one.id],
      })
      await server.fleet.hear({ id: `1-${Number(json.data['task_id'])}`, attempt: 1, outcome: 'failed', code: 5108 })
      expect(await grantOf(one.id)).toMatchObject({ state: 2 })
    })

    test('is effective again once a lock that had nothing of it does it at the second try', async () => {
      const one = await effective()
      server.fleet.mood = () => 'silent'
      const { json } = await act(PASSWORD, 'update', one)
      await server.app.commands.rested()
      const task = Number(json.data['task_id'])
      await server.fleet.hear({ id: `1-${task}`, attempt: 1, outcome: 'failed', code: 5108 })
      expect(await grantOf(one.id)).toMatchObject({ state: 1 })
      expect((await admin.call('POST', `/v3/command_tasks/${task}/retry`, {})).json.err_code).toBe(0)
      await server.app.commands.rested()
      await server.fleet.hear({ id: `1-${task}`, attempt: 2, outcome: 'done' })
      expect(await grantOf(one.id)).toMatchObject({ state: 2 })
    })

    test('is deleted where the lock has nothing of it to delete', async () => {
      const one = await effective()
      server.fleet.mood = () => 'silent'
      const { json } = await act(PASSWORD, 'delete', one)
      await server.app.commands.rested()
      const task = Number(json.data['task_id'])
      await server.fleet.hear({ id: `1-${task}`, attempt: 1, outcome: 'failed', code: 5108 })
      expect((await admin.call('GET', `/v3/grants/${one.id}`)).status).toBe(404)
      expect(await server.task(task)).toMatchObject({ state: 'fail', failure: textOf(5108) })
    })

    test.each([5101, 5102, 5103, 5105, 5106, 5107, 5108, 5199])(
      '%i is told to whoever asked, in both languages',
      async (code) => {
        server.fleet.mood = () => 'silent'
        const { json } = await admin.call('POST', `${base()}/passwords`, {
          name: '王芳',
          phone: '13800001234',
          permission_end: day(30),
        })
        const task = Number(json.data['task_id'])
        await server.app.commands.rested()
        await server.fleet.hear({ id: `1-${task}`, attempt: 1, outcome: 'failed', code })
        const { message } = Object.values(errors).find((one) => one.code === code)!
        expect(await server.task(task)).toMatchObject({ state: 'fail', failure: message.zh })
        const { rows } = await server.store.query({
          text: 'select content, content_en from messages order by id desc limit 1',
          values: [],
        })
        expect(String(rows[0]!['content'])).toContain(message.zh)
        expect(String(rows[0]!['content_en'])).toContain(message.en)
      },
    )
  })

  test('late, double and foreign answers change nothing that they should not', async () => {
    server.fleet.mood = () => 'late'
    const one = await made()
    await server.app.commands.rested()
    await passTime(server.store, 181)
    await server.app.commands.round()
    expect(await grantOf(one.id)).toMatchObject({ state: 1, op_status: 2 })
    await server.fleet.act()
    expect(await grantOf(one.id)).toMatchObject({ state: 2, op_status: 3 })
    const credential = { id: one.id, number: 1 }
    server.fleet.mood = () => 'duplicated'
    await act(PASSWORD, 'freeze', credential)
    await server.settle()
    expect(await grantOf(one.id)).toMatchObject({ state: 5, op_status: 3 })
    await server.fleet.hear({ id: `1-${one.task}`, attempt: 1, outcome: 'done' })
    await server.fleet.hear({ id: `2-${one.task}`, attempt: 1, outcome: 'done' })
    expect(await grantOf(one.id)).toMatchObject({ state: 5, op_status: 3 })
    await act(PASSWORD, 'delete', credential)
    await server.settle()
    await server.fleet.hear({ id: `1-${one.task}`, attempt: 1, outcome: 'done' })
    expect((await admin.call('GET', `/v3/grants/${one.id}`)).status).toBe(404)
  })

  describe('whose answer comes after that of something newer', () => {
    /** Not answered in time. */
    const unanswered = async (verb: Verb, one: { readonly id: number; readonly number: number }, body: object = {}) => {
      server.fleet.mood = () => 'silent'
      const { json } = await act(PASSWORD, verb, one, { body })
      expect(json.err_code).toBe(0)
      await server.app.commands.rested()
      await passTime(server.store, 181)
      await server.app.commands.round()
      server.fleet.mood = () => 'prompt'
      return { id: `1-${Number(json.data['task_id'])}`, attempt: 1, outcome: 'done' as const }
    }
    const answered = async (verb: Verb, one: { readonly id: number; readonly number: number }, body: object = {}) => {
      expect((await act(PASSWORD, verb, one, { body })).json.err_code).toBe(0)
      await server.settle()
    }

    test('stay frozen', async () => {
      const one = await effective()
      await answered('freeze', one)
      const late = await unanswered('unfreeze', one)
      await answered('unfreeze', one)
      await answered('freeze', one)
      await server.fleet.hear(late)
      expect(await grantOf(one.id)).toMatchObject({ state: 5, op_status: 3 })
    })

    test('keep the later validity', async () => {
      const one = await effective()
      const late = await unanswered('update', one, { permission_end: day(60) })
      const permission_end = day(90)
      await answered('update', one, { permission_end })
      await server.fleet.hear(late)
      expect(await grantOf(one.id)).toMatchObject({ permission_end, state: 2, op_status: 3 })
    })

    test('take the validity that was changed before they were frozen', async () => {
      const one = await effective()
      const permission_end = day(60)
      const late = await unanswered('update', one, { permission_end })
      await answered('freeze', one)
      await server.fleet.hear(late)
      expect(await grantOf(one.id)).toMatchObject({ permission_end, state: 5, op_status: 3 })
    })

    test('are there, if they were given again after their deletion', async () => {
      const one = await effective()
      const late = await unanswered('delete', one)
      await answered('update', one)
      await server.fleet.hear(late)
      expect(await grantOf(one.id)).toMatchObject({ state: 2, op_status: 3, pending_removal: false })
    })

    test('are there, if the lock took them once more after their deletion, of which it told late', async () => {
      server.fleet.mood = () => 'silent'
      const one = { ...(await made()), number: 1 }
      await server.app.commands.rested()
      await passTime(server.store, 181)
      await server.app.commands.round()
      const deleted = await unanswered('delete', one)
      const again = await unanswered('resend', one)
      await server.fleet.hear(deleted)
      expect(await grantOf(one.id)).toMatchObject({ state: 1, pending_removal: false })
      await server.fleet.hear(again)
      expect(await grantOf(one.id)).toMatchObject({ state: 2, op_status: 3 })
    })

    test('are gone when the lock has told of the last of two deletions', async () => {
      const one = await effective()
      const late = await unanswered('delete', one)
      const again = await unanswered('delete', one)
      await server.fleet.hear(late)
      expect(await grantOf(one.id)).toMatchObject({ state: 1, pending_removal: true })
      await server.fleet.hear(again)
      expect((await admin.call('GET', `/v3/grants/${one.id}`)).status).toBe(404)
    })

    test('are not on the lock that took the place of theirs', async () => {
      server.fleet.mood = () => 'silent'
      const one = await made()
      await server.app.commands.rested()
      await passTime(server.store, 181)
      await server.app.commands.round()
      const sn = `lk24035000000009${String(lock.id).padStart(4, '0')}`
      expect((await admin.call('POST', `/v3/devices/${lock.id}/replace`, { sn })).json.err_code).toBe(0)
      await server.fleet.hear({ id: `1-${one.task}`, attempt: 1, outcome: 'done' })
      expect(await grantOf(one.id)).toMatchObject({ state: 1 })
    })
  })

  describe('of a lock that is replaced', () => {
    const replaced = async (from: Made = lock) => {
      const sn = `lk24035000000008${String(from.id).padStart(4, '0')}`
      server.fleet.away.add(sn)
      const { json } = await admin.call('POST', `/v3/devices/${from.id}/replace`, { sn })
      expect(json.err_code).toBe(0)
      await server.app.commands.rested()
      return { id: Number(json.data['device_id']), sn }
    }
    /** Answers what it is told about credentials when it is back. */
    const backOnline = async (sn: string) => {
      const before = server.fleet.orders.length
      server.fleet.away.delete(sn)
      await server.fleet.online(1, sn)
      await server.settle()
      return server.fleet.orders.slice(before).filter(({ type }) => type.startsWith('credential'))
    }

    test('go to the new one by themselves where nobody is needed for it, and are effective once it has said so', async () => {
      const kinds = [KINDS[0]!, KINDS[2]!, KINDS[4]!]
      const all = []
      for (const kind of kinds) all.push(await effective(kind))
      const next = await replaced()
      for (const { id } of all)
        expect(await grantOf(id)).toMatchObject({
          ...{ device_id: next.id, state: 1, op_type: 1, op_status: 1, not_carried: null },
        })
      const told = await backOnline(next.sn)
      for (const { id } of all) expect(await grantOf(id)).toMatchObject({ state: 2, op_type: 1, op_status: 3 })
      expect(told.map(({ type, payload }) => [type, payload['number'], payload['stored']])).toEqual([
        ['credential_create', 1, false],
        ['credential_create', 2, false],
        ['credential_create', 3, false],
      ])
      expect(told[0]!.payload).toMatchObject({ password: all[0]!.digits })
      // They are what they were: changed by digits that are compared, and deleted.
      expect(
        (await admin.call('DELETE', `/v3/rooms/${lock.room}/locks/${next.id}/passwords/1?grant_id=${all[0]!.id}`)).json
          .err_code,
      ).toBe(0)
    })

    test('say so where somebody is needed, and wait for that', async () => {
      const kinds = [KINDS[1]!, KINDS[3]!]
      const all = []
      for (const kind of kinds) all.push(await effective(kind))
      const next = await replaced()
      expect(await backOnline(next.sn)).toEqual([])
      await net(next.sn, NetState.online)
      for (const { id } of all) {
        expect(await grantOf(id)).toMatchObject({ device_id: next.id, state: 1, op_status: 2, not_carried: 1 })
        expect((await admin.call('POST', `/v3/grants/${id}/resend`, {})).json.err_code).toBe(0)
        await server.settle()
        expect(await grantOf(id)).toMatchObject({ state: 2, op_status: 3, not_carried: null })
      }
    })

    test('do not open it where they were frozen, or are over', async () => {
      const frozen = await effective()
      await act(PASSWORD, 'freeze', frozen)
      await server.settle()
      const over = await effective()
      await server.store.query({
        text: `update grants set permission_begin = now() - interval '2 days', permission_end = now() - interval '1 day' where grant_id = $1`,
        values: [over.id],
      })
      const next = await replaced()
      expect(await backOnline(next.sn)).toEqual([])
      expect(await grantOf(frozen.id)).toMatchObject({ device_id: next.id, state: 1, not_carried: 3 })
      expect(await grantOf(over.id)).toMatchObject({ device_id: next.id, state: 1, not_carried: 4 })
    })

    test('are gone where they were to be deleted', async () => {
      const one = await effective()
      server.fleet.away.add(lock.sn)
      expect((await act(PASSWORD, 'delete', one)).json.err_code).toBe(0)
      await server.app.commands.rested()
      const next = await replaced()
      expect(await backOnline(next.sn)).toEqual([])
      expect((await admin.call('GET', `/v3/grants/${one.id}`)).status).toBe(404)
    })

    test('have on the new one what was waiting for the old one', async () => {
      const one = await effective()
      server.fleet.away.add(lock.sn)
      const permission_end = day(90)
      expect((await act(PASSWORD, 'update', one, { body: { permission_end, password: '907182' } })).json.err_code).toBe(
        0,
      )
      await server.app.commands.rested()
      const next = await replaced()
      expect(await backOnline(next.sn)).toMatchObject([{ payload: { password: '907182', end: permission_end } }])
      expect(await grantOf(one.id)).toMatchObject({ state: 2, op_status: 3, permission_end, new_end: null })
    })

    test('have what was in force, where a change of it had failed', async () => {
      const one = await effective()
      server.fleet.mood = () => 'failing'
      await act(PASSWORD, 'update', one, { body: { permission_end: day(90), password: '907182' } })
      await server.settle()
      server.fleet.mood = () => 'prompt'
      const before = await grantOf(one.id)
      const next = await replaced()
      expect(await backOnline(next.sn)).toMatchObject([
        { payload: { password: one.digits, end: before['permission_end'] } },
      ])
    })

    test('nor have they on the new one what had failed, whatever was asked since', async () => {
      const one = await effective()
      server.fleet.mood = () => 'failing'
      await act(PASSWORD, 'update', one, { body: { permission_end: day(90), password: '907182' } })
      await server.settle()
      server.fleet.mood = () => 'prompt'
      await act(PASSWORD, 'freeze', one)
      await server.settle()
      server.fleet.away.add(lock.sn)
      expect((await act(PASSWORD, 'unfreeze', one)).json.err_code).toBe(0)
      await server.app.commands.rested()
      const { permission_end: end } = await grantOf(one.id)
      const next = await replaced()
      expect(await backOnline(next.sn)).toMatchObject([{ payload: { end, password: one.digits } }])
    })

    test('and its admin password, if it had one', async () => {
      const url = `${base()}/passwords/999`
      const set = await admin.call('PUT', url, { password: '907182' })
      expect([set.text, set.json.err_code]).toEqual([set.text, 0])
      await server.settle()
      const next = await replaced()
      expect(await backOnline(next.sn)).toMatchObject([
        { type: 'credential_update', payload: { number: 999, stored: false, password: '907182' } },
      ])
    })

    test('do not come along where they had never been taken', async () => {
      server.fleet.mood = () => 'failing'
      const one = await made()
      await server.settle()
      server.fleet.mood = () => 'prompt'
      const next = await replaced()
      expect(await backOnline(next.sn)).toEqual([])
      expect(await grantOf(one.id)).toMatchObject({ device_id: next.id, state: 1, op_status: 2, not_carried: null })
    })
  })

  test('many answers at once are each its own credential', async () => {
    const all: number[] = []
    for (let at = 0; at < 6; at++) all.push((await made()).id)
    await server.settle()
    const shown = await Promise.all(all.map(grantOf))
    expect(shown.map(({ state, paas_id }) => [state, paas_id])).toEqual(all.map((_, at) => [2, at + 1]))
  })

  test('of a staff member stand on their page', async () => {
    const one = await made(PASSWORD, { staff_id: 1 })
    const { json } = await admin.call('GET', '/v3/staff/1/credentials')
    const list = (json.data as unknown as { readonly list: readonly Record<string, unknown>[] }).list
    expect(list.map(({ grant_id }) => grant_id)).toContain(one.id)
    expect((await add(PASSWORD, { staff_id: 987654 })).json.err_code).not.toBe(0)
  })

  test('what failed is sent again until something newer is, or the lock leaves', async () => {
    const actions = async (task: number) =>
      (await admin.call('GET', `/v3/command_tasks/${task}`)).json.data['_actions'] as unknown as readonly string[]
    const failed = async () => {
      server.fleet.mood = () => 'failing'
      const one = await made()
      await server.settle()
      expect(await actions(one.task)).toContain('command_task_retry')
      return one
    }
    const one = await failed()
    await act(PASSWORD, 'update', { id: one.id, number: 1 })
    await server.settle()
    expect(await actions(one.task)).toEqual([])
    expect((await admin.call('POST', `/v3/command_tasks/${one.task}/retry`, {})).json.err_code).toBe(NOT_POSSIBLE)
    const newer = Number((await grantOf(one.id))['task_id'])
    expect(await actions(newer)).toContain('command_task_retry')
    const other = await failed()
    expect((await admin.call('DELETE', base())).json.err_code).toBe(0)
    for (const task of [newer, other.task]) expect(await actions(task)).toEqual([])
  })

  test('no command of a credential that is gone is sent again', async () => {
    server.fleet.mood = () => 'failing'
    const one = await made()
    await server.settle()
    server.fleet.mood = () => 'prompt'
    await act(PASSWORD, 'delete', { id: one.id, number: 1 })
    await server.settle()
    const { json } = await admin.call('POST', `/v3/command_tasks/${one.task}/retry`, {})
    expect(json.err_code).toBe(NOT_POSSIBLE)
  })

  test('are for those who hold the key and may reach the lock; their rows are nobody’s to write', async () => {
    const guest = await loggedIn(server.app, 'guest', '10.0.0.2')
    const other = await loggedIn(server.app, 'branch', '10.0.0.3')
    const one = await effective()
    expect((await act(PASSWORD, 'freeze', { id: one.id, number: one.number + 1 })).json.err_code).not.toBe(0)
    for (const kind of KINDS) {
      const its = await effective(kind)
      for (const verb of VERBS) {
        expect([kind.path, verb, (await act(kind, verb, its, { caller: guest })).status]).toEqual([
          kind.path,
          verb,
          403,
        ])
        const { json } = await act(kind, verb, its, { caller: other })
        expect([kind.path, verb, json.err_code === 0]).toEqual([kind.path, verb, false])
      }
      expect((await add(kind, {}, guest)).status).toBe(403)
      expect((await add(kind, {}, other)).json.err_code).not.toBe(0)
    }
    const admins = `${base()}/passwords/999`
    expect((await guest.call('PUT', admins, { password: '480271' })).status).toBe(403)
    expect((await other.call('PUT', admins, { password: '480271' })).json.err_code).not.toBe(0)
    for (const [method, url, body] of [
      ['POST', '/v3/grants', { name: '王芳' }],
      ['PUT', `/v3/grants/${one.id}`, { version: 1, name: '李明' }],
      ['DELETE', `/v3/grants/${one.id}`, undefined],
    ] as const)
      expect([url, (await admin.call(method, url, body)).json.err_code === 0]).toEqual([url, false])
    expect(await grantOf(one.id)).toMatchObject({ state: 2, op_type: 1 })
  })
})
