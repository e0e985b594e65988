/**
 * What a PostgreSQL server does by itself and the embedded one does not: write its log back, clear dead rows, know its tables' sizes.
 * It works only while nobody waits, one table at a time.
 */
import type { Engine } from './pglite-engine.ts'
import { plain } from './statements.ts'

/** Tables with enough dead or new rows since they were last looked at. */
const DUE = `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 200 + n_live_tup / 5 OR n_mod_since_analyze > 200 + n_live_tup / 10 ORDER BY n_mod_since_analyze DESC`

const round = async (engine: Engine): Promise<void> => {
  const run = (sql: string) => engine.lease((connection) => connection.patiently(plain(sql)), 'later')
  for (const { name } of (await run(DUE)).rows) {
    if (!engine.idle()) return
    await run(`VACUUM (ANALYZE) ${name as string}`)
  }
  if (engine.idle()) await run('CHECKPOINT')
}

export const startMaintenance = (engine: Engine, every: number): { stop(): void } => {
  if (every === 0) return { stop: () => undefined }
  let running = false
  const timer = setInterval(() => {
    if (running || !engine.idle()) return
    running = true
    // A round that fails is tried again; the statement that needs the space or the table will say why.
    round(engine).catch(() => undefined).finally(() => { running = false })
  }, every)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
