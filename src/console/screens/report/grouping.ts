/**
 * What a report is asked, as its address says it: groups, period, and the way from a group to the records that it adds
 * up. `group` and `period` stand among the filters, so that a saved view keeps them.
 */
import type { CellRecord } from '../../../kinds/cell.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import {
  beforeOf,
  changeOf,
  comparesIn as compares,
  COMPARISONS,
  runningOf,
} from '../../../model/conventions/compared.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import type { Grouping, Preset } from '../../../model/model.ts'
import { addDays, addMonths, dayOf, firstOfMonth } from '../../../values/calendar.ts'
import { text } from '../../kit/lang.ts'
import type { EntityView } from '../entity-view.ts'
import { monthsOf, type Span, spanOf, wholeSpan } from '../../../values/periods.ts'

/** Parameters that are no filters of its records. */
export const ASKED = ['group', 'period', 'compare'] as const
export const MOST_GROUPS = 4

/** Dimensions that the report is grouped by now, in order. */
export function groupIn({ dimensions, group }: Grouping, values: FilterValues): readonly string[] {
  const names = typeof values['group'] === 'string' ? values['group'].split(',') : group
  const known = names.filter((name, at) => dimensions.some((one) => one.name === name) && names.indexOf(name) === at)
  return known.length === 0 ? group : known.slice(0, MOST_GROUPS)
}

/** Undefined: days are chosen by hand, or the report has no period. */
export function presetIn({ period }: Grouping, values: FilterValues): Preset | undefined {
  if (period === null || handOf(period.field, values).some((value) => value !== undefined)) return undefined
  return period.presets.find((one) => one === values['period']) ?? period.first
}

const handOf = (field: string, values: FilterValues): readonly (string | undefined)[] =>
  ['_from', '_to'].map((ending) => (values[field + ending] ?? values[field]) as string | undefined)

/** The days that are shown; a side that nobody named is open. */
export function spanIn(grouping: Grouping, values: FilterValues): Partial<Span> | null {
  if (grouping.period === null) return null
  const preset = presetIn(grouping, values)
  const today = dayOf(new Date())
  if (preset !== undefined) return grouping.period.by === 'month' ? monthsOf(preset, today) : spanOf(preset, today)
  const [from, to] = handOf(grouping.period.field, values)
  if (grouping.period.by === 'month')
    return { ...(from && { from: wholeSpan(from).from }), ...(to && { to: wholeSpan(to).to }) }
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

type Period = NonNullable<Grouping['period']>

/** Without what says the period. */
function withoutPeriod(period: Grouping['period'], values: FilterValues): FilterValues {
  const own = period === null ? [] : ['period', period.field, `${period.field}_from`, `${period.field}_to`]
  return Object.fromEntries(Object.entries(values).filter(([name]) => !own.includes(name)))
}

export const withPreset = ({ period }: Grouping, values: FilterValues, preset: Preset): FilterValues => ({
  ...withoutPeriod(period, values),
  period: preset,
})

/** The same of a list, which knows days alone. */
export const withDays = (period: Period, values: FilterValues, preset: Preset): FilterValues => ({
  ...withoutPeriod(period, values),
  ...limitsOf(period, spanOf(preset, dayOf(new Date()))),
})

/** The shortcut that means the days by which a list is narrowed; undefined: none does. */
export function presetOfDays(period: Period, values: FilterValues): Preset | undefined {
  const [today, [from, to]] = [dayOf(new Date()), handOf(period.field, values)]
  return period.presets.find((preset) => {
    const span = spanOf(preset, today)
    return span.from === from && span.to === to
  })
}

/** What a list is narrowed to, asked of the report that adds it up: all that a report can be asked. */
export function summaryOf(period: Grouping['period'], values: FilterValues): FilterValues {
  const { q: _, ...asked } = values
  const preset = period === null ? undefined : presetOfDays(period, asked)
  return preset === undefined ? asked : { ...withoutPeriod(period, asked), period: preset }
}

/** What a report is asked, of the list of its records. */
export function listOf(grouping: Grouping, values: FilterValues): FilterValues {
  const { group: _, compare: _compare, ...rest } = withoutPeriod(grouping.period, values)
  return { ...rest, ...limitsOf(grouping.period, spanIn(grouping, values) ?? {}) }
}

/** The last one stays: a report without groups would be its totals alone. */
export function withGroup(grouping: Grouping, values: FilterValues, name: string): FilterValues {
  const now = groupIn(grouping, values)
  const next = now.includes(name) ? now.filter((one) => one !== name) : [...now, name].slice(-MOST_GROUPS)
  return { ...values, group: (next.length === 0 ? now : next).join(',') }
}

/** Whether what is compared stands beside what it is compared with. */
export const comparesIn = (grouping: Grouping, { compare }: FilterValues): boolean =>
  compares(grouping, compare === undefined ? undefined : String(compare))

/** Whether the month that runs is shown, of which records of whole months compare nothing. */
export function showsRunning(grouping: Grouping, values: FilterValues): boolean {
  const { to } = spanIn(grouping, values) ?? {}
  return grouping.period?.by === 'month' && (to === undefined || to >= firstOfMonth(dayOf(new Date())))
}

/** Whether a group is of the month or the year that runs: what it says is so only up to now. */
export const runs = (grouping: Grouping, name: string, value: unknown): boolean => {
  const running = runningOf(grouping, name, dayOf(new Date()))
  return running !== null && value === running
}

/** Whether a column says something of the groups that are shown. */
export function columnIn(entity: ConsoleEntity, values: FilterValues): (name: string) => boolean {
  const { grouping } = entity
  if (grouping === undefined) return () => true
  const group = groupIn(grouping, values)
  const hidden = new Set([
    ...grouping.dimensions.map(({ name }) => name).filter((name) => !group.includes(name)),
    ...grouping.measures.filter(({ by }) => by !== null && !group.includes(by)).map(({ name }) => name),
    ...(comparesIn(grouping, values)
      ? []
      : grouping.measures.flatMap(({ name }) =>
          COMPARISONS.flatMap((one) => [beforeOf(name, one), changeOf(name, one)]),
        )),
  ])
  const told = new Set([...grouping.dimensions.map(({ name }) => name), ...measuresOf(entity)])
  return (name) => told.has(name) && !hidden.has(name)
}

/** All but what only filters and the key are for. */
const measuresOf = ({ grouping, fields }: ConsoleEntity): readonly string[] => {
  const names = grouping?.measures.map(({ name }) => name) ?? []
  return fields
    .map(({ name }) => name)
    .filter((name) => names.some((measure) => name === measure || name.startsWith(`${measure}_`)))
}

/** What a group is called: its dimensions, one after the other. */
export function groupName(
  { entity, lang, inList }: Pick<EntityView, 'entity' | 'lang' | 'inList'>,
  values: FilterValues,
  record: CellRecord,
): string {
  const labels = (record['_labels'] ?? {}) as Readonly<Record<string, unknown>>
  const said = (name: string): string => {
    const value = labels[name] ?? record[name]
    if (entity.grouping && runs(entity.grouping, name, value)) return inList.translate('report.so_far', { value })
    const codes = entity.enums[entity.fields.find((field) => field.name === name)?.enum ?? '']?.values
    if (typeof value === 'boolean') return inList.translate(value ? 'value.yes' : 'value.no')
    const found = codes?.find((code) => code.value === value)
    return found ? text(found.label, lang) : String(value ?? '-')
  }
  return entity.grouping === undefined ? '' : groupIn(entity.grouping, values).map(said).join(' ')
}

/** Filters of the list of records that lead to those of one group. */
export function recordsOf(grouping: Grouping, values: FilterValues, record: CellRecord): FilterValues {
  const { period } = grouping
  const { group: _, compare: _compare, ...common } = withoutPeriod(period, values)
  const group = groupIn(grouping, values)
  const chosen = grouping.dimensions.filter(({ name, by }) => by === 'value' && group.includes(name))
  const filters = chosen.map(({ name, path }): [string, unknown] =>
    record[name] == null ? [`${path.join('.')}_null`, 'true'] : [path.join('.'), record[name]],
  )
  const times = grouping.dimensions.filter(({ name, by }) => by !== 'value' && group.includes(name))
  const asked = { ...common, ...Object.fromEntries(filters) }
  // Of those without a time there is no period.
  if (period !== null && times.some(({ name }) => record[name] == null))
    return { ...asked, [`${period.field}_null`]: 'true' }
  const days = times.reduce<Partial<Span>>((span, { name, by }) => within(span, daysOf(by, String(record[name]))), {
    ...spanIn(grouping, values),
  })
  return { ...asked, ...limitsOf(period, days) }
}

/** Lists ask texts that say months for some of them. */
function limitsOf(period: Grouping['period'], { from, to }: Partial<Span>): FilterValues {
  if (period === null) return {}
  const { field, by } = period
  if (by === 'month') return from === undefined || to === undefined ? {} : { [field]: monthsWithin({ from, to }) }
  return { ...(from !== undefined && { [`${field}_from`]: from }), ...(to !== undefined && { [`${field}_to`]: to }) }
}

const MOST_MONTHS = 120
function monthsWithin({ from, to }: Span): readonly string[] {
  const months: string[] = []
  for (let day = firstOfMonth(from); day <= to && months.length < MOST_MONTHS; day = addMonths(day, 1))
    months.push(day.slice(0, 7))
  return months
}

function daysOf(by: 'value' | 'day' | 'month' | 'year', text: string): Span {
  if (by === 'day') return { from: text, to: text }
  const from = by === 'month' ? `${text}-01` : `${text}-01-01`
  return { from, to: addDays(addMonths(from, by === 'month' ? 1 : 12), -1) }
}

const within = (a: Partial<Span>, b: Span): Span => ({
  from: a.from === undefined || a.from < b.from ? b.from : a.from,
  to: a.to === undefined || a.to > b.to ? b.to : a.to,
})
