/**
 * All rows of a list as a SELECT for COPY: the list's own conditions and order, its columns as people read them.
 * Its output columns are `c1 … cn` (cells), `o1 … on` (what the order compares) and `k` (the key).
 */
import { GUARDS, HARMLESS } from '../../values/formula-guard.ts'
import { literal } from '../../kinds/sql-text.ts'
import type { CellType } from '../../kinds/server-kind.ts'
import { isHeld } from '../../kinds/indexes.ts'
import type { Entity, Lang } from '../../model/model.ts'
import { joins, type Readable, readableValue } from './readable.ts'
import { selected, type Selection } from './list.ts'
import { type Ordering, orderingOf, type Sort } from './sorting.ts'
import { main } from './scoped.ts'
import { all, entityNamed, fieldNamed, keyOf } from './sources.ts'
import type { Bare, Writing } from './writing.ts'

export interface ExportPlan extends Selection {
  readonly columns: readonly string[]
  readonly sort: Sort
  readonly lang: Lang
  /** Texts that a spreadsheet would run as formulas are led by an apostrophe. */
  readonly guarded: boolean
  /** See `Reading`. */
  readonly revealed?: boolean
  /** See `Writing`. */
  readonly bare?: Bare | undefined
}

export interface ExportSelect {
  readonly sql: string
  readonly types: readonly CellType[]
  /** ORDER BY list over the output columns; null: by the key, ascending. */
  readonly order: string | null
  /** The order's own column, when it is one that may be empty: such rows come last. */
  readonly nullable: boolean
}

/** Tables joined for labels: with more, PostgreSQL's planner no longer weighs them together with the rest. */
const MOST_JOINS = 6

export function exportSelect(writing: Writing, plan: ExportPlan): ExportSelect {
  const entity = entityNamed(writing.model, plan.entity)
  const source = main(writing, entity, plan.which)
  const ordering = orderingOf(writing, source, plan.sort)
  const { join, from } = joins(writing, source, MOST_JOINS)
  const cells = plan.columns.map((name) =>
    readableValue(
      { writing, source, lang: plan.lang, join, revealed: plan.revealed ?? false },
      fieldNamed(entity, name),
    ),
  )
  const columns = [
    ...cells.map((cell, place) => `${plan.guarded ? guarded(cell) : cell.sql} as c${place + 1}`),
    ...compared(ordering).map((sql, place) => `${sql} as o${place + 1}`),
    `${keyOf(source)} as k`,
  ]
  const tables = [source.from, ...(ordering.nullable ? ordering.outerJoins : ordering.joins)].join(' ') + from()
  const where = all([selected(writing, source, plan), ...ordering.where])
  return {
    sql: `select ${columns.join(', ')} from ${tables} where ${where}`,
    types: cells.map(({ type }) => type),
    order: orderOf(ordering, plan.sort),
    nullable: ordering.nullable,
  }
}

/** Reads all that an export reads, in the order in which it is stored: no index holds the counted column. */
export function sameRows(writing: Writing, plan: Selection): string {
  const source = main(writing, entityNamed(writing.model, plan.entity), plan.which)
  return `select count(${source.alias}.xmin) from ${source.from} where ${selected(writing, source, plan)}`
}

/** What is compared before the key. Among rows without a value the key alone decides. */
const compared = ({ terms, nullable }: Ordering): readonly string[] =>
  terms
    .slice(0, -1)
    .map(({ sql }, place) => (nullable && place > 0 ? `case when ${terms[0]!.sql} is not null then ${sql} end` : sql))

function orderOf({ terms, nullable }: Ordering, { desc }: Sort): string | null {
  if (terms.length === 1 && !desc) return null
  const way = desc ? ' desc' : ''
  return [
    ...terms.slice(1).map((_, place) => `o${place + 1}${way}${nullable && desc ? ' nulls last' : ''}`),
    `k${way}`,
  ].join(', ')
}

/** Whether an index holds the rows in this order. */
export const isIndexed = (entity: Entity, { path: [name = '', ...rest] }: Sort): boolean =>
  rest.length === 0 && isHeld(entity, name === entity.key ? [name] : [name, entity.key])

export function guarded({ sql, type, costly, fixed }: Readable): string {
  if (fixed || (type !== 'text' && type !== 'label')) return sql
  if (costly) return `regexp_replace(${sql}, ${literal(`(${GUARDS})`)}, ${literal("'\\1")})`
  // Most texts need no look beyond their first character.
  const harmless = HARMLESS.map(([first, last]) => `ascii(${sql}) between ${first} and ${last}`).join(' or ')
  return `case when ${harmless} then ${sql} when ${sql} ~ ${literal(GUARDS)} then ${literal("'")} || ${sql} else ${sql} end`
}
