/** A server that is told to stop, as a process of its own: what it holds ends or is given back, and nothing stays. */
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { homesFile, type State } from '../import/files.ts'
import { below, type Token, UPLOAD } from '../files/support.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { ACCOUNT, FIRST_START } from '../http/support/first-start.ts'
import { startProcess } from '../support/server-process.ts'
import { createFolders, createPlaces } from '../support/stores.ts'

/** More bytes than sockets hold for a reader who takes none. */
const ROWS = 40_000
/** Such that a slow machine has sent them within the time, too. */
const FEWER = 10_000
const many = (
  rows: number,
): string => `insert into operation_logs (client_id, staff_id, staff_name, action, resource, changes, succeeded)
  select 1, 1, 'x', 'update', 'staff', json_build_array(json_build_object('field', 'name', 'before', repeat(md5(n::text), 60), 'after', 'x')), true
  from generate_series(1, ${rows}) n`
const MOST_MS = 10_000
/** More than is written while a server is told to stop. */
const IMPORTED = 20_000

interface Running {
  readonly address: URL
  readonly cookie: string
  readonly server: ReturnType<typeof startProcess>
}

async function running(environment: Readonly<Record<string, string>>): Promise<Running> {
  const server = startProcess({ DEMO: 'off', ...environment })
  const [, address = ''] = /Open (\S+)/.exec(await server.opened) ?? []
  const answer = await fetch(`${address}/passport/api/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ACCOUNT, from: 2 }),
  })
  return {
    address: new URL(address),
    cookie: answer.headers.getSetCookie()[0]!.split(';')[0]!,
    server,
  }
}

async function call<T>({ address, cookie }: Running, method: string, path: string, body?: object | Buffer): Promise<T> {
  const isFile = Buffer.isBuffer(body)
  const type = body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }
  const answer = await fetch(new URL(path, address), {
    method,
    headers: { cookie, ...(type as Record<string, string>) },
    ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  return ((await answer.json()) as { data: T }).data
}

/** Its answer, of which nothing is read. */
const begun = ({ address, cookie }: Running, path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(new URL(path, address), { headers: { cookie } }, resolve).on('error', reject)
  })

async function connected({ address }: Running, text: string): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}

/** A file of which one half has come, and the other does not. */
async function halfUploaded(one: Running): Promise<Socket> {
  const { address, cookie } = one
  const answer = await fetch(new URL('/v3/upload_token', address), { headers: { cookie } })
  const { policy, signature, SecurityToken } = ((await answer.json()) as { data: Token }).data
  const fields = Object.entries({ policy, signature, SecurityToken }).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = [
    `POST ${UPLOAD} HTTP/1.1`,
    'Host: x',
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
  ]
  return connected(
    one,
    `${head.join('\r\n')}\r\n\r\n${fields.join('')}--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf of a picture`,
  )
}

const KEY = Buffer.alloc(32, 7).toString('base64')

describe('told to stop', () => {
  const [newFolder, fresh] = [createFolders(), createPlaces()]

  test('a server ends its streams at once, cuts what does not end, and leaves nothing behind', async () => {
    const [url, folder] = [await fresh('PostgreSQL', FIRST_START), await newFolder()]
    const client = new pg.Client(url)
    await client.connect()
    try {
      // A key of its own would lie in the folder.
      const one = await running({ DATABASE_URL: url, DATA_DIR: folder, COMMAND_KEY: KEY })
      await client.query(many(ROWS))
      const live = await begun(one, '/v3/live')
      const streamEnded = once(live.resume(), 'end')
      const reading = await begun(one, '/v3/operation_logs/export?format=csv')
      expect([live.statusCode, reading.statusCode]).toEqual([200, 200])
      const cut = new Promise((resolve) => reading.on('error', () => undefined).once('close', resolve))
      const hungUp = once(await halfUploaded(one), 'close')
      await expect.poll(() => below(folder)).toHaveLength(1)
      const told = performance.now()
      one.server.process.kill('SIGTERM')
      await streamEnded
      expect(performance.now() - told).toBeLessThan(3_000)
      const { code, errors } = await one.server.ended
      expect([code, errors]).toEqual([0, ''])
      expect(performance.now() - told).toBeLessThan(MOST_MS)
      // Who takes nothing does not see the end either.
      reading.resume()
      await Promise.all([cut, hungUp])
      expect(reading.complete).toBe(false)
      expect(await below(folder)).toEqual([])
      const left = await client.query(
        `select (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as connections,
          (select count(*)::int from jobs where holder is not null) as jobs`,
      )
      expect(left.rows).toEqual([{ connections: 0, jobs: 0 }])
    } finally {
      await client.end()
    }
  }, 120_000)

  test('a server waits for no connection that says nothing, nor for one that stops in the middle of a head', async () => {
    const one = await running({ DATA_DIR: await fresh('PGlite', FIRST_START) })
    const silent = await Promise.all(
      ['', 'GET /static/time HTTP/1.1\r\nHost: x\r\n'].map((text) => connected(one, text)),
    )
    const gone = Promise.all(silent.map((socket) => once(socket.resume(), 'close')))
    // Whoever connects later is accepted later.
    await call(one, 'GET', '/v3/stores')
    const told = performance.now()
    one.server.process.kill('SIGTERM')
    const { code, errors } = await one.server.ended
    expect([code, errors]).toEqual([0, ''])
    // Sooner than whoever is being answered would be cut off.
    expect(performance.now() - told).toBeLessThan(6_000)
    await gone
  }, 60_000)

  test.each(['PGlite', 'PostgreSQL'] as const)(
    'a server on %s ends an import, of which nothing is left, and who sent it is told why',
    async (kind) => {
      const place: Readonly<Record<string, string>> =
        kind === 'PGlite'
          ? { DATA_DIR: await fresh(kind, FIRST_START) }
          : { DATA_DIR: await newFolder(), DATABASE_URL: await fresh(kind, FIRST_START) }
      const one = await running(place)
      await call(one, 'POST', '/v3/stores', { name: '一店' })
      const sent = call<State>(one, 'POST', '/v3/homes/import', homesFile(IMPORTED)).catch(() => null)
      const state = (server: Running) => call<State | null>(server, 'GET', '/v3/homes/import')
      await expect.poll(async () => (await state(one))?.state, { timeout: 30_000 }).toBe('running')
      const told = performance.now()
      one.server.process.kill('SIGTERM')
      const { code, errors } = await one.server.ended
      expect([code, errors]).toEqual([0, ''])
      expect(performance.now() - told).toBeLessThan(MOST_MS)
      const ended = {
        state: 'failed',
        written: false,
        message: '导入时服务中断，没有写入任何数据，请重新导入',
      }
      await sent
      const next = await running(place)
      expect(await state(next)).toMatchObject(ended)
      const count = async () => (await call<{ count: number }>(next, 'GET', '/v3/homes?count=exact')).count
      expect(await count()).toBe(0)
      expect(await call<State>(next, 'POST', '/v3/homes/import', homesFile(10))).toMatchObject({ added: 10 })
      expect(await count()).toBe(10)
      next.server.process.kill('SIGTERM')
      expect((await next.server.ended).code).toBe(0)
    },
    180_000,
  )

  test.each([
    ['PGlite', true],
    ['PGlite', false],
    ['PostgreSQL', true],
  ] as const)(
    'a server on %s ends an export, whole where it is read (%s), else cut',
    async (kind, isRead) => {
      const at = await fresh(kind, FIRST_START)
      const [dataDir, databaseUrl] = kind === 'PGlite' ? [at, ''] : [await newFolder(), at]
      const place = { DATA_DIR: dataDir, BACKUP_KEEP: '0', ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }) }
      const store = await openStore({ maintenance: 0, ...(databaseUrl !== '' ? { databaseUrl } : { dataDir }) })
      await store.script(many(FEWER))
      await store.close()
      const one = await running(place)
      const file = await begun(one, '/v3/operation_logs/export?format=csv&columns=id,changes&action=update')
      expect(file.statusCode).toBe(200)
      const ended = new Promise((resolve) => file.on('error', () => undefined).once('close', resolve))
      const told = performance.now()
      one.server.process.kill('SIGTERM')
      // From now on nobody is let in.
      await expect.poll(() => fetch(new URL('/livez', one.address)).catch(() => null), { timeout: 5_000 }).toBeNull()
      let rows = 0
      if (isRead) for await (const piece of file) rows += String(piece).split('\n').length - 1
      const { code, errors } = await one.server.ended
      expect([code, errors]).toEqual([0, ''])
      expect(performance.now() - told).toBeLessThan(MOST_MS)
      file.resume()
      await ended
      expect(file.complete).toBe(isRead)
      if (isRead) expect(rows).toBe(FEWER + 1)
    },
    180_000,
  )

  test('a server says so before it goes, and serves who still comes', async () => {
    const one = await running({ DATA_DIR: await fresh('PGlite', FIRST_START), LEAVE_SECONDS: '2' })
    const ask = async (path: string) =>
      (await fetch(new URL(path, one.address), { headers: { cookie: one.cookie } })).status
    expect(await ask('/readyz')).toBe(200)
    one.server.process.kill('SIGTERM')
    await expect.poll(() => ask('/readyz'), { interval: 20 }).toBe(503)
    expect([await ask('/healthz'), await ask('/livez'), await ask('/v3/user_info')]).toEqual([503, 200, 200])
    expect((await one.server.ended).code).toBe(0)
    await expect(ask('/livez')).rejects.toThrow()
  }, 120_000)
})
