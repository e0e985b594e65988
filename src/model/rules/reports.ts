/** Reports add up what can be added up, by what can be told apart, and show nothing that a mask hides. */
import { facts } from '../../kinds/facts.ts'
import { beforeOf, changeOf, COMPARISONS } from '../conventions/compared.ts'
import { named } from '../conventions/grouped.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { MeasureDoc, Path, Raw, ReportDoc } from '../documents.ts'
import { CONDITION, typedMistakes } from '../expression-types.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { codesOf, entityNameMistakes, follow, isStored, repeated } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { FieldKindName } from '../model.ts'
import { accessOf } from '../permissions.ts'
import { sortingOf } from '../sorting.ts'

export const reports: ConsistencyRule = function* (linked) {
  for (const raw of linked.reports.values()) {
    yield* ownAddress(linked, raw)
    const { entity: name } = raw.doc
    const entity = linked.entities.get(name)
    if (entity === undefined) {
      yield* entityNameMistakes(linked, raw, ['entity'], name)
      continue
    }
    if (entity.doc['x-internal']) yield mistake(raw, ['entity'], { message: `${name} is internal and has no list` })
    yield* periodMistakes(raw, entity)
    yield* monthsMistakes({ linked, raw, entity })
    yield* listMistakes({ linked, raw, entity })
    yield* dimensionMistakes({ linked, raw, entity })
    for (const [index, measure] of raw.doc.measures.entries())
      yield* measureMistakes({ linked, raw, entity }, ['measures', index], measure)
    yield* nameMistakes(raw)
    yield* wordMistakes({ linked, raw, entity })
  }
}

interface Place {
  readonly linked: Linked
  readonly raw: Raw<ReportDoc>
  readonly entity: LinkedEntity
}

function* ownAddress(linked: Linked, raw: Raw<ReportDoc>): Iterable<Mistake> {
  if ([...linked.entities.values()].some(({ plural }) => plural === raw.name))
    yield mistake(raw, [], {
      message: `"${raw.name}" is the plural of an entity, whose calls stand where the report's would`,
    })
  if (linked.screens.has(raw.name)) yield mistake(raw, [], { message: `a screen has the name "${raw.name}"` })
}

function* periodMistakes(raw: Raw<ReportDoc>, entity: LinkedEntity): Iterable<Mistake> {
  const name = raw.doc.period?.field
  if (name === undefined) return
  const field = entity.fields.get(name)
  if (field === undefined)
    yield mistake(raw, ['period', 'field'], {
      message: `${entity.name} has no field "${name}"`,
      word: name,
      words: entity.fields.keys(),
    })
  else if (
    !isStored(field) ||
    !(raw.doc.period?.by === 'month' ? ['string'] : ['date', 'datetime']).includes(field.kind ?? '')
  )
    yield mistake(raw, ['period', 'field'], {
      message: `"${name}" is no time of its records`,
      expected: 'a stored date or time, or a text by "month"',
    })
}

/** What stands beside it shows the same records to the same people, and takes all that the report can be asked. */
function* listMistakes({ linked, raw, entity }: Place): Iterable<Mistake> {
  const { list, permission, filter = {}, period, filters = [], dimensions, drill } = raw.doc
  if (list === undefined) return
  const mistakeAt = (message: string, expected?: string): Mistake =>
    mistake(raw, ['list'], { message, ...(expected !== undefined && { expected }) })
  const screen = linked.screens.get(list)?.doc
  const isOwn = entity.plural === list
  if (!isOwn && (screen?.report !== true || screen.entity !== entity.name)) {
    const words = [...linked.screens].flatMap(([name, { doc }]) =>
      doc.report === true && doc.entity === entity.name ? [name] : [],
    )
    yield mistake(raw, ['list'], {
      message: `no list "${list}" of ${entity.name}`,
      word: list,
      words: [...words, entity.plural],
    })
    return
  }
  const others = [...linked.reports.values()].filter(({ name, doc }) => doc.list === list && name < raw.name)
  for (const { name } of others) yield mistakeAt(`the report "${name}" stands beside "${list}" already`)
  const key = isOwn ? accessOf(entity).list : screen?.permission
  if (key !== permission)
    yield mistakeAt(`"${list}" asks for ${key == null ? 'no key' : `the key "${key}"`}`, `"permission" to be that key`)
  if (JSON.stringify(filter) !== JSON.stringify((isOwn ? undefined : screen?.filter) ?? {}))
    yield mistakeAt(`the fixed filter of "${list}" differs from "filter"`, 'the same "filter"')
  if (period?.by === 'month') yield mistakeAt('a list is filtered by days, not months', 'a period by days')
  const offered = entity.doc['x-list']?.filters ?? []
  const taken = (path: string): boolean =>
    (isOwn || [...(screen?.columns ?? []), ...Object.keys(filter)].includes(path.split('.')[0] ?? '')) &&
    (!path.includes('.') || offered.includes(path))
  const values = dimensions.flatMap((said) => {
    const { name, path = name, by } = named(said)
    return by === undefined && drill !== false ? [path] : []
  })
  for (const path of new Set([...(period === undefined ? [] : [period.field]), ...filters, ...values]))
    if (!taken(path)) yield mistakeAt(`the list "${list}" has no filter "${path}", but the report has`)
  const asked = new Set([period?.field, ...filters, ...dimensions.map((said) => named(said).name)])
  for (const path of offered)
    if (taken(path) && !asked.has(path))
      yield mistakeAt(`the report cannot be asked for "${path}", by which "${list}" is filtered`, `it among "filters"`)
}

/** Months are read in place of their records: whatever is asked of these must be there, and come to the same. */
function* monthsMistakes({ linked, raw, entity }: Place): Iterable<Mistake> {
  const { months, period } = raw.doc
  if (months === undefined) return
  if (period === undefined || period.by === 'month')
    yield mistake(raw, ['months'], { message: 'days are taken together to months', expected: '"period" by days' })
  const jobs = [...linked.jobs].flatMap(([name, { doc }]) => (doc.each === 'company' ? [name] : []))
  if (!jobs.includes(months.job) && !linked.broken.has(`jobs/${months.job}`))
    yield mistake(raw, ['months', 'job'], {
      message: `no job "${months.job}" of each company`,
      word: months.job,
      words: jobs,
    })
  const of = linked.entities.get(months.entity)
  if (of === undefined) {
    yield* entityNameMistakes(linked, raw, ['months', 'entity'], months.entity)
    return
  }
  if (JSON.stringify(of.doc['x-scope']) !== JSON.stringify(entity.doc['x-scope']))
    yield mistake(raw, ['months', 'entity'], { message: `the "x-scope" of ${of.name} is not that of ${entity.name}` })
  for (const [word, kind] of [
    ['field', 'string'],
    ['first', 'date'],
    ['last', 'date'],
  ] as const) {
    const field = of.fields.get(months[word])
    if (field === undefined) yield unknownOf(raw, ['months', word], of, months[word])
    else if (!isStored(field) || field.kind !== kind)
      yield mistake(raw, ['months', word], { message: `"${months[word]}" is no stored ${kind}` })
  }
  for (const { name, path } of askedOf(raw.doc)) {
    const [own, its] = [entity.fields.get(name), of.fields.get(name)]
    if (own !== undefined && its === undefined)
      yield mistake(raw, path, { message: `${of.name} has no field "${name}", which its months are asked for` })
    else if (own?.kind !== its?.kind || own?.doc['x-reference'] !== its?.doc['x-reference'])
      yield mistake(raw, path, { message: `"${name}" is something else in ${of.name}` })
  }
  for (const [index, { how, when }] of raw.doc.measures.entries()) {
    const path = ['measures', index]
    if (how === 'count' || how === 'distinct')
      yield mistake(raw, [...path, 'how'], { message: `months cannot be added up by "${how}"` })
    if (when !== undefined) yield mistake(raw, [...path, 'when'], { message: 'months hold records of any kind' })
  }
}

/** Fields that groups and measures are of, and where they stand. */
const askedOf = ({ dimensions, measures }: ReportDoc): readonly { readonly name: string; readonly path: Path }[] => [
  ...dimensions.flatMap((said, index) => {
    const { name, path = name, by } = named(said)
    return by === undefined ? [{ name: path.split('.')[0]!, path: ['dimensions', index] }] : []
  }),
  ...measures.flatMap((measure, index) =>
    (['field', 'of'] as const).flatMap((word) =>
      measure[word] === undefined ? [] : [{ name: measure[word], path: ['measures', index, word] }],
    ),
  ),
]

const unknownOf = (raw: Raw<ReportDoc>, path: Path, { name, fields }: LinkedEntity, word: string): Mistake =>
  mistake(raw, path, { message: `${name} has no field "${word}"`, word, words: fields.keys() })

/** Kinds whose values are few enough to make groups, and say which is which. */
const GROUPING: readonly (FieldKindName | null)[] = [
  'reference',
  'enum',
  'state',
  'boolean',
  'integer',
  'string',
  'date',
]

function* dimensionMistakes({ linked, raw, entity }: Place): Iterable<Mistake> {
  const offered = entity.doc['x-list']?.filters ?? []
  for (const [index, said] of raw.doc.dimensions.entries()) {
    const { name, path = name, by } = named(said)
    const at = ['dimensions', index, ...(typeof said === 'string' ? [] : [by === undefined ? 'path' : 'by'])]
    if (by !== undefined) {
      if (by === 'day' && raw.doc.period?.by === 'month')
        yield mistake(raw, at, { message: 'a month says nothing of its days' })
      if (raw.doc.period === undefined || (typeof said !== 'string' && said.path !== undefined))
        yield mistake(raw, at, {
          message: `days are taken together of the report's period`,
          expected: '"period", and no "path"',
        })
      continue
    }
    const found = follow(linked, entity, path.split('.'))
    if (found?.problem !== undefined)
      yield mistake(raw, at, { message: found.problem, word: found.word, words: found.words })
    if (found?.field === undefined) continue
    if (maskOf(found.field.doc) !== null)
      yield mistake(raw, at, { message: `"${path}": groups would show what its mask hides` })
    else if (!GROUPING.includes(found.field.kind))
      yield mistake(raw, at, { message: `a field of kind ${found.field.kind} makes no groups` })
    if (raw.doc.drill !== false && path.includes('.') && !offered.includes(path))
      yield mistake(raw, at, {
        message: `the list of ${entity.name} is not filtered by "${path}": a group could not lead there`,
        expected: `it among the filters of its x-list, or "drill": false`,
      })
  }
}

type Objection = (field: LinkedField) => string | null
const isNumber = ({ kind }: LinkedField): boolean => kind === 'integer' || kind === 'decimal'
const ordered: Objection = (field) =>
  isNumber(field) || field.kind === 'date' || field.kind === 'datetime' ? null : 'has no least and no greatest value'
const told: Objection = (field) =>
  isNumber(field) || ['date', 'datetime', 'enum', 'state', 'string'].includes(field.kind ?? '')
    ? null
    : 'is no single value'

const OBJECTIONS: Readonly<Record<Exclude<MeasureDoc['how'], 'count'>, Objection>> = {
  distinct: (field) => (field.kind !== null && facts[field.kind].filter !== 'never' ? null : 'cannot be compared'),
  sum: (field) => (isNumber(field) ? null : 'cannot be added up'),
  min: ordered,
  max: ordered,
  first: told,
  last: told,
}

function* measureMistakes(place: Place, path: Path, measure: MeasureDoc): Iterable<Mistake> {
  const { raw, entity } = place
  const { how, field: name, when, by, of, compared } = measure
  const field = entity.fields.get(name ?? '')
  if (how === 'count') {
    if (name !== undefined) yield mistake(raw, [...path, 'field'], { message: 'records are counted, not a field' })
    if (measure.label === undefined)
      yield mistake(raw, path, { message: `"${measure.name}" has no "label"`, expected: 'a text in zh and en' })
  } else if (name === undefined)
    yield mistake(raw, [...path, 'how'], { message: `"${how}" of what`, expected: '"field" beside it' })
  else if (field === undefined)
    yield mistake(raw, [...path, 'field'], {
      message: `${entity.name} has no field "${name}"`,
      word: name,
      words: entity.fields.keys(),
    })
  else {
    const objection = maskOf(field.doc) === null ? OBJECTIONS[how](field) : 'is masked'
    if (objection !== null) yield mistake(raw, [...path, 'field'], { message: `"${name}" ${objection}` })
  }
  if (when !== undefined) yield* typedMistakes(place, [...path, 'when'], when, CONDITION)
  const dimensions = raw.doc.dimensions.map((said) => named(said).name)
  if (by !== undefined && !dimensions.includes(by))
    yield mistake(raw, [...path, 'by'], { message: `no dimension "${by}"`, word: by, words: dimensions })
  const one = entity.fields.get(of ?? '')
  if (of !== undefined && one === undefined) yield unknownOf(raw, [...path, 'of'], entity, of)
  else if (one !== undefined && (one.kind !== 'reference' || !isStored(one)))
    yield mistake(raw, [...path, 'of'], { message: `"${of}" is no stored reference` })
  if (
    compared === true &&
    (raw.doc.period === undefined || (field !== undefined && how !== 'distinct' && !isNumber(field)))
  )
    yield mistake(raw, [...path, 'compared'], {
      message: `"${measure.name}" has nothing to be compared with`,
      expected: 'a number, in a report with a period',
    })
}

/** Words of the report's own address. */
const TAKEN = ['id', 'group', 'period', 'compare']

function* nameMistakes(raw: Raw<ReportDoc>): Iterable<Mistake> {
  const { dimensions, measures } = raw.doc
  const columns = [
    ...dimensions.map((said, index) => ({ name: named(said).name, path: ['dimensions', index] as Path })),
    ...measures.flatMap(({ name, compared }, index) =>
      [name, ...(compared ? COMPARISONS.flatMap((one) => [beforeOf(name, one), changeOf(name, one)]) : [])].map(
        (column) => ({ name: column, path: ['measures', index, 'name'] as Path }),
      ),
    ),
  ]
  for (const { thing } of repeated(columns, ({ name }) => name))
    yield mistake(raw, thing.path, { message: `the column "${thing.name}" stands here twice` })
  for (const { name, path } of columns)
    if (TAKEN.includes(name)) yield mistake(raw, path, { message: `"${name}" is a word of every report` })
}

/** What holds for all that is asked is one of the codes, where there are some. */
function* valueMistakes({ linked, raw, entity }: Place): Iterable<Mistake> {
  for (const [name, text] of Object.entries(raw.doc.filter ?? {})) {
    const field = follow(linked, entity, name.split('.'))?.field
    const words = field === undefined ? null : codesOf(linked, field)
    for (const word of words === null ? [] : text.split(','))
      if (!words!.includes(word))
        yield mistake(raw, ['filter', name], { message: `"${name}" has no code "${word}"`, word, words: words! })
  }
}

function* wordMistakes({ linked, raw, entity }: Place): Iterable<Mistake> {
  const { doc } = raw
  const dimensions = doc.dimensions.map((said) => named(said).name)
  const measures = doc.measures.map(({ name }) => name)
  for (const [index, name] of (doc.group ?? []).entries())
    if (!dimensions.includes(name))
      yield mistake(raw, ['group', index], { message: `no dimension "${name}"`, word: name, words: dimensions })
  const sort = doc.sort === undefined ? undefined : sortingOf(doc.sort).field
  if (sort !== undefined && ![...dimensions, ...measures].includes(sort))
    yield mistake(raw, ['sort'], { message: `no column "${sort}"`, word: sort, words: [...dimensions, ...measures] })
  const drawn = doc.chart?.measure
  if (drawn !== undefined) {
    const measure = doc.measures.find(({ name }) => name === drawn)
    const field = entity.fields.get(measure?.field ?? '')
    if (measure === undefined)
      yield mistake(raw, ['chart', 'measure'], { message: `no measure "${drawn}"`, word: drawn, words: measures })
    else if (measure.how !== 'count' && measure.how !== 'distinct' && field !== undefined && !isNumber(field))
      yield mistake(raw, ['chart', 'measure'], { message: `"${drawn}" cannot be drawn`, expected: 'a number' })
  }
  for (const [index, path] of (doc.filters ?? []).entries()) {
    const found = follow(linked, entity, path.split('.'))
    if (found?.problem !== undefined)
      yield mistake(raw, ['filters', index], { message: found.problem, word: found.word, words: found.words })
    else if (found?.field?.kind && facts[found.field.kind].filter === 'never')
      yield mistake(raw, ['filters', index], {
        message: `"${path}": a field of kind ${found.field.kind} cannot be filtered by`,
      })
  }
  for (const name of Object.keys(doc.filter ?? {}))
    if (!doc.filters?.includes(name))
      yield mistake(raw, ['filter', name], {
        message: `"${name}" is no filter of the report`,
        word: name,
        words: doc.filters ?? [],
        key: true,
      })
  yield* valueMistakes({ linked, raw, entity })
}
