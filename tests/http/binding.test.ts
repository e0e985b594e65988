/** Devices come to rooms and leave them, kind by kind: what is refused, who may, and what stays. */
import { beforeAll, describe, expect, it } from 'vitest'
import { entry, type ErrorKey } from '../../src/errors/app-error.ts'
import { KINDS } from '../../src/apartment/domain/binding.ts'
import { fleetServer } from '../commands/support/fleet.ts'
import { describeOne } from '../support/stores.ts'
import { addAccount } from './support/accounts.ts'
import { loggedIn, projectModel, startServer, type Answer, type Caller, type TestServer } from './support/server.ts'
import { PASSWORD, SECOND } from './support/world.ts'

type Kind = keyof typeof KINDS
const model = await projectModel()
/** All that binding needs of what a company books. */
const ALL = model.app.permissions
  .find(({ key }) => key === 'device_binding')!
  .allOf!.slice(1)
  .map((key) => ({ resource: 'room', action: key.slice('opt_room_'.length) }))
const kinds = Object.keys(KINDS) as Kind[]

/** Of each kind: where it is bound, a number of it, and what it comes to be. */
const FACTS: Readonly<Record<Kind, { path: string; start: string; end: string; length: number; type: number }>> = {
  lock: { path: 'locks', start: 'lk240350', end: 'a1', length: 20, type: 2 },
  gateway: { path: 'gateways', start: 'cn2403', end: 'a1', length: 20, type: 1 },
  collector: { path: 'collectors', start: 'em2403', end: 'a1', length: 20, type: 4 },
  elemeter: { path: 'elemeters', start: '41', end: '', length: 12, type: 3 },
  watergateway: { path: 'watergateways', start: 'g101', end: '', length: 15, type: 5 },
  watermeter: { path: 'watermeters', start: '0000', end: '', length: 12, type: 6 },
  repeater: { path: 'repeaters', start: 'rp2403', end: 'a1', length: 20, type: 8 },
  accessunit: { path: 'accessunits', start: 'ec2403', end: 'a1', length: 20, type: 10 },
}
let numbers = 10_000
/** Of the simulated vendor's numbers those with certain ends, from 0404 on, are not registered. */
const next = (): number => {
  numbers += numbers % 10_000 === 403 ? 100 : 1
  return numbers
}
const numberOf = (kind: Kind): string => {
  const { start, end, length } = FACTS[kind]
  return `${start}${String(next()).padStart(length - start.length - end.length, '1')}${end}`
}
const codeOf = (sn: string): string => sn.slice(-6)

describeOne('Binding', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
  })

  let rooms = 0
  const room = async (home_id = 1, who = admin): Promise<number> => {
    const room_name = `绑${(rooms += 1)}`
    const { json } = await who.call('POST', '/v3/rooms', { home_id, room_name, room_type: 1 })
    return Number(json.data['room_id'])
  }
  const bind = (kind: Kind, room_id: number, sn: string, more: object = {}, who = admin): Promise<Answer> =>
    who.call('POST', `/v3/rooms/${room_id}/${FACTS[kind].path}`, { sn, code: codeOf(sn), ...more })
  const bound = async (kind: Kind, room_id: number, sn = numberOf(kind), more: object = {}): Promise<number> => {
    const { json } = await bind(kind, room_id, sn, more)
    expect(json).toMatchObject({ err_code: 0 })
    return Number(json.data['device_id'])
  }
  const unbind = (kind: Kind, room_id: number, id: number, who = admin): Promise<Answer> =>
    who.call('DELETE', `/v3/rooms/${room_id}/${FACTS[kind].path}/${id}`)
  const replace = (id: number, sn: string, who = admin): Promise<Answer> =>
    who.call('POST', `/v3/devices/${id}/replace`, { sn, code: codeOf(sn) })
  const device = async (id: number) => (await admin.call('GET', `/v3/devices/${id}`)).json.data
  const refuses = ({ json }: Answer, key: ErrorKey, field: string): void => {
    expect(json).toMatchObject({ err_code: entry(key).code })
    expect(json.data.fields).toMatchObject([{ field }])
  }
  /** By the second company. */
  const booked = (actions: readonly object[]) =>
    server.store.query({
      text: 'update clients set optional_permissions = $1::jsonb where client_id = 2',
      values: [JSON.stringify(actions)],
    })
  const holdsNothing = async (room_id: number) =>
    expect((await admin.call('GET', `/v3/devices?room_id=${room_id}`)).json.data.list).toEqual([])

  describe.each(kinds)('of a %s', (kind) => {
    const { type } = FACTS[kind]

    it('puts it into the room, awaiting its delivery, and tells its kind and model', async () => {
      const room_id = await room()
      const sn = numberOf(kind)
      const id = await bound(kind, room_id, sn.toUpperCase(), { position: '走廊' })
      expect(await device(id)).toMatchObject({
        sn,
        device_type: type,
        home_id: 1,
        room_id,
        position: '走廊',
        state: 8,
        bound_at: expect.any(String) as string,
        model: { lock: 'D5G', elemeter: 'TOU', watermeter: 'NB' }[kind as string] ?? null,
      })
    })

    it('is at a time that nobody writes: it follows from the binding alone', async () => {
      const id = await bound(kind, await room(), numberOf(kind))
      const { version, bound_at } = await device(id)
      const change = { version, bound_at: '2020-01-01T00:00:00.000Z' }
      const { json } = await admin.call('PUT', `/v3/devices/${id}`, change)
      expect(json).toMatchObject({ err_code: entry('invalid').code, data: { fields: [{ field: 'bound_at' }] } })
      expect(await device(id)).toMatchObject({ version, bound_at })
    })

    it('is undone: the record stays, out of the room, and the number is bound again, elsewhere', async () => {
      const [first, second] = [await room(), await room(2)]
      const sn = numberOf(kind)
      const id = await bound(kind, first, sn)
      expect((await unbind(kind, first, id)).json).toMatchObject({ err_code: 0 })
      expect(await device(id)).toMatchObject({ sn, state: 7, home_id: 1, room_id: null })
      await holdsNothing(first)
      const again = await bound(kind, second, sn)
      expect(await device(again)).toMatchObject({ sn, state: 8, home_id: 2, room_id: second })
      await unbind(kind, second, again)
      await bound(kind, first, sn)
    })

    it('is replaced by another of its kind, in its place', async () => {
      const room_id = await room()
      const old = await bound(kind, room_id, numberOf(kind), { position: '门厅' })
      const sn = numberOf(kind)
      const { json } = await replace(old, sn)
      expect(json).toMatchObject({ err_code: 0 })
      expect(await device(Number(json.data['device_id']))).toMatchObject({
        sn,
        state: 8,
        device_type: type,
        home_id: 1,
        room_id,
        position: '门厅',
      })
      expect(await device(old)).toMatchObject({ state: 3, home_id: 1, room_id })
    })

    // The families of these have no length of their own.
    const lengths: [string, (sn: string) => string, ErrorKey][] = [
      'collector',
      'watermeter',
      'repeater',
      'accessunit',
    ].includes(kind)
      ? []
      : [['a short number', (sn) => sn.slice(0, -1), 'sn_length']]
    it.each<[string, (sn: string) => string, ErrorKey]>([
      ...lengths,
      ['a number with signs', (sn) => `${sn.slice(0, -1)}_`, 'sn_format'],
      ['a number that was never made', (sn) => `${sn.slice(0, -4)}0404`, 'sn_unknown'],
      ['a number of no family', () => 'zz2403500000000000a1', 'sn_unknown'],
      ['a device that something else is done with', (sn) => `${sn.slice(0, -4)}0409`, 'busy'],
      ['a device that is not served', (sn) => `${sn.slice(0, -4)}0415`, 'lock_unsupported'],
      ['another kind', () => numberOf(kind === 'repeater' ? 'collector' : 'repeater'), 'sn_other_kind'],
    ])('refuses %s', async (_, make, key) => {
      const room_id = await room()
      refuses(await bind(kind, room_id, make(numberOf(kind))), key, 'sn')
      await holdsNothing(room_id)
    })

    it('refuses what is bound already, here or at another company, and does not say where', async () => {
      const sn = numberOf(kind)
      await bound(kind, await room(), sn)
      const here = await bind(kind, await room(), sn)
      refuses(here, 'device_bound', 'sn')
      const theirs = numberOf(kind)
      await booked(ALL)
      const able = await loggedIn(server.app, 'admin@2')
      expect((await bind(kind, await room(SECOND + 1, able), theirs, {}, able)).json).toMatchObject({ err_code: 0 })
      await booked([])
      const there = await bind(kind, await room(), theirs)
      refuses(there, 'device_bound', 'sn')
      expect(there.text).toBe(here.text)
    })

    it('refuses whoever lacks the right, whose company has not booked it, and other rooms', async () => {
      const room_id = await room()
      const id = await bound(kind, room_id)
      const sn = numberOf(kind)
      const none = await loggedIn(server.app, 'keeper')
      for (const answer of [
        await bind(kind, room_id, sn, {}, none),
        await unbind(kind, room_id, id, none),
        await replace(id, sn, none),
      ])
        expect(answer.status).toBe(403)
      const other = await loggedIn(server.app, 'admin@2')
      expect((await bind(kind, await room(SECOND + 1, other), sn, {}, other)).status).toBe(403)
      expect((await bind(kind, 999_999, sn)).status).toBe(404)
      refuses(await unbind(kind, await room(), id), 'invalid', 'room_id')
      expect(await device(id)).toMatchObject({ state: 8, room_id })
    })

    it('is told in the log', async () => {
      const room_id = await room()
      const id = await bound(kind, room_id)
      await unbind(kind, room_id, id)
      const { rows } = await server.store.query({
        text: `select action from operation_logs where resource = 'device' and record_id = $1 order by id`,
        values: [id],
      })
      expect(rows.map(({ action }) => action)).toEqual(['create', 'update'])
    })

    it('offers the gateways that it takes', () => {
      const { fields } = model.calls[`room_${kind}_create`]!
      const offered = fields.find(({ name }) => name === 'gateway_id')?.reference?.offered
      const { gateways } = KINDS[kind]
      expect(offered?.['device_type'] ?? '').toBe(gateways.join(','))
    })
  })

  it('gives a number to one of two companies that bind it in the same instant', async () => {
    await booked(ALL)
    const able = await loggedIn(server.app, 'admin@2')
    for (let turn = 0; turn < 5; turn++) {
      const sn = numberOf('lock')
      const [here, there] = [await room(), await room(SECOND + 1, able)]
      const answers = await Promise.all([bind('lock', here, sn), bind('lock', there, sn, {}, able)])
      expect(answers.map(({ json }) => json.err_code).toSorted()).toEqual([0, entry('device_bound').code])
    }
    await booked([])
  })

  it('is delivered once it is installed, online or not, and stays so', async () => {
    const id = await bound('lock', await room())
    const deliver = (who = admin) => who.call('POST', `/v3/devices/${id}/deliver`, {})
    expect((await deliver(await loggedIn(server.app, 'keeper'))).status).toBe(403)
    expect((await deliver()).json.err_code).toBe(0)
    expect(await device(id)).toMatchObject({ state: 2 })
    expect((await deliver()).json.err_code).not.toBe(0)
    expect((await device(id))['_actions']).not.toContain('device_deliver')
  })

  it.each([
    ['returned', 4],
    ['lost', 5],
    ['removed', 6],
  ])('is %s: out of use with its history kept, and can be bound again', async (_, outcome) => {
    const room_id = await room()
    const sn = numberOf('gateway')
    const id = await bound('gateway', room_id, sn)
    const lock = await bound('lock', await room(), numberOf('lock'), { gateway_id: id })
    const retire = (of: number, body: object = { outcome }, who = admin) =>
      who.call('POST', `/v3/devices/${of}/retire`, body)
    refuses(await retire(id), 'has_devices', 'id')
    expect((await retire(id, { outcome: 7 })).json.err_code).not.toBe(0)
    expect((await retire(lock, { outcome }, await loggedIn(server.app, 'keeper'))).status).toBe(403)
    expect((await retire(lock)).json.err_code).toBe(0)
    expect((await retire(id)).json.err_code).toBe(0)
    for (const one of [lock, id])
      expect(await device(one)).toMatchObject({
        state: outcome,
        home_id: 1,
        room_id: null,
        gateway_id: null,
        net_state: 2,
      })
    expect((await retire(id)).json.err_code).not.toBe(0)
    expect(await bound('gateway', room_id, sn)).not.toBe(id)
  })

  it('names its buttons to whoever may bind, and to nobody else', async () => {
    const id = await room()
    const actions = async (who: Caller) =>
      ((await who.call('GET', `/v3/rooms/${id}`)).json.data['_actions'] as unknown as string[])
        .filter((name) => name.endsWith('_create'))
        .sort()
    expect(await actions(admin)).toEqual(kinds.map((kind) => `room_${kind}_create`).sort())
    expect(await actions(await loggedIn(server.app, 'keeper'))).toEqual([])
    const lock = await bound('lock', id)
    const { json } = await admin.call('GET', `/v3/devices/${lock}`)
    expect(json.data['_actions']).toEqual(
      expect.arrayContaining(['room_lock_delete', 'room_lock_restart', 'device_refresh', 'device_replace']),
    )
  })

  it.each([
    ['every action booked', [], true],
    ['one action missing', ['unbind_water_meter'], false],
  ])('is allowed with %s: %s', async (_, missing, allowed) => {
    await booked(ALL.filter(({ action }) => !missing.includes(action as never)))
    const other = await loggedIn(server.app, 'admin@2')
    const { status } = await bind('lock', await room(SECOND + 1, other), numberOf('lock'), {}, other)
    expect(status).toBe(allowed ? 200 : 403)
    await booked([])
  })

  it('is limited to the homes of whoever binds, and lets an unbound device come to any of them', async () => {
    await addAccount(server, 'fitter', ['homes_view', 'device_base'], { homes: [2] })
    const fitter = await loggedIn(server.app, 'fitter', undefined, PASSWORD)
    const sn = numberOf('lock')
    const [foreign, own] = [await room(1), await room(2)]
    expect((await bind('lock', foreign, sn, {}, fitter)).status).toBeGreaterThanOrEqual(403)
    const id = await bound('lock', foreign, sn)
    refuses(await bind('lock', own, sn, {}, fitter), 'device_bound', 'sn')
    expect((await replace(id, numberOf('lock'), fitter)).status).toBeGreaterThanOrEqual(403)
    await unbind('lock', foreign, id)
    expect((await bind('lock', own, sn, {}, fitter)).json).toMatchObject({ err_code: 0 })
  })

  it('asks the code of a gateway, and after five wrong ones no other for a while', async () => {
    const room_id = await room()
    const sn = numberOf('gateway')
    refuses(await bind('gateway', room_id, sn, { code: undefined }), 'bind_code_missing', 'code')
    for (const n of [1, 2, 3, 4, 5])
      refuses(await bind('gateway', room_id, sn, { code: `wrong${n}` }), 'bind_code_wrong', 'code')
    // Also from another hand, and with the right one.
    for (const code of ['wrong6', codeOf(sn)])
      expect((await bind('gateway', room_id, sn, { code })).json.err_code).toBe(entry('too_many_attempts').code)
    await holdsNothing(room_id)
    await bound('gateway', room_id)
  })

  it('makes a meter of twelve digits what its button says: electricity, cold or hot water', async () => {
    const made = async (kind: Kind, more = {}) =>
      (await device(await bound(kind, await room(), `99${String(next()).padStart(10, '0')}`, more)))['device_type']
    expect([await made('elemeter'), await made('watermeter'), await made('watermeter', { hot: true })]).toEqual([
      3, 6, 7,
    ])
    refuses(await bind('lock', await room(), `99${String(next()).padStart(10, '0')}`), 'sn_other_kind', 'sn')
  })

  it('lets a room that is let hold one lock, one electricity meter and one water meter of each kind', async () => {
    const room_id = await room()
    for (const kind of ['lock', 'elemeter', 'watermeter'] as const) {
      const first = await bound(kind, room_id)
      const isOffered = ((await offered(room_id)) ?? []).includes(`room_${kind}_create`)
      expect([kind, isOffered]).toEqual([kind, kind === 'watermeter'])
      refuses(await bind(kind, room_id, numberOf(kind)), isOffered ? 'room_holds' : 'not_possible', 'room_id')
      if (kind === 'watermeter') await bound(kind, room_id, numberOf(kind), { hot: true })
      await unbind(kind, room_id, first)
      await bound(kind, room_id)
    }
    const { json } = await admin.call('GET', '/v3/rooms?home_id=1&room_type=2')
    const area = json.data.list[0] ? Number(json.data.list[0]['room_id']) : await publicArea()
    await bound('elemeter', area)
    await bound('elemeter', area)
  })
  const offered = async (room_id: number) =>
    (await admin.call('GET', `/v3/rooms/${room_id}`)).json.data['_actions'] as unknown as readonly string[] | undefined
  const publicArea = async () =>
    Number((await admin.call('POST', '/v3/rooms', { home_id: 1, room_type: 2 })).json.data['room_id'])

  it.each<[Kind, Kind, Kind]>([
    ['lock', 'gateway', 'collector'],
    ['elemeter', 'collector', 'watergateway'],
    ['watermeter', 'watergateway', 'gateway'],
    ['repeater', 'gateway', 'collector'],
  ])('hangs a %s on a %s of its home, and on no %s', async (kind, fitting, unfit) => {
    const room_id = await room()
    const good = await bound(fitting, room_id)
    const id = await bound(kind, room_id, numberOf(kind), { gateway_id: good })
    expect(await device(id)).toMatchObject({ gateway_id: good })
    const bad = [await bound(unfit, await room()), await bound(fitting, await room(2))]
    const gone = await room()
    bad.push(await bound(fitting, gone))
    await unbind(fitting, gone, bad[2]!)
    for (const gateway_id of bad)
      refuses(await bind(kind, await room(), numberOf(kind), { gateway_id }), 'gateway_unfit', 'gateway_id')
    refuses(await bind(kind, await room(), numberOf(kind), { gateway_id: 999_999 }), 'invalid', 'gateway_id')

    // It keeps its place as long as something hangs on it.
    const answer = await unbind(fitting, room_id, good)
    refuses(answer, 'has_devices', 'device_id')
    expect(answer.json.err_msg).toContain('1')
    const next = Number((await replace(good, numberOf(fitting))).json.data['device_id'])
    expect(await device(id)).toMatchObject({ gateway_id: next })
    await unbind(kind, room_id, id)
    expect((await unbind(fitting, room_id, next)).json.err_code).toBe(0)
  })

  it('takes another gateway by the rule of binding, whatever the kinds', async () => {
    const one = Object.fromEntries(
      await Promise.all(kinds.map(async (kind) => [kind, await bound(kind, await room())] as const)),
    ) as Record<Kind, number>
    const gone = await bound('gateway', await room())
    const hang = async (kind: Kind, gateway_id: number | null) => {
      const { version } = await device(one[kind])
      return admin.call('PUT', `/v3/devices/${one[kind]}`, { version, gateway_id })
    }
    await admin.call('POST', `/v3/devices/${gone}/retire`, { outcome: 5 })
    const taken: string[] = []
    for (const kind of kinds)
      for (const on of kinds) {
        const answer = await hang(kind, one[on])
        if (answer.json.err_code === 0) taken.push(`${kind} on ${on}`)
        else
          expect([answer.json.err_code, answer.json.data.fields?.[0]?.field]).toEqual([
            entry('invalid').code,
            'gateway_id',
          ])
        expect((await hang(kind, null)).json.err_code).toBe(0)
      }
    const types: readonly number[] = kinds.map((kind) => FACTS[kind].type)
    const fitting = kinds.flatMap((kind) =>
      KINDS[kind].gateways.map((gateway: number) => `${kind} on ${kinds[types.indexOf(gateway)]!}`),
    )
    expect(taken.toSorted()).toEqual(fitting.toSorted())
    refuses(await hang('lock', gone), 'invalid', 'gateway_id')
  })

  it('waits for a command that was sent, and takes back one that was not', async () => {
    const room_id = await room()
    const id = await bound('lock', room_id)
    const { json } = await admin.call('POST', `/v3/devices/${id}/refresh`, {})
    await server.app.commands.rested()
    const task = Number(json.data['task_id'])
    const set = (state: string) =>
      server.store.query({ text: 'update command_tasks set state = $1 where id = $2', values: [state, task] })
    await set('sending')
    refuses(await unbind('lock', room_id, id), 'busy', 'device_id')
    refuses(await replace(id, numberOf('lock')), 'busy', 'id')
    await set('pending')
    expect((await unbind('lock', room_id, id)).json.err_code).toBe(0)
    expect((await admin.call('GET', `/v3/command_tasks/${task}`)).json.data).toMatchObject({ state: 'cancelled' })
  })

  it('replaces by the same kind alone, and not what is no longer in use', async () => {
    const room_id = await room()
    const id = await bound('lock', room_id)
    refuses(await replace(id, numberOf('gateway')), 'sn_other_kind', 'sn')
    const sn = numberOf('lock')
    expect((await replace(id, sn)).json.err_code).toBe(0)
    refuses(await replace(id, numberOf('lock')), 'not_possible', 'id')
    refuses(await unbind('lock', room_id, id), 'not_possible', 'device_id')
  })

  it('takes the credentials of a lock to the new one, none effective, and ends them where it is unbound', async () => {
    const room_id = await room()
    const old = await bound('lock', room_id)
    const { rows } = await server.store.query({
      text: `insert into grants (client_id, grant_type, home_id, room_id, device_id, name, permission_begin, permission_end, held, op_type)
        values (1, 1, 1, $1, $2, '王芳', '2020-01-01', '2099-01-01', 1, 1) returning grant_id`,
      values: [room_id, old],
    })
    const grant = async () => (await admin.call('GET', `/v3/grants/${Number(rows[0]!['grant_id'])}`)).json.data
    const next = Number((await replace(old, numberOf('lock'))).json.data['device_id'])
    expect(await grant()).toMatchObject({ device_id: next, state: 1, auth_state: 2, op_type: 1, op_status: 2 })
    expect((await unbind('lock', room_id, next)).json).toMatchObject({ err_code: 0 })
    expect(await grant()).toMatchObject({ device_id: next, state: 1, auth_state: 4 })
  })

  it('ends with an access unit what was delivered to it, and takes people to the one that replaces it', async () => {
    const room_id = await room()
    const old = await bound('accessunit', room_id)
    const { rows } = await server.store.query({
      text: `insert into access_persons (client_id, name, phone, person_type, home_id, valid_begin, valid_end, consent, leaving)
        select 1, name, '13800001234', 2, 1, '2020-01-01', '2099-01-01', true, leaving
        from (values ('王芳', false), ('李明', true)) people (name, leaving) returning id`,
      values: [],
    })
    const [stays, leaves] = rows.map(({ id }) => Number(id))
    const deliver = (person: number, op_type: number) =>
      server.store.query({
        text: 'insert into access_grants (client_id, home_id, access_person_id, device_id, held, op_type) values (1, 1, $1, $2, true, $3)',
        values: [person, old, op_type],
      })
    await deliver(stays!, 1)
    await deliver(leaves!, 2)
    const deliveries = async (device_id: number) =>
      (await admin.call('GET', `/v3/access_grants?device_id=${device_id}`)).json.data.list

    const next = Number((await replace(old, numberOf('accessunit'))).json.data['device_id'])
    expect(await deliveries(next)).toMatchObject([{ access_person_id: stays, op_state: 12, held: false }])
    expect(await deliveries(old)).toEqual([])
    expect((await admin.call('GET', `/v3/access_persons/${leaves!}`)).status).toBe(404)

    await server.store.query({ text: 'update access_grants set held = true where device_id = $1', values: [next] })
    expect((await unbind('accessunit', room_id, next)).json).toMatchObject({ err_code: 0 })
    expect(await deliveries(next)).toMatchObject([{ access_person_id: stays, op_state: 33, held: false }])
  })

  it('tells M3 units by their number', async () => {
    const sn = `ec240301${String(next()).padStart(12, '0')}`
    expect(await device(await bound('accessunit', await room(), sn))).toMatchObject({ device_type: 11, model: 'M3' })
  })

  describe('is the only way by which a device comes to be', () => {
    const anywhere = (sn: string) =>
      server.store
        .query({ text: 'select device_id from devices where sn = $1', values: [sn] })
        .then(({ rows }) => rows.length)
    /** Everything that would write new records of an entity. */
    const WAYS: Readonly<Record<string, (row: { sn: string; room_id: number }) => Promise<Answer>>> = {
      'a record': ({ sn, room_id }) => admin.call('POST', '/v3/devices', { sn, home_id: 1, room_id }),
      'a record that exists already': async ({ sn, room_id }) =>
        admin.call('PUT', `/v3/devices/${await bound('gateway', room_id)}`, { version: 1, sn, device_type: 2 }),
      'a set': ({ sn, room_id }) =>
        admin.call('POST', '/v3/devices/batch', { action: 'create', ids: [1], data: { sn, home_id: 1, room_id } }),
      'a file': ({ sn }) =>
        admin.call('POST', '/v3/devices/import', `设备SN,房源\n${sn},晴空公寓1号\n`, {
          headers: { 'content-type': 'application/octet-stream' },
        }),
      'a check of a file': ({ sn }) =>
        admin.call('POST', '/v3/devices/import?dry_run=true', `设备SN,房源\n${sn},晴空公寓1号\n`, {
          headers: { 'content-type': 'application/octet-stream' },
        }),
    }
    it.each(Object.entries(WAYS))('not by %s: a free number, one bound here, one bound elsewhere', async (_, way) => {
      const [room_id, sn, theirs] = [await room(), numberOf('lock'), numberOf('lock')]
      await bound('lock', room_id, sn)
      await booked(ALL)
      const able = await loggedIn(server.app, 'admin@2')
      await bind('lock', await room(SECOND + 1, able), theirs, {}, able)
      await booked([])
      const free = numberOf('lock')
      for (const number of [free, sn, theirs]) {
        const { status, json } = await way({ sn: number, room_id })
        expect(status).toBeGreaterThanOrEqual(400)
        expect(json.err_code).not.toBe(0)
      }
      expect(await Promise.all([free, sn, theirs].map(anywhere))).toEqual([0, 1, 1])
      const { json } = await admin.call('GET', `/v3/devices?room_id=${room_id}&device_type=2&state=1,2,8`)
      expect(json.data.list).toHaveLength(1)
    })

    it('and of two at once one is refused: the same number, or two locks for one room', async () => {
      const sn = numberOf('lock')
      const rooms = [await room(), await room()]
      const same = await Promise.all(rooms.map((room_id) => bind('lock', room_id, sn)))
      expect(same.map(({ json }) => json.err_code).sort()).toEqual([0, entry('device_bound').code])
      expect(await anywhere(sn)).toBe(1)
      const room_id = await room()
      const locks = await Promise.all([1, 2].map(() => bind('lock', room_id, numberOf('lock'))))
      const [bound, other] = locks.map(({ json }) => json.err_code).sort()
      expect(bound).toBe(0)
      // By what the room showed before, or by what it holds once the other is through.
      expect([entry('not_possible').code, entry('room_holds').code]).toContain(other)
    })
  })

  it('is online, and its state says so, once it has answered', async () => {
    const { admin: operator, settle } = await fleetServer(open)
    const made = (await operator.call('POST', '/v3/rooms', { home_id: 1, room_name: '1', room_type: 1 })).json.data
    const { json } = await bind('lock', Number(made['room_id']), numberOf('lock'), {}, operator)
    const url = `/v3/devices/${Number(json.data['device_id'])}`
    await operator.call('POST', `${url}/refresh`, {})
    await settle()
    expect((await operator.call('GET', url)).json.data).toMatchObject({ state: 1, net_state: 1 })
  })

  it('binds once for a key, however often it is sent', async () => {
    const room_id = await room()
    const sn = numberOf('gateway')
    const send = () =>
      admin.call(
        'POST',
        `/v3/rooms/${room_id}/gateways`,
        { sn, code: codeOf(sn) },
        { headers: { 'idempotency-key': sn } },
      )
    const [first, again] = [await send(), await send()]
    expect(first.json).toMatchObject({ err_code: 0 })
    expect(again.text).toBe(first.text)
  })
})
