/** Sums of a list by day: the scope's conditions are the list's own. */
import { ident, literal } from '../../fields/sql-text.ts'
import { main } from './reach.ts'
import { all, column, entityNamed } from './sources.ts'
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
  const of = column(source, day)
  return `select to_char(${of}, ${literal('YYYY-MM-DD')}) as ${ident('day')}, sum(${column(source, sum)})::text as ${ident('sum')} from ${source.from}`
    + ` where ${all([source.where, `${of} > ${writing.slot({ is: 'value', at: 0, type: 'date' })}`])} group by ${of} order by ${of}`
}
