/**
 * What the demo's messages tell is so: the lists that they lead to show as many records as they say, and each reaches
 * those who may see what it tells of.
 */
import { beforeAll, expect, it } from 'vitest'
import { isObject } from '../../src/values/is-object.ts'
import { TicketState } from '../../src/generated/enums.ts'
import { logins, password } from '../../src/apartment/demo/logins.ts'
import { loggedIn, startDemo, type Caller, type TestServer } from '../http/support/server.ts'
import { dueSince, runnerOn } from '../jobs/support.ts'
import { describeOne } from '../support/stores.ts'

interface Message {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly type: number
  readonly store_ids: readonly number[]
  readonly sent_at: string
}

const LINK = /<a href="([^"]+)">([^<]+)<\/a>/
const digits = (text: string | undefined): string => /\d+/.exec(text ?? '')?.[0] ?? ''

describeOne('the messages of the demo', (open) => {
  let server: TestServer
  let admin: Caller
  let all: readonly Message[]
  beforeAll(async () => {
    server = await startDemo(open, {}, { scale: 0.3, now: new Date().toISOString() })
    admin = await loggedIn(server.app, 'admin', undefined, password)
    all = await seenBy(admin)
  }, 120_000)

  const seenBy = async (caller: Caller): Promise<readonly Message[]> => {
    const { list } = (await caller.call('GET', '/v3/messages?limit=100')).json.data
    return Promise.all(
      list.map(
        async ({ id }) => (await caller.call('GET', `/v3/messages/${String(id)}`)).json.data as unknown as Message,
      ),
    )
  }
  /** The address of a list page → what its list is asked for. */
  const listOf = async (address: string, caller = admin) => {
    const { pathname, searchParams } = new URL(address, 'http://console.test')
    const entity = Object.values(server.model.entities).find(({ menu }) => menu?.path === pathname)
    const filter: unknown = JSON.parse(searchParams.get('filter') ?? '{}')
    const query = new URLSearchParams(
      isObject(filter) ? Object.entries(filter).map(([name, value]) => [name, String(value)]) : [],
    )
    const { json } = await caller.call('GET', `/v3/${entity!.plural}?${query.toString()}&count=exact&limit=100`)
    return (json.err_code === 0 ? json.data : null) as null | { count: number; list: readonly { home_id: number }[] }
  }

  it('count as many records as the list that they lead to, all of their store', async () => {
    const counting = all.filter(({ content }) => LINK.exec(content)?.[1]?.includes('filter='))
    expect(new Set(counting.map(({ type }) => type)).size).toBeGreaterThanOrEqual(2)
    const homes = new Map(
      (await admin.call('GET', '/v3/homes?limit=100')).json.data.list.map(({ home_id, store_id }) => [
        Number(home_id),
        Number(store_id),
      ]),
    )
    for (const { title, content, store_ids } of counting) {
      const [, address = '', text] = LINK.exec(content) ?? []
      const { count, list } = (await listOf(address))!
      expect({ title, says: digits(text), inTitle: /有(\d+)/.exec(title)?.[1] ?? digits(text) }).toEqual({
        title,
        says: String(count),
        inTitle: String(count),
      })
      expect(count).toBeGreaterThan(0)
      expect([...new Set(list.map(({ home_id }) => homes.get(home_id)))]).toEqual(store_ids)
    }
  })

  it('tell of every lease that the home page counts as ending, by the name of its room, as the job goes on to', async () => {
    const { counts } = (await admin.call('GET', '/v3/dashboard?name=home')).json.data as unknown as {
      counts: readonly { name: string; count: number }[]
    }
    const told = async () =>
      (
        await server.store.query({
          text: 'select lease_id, lease_days, title from messages where client_id = 1 and lease_id is not null order by id',
          values: [],
        })
      ).rows
    const before = await told()
    expect(before.length).toBeGreaterThan(0)
    for (const { lease_id, title } of before) {
      const { _labels: labels } = (await admin.call('GET', `/v3/leases/${String(lease_id)}`)).json.data as unknown as {
        _labels: { home_id: string; room_id: string }
      }
      expect(title).toContain(`${labels.home_id} ${labels.room_id}的租约还有`)
    }
    const runner = runnerOn(server.store, server.model)
    await runner.look()
    await dueSince(server.store, 'lease_ending', '1 minute')
    await runner.go()
    const after = await told()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(new Set(after.map(({ lease_id }) => lease_id)).size).toBe(
      counts.find(({ name }) => name === 'leases_ending')?.count,
    )
    const isNew = ({ lease_id, lease_days }: Record<string, unknown>) =>
      !before.some((one) => one['lease_id'] === lease_id && Number(one['lease_days']) <= Number(lease_days))
    expect(after.slice(before.length).filter((one) => !isNew(one))).toEqual([])
  })

  it('name a store in their title only if it is theirs, and a ticket only if it waits to be checked', async () => {
    const stores = new Map(
      (await admin.call('GET', '/v3/stores?limit=100')).json.data.list.map(({ id, name }) => [
        Number(id),
        String(name),
      ]),
    )
    for (const { title, store_ids } of all)
      expect(
        [...stores]
          .filter(([, name]) => title.startsWith(name))
          .map(([id]) => id)
          .filter((id) => !store_ids.includes(id)),
      ).toEqual([])
    const waiting = all.flatMap(({ content, store_ids }) => {
      const id = /href="\/ticket\/(\d+)"/.exec(content)?.[1]
      return id === undefined ? [] : [{ id, store_ids }]
    })
    expect(waiting.length).toBeGreaterThan(0)
    for (const { id, store_ids } of waiting) {
      const ticket = (await admin.call('GET', `/v3/tickets/${id}`)).json.data
      const home = (await admin.call('GET', `/v3/homes/${String(ticket['home_id'])}`)).json.data
      expect({ id, state: Number(ticket['state']), store_ids }).toEqual({
        id,
        state: TicketState.awaiting_acceptance,
        store_ids: [Number(home['store_id'])],
      })
    }
  })

  it('reach those who may see all that they tell of, and nobody else', async () => {
    const others = all.filter(({ store_ids }) => store_ids.length > 0)
    expect([others.length < all.length, new Set(others.flatMap(({ store_ids }) => store_ids)).size]).toEqual([true, 5])
    const homes = async (caller: Caller) => (await caller.call('GET', '/v3/homes?limit=100')).json.data.list
    const leases = new Map(
      (
        await server.store.query({
          text: 'select id, lease_id from messages where client_id = 1 and lease_id is not null',
          values: [],
        })
      ).rows.map(({ id, lease_id }) => [Number(id), `/v3/leases/${String(lease_id)}`]),
    )
    /** Everything that a message leads to, and how much of it is there. */
    const told = async (caller: Caller, { id, content }: Message) => {
      const records = [...content.matchAll(/href="\/ticket\/(\d+)"/g)].map(([, ticket]) => `/v3/tickets/${ticket!}`)
      const found = await Promise.all(
        [...records, ...[leases.get(id) ?? []].flat()].map(async (url) => (await caller.call('GET', url)).status),
      )
      const lists = [...content.matchAll(/href="([^"]+filter=[^"]+)"/g)].map(([, address]) => address!)
      const counts = await Promise.all(lists.map(async (address) => (await listOf(address, caller))?.count))
      return JSON.stringify([found, counts])
    }
    const tells = new Map(await Promise.all(all.map(async (one) => [one.id, await told(admin, one)] as const)))
    expect([...tells.values()].filter((one) => /null|404/.test(one))).toEqual([])
    const everyHome = await homes(admin)
    for (const { account } of logins.filter((login) => login.client_id === 1 && login.active)) {
      const caller = await loggedIn(server.app, account, undefined, password)
      const seen = await seenBy(caller)
      const mine = new Set((await homes(caller)).map(({ home_id }) => home_id))
      const beyond = everyHome.filter(({ home_id }) => !mine.has(home_id)).map(({ name }) => String(name))
      const named = seen.filter(({ title, content }) => beyond.some((name) => `${title} ${content}`.includes(name)))
      expect({ account, named: named.map(({ title }) => title) }).toEqual({ account, named: [] })
      const theirs = []
      for (const one of all) if ((await told(caller, one)) === tells.get(one.id)) theirs.push(one.title)
      expect({ account, seen: seen.map(({ title }) => title) }).toEqual({ account, seen: theirs })
    }
  })
})
