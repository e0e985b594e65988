/**
 * What an import asks of the records that are there: which have these names, which are those with these unique values,
 * and how they read.
 */
import type { Entity, Lang } from '../../model/model.ts'
import { ident } from '../../kinds/sql-text.ts'
import { expression } from './expressions.ts'
import { display } from './records.ts'
import { readableValue } from './readable.ts'
import { main } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, via } from './sources.ts'
import { columnsOf, isOneOf, rowsOf } from './writes.ts'
import type { Writing } from './writing.ts'

/**
 * Records by how they are shown, masked where their fields are: `name`, `within`, the smallest `key`, and the `count`
 * of those alike.
 */
export function namesThere(
  writing: Writing,
  { entity, within }: { readonly entity: string; readonly within: string | null },
): string {
  const source = main(writing, entityNamed(writing.model, entity))
  const names = writing.slot({ is: 'value', at: 0, type: 'text[]' })
  const name = display(writing, source)
  const place = within === null ? 'null::bigint' : column(source, within)
  return `select (${name})::text as name, ${place} as within, min(${keyOf(source)}) as key, count(*)::integer as count from ${source.from} where ${all([source.where, `${name} = any(${names})`])} group by 1, 2`
}

export function keysThere(writing: Writing, { entity }: { readonly entity: string }): string {
  const source = main(writing, entityNamed(writing.model, entity))
  return `select ${keyOf(source)} as key from ${source.from} where ${all([source.where, isOneOf(writing, source)])}`
}

/** Values: keys. How those are called that the asker may see, archived ones as well: they are named still. */
export function namesOf(writing: Writing, entity: Entity): string {
  const source = main(writing, entity, 'any')
  const keys = writing.slot({ is: 'value', at: 0, type: 'bigint[]' })
  return `select ${keyOf(source)} as key, (${display(writing, source)})::text as name from ${source.from} where ${all([source.where, `${keyOf(source)} = any(${keys})`])}`
}

/** Those of the records that nothing may newly refer to. */
export function unoffered(writing: Writing, { entity }: { readonly entity: string }): string {
  const source = main(writing, entityNamed(writing.model, entity))
  const offered = Object.entries(source.entity.choices?.where ?? {}).map(([name, value]) =>
    expression(writing, source, { eq: [`$${name}`, value] }),
  )
  return `select ${keyOf(source)} as key from ${source.from} where ${all([source.where, isOneOf(writing, source), `not coalesce(${all(offered)}, false)`])}`
}

export interface MatchPlan {
  readonly entity: string
  readonly fields: readonly string[]
  /** Fields that have nothing in the records looked for. Told apart from the others so that an index serves. */
  readonly empty: readonly string[]
}

/** For rows (as `rowsOf` reads them) the company's records that have the same values, whosever they are. */
export function matches(writing: Writing, plan: MatchPlan): string {
  const entity = entityNamed(writing.model, plan.entity)
  const source = via(writing, entity)
  const rows = rowsOf(
    writing,
    plan.fields.flatMap((name) => (name === entity.key ? [{ name, type: 'bigint' }] : columnsOf(entity, [name]))),
  )
  const own = (name: string): string => `${source.alias}.${ident(name)}`
  const alike = [
    ...rows.values.map(({ name, sql }) => `${own(name)} = ${sql}`),
    ...columnsOf(entity, plan.empty).map(({ name }) => `${own(name)} is null`),
  ]
  return `select r.k as place, ${keyOf(source)} as key from ${rows.from}, ${source.from} where ${all([source.where, ...alike])}`
}

/** Values as an export writes them: `v0`, `v1` … */
export function readableRows(
  writing: Writing,
  plan: { readonly entity: string; readonly fields: readonly string[]; readonly lang: Lang },
): string {
  const source = main(writing, entityNamed(writing.model, plan.entity))
  const cells = plan.fields.map((name) =>
    readableValue({ writing, source, lang: plan.lang, join: () => null }, fieldNamed(source.entity, name)),
  )
  return `select ${[`${keyOf(source)} as key`, ...cells.map(({ sql }, place) => `(${sql})::text as v${place}`)].join(', ')} from ${source.from} where ${all([source.where, isOneOf(writing, source)])}`
}

/** A few records as they are shown: for lists to choose from. */
export function firstNames(
  writing: Writing,
  { entity, most }: { readonly entity: string; readonly most: number },
): string {
  const source = main(writing, entityNamed(writing.model, entity))
  return `select (${display(writing, source)})::text as name from ${source.from} where ${source.where} order by ${keyOf(source)} limit ${most}`
}
