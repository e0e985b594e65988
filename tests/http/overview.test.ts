/** The home page's figures count what the lists show to the same person; messages are unread until they are opened. */
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../src/values/calendar.ts'
import { settledDays } from '../../src/apartment/operations/home/overview.ts'
import { describeStores } from '../support/stores.ts'
import { loggedIn, startServer, type Caller, type TestServer } from './support/server.ts'

interface Figures {
  readonly figures: readonly { readonly key: string; readonly value: string | null; readonly count: number }[]
  readonly energy: readonly unknown[]
}

describe('the energy of thirty days', () => {
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
  ])('has thirty days when that %s', (_, last, from, to) => {
    const days = settledDays(until(last), TODAY)
    expect([days.length, days[0]?.day, days.at(-1)?.day, days.filter(({ used }) => used === null)]).toEqual([
      30,
      from,
      to,
      [],
    ])
  })
  it('shows a day of which nothing is known in its place', () => {
    expect(settledDays(until(-1, -5), TODAY).filter(({ used }) => used === null)).toEqual([
      { day: '2026-11-17', used: null },
    ])
  })
  it('is none where nothing was ever settled', () => {
    expect(settledDays(new Map(), TODAY)).toEqual([])
  })
})

describeStores('The overview', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(open)
  })
  const of = async (name: string) =>
    (await (await loggedIn(server.app, name)).call('GET', '/v3/home_overview')).json.data as unknown as Figures

  it('leaves out what the asker may not see', async () => {
    expect(new Set((await of('admin')).figures.map(({ key }) => key))).toEqual(
      new Set([
        'devices',
        'devices_offline',
        'rooms_let',
        'rooms_vacant',
        'leases_ending',
        'tickets_open',
        'events_open',
        'bills_due',
        'bills_overdue',
        'invoices_open',
      ]),
    )
    expect((await of('guest')).figures).toEqual([])
  })

  it('counts unread messages until each is opened, for each account apart', async () => {
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
