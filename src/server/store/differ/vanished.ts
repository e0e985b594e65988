/** Columns with data that no field asks for since the schemas changed last: what a new field may be the new name of. */
import { ident } from '../../../kinds/sql-text.ts'
import type { Table } from '../../../kinds/table.ts'
import type { LiveTable } from './catalogue.ts'
import type { Probe } from './probe.ts'

export interface Vanished {
  readonly column: string
  readonly type: string
  /** That have a value in it. */
  readonly rows: number
}

/** Asked only where a column is new: that is when a person has to say. */
export const vanished = async (
  table: Table,
  found: LiveTable,
  probe: Probe,
  told: ReadonlySet<string>,
): Promise<readonly Vanished[]> => {
  const live = new Set(found.columns.map(({ name }) => name))
  if (table.columns.every(({ name }) => live.has(name))) return []
  const meant = new Set(table.columns.flatMap(({ name, renamedFrom }) => [name, renamedFrom]))
  const gone: Vanished[] = []
  for (const { name, type } of found.columns) {
    if (meant.has(name) || told.has(`${table.name}.${name}`)) continue
    const rows = await probe.count(table.name, `${ident(name)} IS NOT NULL`)
    if (rows > 0) gone.push({ column: name, type, rows })
  }
  return gone
}
