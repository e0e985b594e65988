/** The board of rooms: every room once, in its order; each count is the number of rooms that its state leaves. */
import { beforeAll, expect, test } from 'vitest'
import type { CallTypes } from '../../src/generated/call-types.ts'
import { addDays, dayOf } from '../../src/values/calendar.ts'
import { describeOne } from '../support/stores.ts'
import { loggedIn, startDemo, type Answer, type Caller, type TestServer } from './support/server.ts'

type Page = CallTypes['room_board']['response']
const shown = ({ status, json }: Answer): unknown => {
  if (status !== 200) throw new Error(JSON.stringify(json))
  return json.data
}
type Counts = CallTypes['room_board_counts']['response']

interface Figures {
  readonly counts: readonly { readonly name: string; readonly count: number }[]
}
interface Meter {
  readonly room_id: number
  readonly device_type: number
}

describeOne('the board of rooms', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startDemo(open)
    admin = await loggedIn(server.app, 'admin', undefined, 'Demo-2026')
    // Somebody comes in some days.
    const [{ room_id, home_id }] = (await everyPage(admin, { state: 'vacant' })).rooms as [Page['rooms'][number]]
    const person = { name: '待住', phone: '13800019999', home_id }
    const { tenant_id } = shown(await admin.call('POST', '/v3/tenants', person)) as { tenant_id: number }
    const lease_range = [addDays(dayOf(new Date()), 9), addDays(dayOf(new Date()), 99)]
    shown(await admin.call('POST', '/v3/leases', { home_id, room_id, tenant_id, lease_range, rent: '1.00' }))
  })
  const asked = (of: Readonly<Record<string, string>>) => new URLSearchParams(of).toString()
  const pageOf = async (who: Caller, of: Readonly<Record<string, string>> = {}) =>
    shown(await who.call('GET', `/v3/room_board?${asked(of)}`)) as Page
  const countsOf = async (who: Caller, of: Readonly<Record<string, string>> = {}) =>
    shown(await who.call('GET', `/v3/room_board_counts?${asked(of)}`)) as Counts
  const everyPage = async (who: Caller, of: Readonly<Record<string, string>> = {}) => {
    const pages: Page[] = []
    for (let after: string | null = ''; after !== null; after = pages.at(-1)!.next)
      pages.push(await pageOf(who, after === '' ? of : { ...of, after }))
    return { pages, rooms: pages.flatMap(({ rooms }) => rooms) }
  }
  const scalar = async (text: string) => Number((await server.store.query({ text, values: [] })).rows[0]?.['count'])

  test('shows each common room and public area once, page after page, home by home', async () => {
    const { pages, rooms } = await everyPage(admin, { limit: '20' })
    expect(pages.length).toBeGreaterThan(1)
    expect(new Set(rooms.map(({ room_id }) => room_id)).size).toBe(rooms.length)
    expect(rooms).toHaveLength(await scalar('select count(*) from rooms where client_id = 1 and room_type in (1, 2)'))
    const homes = rooms.map(({ home_id }) => home_id).filter((home, at, all) => home !== all[at - 1])
    expect(new Set(homes).size).toBe(homes.length)
    for (const { homes: named, rooms: tiles } of pages)
      expect(new Set(named.map(({ home_id }) => home_id))).toEqual(new Set(tiles.map(({ home_id }) => home_id)))
  })

  test('leaves as many rooms by each state as it counts', async () => {
    const { rooms: total, states } = await countsOf(admin)
    expect((await everyPage(admin)).rooms).toHaveLength(total)
    const shown: [string, number][] = []
    for (const { state } of states) shown.push([state, (await everyPage(admin, { state })).rooms.length])
    expect(shown).toEqual(states.map(({ state, count }) => [state, count]))
    // The demo has some of each.
    expect(states.filter(({ count }) => count === 0)).toEqual([])
  })

  test('shows of each state what tells of it', async () => {
    const of = async (state: string) => (await everyPage(admin, { state })).rooms
    expect((await of('vacant')).every(({ lease, room_let }) => lease === null && room_let === 1)).toBe(true)
    expect((await of('booked')).every(({ lease, next, room_let }) => !lease && next && room_let === 3)).toBe(true)
    expect((await of('let')).every(({ lease }) => lease !== null)).toBe(true)
    expect((await of('frozen')).every(({ lease }) => lease?.frozen)).toBe(true)
    expect((await of('abnormal')).every(({ events }) => events > 0)).toBe(true)
    expect((await of('offline')).every(({ devices }) => devices.some(({ net_state }) => net_state === 2))).toBe(true)
    expect((await of('arrears')).every(({ devices }) => devices.some(({ arrears }) => arrears))).toBe(true)
    expect((await of('uncleared')).every(({ uncleared }) => uncleared > 0)).toBe(true)
  })

  test.each(['admin', 'keeper'])(
    'counts for %s as many rooms in arrears as the home page, water included',
    async (name) => {
      const who = await loggedIn(server.app, name, undefined, 'Demo-2026')
      const counted = (await countsOf(who)).states.find(({ state }) => state === 'arrears')!.count
      const figures = shown(await who.call('GET', '/v3/dashboard?name=home')) as Figures
      const told = figures.counts.find((figure) => figure.name === 'arrears')!
      expect(counted).toBeGreaterThan(0)
      expect(told.count).toBe(counted)
      const rooms = (await everyPage(who, { state: 'arrears' })).rooms
      const meters = shown(await who.call('GET', '/v3/devices?in_arrears=true&limit=200')) as { list: readonly Meter[] }
      expect(new Set(meters.list.map(({ room_id }) => room_id))).toEqual(new Set(rooms.map(({ room_id }) => room_id)))
      if (name === 'admin') expect(meters.list.map(({ device_type }) => device_type)).toContain(6)
    },
  )

  test('is narrowed to a store, a home and a word, and counts the same', async () => {
    const [home] = (await pageOf(admin)).homes
    const stored = await everyPage(admin, { store_id: String(home!.store_id) })
    expect(new Set(stored.pages.flatMap(({ homes }) => homes.map(({ store_id }) => store_id)))).toEqual(
      new Set([home!.store_id]),
    )
    expect((await countsOf(admin, { store_id: String(home!.store_id) })).rooms).toBe(stored.rooms.length)
    const one = { home_id: String(home!.home_id), word: home!.name.slice(1, 4) }
    const { rooms } = await everyPage(admin, one)
    expect(rooms.length).toBeGreaterThan(0)
    expect(new Set(rooms.map(({ home_id }) => home_id))).toEqual(new Set([home!.home_id]))
    expect((await countsOf(admin, one)).rooms).toBe(rooms.length)
    expect((await everyPage(admin, { word: '没有这样的房源' })).rooms).toEqual([])
  })

  test('hides what a mask hides', async () => {
    const { rooms } = await pageOf(admin, { state: 'let' })
    expect(rooms.filter(({ lease }) => !lease?.tenant.includes('*'))).toEqual([])
  })

  test('tells nothing of what the asker may not see, nor counts it', async () => {
    const engineer = await loggedIn(server.app, 'engineer', undefined, 'Demo-2026')
    const { states } = await countsOf(engineer)
    expect(states.map(({ state }) => state)).toEqual([
      ...['vacant', 'booked', 'let', 'abnormal', 'equipped', 'offline', 'arrears', 'uncleared'],
    ])
    const { rooms } = await everyPage(engineer)
    expect(rooms.filter(({ lease }) => lease !== null)).toEqual([])
    expect(rooms.some(({ devices }) => devices.length > 0)).toBe(true)
    expect((await engineer.call('GET', '/v3/room_board?state=frozen')).status).toBe(403)
  })

  test('shows a keeper their own homes alone', async () => {
    const keeper = await loggedIn(server.app, 'keeper', undefined, 'Demo-2026')
    const all = (await countsOf(admin)).rooms
    const { rooms } = await everyPage(keeper)
    const { count } = shown(
      await keeper.call('GET', '/v3/rooms?room_type=1,2&limit=1&columns=room_id&count=exact'),
    ) as { count: number }
    expect(rooms).toHaveLength(count)
    expect(rooms).toHaveLength((await countsOf(keeper)).rooms)
    expect(rooms.length).toBeLessThan(all)
    const { states } = await countsOf(keeper)
    const left: [string, number][] = []
    for (const { state } of states) left.push([state, (await everyPage(keeper, { state })).rooms.length])
    expect(left).toEqual(states.map(({ state, count }) => [state, count]))
  })

  test.each([
    'x',
    Buffer.from('[1]').toString('base64url'),
    Buffer.from('["1",2,"",1,"",1,"",1]').toString('base64url'),
  ])('refuses what is no end of a page: %s', async (after) => {
    const { status, json } = await admin.call('GET', `/v3/room_board?after=${after}`)
    expect([status, (json.data as { fields?: unknown[] } | null)?.fields?.[0]]).toEqual([
      422,
      { field: 'after', message: '页码标记无效，请从第一页重新查看' },
    ])
  })
})
