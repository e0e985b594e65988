/**
 * Writes the demo into an empty database, all of it or nothing. In charge of batches and order only: what the records
 * are is decided by the product, what a column holds by the field kinds.
 */
import { ident } from '../../kinds/sql-text.ts'
import type { Entity, Model } from '../../model/model.ts'
import { TENANT } from '../../model/tenant.ts'
import { followCustoms } from '../customs.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Connection, Store } from '../store/store.ts'
import { sqlState } from '../operations/failures.ts'
import type { Derivations } from '../operations/product-rules.ts'
import type { Demo, DemoOptions, DemoRecords, DemoRow, Values } from './demo.ts'
import { continueKeys, insert, joinTarget, tableTarget } from './insert.ts'
import { columnValues, wireValues } from './record.ts'

const BATCH = 2000
/** Whose records are, where a demo does not say. */
const ONLY_COMPANY = 1

/** True when nobody has used the database yet. */
export async function isEmpty(store: Store, model: Model, { entities }: DemoRecords): Promise<boolean> {
  const tables = entities.flatMap((name) => model.entities[name]?.plural ?? [])
  const found = tables.map((table) => `exists (select from ${ident(table)})`)
  return (await store.text({ text: `select (${found.join(' or ')})::text`, values: [] })) === 'false'
}

/** What a product's demo is made of. */
interface Made {
  readonly demo: Demo
  readonly derivations: Derivations
}

/** Records written, by entity. An entity that the model has no more is left out. */
export async function seed(
  store: Store,
  model: Model,
  { demo, derivations }: Made,
  options: DemoOptions,
): Promise<Readonly<Record<string, number>>> {
  followCustoms(model)
  const [hashed, { entities, rows }] = await Promise.all([hashPassword(demo.account.password), demo.records()])
  const counts = await store.transaction(async (connection) => {
    const done: [string, number][] = []
    for (const name of entities) {
      const entity = model.entities[name]
      if (entity === undefined) continue
      const all = complete(entity, rows(name, options, model.app), options, derivations, model)
      done.push([name, await seedEntity(connection, entity, all, hashed)])
    }
    return Object.fromEntries(done)
  })
  await store.script('analyze')
  return counts
}

async function seedEntity(
  connection: Connection,
  entity: Entity,
  rows: Iterable<Values>,
  hashed: string,
): Promise<number> {
  let count = 0
  for (const batch of batches(rows)) {
    await insertBatch(connection, entity, batch, hashed).catch(refusedRow(entity, batch))
    count += batch.length
  }
  await continueKeys(connection, entity)
  return count
}

/** The database names columns and values of what it refuses: the row that has them is told, too. */
const refusedRow = (entity: Entity, rows: readonly Values[]) => (error: unknown) => {
  if (!/^2[23]/.test(sqlState(error))) throw error
  const { message, detail = '' } = error as { readonly message: string; readonly detail?: string }
  const [, names = '', values = ''] = /^Key \((.+?)\)=\((.*?)\) /.exec(detail) ?? []
  const wanted = values.split(', ')
  const row = rows.find((one) => names.split(', ').every((name, at) => String(one[name]) === wanted[at]))
  const told = row === undefined ? '' : `: ${JSON.stringify(row)}`
  throw new Error(`a demo record of ${entity.name} is refused: ${message}; ${detail}${told}`, { cause: error })
}

async function insertBatch(
  connection: Connection,
  entity: Entity,
  rows: readonly Values[],
  hashed: string,
): Promise<void> {
  await insert(
    connection,
    tableTarget(entity),
    rows.map((row) => ({ [TENANT]: row[TENANT], ...columnValues(entity, row, () => hashed) })),
  )
  for (const field of entity.fields.filter(({ kind }) => kind === 'references')) {
    const joined = rows.flatMap((row) =>
      ((row[field.name] ?? []) as readonly number[]).map((item_id) => ({
        [TENANT]: row[TENANT],
        owner_id: row[entity.key],
        item_id,
      })),
    )
    await insert(connection, joinTarget(entity, field), joined)
  }
}

function* complete(
  entity: Entity,
  rows: Iterable<DemoRow>,
  { now }: DemoOptions,
  derivations: Derivations,
  model: Model,
): Generator<Values> {
  let nth = 0
  for (const row of rows) {
    nth += 1
    const values = wireValues(entity, row, { nth, now }, derivations, model)
    yield { ...values, [TENANT]: row.server[TENANT] ?? values[TENANT] ?? ONLY_COMPANY }
  }
}

function* batches(rows: Iterable<Values>): Generator<readonly Values[]> {
  let batch: Values[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  yield batch
}
