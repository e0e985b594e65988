/**
 * What becomes of the tables: by the planner of `npm run migrate`, from tables as the schemas before ask for them. How
 * many rows that concerns, a database can say.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { effect, type Effect } from '../../generators/effects/effect.ts'
import type { Vanished } from '../../generators/effects/model.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import type { Model } from '../../src/model/model.ts'
import { readConfig } from '../../src/server/config.ts'
import { applyTables, planOf, tablesIn } from '../../src/server/store/differ/apply-tables.ts'
import type { Step } from '../../src/server/store/differ/plan.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Connection } from '../../src/server/store/store.ts'
import { setTimeZone } from '../../src/values/calendar.ts'
import { rowsOf } from '../migrate/report.ts'

export async function stepsBetween(before: Model, after: Model): Promise<readonly Step[]> {
  const [old, next] = [tablesOf(before), tablesOf(after)]
  if (JSON.stringify(old) === JSON.stringify(next)) return []
  const zone = after.app.constants['time_zone']
  if (zone !== undefined) setTimeZone(zone)
  const folder = await mkdtemp(join(tmpdir(), 'schemas-before-'))
  const store = await openStore({ databaseUrl: '', dataDir: join(folder, 'data'), maintenance: 0 })
  try {
    await applyTables(store, old, { mode: 'auto', accept: true })
    const { steps } = await store.transaction((connection) => planOf(connection, tablesIn(store, next)))
    return steps
  } finally {
    await store.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A step that waits for a person hinders the next start; what is left over hinders nobody. */
export const tableEffects = (steps: readonly Step[], rows: Counted['rows'] | null): readonly Effect[] =>
  steps.map(({ level, needed, text, table }) => {
    const count = rows?.get(table ?? '')
    const where =
      table === undefined ? [] : [count === undefined ? table : `${table}: ${count.toLocaleString('en')} rows`]
    return effect('tables', needed && level !== 'automatic', text.zh, text.en, where)
  })

export interface Counted {
  readonly rows: ReadonlyMap<string, number>
  /** By `<list> <field>`, how many saved views name it. */
  readonly views: ReadonlyMap<string, number>
}

/** Null: no database is there, or another process has it. */
export async function countedIn(steps: readonly Step[], gone: readonly Vanished[]): Promise<Counted | null> {
  const read = readConfig(process.env)
  if ('mistakes' in read) return null
  const { databaseUrl, dataDir } = read.config
  if (databaseUrl === '' && !existsSync(dataDir)) return null
  const store = await openStore({ databaseUrl, dataDir, maintenance: 0 }).catch(() => null)
  if (store === null) return null
  try {
    return await store.transaction(async (connection) => ({
      rows: await rowsOf(connection, { steps }),
      views: await viewsOf(connection, gone),
    }))
  } catch {
    return null
  } finally {
    await store.close()
  }
}

const VIEWS = 'saved_views'

async function viewsOf(connection: Connection, gone: readonly Vanished[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  if ((await connection.text({ text: 'SELECT to_regclass($1)::text', values: [VIEWS] })) === null) return counts
  for (const { entity, field } of gone) {
    const count = await connection.text({
      text: `SELECT count(*) FROM ${VIEWS} WHERE split_part(list, '.', 1) = $1 AND ($2 = '' OR concat(filters, layout, sorting) LIKE '%' || $2 || '%')`,
      values: [entity.plural, field?.name ?? ''],
    })
    counts.set(`${entity.plural} ${field?.name ?? ''}`, Number(count))
  }
  return counts
}
