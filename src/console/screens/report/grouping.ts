/**
 * What a report is asked, as its address says it: groups, period, and the way from a group to the records that it adds
 * up. `group` and `period` stand among the filters, so that a saved view keeps them.
 */
import type { CellRecord } from '../../../kinds/cell.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import type { ConsoleEntity } from '../../../model/console-entity.ts'
import { type Grouping, PRESETS, type Preset } from '../../../model/model.ts'
import { addDays, addMonths, dayOf } from '../../../values/calendar.ts'
import { text } from '../../kit/lang.ts'
import type { EntityView } from '../entity-view.ts'
import { MONTHLY, monthsOf, type Span, spanOf, wholeSpan } from '../../../values/periods.ts'

/** Parameters that are no filters of its records. */
export const ASKED = ['group', 'period'] as const
export const MOST_GROUPS = 4

const isPreset = (value: unknown): value is Preset => (PRESETS as readonly unknown[]).includes(value)

/** Dimensions that the report is grouped by now, in order. */
export function groupIn({ dimensions, group }: Grouping, values: FilterValues): readonly string[] {
  const names = typeof values['group'] === 'string' ? values['group'].split(',') : group
  const known = names.filter((name, at) => dimensions.some((one) => one.name === name) && names.indexOf(name) === at)
  return known.length === 0 ? group : known.slice(0, MOST_GROUPS)
}

/** Undefined: days are chosen by hand, or the report has no period. */
export function presetIn({ period }: Grouping, values: FilterValues): Preset | undefined {
  if (period === null || handOf(period.field, values).some((value) => value !== undefined)) return undefined
  const asked = values['period']
  return isPreset(asked) && presetsOf(period).includes(asked) ? asked : period.first
}

export const presetsOf = (period: Grouping['period']): readonly Preset[] =>
  period === null ? [] : period.by === 'month' ? MONTHLY : PRESETS

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

export const withPreset = ({ period }: Grouping, values: FilterValues, preset: Preset): FilterValues => {
  const own = period === null ? [] : [period.field, `${period.field}_from`, `${period.field}_to`]
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !own.includes(name)))
  return { ...rest, period: preset }
}

/** The last one stays: a report without groups would be its totals alone. */
export function withGroup(grouping: Grouping, values: FilterValues, name: string): FilterValues {
  const now = groupIn(grouping, values)
  const next = now.includes(name) ? now.filter((one) => one !== name) : [...now, name].slice(-MOST_GROUPS)
  return { ...values, group: (next.length === 0 ? now : next).join(',') }
}

/** Whether a column says something of the groups that are shown. */
export function columnIn(entity: ConsoleEntity, values: FilterValues): (name: string) => boolean {
  const { grouping } = entity
  if (grouping === undefined) return () => true
  const group = groupIn(grouping, values)
  const hidden = new Set([
    ...grouping.dimensions.map(({ name }) => name).filter((name) => !group.includes(name)),
    ...grouping.measures.filter(({ by }) => by !== null && !group.includes(by)).map(({ name }) => name),
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
  const own = [...ASKED, ...(period === null ? [] : [period.field, `${period.field}_from`, `${period.field}_to`])]
  const common = Object.fromEntries(Object.entries(values).filter(([name]) => !(own as string[]).includes(name)))
  const group = groupIn(grouping, values)
  const chosen = grouping.dimensions.filter(({ name, by }) => by === 'value' && group.includes(name))
  const filters = chosen.map(({ name, path }): [string, unknown] =>
    record[name] == null ? [`${path.join('.')}_null`, 'true'] : [path.join('.'), record[name]],
  )
  const days = grouping.dimensions
    .filter(({ name, by }) => by !== 'value' && group.includes(name))
    .reduce<Partial<Span>>((span, { name, by }) => within(span, daysOf(by, String(record[name]))), {
      ...spanIn(grouping, values),
    })
  return {
    ...common,
    ...Object.fromEntries(filters),
    ...limitsOf(period, days),
  }
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
  for (let day = `${from.slice(0, 7)}-01`; day <= to && months.length < MOST_MONTHS; day = addMonths(day, 1))
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
