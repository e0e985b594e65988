/** What a judgement looks at stands in the record itself and is written. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { isStored, unknownField } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const judged: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const [index, { from }] of (entity.doc['x-judged'] ?? []).entries()) {
      for (const [place, name] of from.entries()) {
        const path = ['x-judged', index, 'from', place]
        const field = entity.fields.get(name)
        if (!field) yield unknownField(entity, path, name)
        else if (!isStored(field) || field.kind === 'secret')
          yield mistake(entity.raw, path, {
            message: `"${name}" is not written as it is, so that nothing can be judged by it`,
          })
      }
    }
  }
}
