/**
 * The Store on top of an adapter: translates failures and lets whatever runs inside a transaction join it, however deep it stands.
 * Without that, a statement beside an open transaction would wait for ever on the embedded database's one connection.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { translated } from './failures.ts'
import { plain } from './statements.ts'
import type { Connection, Store } from './store.ts'

export interface Adapter extends Pick<Store, 'kind' | 'copy' | 'close'> {
  /** A connection that is nobody else's while `work` lasts. */
  lease<T>(work: (connection: Connection) => Promise<T>): Promise<T>
}

interface Open {
  readonly connection: Connection
  /** Work that was not waited for may outlive its transaction; it must not join what is over. */
  over: boolean
}

const run = async <T>(connection: Connection, work: () => Promise<T>): Promise<T> => {
  await connection.query(plain('BEGIN'))
  try {
    const result = await work()
    await connection.query(plain('COMMIT'))
    return result
  } catch (error) {
    // A lost connection has rolled back by itself; the first error is the one to tell.
    await connection.query(plain('ROLLBACK')).catch(() => undefined)
    throw error
  }
}

export const storeOn = (adapter: Adapter): Store => {
  const current = new AsyncLocalStorage<Open>()
  const joined = (): Connection | null => {
    const open = current.getStore()
    return open && !open.over ? open.connection : null
  }
  const on = <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = joined()
    return translated(() => (connection ? work(connection) : adapter.lease(work)))
  }
  const begin = <T>(work: (connection: Connection) => Promise<T>) => (connection: Connection): Promise<T> => {
    const open: Open = { connection: guarded(connection), over: false }
    return run(connection, () => current.run(open, () => work(open.connection))).finally(() => { open.over = true })
  }

  return {
    kind: adapter.kind,
    query: (statement) => on((connection) => connection.query(statement)),
    text: (statement) => on((connection) => connection.text(statement)),
    transaction: (work) => {
      const connection = joined()
      return connection ? work(connection) : translated(() => adapter.lease(begin(work)))
    },
    script: async (sql) => { await on((connection) => connection.query(plain(sql))) },
    copy: async (select, form) => {
      if (joined()) throw new Error('copy reads on a connection of its own: call it outside the transaction')
      return adapter.copy(select, form)
    },
    close: adapter.close,
  }
}

const guarded = (connection: Connection): Connection => ({
  query: (statement) => translated(() => connection.query(statement)),
  text: (statement) => translated(() => connection.text(statement)),
})
