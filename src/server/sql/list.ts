/**
 * One page of a list as JSON text made by the database, with its count. The page is found first, by columns that an
 * index holds; computed columns and labels are worked out for its rows only, and all of it in one pass: rows, their
 * number and the cursor are gathered as the page is read. Must not know requests: it is given a plan whose values come
 * apart.
 */
import type { Entity, Field } from '../../model/model.ts'
import { type Filter, filterCondition, searchCondition, type Word } from './conditions.ts'
import { type Shared, wired, type Wired } from './records.ts'
import { type Ordering, orderingOf, type Sort, type Term } from './sorting.ts'
import { suitsGenericPlan } from './generic-plan.ts'
import { main } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, referred, type Source, type Which } from './sources.ts'
import type { Writing } from './writing.ts'

/** The counted rows at most: beyond, an estimate is given. */
export const COUNT_CAP = 10_000

/** Which rows: conditions whose values are the request's, by place. */
export interface Selection {
  readonly entity: string
  readonly filters: readonly Filter[]
  readonly words: readonly Word[]
  /** Searched fields that the asker may not see. */
  readonly unseen: readonly string[]
  /** Left out: those that are not archived. */
  readonly which?: Which
  /** By this reference to another of them, only those with none above. */
  readonly top?: string
}

export interface ListPlan extends Selection {
  readonly fields: readonly string[]
  /** See `wired`. */
  readonly actions: readonly string[] | null
  readonly sort: Sort
  readonly start: Start
  /** Rows of a page that skips none and has a usual size; else null. */
  readonly size: number | null
  readonly count: 'capped' | 'exact' | 'none'
  /** Of a history, newest first: only what its last parts hold (`RECENT`), for a page that they fill. */
  readonly recent?: boolean
}

/** So that two months are looked at, or three. */
const RECENT = "interval '45 days'"

/**
 * Where the page starts: rows skipped (`deep`: many), or behind a cursor, or behind one among the nulls.
 */
export type Start = 'offset' | 'deep' | 'after' | 'after-null'

/** Places of the values that every list has; those of the plan follow. */
export const LIMIT = 0
export const OFFSET = 1
export const CURSOR = 2

export function list(writing: Writing, plan: ListPlan): string {
  const entity = entityNamed(writing.model, plan.entity)
  const fields = plan.fields.map((name) => fieldNamed(entity, name))
  const page = pageOf(writing, plan)
  const { from, record } = rowsOf(writing, plan, fields, page)
  return `select coalesce(json_agg(${record}), '[]')::text as list, count(*)::integer as size, ${cursorOf(page)} as next${plan.count === 'none' ? '' : `, (${count(writing, plan)}) as count`}
from (${page.sql}) page${from}`
}

export function count(writing: Writing, plan: Pick<ListPlan, 'count'> & Selection): string {
  const source = main(writing, entityNamed(writing.model, plan.entity), plan.which)
  const rows = `from ${source.from} where ${selected(writing, source, plan)}`
  return plan.count === 'exact'
    ? `select count(*)::integer ${rows}`
    : `select count(*)::integer from (select 1 ${rows} limit ${COUNT_CAP + 1}) capped`
}

/** The rows whose number the planner is asked for. */
export function counted(writing: Writing, plan: Selection): string {
  const source = main(writing, entityNamed(writing.model, plan.entity), plan.which)
  return `explain (format json) select 1 from ${source.from} where ${selected(writing, source, plan)}`
}

export function selected(writing: Writing, source: Source, plan: Selection): string {
  const meant = matching(writing, source, plan)
  if (plan.top === undefined) return meant
  // What is above may be archived, beyond the asker's scope, or not among what is asked for.
  const above = main(writing, source.entity, plan.which)
  const by = column(source, plan.top)
  const isBelow = `exists (select 1 from ${above.from} where ${all([matching(writing, above, plan), `${keyOf(above)} = ${by}`])})`
  return all([meant, `(${by} is null or not ${isBelow})`])
}

const matching = (writing: Writing, source: Source, plan: Selection): string =>
  all([
    source.where,
    ...plan.filters.map((filter) => filterCondition(writing, source, filter)),
    searchCondition(writing, source, plan),
  ])

interface Page {
  readonly sql: string
  readonly terms: readonly Term[]
  readonly nullable: boolean
}

/**
 * Whether keys are walked before rows are fetched: far from the beginning, and where what is referred to decides. Then
 * a whole place's records may have to be put in order, and an index holds all that this takes.
 */
const keysFirst = ({ start, filters }: ListPlan): boolean =>
  start === 'deep' || filters.some(({ path }) => path.length > 1)

/** Columns `o1 … on` hold what the order compares; `z` puts nulls last. */
const term = (place: number): string => `o${place + 1}`

function pageOf(writing: Writing, plan: ListPlan): Page {
  const source = main(writing, entityNamed(writing.model, plan.entity), plan.which)
  const ordering = orderingOf(writing, source, plan.sort)
  const conditions = selected(writing, source, plan)
  const { terms, nullable } = ordering
  if (!nullable) {
    // A number that stands in the statement is one that the planner knows: it can plan once for all that follow.
    const rows =
      plan.size !== null && suitsGenericPlan(writing, source.entity, plan)
        ? `${plan.size}`
        : `${slot(writing, LIMIT)} offset ${slot(writing, OFFSET)}`
    return { sql: `${part(writing, plan, source, ordering, conditions, 0)} limit ${rows}`, terms, nullable }
  }
  const most = ` limit ${slot(writing, LIMIT)} + ${slot(writing, OFFSET)}`
  const parts = (plan.start === 'after-null' ? ([1] as const) : ([0, 1] as const)).map(
    (z) => `(${part(writing, plan, source, ordering, conditions, z)}${most})`,
  )
  const page: Page = { sql: '', terms, nullable }
  return {
    ...page,
    sql: `select * from (${parts.join(' union all ')}) parts order by ${orderBy(page, plan.sort.desc)} limit ${slot(writing, LIMIT)} offset ${slot(writing, OFFSET)}`,
  }
}

/** Rows with a value (z = 0) or without one (z = 1), in order. */
function part(
  writing: Writing,
  plan: ListPlan,
  source: Source,
  ordering: Ordering,
  conditions: string,
  z: 0 | 1,
): string {
  const { terms, nullable } = ordering
  const compared = z === 0 ? terms : terms.slice(-1)
  const columns = [
    keysFirst(plan) ? '' : `${source.alias}.*`,
    ...terms.map(({ sql }, place) => `${sql} as ${term(place)}`),
    ...(nullable ? [`${z} as z`] : []),
  ].filter((text) => text !== '')
  const where = all([
    conditions,
    ...ordering.where,
    ...(plan.recent === true ? [`${terms[0]?.sql} >= now() - ${RECENT}`] : []),
    ...(nullable ? [`${terms[0]?.sql} is ${z === 0 ? 'not ' : ''}null`] : []),
    ...(plan.start === (z === 0 ? 'after' : 'after-null') ? [behind(writing, terms, compared, plan.sort.desc)] : []),
  ])
  const joins = z === 0 ? ordering.joins : ordering.outerJoins
  return `select ${columns.join(', ')} from ${[source.from, ...joins].join(' ')} where ${where} order by ${compared.map(({ sql }) => `${sql} ${direction(plan.sort.desc)}`).join(', ')}`
}

function behind(writing: Writing, terms: readonly Term[], compared: readonly Term[], desc: boolean): string {
  const skipped = terms.length - compared.length
  const values = compared.map(({ type }, place) => writing.slot({ is: 'value', at: CURSOR + skipped + place, type }))
  return `(${compared.map(({ sql }) => sql).join(', ')}) ${desc ? '<' : '>'} (${values.join(', ')})`
}

/** Nothing here may change the order of the page: it is what `json_agg` goes by. */
function rowsOf(writing: Writing, plan: ListPlan, fields: readonly Field[], page: Page): Wired {
  const entity = entityNamed(writing.model, plan.entity)
  const shared = sharedBy(writing, entity, plan)
  if (!keysFirst(plan))
    return wired(writing, { entity, alias: 'page', from: 'page', where: 'true' }, fields, plan.actions, shared)
  const source = referred(writing, entity)
  const { from, record } = wired(writing, source, fields, plan.actions, shared)
  // Behind `offset 0` each record is fetched in the page's turn.
  const fetched = `select ${source.alias}.* from ${source.from} where ${all([source.where, `${keyOf(source)} = page.${term(page.terms.length - 1)}`])} offset 0`
  return { from: ` cross join lateral (${fetched}) ${source.alias}${from}`, record }
}

/** References that the list is asked for one value of, as the lists in a record's detail are. */
const sharedBy = (writing: Writing, entity: Entity, { filters }: ListPlan): Shared =>
  new Map(
    filters.flatMap(({ path: [name = '', ...rest], comparison, at }) =>
      rest.length === 0 && comparison === 'eq' && fieldNamed(entity, name).kind === 'reference'
        ? [[name, writing.slot({ is: 'value', at, type: 'bigint' })] as const]
        : [],
    ),
  )

/** Of the last row, which a page has when it has any. */
const cursorOf = ({ terms }: Page): string =>
  `json_build_array(${terms.map(({ type }, place) => lastOf(term(place), type)).join(', ')})::text`
const lastOf = (name: string, type: string): string =>
  `(array_agg(page.${name}))[count(*)]${type.startsWith('timestamp') ? ` at time zone 'UTC'` : '::text'}`

const orderBy = ({ terms }: Pick<Page, 'terms'>, desc: boolean): string =>
  ['z', ...terms.map((_, place) => `${term(place)} ${direction(desc)}`)].join(', ')

const direction = (desc: boolean): string => (desc ? 'desc' : 'asc')
const slot = (writing: Writing, at: number): string => writing.slot({ is: 'value', at, type: 'bigint' })
