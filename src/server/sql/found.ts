/** Which records have the values that rows of a file say, with what a call needs to know of them. */
import type { Expr } from '../../model/model.ts'
import { expression } from './expressions.ts'
import { display } from './records.ts'
import { main } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, type Source, via } from './sources.ts'
import { columnsOf, isOneOf, rowsOf } from './writes.ts'
import type { Writing } from './writing.ts'

export interface FindPlan {
  readonly entity: string
  /** Paths whose values are given, one after the other; the key's own name among them. */
  readonly by: readonly (readonly string[])[]
  /** Places in `by` that find nothing, and are told of what was found by the others. */
  readonly narrowing: readonly number[]
  /** Whether it is possible for the record. */
  readonly when: Expr
  /** Fields that are told. */
  readonly given: readonly string[]
}

/** Per row and record: `place`, `key`, `possible`, `agrees`, and what is given as `g0`, `g1` … */
export function found(writing: Writing, { entity: name, by, narrowing, when, given }: FindPlan): string {
  const source = main(writing, entityNamed(writing.model, name))
  const ends = by.map((path) => endOf(writing, source, path))
  const rows = rowsOf(
    writing,
    ends.map(({ source: at, name: field }) =>
      field === at.entity.key ? { name: field, type: 'bigint' } : columnsOf(at.entity, [field])[0]!,
    ),
  )
  const alike = ends.map(({ source: at, name: field }, place) => `${column(at, field)} = ${rows.values[place]!.sql}`)
  const isNarrowing = (_: unknown, place: number): boolean => narrowing.includes(place)
  const told = given.map((field, place) => `${expression(writing, source, `$${field}`)} as g${place}`)
  return `select r.k as place, ${keyOf(source)} as key, coalesce(${expression(writing, source, when)}, false) as possible,
      coalesce(${all(alike.filter(isNarrowing))}, false) as agrees${told.map((one) => `, ${one}`).join('')}
    from ${[rows.from, source.from, ...ends.flatMap(({ from }) => from)].join(', ')}
    where ${all([source.where, ...ends.flatMap(({ where }) => where), ...alike.filter((one, at) => !isNarrowing(one, at))])}`
}

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
  const step = via(writing, target)
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
