/** What is made with a new record can be made: of an entity that is there, from fields that it has, and without an end in itself. */
import type { ConsistencyRule } from '../check.ts'
import { expressionMistakes } from '../expressions.ts'
import { isKnown, type Linked, type LinkedEntity } from '../linked.ts'
import { entityNames, isStored, unknownField } from '../lookup.ts'
import { mistake } from '../mistake.ts'

/** No single value stands for these. */
const MANIFOLD: ReadonlySet<string> = new Set(['key', 'references', 'date-range', 'secret'])

export const after: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const { path, entity: name, values } of effects(entity)) {
      const made = linked.entities.get(name)
      if (!made) {
        if (!isKnown(linked, 'entities', linked.entities, name)) yield mistake(entity.raw, [...path, 'entity'], { message: `no entity "${name}"`, word: name, words: entityNames(linked) })
        continue
      }
      if (leadsBack(linked, made, entity.name, [])) yield mistake(entity.raw, [...path, 'entity'], { message: `a new ${name} would make a ${entity.name} again` })
      for (const [field, expr] of Object.entries(values)) {
        const at = [...path, 'values', field]
        const target = made.fields.get(field)
        if (!target) yield unknownField(entity, at, field, made)
        else if (!isStored(target) || MANIFOLD.has(target.kind ?? '')) yield mistake(entity.raw, at, { message: `"${field}" of ${name} cannot be given a value`, key: true })
        yield* expressionMistakes({ linked, raw: entity.raw, entity }, at, expr)
      }
      for (const field of made.doc.required ?? []) {
        if (!(field in values) && made.fields.get(field)?.doc.default === undefined) yield mistake(entity.raw, [...path, 'values'], { message: `a ${name} needs "${field}"` })
      }
    }
  }
}

const effects = ({ doc }: LinkedEntity) => (['create', 'open'] as const).flatMap((when) =>
  (doc['x-after']?.[when] ?? []).map((effect, index) => ({ ...effect, path: ['x-after', when, index] })))

function leadsBack(linked: Linked, from: LinkedEntity, name: string, seen: readonly string[]): boolean {
  if (from.name === name) return true
  if (seen.includes(from.name)) return false
  return (from.doc['x-after']?.create ?? []).some((effect) => {
    const next = linked.entities.get(effect.entity)
    return next !== undefined && leadsBack(linked, next, name, [...seen, from.name])
  })
}
