/** Messages from outside: whose they are, kept as they came, handled once, and seen by people. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { deviceReport } from '../../src/apartment/webhooks/device-report.ts'
import { apartment } from '../../src/apartment/product.ts'
import { AppError } from '../../src/errors/app-error.ts'
import { NetState, WebhookState } from '../../src/generated/enums.ts'
import { webhookSecrets } from '../../src/server/webhooks/secrets.ts'
import { readSettings } from '../../src/server/ports/settings.ts'
import { fleetServer } from '../commands/support/fleet.ts'
import { bound } from '../http/support/bound.ts'
import { caller, loggedIn, startServer, type Caller, type TestServer } from '../http/support/server.ts'
import { describeStores } from '../support/stores.ts'
import { appOn, newNumber, post, secrets, SETTINGS, type Sent } from './support.ts'

const SN = 'lk240350000000077001'
/** Late, but not as a clock that is wrong. */
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const AT = `${day(9)}T08:00:00.000Z`
const online = (at = AT) => ({ type: 'online', sn: SN, at })
const opening = (at = AT) => ({ type: 'opening', sn: SN, at, open_way: 2, paas_id: 12 })

describeStores('Messages from outside', (open) => {
  let server: TestServer
  let admin: Caller
  let page: string
  afterAll(() => rm(page, { recursive: true }))
  beforeAll(async () => {
    page = await mkdtemp(path.join(tmpdir(), 'console-'))
    await writeFile(path.join(page, 'index.html'), '<html>page</html>')
    server = await startServer(open, { ...SETTINGS, CONSOLE_DIR: page })
    admin = await loggedIn(server.app)
    await bound(admin, SN)
  })
  const rows = async (text: string, ...values: readonly unknown[]) =>
    (await server.store.query({ text, values: [...values] })).rows
  const messages = (number?: string) =>
    rows(`select * from webhook_messages where $1::text is null or number = $1 order by id`, number ?? null)
  const openings = () => rows('select open_way, person, paas_id, opened_at from openings order by opened_at, id')
  const waiting = () => rows('select * from webhook_deliveries')
  const shown = async (number: string) =>
    (await admin.call('GET', `/v3/webhook_messages?q=${number}&actions=true`)).json.data.list[0]!
  const sent = async (message: unknown, how: Sent = {}, app: FastifyInstance = server.app) => {
    const answer = await post(app, message, how)
    await app.inbox.rested()
    return answer
  }
  const netState = async () => (await rows('select net_state, net_state_at from devices where sn = $1', SN))[0]!

  it('are stored as they came, handled, and stand in the list', async () => {
    const number = newNumber()
    const body = ` ${JSON.stringify(opening(), null, 3)}\r\n`
    expect(await sent(body, { number })).toEqual({ status: 200, code: 0 })
    expect(await openings()).toEqual([{ open_way: 2, person: null, paas_id: 12, opened_at: new Date(AT) }])
    const [message] = await messages(number)
    expect(message).toMatchObject({ body, state: WebhookState.handled, attempts: 1, failure: null })
    expect(Object.keys(JSON.parse(String(message!['headers'])) as object)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ])
    expect(await shown(number)).toMatchObject({ source: 'device_report', state: WebhookState.handled })
    expect(await waiting()).toEqual([])
  })

  test.each<[string, number, number, Sent, unknown?]>([
    ['with the secret of another company', 401, 4036, { secret: secrets.second }],
    ['without a signature', 401, 4036, { headers: { 'webhook-signature': undefined } }],
    ['without a number', 401, 4036, { headers: { 'webhook-id': undefined } }],
    ['with a number that was not signed', 401, 4036, { headers: { 'webhook-id': 'other' } }],
    ['with a time that was not signed', 401, 4036, { headers: { 'webhook-timestamp': '1' } }],
    ['with no time', 401, 4036, { headers: { 'webhook-timestamp': 'now' } }],
    ['with a signature of another kind', 401, 4036, { headers: { 'webhook-signature': 'v1a,AAAA' } }],
    ['signed six minutes ago', 401, 4036, { age: 360 }],
    ['signed in six minutes', 401, 4036, { age: -360 }],
    ['to a webhook that is none', 401, 4036, { webhook: 'constructor' }],
    ['to a company without a secret', 401, 4036, { company: 3 }],
    ['that are no JSON by their type', 415, 4150, { headers: { 'content-type': 'text/plain' } }],
    ['of more than 256 KB', 413, 4130, {}, 'x'.repeat(262_145)],
    ['with bytes that are no text', 400, 4001, {}, Buffer.from([0x7b, 0xff, 0x7d])],
    ['that are empty', 400, 4001, {}, Buffer.alloc(0)],
    ['with a NUL', 400, 4001, {}, '{"a":"\0"}'],
    ['that are no JSON by their words', 400, 4001, {}, '{"type": online}'],
    ['that are JSON of which the end is missing', 400, 4001, {}, '{"type": "online"'],
    ['that are signed and empty', 200, 0, {}, '{}'],
  ])('%s: %i', async (_, status, code, how, body) => {
    const before = (await messages()).length
    expect(await sent(body ?? online(), how)).toEqual({ status, code })
    expect((await messages()).length - before).toBe(status === 200 ? 1 : 0)
  })

  test.each([
    ['GET', '/hooks/device_report/1', 405, 4050],
    ['HEAD', '/hooks/device_report/1', 405, undefined],
    ['PUT', '/hooks/device_report/1', 405, 4050],
    // Nobody learns whether there is such a one.
    ['GET', '/hooks/no_such/7', 405, 4050],
    ['GET', '/hooks/device_report', 404, 404],
    ['POST', '/hooks/device_report', 404, 404],
    ['GET', '/hooks', 404, 404],
    ['GET', '/hooks/', 404, 404],
    ['GET', '/hooks/device_report/1/2', 404, 404],
    ['GET', '/v3/old_messages', 404, 404],
  ] as const)('are no page of the console: %s %s is answered %i', async (method, url, status, code) => {
    const { statusCode, headers, body } = await server.app.inject({ method, url, headers: { accept: 'text/html' } })
    expect([statusCode, headers['allow']]).toEqual([status, status === 405 ? 'POST' : undefined])
    if (code !== undefined) expect(JSON.parse(body)).toMatchObject({ err_code: code, data: null })
    expect(await server.app.inject('/messages')).toMatchObject({ statusCode: 200, body: '<html>page</html>' })
  })

  it('take either secret while the sender changes it, and none of a company goes to another', async () => {
    const number = newNumber()
    expect(await sent(online(), { secret: secrets.next, number })).toMatchObject({ status: 200 })
    expect(await sent(online(), { secret: secrets.second, company: 2, number })).toMatchObject({ status: 200 })
    expect((await messages(number)).map(({ client_id, state }) => [Number(client_id), state])).toEqual([
      [1, WebhookState.handled],
      // It has no such device.
      [2, WebhookState.refused],
    ])
    expect((await admin.call('GET', `/v3/webhook_messages?q=${number}`)).json.data.list).toHaveLength(1)
  })

  it('of one number have one effect, however often and at however many servers they come', async () => {
    const [number, other] = [newNumber(), await appOn(server.store)]
    const before = (await openings()).length
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => post(i % 2 === 0 ? server.app : other, opening(), { number })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    await server.app.inbox.rested()
    // What comes later is for servers of later tests.
    await other.inbox.stop()
    expect((await openings()).length - before).toBe(1)
    expect(await messages(number)).toHaveLength(1)
    expect(await sent({ ...opening(), open_way: 3 }, { number })).toEqual({ status: 409, code: 4104 })
    expect((await openings()).length - before).toBe(1)
  })

  const text = (part: string) =>
    JSON.stringify({ type: 'alarm', sn: SN, at: AT, code: 1001, ...{ detail: '§' } }).replace('§', part)
  const HOSTILE: readonly (readonly [string, string])[] = [
    ['a NUL in a device', '{"type":"online","sn":"lk\\u0000","at":"2026-06-01T08:00:00.000Z"}'],
    ['a NUL in a text', text('\\u0000')],
    ['half a character', text('\\ud800')],
    ['arrays 60,000 deep', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
    [
      'objects 25,000 deep beside what is right',
      `{"type":"online","sn":"${SN}","at":"${AT}","x":${'{"a":'.repeat(25_000)}1${'}'.repeat(25_000)}}`,
    ],
    ['a number beyond all', `{"type":"status","sn":"${SN}","at":"${AT}","battery":1e999}`],
    ['a reading beyond all', `{"type":"reading","sn":"${SN}","at":"${AT}","electric_read":"${'9'.repeat(300)}.1"}`],
    ['a time before time', `{"type":"online","sn":"${SN}","at":"0000-01-01T00:00:00Z"}`],
    ['a time at its end', `{"type":"online","sn":"${SN}","at":"9999-12-31T23:59:60+23:59"}`],
    ['a key that is none', `{"__proto__":{"type":"online"},"sn":"${SN}","at":"${AT}"}`],
    ['the same key twice', `{"type":"online","type":"opening","sn":"${SN}","at":"${AT}"}`],
    ['numbers where texts are', `{"type":1,"sn":2,"at":3}`],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"online"'],
    ['a number', '1'],
  ]
  it.each(HOSTILE)('with %s are handled or refused at once, and never in the way', async (_, body) => {
    const number = newNumber()
    const { status } = await sent(body, { number })
    expect([200, 400]).toContain(status)
    const [message] = await messages(number)
    if (status === 200) expect([WebhookState.handled, WebhookState.refused]).toContain(message!['state'])
    expect(await waiting()).toEqual([])
    const answer = await admin.call('GET', `/v3/webhook_messages?q=${number}`)
    expect(answer.status).toBe(200)
  })

  it('out of order leave what the latest says', async () => {
    const at = (minute: number) => `${day(8)}T08:${String(minute).padStart(2, '0')}:00.000Z`
    for (const [type, minute] of [
      ['online', 1],
      ['offline', 5],
      ['online', 3],
      ['offline', 2],
    ] as const)
      await sent({ type, sn: SN, at: at(minute) })
    expect(await netState()).toEqual({ net_state: NetState.offline, net_state_at: new Date(at(5)) })
    await sent({ type: 'online', sn: SN.toUpperCase(), at: at(6) })
    expect(await netState()).toEqual({ net_state: NetState.online, net_state_at: new Date(at(6)) })
  })

  test.each([
    ['that are a list', '[]', '；应为一组字段'],
    ['that lack what they must have', { type: 'online', sn: SN }, '；at 不能为空'],
    ['of an unknown type', { ...online(), type: 'melted' }, '；type 请从选项中选择'],
    ['of a time that is none', online('yesterday'), '；at 请输入日期和时间，例如 '],
    ['with an unknown way of opening', { ...opening(), open_way: 'key' }, '；open_way 请'],
    ['of a device that is not there', { ...online(), sn: 'lk240350000000077003' }, '；sn 没有SN为'],
    ['of a prototype', '{"__proto__":{"type":"online"}}', '参数错误'],
  ])('%s are kept and refused, with the reason', async (_, message, reason) => {
    const number = newNumber()
    expect(await sent(message, { number })).toMatchObject({ status: 200 })
    const [kept] = await messages(number)
    expect(kept).toMatchObject({ state: WebhookState.refused, attempts: 1 })
    expect(kept!['failure']).toContain(reason)
    expect(kept!['failure']).not.toMatch(/must|should/)
    expect(kept!['settled_at']).toBeInstanceOf(Date)
    expect(await waiting()).toEqual([])
  })

  it('that were refused are handled again by whoever holds the right, and others are not', async () => {
    const [number, sn] = [newNumber(), 'lk240350000000077002']
    await sent({ ...opening(), sn }, { number })
    const before = (await openings()).length
    const { id, _actions } = await shown(number)
    expect(_actions).toEqual(['webhook_replay'])
    const address = `/v3/webhook_messages/${Number(id)}/replay`
    const keeper = await loggedIn(server.app, 'keeper')
    expect((await keeper.call('POST', address, {})).status).toBe(403)
    expect((await caller(server.app).call('POST', address, {})).status).toBe(401)
    await bound(admin, sn)
    expect((await admin.call('POST', address, {})).json.err_code).toBe(0)
    await server.app.inbox.rested()
    expect((await openings()).length - before).toBe(1)
    expect(await messages(number)).toMatchObject([{ state: WebhookState.handled, attempts: 2, failure: null }])
    expect((await admin.call('POST', address, {})).json.err_code).toBe(4107)
    expect((await openings()).length - before).toBe(1)
  })

  it.each([
    ['that nobody foresaw', () => new Error('the moon is in the way'), /^服务器错误.*消息编号 \d+/],
    ['that has a name', () => new AppError('database_unavailable'), /^数据库暂时不可用/],
  ])(
    'that meet trouble here %s are tried again, at longer and longer intervals, and fail in the end',
    async (_, trouble, said) => {
      let isBroken = true
      // It would handle them, whenever it looks.
      await server.app.inbox.stop()
      const app = await appOn(server.store, {
        ...apartment,
        webhooks: {
          ...apartment.webhooks,
          device_report: {
            ...deviceReport,
            report: (message) => {
              if (isBroken) throw trouble()
              return deviceReport.report(message)
            },
          },
        },
      })
      const number = newNumber()
      await sent(opening(`${day(7)}T08:00:00.000Z`), { number }, app)
      const pauses: number[] = []
      for (let attempt = 1; attempt < 8; attempt++) {
        const [due] = await rows(
          'select extract(epoch from next_at - updated_at)::float8 as pause from webhook_deliveries',
        )
        pauses.push(Math.round(Number(due!['pause'])))
        expect(await messages(number)).toMatchObject([{ state: WebhookState.received, attempts: attempt }])
        // Times are kept in milliseconds, rounded: now may be a little later than now.
        await rows(`update webhook_deliveries set next_at = now() - interval '1 second'`)
        await app.inbox.round()
      }
      expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640])
      const [failed] = await messages(number)
      expect(failed).toMatchObject({ state: WebhookState.failed, attempts: 8 })
      expect(failed!['failure']).toMatch(said)
      expect(failed!['failure']).not.toContain('moon')
      expect(await waiting()).toEqual([])
      isBroken = false
      const before = (await openings()).length
      await (await loggedIn(app)).call('POST', `/v3/webhook_messages/${Number(failed!['id'])}/replay`, {})
      await app.inbox.rested()
      expect((await openings()).length - before).toBe(1)
    },
  )
})

describeStores('A device that tells of itself from outside', (open) => {
  it('has what waits for it sent once it is online again, and not by a report that has come late', async () => {
    const server = await fleetServer(open, { settings: SETTINGS })
    const { id, sn } = await server.device()
    server.fleet.away.add(sn)
    const { json } = await server.admin.call('POST', `/v3/devices/${id}/refresh`, {})
    expect(json.err_code).toBe(0)
    const tell = async (type: string, minute: number) => {
      expect(await post(server.app, { type, sn, at: `${day(9)}T08:0${minute}:00.000Z` })).toMatchObject({ code: 0 })
      await server.app.inbox.rested()
      await server.app.commands.rested()
    }
    const states = async () =>
      (
        await server.store.query({
          text: 'select state, (select next_at > now() from command_deliveries) as waits from command_tasks',
          values: [],
        })
      ).rows
    await server.app.commands.rested()
    await tell('offline', 5)
    server.fleet.away.delete(sn)
    await tell('online', 1)
    expect(await states()).toEqual([{ state: 'pending', waits: true }])
    await tell('online', 6)
    await server.fleet.act()
    await expect.poll(states).toEqual([{ state: 'success', waits: null }])
    await server.app.close()
  })
})

describe('Secrets of webhooks', () => {
  const secret = Buffer.alloc(24, 9).toString('base64')
  it('are read by webhook and company', () => {
    const read = webhookSecrets(`a/1=whsec_${secret}, a/1=${secrets.next.toString('base64')}`)
    expect([...read].map(([place, all]) => [place, all.length])).toEqual([['a/1', 2]])
  })

  test.each([
    [`a=${secret}`, 'such as payment/1=whsec_…'],
    ['a/1=c2hvcnQ=', 'at least 24 bytes'],
    [`a/1=${secret},a/2=${secret}`, 'must not give a/1 and a/2 the same secret'],
  ])('%s is a mistake, which does not show them', (value, sentence) => {
    const read = readSettings({ WEBHOOK_SECRETS: value }, apartment)
    const mistakes = 'mistakes' in read ? read.mistakes : []
    expect(mistakes).toEqual([expect.stringContaining(sentence)])
    expect(mistakes.join()).not.toContain(secret)
  })
})
