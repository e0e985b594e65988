/**
 * Writes the demo into an empty database, all of it or nothing. In charge of batches and order only: what the records
 * are is decided by the generators, what a column holds by the field kinds.
 */
import { ident } from '../../kinds/sql-text.ts'
import type { Entity, Model } from '../../model/model.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Connection, Store } from '../store/store.ts'
import { demoEntities, demoRows } from '../../apartment/demo/demo.ts'
import { continueKeys, insert, joinTarget, tableTarget } from './insert.ts'
import { password } from '../../apartment/demo/logins.ts'
import type { DemoOptions } from '../../apartment/demo/plan.ts'
import { columnValues, storedFields, wireValues } from './record.ts'
import type { DemoRow, Values } from '../../apartment/demo/row.ts'

const BATCH = 2000

/** True when nobody has used the database yet. */
export async function isEmpty(store: Store, model: Model): Promise<boolean> {
  const tables = demoEntities.flatMap((name) => model.entities[name]?.plural ?? [])
  const found = tables.map((table) => `exists (select from ${ident(table)})`)
  return (await store.text({ text: `select (${found.join(' or ')})::text`, values: [] })) === 'false'
}

/** Records written, by entity. An entity that the model has no more is left out. */
export async function seed(
  store: Store,
  model: Model,
  options: DemoOptions,
): Promise<Readonly<Record<string, number>>> {
  const hashed = await hashPassword(password)
  const counts = await store.transaction(async (connection) => {
    const done: [string, number][] = []
    for (const name of demoEntities) {
      const entity = model.entities[name]
      if (entity !== undefined) done.push([name, await seedEntity(connection, model, entity, options, hashed)])
    }
    return Object.fromEntries(done)
  })
  await store.script('analyze')
  return counts
}

async function seedEntity(
  connection: Connection,
  model: Model,
  entity: Entity,
  options: DemoOptions,
  hashed: string,
): Promise<number> {
  let count = 0
  for (const batch of batches(demoRows(entity.name, options, model.app))) {
    const rows = batch.map((row) => ({ ...wireValues(entity, row, model.app), client_id: row.server['client_id'] }))
    await insertBatch(connection, entity, rows, hashed)
    count += rows.length
  }
  await continueKeys(connection, entity)
  return count
}

async function insertBatch(
  connection: Connection,
  entity: Entity,
  rows: readonly Values[],
  hashed: string,
): Promise<void> {
  const fields = storedFields(entity)
  await insert(
    connection,
    tableTarget(entity),
    rows.map((row) => ({ client_id: row['client_id'], ...columnValues(fields, row, () => hashed) })),
  )
  for (const field of entity.fields.filter(({ kind }) => kind === 'references')) {
    const joined = rows.flatMap((row) =>
      ((row[field.name] ?? []) as readonly number[]).map((item_id) => ({
        client_id: row['client_id'],
        owner_id: row[entity.key],
        item_id,
      })),
    )
    await insert(connection, joinTarget(entity, field), joined)
  }
}

function* batches(rows: Iterable<DemoRow>): Generator<readonly DemoRow[]> {
  let batch: DemoRow[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  yield batch
}
