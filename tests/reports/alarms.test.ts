/** Alarms: raised, counted, ended by their counterpart, handled, and told to whoever is to know. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { alarms } from '../../src/generated/constants.ts'
import { AbnormalEvent as E, EventLevel, EventState } from '../../src/generated/enums.ts'
import { isWithin } from '../../src/apartment/domain/alarms.ts'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn, type Caller } from '../http/support/server.ts'
import { PASSWORD } from '../http/support/world.ts'
import { clockOf } from '../../src/values/calendar.ts'
import { dueSince, runnerOn } from '../jobs/support.ts'
import { describeOne } from '../support/stores.ts'
import { ago, reporting, type Row } from './support.ts'

type Told = (minutes: number, type: number) => [kind: string, minutes: number, data?: object]
type Signs = Readonly<Record<string, Told>>
/** How a device shows each sign. */
const STARTS: Signs = {
  offline: (minutes) => ['offline', minutes],
  battery_low: (minutes) => ['status', minutes, { battery: 9 }],
  cut: (minutes, type) => ['switched', minutes, type === 3 ? { relay_state: 2 } : { valve: 2 }],
}
const ENDS: Signs = {
  online: (minutes) => ['online', minutes],
  battery_good: (minutes) => ['status', minutes, { battery: 10 }],
  opened: (minutes) => ['opening', minutes],
  locked: (minutes) => ['locked', minutes],
  closed: (minutes) => ['closed', minutes],
  powered: (minutes) => ['switched', minutes, { relay_state: 1 }],
  valve_open: (minutes) => ['switched', minutes, { valve: 1 }],
  paid: (minutes) => ['reading', minutes, { electric_read: '40.00' }],
}
/** Openings are of locks, readings of electricity meters. */
const fits = (sign: string, type: number): boolean =>
  (sign !== 'opened' || type === 2) && (sign !== 'paid' || type === 3)

/** The time of the day in so many hours. */
const hourIn = (hours: number): string => clockOf(new Date(Date.now() + hours * 3_600_000)).slice(11, 16)

describeOne('Alarms', (open) => {
  let kept: ReturnType<typeof reporting> | undefined
  const shared = () => (kept ??= reporting(open))
  let numbers = 0
  const SN: Readonly<Record<number, (number: string) => string>> = {
    1: (number) => `cn00000000000000${number}`,
    3: (number) => `41000000${number}`,
    6: (number) => `00000000${number}`,
    10: (number) => `ec240302${number.padStart(12, '0')}`,
  }
  const deviceOf = async (server: Awaited<ReturnType<typeof reporting>>, type: number) => {
    const number = String((numbers += 1) + 5000)
    const made = type === 2 ? await server.device() : await server.other(SN[type]!(number))
    return { ...made, type }
  }

  it('of one code and device are one that counts, told once', async () => {
    const server = await shared()
    const lock = await server.device()
    const before = (await server.messages()).length
    for (let i = 0; i < 10; i++)
      await server.tell(lock.sn, 'alarm', ago(60 - i), { sequence: i + 1, data: { code: E.tamper, detail: '<b>撬' } })
    const [event, ...others] = await server.events(lock)
    expect(others).toEqual([])
    expect(event).toMatchObject({ code: E.tamper, level: EventLevel.severe, times: 10, state: EventState.open })
    expect(Date.parse(String(event!.last_at)) - Date.parse(String(event!.first_at))).toBeGreaterThanOrEqual(9 * 60_000)
    const messages = (await server.messages()).slice(before)
    expect(messages).toHaveLength(1)
    expect(messages[0]!['title']).toMatch(/^防撬报警：/)
    const { content } = await server.info(`messages/${Number(messages[0]!['id'])}`)
    expect(content).toContain(`/house/event-list/${Number(event!.id)}`)
    expect(content).toContain('&lt;b&gt;撬')
  })

  it('are told to those who look after the home, and to nobody who looks after another', async () => {
    const server = await shared()
    for (const [account, home] of [
      ['near', 1],
      ['far', 2],
    ] as const)
      await addAccount(server, account, ['device_base'], { homes: [home] })
    const titles = async (account: string) => {
      const who = await loggedIn(server.app, account, undefined, PASSWORD)
      return (await who.call('GET', '/v3/messages?sort=-created_at')).json.data.list.map(({ title }) => title)
    }
    const lock = await server.device()
    const before = await titles('near')
    await server.tell(lock.sn, 'alarm', ago(5), { data: { code: E.tamper } })
    expect(await titles('near')).toEqual([expect.stringMatching(/^防撬报警：/), ...before])
    expect(await titles('far')).toEqual([])
  })

  it('of a device that was away end with its answer', async () => {
    const server = await shared()
    const lock = await server.device()
    await server.tell(lock.sn, 'offline', ago(60))
    expect((await server.events(lock)).map(({ code, state }) => [code, state])).toEqual([[E.offline, EventState.open]])
    expect((await server.admin.call('POST', `/v3/devices/${lock.id}/refresh`, {})).json.err_code).toBe(0)
    expect(await server.info(`devices/${lock.id}`)).toMatchObject({ activated: false })
    await server.settle()
    expect(await server.info(`devices/${lock.id}`)).toMatchObject({ activated: true })
    expect((await server.events(lock)).map(({ code, state }) => [code, state])).toEqual([
      [E.offline, EventState.recovered],
    ])
    const other = await server.device()
    await server.tell(other.sn, 'online', ago(5))
    expect(await server.info(`devices/${other.id}`)).toMatchObject({ activated: true })
    // It was away until then: what tells so late counts no more.
    await server.tell(lock.sn, 'alarm', ago(30), { data: { code: E.offline } })
    expect((await server.events(lock)).map(({ state }) => state)).toEqual([EventState.recovered])
  })

  it('end by their counterparts, and begin anew after them', async () => {
    const server = await shared()
    const lock = await server.device()
    const states = async (code: number) =>
      (await server.events(lock)).filter((one) => one.code === code).map(({ state }) => state)
    const tell = (kind: string, minutes: number, data = {}) => server.tell(lock.sn, kind, ago(minutes), { data })
    await tell('offline', 60)
    expect(await states(E.offline)).toEqual([EventState.open])
    await tell('alarm', 50, { code: E.back_online })
    expect(await states(E.offline)).toEqual([EventState.recovered])
    expect(await states(E.back_online)).toEqual([])
    await tell('offline', 40)
    await tell('online', 30)
    expect(await states(E.offline)).toEqual([EventState.recovered, EventState.recovered])
    await tell('status', 60, { battery: 9 })
    await tell('status', 50, { battery: 8 })
    expect(await states(E.low_battery)).toEqual([EventState.open])
    await tell('status', 40, { battery: 10 })
    expect(await states(E.low_battery)).toEqual([EventState.recovered])
    for (const [code, kind, minutes] of [
      [E.long_unopened, 'opening', 30],
      [E.long_unlocked, 'locked', 28],
      [E.ajar, 'closed', 26],
      [E.not_closed, 'closed', 24],
    ] as const) {
      await tell('alarm', minutes, { code })
      expect(await states(code)).toEqual([EventState.open])
      await tell(kind, minutes - 1)
      expect(await states(code)).toEqual([EventState.recovered])
    }
    // A door that stays shut for somebody has not been opened.
    await tell('alarm', 8, { code: E.long_unopened })
    await tell('opening', 7, { result: 2 })
    expect(await states(E.long_unopened)).toEqual([EventState.recovered, EventState.open])
  })

  it('of a meter end when it is switched on, and has energy again', async () => {
    const server = await shared()
    const meter = await server.other('410000000072')
    for (const code of [E.overload_trip, E.meter_arrears, E.arrears_cut])
      await server.tell(meter.sn, 'alarm', ago(30), { data: { code } })
    await server.rows('update devices set electric_amount = 100 where device_id = $1', meter.id)
    await server.tell(meter.sn, 'switched', ago(20), { data: { relay_state: 1 } })
    await server.tell(meter.sn, 'reading', ago(10), { data: { electric_read: '40.00' } })
    expect((await server.events(meter)).map(({ state }) => state)).toEqual(Array(3).fill(EventState.recovered))
    expect(await server.info(`devices/${meter.id}`)).toMatchObject({ relay_state: 1 })
  })

  it('say of a battery that it is low, or else that something is wrong with it', async () => {
    const server = await shared()
    const [low, odd] = [await server.device(), await server.device()]
    await server.tell(low.sn, 'alarm', ago(1), { data: { code: E.low_battery, battery: 9 } })
    await server.tell(odd.sn, 'alarm', ago(1), { data: { code: E.low_battery, battery: 10 } })
    const details = await server.list(`events?code=${E.low_battery}&device_id=${low.id},${odd.id}&sort=first_at`)
    expect(new Set(details.map(({ detail }) => detail))).toEqual(new Set(['低电量（9%）', '电量异常']))
  })

  it('that come late are over already, and count among those that were', async () => {
    const server = await shared()
    const lock = await server.device()
    const before = (await server.messages()).length
    await server.tell(lock.sn, 'closed', ago(10))
    await server.tell(lock.sn, 'alarm', ago(30), { data: { code: E.ajar } })
    await server.tell(lock.sn, 'alarm', ago(20), { data: { code: E.ajar } })
    expect(await server.events(lock)).toMatchObject([{ times: 2, state: EventState.recovered }])
    expect((await server.messages()).length).toBe(before)
  })

  it('stand or are over whatever the order in which reports come, and however often', async () => {
    const server = await shared()
    const end = async ({ told, order }: Story) => {
      const lock = await server.device()
      for (const place of order) {
        const { kind, data } = told[place]!
        const at = new Date(START + place * 60_000).toISOString()
        await server.tell(lock.sn, kind, at, { sequence: place + 1, data })
      }
      const events = await server.events(lock)
      const { net_state, battery, signal } = await server.info(`devices/${lock.id}`)
      const codes = [...new Set(events.map(({ code }) => Number(code)))].sort((one, other) => one - other)
      return {
        ...{ net_state, battery, signal },
        openings: (await server.list(`openings?device_id=${lock.id}`)).length,
        events: codes.map((code) => {
          const own = events.filter((event) => event.code === code)
          return {
            code,
            times: own.reduce((sum, { times }) => sum + Number(times), 0),
            stands: own.some(({ state }) => state === EventState.open),
            last: own
              .map(({ last_at }) => String(last_at))
              .sort()
              .at(-1),
            first: own.map(({ first_at }) => String(first_at)).sort()[0],
          }
        }),
      }
    }
    await fc.assert(
      fc.asyncProperty(stories, async ({ told, order }) => {
        const inOrder = told.map((_, place) => place)
        expect(await end({ told, order })).toEqual(await end({ told, order: inOrder }))
      }),
      { numRuns: 25 },
    )
  }, 120_000)

  it('are one for a gateway that is away, and none for what is behind it', async () => {
    const server = await shared()
    const gateway = await server.other('cn000000000000000071')
    const children = [await server.device(), await server.device()]
    for (const { id } of children)
      await server.rows('update devices set gateway_id = $1 where device_id = $2', gateway.id, id)
    const alarms = async () =>
      (await Promise.all([gateway, ...children].map((one) => server.events(one))))
        .flat()
        .filter(({ state }) => state === EventState.open)
    await server.tell(gateway.sn, 'online', ago(20))
    // One of them is heard of before its gateway.
    await server.tell(children[0]!.sn, 'offline', ago(10))
    await server.tell(gateway.sn, 'offline', ago(9))
    await server.tell(children[1]!.sn, 'offline', ago(8))
    expect(await alarms()).toHaveLength(1)
    expect(await server.events(gateway)).toMatchObject([{ code: E.offline, state: EventState.open }])
    expect(await server.events(children[0]!)).toMatchObject([{ state: EventState.ignored, result: '所属网关离线' }])
    expect(await server.events(children[1]!)).toEqual([])
    expect(await server.info(`devices/${children[1]!.id}`)).toMatchObject({ reach: 3 })
    await server.tell(gateway.sn, 'online', ago(5))
    expect(await alarms()).toEqual([])
    expect(await server.info(`devices/${children[1]!.id}`)).toMatchObject({ reach: 2 })
  })

  describe('of what is behind a gateway that came back', () => {
    type Server = Awaited<ReturnType<typeof reporting>>
    let gateways = 0
    const behind = async (server: Server, count: number) => {
      const gateway = await server.other(`cn0000000000000008${String((gateways += 1)).padStart(2, '0')}`)
      await server.tell(gateway.sn, 'online', ago(90))
      const children = await Promise.all(Array.from({ length: count }, () => server.device()))
      for (const { id } of children)
        await server.rows('update devices set gateway_id = $1 where device_id = $2', gateway.id, id)
      return [gateway, ...children] as const
    }
    const look = async (server: Server) => {
      const runner = runnerOn(server.store, server.model, undefined, undefined, server.app.commands.outgoing)
      await runner.look()
      await dueSince(server.store, 'gateway_return', '1 minute')
      await runner.go()
    }
    const states = async (server: Server, device: { id: number }) =>
      (await server.events(device)).map(({ code, state, times, result }) => [code, state, times, result])

    it('are raised once for each that stays away, and end when it is back', async () => {
      const server = await shared()
      const [gateway, heard, swallowed, returning, unbound, left] = await behind(server, 5)
      await server.tell(left!.sn, 'offline', ago(60))
      const [event] = await server.events(left!)
      const { version } = await server.info(`events/${Number(event!.id)}`)
      const { json } = await server.admin.call('POST', `/v3/events/${Number(event!.id)}/ignore`, { version })
      expect(json.err_code).toBe(0)
      await server.tell(heard!.sn, 'offline', ago(50))
      await server.tell(gateway.sn, 'offline', ago(49))
      for (const { sn } of [swallowed!, returning!, unbound!]) await server.tell(sn, 'offline', ago(48))
      await look(server)
      expect(await states(server, swallowed!)).toEqual([])
      await server.tell(gateway.sn, 'online', ago(9))
      const before = (await server.messages()).length
      // Each has a while to tell that it is back as well.
      await look(server)
      expect(await states(server, heard!)).toEqual([[E.offline, EventState.ignored, 1, '所属网关离线']])
      expect(await states(server, swallowed!)).toEqual([])
      await server.tell(returning!.sn, 'online', ago(8))
      const gone = await server.admin.call('DELETE', `/v3/rooms/${unbound!.room}/locks/${unbound!.id}`)
      expect(gone.json.err_code).toBe(0)
      await server.rows(
        `update devices set net_state_at = net_state_at - interval '2 minutes' where device_id = $1`,
        gateway.id,
      )
      await look(server)
      await look(server)
      for (const away of [heard!, swallowed!])
        expect(await states(server, away)).toEqual([[E.offline, EventState.open, 1, null]])
      expect(await states(server, returning!)).toEqual([])
      expect(await states(server, unbound!)).toEqual([])
      // People ignore it.
      expect(await states(server, left!)).toEqual([[E.offline, EventState.ignored, 1, null]])
      expect((await server.messages()).length - before).toBe(2)
      for (const { sn } of [heard!, swallowed!]) await server.tell(sn, 'online', ago(1))
      for (const away of [heard!, swallowed!])
        expect(await states(server, away)).toEqual([[E.offline, EventState.recovered, 1, null]])
      await look(server)
      expect((await server.messages()).length - before).toBe(2)
    })

    it('stand again at once where the device itself says again that it is away', async () => {
      const server = await shared()
      const [gateway, lock] = await behind(server, 1)
      await server.tell(lock!.sn, 'offline', ago(50))
      await server.tell(gateway.sn, 'offline', ago(49))
      await server.tell(gateway.sn, 'online', ago(30))
      await server.tell(lock!.sn, 'offline', ago(29))
      expect(await states(server, lock!)).toEqual([[E.offline, EventState.open, 2, null]])
    })

    it('are none where what is behind it has told another way that it is back', async () => {
      const server = await shared()
      const [gateway, lock] = await behind(server, 1)
      await server.tell(gateway.sn, 'offline', ago(50))
      await server.tell(lock!.sn, 'offline', ago(49))
      await server.tell(lock!.sn, 'alarm', ago(40), { data: { code: E.back_online } })
      await server.tell(gateway.sn, 'online', ago(30))
      await look(server)
      expect(await states(server, lock!)).toEqual([])
    })
  })

  it('are taken, assigned and handled by people, and end by themselves only while they are not', async () => {
    const server = await shared()
    const lock = await server.device()
    const step = async (id: unknown, name: string, body: object) => {
      const { version } = await server.info(`events/${Number(id)}`)
      return (await server.admin.call('POST', `/v3/events/${Number(id)}/${name}`, { version, ...body })).json
    }
    await server.tell(lock.sn, 'alarm', ago(30), { data: { code: E.ajar } })
    const [event] = await server.events(lock)
    // Only the server says so.
    expect((await step(event!.id, 'recover', {})).err_code).toBe(404)
    expect((await step(event!.id, 'take_on', { handler_id: 1 })).err_code).toBe(0)
    expect((await step(event!.id, 'settle', { result: '已到场关门' })).err_code).toBe(0)
    await server.tell(lock.sn, 'closed', ago(20))
    expect(await server.events(lock)).toMatchObject([{ state: EventState.done, result: '已到场关门' }])
    const handled = await server.info(`events/${Number(event!.id)}`)
    expect(Math.abs(Date.parse(String(handled['handled_at'])) - Date.now())).toBeLessThan(60_000)
    // What is ignored is counted and not told again, until it was over.
    await server.tell(lock.sn, 'alarm', ago(15), { data: { code: E.not_closed } })
    const ignored = (await server.events(lock)).find(({ code }) => code === E.not_closed)
    expect((await step(ignored!.id, 'ignore', {})).err_code).toBe(0)
    const told = (await server.messages()).length
    await server.tell(lock.sn, 'alarm', ago(14), { data: { code: E.not_closed } })
    expect((await server.messages()).length).toBe(told)
    await server.tell(lock.sn, 'closed', ago(13))
    await server.tell(lock.sn, 'alarm', ago(12), { data: { code: E.not_closed } })
    expect((await server.events(lock)).filter(({ code }) => code === E.not_closed)).toMatchObject([
      { state: EventState.ignored, times: 2 },
      { state: EventState.open, times: 1 },
    ])
  })

  it('are assigned: in hand from then on, and told to whoever has them, once', async () => {
    const server = await shared()
    const lock = await server.device()
    await server.tell(lock.sn, 'alarm', ago(30), { data: { code: E.tamper } })
    const [event] = await server.events(lock)
    const id = Number(event!.id)
    await addAccount(server as never, 'on-duty', ['device_base', 'homes_view'], { homes: [1] })
    await addAccount(server as never, 'elsewhere', ['device_base', 'homes_view'], { homes: [3] })
    const [duty, far] = await Promise.all(
      ['on-duty', 'elsewhere'].map((name) => loggedIn(server.app, name, `10.4.0.${name.length}`)),
    )
    const [{ staff_id: handler_id }] = (await server.rows(`select staff_id from staff where account = 'on-duty'`)) as [
      Row,
    ]
    const assign = (body: object, by = server.admin) => by.call('POST', `/v3/events/${id}/assign`, body)
    const told = async (by: Caller) =>
      ((await by.call('GET', '/v3/messages?limit=100')).json.data as unknown as { list: Row[] }).list.filter(
        ({ title }) => String(title).startsWith('异常已指派给您'),
      )
    expect((await assign({ handler_id }, far)).json.err_code).not.toBe(0)
    expect((await assign({ handler_id: 999_999 })).json.err_code).not.toBe(0)
    await addAccount(server as never, 'blind', ['log_check'], { homes: [1] })
    const [blind] = (await server.rows(`select staff_id from staff where account = 'blind'`)) as [Row]
    expect((await assign({ handler_id: blind.staff_id })).json.data).toEqual({
      fields: [{ field: 'handler_id', message: '该员工没有查看异常的权限，请选择其他处理人' }],
    })
    const { json } = await assign({ handler_id, note: '请带<b>钥匙' })
    expect([json.err_code, json.err_msg]).toEqual([0, ''])
    expect(await server.info(`events/${id}`)).toMatchObject({
      state: EventState.handling,
      handler_id,
      note: '请带<b>钥匙',
    })
    const [message, ...others] = await told(duty!)
    expect(others).toEqual([])
    expect(message!['title']).toBe('异常已指派给您：防撬报警')
    const { data } = (await duty!.call('GET', `/v3/messages/${Number(message!['id'])}`)).json
    expect(data['content']).toContain(`/house/event-list/${id}`)
    expect(data['content']).toContain('请带&lt;b&gt;钥匙')
    expect(await told(server.admin)).toEqual([])
    // The same once more, and what one takes on, is no news.
    await assign({ handler_id })
    await assign({ handler_id }, duty)
    expect(await told(duty!)).toHaveLength(1)
  })

  // What no device shows has tests of its own (`uncleared.test.ts`).
  const byDevices = alarms.filter(({ ends }) => ends === null || Object.hasOwn(ENDS, ends))
  it.each(byDevices.map((rule) => [rule.code, rule] as const))(
    '%i begins and ends as the table says',
    async (code, rule) => {
      const server = await shared()
      const of =
        rule.of?.[0] ?? (code >= 5001 ? 6 : code >= 4001 && code <= 4004 ? 10 : code >= 2001 && code <= 3002 ? 3 : 2)
      const device = await deviceOf(server, code === 3003 ? 6 : of)
      const states = async (wanted: number = code) =>
        (await server.events(device)).filter((one) => one.code === wanted).map(({ state }) => state)
      const tell = (kind: string, minutes: number, data = {}) => server.tell(device.sn, kind, ago(minutes), { data })
      const isCut = (is: boolean) =>
        server.rows('update devices set arrears_cut = $2 where device_id = $1', device.id, is)
      if (rule.tells !== null) {
        // It is no alarm: it ends those that its sign ends.
        const counterpart = alarms.find(
          (one) => one.ends === rule.tells && (one.of as readonly number[] | null)?.includes(of),
        )!
        await tell('offline', 30)
        expect(await states(counterpart.code)).toEqual([EventState.open])
        await tell('alarm', 20, { code })
        expect([await states(counterpart.code), await states()]).toEqual([[EventState.recovered], []])
        return
      }
      if (rule.starts === null) await tell('alarm', 30, { code })
      else {
        await isCut(rule.unless === 'arrears_cut')
        await tell(...STARTS[rule.starts]!(30, device.type))
      }
      expect(await server.events(device)).toMatchObject([{ code, level: rule.level, state: EventState.open, times: 1 }])
      await tell('alarm', 25, { code })
      expect(await server.events(device)).toMatchObject([{ code, times: 2 }])
      // No sign but its own ends it.
      for (const [sign, how] of Object.entries(ENDS))
        if (sign !== rule.ends && fits(sign, device.type)) await tell(...how(20, device.type))
      expect((await server.events(device)).find((one) => one.code === code)).toMatchObject({ state: EventState.open })
      if (rule.ends !== null) {
        if (rule.ends === 'paid')
          await server.rows('update devices set electric_amount = 100 where device_id = $1', device.id)
        const end = ENDS[rule.ends]!
        await tell(...end(10, device.type))
        expect(await states()).toEqual([rule.unless === null ? EventState.recovered : EventState.open])
        if (rule.unless === null) return
        await isCut(false)
        await tell(...end(5, device.type))
        expect(await states()).toEqual([EventState.recovered])
      }
    },
  )

  describe('in each state', () => {
    const { open: OPEN, handling, done, ignored, recovered } = EventState
    const POSSIBLE = {
      assign: [OPEN, handling],
      take_on: [OPEN],
      settle: [OPEN, handling],
      ignore: [OPEN, handling],
      reopen: [done, ignored],
    } as const
    type Verb = keyof typeof POSSIBLE
    const BODY: Readonly<Record<Verb, object>> = {
      assign: { handler_id: 1 },
      take_on: {},
      settle: { result: '已处理' },
      ignore: {},
      reopen: {},
    }
    it.each(
      [OPEN, handling, done, ignored, recovered].flatMap((state) =>
        (Object.keys(POSSIBLE) as Verb[]).map((verb) => [state, verb] as const),
      ),
    )('%i: %s', async (state, verb) => {
      const server = await shared()
      const device = await server.device()
      await server.tell(device.sn, 'alarm', ago(5), { data: { code: E.tamper } })
      const id = Number((await server.events(device))[0]!.id)
      await server.rows('update events set state = $2 where id = $1', id, state)
      const isPossible = (POSSIBLE[verb] as readonly number[]).includes(state)
      const { version, _actions } = await server.info(`events/${id}`)
      expect((_actions as readonly string[]).includes(verb === 'assign' ? 'event_assign' : verb)).toBe(isPossible)
      const body = verb === 'assign' ? BODY[verb] : { version, ...BODY[verb] }
      const { json } = await server.admin.call('POST', `/v3/events/${id}/${verb}`, body)
      expect(json.err_code === 0).toBe(isPossible)
    })
  })

  it.each([
    [{ msg_notify: false }, E.tamper, false],
    [{ enable_alarm: false }, E.tamper, false],
    [{ enable_alarm: false }, E.low_battery, true],
    [{ low_power: false }, E.low_battery, false],
    [{ low_power: false }, E.tamper, true],
    [{ msg_notify: true, alarm_begin: '00:00', alarm_end: '00:00' }, E.tamper, true],
    [{ alarm_begin: hourIn(-2), alarm_end: hourIn(2) }, E.tamper, true],
    [{ alarm_begin: hourIn(2), alarm_end: hourIn(3) }, E.tamper, false],
  ])('under %o: of %i somebody is told: %s; the record is made', async (setting, code, isTold) => {
    const server = await shared()
    const lock = await server.device()
    const { json } = await server.admin.call('POST', '/v3/lock_settings', {
      level: 4,
      home_id: 1,
      room_id: lock.room,
      ...setting,
    })
    expect(json.err_code).toBe(0)
    const before = (await server.messages()).length
    await server.tell(lock.sn, 'alarm', ago(1), { data: { code } })
    expect(await server.events(lock)).toHaveLength(1)
    expect((await server.messages()).length - before).toBe(isTold ? 1 : 0)
  })
})

test.each([
  ['08:00', null, null, true],
  ['08:00', '07:00', '09:00', true],
  ['09:00', '07:00', '09:00', false],
  ['23:30', '22:00', '06:00', true],
  ['05:59', '22:00', '06:00', true],
  ['12:00', '22:00', '06:00', false],
])('at %s between %s and %s: %s', (time, begin, end, expected) => {
  expect(isWithin(time, begin, end)).toBe(expected)
})

const START = Date.now() - 60 * 60_000

interface Story {
  readonly told: readonly { readonly kind: string; readonly data: Readonly<Record<string, unknown>> }[]
  /** Each of them at least once. */
  readonly order: readonly number[]
}

/** A lock's reports, a minute apart, and in which order they come. */
const stories: fc.Arbitrary<Story> = fc
  .array(
    fc.oneof(
      fc.constantFrom('online', 'offline', 'closed', 'locked').map((kind) => ({ kind, data: {} })),
      fc.constantFrom(-1, 5, 9, 10, 80).map((battery) => ({ kind: 'status', data: { battery } })),
      fc.constantFrom(1, 2, 3).map((signal) => ({ kind: 'status', data: { signal } })),
      fc
        .constantFrom(E.ajar, E.tamper, E.low_battery, E.long_unopened, E.long_unlocked)
        .map((code) => ({ kind: 'alarm', data: { code } })),
      fc.constantFrom(1, 2).map((result) => ({ kind: 'opening', data: { open_way: 2, result } })),
    ),
    { minLength: 2, maxLength: 9 },
  )
  .chain((told) => {
    const places = told.map((_, place) => place)
    return fc
      .array(fc.constantFrom(...places), { maxLength: 4 })
      .chain((again) => fc.shuffledSubarray([...places, ...again], { minLength: places.length + again.length }))
      .map((order) => ({ told, order }))
  })
