/** One record by its key, as JSON text made by the database. */
import { wired } from './records.ts'
import { main } from './scoped.ts'
import { all, entityNamed, fieldNamed, keyOf } from './sources.ts'
import type { Writing } from './writing.ts'

export interface InfoPlan {
  readonly entity: string
  readonly fields: readonly string[]
}

export function info(writing: Writing, { entity: name, fields }: InfoPlan): string {
  const entity = entityNamed(writing.model, name)
  const source = main(writing, entity)
  const { from, record } = wired(
    writing,
    source,
    fields.map((field) => fieldNamed(entity, field)),
  )
  const key = `${keyOf(source)} = ${writing.slot({ is: 'value', at: 0, type: 'bigint' })}`
  return `select row_to_json(${record})::text from ${source.from}${from} where ${all([source.where, key])}`
}
