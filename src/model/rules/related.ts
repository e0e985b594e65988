/** Lists and charts of a record's page are of entities that point at it; their columns, filters and axes are theirs. */
import { facts } from '../../kinds/facts.ts'
import type { ExpressionType } from '../../kinds/kind-facts.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import { detailPlaces } from '../detail-places.ts'
import type { ChartDoc, Path, RelatedListDoc } from '../documents.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { listFilterMistakes } from '../list-filter.ts'
import { columnMistakes, entityNameMistakes, pointsAt, unknownField } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const related: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const { path, parts } of detailPlaces(entity.doc)) {
      for (const [index, said] of (parts.related ?? []).entries()) {
        const at = [...path, 'related', index]
        if (typeof said === 'string') yield* pointing(linked, entity, at, said)
        else yield* listMistakes(linked, entity, at, said)
      }
      for (const [index, chart] of (parts.charts ?? []).entries())
        yield* chartMistakes(linked, entity, [...path, 'charts', index], chart)
    }
  }
}

function* listMistakes(linked: Linked, entity: LinkedEntity, path: Path, said: RelatedListDoc): Iterable<Mistake> {
  const { list, columns = [] } = said
  const other = yield* pointing(linked, entity, [...path, 'list'], list)
  if (!other) return
  for (const [index, name] of columns.entries())
    yield* columnMistakes(entity.raw, other, [...path, 'columns', index], name)
  yield* listFilterMistakes({ linked, raw: entity.raw, entity: other }, [...path, 'filter'], said.filter)
}

function* chartMistakes(linked: Linked, entity: LinkedEntity, path: Path, chart: ChartDoc): Iterable<Mistake> {
  const other = yield* pointing(linked, entity, [...path, 'list'], chart.list)
  if (!other) return
  const x = other.fields.get(chart.x)
  if (!x) yield unknownField(entity, [...path, 'x'], chart.x, other)
  else if (!isTime(x))
    yield mistake(entity.raw, [...path, 'x'], {
      message: `"${chart.x}" cannot be the axis of time`,
      expected: 'a date or time that lists can be filtered and sorted by',
    })
  const units = new Set<string>()
  for (const [index, name] of chart.y.entries()) {
    const y = other.fields.get(name)
    const at = [...path, 'y', index]
    if (!y) yield unknownField(entity, at, name, other)
    else if (!isOf(y, 'number') || maskOf(y.doc) !== null)
      yield mistake(entity.raw, at, { message: `"${name}" cannot be drawn`, expected: 'a number' })
    else if (units.add(unitOf(y)).size > 1)
      yield mistake(entity.raw, at, { message: `"${name}" has another unit than what is drawn beside it` })
  }
  yield* listFilterMistakes({ linked, raw: entity.raw, entity: other }, [...path, 'filter'], chart.filter)
}

const isOf = ({ kind }: LinkedField, ...types: readonly ExpressionType[]): boolean =>
  kind !== null && types.includes(facts[kind].expression)
const isTime = (field: LinkedField): boolean =>
  isOf(field, 'date', 'time') && field.doc['x-filter'] !== false && field.doc['x-sort'] !== false
const unitOf = ({ kind, doc }: LinkedField): string => `${kind} ${doc['x-unit']?.en ?? ''}`

/** Answers the entity that points here, if it does. */
function* pointing(
  linked: Linked,
  entity: LinkedEntity,
  path: Path,
  text: string,
): Generator<Mistake, LinkedEntity | null> {
  const [name = '', ...steps] = text.split('.')
  const by = steps.join('.')
  const other = linked.entities.get(name)
  const names = [...(other?.fields.values() ?? [])]
    .filter((field) => field.doc['x-reference'] === entity.name)
    .map((field) => field.name)
  if (!other) yield* entityNameMistakes(linked, entity.raw, path, name)
  else if (!pointsAt(linked, other, by, entity.name))
    yield mistake(entity.raw, path, {
      message: `${name} has no reference "${by}" to ${entity.name}`,
      word: by,
      words: names,
    })
  else if (steps.length > 1 && !(other.doc['x-list']?.filters ?? []).includes(by))
    yield mistake(entity.raw, path, {
      message: `the list of ${name} is not filtered by "${by}", so that nothing leads to all of them`,
      expected: `"${by}" among "x-list.filters" of ${name}`,
    })
  else if (other.doc['x-internal']) yield mistake(entity.raw, path, { message: `${name} is internal and has no list` })
  else return other
  return null
}
