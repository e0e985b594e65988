/** The Store on a PostgreSQL server, through the driver's pool. It holds differences only. */
import { pipeline, type Readable } from 'node:stream'
import pg from 'pg'
import { BOUNDS } from '../bounds.ts'
import { createClock } from './clock.ts'
import { copiedIn, copiedOut, copyStream } from './bulk-copy.ts'
import { whole } from './copy.ts'
import { codeOf, StartError, translated } from './failures.ts'
import { inTime } from './in-time.ts'
import { guarded, standFor, type Standing } from './row-security.ts'
import { connectionOn } from './statements.ts'
import { storeOn, type Leased } from './transactions.ts'
import { createTurns, type TurnsOptions } from './turns.ts'
import { unescape } from './unescape.ts'
import { waitOf, type CopyForm, type Statement, type Store } from './store.ts'

export interface PostgresOptions {
  readonly url: string
  readonly statementTimeout: number
  readonly poolSize: number
  readonly rowSecurity: boolean
  readonly exports: TurnsOptions
  readonly version: string | null
}

/** The server looks now and then whether the one who asked is still there, so that an abandoned export ends. */
const SESSION = '-c TimeZone=UTC -c client_connection_check_interval=2s'
/**
 * Requests are short and many: starting a helper process or a compiler takes longer than they do. Exports run without
 * these.
 */
const SHORT = '-c max_parallel_workers_per_gather=0 -c jit=off'
const OLDEST = 150000
/** The database ends what takes too long by itself; one that has not said so by then is not there any more. */
const GRACE_MS = 3_000
/**
 * A new connection knows no table yet: its first list takes ten times as long as the next. So a few stay, and others
 * for a while.
 */
const IDLE_MS = 600_000
const STAYING = 2

/** The database shows it of each connection: so servers know of each other. */
const named = (version: string | null): string => (version === null ? 'console' : `console ${version}`)

const OTHERS = `SELECT DISTINCT substr(application_name, 9) AS version FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'console %'`

const config = (url: string): pg.ClientConfig => ({
  connectionString: url,
  options: SESSION,
  application_name: 'console',
  connectionTimeoutMillis: 5000,
  keepAlive: true,
})

/** The address without its password. */
const shown = (url: string): string => {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname || 'localhost'}${port && `:${port}`}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}

const reasons: Readonly<Record<string, (place: string) => StartError['text']>> = {
  '28P01': (place) => ({
    zh: `数据库 ${place} 拒绝登录：请检查 DATABASE_URL 中的用户名和密码。`,
    en: `The database ${place} refuses the login: check the user and password in DATABASE_URL.`,
  }),
  '28000': (place) => ({
    zh: `数据库 ${place} 拒绝登录：请检查 DATABASE_URL 中的用户名和密码。`,
    en: `The database ${place} refuses the login: check the user and password in DATABASE_URL.`,
  }),
  '3D000': (place) => ({
    zh: `数据库 ${place} 不存在：请先创建，或检查 DATABASE_URL。`,
    en: `The database ${place} does not exist: create it first, or check DATABASE_URL.`,
  }),
}
const unreachable = (place: string, error: unknown): StartError['text'] => {
  const reason = codeOf(error) ?? (error instanceof Error ? error.message : String(error))
  return {
    zh: `无法连接数据库 ${place}（${reason}）：请检查 DATABASE_URL 以及数据库是否已启动。`,
    en: `The database ${place} cannot be reached (${reason}): check DATABASE_URL and whether the database is running.`,
  }
}
const unsuited = (place: string): StartError['text'] => ({
  zh: `数据库 ${place} 不适用：需要 PostgreSQL 15 或更高版本，编码为 UTF8。`,
  en: `The database ${place} is not suitable: PostgreSQL 15 or later with encoding UTF8 is needed.`,
})

const SERVER =
  "SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding"

const TIME = 'SELECT (extract(epoch from clock_timestamp()) * 1000)::float8 AS ms'

const check = async (pool: pg.Pool, place: string): Promise<void> => {
  // An address that is none throws at once, the others by the promise.
  const {
    rows: [found],
  } = await Promise.resolve()
    .then(() => pool.query<{ version: number; encoding: string }>(SERVER))
    .catch((error: unknown) => {
      throw new StartError(reasons[codeOf(error) ?? '']?.(place) ?? unreachable(place, error), { cause: error })
    })
  if (!found || found.version < OLDEST || found.encoding !== 'UTF8') throw new StartError(unsuited(place))
}

const exported = async (
  url: string,
  guardsRows: boolean,
  select: Statement,
  form: CopyForm,
  over: () => void,
): Promise<Readable> => {
  const client = new pg.Client(config(url))
  client.on('error', () => undefined)
  const end = (): void => {
    void client.end().catch(() => undefined)
    over()
  }
  try {
    await client.connect()
    if (guardsRows) await client.query(standFor(select.client ?? null))
    if (form.ahead !== undefined) await client.query(form.ahead.text, [...form.ahead.values])
  } catch (error) {
    end()
    throw error
  }
  const source = copyStream(client, whole(select, form), BOUNDS.exports.ahead)
  // What has come is read from memory: the connection is not kept for somebody who takes their time.
  Object.assign(source, { handleReadyForQuery: end })
  // Closing the connection is what ends a query that nobody reads any more; that end is no error of anybody's.
  source.on('error', () => undefined)
  source.once('close', end)
  return form.format === 'text' ? pipeline(source, unescape(), () => undefined) : source
}

const patient = (client: pg.PoolClient): Leased => {
  const connection = connectionOn(client)
  return {
    ...connection,
    copyOut: (sql) => copiedOut(client, sql),
    copyIn: (sql, rows) => copiedIn(client, sql, rows),
    patiently: async (statement) => {
      await client.query('SET statement_timeout = 0')
      try {
        return await connection.query(statement)
      } finally {
        // Fails where the statement broke its transaction, which takes the setting back by itself.
        await client.query('RESET statement_timeout').catch(() => undefined)
      }
    },
  }
}

/** A connection that is not answered is given up, which its pool makes good. */
const watched = (client: pg.PoolClient, timeout: number): Leased => {
  const connection = patient(client)
  const answered = <T>(work: () => Promise<T>): Promise<T> =>
    inTime(timeout + GRACE_MS, () => void (client as pg.PoolClient & pg.Client).end().catch(() => undefined), work)
  return {
    ...connection,
    query: (statement) => answered(() => connection.query(statement)),
    text: (statement) => answered(() => connection.text(statement)),
  }
}

export const openPostgres = async ({
  url,
  statementTimeout,
  poolSize,
  rowSecurity,
  exports,
  version,
}: PostgresOptions): Promise<Store> => {
  const pool = new pg.Pool({
    ...config(url),
    options: `${SESSION} ${SHORT}`,
    application_name: named(version),
    max: poolSize,
    min: Math.min(STAYING, poolSize),
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
  })
  // A connection that is lost while idle is replaced by the next request.
  pool.on('error', () => undefined)
  // Lost between two statements of a long transaction, it would end the process; the next statement tells whoever holds
  // it.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  const clock = createClock(async () => {
    const { rows } = await pool.query<{ ms: number }>(TIME)
    return rows[0]!.ms
  })
  try {
    await check(pool, shown(url))
    await clock.compare()
  } catch (error) {
    await pool.end()
    throw error
  }
  let ended: Promise<void> | null = null
  const asking = new Set<{ readonly since: number }>()
  const connected = async (): Promise<pg.PoolClient> => {
    const one = { since: performance.now() }
    asking.add(one)
    try {
      return await pool.connect()
    } finally {
      asking.delete(one)
    }
  }
  const leased = async <T>(
    work: (connection: Leased) => Promise<T>,
    connectionOf: (client: pg.PoolClient) => Leased,
  ): Promise<T> => {
    const client = await connected()
    try {
      return await work(connectionOf(client))
    } finally {
      // A connection that broke meanwhile is not taken back by the pool.
      client.release()
    }
  }
  const standings = new WeakMap<pg.PoolClient, Standing>()
  const secured = (client: pg.PoolClient, connection: Leased): Leased => {
    if (!rowSecurity) return connection
    const standing = standings.get(client) ?? { client: undefined }
    standings.set(client, standing)
    return guarded(connection, standing)
  }
  const known = new WeakMap<pg.PoolClient, Leased>()
  const short = (client: pg.PoolClient): Leased => {
    const connection = known.get(client) ?? secured(client, watched(client, statementTimeout))
    known.set(client, connection)
    return connection
  }
  return storeOn({
    kind: 'postgres',
    guardsRows: rowSecurity,
    now: clock.now,
    others: async () => {
      const { rows } = await pool.query<{ version: string }>(OTHERS)
      return rows.map((one) => one.version).filter((one) => one !== version)
    },
    lease: (work) => leased(work, short),
    leaseForBulk: (work) => leased(work, (client) => secured(client, patient(client))),
    turns: createTurns(exports),
    copy: (select, form, over) => translated(() => exported(url, rowSecurity, select, form, over)),
    connections: () => ({
      open: pool.totalCount,
      busy: pool.totalCount - pool.idleCount,
      most: poolSize,
      // The pool's own count: one that is just given its connection does not wait.
      ...waitOf(pool.waitingCount === 0 ? [] : [...asking].slice(0, pool.waitingCount).map(({ since }) => since)),
    }),
    close: () => (ended ??= pool.end()),
  })
}
