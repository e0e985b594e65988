/** Which records have the values that rows of a file say, with what a call needs to know of them. */
import type { Expr } from '../../model/model.ts'
import { expression } from './expressions.ts'
import { display } from './records.ts'
import { main } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, referred, type Source } from './sources.ts'
import { columnsOf, isOneOf, rowsOf } from './writes.ts'
import type { Writing } from './writing.ts'

export interface FindPlan {
  readonly entity: string
  /** Paths whose values are given, one after the other; the key's own name among them. */
  readonly by: readonly (readonly string[])[]
  /** Places in `by` that find nothing, and are told of what was found by the others. */
  readonly narrowing: readonly number[]
  /** Paths that a row could have said: by them the records that fit it are told apart. */
  readonly apart: readonly (readonly string[])[]
  /** True of the records that can be meant. */
  readonly only: Expr
  /** Whether it is possible for the record. */
  readonly when: Expr
  /** Fields that are told. */
  readonly given: readonly string[]
  /** Of one row, at most so many records. */
  readonly most: number
}

/**
 * Per row and record: `place`, `key`, `possible`, `agrees`, `state`, and what is given as `g0`, `g1` …; first those for
 * which it is possible, the newest first. With each, of all that the row fits: how many agree (`agreeing`), for how
 * many of these it is possible (`fitting`), and whether they differ in what a row can say (`varied`).
 */
export function found(writing: Writing, plan: FindPlan): string {
  const source = main(writing, entityNamed(writing.model, plan.entity))
  const ends = plan.by.map((path) => endOf(writing, source, path))
  const apart = plan.apart.map((path) => endOf(writing, source, path))
  const rows = rowsOf(
    writing,
    ends.map(({ source: at, name: field }) =>
      field === at.entity.key ? { name: field, type: 'bigint' } : columnsOf(at.entity, [field])[0]!,
    ),
  )
  const alike = ends.map(({ source: at, name: field }, place) => `${column(at, field)} = ${rows.values[place]!.sql}`)
  const isNarrowing = (_: unknown, place: number): boolean => plan.narrowing.includes(place)
  const told = plan.given.map((field, place) => `${expression(writing, source, `$${field}`)} as g${place}`)
  const said = apart.map(({ source: at, name: field }) => column(at, field)).join(', ')
  const reached = [...ends, ...apart]
  const fits = `select ${keyOf(source)} as key, ${possible(writing, source, plan.when)} as possible, ${stateOf(writing, source, plan.when)} as state,
      coalesce(${all(alike.filter(isNarrowing))}, false) as agrees, jsonb_build_array(${said})::text as said${told.map((one) => `, ${one}`).join('')}
    from ${[source.from, ...reached.flatMap(({ from }) => from)].join(', ')}
    where ${all([source.where, expression(writing, source, plan.only), ...reached.flatMap(({ where }) => where), ...alike.filter((one, at) => !isNarrowing(one, at))])}`
  const agreeing = 'filter (where fits.agrees) over ()'
  return `select r.k as place, one.* from ${rows.from} cross join lateral (
    select fits.*, count(*) ${agreeing} as agreeing, count(*) filter (where fits.agrees and fits.possible) over () as fitting,
      min(fits.said) ${agreeing} is distinct from max(fits.said) ${agreeing} as varied
    from (${fits}) fits order by fits.agrees and fits.possible desc, fits.agrees desc, fits.key desc limit ${plan.most}) one order by 1`
}

/** By whose change what was done to a record is known to be no longer as it was left. */
export function left(writing: Writing, { entity, when }: Pick<FindPlan, 'entity' | 'when'>): string {
  const source = main(writing, entityNamed(writing.model, entity))
  return `select ${stateOf(writing, source, when)} as state from ${source.from} where ${all([source.where, isOneOf(writing, source)])}`
}

const possible = (writing: Writing, source: Source, when: Expr): string =>
  `coalesce(${expression(writing, source, when)}, false)`

/** Its version, and whether the call is possible: what another record says of it makes no version of its own. */
const stateOf = (writing: Writing, source: Source, when: Expr): string =>
  `concat_ws(' ', ${source.alias}.version, ${possible(writing, source, when)})`

interface End {
  readonly source: Source
  readonly name: string
  readonly from: readonly string[]
  readonly where: readonly string[]
}

/** Where the path ends: in the record itself, or in one that it refers to. */
function endOf(writing: Writing, source: Source, [first = '', last]: readonly string[]): End {
  if (last === undefined) return { source, name: first, from: [], where: [] }
  const target = entityNamed(writing.model, fieldNamed(source.entity, first).reference!.entity)
  const step = referred(writing, target)
  return {
    source: step,
    name: last,
    from: [step.from],
    where: [step.where, `${column(source, first)} = ${keyOf(step)}`],
  }
}

/** How records are shown to the asker. */
export function shownAs(writing: Writing, { entity }: { readonly entity: string }): string {
  const source = main(writing, entityNamed(writing.model, entity))
  return `select ${keyOf(source)} as key, (${display(writing, source)})::text as name from ${source.from} where ${all([source.where, isOneOf(writing, source)])} order by 1`
}
