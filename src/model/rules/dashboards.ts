/** A dashboard counts records of lists that there are, narrowed by filters of theirs, and leads to what there is. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { CountedDoc, DashboardDoc, DashboardFigureDoc, DashboardPartDoc } from '../dashboard.ts'
import type { DashboardPart } from '../model.ts'
import type { Path, Raw } from '../documents.ts'
import { isKnown, type Linked, type LinkedEntity, type LinkedField } from '../linked.ts'
import { listFilterMistakes } from '../list-filter.ts'
import { entityNameMistakes, follow, repeated } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { totalOf } from '../conventions/layout.ts'
import { summable } from '../narrowed.ts'
import { isSortable } from '../sortable.ts'
import { accessOf } from '../permissions.ts'
import { ACCOUNTS } from '../accounts.ts'
import { sortingOf } from '../sorting.ts'

export const dashboards: ConsistencyRule = function* (linked) {
  for (const raw of linked.dashboards.values()) {
    if (linked.screens.has(raw.name)) yield mistake(raw, [], { message: `a screen has the name "${raw.name}"` })
    if (linked.reports.has(raw.name)) yield mistake(raw, [], { message: `a report has the name "${raw.name}"` })
    yield* nameMistakes(raw)
    for (const [at, part] of raw.doc.parts.entries()) yield* partMistakes({ linked, raw }, ['parts', at], part)
  }
}

interface Place {
  readonly linked: Linked
  readonly raw: Raw<DashboardDoc>
}

/** What each kind of part needs, and what else it may say. */
type Word = Exclude<keyof DashboardPartDoc, 'part' | 'name' | 'label' | 'with' | 'without'>
const WORDS: Readonly<Record<DashboardPart['part'], readonly [needs: readonly Word[], takes: readonly Word[]]>> = {
  figures: [['figures'], []],
  list: [['entity'], ['filter', 'within', 'own', 'sort', 'columns']],
  groups: [
    ['entity', 'by'],
    ['filter', 'apart'],
  ],
  days: [['entity', 'day', 'sum', 'total'], ['days']],
  links: [['links'], []],
  menu: [[], []],
}
const HEAD = ['part', 'name', 'label', 'with', 'without']

function* partMistakes(place: Place, path: Path, part: DashboardPartDoc): Iterable<Mistake> {
  const { raw } = place
  const [needs, takes] = WORDS[part.part]
  for (const word of needs)
    if (part[word] === undefined) yield mistake(raw, path, { message: `"${part.name}" has no "${word}"` })
  const known = [...HEAD, ...needs, ...takes]
  for (const word of Object.keys(part))
    if (!known.includes(word))
      yield mistake(raw, [...path, word], {
        message: `a part "${part.part}" takes no "${word}"`,
        word,
        words: known,
        key: true,
      })
  for (const [at, figure] of (part.figures ?? []).entries()) {
    yield* countedMistakes(place, [...path, 'figures', at], figure)
    yield* sumMistakes(place, [...path, 'figures', at, 'sum'], figure)
    yield* screenMistakes(place, [...path, 'figures', at, 'to', 'screen'], figure.to?.screen)
  }
  if (part.entity !== undefined) yield* countedMistakes(place, path, part)
  yield* linkMistakes(place, path, part)
}

function* countedMistakes(place: Place, path: Path, counted: CountedDoc | DashboardPartDoc): Iterable<Mistake> {
  const { linked, raw } = place
  const name = counted.entity ?? ''
  const entity = linked.entities.get(name)
  if (entity === undefined) {
    yield* entityNameMistakes(linked, raw, [...path, 'entity'], name)
    return
  }
  if (entity.doc['x-internal'])
    yield mistake(raw, [...path, 'entity'], { message: `${name} is internal and has no list` })
  if (accessOf(entity).list === null && !entity.doc['x-internal'])
    yield mistake(raw, [...path, 'entity'], { message: `nobody may list ${name}` })
  const asked = { raw, linked, entity }
  yield* filterMistakes(asked, [...path, 'filter'], counted.filter)
  const { within } = counted
  if (within !== undefined) yield* fieldMistakes(asked, [...path, 'within', 'field'], within.field, DAY)
  if (counted.own !== undefined) yield* ownMistakes(asked, [...path, 'own'], counted.own)
  if ('part' in counted) yield* columnMistakes(asked, path, counted)
}

/** It is what the list that the figure leads to says below its column. */
function* sumMistakes(
  place: Place,
  path: Path,
  { entity: name = '', sum, filter = {} }: DashboardFigureDoc,
): Iterable<Mistake> {
  const { linked, raw } = place
  const entity = linked.entities.get(name)
  if (sum === undefined || entity === undefined) return
  yield* fieldMistakes({ raw, linked, entity }, path, sum, DECIMAL)
  if (!entity.fields.has(sum)) return
  const totals = entity.doc['x-list']?.totals ?? []
  const total = totals.find((one) => totalOf(one) === sum)
  const when = typeof total === 'object' && total.when !== 'all' ? total.when : {}
  const spec = { totals: totals.map(totalOf), totalsWhen: { [sum]: when } }
  if (total === undefined)
    yield mistake(raw, path, { message: `the list of ${name} adds up no "${sum}"`, word: sum, words: spec.totals })
  else if (!summable(spec, filter).includes(sum))
    yield mistake(raw, path, {
      message: `"${sum}" is added up of some records only`,
      expected: `a filter by ${Object.keys(when).join(', ')}, as "when" of the total has it`,
    })
}

interface Asked extends Place {
  readonly entity: LinkedEntity
}

function* columnMistakes(asked: Asked, path: Path, part: DashboardPartDoc): Iterable<Mistake> {
  if (part.sort !== undefined) yield* fieldMistakes(asked, [...path, 'sort'], sortingOf(part.sort).field, SORTED)
  for (const [at, name] of (part.columns ?? []).entries())
    yield* fieldMistakes(asked, [...path, 'columns', at], name, ANY)
  if (part.by !== undefined) {
    yield* fieldMistakes(asked, [...path, 'by'], part.by, CODES)
    for (const filter of [part.filter, part.apart?.filter])
      if (filter?.[part.by] !== undefined)
        yield mistake(asked.raw, [...path, 'by'], {
          message: `"${part.by}" is filtered by already, in place of which each group would be counted`,
        })
  }
  yield* filterMistakes(asked, [...path, 'apart', 'filter'], part.apart?.filter)
  if (part.day !== undefined) yield* fieldMistakes(asked, [...path, 'day'], part.day, ONE_DAY)
  if (part.sum !== undefined) yield* fieldMistakes(asked, [...path, 'sum'], part.sum, DECIMAL)
  for (const language of ['zh', 'en'] as const)
    if (part.total !== undefined && !part.total[language].includes('{total}'))
      yield mistake(asked.raw, [...path, 'total', language], {
        message: 'the total stands nowhere',
        expected: '{total}',
      })
}

interface Wanted {
  readonly is: (field: LinkedField) => boolean
  readonly message: string
  /** What is counted or added up by it is told to all who see the part. */
  readonly isTold?: true
}

const kindIn =
  (...kinds: readonly string[]) =>
  (field: LinkedField): boolean =>
    field.kind === null || kinds.includes(field.kind)
const ANY: Wanted = { is: () => true, message: '' }
const OWN: Wanted = {
  is: ({ doc, kind }) => kind === null || (kind === 'reference' && doc['x-reference'] === ACCOUNTS),
  message: 'is no reference to accounts',
}
const DAY: Wanted = { is: kindIn('date', 'datetime', 'date-range'), message: 'is no date or time' }
const ONE_DAY: Wanted = { is: kindIn('date'), message: 'is no date', isTold: true }
const CODES: Wanted = { is: kindIn('enum', 'state'), message: 'has no codes', isTold: true }
const DECIMAL: Wanted = { is: kindIn('decimal'), message: 'is no decimal', isTold: true }
const SORTED: Wanted = {
  is: ({ doc, kind }) => kind === null || isSortable(doc, kind),
  message: 'is no field that the list can be sorted by',
}

function* fieldMistakes({ raw, entity }: Asked, path: Path, name: string, wanted: Wanted): Iterable<Mistake> {
  const field = entity.fields.get(name)
  if (field === undefined)
    yield mistake(raw, path, {
      message: `${entity.name} has no field "${name}"`,
      word: name,
      words: entity.fields.keys(),
    })
  else if (!wanted.is(field)) yield mistake(raw, path, { message: `"${name}" ${wanted.message}` })
  else if (wanted.isTold && field.doc['x-permission'] !== undefined)
    yield mistake(raw, path, { message: `"${name}" needs a key of its own: a dashboard shows it to all` })
  else if (wanted.isTold && maskOf(field.doc) !== null)
    yield mistake(raw, path, { message: `"${name}": groups would show what its mask hides` })
}

/** The list is filtered by it as by any value. */
function* ownMistakes(asked: Asked, path: Path, name: string): Iterable<Mistake> {
  const field = asked.entity.fields.get(name)
  yield* fieldMistakes(asked, path, name, OWN)
  if (field === undefined || !OWN.is(field)) return
  for (const { message } of listFilterMistakes(asked, path, { [name]: '1' }))
    yield mistake(asked.raw, path, { message })
}

/** Everyone who sees the part sees what is in it: of a field that needs a key of its own, others would. */
function* filterMistakes(asked: Asked, path: Path, filter: CountedDoc['filter'] = {}): Iterable<Mistake> {
  const { linked, raw, entity } = asked
  yield* listFilterMistakes(asked, path, filter)
  for (const name of Object.keys(filter))
    if (follow(linked, entity, name.split('.'))?.field?.doc['x-permission'] !== undefined)
      yield mistake(raw, [...path, name], {
        message: `"${name}" needs a key of its own: a dashboard cannot be filtered by it`,
        key: true,
      })
}

function* linkMistakes(place: Place, path: Path, { links = [] }: DashboardPartDoc): Iterable<Mistake> {
  const { linked, raw } = place
  for (const [at, { screen, entity, new: makes }] of links.entries()) {
    const here = [...path, 'links', at]
    if ((screen === undefined) === (entity === undefined))
      yield mistake(raw, here, { message: 'a link leads either to a screen or to an entity' })
    yield* screenMistakes(place, [...here, 'screen'], screen)
    const known = linked.entities.get(entity ?? '')
    if (entity !== undefined) yield* entityNameMistakes(linked, raw, [...here, 'entity'], entity)
    if (known !== undefined && (makes === true ? accessOf(known).create : accessOf(known).list) === null)
      yield mistake(raw, [...here, 'entity'], {
        message: `nobody may ${makes === true ? 'create' : 'list'} ${known.name}`,
      })
  }
}

function* screenMistakes({ linked, raw }: Place, path: Path, name: string | undefined): Iterable<Mistake> {
  if (name === undefined) return
  const screen = linked.screens.get(name)
  if (screen === undefined) {
    if (!isKnown(linked, 'screens', linked.screens, name))
      yield mistake(raw, path, { message: `no screen "${name}"`, word: name, words: linked.screens.keys() })
  } else if (screen.doc.path.includes(':'))
    yield mistake(raw, path, { message: `the path of "${name}" has parameters`, expected: 'a screen without any' })
}

function* nameMistakes(raw: Raw<DashboardDoc>): Iterable<Mistake> {
  const names = raw.doc.parts.flatMap(({ name, figures = [] }, at) => [
    { name, path: ['parts', at, 'name'] as Path },
    ...figures.map((figure, index) => ({ name: figure.name, path: ['parts', at, 'figures', index, 'name'] as Path })),
  ])
  for (const { thing } of repeated(names, ({ name }) => name))
    yield mistake(raw, thing.path, { message: `the name "${thing.name}" stands here twice` })
}
