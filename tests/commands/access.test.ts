/** People at doors and doors opened from afar, from the call to what the records say once the doors have answered. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entry } from '../../src/errors/app-error.ts'
import { NetState } from '../../src/generated/enums.ts'
import { visitorClearing } from '../../src/apartment/jobs/visitor-clearing.ts'
import { peopleOf } from '../../src/apartment/commands/simulated-door.ts'
import { deviceAddress, signerOf } from '../../src/server/files/signing.ts'
import { picture, uploaded } from '../files/support.ts'
import { addAccount } from '../http/support/accounts.ts'
import { bound } from '../http/support/bound.ts'
import { loggedIn, type Caller } from '../http/support/server.ts'
import { BOOKED } from '../http/support/world.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, passTime, setNet, type FleetServer } from './support/fleet.ts'

const [NOT_POSSIBLE, OFFLINE, INVALID] = [4107, 4102, 4220]
const OPEN = { resource: 'access_control', action: 'open' }
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

interface Row {
  readonly id: number
  readonly task_id: number
  readonly op_state: number
}

interface Door {
  readonly id: number
  readonly sn: string
}

const FILES_URL = 'https://console.example.com'

describeOne('An access unit', (open) => {
  let server: FleetServer
  let admin: Caller
  let folder: string
  let doors: readonly [Door, Door]
  let numbers = 0
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'faces-'))
    server = await fleetServer(open, { settings: { DATA_DIR: folder, FILES_URL } })
    admin = server.admin
    await book([...BOOKED, OPEN])
  }, 240_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))
  /** What the company has booked: nobody has more. */
  const book = (keys: readonly object[]) =>
    server.store.query({
      text: 'update clients set optional_permissions = $1::jsonb where client_id = 1',
      values: [JSON.stringify(keys)],
    })
  const door = async (home_id = 1): Promise<Door> => {
    const sn = `ec240302${String((numbers += 1)).padStart(12, '0')}`
    const { device_id } = await bound(admin, sn, { home_id })
    await setNet(server.store, sn, NetState.online)
    return { id: device_id, sn }
  }
  beforeEach(async () => {
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
    doors = [await door(), await door()]
  })

  const post = (url: string, body: object = {}, by = admin) => by.call('POST', `/v3/${url}`, body)
  const made = async (more: object = {}): Promise<number> => {
    const photo = await uploaded(admin, 'access_person.face_photo', { bytes: await picture(), name: '人脸.png' })
    const { json, text } = await post('access_persons', {
      ...{ name: '王芳', phone: `138${String((numbers += 1)).padStart(8, '0')}`, person_type: 2, home_id: 1 },
      ...{ valid_begin: inHours(-1), valid_end: inHours(48), consent: true, face_photo: [photo] },
      ...more,
    })
    if (json.err_code !== 0) throw new Error(text)
    return Number(json.data['id'])
  }
  const personOf = async (id: number) => (await admin.call('GET', `/v3/access_persons/${id}`)).json
  const grantsOf = async (person: number) =>
    (
      (await admin.call('GET', `/v3/access_grants?access_person_id=${person}&sort=device_id&actions=true`)).json
        .data as unknown as { list: readonly [Row, ...Row[]] }
    ).list
  const deliver = (person: number, ids = doors.map(({ id }) => id), by = admin) =>
    post(`access_people/${person}/deliver`, { device_ids: ids }, by)
  const clear = (person: number, body: object = {}, by = admin) => post(`access_people/${person}/clear`, body, by)
  const states = async (person: number) => (await grantsOf(person)).map(({ op_state }) => op_state)
  const holds = (person: number) => doors.map(({ sn }) => peopleOf(server.fleet.memoryOf(1, sn)).has(person))
  /** What failed is sent again by itself, as long as it is. */
  const again = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await passTime(server.store, 21)
      await server.settle()
    }
  }

  test('reads the photo at the address that it is told, without logging in and for a while', async () => {
    const id = await made()
    await deliver(id, [doors[0].id])
    await server.app.commands.rested()
    const told = new URL(String(server.fleet.orders.at(-1)!.payload['photo']))
    const read = (url: string, headers = {}) => server.app.inject({ url, headers })
    const answer = await read(`${told.pathname}${told.search}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    const [shown] = (await personOf(id)).data['face_photo'] as unknown as readonly { readonly url: string }[]
    const seen = await read(shown!.url, { cookie: admin.cookie })
    expect([seen.statusCode, answer.rawPayload.equals(seen.rawPayload)]).toEqual([200, true])

    const expires = Number(told.searchParams.get('expires'))
    expect(expires).toBeGreaterThan(Date.now() / 1000 + 180)
    const signer = await signerOf(server.store)
    const file = { client_id: 1, name: told.pathname.split('/').at(-1)! }
    for (const other of [
      told.pathname,
      `${told.pathname}${told.search.replace(`expires=${expires}`, `expires=${expires + 60}`)}`,
      `${told.pathname.replace('/d/1/', '/d/2/')}${told.search}`,
      deviceAddress(signer, file, -1, new Date()),
    ])
      expect((await read(other)).json(), other).toMatchObject({ err_code: entry('file_address').code })
  })

  test('has a person when it has said so, is told of changes, and forgets them when it has said so', async () => {
    const id = await made()
    expect((await deliver(id)).json.data).toEqual({ delivering: 2 })
    await server.app.commands.rested()
    expect([await states(id), holds(id)]).toEqual([
      [11, 11],
      [false, false],
    ])
    await server.settle()
    expect([await states(id), holds(id)]).toEqual([
      [13, 13],
      [true, true],
    ])
    const { payload } = server.fleet.orders.at(-1)!
    expect(payload).toMatchObject({ access_person_id: id, name: '王芳', kind: 2 })
    expect(String(payload['photo'])).toMatch(/^https:\/\/console\.example\.com\/files\/d\/1\//)

    const { data } = await personOf(id)
    expect(data).toMatchObject({ doors: 2 })
    const changed = await admin.call('PUT', `/v3/access_persons/${id}`, { version: data['version'], name: '王方' })
    expect(changed.json.err_code).toBe(0)
    expect(await grantsOf(id)).toMatchObject([{ stale: true }, { stale: true }])
    expect((await deliver(id, [doors[0].id])).json.data).toEqual({ delivering: 1 })
    expect(await grantsOf(id)).toMatchObject([
      { op_state: 21, stale: true },
      { op_state: 13, stale: true },
    ])
    await server.settle()
    expect(await grantsOf(id)).toMatchObject([
      { op_state: 23, stale: false },
      { op_state: 13, stale: true },
    ])

    expect((await admin.call('DELETE', `/v3/access_persons/${id}`)).json.err_code).not.toBe(0)
    expect((await clear(id)).json.data).toEqual({ clearing: 2 })
    expect(await states(id)).toEqual([31, 31])
    await server.settle()
    expect([await states(id), holds(id)]).toEqual([
      [33, 33],
      [false, false],
    ])
    expect((await admin.call('DELETE', `/v3/access_persons/${id}`)).json.err_code).toBe(0)
  })

  test('names in its passes the person whom it knows, and nobody of another home', async () => {
    const id = await made({ name: '程一诺' })
    await deliver(id)
    await server.settle()
    const known = Number(server.fleet.orders.at(-1)!.payload['access_person_id'])
    const stranger = await made({ home_id: 2 })
    for (const [sequence, person] of [known, stranger].entries())
      await server.fleet.report({
        ...{ client_id: 1, address: doors[0].sn, kind: 'pass', at: new Date().toISOString(), sequence: sequence + 1 },
        data: { person, direction: 1, way: 1 },
      })
    const { json } = await admin.call('GET', `/v3/pass_records?device_id=${doors[0].id}&sort=id`)
    expect(json.data['list']).toMatchObject([
      { access_person_id: id, person_type: 2, _labels: { access_person_id: '程*' } },
      { access_person_id: null, person_type: null },
    ])
  })

  test('that is away gets the person when it is back; deleted is the person when the last door has said so', async () => {
    const id = await made()
    server.fleet.away.add(doors[1].sn)
    await deliver(id)
    await server.settle()
    expect(await states(id)).toEqual([13, 11])
    server.fleet.away.clear()
    await server.fleet.online(1, doors[1].sn)
    await server.settle()
    expect(await states(id)).toEqual([13, 13])
    server.fleet.away.add(doors[0].sn)
    await clear(id, { delete: true })
    await server.settle()
    expect(await states(id)).toEqual([31, 33])
    expect((await personOf(id)).data).toMatchObject({ leaving: true, doors: 1 })
    expect((await deliver(id)).json.err_code).toBe(NOT_POSSIBLE)
    server.fleet.away.clear()
    await server.fleet.online(1, doors[0].sn)
    await server.settle()
    expect((await personOf(id)).err_code).not.toBe(0)
  })

  test.each([
    ['failing', 2],
    ['silent', 3],
  ] as const)('%s is told again three times, and then by hand', async (mood, failure) => {
    server.fleet.mood = () => mood
    const id = await made()
    await deliver(id, [doors[0].id])
    const pass = async () => {
      await server.settle()
      if (mood === 'silent') await passTime(server.store, 181)
      await server.app.commands.round()
    }
    for (let time = 0; time < 4; time++) {
      expect(await grantsOf(id)).toMatchObject([{ op_state: 11, attempts: time, failure: null }])
      await pass()
      if (time < 3) await passTime(server.store, 21)
    }
    const [failed] = await grantsOf(id)
    expect(failed).toMatchObject({ op_state: 12, attempts: 3, failure, _actions: ['access_grant_retry'] })
    await again(2)
    expect(await states(id)).toEqual([12])
    server.fleet.mood = () => 'prompt'
    expect((await post(`access_grants/${failed.id}/retry`)).json.data['task_id']).not.toBe(failed.task_id)
    expect((await post(`access_grants/${failed.id}/retry`)).json.err_code).toBe(NOT_POSSIBLE)
    expect((await post(`command_tasks/${failed.task_id}/retry`)).json.err_code).toBe(NOT_POSSIBLE)
    await server.settle()
    expect(await grantsOf(id)).toMatchObject([{ op_state: 13, failure: null }])
    // A deletion that fails is one as well.
    server.fleet.mood = () => 'failing'
    await clear(id)
    await server.settle()
    await again(3)
    expect(await grantsOf(id)).toMatchObject([{ op_state: 32, failure: 2 }])
    server.fleet.mood = () => 'prompt'
    await post(`access_grants/${failed.id}/retry`)
    await server.settle()
    expect(await states(id)).toEqual([33])
  })

  test('that recovers between the tries is told of it no more', async () => {
    server.fleet.mood = () => 'failing'
    const id = await made()
    await deliver(id, [doors[0].id])
    await server.settle()
    server.fleet.mood = () => 'prompt'
    await again(1)
    expect(await grantsOf(id)).toMatchObject([{ op_state: 13, attempts: 1, failure: null }])
    const told = await server.store.query({
      text: `select id from messages where content like '%' || $1 || '%'`,
      values: [doors[0].sn],
    })
    expect(told.rows).toEqual([])
  })

  test('late, double, foreign and cancelled answers change nothing that they should not', async () => {
    server.fleet.mood = () => 'duplicated'
    const id = await made()
    await deliver(id, [doors[0].id])
    await server.settle()
    const [{ task_id: first }] = await grantsOf(id)
    await clear(id)
    await server.settle()
    expect(await states(id)).toEqual([33])
    for (const client of [1, 2]) await server.fleet.hear({ id: `${client}-${first}`, attempt: 1, outcome: 'done' })
    expect(await states(id)).toEqual([33])
    server.fleet.away.add(doors[0].sn)
    await deliver(id, [doors[0].id])
    await server.settle()
    const [{ task_id: waiting }] = await grantsOf(id)
    const { version } = await server.task(waiting)
    await post(`command_tasks/${waiting}/cancel`, { version })
    expect(await grantsOf(id)).toMatchObject([{ op_state: 12, failure: 4 }])
    await passTime(server.store, 90_000)
    server.fleet.mood = () => 'late'
    server.fleet.away.clear()
    await post(`access_grants/${(await grantsOf(id))[0].id}/retry`)
    await server.app.commands.rested()
    await passTime(server.store, 181)
    await server.app.commands.round()
    expect(await states(id)).toEqual([11])
    await server.fleet.act()
    expect(await states(id)).toEqual([13])
  })

  describe('whose answer comes after that of something newer', () => {
    /** Not answered in time; what it says later. */
    const unanswered = async (does: () => Promise<unknown>, person: number) => {
      server.fleet.mood = () => 'silent'
      await does()
      const [{ task_id: task }] = await grantsOf(person)
      await server.app.commands.rested()
      // Told again by itself, in the end it is not any more.
      for (let attempt = 0; attempt < 4; attempt++) {
        await passTime(server.store, 181)
        await server.app.commands.round()
        await passTime(server.store, 21)
        await server.settle()
      }
      server.fleet.mood = () => 'prompt'
      return { id: `1-${task}`, attempt: 1, outcome: 'done' as const }
    }
    const only = () => [doors[0].id]
    const rename = async (id: number, name: string) => {
      const { data } = await personOf(id)
      const { json } = await admin.call('PUT', `/v3/access_persons/${id}`, { version: data['version'], name })
      expect(json.err_code).toBe(0)
    }

    test('has the person as it was told last', async () => {
      const id = await made()
      const late = await unanswered(() => deliver(id, only()), id)
      await rename(id, '王方')
      await deliver(id, only())
      await server.settle()
      await server.fleet.hear(late)
      expect(await grantsOf(id)).toMatchObject([{ op_state: 13, stale: false }])
    })

    test('has nobody who was cleared since', async () => {
      const id = await made()
      const late = await unanswered(() => deliver(id, only()), id)
      await clear(id)
      await server.settle()
      expect(await states(id)).toEqual([33])
      // Sent to it again, but not taken yet.
      server.fleet.mood = () => 'silent'
      await deliver(id, only())
      await server.fleet.hear(late)
      expect(await grantsOf(id)).toMatchObject([{ op_state: 11, held: false }])
    })

    test('has nobody who was cleared before what it refused', async () => {
      const id = await made()
      await deliver(id, only())
      await server.settle()
      const late = await unanswered(() => clear(id), id)
      server.fleet.mood = () => 'failing'
      await deliver(id, only())
      await server.settle()
      await again(3)
      expect(await states(id)).toEqual([22])
      await server.fleet.hear(late)
      expect(await grantsOf(id)).toMatchObject([{ held: false, stale: false, delivered_at: null }])
    })

    test('has the person again who was delivered after being cleared', async () => {
      const id = await made()
      await deliver(id, only())
      await server.settle()
      const late = await unanswered(() => clear(id), id)
      await deliver(id, only())
      await server.settle()
      await server.fleet.hear(late)
      expect(await grantsOf(id)).toMatchObject([{ held: true, stale: false }])
    })

    test('is not the one that took the place of theirs', async () => {
      const id = await made()
      const late = await unanswered(() => deliver(id, only()), id)
      const sn = `ec240302${String((numbers += 1)).padStart(12, '0')}`
      expect((await post(`devices/${doors[0].id}/replace`, { sn })).json.err_code).toBe(0)
      await server.fleet.hear(late)
      expect(await grantsOf(id)).toMatchObject([{ held: false }])
    })
  })

  test('away for a day is offline', async () => {
    server.fleet.away.add(doors[0].sn)
    const id = await made()
    await deliver(id, [doors[0].id])
    await server.settle()
    await passTime(server.store, 86_401)
    await server.app.commands.round()
    expect(await grantsOf(id)).toMatchObject([{ op_state: 12, failure: 1 }])
  })

  test('takes nobody without consent, photo or time, and none of another home', async () => {
    for (const more of [
      { face_photo: null },
      { consent: false, face_photo: null },
      { valid_begin: inHours(-9), valid_end: inHours(-1) },
    ]) {
      const { json } = await deliver(await made(more))
      expect([more, json.err_code]).toEqual([more, NOT_POSSIBLE])
    }
    const lock = await server.device()
    const other = await door(2)
    for (const ids of [[lock.id], [doors[0].id, other.id], [999_999]]) {
      const { json } = await deliver(await made(), ids)
      expect([json.err_code, json.data]).toMatchObject([INVALID, { fields: [{ field: 'device_ids' }] }])
    }
  })

  test('a visitor stays for a day where nothing else is said; others must say until when', async () => {
    const visitor = await made({ person_type: 3, valid_begin: '2099-01-01T00:00:00.000Z', valid_end: null })
    expect((await personOf(visitor)).data).toMatchObject({ valid_end: null, valid_until: '2099-01-02T00:00:00.000Z' })
    await expect(made({ valid_end: null })).rejects.toThrow(/valid_end/)
    await deliver(visitor, [doors[0].id])
    await server.settle()
    expect(server.fleet.orders.at(-1)!.payload).toMatchObject({ end: '2099-01-02T00:00:00.000Z' })
  })

  test('forgets visitors once their time is over, and nobody else, whom it may still be told of', async () => {
    const people = await Promise.all([made({ person_type: 3 }), made({ person_type: 3 }), made({ person_type: 2 })])
    const [gone, stays, tenant] = people
    for (const id of people) await deliver(id)
    await server.settle()
    const over = (ids: readonly number[]) =>
      server.store.query({
        text: `update access_persons set valid_begin = now() - interval '2 days', valid_end = now() - interval '1 day' where id = any($1::bigint[])`,
        values: [ids],
      })
    await over([gone!, tenant!])
    const run = () => server.works((work) => visitorClearing(work, { due: work.now, since: null, from: null }))
    expect(await run()).toEqual({ done: 1, next: null })
    expect(await states(gone!)).toEqual([31, 31])
    // While it is under way, and after, there is nothing left to do.
    expect(await run()).toMatchObject({ done: 0 })
    await server.settle()
    expect([await states(gone!), holds(gone!)]).toEqual([
      [33, 33],
      [false, false],
    ])
    expect(await run()).toMatchObject({ done: 0 })
    expect([holds(stays!), holds(tenant!)]).toEqual([
      [true, true],
      [true, true],
    ])
    // A door that does not answer keeps the person, for people to try again.
    server.fleet.mood = () => 'failing'
    await over([stays!])
    expect(await run()).toMatchObject({ done: 1 })
    await server.settle()
    await again(4)
    expect(await states(stays!)).toEqual([32, 32])
    expect(await run()).toMatchObject({ done: 0 })
    const [{ id: grant }] = await grantsOf(stays!)
    server.fleet.mood = () => 'prompt'
    expect((await post(`access_grants/${grant}/retry`)).json.err_code).toBe(0)
    await server.settle()
    expect(await states(stays!)).toEqual([33, 32])
  })

  describe('opened from afar', () => {
    const openIt = (id: number, by = admin) => post(`access_controls/${id}/open`, {}, by)
    const passes = async (id: number) =>
      ((await admin.call('GET', `/v3/pass_records?device_id=${id}`)).json.data as unknown as { list: object[] }).list

    test('is a pass once the door has said so, logged, and once only', async () => {
      server.fleet.mood = () => 'duplicated'
      const { json } = await openIt(doors[0].id)
      await server.app.commands.rested()
      expect(await passes(doors[0].id)).toEqual([])
      expect((await openIt(doors[0].id)).json.err_code).not.toBe(0)
      await server.settle()
      expect(await server.task(Number(json.data['task_id']))).toMatchObject({ state: 'success' })
      expect(await passes(doors[0].id)).toMatchObject([{ way: 4, result: 1 }])
      const log = await server.store.query({
        text: `select staff_id from operation_logs where resource = 'command_task' and record_id = $1`,
        values: [json.data['task_id']],
      })
      expect(log.rows).toMatchObject([{ staff_id: 1 }])
    })

    test('is refused offline, and does not open later what was asked for now', async () => {
      await setNet(server.store, doors[0].sn, NetState.offline)
      const { json } = await openIt(doors[0].id)
      expect([json.err_code, json.err_msg]).toEqual([OFFLINE, '设备离线'])
      expect(server.fleet.orders.some(({ address }) => address === doors[0].sn)).toBe(false)
      server.fleet.away.add(doors[1].sn)
      const later = Number((await openIt(doors[1].id)).json.data['task_id'])
      await server.settle()
      await server.store.query({
        text: `update command_deliveries set payload = jsonb_set(payload::jsonb, '{until}', '"2020-01-01T00:00:00.000Z"')::text where task_id = $1`,
        values: [later],
      })
      server.fleet.away.clear()
      await server.fleet.online(1, doors[1].sn)
      await server.settle()
      expect(await server.task(later)).toMatchObject({ state: 'fail', failure: '开门指令已过时，门未打开' })
      expect(await passes(doors[1].id)).toEqual([])
      expect((await post(`command_tasks/${later}/retry`)).json.err_code).toBe(NOT_POSSIBLE)
    })

    test('waits no longer for a door than whoever stands there, and says that it expired', async () => {
      server.fleet.away.add(doors[0].sn)
      const task = Number((await openIt(doors[0].id)).json.data['task_id'])
      await server.app.commands.rested()
      await passTime(server.store, 29)
      await server.app.commands.round()
      expect(await server.task(task)).toMatchObject({ state: 'pending' })
      await passTime(server.store, 2)
      await server.app.commands.round()
      expect(await server.task(task)).toMatchObject({ state: 'expired', failure: '设备未在有效时间内上线' })
      server.fleet.away.clear()
      await server.fleet.online(1, doors[0].sn)
      await server.settle()
      expect(await passes(doors[0].id)).toEqual([])
      expect((await openIt(doors[0].id)).json.err_code).toBe(0)
      await server.settle()
    })

    test('is for those who hold its key and may reach the door, and for doors alone', async () => {
      const lock = await server.device()
      expect((await openIt(lock.id)).json.err_code).toBe(NOT_POSSIBLE)
      const keys = ['device_base']
      await addAccount(server as never, 'opener', keys, { homes: [1] })
      await addAccount(server as never, 'far-opener', keys, { homes: [3] })
      const as = (name: string) => loggedIn(server.app, name, `10.2.0.${name.length}`)
      const [opener, far] = [await as('opener'), await as('far-opener')]
      expect((await openIt(doors[0].id, far)).json.err_code).not.toBe(0)
      expect((await openIt(doors[0].id, opener)).json.err_code).toBe(0)
      await book([])
      const other = await loggedIn(server.app, 'caretaker', '10.2.0.99')
      expect((await openIt(doors[1].id, other)).status).toBe(403)
      await book([...BOOKED, OPEN])
    })
  })

  describe('in each state of a delivery', () => {
    const STATES: Readonly<Record<number, readonly [op: number, held: boolean, task: string]>> = {
      11: [1, false, 'sending'],
      12: [1, false, 'fail'],
      13: [1, true, 'success'],
      21: [3, true, 'pending'],
      22: [3, true, 'timeout'],
      23: [3, true, 'success'],
      31: [2, true, 'sending'],
      32: [2, true, 'expired'],
      33: [2, false, 'success'],
    }
    const POSSIBLE = {
      retry: [12, 22, 32],
      deliver: [12, 13, 22, 23, 32, 33],
      clear: [12, 13, 22, 23, 32],
    } as const
    type Verb = keyof typeof POSSIBLE
    test.each(
      Object.keys(STATES).flatMap((state) =>
        (['retry', 'deliver', 'clear'] as const).map((verb) => [Number(state), verb] as const),
      ),
    )('%i: %s', async (state, verb: Verb) => {
      const id = await made()
      await deliver(id, [doors[0].id])
      const [{ id: grant, task_id }] = await grantsOf(id)
      const [op, held, task] = STATES[state]!
      await server.store.query({
        text: 'update access_grants set op_type = $2, held = $3 where id = $1',
        values: [grant, op, held],
      })
      await server.store.query({ text: 'update command_tasks set state = $2 where id = $1', values: [task_id, task] })
      if (task !== 'pending' && task !== 'sending')
        await server.store.query({
          text: 'update command_deliveries set slot = null where task_id = $1',
          values: [task_id],
        })
      expect(await states(id)).toEqual([state])
      const isPossible = (POSSIBLE[verb] as readonly number[]).includes(state)
      const answer =
        verb === 'retry'
          ? await post(`access_grants/${grant}/retry`)
          : verb === 'deliver'
            ? await deliver(id, [doors[0].id])
            : await clear(id)
      expect(answer.json.err_code === 0).toBe(isPossible)
    })
  })

  test('is for those who hold the key and may reach the person; deliveries are nobody’s to write', async () => {
    await addAccount(server as never, 'faces-far', ['device_base'], { homes: [3] })
    const far = await loggedIn(server.app, 'faces-far', '10.3.0.1')
    server.fleet.mood = () => 'failing'
    const id = await made()
    await deliver(id)
    await server.settle()
    await again(3)
    const [{ id: grant }] = await grantsOf(id)
    for (const work of [
      (by: Caller) => deliver(id, [doors[0].id], by),
      (by: Caller) => clear(id, {}, by),
      (by: Caller) => post(`access_grants/${grant}/retry`, {}, by),
    ]) {
      expect((await work(far)).json.err_code).not.toBe(0)
      await book([])
      expect((await work(await loggedIn(server.app, 'caretaker', '10.3.0.9'))).status).toBe(403)
      await book([...BOOKED, OPEN])
    }
    const { version } = (await personOf(id)).data
    for (const [method, url, body] of [
      ['POST', 'access_grants', { access_person_id: id, home_id: 1, device_id: doors[0].id }],
      ['PUT', `access_grants/${grant}`, { version: 1, held: true }],
      ['DELETE', `access_grants/${grant}`, undefined],
      ['PUT', `access_persons/${id}`, { version, leaving: true }],
      ['PUT', `access_persons/${id}`, { version, revision: 'x' }],
      ['DELETE', `access_persons/${id}`, undefined],
    ] as const)
      expect([url, (await admin.call(method, `/v3/${url}`, body)).json.err_code === 0]).toEqual([url, false])
  })
})
