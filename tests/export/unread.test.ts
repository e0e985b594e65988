/**
 * Exports that nobody reads: they keep a few of the database's connections at most, for a while at most, and whoever
 * waits for one is told so.
 */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { PassThrough } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { createApp } from '../../src/server/app.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { begun } from '../../src/server/operations/export/begun.ts'
import { fixedSource } from '../../src/server/source.ts'
import { translate } from '../../src/server/store/failures.ts'
import type { CopyForm, Statement, Store } from '../../src/server/store/store.ts'
import { loggedIn, startServer, testConfig, type Caller } from '../http/support/server.ts'
import { describeStores } from '../support/stores.ts'

const RUNNING = 2
const FORM: CopyForm = { format: 'csv', columns: ['id', 'filler'], key: 'id' }
const rows = (many: number): Statement => ({
  text: `SELECT n AS id, repeat(md5(n::text), 30) AS filler FROM generate_series(1, ${many}) n`,
  values: [],
})
const MANY = 30_000
/** Some 70 MB of these rows: more than sockets and buffers take up. */
const WIDE = `/v3/homes/export?columns=home_id,${Array.from({ length: 5 }, () => 'note').join(',')}`

describeStores('an export that nobody reads', (open, kind) => {
  let store: Store
  let port: number
  let admin: Caller
  let branch: Caller
  const logged: string[] = []
  beforeAll(async () => {
    const server = await startServer((options, prepared) =>
      open({ ...options, exports: { running: RUNNING, waiting: 1, waitMs: 300 } }, prepared),
    )
    store = server.store
    const app = await createApp({
      store,
      source: fixedSource({ model: server.model, validators: compiledChecks(server.model) }),
      product: apartment,
      config: testConfig({ LOG_LEVEL: 'warn', EXPORT_STALL_SECONDS: '1' }),
      log: {
        write: (line) => {
          logged.push(line)
        },
      },
    })
    ;[admin, branch] = [await loggedIn(app), await loggedIn(app, 'branch')]
    await store.script(`insert into homes (client_id, name, store_id, home_type, province, city, district, note)
      select 1, '房源' || n, 1, 1, '上海市', '上海市', '浦东新区', repeat(md5(n::text), 15) from generate_series(1, ${MANY}) n; analyze homes`)
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
    return () => app.close()
  }, 180_000)

  const begin = async (many: number, signal?: AbortSignal) => {
    const stream = await store.copy(rows(many), FORM, signal)
    stream.on('error', () => undefined)
    await once(stream, 'readable')
    return stream
  }
  const reading = async (): Promise<number> =>
    kind === 'pglite'
      ? 0
      : Number(
          await store.text({
            text: `select count(*) from pg_stat_activity where query like 'COPY%' and datname = current_database()`,
            values: [],
          }),
        )
  const request = async (path: string, { cookie }: Caller): Promise<IncomingMessage> => {
    const asked = get({ port, host: '127.0.0.1', path, headers: { cookie }, agent: false })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return answer
  }

  test('holds one of a few turns: who comes later waits in line, and is refused when the line is full or moves too slowly', async () => {
    const held = [await begin(200_000), await begin(200_000)]
    const waiting = begin(10).catch((error: unknown) => error)
    await expect(begin(10)).rejects.toMatchObject({ key: 'exports_full' })
    expect(await waiting).toMatchObject({ key: 'exports_full' })
    expect(await reading()).toBeLessThanOrEqual(RUNNING)
    const next = begin(10)
    held[0]!.destroy()
    for await (const piece of await next) expect((piece as Buffer).length).toBeGreaterThan(0)
    held[1]!.destroy()
    await vi.waitFor(async () => expect(await reading()).toBe(0), 10_000)
  })

  test('leaves the line with whoever waits in it', async () => {
    const held = [await begin(200_000), await begin(200_000)]
    const caller = new AbortController()
    const waiting = begin(10, caller.signal)
    caller.abort()
    await expect(waiting).rejects.toMatchObject({ key: 'operation_failed' })
    for (const stream of held) stream.destroy()
    for await (const piece of await begin(10)) expect((piece as Buffer).length).toBeGreaterThan(0)
  })

  test('gives its turn and its connection back when the database has said all, though nobody reads on', async () => {
    const held = []
    for (let n = 0; n < 2 * RUNNING; n++) held.push(await begin(40))
    await vi.waitFor(async () => expect(await reading()).toBe(0), 10_000)
    for (const stream of held) stream.destroy()
  })

  test(
    'is ended over HTTP when nothing is taken for a while, and its account may export again',
    { timeout: 60_000 },
    async () => {
      const answer = await request(WIDE, admin)
      expect(answer.statusCode).toBe(200)
      const broken = once(answer, 'error')
      await vi.waitFor(
        async () => expect((await admin.call('GET', '/v3/homes/export?home_id=1')).status).toBe(200),
        20_000,
      )
      await vi.waitFor(async () => expect(await reading()).toBe(0), 10_000)
      answer.resume()
      await broken
    },
  )

  test(
    'is refused with 503 over HTTP when the others go on, and read slowly it goes on as well',
    { timeout: 60_000 },
    async () => {
      const held = [await begin(200_000), await begin(200_000)]
      expect(await admin.call('GET', '/v3/homes/export?home_id=1')).toMatchObject({
        status: 503,
        json: { err_code: 5031 },
      })
      for (const stream of held) stream.destroy()
      const answer = await request('/v3/homes/export?columns=home_id,note', branch)
      let bytes = 0
      for await (const piece of answer) {
        bytes += (piece as Buffer).length
        if (bytes < 2_000_000)
          await new Promise((resolve) => {
            setTimeout(resolve, 20)
          })
      }
      expect(bytes).toBeGreaterThan(10_000_000)
    },
  )

  test('leaves no error in the log', () => {
    expect(logged.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
  })
})

describe('a caller who leaves', () => {
  test('before the first rows is no failure', async () => {
    const source = new PassThrough()
    const caller = new AbortController()
    const file = begun(
      source,
      (async function* () {
        for await (const bytes of source) yield { bytes: bytes as Buffer, rows: 1 }
      })(),
      1,
      caller.signal,
    )
    caller.abort()
    const error: unknown = await file.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ key: 'operation_failed' })
    expect((error as Error).cause).toBeUndefined()
    expect(source.destroyed).toBe(true)
  })
})

describe('a database that does not answer in time', () => {
  const silent = createServer()
  beforeAll(async () => {
    await once(silent.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => {
    silent.close()
  })

  test('is not available, which is no error of the server itself', async () => {
    silent.on('connection', (socket) => socket.on('error', () => undefined))
    const client = new pg.Client({
      host: '127.0.0.1',
      port: (silent.address() as AddressInfo).port,
      connectionTimeoutMillis: 50,
    })
    const error: unknown = await client.connect().catch((reason: unknown) => reason)
    expect(translate(error)).toMatchObject({ key: 'database_unavailable' })
    const pool = new pg.Pool({
      host: '127.0.0.1',
      port: (silent.address() as AddressInfo).port,
      connectionTimeoutMillis: 50,
      max: 1,
    })
    expect(translate(await pool.connect().catch((reason: unknown) => reason))).toMatchObject({
      key: 'database_unavailable',
    })
    await pool.end()
  })
})
