/** Rows into their table, many at once: one JSON parameter a batch, spread into columns by the database. */
import { kinds } from '../../kinds/kinds.ts'
import { ident, list } from '../../kinds/sql-text.ts'
import { ITEM, joinTableName, OWNER } from '../../kinds/tables.ts'
import type { Entity, Field } from '../../model/model.ts'
import { TENANT } from '../../model/tenant.ts'
import type { Connection } from '../store/store.ts'
import { storedFields } from './record.ts'
import type { Values } from './demo.ts'

interface Target {
  readonly table: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

const bigint = (name: string): Target['columns'][number] => ({ name, type: 'bigint' })
const tenant = (entity: Entity): Target['columns'] => (entity.tenant ? [bigint(TENANT)] : [])

export const tableTarget = (entity: Entity): Target => ({
  table: entity.plural,
  columns: [...tenant(entity), ...storedFields(entity).flatMap((field) => kinds[field.kind].columns(field))],
})

export const joinTarget = (entity: Entity, field: Field): Target => ({
  table: joinTableName(entity, field),
  columns: [...tenant(entity), bigint(OWNER), bigint(ITEM)],
})

export async function insert(
  connection: Connection,
  { table, columns }: Target,
  rows: readonly Values[],
): Promise<void> {
  if (rows.length === 0) return
  const names = columns.map(({ name }) => ident(name))
  const text = `insert into ${ident(table)} (${list(names)}) select ${list(columns.map(value))} from json_to_recordset($1::json) as r(${list(columns.map(definition))})`
  await connection.query({ text, values: [JSON.stringify(rows)] })
}

/** Kinds write JSON as text; as JSON inside JSON it would arrive as one string. */
const value = ({ name, type }: Target['columns'][number]): string =>
  type === 'jsonb' ? `${ident(name)}::jsonb` : ident(name)
const definition = ({ name, type }: Target['columns'][number]): string =>
  `${ident(name)} ${type === 'jsonb' ? 'text' : type}`

/** The next record made by hand comes after those of the demo. */
export async function continueKeys(connection: Connection, entity: Entity): Promise<void> {
  const [table, key] = [ident(entity.plural), ident(entity.key)]
  const text = `select setval(pg_get_serial_sequence($1, $2), max(${key})) from ${table} having max(${key}) is not null`
  await connection.query({ text, values: [table, entity.key] })
}
