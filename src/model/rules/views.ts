/**
 * A list's other views: columns of codes, days of a calendar, records below records, positions on a map, and what can
 * be shown beside a name.
 */
import { facts } from '../../kinds/facts.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { BoardDoc, CalendarDoc, MapDoc, Path, TreeDoc } from '../documents.ts'
import { isKnown, type Linked, type LinkedEntity, type LinkedField } from '../linked.ts'
import { isTaken } from '../list-filter.ts'
import { unknownField } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const views: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const { board, calendar, tree, map } = entity.doc['x-list']?.views ?? {}
    if (board) yield* boardMistakes(linked, entity, board)
    if (calendar) yield* calendarMistakes(entity, calendar)
    if (tree) yield* treeMistakes(entity, tree)
    if (map) yield* mapMistakes(entity, map)
  }
}

/** More columns than fit on a screen tell nobody anything. The meta-schema says the same of those written. */
const MOST_COLUMNS = 12

const CODED = ['enum', 'state']
const DAYS = ['date', 'datetime', 'date-range']

function* boardMistakes(linked: Linked, entity: LinkedEntity, board: BoardDoc): Iterable<Mistake> {
  const path = ['x-list', 'views', 'board']
  yield* byMistakes(entity, [...path, 'by'], board.by, (field) =>
    CODED.includes(field.kind!) ? null : `"${board.by}": a field of kind ${field.kind} makes no columns`,
  )
  yield* shownMistakes(entity, [...path, 'fields'], board.fields)
  const codes = codesIn(linked, entity.fields.get(board.by))
  if (codes !== null && board.columns === undefined && codes.length > MOST_COLUMNS)
    yield mistake(entity.raw, [...path, 'by'], {
      message: `"${board.by}" has ${codes.length} codes, a board at most ${MOST_COLUMNS} columns`,
      expected: '"columns" beside it',
    })
  for (const [index, code] of (board.columns ?? []).entries())
    yield* codeMistakes(entity, [...path, 'columns', index], { by: board.by, code: String(code), codes })
  for (const [code, calls] of Object.entries(board.moves ?? {})) {
    yield* codeMistakes(entity, [...path, 'moves', code], { by: board.by, code, codes, key: true })
    for (const [index, call] of calls.entries())
      yield* moveMistakes(linked, entity, [...path, 'moves', code, index], call)
  }
}

function* calendarMistakes(entity: LinkedEntity, calendar: CalendarDoc): Iterable<Mistake> {
  const path = ['x-list', 'views', 'calendar']
  yield* byMistakes(entity, [...path, 'by'], calendar.by, (field) =>
    DAYS.includes(field.kind!) ? null : `"${calendar.by}": a field of kind ${field.kind} holds no day`,
  )
  yield* shownMistakes(entity, [...path, 'fields'], calendar.fields)
  yield* toneMistakes(entity, [...path, 'tone'], calendar.tone)
}

function* mapMistakes(entity: LinkedEntity, map: MapDoc): Iterable<Mistake> {
  const path = ['x-list', 'views', 'map']
  for (const axis of ['latitude', 'longitude'] as const) {
    const [name, most] = [map[axis], DEGREES[axis]]
    const field = entity.fields.get(name)
    yield* byMistakes(entity, [...path, axis], name, ({ kind }) =>
      kind === 'decimal' ? null : `"${name}": a field of kind ${kind} holds no degrees`,
    )
    if (field?.kind === 'decimal' && !isWithin(field, most))
      yield mistake(entity.raw, [...path, axis], {
        message: `"${name}" may hold what is no ${axis}`,
        expected: `"formatMinimum" and "formatMaximum" within -${most} and ${most}`,
      })
  }
  if (map.latitude === map.longitude)
    yield mistake(entity.raw, [...path, 'longitude'], { message: `"${map.longitude}" is the latitude already` })
  yield* shownMistakes(entity, [...path, 'fields'], map.fields)
  yield* toneMistakes(entity, [...path, 'tone'], map.tone)
}

/** A point beyond the poles could be drawn nowhere. What is computed has no limits of its own. */
const DEGREES = { latitude: 90, longitude: 180 } as const
function isWithin({ doc }: LinkedField, most: number): boolean {
  const bound = (name: string) => Number((doc as Readonly<Record<string, unknown>>)[name] ?? NaN)
  const has = (names: readonly string[], holds: (value: number) => boolean) => names.some((name) => holds(bound(name)))
  return (
    doc['x-computed'] !== undefined ||
    (has(['formatMinimum', 'formatExclusiveMinimum'], (least) => least >= -most) &&
      has(['formatMaximum', 'formatExclusiveMaximum'], (greatest) => greatest <= most))
  )
}

function* toneMistakes(entity: LinkedEntity, path: Path, tone: string | undefined): Iterable<Mistake> {
  if (tone === undefined) return
  const field = entity.fields.get(tone)
  if (!field) yield unknownField(entity, path, tone)
  else if (field.kind !== null && !CODED.includes(field.kind))
    yield mistake(entity.raw, path, { message: `"${tone}": a field of kind ${field.kind} has no tones` })
}

function* treeMistakes(entity: LinkedEntity, tree: TreeDoc): Iterable<Mistake> {
  const path = ['x-list', 'views', 'tree']
  yield* byMistakes(entity, [...path, 'by'], tree.by, ({ kind, doc }) =>
    kind === 'reference' && doc['x-reference'] === entity.name && doc['x-computed'] === undefined
      ? null
      : `"${tree.by}" leads to no ${entity.name} above`,
  )
  yield* shownMistakes(entity, [...path, 'fields'], tree.fields)
}

/** What a view is made by: the list itself is asked for each of its columns and days. */
function* byMistakes(
  entity: LinkedEntity,
  path: Path,
  name: string,
  objection: (field: LinkedField) => string | null,
): Iterable<Mistake> {
  const field = entity.fields.get(name)
  if (!field) return yield unknownField(entity, path, name)
  if (field.kind === null) return
  const message =
    objection(field) ??
    (isTaken(entity, name, field) ? null : `the list of ${entity.name} is not filtered by "${name}"`)
  if (message !== null) yield mistake(entity.raw, path, { message })
}

function* shownMistakes(entity: LinkedEntity, path: Path, names: readonly string[] = []): Iterable<Mistake> {
  for (const [index, name] of names.entries()) {
    const field = entity.fields.get(name)
    if (!field) yield unknownField(entity, [...path, index], name)
    else if (field.kind === 'secret')
      yield mistake(entity.raw, [...path, index], { message: `"${name}": a secret is never shown` })
    else if (field.kind !== null && !facts[field.kind].column)
      yield mistake(entity.raw, [...path, index], { message: `"${name}": a field of kind ${field.kind} fits no card` })
  }
}

/** Null: the field has no codes of its own, or its enum could not be read. */
const codesIn = ({ enums }: Linked, field: LinkedField | undefined): readonly string[] | null =>
  enums.get(field?.enum ?? '')?.doc.oneOf.map((value) => String(value.const)) ?? null

interface Code {
  readonly by: string
  readonly code: string
  readonly codes: readonly string[] | null
  readonly key?: boolean
}

function* codeMistakes(entity: LinkedEntity, path: Path, { by, code, codes, key }: Code): Iterable<Mistake> {
  if (codes !== null && !codes.includes(code))
    yield mistake(entity.raw, path, { message: `"${by}" has no code "${code}"`, word: code, words: codes, key })
}

/** A call that is done to one of its records. */
function* moveMistakes(linked: Linked, entity: LinkedEntity, path: Path, name: string): Iterable<Mistake> {
  const call = linked.calls.get(name)
  const { action } = call?.raw.doc ?? {}
  if (
    call === undefined
      ? isKnown(linked, 'calls', linked.calls, name)
      : action?.record !== undefined && action.entity === entity.name
  )
    return
  const words = [...linked.calls.values()]
    .filter(({ raw: { doc } }) => doc.action?.entity === entity.name && doc.action.record !== undefined)
    .map((one) => one.name)
  yield mistake(entity.raw, path, { message: `no call "${name}" is done to ${entity.name}`, word: name, words })
}
