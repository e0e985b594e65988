/** What a report is asked: groups, period, filters and columns of an address as a plan and its values. */
import { addDays, dayOf, isRealDate } from '../../../values/calendar.ts'
import {
  isOfMonths,
  monthsOf,
  priorOf,
  settledIn,
  type Span,
  spanOf,
  wholeMonthsIn,
  wholeSpan,
  yearBefore,
} from '../../../values/periods.ts'
import type { Dimension, Entity, Grouping } from '../../../model/model.ts'
import { beforeOf, changeOf, comparesIn, COMPARISONS } from '../../../model/conventions/compared.ts'
import type { Filter } from '../../sql/conditions.ts'
import { written } from '../../sql/cache.ts'
import { type GroupedPlan, monthsKept, type Order, type Part } from '../../sql/grouped.ts'
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

const OWN = ['group', 'period', 'compare']
const MOST_DIMENSIONS = 4

export interface Asked {
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
  const today = dayOf(context.now)
  const whole = wholeOf(span, said.period?.over === true ? addDays(today, -1) : null, today)
  const compares = isCompared(said, query['compare'])
  // What the month that runs comes to, nobody knows yet: of records of whole months it is compared with nothing.
  const settled = whole !== null && said.period?.by === 'month' ? settledIn(whole, today) : whole
  const isFine = dimensions.some(({ by }) => by === 'day') || query[field] !== undefined
  const months = !isFine && (await readsMonths(context, said, selection)) ? said.months : null
  const ofDays = (limits: readonly Filter[]): Part => ({ selection, byMonths: false, limits })
  const ofMonthsIn = ({ from, to }: Partial<Span>): Part => ({
    selection: { ...selection, entity: months?.entity ?? selection.entity },
    byMonths: true,
    limits: monthLimits(months?.field ?? '', { from, to }),
  })
  // A text that says a month is compared as one.
  const monthLimits = (path: string, limited: Partial<Span>): readonly Filter[] =>
    ENDS.flatMap((end) =>
      limited[end] === undefined
        ? []
        : [{ path: [path], comparison: end, at: values.add(limited[end].slice(0, 7)) } as const],
    )
  const limitsIn = (limited: Partial<Span> | null): readonly Filter[] =>
    limited === null
      ? []
      : said.period?.by === 'month'
        ? monthLimits(field, limited)
        : ENDS.flatMap((end) =>
            limited[end] === undefined ? [] : (filtersOf(context, rows, `${field}_${end}`, limited[end], values) ?? []),
          )
  const named = said.period?.by === 'day' ? query[field] : undefined
  const isWhole = months !== null && (span === null || isOfMonths(span, today))
  const piecesOf = (compared: Span | null): readonly Part[] | null => {
    if (compared === null) return null
    const found = months === null ? null : wholeMonthsIn(compared, today)
    return found === null
      ? [ofDays(limitsIn(compared))]
      : [ofMonthsIn(found.whole), ...found.rest.map((rest) => ofDays(limitsIn(rest)))]
  }
  const plan: GroupedPlan = {
    group,
    columns: columnsOf(context, entity, said, { group, compares }),
    now: isWhole
      ? ofMonthsIn(span ?? {})
      : // Refused by its own name where it is no day.
        ofDays([
          ...(named === undefined ? [] : (filtersOf(context, rows, field, named, values) ?? [])),
          ...limitsIn(span),
        ]),
    settled: !compares || settled === null || settled.to === whole?.to ? null : ofDays(limitsIn(settled)),
    before: {
      prior: compares && settled !== null ? piecesOf(priorOf(settled, step)) : null,
      year: compares && settled !== null ? piecesOf(yearBefore(settled)) : null,
    },
    step,
  }
  return { plan, order: orderOf(entity, plan, query['sort']) }
}

const ENDS = ['from', 'to'] as const

function isCompared(grouping: Grouping, text: string | undefined): boolean {
  if (text !== undefined && text !== 'true' && text !== 'false') throw badValue('compare')
  return comparesIn(grouping, text)
}

/** Whether the groups and filters can be answered from whole months, and these are kept. */
async function readsMonths(
  context: Context,
  { months, dimensions }: Grouping,
  { filters }: Selection,
): Promise<boolean> {
  const { connection, model, scope } = context
  const groups = dimensions.filter(({ by }) => by === 'value').map(({ path }) => path.join('.'))
  if (months === null || !filters.every(({ path }) => groups.includes(path.join('.')))) return false
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
  const { field, first, by, presets } = period
  const chosen = presets.find((one) => one === preset)
  if (preset !== undefined && chosen === undefined) throw badValue('period')
  const [from, to] = [query[`${field}_from`] ?? query[field], query[`${field}_to`] ?? query[field]]
  if (by === 'month') {
    if (from === undefined && to === undefined) return monthsOf(chosen ?? first, dayOf(now))
    for (const name of [field, `${field}_from`, `${field}_to`])
      if (query[name] !== undefined && !isRealDate(wholeSpan(query[name]).from)) throw badValue(name)
    return {
      ...(from !== undefined && { from: wholeSpan(from).from }),
      ...(to !== undefined && { to: wholeSpan(to).to }),
    }
  }
  if (from === undefined && to === undefined) return spanOf(chosen ?? first, dayOf(now))
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** What is compared is compared by whole days, none of them behind `last`. */
function wholeOf(span: Partial<Span> | null, last: string | null, today: string): Span | null {
  const { from, to: said = today } = span ?? {}
  const to = last !== null && last < said ? last : said
  return from !== undefined && isRealDate(from) && isRealDate(to) && from <= to ? { from, to } : null
}

/** Of the groups, then the measures that say something of them and that the asker may see. */
function columnsOf(
  { actor }: Context,
  entity: Entity,
  { measures }: Grouping,
  { group, compares }: { readonly group: readonly string[]; readonly compares: boolean },
): readonly string[] {
  const told = measures.filter(({ name, by }) => (by === null || group.includes(by)) && isSeen(name))
  function isSeen(name: string): boolean {
    return maySee(actor)(fieldNamed(entity, name))
  }
  return [
    ...group,
    ...told.flatMap(({ name, compared }) => [
      name,
      ...(compared && compares ? COMPARISONS.flatMap((one) => [beforeOf(name, one), changeOf(name, one)]) : []),
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
