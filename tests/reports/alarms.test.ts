/** Alarms: raised, counted, ended by their counterpart, handled, and told to whoever is to know. */
import { expect, it, test } from 'vitest'
import { AbnormalEvent as E, EventLevel, EventState } from '../../src/generated/enums.ts'
import { isWithin } from '../../src/apartment/domain/alarms.ts'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn } from '../http/support/server.ts'
import { PASSWORD } from '../http/support/world.ts'
import { describeStores } from '../support/stores.ts'
import { ago, reporting } from './support.ts'

describeStores('Alarms', (open) => {
  it('of one code and device are one that counts, told once', async () => {
    const server = await reporting(open)
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
    expect(content).toContain(`/reporting/abnormal_report/${Number(event!.id)}`)
    expect(content).toContain('&lt;b&gt;撬')
  })

  it('are told to those who look after the home, and to nobody who looks after another', async () => {
    const server = await reporting(open)
    for (const [account, home] of [
      ['near', 1],
      ['far', 2],
    ] as const)
      await addAccount(server, account, ['log_check'], { homes: [home] })
    const lock = await server.device()
    await server.tell(lock.sn, 'alarm', ago(5), { data: { code: E.tamper } })
    const titles = async (account: string) => {
      const who = await loggedIn(server.app, account, undefined, PASSWORD)
      return (await who.call('GET', '/v3/messages')).json.data.list.map(({ title }) => title)
    }
    expect(await titles('near')).toEqual([expect.stringMatching(/^防撬报警：/)])
    expect(await titles('far')).toEqual([])
  })

  it('end by their counterparts, and begin anew after them', async () => {
    const server = await reporting(open)
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
    const server = await reporting(open)
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
    const server = await reporting(open)
    const [low, odd] = [await server.device(), await server.device()]
    await server.tell(low.sn, 'alarm', ago(1), { data: { code: E.low_battery, battery: 9 } })
    await server.tell(odd.sn, 'alarm', ago(1), { data: { code: E.low_battery, battery: 10 } })
    const details = await server.list(`events?code=${E.low_battery}&device_id=${low.id},${odd.id}&sort=first_at`)
    expect(new Set(details.map(({ detail }) => detail))).toEqual(new Set(['低电量（9%）', '电量异常']))
  })

  it('that come late are over already, and count among those that were', async () => {
    const server = await reporting(open)
    const lock = await server.device()
    const before = (await server.messages()).length
    await server.tell(lock.sn, 'closed', ago(10))
    await server.tell(lock.sn, 'alarm', ago(30), { data: { code: E.ajar } })
    await server.tell(lock.sn, 'alarm', ago(20), { data: { code: E.ajar } })
    expect(await server.events(lock)).toMatchObject([{ times: 2, state: EventState.recovered }])
    expect((await server.messages()).length).toBe(before)
  })

  it.each(Array.from({ length: 8 }, (_, seed) => seed))(
    'stand or are over whatever the order in which reports come (%i)',
    async (seed) => {
      const server = await reporting(open)
      const told = [
        ['offline', 90, {}],
        ['online', 80, {}],
        ['offline', 70, {}],
        ['alarm', 65, { code: E.ajar }],
        ['closed', 60, {}],
        ['alarm', 55, { code: E.ajar }],
        ['status', 50, { battery: 5 }],
        ['status', 40, { battery: 80 }],
        ['alarm', 35, { code: E.tamper }],
        ['alarm', 34, { code: E.tamper }],
        ['opening', 30, { open_way: 2 }],
      ] as const
      const at = told.map(([, minutes]) => ago(minutes))
      const end = async (order: readonly number[]) => {
        const lock = await server.device()
        for (const place of order) {
          const [kind, , data] = told[place]!
          const report = { sequence: place + 1, data }
          await server.tell(lock.sn, kind, at[place]!, report)
          if ((place + seed) % 3 === 0) await server.tell(lock.sn, kind, at[place]!, report)
        }
        const events = await server.events(lock)
        const { net_state, battery } = await server.info(`devices/${lock.id}`)
        const codes = [...new Set(events.map(({ code }) => Number(code)))].sort((one, other) => one - other)
        return {
          net_state,
          battery,
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
      const inOrder = told.map((_, place) => place)
      expect(await end(shuffled(inOrder, seed))).toEqual(await end(inOrder))
    },
  )

  it('are one for a gateway that is away, and none for what is behind it', async () => {
    const server = await reporting(open)
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

  it('are taken, assigned and handled by people, and end by themselves only while they are not', async () => {
    const server = await reporting(open)
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

  it.each([
    [{ msg_notify: false }, E.tamper, false],
    [{ enable_alarm: false }, E.tamper, false],
    [{ enable_alarm: false }, E.low_battery, true],
    [{ low_power: false }, E.low_battery, false],
    [{ low_power: false }, E.tamper, true],
    [{ msg_notify: true, alarm_begin: '00:00', alarm_end: '00:00' }, E.tamper, true],
  ])('under %o: of %i somebody is told: %s; the record is made', async (setting, code, isTold) => {
    const server = await reporting(open)
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

/** Always the same for the same seed. */
function shuffled(items: readonly number[], seed: number): readonly number[] {
  const left = [...items]
  const out: number[] = []
  for (let state = seed + 1; left.length > 0;) {
    state = (state * 48_271) % 2_147_483_647
    out.push(...left.splice(state % left.length, 1))
  }
  return out
}
