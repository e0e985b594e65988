/** Unique groups and indexes are of stored fields. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { isStored, unknownField } from '../lookup.ts'
import { mistake } from '../mistake.ts'
import { TENANT } from '../tenant.ts'

export const groups: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const keyword of ['x-unique', 'x-indexes'] as const) {
      for (const [index, group] of (entity.doc[keyword] ?? []).entries()) {
        for (const [place, name] of group.entries()) {
          const field = entity.fields.get(name)
          const path = [keyword, index, place]
          if (!field) {
            if (name !== TENANT) yield unknownField(entity, path, name)
            else yield mistake(entity.raw, path, { message: 'the tenant leads every group by itself' })
          } else if (!isStored(field) || field.kind === 'references')
            yield mistake(entity.raw, path, { message: `"${name}" has no column` })
        }
      }
    }
  }
}
