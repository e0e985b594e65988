/**
 * Records added up by groups: one statement for a page of groups, one for their totals, one for the export. Whatever is
 * read comes in by `rowsOf`, which is the list's own source and conditions. What a measure is compared with is read
 * beside it, its days put on to those that they are compared with.
 */
import { ident, clock, literal } from '../../kinds/sql-text.ts'
import { JobRunState } from '../../generated/enums.ts'
import { type Compared, beforeOf, changeOf, COMPARISONS, runningOf } from '../../model/conventions/compared.ts'
import { ofMonths } from '../../model/conventions/grouped.ts'
import type { Dimension, Entity, Grouping, Lang, Measure } from '../../model/model.ts'
import type { CellType } from '../../kinds/server-kind.ts'
import type { Filter } from './conditions.ts'
import { guarded } from './export.ts'
import { expression, value } from './expressions.ts'
import { selected, type Selection } from './list.ts'
import { joins, readableValue } from './readable.ts'
import { display, wired, wireValue } from './records.ts'
import { main } from './scoped.ts'
import { all, column, entityNamed, fieldNamed, keyOf, referred, type Source } from './sources.ts'
import type { Writing } from './writing.ts'

/** Records that are read: some days of them, or whole months where these are kept. */
export interface Part {
  readonly selection: Selection
  readonly byMonths: boolean
  /** What limits the period. */
  readonly limits: readonly Filter[]
}

export interface GroupedPlan {
  readonly group: readonly string[]
  /** Columns that are answered, those of the groups first. */
  readonly columns: readonly string[]
  readonly now: Part
  /** What of it is compared; null: all. */
  readonly settled: Part | null
  /** What it is compared with, no record of it twice; null: nothing is compared so. */
  readonly before: Readonly<Record<Compared, readonly Part[] | null>>
  /** By what groups follow each other in time; null: they do not. */
  readonly step: 'day' | 'month' | 'year' | null
}

export interface Order {
  readonly field: string
  readonly desc: boolean
}

/** Places of the values that a page has. */
export const LIMIT = 0
export const OFFSET = 1

export function groupsPage(writing: Writing, entity: Entity, plan: GroupedPlan, order: Order): string {
  const fields = ['id', ...plan.columns].map((name) => fieldNamed(entity, name))
  const { from, record } = wired(writing, at(entity, 'page'), fields, null)
  const [limit, offset] = [LIMIT, OFFSET].map((place) => writing.slot({ is: 'value', at: place, type: 'bigint' }))
  const { join, terms } = ordering(writing, entity, plan, order)
  const named = terms.map(({ sql }, place) => `${sql} as "#${place}"`)
  const sorted = (of: (place: number) => string): string =>
    terms.map(({ way }, place) => `${of(place)}${way}`).join(', ')
  // Only what stands on the page is numbered: to find it, the groups need not all be put in order.
  const first = `select g.*, ${named.join(', ')} from g${join} order by ${sorted((place) => terms[place]!.sql)} limit ${limit} offset ${offset}`
  const numbered = `select p.*, ${offset} + row_number() over (order by ${sorted((place) => `p."#${place}"`)}) as id from (${first}) p`
  return (
    `with g as (${grouped(writing, entity, plan)}) ` +
    `select coalesce(json_agg(${record} order by page.id), '[]')::text as list, (select count(*)::integer from g) as count ` +
    `from (${numbered}) page${from}`
  )
}

/** Of everything together; `columns` are measures. */
export function totalsOfGroups(writing: Writing, entity: Entity, plan: GroupedPlan): string {
  const sums = plan.columns.map(
    (name) => `${literal(name)}, ${wireValue(writing, at(entity, 'g'), fieldNamed(entity, name))}`,
  )
  const whole = grouped(writing, entity, { ...plan, group: [] })
  return (
    `select json_build_object('count', (select count(*) from (${grouped(writing, entity, { ...plan, columns: plan.group })}) n), ` +
    `'totals', json_build_object(${sums.join(', ')}))::text from (${whole}) g`
  )
}

interface ForFile {
  readonly order: Order
  readonly lang: Lang
  readonly isGuarded: boolean
  readonly today: string
  /** How a month or a year is called that is not over. */
  readonly soFar: (value: string) => string
}

/** For COPY: columns `c1 … cn` as people read them, and their order `k`. */
export function groupsExported(
  writing: Writing,
  entity: Entity,
  plan: GroupedPlan,
  { order, lang, isGuarded, today, soFar }: ForFile,
): { readonly sql: string; readonly types: readonly CellType[] } {
  const source = at(entity, 'g')
  const { join, from } = joins(writing, source, MOST_JOINS)
  const cells = plan.columns.map((name) => {
    const cell = readableValue({ writing, source, lang, join }, fieldNamed(entity, name))
    const running = entity.grouping === undefined ? null : runningOf(entity.grouping, name, today)
    if (running === null) return cell
    return {
      ...cell,
      sql: `case when ${cell.sql} = ${literal(running)} then ${literal(soFar(running))} else ${cell.sql} end`,
    }
  })
  const columns = cells.map((cell, place) => `${isGuarded ? guarded(cell) : cell.sql} as c${place + 1}`)
  const sorted = ordering(writing, entity, plan, order)
  const k = `row_number() over (order by ${sorted.terms.map(({ sql, way }) => `${sql}${way}`).join(', ')}) as k`
  return {
    sql: `with g as (${grouped(writing, entity, plan)}) select ${[...columns, k].join(', ')} from g${sorted.join}${from()}`,
    types: cells.map(({ type }) => type),
  }
}

export function groupsCounted(writing: Writing, entity: Entity, plan: GroupedPlan): string {
  return `select count(*)::integer from (${grouped(writing, entity, { ...plan, columns: plan.group })}) g`
}

const MOST_JOINS = 6

const at = (entity: Entity, alias: string): Source => ({ entity, alias, from: alias, where: 'true' })

interface Ordering {
  /** For FROM, behind the groups. */
  readonly join: string
  readonly terms: readonly { readonly sql: string; readonly way: string }[]
}

/** Groups without a value come last; of equals, the groups themselves decide. */
function ordering(writing: Writing, entity: Entity, { group }: GroupedPlan, { field: name, desc }: Order): Ordering {
  const field = fieldNamed(entity, name)
  const source = at(entity, 'g')
  const way = `${desc ? ' desc' : ''} nulls last`
  const rest = group.map((one) => ({ sql: column(source, one), way: '' }))
  if (field.kind !== 'reference') return { join: '', terms: [{ sql: column(source, name), way }, ...rest] }
  // All groups' names at once: looked up one by one, a hundred thousand of them take as long as adding up.
  const target = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  const on = all([target.where, `${keyOf(target)} = ${column(source, name)}`])
  const said = `case when ${keyOf(target)} is not null then ${display(writing, target)} end`
  return { join: ` left join ${target.from} on ${on}`, terms: [{ sql: said, way }, ...rest] }
}

// ---------------------------------------------------------------- adding up

function groupingOf({ grouping }: Entity, { byMonths }: Pick<Part, 'byMonths'>): Grouping {
  if (grouping === undefined) throw new Error('no report that adds records up')
  return byMonths ? ofMonths(grouping) : grouping
}

/** Answers true: the records that hold whole months are there for the company. Value: the job that makes them. */
export function monthsKept(writing: Writing): string {
  const [job, run] = [
    referred(writing, entityNamed(writing.model, 'job')),
    referred(writing, entityNamed(writing.model, 'job_run')),
  ]
  const named = `${column(job, 'name')} = ${writing.slot({ is: 'value', at: 0, type: 'text' })}`
  const done = `${column(run, 'state')} = ${JobRunState.done}`
  return `select (exists (select from ${job.from} join ${run.from} on ${column(run, 'job_id')} = ${keyOf(job)} where ${all([job.where, run.where, named, done])}))::text`
}

/** Columns: those of the groups and the measures, by their fields' names. */
function grouped(writing: Writing, entity: Entity, plan: GroupedPlan): string {
  const { measures } = groupingOf(entity, { byMonths: false })
  const used = measures.filter(({ name }) => columnsOf(name).some((column) => plan.columns.includes(column)))
  const comparable = used.filter(({ compared }) => compared)
  const compared = COMPARISONS.filter(
    (one) =>
      plan.before[one] !== null &&
      used.some(({ name }) => [beforeOf(name, one), changeOf(name, one)].some((found) => plan.columns.includes(found))),
  )
  const keys = plan.group.map((name) => ident(name))
  const now = rowsOf(writing, entity, plan, { part: plan.now, measures: used, of: null })
  if (compared.length === 0) return withChanges(now, keys, used, plan)
  const settled = plan.settled === null ? [] : [{ of: null, part: plan.settled, called: settledOf }]
  const others: readonly Beside[] = [
    ...settled,
    ...compared.flatMap((of) =>
      (plan.before[of] ?? []).map((part) => ({ of, part, called: (name: string) => beforeOf(name, of) })),
    ),
  ]
  const parts = [
    select(now, keys, used, 0),
    ...others.map(({ of, part }, place) =>
      select(rowsOf(writing, entity, plan, { part, measures: comparable, of }), keys, used, place + 1, comparable),
    ),
  ]
  const kinds = [...new Map(others.map(({ of, called }) => [of, called]))]
  const places = (kind: Compared | null): string =>
    others.flatMap(({ of }, place) => (of === kind ? [place + 1] : [])).join(', ')
  const values = [
    ...keys,
    ...used.map(({ name }) => `max(${ident(name)}) filter (where z = 0) as ${ident(name)}`),
    ...kinds.flatMap(([kind, called]) =>
      comparable.map(
        ({ name, how }) =>
          `${TOGETHER[how]}(${ident(name)}) filter (where z in (${places(kind)})) as ${ident(called(name))}`,
      ),
    ),
  ]
  const by = keys.length === 0 ? '' : ` group by ${keys.join(', ')} having count(*) filter (where z = 0) > 0`
  return withChanges(
    `select ${values.join(', ')} from (${parts.join(' union all ')}) parts${by}`,
    keys,
    used,
    plan,
    compared,
  )
}

interface Beside {
  /** Null: the part that is compared itself. */
  readonly of: Compared | null
  readonly part: Part
  readonly called: (measure: string) => string
}

/** What of a measure is compared. */
const settledOf = (name: string): string => `${name}#`

/** What the parts of a period come to together; the others are never read in parts. */
const TOGETHER: Readonly<Record<Measure['how'], 'sum' | 'min' | 'max'>> = {
  count: 'sum',
  sum: 'sum',
  min: 'min',
  max: 'max',
  distinct: 'max',
  first: 'max',
  last: 'max',
}

const columnsOf = (name: string): readonly string[] => [
  name,
  ...COMPARISONS.flatMap((one) => [beforeOf(name, one), changeOf(name, one)]),
]

/** One part of the union: all have the same columns. */
const select = (
  sql: string,
  keys: readonly string[],
  used: readonly Measure[],
  z: number,
  held: readonly Measure[] = used,
): string =>
  `select ${[...keys, ...used.map((measure) => (held.includes(measure) ? ident(measure.name) : 'null')), `${z} as z`].join(', ')} from (${sql}) part${z}`

/** No figure before, no change. */
function withChanges(
  sql: string,
  keys: readonly string[],
  used: readonly Measure[],
  { columns, settled }: GroupedPlan,
  compared: readonly Compared[] = [],
): string {
  const of = (name: string, one: Compared): readonly string[] => {
    const before = ident(beforeOf(name, one))
    const has = compared.includes(one)
    const now = ident(settled === null ? name : settledOf(name))
    const change = `round((${now}::numeric - ${before}) * 100 / nullif(abs(${before}), 0), 2)`
    return [
      ...(columns.includes(beforeOf(name, one)) ? [has ? before : `null::numeric as ${before}`] : []),
      ...(columns.includes(changeOf(name, one))
        ? [`${has ? change : 'null::numeric'} as ${ident(changeOf(name, one))}`]
        : []),
    ]
  }
  const shown = used.flatMap(({ name, compared: is }) => [
    ...(columns.includes(name) ? [ident(name)] : []),
    ...(is ? COMPARISONS.flatMap((one) => of(name, one)) : []),
  ])
  return `select ${[...keys, ...shown].join(', ') || '1'} from (${sql}) sums`
}

/** The records of one period, added up: the one place where a report reads. */
function rowsOf(
  writing: Writing,
  entity: Entity,
  plan: GroupedPlan,
  { part, measures, of }: { readonly part: Part; readonly measures: readonly Measure[]; readonly of: Compared | null },
): string {
  const { group, step } = plan
  const { selection, byMonths, limits } = part
  const grouping = groupingOf(entity, part)
  const source = main(writing, entityNamed(writing.model, selection.entity), selection.which)
  const filters = [...selection.filters, ...limits]
  const tables: string[] = [source.from]
  const day = grouping.period === null ? null : dayAt(writing, source, grouping.period.field)
  const put = of === null || day === null ? day : puton(day, of, step)
  const columns = group.map((name) => {
    const dimension = grouping.dimensions.find((one) => one.name === name)
    if (dimension === undefined) throw new Error(`no dimension "${name}"`)
    return `${dimensionOf(writing, source, dimension, { tables, day: put ?? 'null' })} as ${ident(name)}`
  })
  const ends = byMonths ? grouping.months : null
  const sums = measures.map((measure) => {
    const end = measure.how === 'first' ? ends?.first : ends?.last
    const order = end === undefined ? (day ?? keyOf(source)) : column(source, end)
    return `${aggregate(writing, source, measure, order)} as ${ident(measure.name)}`
  })
  const isLeap = of === 'year' && day !== null && step === 'day'
  const where = all([
    selected(writing, source, { ...selection, filters }),
    // The 29th of February has no day a year later.
    ...(isLeap ? [`((${day} + interval '1 year')::date - interval '1 year')::date = ${day}`] : []),
  ])
  const by = group.length === 0 ? '' : ` group by ${group.map((_, place) => place + 1).join(', ')}`
  return `select ${[...columns, ...sums].join(', ') || '1'} from ${tables.join(' ')} where ${where}${by}`
}

const dayAt = (writing: Writing, source: Source, name: string): string => {
  const field = fieldNamed(source.entity, name)
  const sql = value(writing, source, field)
  if (field.kind === 'string') return `to_date(${sql}, 'YYYY-MM')`
  return field.kind === 'date' ? sql : `(${sql} at time zone ${clock()})::date`
}

const puton = (day: string, of: Compared, step: GroupedPlan['step']): string =>
  of === 'year' ? `(${day} + interval '1 year')::date` : step === null ? day : `(${day} + interval '1 ${step}')::date`

const BUCKETS: Readonly<Record<Exclude<Dimension['by'], 'value'>, (day: string) => string>> = {
  day: (day) => day,
  month: (day) => `to_char(${day}, 'YYYY-MM')`,
  year: (day) => `to_char(${day}, 'YYYY')`,
}

interface Among {
  /** Grows by what a path leads through. */
  readonly tables: string[]
  readonly day: string
}

function dimensionOf(writing: Writing, source: Source, { path, by }: Dimension, { tables, day }: Among): string {
  if (by !== 'value') return BUCKETS[by](day)
  const [first = '', ...rest] = path
  const field = fieldNamed(source.entity, first)
  if (rest.length === 0) return value(writing, source, field)
  const next = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  tables.push(`left join ${next.from} on ${all([next.where, `${keyOf(next)} = ${column(source, first)}`])}`)
  return dimensionOf(writing, next, { name: '', path: rest, by }, { tables, day })
}

type Aggregate = (x: string, where: readonly string[], order: string) => string
const filter = (where: readonly string[]): string =>
  where.length === 0 ? '' : ` filter (where ${where.join(' and ')})`
const endmost =
  (way: string): Aggregate =>
  (x, where, order) =>
    `(array_agg(${x} order by ${order}${way})${filter([...where, `${x} is not null`])})[1]`

const AGGREGATES: Readonly<Record<Measure['how'], Aggregate>> = {
  count: (_, where) => `count(*)${filter(where)}`,
  distinct: (x, where) => `count(distinct ${x})${filter(where)}`,
  sum: (x, where) => `sum(${x})${filter(where)}`,
  min: (x, where) => `min(${x})${filter(where)}`,
  max: (x, where) => `max(${x})${filter(where)}`,
  first: endmost(''),
  last: endmost(' desc'),
}

function aggregate(writing: Writing, source: Source, { how, field, when, of }: Measure, order: string): string {
  const x = field === null ? '' : value(writing, source, fieldNamed(source.entity, field))
  const found = AGGREGATES[how](x, when === null ? [] : [`(${expression(writing, source, when)})`], order)
  if (of === null) return found
  const one = column(source, of)
  return `case when min(${one}) = max(${one}) then ${found} end`
}
