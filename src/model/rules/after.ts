/**
 * What is made with a new record can be made: of an entity that is there, from fields that it has, and without an end
 * in itself.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Path, Raw } from '../documents.ts'
import { typedMistakes, valueMistakes } from '../expression-types.ts'
import type { Place } from '../expressions.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { entityNameMistakes, fieldNames, isGiven, isStored } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { Effect } from '../model.ts'

/** No single value stands for these. */
const MANIFOLD: ReadonlySet<string> = new Set(['key', 'references', 'date-range', 'secret'])

export const after: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const { path, ...effect } of effects(entity))
      yield* effectMistakes({ linked, raw: entity.raw, entity }, path, effect, [])
  }
}

/** `given`: fields that the server fills in besides. */
export function* effectMistakes(
  place: Place,
  path: Path,
  { entity: name, values }: Effect,
  given: readonly string[],
): Iterable<Mistake> {
  const { linked, raw, entity } = place
  const made = linked.entities.get(name)
  if (!made) {
    yield* entityNameMistakes(linked, raw, [...path, 'entity'], name)
    return
  }
  if (leadsBack(linked, made, entity.name, []))
    yield mistake(raw, [...path, 'entity'], { message: `a new ${name} would make a ${entity.name} again` })
  for (const [field, expr] of Object.entries(values)) {
    const at = [...path, 'values', field]
    yield* targetMistakes(raw, at, field, made)
    const target = made.fields.get(field)
    yield* target ? valueMistakes(place, at, expr, target) : typedMistakes(place, at, expr, null)
  }
  for (const field of made.doc.required ?? []) {
    if (!(field in values) && !given.includes(field) && !isGiven(made.fields.get(field)?.doc ?? {}))
      yield mistake(raw, [...path, 'values'], { message: `a ${name} needs "${field}"` })
  }
}

/** The key names the field, in an object of fields. */
export function* targetMistakes(raw: Raw<unknown>, at: Path, field: string, made: LinkedEntity): Iterable<Mistake> {
  const target = made.fields.get(field)
  if (!target)
    yield mistake(raw, at, { message: `${made.name} has no field "${field}"`, word: field, words: fieldNames(made) })
  else if (!isStored(target) || MANIFOLD.has(target.kind ?? ''))
    yield mistake(raw, at, { message: `"${field}" of ${made.name} cannot be given a value`, key: true })
}

const effects = ({ doc }: LinkedEntity) =>
  (['create', 'open'] as const).flatMap((when) =>
    (doc['x-after']?.[when] ?? []).map((effect, index) => ({ ...effect, path: ['x-after', when, index] })),
  )

function leadsBack(linked: Linked, from: LinkedEntity, name: string, seen: readonly string[]): boolean {
  if (from.name === name) return true
  if (seen.includes(from.name)) return false
  const history = linked.workflows.get(from.workflow ?? '')?.doc.history
  return [...(from.doc['x-after']?.create ?? []), ...(history ? [history] : [])].some((effect) => {
    const next = linked.entities.get(effect.entity)
    return next !== undefined && leadsBack(linked, next, name, [...seen, from.name])
  })
}
