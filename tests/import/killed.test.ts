/**
 * A server process that is killed while it works through a file. Of an import nothing is there, nothing is locked, and
 * the caller is told how it ended. Of calls by a file each is done or not, and the same file again does the rest.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type ServerProcess, startProcess } from '../support/server-process.ts'
import { createPlaces } from '../support/stores.ts'
import type { FileRun } from '../../src/model/answers.ts'
import { addDays, dayOf } from '../../src/values/calendar.ts'
import { ACCOUNT, FIRST_START } from '../http/support/first-start.ts'
import { csvOf, homesFile, type State } from './files.ts'

const ROWS = 20_000
/** What a start, a log-in and the notes about an import do not write: from here on it is the import's rows. */
const ROWS_BYTES = 512 * 1024

interface Place {
  readonly environment: Readonly<Record<string, string>>
  /** Bytes of the tables, as anybody outside of the process can see them grow. */
  written(): Promise<number>
  close(): Promise<void>
}

const fresh = createPlaces()
const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  PGlite: async () => {
    const folder = await fresh('PGlite', FIRST_START)
    return {
      environment: { DATA_DIR: folder, DEMO: 'off' },
      written: () => bytesBelow(folder, 'base'),
      close: () => Promise.resolve(),
    }
  },
  PostgreSQL: async () => {
    const url = await fresh('PostgreSQL', FIRST_START)
    const client = new pg.Client(url)
    await client.connect()
    const size = async (): Promise<number> =>
      Number(
        (await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')).rows[0]!.bytes,
      )
    return { environment: { DATABASE_URL: url }, written: size, close: () => client.end() }
  },
}

async function bytesBelow(folder: string, part: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const sizes = names
    .filter((name) => name.split('/').includes(part))
    .map((name) =>
      stat(join(folder, name)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

interface Server extends ServerProcess {
  call<T>(method: string, path: string, body?: object | Buffer): Promise<T>
}

async function start(environment: Place['environment']): Promise<Server> {
  const server = startProcess(environment)
  onTestFinished(() => void server.process.kill('SIGKILL'))
  const [, address = ''] = /Open (\S+)/.exec(await server.opened) ?? []
  let cookie = ''
  const call = async <T>(method: string, path: string, body?: object | Buffer): Promise<T> => {
    const isFile = Buffer.isBuffer(body)
    const type: Record<string, string> =
      body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }
    const response = await fetch(address + path, {
      method,
      headers: { cookie, ...type },
      ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const answer = (await response.json()) as { data: T }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  await call('POST', '/passport/api/v2/login', { ...ACCOUNT, from: 2 })
  return { ...server, call }
}

/** Looks again and again, as often as the answer comes. */
async function until<T>(look: () => Promise<T>, isGood: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look()
    if (isGood(found)) return found
  }
}

describe.each(Object.entries(PLACES))('an import whose process is killed on %s', (kind, open) => {
  test('leaves nothing, locks nothing, and is told to have failed', async () => {
    const place = await open()
    const first = await start(place.environment)
    const { id: store_id } = await first.call<{ id: number }>('POST', '/v3/stores', { name: '一店' })
    expect(store_id).toBeGreaterThan(0)
    const before = await place.written()
    const sent = first.call<State>('POST', '/v3/homes/import', homesFile(ROWS)).catch(() => null)
    await until(
      () => place.written(),
      (bytes) => bytes > before + ROWS_BYTES,
    )
    first.process.kill('SIGKILL')
    await Promise.all([first.ended, sent])
    // Where other processes may be at work, silence tells that one has died: the time of silence is over.
    if (kind === 'PostgreSQL') await aged(place.environment['DATABASE_URL']!)

    const second = await start(place.environment)
    expect(await second.call<State>('GET', '/v3/homes/import')).toMatchObject({
      state: 'failed',
      written: false,
      message: '导入时服务中断，没有写入任何数据，请重新导入',
    })
    const left = async (path: string): Promise<number> =>
      (await second.call<{ count: number }>('GET', `${path}${path.includes('?') ? '&' : '?'}count=exact`)).count
    expect([await left('/v3/homes'), await left('/v3/rooms'), await left('/v3/operation_logs?action=import')]).toEqual([
      0, 0, 0,
    ])

    const again = await second.call<State>('POST', '/v3/homes/import', homesFile(10))
    expect(again).toMatchObject({ added: 10, written: true })
    expect([await left('/v3/homes'), await left('/v3/operation_logs?action=import')]).toEqual([10, 1])
    second.process.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
    await place.close()
  }, 180_000)
})

const TENANCIES = 60

describe.each(Object.entries(PLACES))('calls by a file whose process is killed on %s', (kind, open) => {
  test('are done or not, each as a whole, and the same file again does only what is left', async () => {
    const place = await open()
    const first = await start(place.environment)
    const leases = await tenancies(first)
    const file = csvOf([['租约编号', '退租日期', '短信通知租客'], ...leases.map((id) => [id, dayOf(new Date()), '否'])])
    const url = '/v3/by_file/lease_check_out'
    const sent = first.call<FileRun>('POST', url, file).catch(() => null)
    const run = await until(
      () => first.call<FileRun | null>('GET', url),
      (now) => now !== null && now.done >= 5,
    )
    expect(run).toMatchObject({ state: 'running' })
    first.process.kill('SIGKILL')
    await Promise.all([first.ended, sent])
    if (kind === 'PostgreSQL') await aged(place.environment['DATABASE_URL']!)

    const second = await start(place.environment)
    const counted = async (path: string): Promise<number> =>
      (await second.call<{ count: number }>('GET', `/v3/${path}${path.includes('?') ? '&' : '?'}count=exact`)).count
    const settled = await counted('check_outs')
    expect(settled).toBeGreaterThanOrEqual(5)
    expect(settled).toBeLessThan(TENANCIES)
    expect(await counted('leases?status=3')).toBe(settled)
    expect(await second.call<FileRun>('GET', url)).toMatchObject({ state: 'failed', done: settled })

    await second.call<FileRun>('POST', url, file)
    const rest = await until(
      () => second.call<FileRun>('GET', url),
      (now) => now.state !== 'running',
    )
    expect(rest).toMatchObject({ state: 'done', refused: 0, done: TENANCIES - settled, repeated: settled })
    expect([await counted('check_outs'), await counted('leases?status=3')]).toEqual([TENANCIES, TENANCIES])
    second.process.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
    await place.close()
  }, 180_000)
})

/** Numbers of so many leases that run, each in a room of its own. */
async function tenancies(server: Server): Promise<readonly number[]> {
  const made = async (path: string, key: string, body: object): Promise<number> =>
    (await server.call<Readonly<Record<string, number>>>('POST', `/v3/${path}`, body))[key]!
  const store_id = await made('stores', 'id', { name: '一店' })
  const place = { province: '上海市', city: '上海市', district: '浦东新区' }
  const home_id = await made('homes', 'home_id', { name: '断电公寓', store_id, home_type: 2, ...place })
  const now = new Date()
  const leases: number[] = []
  for (let at = 0; at < TENANCIES; at++) {
    const room_id = await made('rooms', 'room_id', { home_id, room_type: 1, room_name: String(101 + at) })
    const tenant_id = await made('tenants', 'tenant_id', { home_id, name: '王芳', phone: String(13_800_000_000 + at) })
    const lease_range = [addDays(dayOf(now), -30), addDays(dayOf(now), 300)]
    leases.push(await made('leases', 'lease_id', { home_id, room_id, tenant_id, lease_range, rent: '2500.00' }))
  }
  return leases
}

async function aged(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`update import_runs set beat_at = beat_at - interval '1 minute'`)
  await client.end()
}
