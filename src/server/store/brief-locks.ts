/**
 * Changes of tables that are in use. Who waits for a table's lock keeps out all who come behind: so a change waits two
 * seconds, lets everybody pass, and tries again.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, ToldError } from './failures.ts'
import { plain } from './statements.ts'
import type { Connection, Store } from './store.ts'

const ATTEMPTS = 20
/** Milliseconds between two attempts, and as much again by chance: several servers do not come at once. */
const PAUSE = 300

/** One transaction, from the beginning again as long as somebody is in its way. */
export async function briefly<T>(store: Store, work: (connection: Connection) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.transaction(async (connection) => {
        if (store.kind === 'postgres') await connection.query(plain("SET LOCAL lock_timeout = '2s'"))
        return await work(connection)
      })
    } catch (error) {
      if (!isInTheWay(error)) throw error
      if (attempt === ATTEMPTS) throw new ToldError(IN_THE_WAY, { cause: error })
      await sleep(PAUSE + Math.random() * PAUSE)
    }
  }
}

const isInTheWay = (error: unknown): boolean =>
  codeOf(error) === '55P03' || codeOf((error as { cause?: unknown } | null)?.cause) === '55P03'

const IN_THE_WAY = {
  zh: '表正被其他长时间运行的语句占用，多次尝试后仍无法修改，没有做任何更改。请等这些语句结束（select * from pg_stat_activity）后重试。',
  en: 'Long statements hold a table that has to change; it was tried again and again, and nothing was changed. Try again when they have ended (select * from pg_stat_activity).',
}
