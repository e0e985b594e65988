/** Who is told of leases that end, when, and how often. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leaseEnding } from '../../src/apartment/domain/lease-ending.ts'
import { leaseEndingJob } from '../../src/apartment/jobs/lease-ending.ts'
import { dayOf, addDays } from '../../src/values/calendar.ts'
import { addAccount } from '../http/support/accounts.ts'
import { loggedIn, projectModel, startServer, type TestServer } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { dueSince, job, runnerOf, runs } from './support.ts'

const { app } = await projectModel()

describe('what is said of a lease that ends', () => {
  const lease = { lease_id: 12, place: '晴空公寓 1-101', ends_on: '2026-07-01' }
  test.each([
    ['zh', 0, '晴空公寓 1-101的租约今天到期'],
    ['zh', 1, '晴空公寓 1-101的租约明天到期'],
    ['zh', 30, '晴空公寓 1-101的租约还有30天到期'],
    ['en', 0, 'The lease of 晴空公寓 1-101 ends today'],
    ['en', 1, 'The lease of 晴空公寓 1-101 ends tomorrow'],
    ['en', 7, 'The lease of 晴空公寓 1-101 ends in 7 days'],
  ] as const)('%s, %i days before', (lang, left, title) => {
    const said = leaseEnding(app.copy, lang, { ...lease, left })
    expect(said.title).toBe(title)
    expect(said.content).toContain('<strong>2026-07-01</strong>')
    expect(said.content).toContain('href="/renter/lease-list/12"')
    expect(said.content).not.toContain('{')
  })

  test('fits a title, however long the name of the place is', () => {
    const { title } = leaseEnding(app.copy, 'zh', { ...lease, place: '长'.repeat(120), left: 7 })
    expect(title).toBe(`${'长'.repeat(91)}的租约还有7天到期`)
    expect(title).toHaveLength(100)
  })
})

describeOne('leases that end', (open) => {
  let server: TestServer
  const query = async (text: string, ...values: unknown[]) => (await server.store.query({ text, values })).rows
  const today = dayOf(new Date())
  let leases = 0

  beforeAll(async () => {
    server = await startServer(open)
    // Homes 1 and 2 are of store 1, home 3 of store 2; 501 is the other company's.
    for (const [client, home] of [
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 501],
    ]) {
      await query(
        `insert into rooms (client_id, room_id, home_id, building_name, room_name, room_type) select $1, $2::bigint * 1000 + n, $2::bigint, '1', (100 + n)::text, 1 from generate_series(1, 60) n`,
        client,
        home,
      )
    }
    await query(
      `insert into tenants (client_id, tenant_id, home_id, name, phone) values (1, 1, 1, '王芳', '13800001111'), (2, 2, 501, '李明', '13800001112')`,
    )
    await addAccount(server, 'no-leases', ['homes_view'])
  })
  beforeEach(() =>
    server.store.script(
      'delete from lease_reminders; delete from messages; delete from leases; delete from jobs; delete from sms_records; delete from lease_settings',
    ),
  )

  interface Given {
    readonly home?: number
    readonly from?: number
    readonly checkedOut?: number
  }
  /** In days from today. */
  const day = (days: number): string => addDays(today, days)
  const add = async (
    to: number,
    { home = 1, from = Math.min(to, 0) - 100, checkedOut }: Given = {},
  ): Promise<number> => {
    const id = ++leases
    await query(
      `insert into leases (client_id, lease_id, home_id, room_id, tenant_id, lease_range_from, lease_range_to, rent, check_out_date)
        values ($1::bigint, $2::bigint, $3::bigint, $3::bigint * 1000 + 1 + $2::bigint % 60, $1::bigint, $4, $5, 1000, $6)`,
      home > 500 ? 2 : 1,
      id,
      home,
      day(from),
      day(to),
      checkedOut === undefined ? null : day(checkedOut),
    )
    return id
  }
  const code = { lease_ending: { code: leaseEndingJob, each: 'company' } } as const
  const run = async (jobs: Parameters<typeof runnerOf>[2] = code) => {
    const runner = runnerOf(server.store, server.model, jobs)
    await runner.look()
    await dueSince(server.store, 'lease_ending', '1 minute')
    await runner.go()
    return runner
  }
  const told = async () =>
    (await query('select lease_id, lease_days from messages order by lease_id, id')).map(({ lease_id, lease_days }) => [
      lease_id,
      lease_days,
    ])
  /** For leases and what was told of them alike. */
  const pass = (days: number) =>
    server.store.script(
      `update leases set lease_range_from = lease_range_from - ${days}, lease_range_to = lease_range_to - ${days};
       update messages set lease_ends_on = lease_ends_on - ${days}; update lease_reminders set ends_on = ends_on - ${days}`,
    )

  test('each is told of within 30, 7 and 1 days, those that have not begun, are over or were left not at all', async () => {
    await add(31)
    await add(40, { from: 5 })
    await add(-1)
    await add(5, { from: 2 })
    await add(5, { checkedOut: 0 })
    const expected = [
      [await add(30), 30],
      [await add(8), 30],
      [await add(7), 7],
      [await add(2), 7],
      [await add(1), 1],
      [await add(0), 1],
    ]
    await run()
    expect(await told()).toEqual(expected)
    const [message] = await query(
      `select m.title, m.type, m.permission, m.content, m.sent_at is not null as sent, i.item_id as store from messages m join messages_store_ids i on i.owner_id = m.id where lease_days = 7 order by id limit 1`,
    )
    expect(message).toMatchObject({
      title: expect.stringMatching(/^晴空公寓1号 1-房间1\d\d的租约还有7天到期$/) as string,
      permission: 'lease_base',
      type: 3,
      sent: true,
      store: 1,
    })
  })

  test('once for each of these, however often it runs, and anew for another end', async () => {
    const id = await add(35)
    for (const [passed, count] of [
      [4, 0],
      [1, 1],
      [22, 1],
      [1, 2],
      [5, 2],
      [1, 3],
      [1, 3],
      [1, 3],
    ] as const) {
      await pass(passed)
      await run()
      await run()
      expect(await told()).toHaveLength(count)
    }
    expect(await told()).toEqual([30, 7, 1].map((one) => [id, one]))
    await query('update leases set lease_range_to = $1', day(6))
    await run()
    await run()
    expect((await told()).slice(3)).toEqual([[id, 7]])
  })

  test('as the settings of its home say: on other days, by text message to its tenant, or not at all', async () => {
    const admin = await loggedIn(server.app)
    const says = async (more: object) => {
      const answer = await admin.call('POST', '/v3/lease_settings', more)
      expect(answer.json).toMatchObject({ err_code: 0 })
    }
    await says({ level: 1, text_tenant: true, first_days: 45, last_days: 0 })
    await says({ level: 2, store_id: 2, tell_staff: false, text_tenant: false })
    await says({ level: 3, home_id: 2, tell_staff: false, sms_text: '{{房间}}还有{{剩余天数}}天到期（{{到期日}}）' })
    const wrong = await admin.call('POST', '/v3/lease_settings', { level: 3, home_id: 1, sms_text: '{{房号}}' })
    expect(wrong.text).toContain('没有占位符“房号”')
    await query('update clients set sms_left = 2')
    const [own, worded] = [await add(40), await add(6, { home: 2 })]
    await add(3, { home: 3 })
    await run()
    await run()
    const reminders = async () =>
      query('select lease_id, days, "left", staff, sms from lease_reminders order by lease_id, days')
    expect(await reminders()).toEqual([
      { lease_id: own, days: 45, left: 40, staff: true, sms: 1 },
      { lease_id: worded, days: 7, left: 6, staff: false, sms: 1 },
    ])
    expect(await told()).toEqual([[own, 45]])
    const texts = await query('select phone, content from sms_records order by id')
    expect(texts.map(({ content }) => content)).toEqual([
      expect.stringMatching(/^您在晴空公寓1号 1-房间1\d\d的租约将于\d{4}-\d\d-\d\d到期（剩余40天）/),
      expect.stringMatching(/^晴空公寓2号 1-房间1\d\d还有6天到期（\d{4}-\d\d-\d\d）$/),
    ])
    expect(texts[0]!['phone']).toBe('13800001111')
    // Renewed, it ends another day; nothing is left to send with by now, which its page tells.
    await query('update leases set lease_range_to = $2 where lease_id = $1', worded, day(5))
    await run()
    expect((await reminders()).slice(1).map(({ sms }) => sms)).toEqual([1, 2])
    const listed = (await admin.call('GET', `/v3/lease_reminders?lease_id=${worded}`)).json.data.list
    expect(listed).toHaveLength(2)
  })

  test('whoever reads English is shown it in English: in the list, on its page, in an export', async () => {
    await add(7)
    await run()
    const caller = await loggedIn(server.app, 'keeper')
    const english = { headers: { 'accept-language': 'en' } }
    const row = async (options = {}) => {
      const { list } = (await caller.call('GET', '/v3/messages?limit=10', undefined, options)).json.data
      return list.find(({ lease_id }) => lease_id !== null) as unknown as {
        id: number
        title: string
        _labels: { title: unknown }
      }
    }
    const [zh, en] = [await row(), await row(english)]
    expect(zh).toMatchObject({ title: expect.stringMatching(/还有7天到期$/) as unknown, _labels: { title: null } })
    expect(en).toMatchObject({
      title: zh.title,
      _labels: { title: expect.stringMatching(/^The lease of .* ends in 7 days$/) as unknown },
    })
    const { data } = (await caller.call('GET', `/v3/messages/${en.id}`, undefined, english)).json
    expect(data['_labels']).toMatchObject({ content: expect.stringContaining('The lease ends on') as unknown })
    const csv = async (options = {}) =>
      (await caller.call('GET', '/v3/messages/export?columns=title', undefined, options)).text
    expect(await csv()).toContain('还有7天到期')
    expect(await csv(english)).toContain('ends in 7 days')
    expect(await csv(english)).not.toContain('还有7天到期')
  })

  test('whoever may see the lease reads of it, and nobody else', async () => {
    await add(7, { home: 1 })
    await add(7, { home: 2 })
    await add(7, { home: 3 })
    await add(7, { home: 501 })
    await query(`insert into messages (client_id, title, type, content) values (1, '致全体', 1, '<p>早</p>')`)
    await run()
    const seen = async (account: string) => {
      const caller = await loggedIn(server.app, account)
      const { list } = (await caller.call('GET', '/v3/messages?limit=100')).json.data
      return list.map(({ title }) => String(title).replace(/ .*/, '')).sort()
    }
    const [one, two, three] = [1, 2, 3].map((home) => `晴空公寓${home}号`)
    expect({
      admin: await seen('admin'),
      keeper: await seen('keeper'),
      branch: await seen('branch'),
      caretaker: await seen('caretaker'),
      guest: await seen('guest'),
      'no-leases': await seen('no-leases'),
      'admin@2': await seen('admin@2'),
    }).toEqual({
      admin: [one, two, three, '致全体'],
      keeper: [one, two, three, '致全体'],
      branch: [one, two, '致全体'],
      caretaker: [two, '致全体'],
      guest: ['致全体'],
      'no-leases': ['致全体'],
      'admin@2': ['远山公寓1号'],
    })
    // Who loses the right does not see any more what was told before.
    await query(
      `update roles set permissions = array_remove(permissions, 'lease_base') where client_id = 1 and id = 101`,
    )
    const [{ id }] = (await query(`select id from messages where lease_id is not null and client_id = 1 limit 1`)) as [
      { id: number },
    ]
    const caller = await loggedIn(server.app, 'keeper')
    expect((await caller.call('GET', `/v3/messages/${id}`)).status).toBe(404)
    await query(`update roles set permissions = permissions || array['lease_base'] where client_id = 1 and id = 101`)
  })

  test('broken off in its middle, with a lease renewed before it goes on: each is told once, the renewed one not', async () => {
    const ids: number[] = []
    for (let made = 0; made < 60; made++) ids.push(await add(7))
    const renewed = ids.at(-1)!
    let stopped: Promise<void> | undefined
    const breaking = runnerOf(server.store, server.model, {
      lease_ending: {
        each: 'company',
        code: async (work, turn) => {
          const part = await leaseEndingJob(work, turn)
          // Written, but not committed.
          if (turn.from !== null) throw new Error('killed')
          return part
        },
      },
    })
    await breaking.look()
    await dueSince(server.store, 'lease_ending', '1 minute')
    await breaking.go()
    expect(await told()).toEqual(ids.slice(0, 50).map((id) => [id, 7]))
    await query('update leases set lease_range_to = $2 where lease_id = $1', renewed, day(365))
    // Another server, which is stopped after its first part, and one that goes on from there.
    const first = runnerOf(server.store, server.model, {
      lease_ending: {
        each: 'company',
        code: (work, turn) => {
          stopped ??= first.stop()
          return leaseEndingJob(work, turn)
        },
      },
    })
    await first.look()
    await dueSince(server.store, 'lease_ending', '1 minute')
    await first.go()
    await stopped
    await run()
    expect(await told()).toEqual(ids.slice(0, -1).map((id) => [id, 7]))
    expect((await job(server.store, 'lease_ending'))[0]).toMatchObject({ failure: null })
    expect((await runs(server.store)).filter(({ done }) => done === 60)).toEqual([])
  })
})
