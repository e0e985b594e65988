/**
 * What makes one record somebody's, or does not: each limit of theirs by itself, in the words that lists and writes are
 * held to (`scoped.ts`), and the places that the record belongs to. To be run in the scope of who is asked about;
 * whoever asks must have the record.
 */
import { literal } from '../../kinds/sql-text.ts'
import { openness, type Openness } from './openness.ts'
import { changeable, limitsApart, type LimitName, withinScope } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, links, referred, type Source } from './sources.ts'
import type { Writing } from './writing.ts'

export interface ExplainedPlan {
  readonly entity: string
}

/** The one row that comes of it. */
export interface ExplainedRow {
  readonly sees: boolean
  readonly changes: boolean
  readonly limits: readonly (LimitName & { readonly sees: boolean; readonly changes: boolean })[]
  readonly open: Readonly<Record<keyof Openness, boolean>>
  /** By level, of each of its paths the keys at the end. */
  readonly places: Readonly<Record<string, readonly (readonly number[])[]>>
  /** Whose it is. */
  readonly owner: number | null
}

export function explained(writing: Writing, { entity: name }: ExplainedPlan): string {
  const source = referred(writing, entityNamed(writing.model, name))
  const { scope } = source.entity
  const limits = limitsApart(writing, source).map((limit) =>
    object([
      ['is', literal(limit.is)],
      ...(limit.is === 'level' ? [['level', literal(limit.level)] as const] : []),
      ['sees', truth(limit.sees)],
      ['changes', truth(limit.changes)],
    ]),
  )
  const open = Object.entries(openness(writing, source)).map(([part, sql]) => [part, truth(sql as string)] as const)
  const places = Object.entries(scope.levels).map(
    ([level, paths]) =>
      [level, array(paths.map((path) => `to_json(array(${endsOf(writing, source, path)}))`))] as const,
  )
  const sees = withinScope(writing, source)
  return (
    `select ${truth(sees)} as sees, ${truth(all([sees, changeable(writing, source)]))} as changes,` +
    ` ${array(limits)} as limits, ${object(open)} as open, ${object(places)} as places,` +
    ` ${scope.owner === null ? 'null::bigint' : column(source, scope.owner.by)} as owner` +
    ` from ${source.from} where ${all([source.where, `${keyOf(source)} = ${writing.slot({ is: 'value', at: 0, type: 'bigint' })}`])}`
  )
}

/** Of the source's record the keys at the end of a path, in order; a query of one column. */
function endsOf(writing: Writing, source: Source, path: readonly string[]): string {
  const found = writing.alias()
  return `select distinct ${found}.k from (${stepsOf(writing, source, path)}) ${found} where ${found}.k is not null order by 1`
}

function stepsOf(writing: Writing, source: Source, [first = '', ...rest]: readonly string[]): string {
  const field = fieldNamed(source.entity, first)
  const link = field.kind === 'references' ? links(writing, source.entity, field) : null
  const item = link === null ? column(source, first) : link.item
  const of = link === null ? [] : [link.where, `${link.owner} = ${keyOf(source)}`]
  if (rest.length === 0)
    return link === null ? `select ${item} as k` : `select ${item} as k from ${link.from} where ${all(of)}`
  const next = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  const ends = writing.alias()
  const from = link === null ? next.from : `${link.from}, ${next.from}`
  const where = all([...of, next.where, `${keyOf(next)} = ${item}`])
  return `select ${ends}.k from ${from} cross join lateral (${stepsOf(writing, next, rest)}) ${ends} where ${where}`
}

const truth = (condition: string): string => `coalesce(${condition}, false)`
const array = (parts: readonly string[]): string => `json_build_array(${parts.join(', ')})`
const object = (parts: readonly (readonly [string, string])[]): string =>
  `json_build_object(${parts.map(([name, sql]) => `${literal(name)}, ${sql}`).join(', ')})`
