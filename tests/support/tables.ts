/** The model's tables on an empty database, as a first start makes them. */
import { inOnePiece, schemaStatements, tablesOf } from '../../src/kinds/tables.ts'
import type { Model } from '../../src/model/model.ts'
import { makeMonths } from '../../src/server/store/months.ts'
import { guardRows } from '../../src/server/store/row-security.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { Prepared } from './stores.ts'

/** A database that holds them, of the project's own model. */
export const withTables = (model: Model): Prepared => ({ name: 'tables', fill: (store) => makeTables(store, model) })

export async function makeTables(store: Store, model: Model): Promise<void> {
  const tables = store.kind === 'postgres' ? tablesOf(model) : inOnePiece(tablesOf(model))
  await store.script(schemaStatements(tables).join(';\n'))
  await makeMonths(store, tables)
  await guardRows(store, tables)
}
