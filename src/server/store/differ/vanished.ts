/**
 * Columns and tables with data that nothing asks for since the schemas changed last: what a new field, or a new entity,
 * may be the new name of.
 */
import { ident } from '../../../kinds/sql-text.ts'
import type { Table } from '../../../kinds/table.ts'
import { singularOf } from '../../../model/plural.ts'
import { TENANT } from '../../../model/tenant.ts'
import type { Catalogue, LiveTable } from './catalogue.ts'
import type { Step } from './plan.ts'
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

export interface VanishedTable {
  readonly found: LiveTable
  readonly rows: number
}

/** Asked only where a table is new. */
export async function vanishedTables(
  tables: readonly Table[],
  live: Catalogue,
  probe: Probe,
): Promise<readonly VanishedTable[]> {
  const wanted = new Set(tables.flatMap(({ name, renamedFrom }) => [name, renamedFrom?.table]))
  if (tables.every(({ name }) => live.tables.has(name))) return []
  const gone: VanishedTable[] = []
  for (const found of live.tables.values()) {
    if (wanted.has(found.name) || live.told.has(found.name)) continue
    const rows = await probe.count(found.name)
    if (rows > 0) gone.push({ found, rows })
  }
  return gone
}

/** Of two sets of fields, the share of the larger one that both have. */
const ALIKE = 0.6

/** A table that went as one of nearly the same columns came may be the same one by another name. */
export function tableRenamedPerhaps(table: Table, gone: readonly VanishedTable[]): Step['text'] | null {
  const [like] = gone
    .map((one) => ({ ...one, share: shareOf(table, one.found) }))
    .filter(({ share }) => share >= ALIKE)
    .sort((a, b) => b.share - a.share)
  if (like === undefined || !table.columns.some(({ identity }) => identity)) return null
  const { name } = like.found
  const entity = singularOf(name)
  const say = entity === null ? `"x-renamed-from": "…", "x-plural-from": "${name}"` : `"x-renamed-from": "${entity}"`
  return {
    zh: `：${name}（${like.rows} 行，字段几乎相同）已不在模型中。如为改名，请在文档中写 ${say}；如为新实体，请确认`,
    en: `: ${name}, which has ${like.rows} rows of nearly the same fields, is no longer in the schemas. If it is the same by another name, say ${say}; if it is new, accept it`,
  }
}

/** Every table has them. */
const COMMON: ReadonlySet<string> = new Set([TENANT, 'version', 'created_at', 'updated_at'])

function shareOf(table: Table, found: LiveTable): number {
  const own = (columns: readonly { readonly name: string; readonly type: string; readonly identity: boolean }[]) =>
    columns.flatMap(({ name, type, identity }) => (identity || COMMON.has(name) ? [] : [`${name} ${type}`]))
  const [wanted, had] = [own(table.columns), own(found.columns)]
  const shared = wanted.filter((one) => had.includes(one)).length
  return shared / Math.max(wanted.length, had.length, 1)
}
