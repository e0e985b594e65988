/** Webhooks: who is told of records' events, signed, once in effect, and no more than their owner may see. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PAUSES, take } from '../../src/server/events/queue.ts'
import { apartment } from '../../src/apartment/product.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { fixedSource } from '../../src/server/source.ts'
import { addAccount } from '../http/support/accounts.ts'
import {
  type Caller,
  type Data,
  loggedIn,
  projectModel,
  startServer,
  testConfig,
  type TestServer,
} from '../http/support/server.ts'
import { describeStores } from '../support/stores.ts'
import { example, type Receiver, startReceiver } from './receiver.ts'

const SETTINGS = { OUTGOING: 'any' }
const [PENDING, SENT, FAILED, GIVEN_UP, WITHHELD] = [1, 2, 3, 4, 5]

describeStores('A webhook', (open) => {
  let server: TestServer
  let admin: Caller
  let receiver: Receiver
  let made = 0
  beforeAll(async () => {
    receiver = await startReceiver()
    server = await startServer(open, SETTINGS)
    admin = await loggedIn(server.app)
  })
  afterAll(() => receiver.close())
  /** Those of other tests hear nothing more. */
  beforeEach(async () => {
    await rows('delete from webhook_targets')
    receiver.received.length = 0
    receiver.status = 200
  })

  const rows = async (text: string, ...values: readonly unknown[]) =>
    (await server.store.query({ text, values: [...values] })).rows
  const ask = (who: Caller, more: object = {}) =>
    who.call('POST', '/v3/webhook_targets/create', {
      ...{ name: `推送${(made += 1)}`, url: receiver.url, resources: ['store'], events: [1, 2, 3] },
      ...more,
    })
  const webhook = async (who: Caller, more: object = {}) => {
    const { json } = await ask(who, more)
    if (json.err_code !== 0) throw new Error(JSON.stringify(json))
    return json.data as unknown as { readonly id: number; readonly secret: string }
  }
  const done = async (who: Caller, method: string, url: string, body?: unknown): Promise<Data> => {
    const { json } = await who.call(method, url, body)
    if (json.err_code !== 0) throw new Error(`${method} ${url}: ${JSON.stringify(json)}`)
    return json.data
  }
  const rest = () => server.app.events.rested()
  const newStore = (name = `门店${(made += 1)}`) => done(admin, 'POST', '/v3/stores', { name })
  const shown = (id: number) => done(admin, 'GET', `/v3/webhook_targets/${id}`)
  const sendings = () => rows('select * from webhook_sendings order by id')
  /** Time passes, in the table. */
  const later = async (app = server.app) => {
    await rows("update webhook_dues set next_at = now() - interval '1 second' where next_at is not null")
    await app.events.round()
  }
  const types = () => receiver.received.map(({ json: { type, data } }) => `${type} ${String(data['id'])}`).sort()
  const another = async () => {
    const model = await projectModel()
    const source = fixedSource({ model, validators: compiledChecks(model) })
    return createApp({ store: server.store, source, config: testConfig(SETTINGS), product: apartment })
  }

  it('tells what was created, changed and deleted, signed, as the API shows it to its owner', async () => {
    const { id, secret } = await webhook(admin)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { id: store } = await newStore()
    await rest()
    const { _actions, ...record } = await done(admin, 'GET', `/v3/stores/${Number(store)}`)
    const [created] = receiver.received
    expect(receiver.verified(secret, created!)).toEqual(created!.json)
    expect(created!.json).toEqual({
      type: 'store.created',
      timestamp: record['created_at'],
      data: { entity: 'store', id: store, record },
    })
    const isGenuine = await example()
    expect(isGenuine(secret, created!.headers, created!.body)).toBe(true)
    expect(isGenuine(secret, created!.headers, `${created!.body} `)).toBe(false)
    expect(isGenuine(secret, { ...created!.headers, 'webhook-timestamp': '1' }, created!.body)).toBe(false)
    expect(() => receiver.verified(secret, { ...created!, body: `${created!.body} ` })).toThrow()

    await done(admin, 'PUT', `/v3/stores/${Number(store)}`, { name: '改名', version: 1 })
    // What changes nothing is no event.
    await done(admin, 'PUT', `/v3/stores/${Number(store)}`, { name: '改名', version: 2 })
    await rest()
    await done(admin, 'DELETE', `/v3/stores/${Number(store)}`)
    await rest()
    expect(receiver.received.slice(1).map(({ json }) => json)).toMatchObject([
      { type: 'store.changed', data: { id: store, record: { name: '改名', version: 2 } } },
      { type: 'store.deleted', data: { entity: 'store', id: store } },
    ])
    expect(receiver.received[2]!.json.data).not.toHaveProperty('record')
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
    const { list } = await done(admin, 'GET', `/v3/webhook_sendings?target_id=${id}&sort=id`)
    expect(list).toMatchObject(
      [1, 2, 3].map((event) => ({ event, resource: 'store', record_id: store, state: SENT, status: 200, attempts: 1 })),
    )
    expect(await shown(id)).toMatchObject({ state: 1, failures: 0, secret_hint: `whsec_…${secret.slice(-4)}` })

    const everything = await Promise.all(
      ['webhook_targets', 'webhook_secrets', 'operation_logs', 'webhook_sendings', 'webhook_dues'].map((table) =>
        rows(`select t::text as line from ${table} t`),
      ),
    )
    expect(JSON.stringify(everything)).not.toContain(secret.slice(6))
  })

  it('keeps values masked, and passwords to itself', async () => {
    await webhook(admin, { resources: ['staff'] })
    await done(admin, 'POST', '/v3/staff', {
      ...{
        name: '新人',
        account: 'newcomer',
        phone: '13812345678',
        password: 'Correct-horse-9',
        role_id: 101,
        type: 0,
      },
      ...{ home_ids: [1], store_ids: [] },
    })
    await rest()
    const [{ body, json }] = receiver.received as [(typeof receiver.received)[0]]
    expect(json).toMatchObject({
      type: 'staff.created',
      data: { record: { account: 'newcomer', phone: '138****5678' } },
    })
    expect(body).not.toContain('13812345678')
    expect(body).not.toContain('password')
  })

  it('is told only of the entities and events that it asked for, of its company, and of what was committed', async () => {
    await webhook(admin, { events: [3] })
    await webhook(admin, { resources: ['home'] })
    const { id: store } = await newStore()
    const other = await loggedIn(server.app, 'admin@2')
    await webhook(other)
    const { id: second } = await newStore()
    await done(admin, 'PUT', `/v3/stores/${Number(second)}`, { name: '改名', version: 1 })
    // All or none: the last is no store, so nothing is deleted.
    const { json } = await admin.call('POST', '/v3/stores/batch', { action: 'remove', ids: [store, second, 999_999] })
    expect(json.err_code).not.toBe(0)
    await rest()
    expect(await sendings()).toEqual([])
    expect(types()).toEqual([])
    await done(admin, 'POST', '/v3/stores/batch', { action: 'remove', ids: [store, second] })
    await rest()
    expect(types()).toEqual([`store.deleted ${Number(store)}`, `store.deleted ${Number(second)}`].sort())
  })

  it('tells nothing that its owner may not see when it is sent: by scope, by masks, by rights, by the account', async () => {
    const { me, role } = await addAccount(server, 'limited', ['webhook_target_base', 'homes_view', 'lease_base'], {
      homes: [2],
    })
    const limited = await loggedIn(server.app, 'limited')
    expect((await ask(limited, { resources: ['staff'] })).json.data.fields).toMatchObject([
      { message: '您无权查看：员工' },
    ])
    expect((await ask(limited, { resources: ['operation_log'] })).json.data.fields).toMatchObject([
      { message: '不能推送：操作日志' },
    ])
    const { id } = await webhook(limited, { resources: ['room', 'home', 'tenant'] })
    const room = (home: number) =>
      done(admin, 'POST', '/v3/rooms', { home_id: home, room_name: `房${(made += 1)}`, floor: 1, room_type: 1 })
    const [{ room_id: theirs }, { room_id: mine }] = [await room(1), await room(2)]
    await rest()
    expect(types()).toEqual([`room.created ${Number(mine)}`])
    for (const one of [theirs, mine]) await done(admin, 'DELETE', `/v3/rooms/${Number(one)}`)
    await rest()
    expect(types()).toEqual([`room.created ${Number(mine)}`, `room.deleted ${Number(mine)}`])
    // What was not told has left no trace that they could see.
    expect((await done(limited, 'GET', '/v3/webhook_sendings')).list.map(({ record_id }) => record_id)).toEqual([
      mine,
      mine,
    ])

    // In the meantime their role has lost the right; what waits is judged as it is sent.
    receiver.status = 500
    const { room_id: last } = await room(2)
    await rest()
    await rows(`update roles set permissions = array['webhook_target_base'] where client_id = 1 and id = $1`, role)
    receiver.status = 200
    const before = receiver.received.length
    await later()
    await done(admin, 'PUT', `/v3/rooms/${Number(last)}`, { room_name: '改名', version: 1 })
    await rest()
    expect(receiver.received).toHaveLength(before)
    expect((await sendings()).at(-1)).toMatchObject({ state: WITHHELD, failure: '记录已不存在，或创建人无权查看' })

    await rows(
      `update roles set permissions = array['webhook_target_base', 'homes_view'] where client_id = 1 and id = $1`,
      role,
    )
    await rows('update staff set active = false where client_id = 1 and staff_id = $1', me)
    await done(admin, 'PUT', `/v3/rooms/${Number(last)}`, { room_name: '又改', version: 2 })
    await rest()
    expect(receiver.received).toHaveLength(before)
    expect(await shown(id)).toMatchObject({ state: 4, failure: '创建人的账号已停用或删除' })
  })

  it('tries again at longer and longer intervals under one number, gives up, and delivers again when asked', async () => {
    const { id, secret } = await webhook(admin)
    receiver.status = 500
    await newStore()
    await rest()
    const pauses: number[] = []
    for (let attempt = 1; attempt <= PAUSES.length; attempt++) {
      const [sending] = await sendings()
      expect(sending).toMatchObject({
        state: FAILED,
        attempts: attempt,
        status: 500,
        response: 'answered 500',
        failure: '接收方返回HTTP 500',
      })
      const [due] = await rows(
        'select extract(epoch from next_at - updated_at)::float8 as pause from webhook_dues where sending_id = $1',
        sending!['id'],
      )
      pauses.push(Number(due!['pause']))
      await later()
    }
    for (const [at, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(PAUSES[at]! - 0.01)
      expect(pause).toBeLessThanOrEqual(PAUSES[at]! * 1.2 + 0.01)
    }
    const [given] = await sendings()
    expect(given).toMatchObject({ state: GIVEN_UP, attempts: 8, next_at: null })
    await later()
    expect(receiver.received).toHaveLength(8)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const one of receiver.received) receiver.verified(secret, one)
    expect(await shown(id)).toMatchObject({ state: 1, failures: 8, failure: '接收方返回HTTP 500' })

    receiver.status = 204
    await done(admin, 'POST', `/v3/webhook_sendings/${Number(given!['id'])}/again`, {})
    await rest()
    expect((await sendings())[0]).toMatchObject({ state: SENT, attempts: 9, status: 204, failure: null })
    expect(receiver.received.at(-1)!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id'])
    expect(await shown(id)).toMatchObject({ failures: 0, failure: null })
  })

  it('is paused when nothing was delivered for a day, which its owner is told of, and goes on when resumed', async () => {
    const { id } = await webhook(admin)
    receiver.status = 503
    await rows(
      `update webhook_targets set failures = 19, failing_since = now() - interval '25 hours' where id = $1`,
      id,
    )
    await newStore()
    await rest()
    expect(await shown(id)).toMatchObject({ state: 3, failures: 20, failure: '接收方返回HTTP 503' })
    const [{ list: messages }] = [await done(admin, 'GET', '/v3/messages?sort=-id&limit=1')]
    expect(messages[0]).toMatchObject({
      resource: 'webhook_target',
      record_id: id,
      title: expect.stringContaining('已暂停') as string,
    })
    receiver.status = 200
    await newStore()
    await later()
    expect(receiver.received).toHaveLength(1)
    const [waiting, ...none] = await sendings()
    expect(none).toEqual([])
    expect(
      (await admin.call('POST', `/v3/webhook_sendings/${Number(waiting!['id'])}/again`, {})).json.err_code,
    ).not.toBe(0)
    await done(admin, 'POST', `/v3/webhook_targets/${id}/resume`, {})
    await rest()
    expect(receiver.received).toHaveLength(2)
    expect(await shown(id)).toMatchObject({ state: 1, failures: 0 })
    await done(admin, 'POST', `/v3/webhook_targets/${id}/pause`, {})
    await newStore()
    await later()
    expect(receiver.received).toHaveLength(2)
  })

  it('loses nothing with a server that is killed, and two servers send once in effect', async () => {
    await webhook(admin)
    // Killed once it has committed: it never looks.
    await server.app.events.stop()
    const stores = await Promise.all(Array.from({ length: 12 }, () => newStore()))
    expect((await sendings()).map(({ state }) => state)).toEqual(Array(12).fill(PENDING))
    // Killed once it has taken some.
    const lane = { free: 3, taken: new Map() }
    expect(await take(server.store, { each: 3, share: 3, asked: new Map(), quick: lane, slow: lane })).toHaveLength(3)
    const [one, two] = [await another(), await another()]
    for (let round = 0; round < 6; round++) await Promise.all([one.events.round(), two.events.round()])
    expect(receiver.received).toHaveLength(9)
    await Promise.all([later(one), two.events.round()])
    expect(types()).toEqual(stores.map(({ id }) => `store.created ${Number(id)}`).sort())

    // Stopped while somebody is asked, it gives that back: the number tells the receiver that it is the same.
    receiver.status = null
    const signed = await loggedIn(one)
    await done(signed, 'POST', '/v3/stores', { name: '最后一家' })
    await expect.poll(() => receiver.received).toHaveLength(13)
    await one.events.stop()
    receiver.status = 200
    await two.events.round()
    expect(receiver.received).toHaveLength(14)
    expect(receiver.received[13]!.headers['webhook-id']).toBe(receiver.received[12]!.headers['webhook-id'])
    await two.events.stop()
    server = { ...server, app: await another() }
    admin = await loggedIn(server.app)
  })

  it('waits for no other company, however many slow receivers that has and however much it tells them', async () => {
    const slow = await startReceiver()
    slow.status = null
    const other = await loggedIn(server.app, 'admin@2')
    for (let at = 0; at < 10; at++) await webhook(other, { url: slow.url })
    for (let at = 0; at < 4; at++) await done(other, 'POST', '/v3/stores', { name: `慢${(made += 1)}` })
    await expect.poll(() => slow.received.length).toBe(8)
    const { id } = await webhook(admin)
    await newStore()
    await expect.poll(() => receiver.received, { timeout: 4_000 }).toHaveLength(1)
    expect(await shown(id)).toMatchObject({ failures: 0 })
    // However long they take, there is an end to what one company has under way.
    await expect.poll(() => slow.received.length, { timeout: 4_000 }).toBe(16)

    const now = (await done(admin, 'GET', '/v3/system_status'))['events']
    expect(now).toEqual({ ...{ failure: null, used: true, waiting: 0, retrying: 0, paused: 0 }, oldest_seconds: null })
    const theirs = (await done(other, 'GET', '/v3/system_status'))['events']
    expect(theirs).toMatchObject({ failure: null, used: true, waiting: 40, retrying: 0 })
    slow.close()
    await rest()
    expect((await done(other, 'GET', '/v3/system_status'))['events']).toMatchObject({ waiting: 40, retrying: 40 })
  }, 30_000)

  /** How many hang, and whether that is known of them by earlier attempts. */
  it.each([
    [8, false],
    [16, true],
  ])(
    'is told at once beside %i of its company that hang (known: %s)',
    async (many, isKnown) => {
      const away = await startReceiver()
      away.status = null
      for (let at = 0; at < many; at++) await webhook(admin, { url: away.url })
      if (isKnown) await rows('update webhook_targets set failures = 1, failing_since = now()')
      const { id } = await webhook(admin)
      await newStore()
      await expect.poll(() => receiver.received, { timeout: 8_000 }).toHaveLength(1)
      const ofOthers = await rows('select state from webhook_sendings where target_id <> $1', id)
      expect(ofOthers.map(({ state }) => state)).toEqual(Array(many).fill(PENDING))
      await expect.poll(() => away.received).toHaveLength(8)
      away.close()
      await rest()
    },
    30_000,
  )

  it('asks a receiver that failed last by one event at a time, and by more once it has answered', async () => {
    const away = await startReceiver()
    await webhook(admin, { url: away.url })
    await server.store.query({ text: 'update webhook_targets set failures = 1, failing_since = now()', values: [] })
    const { id } = await webhook(admin)
    away.status = null
    for (let at = 0; at < 3; at++) await newStore()
    await expect.poll(() => receiver.received).toHaveLength(3)
    await expect.poll(async () => (await sendings()).filter(({ state }) => state === PENDING).length).toBe(3)
    expect([await shown(id), away.received.length]).toEqual([expect.objectContaining({ failures: 0 }), 1])
    away.status = 200
    away.close()
    await rest()
    const again = await startReceiver()
    await server.store.query({ text: 'update webhook_targets set url = $1 where failures > 0', values: [again.url] })
    await later()
    expect(new Set(again.received.map((one) => one.headers['webhook-id'])).size).toBe(3)
    again.close()
  })

  it('is offered what its owner may see, and of that what can be told', async () => {
    const { enums, entities } = server.model
    const offered = enums['told_entity']!.values
    for (const { value, permission } of offered)
      expect([value, permission]).toEqual([value, entities[value]!.access.info])
    const left = Object.values(entities).filter(
      ({ name, internal }) => !internal && !offered.some(({ value }) => value === name),
    )
    expect(left.map(({ name }) => name).sort()).toEqual(['operation_log', 'webhook_sending', 'webhook_target'])
  })

  it('that fails for long, or is paused, is told of where those who run the console look', async () => {
    const { id } = await webhook(admin)
    const told = async () => (await done(admin, 'GET', '/v3/system_status'))['events']
    await rows(`update webhook_targets set failures = 7, failing_since = now() - interval '2 hours' where id = $1`, id)
    expect(await told()).toMatchObject({ failure: '1个事件推送已连续失败超过1小时，请联系接收方', paused: 0 })
    await rows('update webhook_targets set state = 3 where id = $1', id)
    expect(await told()).toMatchObject({
      failure: '1个事件推送因连续失败已暂停，接收方恢复正常后，请在“事件推送”中恢复推送',
      ...{ paused: 1, waiting: 0 },
    })
  })

  it("is its owner's to change; its secret is replaced within a day, and others may pause and remove it", async () => {
    const { id, secret } = await webhook(admin)
    await addAccount(server, 'colleague', ['webhook_target_base'])
    const colleague = await loggedIn(server.app, 'colleague')
    const values = { name: '别处', url: 'http://127.0.0.1:9/', resources: ['store'], events: [1] }
    for (const [call, body] of [
      ['change', values],
      ['rotate', {}],
    ] as const)
      expect((await colleague.call('POST', `/v3/webhook_targets/${id}/${call}`, body)).status).toBe(409)
    await done(admin, 'POST', `/v3/webhook_targets/${id}/change`, { ...values, url: receiver.url })
    const { secret: next } = await done(admin, 'POST', `/v3/webhook_targets/${id}/rotate`, {})
    await newStore()
    await rest()
    const [one] = receiver.received
    for (const either of [secret, String(next)])
      expect(receiver.verified(either, one!)).toMatchObject({ type: 'store.created' })
    await rows(`update webhook_secrets set former_until = now() - interval '1 second'`)
    await newStore()
    await rest()
    expect(() => receiver.verified(secret, receiver.received[1]!)).toThrow()
    receiver.verified(String(next), receiver.received[1]!)

    await done(colleague, 'POST', `/v3/webhook_targets/${id}/pause`, {})
    await done(colleague, 'DELETE', `/v3/webhook_targets/${id}`)
    expect(await rows('select 1 from webhook_sendings')).toEqual([])
  })

  it('is tried with an event that holds no record', async () => {
    const { id, secret } = await webhook(admin)
    const answer = await done(admin, 'POST', `/v3/webhook_targets/${id}/test`, {})
    expect(answer).toMatchObject({ delivered: true, status: 200, failure: '', response: 'answered 200' })
    const [one] = receiver.received
    expect(receiver.verified(secret, one!)).toMatchObject({ type: 'webhook.test', data: { webhook: `推送${made}` } })
    receiver.status = 404
    expect(await done(admin, 'POST', `/v3/webhook_targets/${id}/test`, {})).toMatchObject({
      ...{ delivered: false, status: 404, failure: '接收方返回HTTP 404' },
    })
    const keeper = await loggedIn(server.app, 'keeper')
    expect((await keeper.call('POST', `/v3/webhook_targets/${id}/test`, {})).status).toBe(403)
    const other = await loggedIn(server.app, 'admin@2')
    expect((await other.call('POST', `/v3/webhook_targets/${id}/test`, {})).status).toBe(404)
  })

  it('leads to machines of the internet alone, unless the server is told otherwise', async () => {
    const model = await projectModel()
    const source = fixedSource({ model, validators: compiledChecks(model) })
    const app = await createApp({ store: server.store, source, config: testConfig(), product: apartment })
    const strict = await loggedIn(app)
    for (const [url, message] of [
      [receiver.url, '地址无效，须以https://开头'],
      ['https://10.0.0.1/', '地址指向内部网络，已拦截'],
    ] as const)
      expect((await ask(strict, { url })).json.data.fields).toMatchObject([{ field: 'url', message }])
    await server.app.events.stop()
    const { id } = await webhook(strict, { url: 'https://localhost/' })
    await done(strict, 'POST', '/v3/stores', { name: '无人知晓' })
    await app.events.rested()
    expect(await shown(id)).toMatchObject({ failures: 1, failure: '地址指向内部网络，已拦截' })
    await app.events.stop()
  })
})
