/** A derived field is made from fields that somebody else writes. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { isStored, unknownField } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const derived: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const field of entity.fields.values()) {
      const { from = [] } = field.doc['x-derived'] ?? {}
      if (field.doc['x-derived'] && field.doc['x-computed'] !== undefined)
        yield mistake(entity.raw, field.path, { message: `"${field.name}" is both computed and derived`, key: true })
      for (const [index, name] of from.entries()) {
        const path = [...field.path, 'x-derived', 'from', index]
        const source = entity.fields.get(name)
        if (!source) yield unknownField(entity, path, name)
        else if (name === field.name || !isStored(source))
          yield mistake(entity.raw, path, {
            message: `"${name}" is never written, so that nothing can be derived from it`,
          })
      }
    }
  }
}
