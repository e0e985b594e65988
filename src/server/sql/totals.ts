/** Sums over all rows that a list's filters match, as one JSON object: exact, since the database adds numerics. */
import { kinds } from '../../kinds/kinds.ts'
import { literal } from '../../kinds/sql-text.ts'
import type { Field } from '../../model/model.ts'
import { value } from './expressions.ts'
import { selected, type Selection } from './list.ts'
import { main } from './scoped.ts'
import { entityNamed, fieldNamed } from './sources.ts'
import type { Writing } from './writing.ts'

export interface TotalsPlan extends Selection {
  readonly fields: readonly string[]
}

export function totals(writing: Writing, plan: TotalsPlan): string {
  const source = main(writing, entityNamed(writing.model, plan.entity), plan.which)
  const fields = plan.fields.map((name) => fieldNamed(source.entity, name))
  const values = fields.map((field, place) => `${value(writing, source, field)} as c${place}`)
  const rows = `select ${values.length === 0 ? '1' : values.join(', ')} from ${source.from} where ${selected(writing, source, plan)}`
  const sums = fields.map((field, place) => `${literal(field.name)}, ${sum(field, place)}`)
  return `select json_build_object('count', count(*), 'totals', json_build_object(${sums.join(', ')}))::text from (${rows}) rows`
}

/** Of nothing it is zero, with the field's digits. */
const sum = (field: Field, place: number): string => kinds[field.kind].read([`coalesce(sum(c${place}), 0)`], field)
