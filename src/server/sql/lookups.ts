/**
 * What an import asks of the records that are there: which have these names, which are those with these unique values,
 * and how they read.
 */
import type { Entity, Lang } from '../../model/model.ts'
import { ident } from '../../kinds/sql-text.ts'
import { expression } from './expressions.ts'
import { display, filled } from './records.ts'
import { readableValue } from './readable.ts'
import { main } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, via } from './sources.ts'
import { columnsOf, isOneOf, rowsOf } from './writes.ts'
import type { Writing } from './writing.ts'

/** Of those alike, so many can be named. */
export const MOST_ALIKE = 5

/** Records by how they are shown, masked where their fields are: `name`, `within`, the first `keys`, the `count`. */
export function namesThere(
  writing: Writing,
  { entity, within }: { readonly entity: string; readonly within: string | null },
): string {
  const source = main(writing, entityNamed(writing.model, entity))
  const names = writing.slot({ is: 'value', at: 0, type: 'text[]' })
  const name = display(writing, source)
  const place = within === null ? 'null::bigint' : column(source, within)
  return `select (${name})::text as name, ${place} as within, ${firstOf(keyOf(source))} as keys, count(*)::integer as count from ${source.from} where ${all([source.where, `${name} = any(${names})`])} group by 1, 2`
}

const firstOf = (key: string): string => `to_json((array_agg(distinct ${key}))[1:${MOST_ALIKE}])`

export interface OtherNames {
  readonly entity: string
  readonly within: string | null
  /** Templates of its own fields. */
  readonly knownAs: readonly string[]
  /** Fields that stand beside its name, before or behind it. */
  readonly beside: readonly string[]
}

/** As `namesThere`, by what the records are called elsewhere: given and compared as `likeOthers` writes it. */
export function otherNamesThere(writing: Writing, { entity, within, knownAs, beside }: OtherNames): string {
  const source = main(writing, entityNamed(writing.model, entity))
  const names = writing.slot({ is: 'value', at: 0, type: 'text[]' })
  const place = within === null ? 'null::bigint' : column(source, within)
  const own = display(writing, source)
  const more = beside.map((name) => filled(writing, source, `{${name}}`))
  const forms = [
    ...knownAs.map((template) => filled(writing, source, template)),
    ...(more.length === 0
      ? []
      : [
          [own, ...more],
          [...more, own],
        ].map((parts) => `concat_ws(' ', ${parts.join(', ')})`)),
  ]
  const called = `(values ${forms.map((form) => `(regexp_replace(btrim((${form})::text), '\\s*·\\s*|\\s+', ' ', 'g'))`).join(', ')}) called(name)`
  return `select called.name, ${place} as within, ${firstOf(keyOf(source))} as keys, count(distinct ${keyOf(source)})::integer as count from ${source.from} cross join lateral ${called} where ${all([source.where, `called.name = any(${names})`])} group by 1, 2`
}

/** However its parts are put together. */
export const likeOthers = (text: string): string => text.trim().replaceAll(/\s*·\s*|\s+/g, ' ')

/** Records as they are told from others: their names with what stands beside them. */
export function toldApart(
  writing: Writing,
  { entity, beside }: { readonly entity: string; readonly beside: readonly string[] },
): string {
  const source = main(writing, entityNamed(writing.model, entity))
  const parts = [display(writing, source), ...beside.map((name) => filled(writing, source, `{${name}}`))]
  return `select ${keyOf(source)} as key, concat_ws(' · ', ${parts.map((part) => `nullif((${part})::text, '')`).join(', ')}) as name from ${source.from} where ${all([source.where, isOneOf(writing, source)])} order by 1`
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
