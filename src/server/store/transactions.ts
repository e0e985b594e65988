/**
 * The Store on top of an adapter: translates failures and lets whatever runs inside a transaction join it, however deep
 * it stands. Without that, a statement beside an open transaction would wait for ever on the embedded database's one
 * connection.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Readable } from 'node:stream'
import { AppError } from '../../errors/app-error.ts'
import { translated } from './failures.ts'
import type { Turns } from './turns.ts'
import { plain } from './statements.ts'
import type { BulkConnection, Connection, CopyForm, Judge, Rows, Statement, Store, Load } from './store.ts'

export interface Leased extends BulkConnection {
  /** Without the statement time-out: DDL and maintenance take what they take. */
  patiently(statement: Statement): Promise<Rows>
}

export interface Adapter extends Pick<Store, 'kind' | 'guardsRows' | 'now' | 'others' | 'close'> {
  /** Says when the database has nothing more to do with it, whoever still reads. */
  copy(select: Statement, form: CopyForm, over: () => void): Promise<Readable>
  readonly turns: Turns
  connections(): Load['connections']
  /** A connection that is nobody else's while `work` lasts. */
  lease<T>(work: (connection: Leased) => Promise<T>): Promise<T>
  /**
   * As `lease`, for statements that take what they take; left out where nothing but the database itself limits them.
   */
  leaseForBulk?<T>(work: (connection: Leased) => Promise<T>): Promise<T>
}

interface Held {
  readonly connection: Leased
  readonly inTransaction: boolean
  /** Work that was not waited for may outlive its transaction; it must not join what is over. */
  over: boolean
}

const committed = async <T>(connection: Connection, begin: string, work: (begun: Rows) => Promise<T>): Promise<T> => {
  try {
    const result = await work(await connection.query(plain(begin)))
    await connection.query(plain('COMMIT'))
    return result
  } catch (error) {
    // A lost connection has rolled back by itself; the first error is the one to tell.
    await connection.query(plain('ROLLBACK')).catch(() => undefined)
    throw error
  }
}

/** Milliseconds. */
const POLL = 100

const alone = async <T>(connection: Leased, lock: number, work: () => Promise<T>): Promise<T> => {
  // Asked for again and again: who waits within one statement is in the way of an index that is built concurrently.
  while ((await connection.text({ text: 'SELECT pg_try_advisory_lock($1)', values: [lock] })) !== 't') await sleep(POLL)
  try {
    return await work()
  } finally {
    await connection.query({ text: 'SELECT pg_advisory_unlock($1)', values: [lock] }).catch(() => undefined)
  }
}

const guarded = (connection: Leased): Leased => ({
  query: (statement) => translated(() => connection.query(statement)),
  text: (statement) => translated(() => connection.text(statement)),
  patiently: (statement) => translated(() => connection.patiently(statement)),
  copyOut: (sql) => translated(() => connection.copyOut(sql)),
  copyIn: (sql, rows) => translated(() => connection.copyIn(sql, rows)),
})

/** Asked as its turn comes, which may be long after it was asked for. */
function stillAsked(statement: Statement): Statement {
  if (statement.isLeft?.() === true) throw new AppError('operation_failed')
  return statement
}

/**
 * Whether it may write rows. Values are parameters, so that no text of anybody's stands in it; a word too many costs a
 * transaction, one too few would cost more. Only WITH hides a write behind something else.
 */
const writes = (text: string): boolean => !/^\s*select\b/i.test(text) && WRITING.test(text)
const WRITING = /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate)\b|(?<!\bfor\s+|\bno\s+key\s+)\bupdate\s/i

const ONE_MOMENT =
  'BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'

export const storeOn = (adapter: Adapter): Store => {
  const current = new AsyncLocalStorage<Held>()
  let open = 0
  let judge: Judge | null = null
  const held = (): Held | null => {
    const found = current.getStore()
    return found && !found.over ? found : null
  }
  const on = <T>(work: (connection: Leased) => Promise<T>, lease = adapter.lease): Promise<T> => {
    const connection = held()?.connection
    return connection ? work(connection) : translated(() => lease(work))
  }
  /** Everything that `work` asks of this store goes to this connection. */
  const holding = <T>(raw: Leased, inTransaction: boolean, work: (connection: Leased) => Promise<T>): Promise<T> => {
    const own: Held = { connection: guarded(raw), inTransaction, over: false }
    open++
    return current
      .run(own, () => work(own.connection))
      .finally(() => {
        own.over = true
        // Node 20 watches every promise of the process as long as anybody asks where one came from: a tenth of a short
        // request.
        if (--open === 0) current.disable()
      })
  }

  /** What the judge asks goes with the statement that begins it. */
  const transaction = <T>(work: (connection: Leased) => Promise<T>): Promise<T> => {
    const judged = judge
    return held()?.inTransaction
      ? on(work)
      : on((connection) =>
          committed(connection, judged === null ? 'BEGIN' : `BEGIN; ${judged.asks}`, (begun) =>
            holding(connection, true, async (own) => {
              await judged?.hears(own, begun)
              return work(own)
            }),
          ),
        )
  }
  /** A statement by itself: one that writes asks as well, in a transaction of its own. */
  const single = <T>(statement: Statement, work: (connection: Leased) => Promise<T>): Promise<T> =>
    judge !== null && statement.isUnjudged !== true && held()?.inTransaction !== true && writes(statement.text)
      ? transaction(work)
      : on(work)

  const singly: Connection = {
    query: (statement) => single(statement, async (connection) => connection.query(stillAsked(statement))),
    text: (statement) => single(statement, async (connection) => connection.text(stillAsked(statement))),
  }

  return {
    kind: adapter.kind,
    guardsRows: adapter.guardsRows,
    ...singly,
    transaction,
    judgedBy: (one) => {
      judge = one
    },
    isWithin: () => held()?.inTransaction === true,
    others: adapter.others,
    bulk: (work) => {
      if (held()?.inTransaction) throw new Error('bulk begins a transaction of its own: call it outside')
      return on(
        (connection) => committed(connection, ONE_MOMENT, () => holding(connection, true, work)),
        adapter.leaseForBulk,
      )
    },
    locked: (lock, work) =>
      on((connection) =>
        alone(connection, lock, () => holding(connection, held()?.inTransaction ?? false, () => work(singly))),
      ),
    script: async (sql) => {
      await on((connection) => connection.patiently(plain(sql)))
    },
    copy: async (select, form, signal) => {
      if (held()) throw new Error('copy reads on a connection of its own: call it outside the transaction')
      const leave = await adapter.turns.enter(signal)
      try {
        return (await adapter.copy(select, form, leave)).once('close', leave)
      } catch (error) {
        leave()
        throw error
      }
    },
    now: adapter.now,
    load: () => ({ connections: adapter.connections(), exports: adapter.turns.load() }),
    close: adapter.close,
  }
}
