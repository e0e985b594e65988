/** One record by its key: as JSON text made by the database, and in words. */
import type { Lang } from '../../model/model.ts'
import { besideRecord } from './beside-record.ts'
import { readableValue } from './readable.ts'
import { wired } from './records.ts'
import { main } from './scoped.ts'
import { all, entityNamed, fieldNamed, keyOf } from './sources.ts'
import type { Writing } from './writing.ts'

export interface InfoPlan {
  readonly entity: string
  readonly fields: readonly string[]
  /** See `wired`. */
  readonly actions: readonly string[] | null
}

export function info(writing: Writing, { entity: name, fields, actions }: InfoPlan): string {
  const entity = entityNamed(writing.model, name)
  const source = main(writing, entity, 'any')
  const beside = besideRecord(writing, source)
  const { from, record } = wired(
    beside.writing,
    source,
    fields.map((field) => fieldNamed(entity, field)),
    actions,
  )
  const key = `${keyOf(source)} = ${writing.slot({ is: 'value', at: 0, type: 'bigint' })}`
  return `select row_to_json(${record})::text from ${source.from}${beside.from()}${from} where ${all([source.where, key])}`
}

export interface TextsPlan {
  readonly entity: string
  readonly fields: readonly string[]
  readonly lang: Lang
}

/** Values of one record as people read them: `c0`, `c1` …. */
export function texts(writing: Writing, { entity, fields, lang }: TextsPlan): string {
  const source = main(writing, entityNamed(writing.model, entity), 'any')
  const reading = { writing, source, lang, join: () => null }
  const columns = fields.map(
    (name, place) => `(${readableValue(reading, fieldNamed(source.entity, name)).sql})::text as c${place}`,
  )
  const key = `${keyOf(source)} = ${writing.slot({ is: 'value', at: 0, type: 'bigint' })}`
  return `select ${columns.join(', ') || '1'} from ${source.from} where ${all([source.where, key])}`
}
