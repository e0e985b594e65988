/** What others may choose is said by fields that lists filter by, with values that these can hold. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { valueMistakes } from '../expression-types.ts'
import { listFilterMistakes } from '../list-filter.ts'
import { isWritten, unknownField } from '../lookup.ts'

export const choices: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const [name, value] of Object.entries(entity.doc['x-choices']?.where ?? {})) {
      const path = ['x-choices', 'where', name]
      const field = entity.fields.get(name)
      if (field) yield* valueMistakes({ linked, raw: entity.raw, entity }, path, value, field)
      else yield unknownField(entity, path, name)
    }
    for (const { path: at, doc } of entity.fields.values()) {
      const target = linked.entities.get(doc['x-reference'] ?? '')
      for (const [name, value] of Object.entries(target ? (doc['x-offered'] ?? {}) : {})) {
        const path = [...at, 'x-offered', name]
        const field = target?.fields.get(name)
        if (target && field) yield* valueMistakes({ linked, raw: entity.raw, entity: target }, path, value, field)
        else if (target) yield unknownField(entity, path, name, target)
      }
    }
  }
  for (const { raw, fields } of linked.calls.values())
    for (const { path, doc } of fields.values()) {
      const entity = linked.entities.get(doc['x-reference'] ?? '')
      const offered = Object.entries(doc['x-offered'] ?? {}).map(([name, value]) => [name, String(value)] as const)
      if (entity && isWritten(raw.doc, [...path, 'x-offered']))
        yield* listFilterMistakes({ linked, raw, entity }, [...path, 'x-offered'], Object.fromEntries(offered))
    }
}
