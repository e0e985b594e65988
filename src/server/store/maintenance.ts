/**
 * What a PostgreSQL server does by itself and the embedded one does not: write its log back, clear dead rows, know its
 * tables' sizes. It works while nobody waits, one table at a time.
 */
import type { Engine } from './pglite-engine.ts'
import { plain } from './statements.ts'

/** Tables with enough dead or new rows since they were last looked at. */
const DUE = `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 200 + n_live_tup / 5 OR n_mod_since_analyze > 200 + n_live_tup / 10 ORDER BY n_mod_since_analyze DESC`

/** Bytes of the log that a checkpoint would make superfluous. */
const LOG = 'SELECT pg_current_wal_lsn() - redo_lsn AS bytes FROM pg_control_checkpoint()'
/** So much of it is written back even while others wait, or it would fill the disk. */
const TOO_MUCH = 256 * 1024 * 1024
/** Less than this is left for later: a checkpoint writes some itself. */
const WORTH_IT = 64 * 1024

const round = async (engine: Engine, idle: boolean): Promise<void> => {
  const run = (sql: string) => engine.lease((connection) => connection.patiently(plain(sql)), 'later')
  const due = idle ? (await run(DUE)).rows : []
  for (const { name } of due) if (engine.idle()) await run(`VACUUM (ANALYZE) ${name as string}`)
  const written = Number((await run(LOG)).rows[0]?.['bytes'])
  if (written > (idle ? WORTH_IT : TOO_MUCH)) await run('CHECKPOINT')
}

export const startMaintenance = (engine: Engine, every: number): { stop(): void } => {
  if (every === 0) return { stop: () => undefined }
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    // A round that fails is tried again; the statement that needs the space or the table will say why.
    round(engine, engine.idle())
      .catch(() => undefined)
      .finally(() => {
        running = false
      })
  }, every)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
