/**
 * What becomes of the tables: by the planner of `npm run migrate`, from tables as the schemas before ask for them.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { effect, type Effect } from '../../generators/effects/effect.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import type { Model } from '../../src/model/model.ts'
import { applyTables, planOf, tablesIn } from '../../src/server/store/differ/apply-tables.ts'
import type { Step } from '../../src/server/store/differ/plan.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { setTimeZone } from '../../src/values/calendar.ts'
import type { Counted } from './database.ts'

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
