/**
 * A server process that is killed while it writes an import: nothing of the file is there, nothing is locked, and the
 * caller is told how it ended.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { type ServerProcess, startProcess } from '../support/server-process.ts'
import { createFolders, freshDatabase } from '../support/stores.ts'
import { homesFile, type State } from './files.ts'

const ROWS = 20_000
/** What a start, a log-in and the notes about an import do not write: from here on it is the import's rows. */
const ROWS_BYTES = 512 * 1024

interface Place {
  readonly environment: Readonly<Record<string, string>>
  /** Bytes of the tables, as anybody outside of the process can see them grow. */
  written(): Promise<number>
  close(): Promise<void>
}

const newFolder = createFolders()
const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  PGlite: async () => {
    const folder = await newFolder()
    return {
      environment: { DATA_DIR: folder, DEMO: 'off' },
      written: () => bytesBelow(folder, 'base'),
      close: () => Promise.resolve(),
    }
  },
  PostgreSQL: async () => {
    const url = await freshDatabase()
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

async function start(
  environment: Place['environment'],
  account?: { readonly name: string; readonly pass: string },
): Promise<Server & { readonly account: { readonly name: string; readonly pass: string } }> {
  const server = startProcess(environment)
  const [, address = '', name = account?.name ?? '', pass = account?.pass ?? ''] =
    /Open (\S+)(?: and log in as (\S+) with (\S+))?/.exec(await server.opened) ?? []
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
    return ((await response.json()) as { data: T }).data
  }
  await call('POST', '/passport/api/v2/login', { name, pass, from: 2 })
  return { ...server, call, account: { name, pass } }
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

    const second = await start(place.environment, first.account)
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

async function aged(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`update import_runs set beat_at = beat_at - interval '1 minute'`)
  await client.end()
}
