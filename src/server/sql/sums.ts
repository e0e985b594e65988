/** Sums of a list by day: the scope's conditions are the list's own. */
import { ident, literal } from '../../kinds/sql-text.ts'
import { value } from './expressions.ts'
import { main } from './scoped.ts'
import { all, entityNamed, fieldNamed } from './sources.ts'
import type { Writing } from './writing.ts'

export interface SumPlan {
  readonly entity: string
  /** Field with the day. */
  readonly day: string
  /** Decimal field that is summed. */
  readonly sum: string
}

/** The day before the first is the statement's one value. */
export function sumsByDay(writing: Writing, { entity, day, sum }: SumPlan): string {
  const source = main(writing, entityNamed(writing.model, entity))
  const of = value(writing, source, fieldNamed(source.entity, day))
  return (
    `select to_char(${of}, ${literal('YYYY-MM-DD')}) as ${ident('day')}, sum(${value(writing, source, fieldNamed(source.entity, sum))})::text as ${ident('sum')} from ${source.from}` +
    ` where ${all([source.where, `${of} > ${writing.slot({ is: 'value', at: 0, type: 'date' })}`])} group by ${of} order by ${of}`
  )
}
