/** What a report is asked, in words: period, groups and filters, for those who have only its file. */
import type { Field, Preset, Report } from '../../model/model.ts'
import { ENDINGS } from '../../model/list-parameters.ts'
import { dayOf } from '../../values/calendar.ts'
import { monthsOf, spanOf } from '../../values/periods.ts'
import { said } from '../messages/said.ts'
import { bound } from './bound.ts'
import type { Context } from './context.ts'
import { placeOf } from './parameters/fields.ts'
import { written } from '../sql/cache.ts'
import { namesOf } from '../sql/lookups.ts'
import { entityNamed, fieldNamed } from '../sql/sources.ts'

export type Query = Readonly<Record<string, string>>

export interface Line {
  readonly label: string
  readonly text: string
}

const NONE = ['columns', 'sort', 'group', 'period', 'compare']

/** Days of the report's period that its address says, or that a shortcut means on a day; null: it has no period. */
export function daysOf({ entity: { grouping } }: Report, query: Query, on: Date): Query | null {
  const period = grouping?.period
  if (period == null) return null
  const { field, by, first } = period
  const named = ['', '_from', '_to'].filter((ending) => query[field + ending] !== undefined)
  if (named.length > 0) return Object.fromEntries(named.map((ending) => [field + ending, query[field + ending]!]))
  const preset = (query['period'] ?? first) as Preset
  const { from, to } = (by === 'month' ? monthsOf : spanOf)(preset, dayOf(on))
  if (from === undefined || to === undefined) return { period: preset }
  return { [`${field}_from`]: from, [`${field}_to`]: to }
}

/** `on`: the day that shortcuts are told by; null: they are told by their names. */
export async function linesOf(context: Context, report: Report, query: Query, on: Date | null): Promise<Line[]> {
  const {
    entity: { grouping },
    entity,
  } = report
  const { model, lang } = context
  const text = (key: string): string => said(model, key)[lang]
  const lines: Line[] = []
  if (grouping?.period) {
    const { field, first } = grouping.period
    const days = daysOf(report, query, on ?? context.now)!
    const isNamed = ['', '_from', '_to'].some((ending) => query[field + ending] !== undefined)
    const shown =
      (on === null || days['period'] !== undefined) && !isNamed
        ? text(`report.period_${query['period'] ?? first}`)
        : between(days, field)
    lines.push({ label: text('report.period'), text: shown })
  }
  if (grouping) {
    const group = query['group']?.split(',') ?? grouping.group
    const names = group.map((name) => fieldNamed(entity, name).label[lang])
    lines.push({ label: text('report.group'), text: names.join(text('value.separator')) })
  }
  const own = grouping?.period?.field
  for (const name of new Set(Object.keys(query).map(bare))) {
    if (NONE.includes(name) || name === own) continue
    if (name === 'q') {
      lines.push({ label: text('action.search'), text: `“${query['q']}”` })
      continue
    }
    const place = placeOf(context, report.rows ?? entity, name)
    if (place !== null)
      lines.push({ label: place.field.label[lang], text: await filterText(context, place.field, name, query) })
  }
  return lines
}

const bare = (name: string): string => {
  const ending = ENDINGS.find((one) => name.endsWith(one))
  return ending === undefined ? name : name.slice(0, -ending.length)
}

/** Both days are within. */
function between(query: Query, name: string): string {
  const [from, to] = [query[`${name}_from`] ?? query[name], query[`${name}_to`] ?? query[name]]
  if (from === to) return from ?? ''
  return from === undefined ? `≤ ${to}` : to === undefined ? `≥ ${from}` : `${from} ~ ${to}`
}

async function filterText(context: Context, field: Field, name: string, query: Query): Promise<string> {
  const { model, lang } = context
  const text = (key: string): string => said(model, key)[lang]
  const [like, empty] = [query[`${name}_like`], query[`${name}_null`]]
  if (empty !== undefined) return text(empty === 'true' ? 'list.is_empty' : 'list.is_not_empty')
  if (like !== undefined) return `“${like}”`
  if (query[name] === undefined) return between(query, name)
  const values = query[name].split(',')
  const codes = model.enums[field.enum ?? '']?.values
  const told = (value: string): string => {
    if (field.kind === 'boolean') return text(value === 'true' ? 'value.yes' : 'value.no')
    return codes?.find((code) => String(code.value) === value)?.label[lang] ?? value
  }
  const names = field.reference === null ? values.map(told) : await namesIn(context, field.reference.entity, values)
  return names.join(text('value.separator'))
}

/** Of those that the asker may see; of others their number. */
async function namesIn(context: Context, name: string, keys: readonly string[]): Promise<readonly string[]> {
  const entity = entityNamed(context.model, name)
  const statement = written(context.model, context.scope, {
    name: `names ${name}`,
    plan: null,
    prepared: false,
    body: (writing) => namesOf(writing, entity),
  })
  const { rows } = await context.connection.query(bound(context, statement, [keys.map(Number)]))
  const names = new Map(rows.map((row) => [String(row['key']), String(row['name'])]))
  return keys.map((key) => names.get(key) ?? `#${key}`)
}
