/**
 * A report that adds records up (`schemas/reports`). What comes of it is described as an entity: a field for each
 * dimension and each measure, and for what a measure is compared with; whoever answers, draws, exports or describes it
 * treats it as any report. `rows` is the entity that is added up, with what may be asked of it under the report's key.
 */
import type { DimensionDoc, Raw, ReportDoc } from '../documents.ts'
import type { Dimension, Entity, Field, Grouping, Json, Label, Measure, Preset, Report, Screen } from '../model.ts'
import { beforeOf, changeOf, type Compared, COMPARISONS } from './compared.ts'
import { menuOf } from './entity.ts'
import { reportOf } from './report.ts'
import { sortingOf } from '../sorting.ts'

type Entities = Readonly<Record<string, Entity>>

export function groupedOf(
  raw: Raw<ReportDoc>,
  entities: Entities,
  screens: Readonly<Record<string, Screen>>,
): readonly [string, Report][] {
  const { name, doc } = raw
  const base = entities[doc.entity]
  if (base === undefined) return []
  const grouping = groupingOf(doc, listOf(doc, base, screens))
  const fields = fieldsOf(doc, grouping, base, entities)
  const shown = fields.filter(({ hidden }) => !hidden).map((field) => field.name)
  // Months are chosen as the period; days may be named.
  const days = grouping.period?.by === 'day' ? [grouping.period.field] : []
  const filters = [...new Set([...days, ...(doc.filters ?? [])])]
  const sort = doc.sort ?? grouping.dimensions[0]?.name ?? ''
  const entity: Entity = {
    ...reportOf(base, { ...screenOfReport(raw), columns: [] }, {}),
    help: doc['x-help'] ?? null,
    key: KEY,
    display: `{${KEY}}`,
    beside: [],
    fields,
    judged: [],
    expires: null,
    list: {
      ...base.list,
      columns: shown,
      filters,
      sort: sortingOf(sort),
      totals: grouping.measures.flatMap((measure) => totalsOf(measure, fields)),
      totalsWhen: {},
      inline: [],
      bulk: [],
      views: [],
      limit: MOST_GROUPS,
    },
    detail: { permission: null, figures: [], print: null, tabs: [] },
    export: { columns: shown, declared: false },
    menu: menuOf(doc.menu ?? {}, doc.path, doc['x-label']),
    file: raw.file,
    grouping,
  }
  return [[name, { entity, filter: doc.filter ?? {}, rows: rowsOf(doc, grouping, base, filters) }]]
}

/** A list that a report adds up: the period is what people choose first, there as well. */
export function summedIn(reports: Readonly<Record<string, Report>>): (entity: Entity) => Entity {
  const by = new Map(
    Object.values(reports).flatMap(({ entity }) => {
      const { list = null, period = null } = entity.grouping ?? {}
      return list === null ? [] : [[list.plural, { report: entity, period }] as const]
    }),
  )
  return (entity) => {
    const found = by.get(entity.plural)
    if (found === undefined) return entity
    const { report, period } = found
    const first = period === null ? [] : [period.field]
    return {
      ...entity,
      list: { ...entity.list, filters: [...new Set([...first, ...entity.list.filters])] },
      summed: { report: report.plural, path: report.menu?.path ?? `/${report.plural}`, period },
    }
  }
}

/** The console has a screen for it, as if a document of `schemas/screens` said so. */
export const screenOfReport = ({ name, doc }: Raw<ReportDoc>): Screen => ({
  name,
  label: doc['x-label'],
  source: doc['x-source'] ?? 'assumed',
  path: doc.path,
  permission: doc.permission,
  view: 'list',
  entity: doc.entity,
  filter: doc.filter ?? {},
  columns: null,
  report: true,
  to: null,
  access: null,
  menu: doc.menu === undefined ? null : menuOf(doc.menu, doc.path, doc['x-label']),
})

/** By its name, wherever it stands. */
function listOf({ list }: ReportDoc, base: Entity, screens: Readonly<Record<string, Screen>>): Grouping['list'] {
  if (list === undefined) return null
  return { plural: list, path: screens[list]?.path ?? base.menu?.path ?? `/${list}` }
}

const PAST: readonly Preset[] = ['3d', '7d', '1m', '3m', '6m', '1y', 'this_month', 'last_month']
const AHEAD: readonly Preset[] = ['next_7d', 'next_1m', 'next_3m']
/** Shortcuts that mean something where records are of whole months. */
const MONTHLY: readonly Preset[] = ['3m', '6m', '1y', 'this_month', 'last_month']

/** A list shows all there is until somebody narrows it: so does what stands beside one, if asked. */
function periodOf({ period, list }: ReportDoc): Grouping['period'] {
  if (period === undefined) return null
  const { field, by = 'day', over = false, ahead = false, first = ahead ? 'all' : 'this_month' } = period
  const presets = by === 'month' ? MONTHLY : ahead ? AHEAD : PAST
  return {
    field,
    by,
    over,
    ahead,
    first,
    presets: list !== undefined || first === 'all' ? ['all', ...presets] : presets,
  }
}

function groupingOf(doc: ReportDoc, list: Grouping['list']): Grouping {
  const period = periodOf(doc)
  const dimensions = doc.dimensions.map((said): Dimension => dimensionOf(said, period?.field ?? ''))
  return {
    period,
    months: doc.months ?? null,
    dimensions,
    group: doc.group ?? dimensions.slice(0, 1).map(({ name }) => name),
    // Comparing part of a month reads the earlier period day by day: only on request.
    compares: doc.months === undefined,
    measures: doc.measures.map(
      ({ name, how, field = null, when = null, by = null, of = null, compared = false }): Measure => ({
        ...{ name, how, field, when, by, of },
        compared: compared && period !== null,
      }),
    ),
    chart: doc.chart ?? null,
    drill: doc.drill ?? true,
    list,
  }
}

/** The same of records that hold whole months. */
export function ofMonths(grouping: Grouping): Grouping {
  const { period, months, dimensions } = grouping
  if (period === null || months === null) throw new Error('no months are kept')
  return {
    ...grouping,
    period: { ...period, field: months.field, by: 'month' },
    dimensions: dimensions.map((one): Dimension => (one.by === 'value' ? one : { ...one, path: [months.field] })),
  }
}

export const named = (said: string | DimensionDoc): DimensionDoc =>
  typeof said === 'string' ? { name: said.split('.').at(-1) ?? said, path: said } : said

function dimensionOf(said: string | DimensionDoc, period: string): Dimension {
  const { name, path = name, by } = named(said)
  return by === undefined ? { name, path: path.split('.'), by: 'value' } : { name, path: [period], by }
}

/** Groups of one page. */
const MOST_GROUPS = 1000
const KEY = 'id'

/** Measures that still say something of everything together. */
const totalsOf = ({ name, how, by, compared }: Measure, fields: readonly Field[]): readonly string[] => {
  const isNumber = ['integer', 'decimal'].includes(fields.find((field) => field.name === name)?.kind ?? '')
  if (!isNumber || by !== null || how === 'first' || how === 'last') return []
  return [name, ...(compared ? COMPARISONS.flatMap((one) => [beforeOf(name, one), changeOf(name, one)]) : [])]
}

function fieldsOf(doc: ReportDoc, grouping: Grouping, base: Entity, entities: Entities): readonly Field[] {
  const key = base.fields.find(({ name }) => name === base.key)
  const dimensions = grouping.dimensions.flatMap((dimension, at) =>
    dimensionField(dimension, named(doc.dimensions[at] ?? '').label, base, entities),
  )
  const measures = doc.measures.flatMap((measure) => {
    const field = measureField(measure.name, measure.how, measure.label, ownField(base, measure.field))
    const isCompared = grouping.measures.find(({ name }) => name === measure.name)?.compared === true
    return isCompared ? [field, ...COMPARISONS.flatMap((one) => comparedFields(field, one))] : [field]
  })
  const made = [...(key ? [{ ...outside(key), name: KEY, hidden: true, sort: false }] : []), ...dimensions, ...measures]
  const names = new Set(made.map(({ name }) => name))
  const asked = [...(grouping.period ? [grouping.period.field] : []), ...(doc.filters ?? [])]
    .map((path) => path.split('.')[0] ?? '')
    .filter((name) => !names.has(name))
  const filters = [...new Set(asked)].flatMap((name) => {
    const field = ownField(base, name)
    return field ? [{ ...outside(field), hidden: true, sort: false }] : []
  })
  return [...made, ...filters]
}

const ownField = (entity: Entity, name: string | undefined): Field | undefined =>
  entity.fields.find((field) => field.name === name)

/** A column that nobody writes, and that a group may lack. */
const outside = ({ default: _default, ...field }: Field): Field => ({
  ...field,
  required: false,
  when: null,
  requiredWhen: null,
  nullable: true,
  write: 'never',
  computed: null,
  derived: null,
  changesOf: null,
  link: null,
  search: false,
  reference: field.reference && { ...field.reference, within: null },
  renamedFrom: null,
})

function dimensionField(
  { name, path, by }: Dimension,
  label: Label | undefined,
  base: Entity,
  entities: Entities,
): readonly Field[] {
  const field = fieldAt(base, path, entities)
  if (field === undefined) return []
  const column: Field = { ...outside(field), name, label: label ?? field.label, sort: true, hidden: false }
  if (by === 'value') return [{ ...column, filter: path.length === 1 }]
  const isPeriod = name === path[0]
  if (by === 'day') return [{ ...column, ...plain('date'), label: label ?? TIMES.day, filter: isPeriod, width: 130 }]
  return [{ ...column, ...plain('string'), label: label ?? TIMES[by], filter: false, width: 130 }]
}

function fieldAt(entity: Entity, [first, ...rest]: readonly string[], entities: Entities): Field | undefined {
  const field = ownField(entity, first)
  const next = entities[field?.reference?.entity ?? '']
  return rest.length === 0 ? field : next && fieldAt(next, rest, entities)
}

const TIMES = {
  day: { zh: '日期', en: 'Day' },
  month: { zh: '月份', en: 'Month' },
  year: { zh: '年份', en: 'Year' },
} as const

const SCHEMAS: Readonly<Record<'date' | 'string' | 'integer' | 'decimal', Readonly<Record<string, Json>>>> = {
  date: { type: 'string', format: 'date' },
  string: { type: 'string' },
  integer: { type: 'integer' },
  decimal: { type: 'string', format: 'decimal' },
}

/** Of that kind and nothing else: no bounds, no codes. */
const plain = (kind: keyof typeof SCHEMAS) => ({
  kind,
  schema: SCHEMAS[kind],
  rule: null,
  enum: null,
  reference: null,
  rows: [],
  english: null,
  placeholders: null,
  mask: null,
  words: null,
  letters: null,
  scan: false,
})

function measureField(name: string, how: Measure['how'], label: Label | undefined, of: Field | undefined): Field {
  const base = { ...EMPTY, ...(of && outside(of)), name, label: label ?? of?.label ?? EMPTY.label }
  const counts = how === 'count' || how === 'distinct'
  const kind = counts ? 'integer' : of?.kind === 'decimal' || of?.kind === 'integer' ? of.kind : null
  const column: Field = { ...base, hidden: false, filter: false, sort: true, help: of?.help ?? null }
  if (kind === null) return column
  const unit = counts ? null : column.unit
  return {
    ...column,
    ...plain(kind),
    unit,
    scale: kind === 'integer' ? 0 : column.scale,
    width: Math.max(column.width, 100),
  }
}

const EMPTY: Field = {
  ...plain('integer'),
  name: '',
  label: { zh: '数量', en: 'Number' },
  help: null,
  source: 'assumed',
  required: false,
  when: null,
  requiredWhen: null,
  nullable: true,
  write: 'never',
  changesOf: null,
  link: null,
  computed: null,
  derived: null,
  unit: null,
  scale: 0,
  filter: false,
  sort: true,
  search: false,
  permission: null,
  hidden: false,
  width: 100,
  renamedFrom: null,
}

const BEFORE: Readonly<Record<Compared, (label: Label) => Label>> = {
  prior: ({ zh, en }) => ({ zh: `${zh}（上期）`, en: `${en}, previous period` }),
  year: ({ zh, en }) => ({ zh: `${zh}（去年同期）`, en: `${en}, a year before` }),
}
const CHANGE: Readonly<Record<Compared, (label: Label) => Label>> = {
  prior: ({ zh, en }) => ({ zh: `${zh}环比`, en: `${en} vs previous` }),
  year: ({ zh, en }) => ({ zh: `${zh}同比`, en: `${en} vs last year` }),
}

const comparedFields = (field: Field, compared: Compared): readonly Field[] => [
  { ...field, name: beforeOf(field.name, compared), label: BEFORE[compared](field.label), hidden: true },
  {
    ...field,
    ...plain('decimal'),
    name: changeOf(field.name, compared),
    label: CHANGE[compared](field.label),
    help: null,
    unit: { zh: '%', en: '%' },
    scale: 2,
    width: 110,
  },
]

/** Nothing beyond what the report itself may ask: the key of a report is not that of its records. */
function rowsOf(doc: ReportDoc, { dimensions, period }: Grouping, base: Entity, filters: readonly string[]): Entity {
  const asked = new Set([...filters, ...dimensions.map(({ path }) => path.join('.')), period?.field ?? ''])
  const firsts = new Set([...asked].map((path) => path.split('.')[0]))
  return {
    ...base,
    plural: doc.path,
    renamedFrom: null,
    access: { ...base.access, list: doc.permission, export: doc.permission },
    fields: base.fields
      .filter(({ name }) => firsts.has(name))
      .map((field) => ({ ...field, filter: asked.has(field.name), search: false })),
    list: { ...base.list, filters: [...asked].filter((path) => path !== '') },
  }
}
