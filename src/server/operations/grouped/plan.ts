/** What a report is asked: groups, period, filters and columns of an address as a plan and its values. */
import { dayOf, isRealDate } from '../../../values/calendar.ts'
import {
  isOfMonths,
  MONTHLY,
  monthsOf,
  priorOf,
  type Span,
  spanOf,
  wholeSpan,
  yearBefore,
} from '../../../values/periods.ts'
import { type Dimension, type Entity, type Grouping, PRESETS, type Preset } from '../../../model/model.ts'
import { beforeOf, changeOf, COMPARISONS, ofMonths } from '../../../model/conventions/grouped.ts'
import type { Filter } from '../../sql/conditions.ts'
import { written } from '../../sql/cache.ts'
import { type GroupedPlan, monthsKept, type Order } from '../../sql/grouped.ts'
import type { Selection } from '../../sql/list.ts'
import { fieldNamed } from '../../sql/sources.ts'
import { bound } from '../bound.ts'
import type { Context } from '../context.ts'
import { maySee, placeOf } from '../parameters/fields.ts'
import { filtersOf } from '../parameters/filters.ts'
import { badValue } from '../parameters/refusal.ts'
import { type Query, selectionOf } from '../parameters/selection.ts'
import type { Values } from '../parameters/values.ts'
import { sortingOf } from '../../../model/sorting.ts'

const OWN = ['group', 'period']
const MOST_DIMENSIONS = 4

export interface Asked {
  readonly grouping: Grouping
  readonly plan: GroupedPlan
  readonly order: Order
}

/**
 * `own` are the parameters that the operation itself reads; `one`: everything is one group, whose period is compared
 * with the one before.
 */
export async function groupedPlan(
  context: Context,
  entity: Entity,
  query: Query,
  own: readonly string[],
  values: Values,
  { one = false }: { readonly one?: boolean } = {},
): Promise<Asked> {
  const [said, rows] = [entity.grouping, context.model.reports[entity.plural]?.rows]
  if (said === undefined || rows == null) throw new Error(`"${entity.plural}" adds nothing up`)
  const field = said.period?.field ?? ''
  const ofPeriod = field === '' ? [] : [field, `${field}_from`, `${field}_to`]
  const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !ofPeriod.includes(name)))
  const selection = await selectionOf(context, rows, rest, [...OWN, ...own], values)
  const group = groupOf(context, rows, said, query['group'])
  const dimensions = said.dimensions.filter(({ name }) => group.includes(name))
  const step = one ? null : stepOf(dimensions)
  const span = spanAsked(context, said, query)
  const whole = wholeOf(span, dayOf(context.now))
  const [prior, year] = whole === null ? [null, null] : [priorOf(whole, step), yearBefore(whole)]
  const isFine = dimensions.some(({ by }) => by === 'day') || query[field] !== undefined
  const spans = said.measures.some(({ compared }) => compared) ? [span, prior, year] : [span]
  const byMonths = !isFine && (await readsMonths(context, said, selection, spans))
  const grouping = byMonths ? ofMonths(said) : said
  // A text that says a month is compared as one.
  const limitOf = (end: 'from' | 'to', day: string): readonly Filter[] =>
    grouping.period?.by === 'month'
      ? [{ path: [grouping.period.field], comparison: end, at: values.add(day.slice(0, 7)) }]
      : (filtersOf(context, rows, `${field}_${end}`, day, values) ?? [])
  const limits = (limited: Span | Partial<Span> | null): readonly Filter[] =>
    limited === null
      ? []
      : (['from', 'to'] as const).flatMap((end) => (limited[end] === undefined ? [] : limitOf(end, limited[end])))
  const named = said.period?.by === 'day' ? query[field] : undefined
  // Refused by its own name where it is no day.
  const now = [...(named === undefined ? [] : (filtersOf(context, rows, field, named, values) ?? [])), ...limits(span)]
  const plan: GroupedPlan = {
    selection: byMonths ? { ...selection, entity: said.months!.entity } : selection,
    byMonths,
    group,
    columns: columnsOf(context, entity, said, group),
    now,
    before: { prior: prior === null ? null : limits(prior), year: year === null ? null : limits(year) },
    step,
  }
  return { grouping, plan, order: orderOf(entity, plan, query['sort']) }
}

/** What is asked of whole months alone, and of groups of them, is read where those are kept. */
async function readsMonths(
  context: Context,
  { months, dimensions }: Grouping,
  { filters }: Selection,
  spans: readonly (Partial<Span> | null)[],
): Promise<boolean> {
  const { connection, model, scope, now } = context
  const today = dayOf(now)
  const groups = dimensions.filter(({ by }) => by === 'value').map(({ path }) => path.join('.'))
  if (months === null || !spans.every((span) => span === null || isOfMonths(span, today))) return false
  if (!filters.every(({ path }) => groups.includes(path.join('.')))) return false
  const statement = written(model, scope, { name: 'months kept', plan: null, prepared: true, body: monthsKept })
  return (await connection.text(bound(context, statement, [months.job]))) === 'true'
}

function groupOf(context: Context, rows: Entity, grouping: Grouping, text: string | undefined): readonly string[] {
  const group = text === undefined ? grouping.group : text.split(',')
  const known = grouping.dimensions.filter(({ path }) => placeOf(context, rows, path.join('.')) !== null)
  if (text === undefined) return group.filter((name) => known.some((one) => one.name === name))
  if (
    group.length > MOST_DIMENSIONS ||
    new Set(group).size < group.length ||
    group.some((name) => !known.some((one) => one.name === name))
  )
    throw badValue('group')
  return group
}

/** The finest of those by time. */
const stepOf = (dimensions: readonly Dimension[]): GroupedPlan['step'] =>
  (['day', 'month', 'year'] as const).find((step) => dimensions.some(({ by }) => by === step)) ?? null

/** Named days come before a shortcut; a side may be open. Null: the report has no period. */
function spanAsked({ now }: Context, { period }: Grouping, query: Query): Partial<Span> | null {
  const preset = query['period']
  if (period === null) {
    if (preset !== undefined) throw badValue('period')
    return null
  }
  if (preset !== undefined && !isPreset(preset)) throw badValue('period')
  const { field, first, by } = period
  const [from, to] = [query[`${field}_from`] ?? query[field], query[`${field}_to`] ?? query[field]]
  if (by === 'month') {
    if (preset !== undefined && !MONTHLY.includes(preset)) throw badValue('period')
    if (from === undefined && to === undefined) return monthsOf(preset ?? first, dayOf(now))
    for (const name of [field, `${field}_from`, `${field}_to`])
      if (query[name] !== undefined && !isRealDate(wholeSpan(query[name]).from)) throw badValue(name)
    return {
      ...(from !== undefined && { from: wholeSpan(from).from }),
      ...(to !== undefined && { to: wholeSpan(to).to }),
    }
  }
  if (from === undefined && to === undefined) return spanOf(preset ?? first, dayOf(now))
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

const isPreset = (text: string): text is Preset => (PRESETS as readonly string[]).includes(text)

/** What is compared is compared by whole days. */
function wholeOf(span: Partial<Span> | null, today: string): Span | null {
  const { from, to = today } = span ?? {}
  return from !== undefined && isRealDate(from) && isRealDate(to) && from <= to ? { from, to } : null
}

/** Of the groups, then the measures that say something of them and that the asker may see. */
function columnsOf(
  { actor }: Context,
  entity: Entity,
  { measures }: Grouping,
  group: readonly string[],
): readonly string[] {
  const told = measures.filter(({ name, by }) => (by === null || group.includes(by)) && isSeen(name))
  function isSeen(name: string): boolean {
    return maySee(actor)(fieldNamed(entity, name))
  }
  return [
    ...group,
    ...told.flatMap(({ name, compared }) => [
      name,
      ...(compared ? COMPARISONS.flatMap((one) => [beforeOf(name, one), changeOf(name, one)]) : []),
    ]),
  ]
}

/** An order by something that these groups lack is that of the groups: whoever groups anew need not order anew. */
function orderOf(entity: Entity, { columns, group }: GroupedPlan, text: string | undefined): Order {
  const asked = text === undefined ? entity.list.sort : sortingOf(text)
  if (text !== undefined && !entity.fields.some(({ name, sort }) => name === asked.field && sort))
    throw badValue('sort')
  return columns.includes(asked.field) ? asked : { field: group[0] ?? columns[0] ?? '', desc: false }
}

/** Those that are asked for, of those that there are. */
export function chosenOf(entity: Entity, columns: readonly string[], text: string | undefined): readonly string[] {
  if (text === undefined) return columns
  const names = text.split(',')
  if (names.some((name) => !entity.fields.some((field) => field.name === name))) throw badValue('columns')
  return columns.filter((name) => names.includes(name))
}
