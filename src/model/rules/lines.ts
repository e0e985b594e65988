/**
 * Rows of another entity in a record's form (`x-lines`) point back for good, are asked for by fields that a row can
 * show, count their places by a field that nobody else writes, and are seen by whoever sees the record.
 */
import { facts } from '../../kinds/facts.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import { scopeOf } from '../conventions/scope.ts'
import type { EntityDoc, LinesDoc, Path } from '../documents.ts'
import { removedOf } from '../lines.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { entityNameMistakes, isGiven, isMade, isStored, unknownField } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake, type Remark } from '../mistake.ts'
import { accessOf } from '../permissions.ts'

/** Keywords that rows do not go with, on either side, and why. */
const AGAINST: Readonly<Partial<Record<keyof EntityDoc, string>>> = {
  'x-internal': 'is used by the server alone',
  'x-journal': 'is the journal, which nobody writes',
  'x-added-only': 'is only ever added to',
  'x-history': 'is a history, whose records are not changed',
  'x-inherit': 'is settings, which have a view of their own',
  'x-comments-of': 'is comments, which have a place of their own',
}

export const lines: ConsistencyRule = function* (linked) {
  const counted = new Map<string, string>()
  for (const entity of linked.entities.values()) {
    const names = new Set<string>()
    for (const [index, said] of (entity.doc['x-lines'] ?? []).entries()) {
      const path = ['x-lines', index]
      const at = (key: keyof LinesDoc, remark: Remark): Mistake => mistake(entity.raw, [...path, key], remark)
      const rows = yield* rowsOf(linked, entity, path, said)
      if (rows === null) continue
      if (names.has(rows.name)) yield at('list', { message: `${rows.name} is edited here already` })
      names.add(rows.name)
      yield* columnsOf(linked, entity, rows, path, said)
      yield* scopedAlike(linked, entity, rows, [...path, 'list'], said)
      if (said.position === undefined) continue
      const place = `${rows.name}.${said.position}`
      if (counted.has(place))
        yield at('position', {
          message: `"${said.position}" counts the rows of ${counted.get(place)} already`,
          expected: 'a field of its own for each order',
        })
      else yield* positionOf(entity, rows, [...path, 'position'], said.position)
      counted.set(place, entity.name)
    }
  }
}

/** Answers the entity of the rows, if they can be some. */
function* rowsOf(
  linked: Linked,
  entity: LinkedEntity,
  path: Path,
  { list }: LinesDoc,
): Generator<Mistake, LinkedEntity | null> {
  const [name = '', by = ''] = list.split('.')
  const at = [...path, 'list']
  const rows = linked.entities.get(name)
  if (!rows) {
    yield* entityNameMistakes(linked, entity.raw, at, name)
    return null
  }
  const pointing = [...rows.fields.values()].filter(
    (field) => field.kind === 'reference' && field.doc['x-reference'] === entity.name && isStored(field),
  )
  const back = pointing.find((field) => field.name === by)
  if (!back) {
    yield mistake(entity.raw, at, {
      message: `${name} has no reference "${by}" to ${entity.name}`,
      word: by,
      words: pointing.map((field) => field.name),
    })
    return null
  }
  for (const one of [entity, rows])
    for (const [keyword, reason] of Object.entries(AGAINST))
      if (keyword in one.doc) yield mistake(entity.raw, at, { message: `no rows: ${one.name} ${reason}` })
  if (rows === entity) yield mistake(entity.raw, at, { message: `${name} cannot be rows of its own records` })
  if (!rows.doc.required?.includes(by) || back.doc['x-write'] !== 'create')
    yield mistake(entity.raw, at, {
      message: `rows belong to one record for good`,
      expected: `"${by}" of ${name} among its required fields, with "x-write": "create"`,
    })
  const access = accessOf(rows)
  if (!rows.doc['x-internal'] && access.create === null && access.update === null && access.remove === null)
    yield mistake(entity.raw, at, { message: `nobody may write a ${name} ("x-access")` })
  const plural = { field: { name: rows.plural } } as Parameters<typeof removedOf>[0]
  for (const taken of [rows.plural, removedOf(plural)])
    if (entity.fields.has(taken))
      yield mistake(entity.raw, entity.fields.get(taken)!.path, {
        message: `"${taken}" is what calls name the rows of ${name} by ("x-lines")`,
        expected: 'another name',
        key: true,
      })
  return rows
}

function* columnsOf(
  linked: Linked,
  entity: LinkedEntity,
  rows: LinkedEntity,
  path: Path,
  { columns, list }: LinesDoc,
): Iterable<Mistake> {
  const by = list.split('.')[1]
  for (const [place, name] of columns.entries()) {
    const at = [...path, 'columns', place]
    const field = rows.fields.get(name)
    const why = field && unfit(field, columns)
    if (!field) yield unknownField(entity, at, name, rows)
    else if (name === by) yield mistake(entity.raw, at, { message: `"${name}" is the record itself` })
    else if (why !== null) yield mistake(entity.raw, at, { message: `"${name}" cannot be asked for in a row: ${why}` })
  }
  if (accessOf(rows).create === null) return
  for (const name of rows.doc.required ?? []) {
    const field = rows.fields.get(name)
    if (field && name !== by && !isMade(field) && !isGiven(field.doc) && !columns.includes(name))
      yield mistake(entity.raw, [...path, 'columns'], {
        message: `"${name}" must be sent of a new ${rows.name}, but is no column`,
      })
  }
}

/** Why a field cannot stand in a row; null: it can. */
function unfit(field: LinkedField, columns: readonly string[]): string | null {
  const { kind, doc } = field
  const within = doc['x-within']
  if (isMade(field)) return 'the server alone writes it'
  if (kind !== null && !facts[kind].inRows) return `it is of kind ${kind}`
  if (maskOf(doc) !== null) return 'it is masked'
  if (doc['x-when'] !== undefined) return 'only some records have it'
  if (within !== undefined && !columns.includes(within)) return `it must agree with "${within}", which is no column`
  return null
}

function* positionOf(entity: LinkedEntity, rows: LinkedEntity, path: Path, name: string): Iterable<Mistake> {
  const field = rows.fields.get(name)
  if (!field) yield unknownField(entity, path, name, rows)
  else if (field.kind !== 'integer' || !isStored(field) || field.doc['x-write'] !== 'never' || field.doc['x-derived'])
    yield mistake(entity.raw, path, {
      message: `"${name}" cannot count the rows' places`,
      expected: 'an integer with "x-write": "never", which the server keeps',
    })
}

/** Who sees the record sees all of its rows: else their order would be somebody else's, too. */
function* scopedAlike(
  linked: Linked,
  entity: LinkedEntity,
  rows: LinkedEntity,
  path: Path,
  { list }: LinesDoc,
): Iterable<Mistake> {
  const by = list.split('.')[1]!
  const [of, its] = [scopeOf(linked, entity), scopeOf(linked, rows)]
  const through = (paths: readonly (readonly string[])[] | undefined): readonly string[] =>
    (paths ?? []).map((steps) => [by, ...(steps.length === 1 && steps[0] === entity.key ? [] : steps)].join('.')).sort()
  const own = (paths: readonly (readonly string[])[] | undefined): readonly string[] =>
    (paths ?? []).map((steps) => steps.join('.')).sort()
  const levels = new Set([...Object.keys(of.levels), ...Object.keys(its.levels)])
  for (const level of levels) {
    const [wanted, found] = [through(of.levels[level]), own(its.levels[level])]
    if (wanted.join() !== found.join())
      yield mistake(entity.raw, path, {
        message: `${rows.name} belongs to a ${level} by another path than ${entity.name}: some would see a part of the rows`,
        expected: `"x-scope": {"${level}": ${wanted.length === 1 ? `"${wanted[0]!}"` : 'null'}} in ${rows.name}`,
      })
  }
  if (its.owner !== null || its.seen !== null)
    yield mistake(entity.raw, path, { message: `only some see a ${rows.name} ("x-scope")` })
}
