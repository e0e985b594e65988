/** The model's tables on an empty database, as a first start makes them. */
import { schemaStatements, tablesOf } from '../../src/kinds/tables.ts'
import type { Model } from '../../src/model/model.ts'
import { guardRows } from '../../src/server/store/row-security.ts'
import type { Store } from '../../src/server/store/store.ts'

export async function makeTables(store: Store, model: Model): Promise<void> {
  const tables = tablesOf(model)
  await store.script(schemaStatements(tables).join(';\n'))
  await guardRows(store, tables)
}
