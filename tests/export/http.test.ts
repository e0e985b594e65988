/** Exports as a browser asks for them: over a real connection, which can be left, and which breaks when the rows do. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Store } from '../../src/server/store/store.ts'
import { loggedIn, startServer, type Caller, type TestServer } from '../http/support/server.ts'
import { describeEvery } from '../support/stores.ts'

const MANY = 12_000
/** Some 30 MB of these rows: more than sockets and buffers take up. */
const WIDE = `/v3/homes/export?columns=home_id,${Array.from({ length: 5 }, () => 'note').join(',')}`
const manyHomes = (
  client: number,
): string => `insert into homes (client_id, name, store_id, home_type, province, city, district, note)
  select ${client}, '房源' || n, ${client === 1 ? 1 : 501}, 1, '上海市', '上海市', '浦东新区', repeat(md5(n::text), 15) from generate_series(1, ${MANY}) n; analyze homes`

describeEvery('an export over HTTP', (open, kind) => {
  let server: TestServer
  let admin: Caller
  let port: number

  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    port = (server.app.server.address() as AddressInfo).port
  }, 120_000)
  afterAll(() => server.app.close())

  const request = async (path: string, caller = admin): Promise<IncomingMessage> => {
    const asked = get({ port, host: '127.0.0.1', path, headers: { cookie: caller.cookie }, agent: false })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return answer
  }

  test('says what comes: type, name, rows and about how many bytes', async () => {
    const answer = await request('/v3/homes/export?format=csv&columns=name&sort=home_id')
    const body = await read(answer)
    expect(answer.statusCode).toBe(200)
    expect(body).toBe('\uFEFF房源名称\n晴空公寓1号\n晴空公寓2号\n晴空公寓3号\n')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-row-count': '3',
      'x-row-count-kind': 'exact',
      'x-byte-estimate': String(Buffer.byteLength(body)),
    })
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(
      /^attachment; filename=".*\.csv"; filename\*=UTF-8''房源_\d{8}_\d{6}\.csv$/,
    )
  })

  test('reads in the language that was chosen', async () => {
    const { text } = await admin.call('GET', '/v3/homes/export?columns=name&home_id=1', undefined, {
      headers: { 'accept-language': 'en' },
    })
    expect(text.split('\n')[0]).toBe('\uFEFFName')
  })

  describe('is refused', () => {
    test.each([
      ['in another format', 'format=pdf', 400, 4005],
      ['with a column that there is not', 'columns=name,secret', 400, 4005],
      ['without a column', 'columns=', 400, 4005],
      ['with a filter that there is not', 'strange=1', 400, 4003],
      ['page by page', 'limit=10', 400, 4003],
      ['in an order that there is not', 'sort=note', 400, 4005],
    ])('%s', async (_, query, status, code) => {
      const answer = await admin.call('GET', `/v3/homes/export?${query}`)
      expect([answer.status, answer.json.err_code]).toEqual([status, code])
    })

    test('for whoever may not', async () => {
      const guest = await loggedIn(server.app, 'guest')
      expect((await guest.call('GET', '/v3/homes/export?format=csv')).status).toBe(403)
    })
  })

  test('holds the asker’s own stores and homes, and nothing of another company', async () => {
    const names = async (account: string) =>
      (await (await loggedIn(server.app, account)).call('GET', '/v3/homes/export?columns=name&sort=home_id')).text
        .trim()
        .split('\n')
        .slice(1)
    expect(await names('branch')).toEqual(['晴空公寓1号', '晴空公寓2号'])
    expect(await names('caretaker')).toEqual(['晴空公寓2号'])
    expect(await names('admin@2')).toEqual(['远山公寓1号', '远山公寓2号', '远山公寓3号'])
  })

  test('masks what is masked', async () => {
    await server.store.script(
      "insert into tenants (client_id, name, phone, home_id) values (1, '欧阳锋', '13800003333', 1)",
    )
    const { text } = await admin.call('GET', '/v3/tenants/export?columns=name,phone')
    expect(text.split('\n')[1]).toMatch(/^欧\*+,138\*{4}3333$/)
  })

  describe('of many rows', () => {
    beforeAll(async () => {
      await server.store.script(manyHomes(1))
    }, 120_000)

    test('comes whole', { timeout: 60_000 }, async () => {
      const answer = await request('/v3/homes/export?columns=home_id,note')
      const lines = (await read(answer)).trimEnd().split('\n')
      expect(new Set(lines).size).toBe(MANY + 3 + 1)
      expect(answer.headers['x-row-count-kind']).toBe('estimate')
      expect(Math.abs(Number(answer.headers['x-row-count']) / MANY - 1)).toBeLessThan(0.2)
    })

    test('is one at a time for each account', async () => {
      const first = await request(WIDE)
      expect((await admin.call('GET', '/v3/homes/export')).json).toMatchObject({ err_code: 4095 })
      first.destroy()
    })

    test('ends its query when the reader leaves, and another may begin', async () => {
      const answer = await vi.waitFor(async () => {
        const again = await request(WIDE)
        expect(again.statusCode).toBe(200)
        return again
      })
      await once(answer, 'readable')
      answer.destroy()
      await vi.waitFor(async () => expect(await running(server.store)).toBe('0'), 10_000)
      await vi.waitFor(
        async () => expect((await admin.call('GET', '/v3/homes/export?home_id=1')).status).toBe(200),
        10_000,
      )
    })

    test('lets lists be answered meanwhile', async () => {
      const answer = await request(`${WIDE}&format=xlsx`)
      expect((await admin.call('GET', '/v3/homes?limit=5')).json.data.list).toHaveLength(5)
      answer.destroy()
    })

    test(
      'breaks off the connection when the rows break off: half a file is not taken for a whole one',
      { timeout: 60_000 },
      async () => {
        const answer = await vi.waitFor(async () => {
          const asked = await request(WIDE)
          expect(asked.statusCode).toBe(200)
          return asked
        })
        await once(answer, 'readable')
        await BREAK[kind](server.store)
        await expect(read(answer)).rejects.toMatchObject({ code: 'ECONNRESET' })
      },
    )
  })
})

/** With its byte order mark, which reading as text would swallow. */
const read = async (answer: IncomingMessage): Promise<string> => (await buffer(answer)).toString('utf8')

/** Always 0 on the embedded database: between two batches nothing runs. */
const running = (store: Store) =>
  store.text({
    text: "select count(*)::text from pg_stat_activity where query like 'COPY%' and state = 'active' and datname = current_database()",
    values: [],
  })

const BREAK: Readonly<Record<Store['kind'], (store: Store) => Promise<unknown>>> = {
  pglite: (store) => store.script('alter table homes rename to homes_away'),
  postgres: (store) =>
    store.query({
      text: "select pg_terminate_backend(pid) from pg_stat_activity where query like 'COPY%' and datname = current_database()",
      values: [],
    }),
}
