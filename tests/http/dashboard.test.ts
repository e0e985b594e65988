/** A dashboard's figures count what the lists show to the same person; messages are unread until they are opened. */
import { Decimal } from 'decimal.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { password } from '../../src/apartment/demo/logins.ts'
import { addDays } from '../../src/values/calendar.ts'
import { settledDays } from '../../src/server/calls/dashboard.ts'
import { describeOne } from '../support/stores.ts'
import { loggedIn, startDemo, startServer, type Caller, type TestServer } from './support/server.ts'

interface Figures {
  readonly counts: readonly {
    readonly name: string
    readonly value: string | null
    readonly apart: boolean
    readonly range: Readonly<Record<string, string>>
    readonly count: number
    readonly exact: boolean
    readonly sum: string | null
  }[]
  readonly days: readonly { readonly name: string; readonly sums: readonly unknown[] }[]
}

describe('the days of a dashboard', () => {
  const TODAY = '2026-11-22'
  const until = (last: number, without = 0) =>
    new Map(
      Array.from({ length: 31 }, (_, at) => addDays(TODAY, last - at))
        .filter((day) => day !== addDays(TODAY, without))
        .map((day) => [day, '1.00']),
    )

  it.each([
    ['of the day before has been settled', -1, '2026-10-23', '2026-11-21'],
    ['is still being settled after midnight', -2, '2026-10-22', '2026-11-20'],
  ])('are thirty when that %s', (_, last, from, to) => {
    const days = settledDays(until(last), TODAY, 30)
    expect([days.length, days[0]?.day, days.at(-1)?.day, days.filter(({ sum }) => sum === null)]).toEqual([
      30,
      from,
      to,
      [],
    ])
  })
  it('shows a day of which nothing is known in its place', () => {
    expect(settledDays(until(-1, -5), TODAY, 30).filter(({ sum }) => sum === null)).toEqual([
      { day: '2026-11-17', sum: null },
    ])
  })
  it('are none where nothing was ever settled', () => {
    expect(settledDays(new Map(), TODAY, 30)).toEqual([])
  })
})

describeOne('The home page', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startDemo(open, {}, { scale: 0.3, now: new Date().toISOString() })
    // Before anybody asks: figures that took long are known to an account for a moment.
    await server.store.query({
      text: 'update check_outs set paid_at = null where client_id = 1 and id % 4 = 0',
      values: [],
    })
    await server.store.query({
      text: `update tickets set handler_id = (select staff_id from staff where client_id = 1 and account = 'engineer')
        where client_id = 1 and ticket_id in (select ticket_id from tickets where client_id = 1 and state = 8 limit 2)`,
      values: [],
    })
  })
  const as = (name: string) => loggedIn(server.app, name, undefined, password)
  const figuresOf = async (who: Caller) =>
    (await who.call('GET', '/v3/dashboard?name=home')).json.data as unknown as Figures
  const of = async (name: string) => figuresOf(await as(name))
  const namesOf = ({ counts }: Figures) => new Set(counts.map(({ name }) => name))

  it('has for each role what it may see, and what is meant for it', async () => {
    const [manager, keeper, finance, engineer] = await Promise.all(['manager', 'keeper', 'finance', 'engineer'].map(of))
    const settled = ['arrears', 'refunds_due', 'settlements_owed']
    const tickets = ['my_tickets', 'tickets_open']
    const devices = ['events_open', 'gateways_offline', 'devices_offline', 'meters_silent', 'battery_low', 'removals']
    const shared = [...tickets, ...devices]
    const leases = [
      'leases_starting',
      'leases_ending_soon',
      'leases_overstayed',
      'rooms_vacant',
      'rooms_let',
      'leases_ending',
    ]
    const rows = ['removals_rows', 'my_tickets_rows', 'tickets_rows']
    const ends = ['starting_rows', 'ending_rows', 'overstayed_rows', 'arrears_rows']
    expect(namesOf(keeper!)).toEqual(new Set([...shared, ...leases, ...settled, ...rows, ...ends, 'devices_kept']))
    expect(namesOf(manager!)).toEqual(new Set([...shared, ...leases, ...settled, ...rows, ...ends, 'devices']))
    expect(namesOf(engineer!)).toEqual(new Set([...shared, ...rows, 'gateways_rows', 'battery_rows', 'devices_kept']))
    expect(namesOf(finance!)).toEqual(
      new Set([
        ...settled,
        'bills_overdue',
        'bills_due',
        'invoices_open',
        'refunds_rows',
        'bills_rows',
        'invoices_rows',
      ]),
    )
    expect([manager, keeper, finance, engineer].map((figures) => figures!.days.map(({ sums }) => sums.length))).toEqual(
      [[30], [], [], []],
    )
  })

  it.each(['admin', 'keeper', 'finance', 'engineer', 'second-keeper'])(
    'counts for %s what the lists behind its figures show to that account',
    async (name) => {
      const who = await as(name)
      const { counts } = await figuresOf(who)
      for (const part of server.model.dashboards['home']!.parts) {
        for (const figure of part.part === 'figures' ? part.figures : part.part === 'list' ? [part] : []) {
          const found = counts.find((one) => one.name === figure.name)
          if (found === undefined) continue
          const query = new URLSearchParams({ ...figure.filter, ...found.range, limit: '1' })
          // As its rows are asked for.
          if ('sort' in figure && figure.sort !== null)
            query.set('sort', `${figure.sort.desc ? '-' : ''}${figure.sort.field}`)
          const { plural } = server.model.entities[figure.entity]!
          const { json } = await who.call('GET', `/v3/${plural}?${query.toString()}`)
          expect([figure.name, json.err_msg, found.count]).toEqual([figure.name, '', json.data.count])
        }
      }
    },
  )

  it('tells finance what is to be paid out, with its sum, until the payment is registered', async () => {
    const who = await as('finance')
    const due = async () => (await figuresOf(who)).counts.find(({ name }) => name === 'refunds_due')!
    const before = await due()
    const { list } = (await who.call('GET', '/v3/check_outs?settlement=1&limit=100')).json.data as unknown as {
      list: readonly { readonly id: number; readonly refund: string }[]
    }
    const sum = list.reduce((all, { refund }) => all.plus(refund), new Decimal(0))
    expect(before).toMatchObject({ count: list.length, sum: sum.toFixed(2) })
    expect(list.length).toBeGreaterThan(1)
    const [first] = list
    expect((await who.call('POST', `/v3/check_outs/${first!.id}/pay`)).json.err_code).toBe(0)
    expect(await due()).toMatchObject({ count: list.length - 1, sum: sum.minus(first!.refund).toFixed(2) })
    // Of the leases behind them nothing is theirs.
    for (const [method, path] of [
      ['GET', '/v3/leases'],
      ['GET', '/v3/tenants'],
      ['POST', `/v3/check_outs/${list[1]!.id}/undo`],
    ] as const)
      expect((await who.call(method, path, method === 'POST' ? {} : undefined)).status).toBe(403)
  })

  it('counts the tickets that are the own of whoever looks, and no others', async () => {
    const engineer = await as('engineer')
    const mine = async (who: Caller) => (await figuresOf(who)).counts.find(({ name }) => name === 'my_tickets')!
    const { count, range } = await mine(engineer)
    expect(count).toBeGreaterThanOrEqual(2)
    const open = 'state=2,3,8,9,10&limit=1'
    const listed = await engineer.call('GET', `/v3/tickets?handler_id=${range['handler_id']!}&${open}`)
    expect(listed.json.data['count']).toBe(count)
    const all = await engineer.call('GET', `/v3/tickets?${open}`)
    expect(Number(all.json.data['count'])).toBeGreaterThan(count)
    expect((await mine(await as('keeper2'))).range).not.toEqual(range)
  })

  it('tells of each kind of device those that are away apart', async () => {
    const { counts } = await of('manager')
    const gateways = counts.filter(({ name, value }) => name === 'devices' && (value === '1' || value === '5'))
    expect(gateways.map(({ apart }) => apart)).toEqual([false, true, false, true])
    expect(gateways[1]!.count + gateways[3]!.count).toBe(counts.find(({ name }) => name === 'gateways_offline')!.count)
  })

  it('is refused by a name that no dashboard has', async () => {
    const who = await as('keeper')
    for (const name of ['toString', 'hme'])
      expect((await who.call('GET', `/v3/dashboard?name=${name}`)).json.err_msg).toContain('name')
  })
})

describeOne('Unread messages', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(open)
  })

  it('are counted until each is opened, for each account apart', async () => {
    await server.store.query({
      text: `insert into messages (client_id, title, type, content) values (1, '停水通知', 1, '<p>今晚</p>')`,
      values: [],
    })
    const user = await loggedIn(server.app, 'keeper')
    const unread = async (who: Caller) =>
      (await who.call('GET', '/v3/messages?read=false&limit=1&columns=id')).json.data as unknown as {
        count: number
        list: { id: number }[]
      }
    const { count, list } = await unread(user)
    expect(count).toBe(1)
    await user.call('GET', `/v3/messages/${list[0]!.id}`)
    expect((await unread(user)).count).toBe(0)
    expect((await unread(await loggedIn(server.app, 'admin'))).count).toBe(1)
  })
})
