/** What makes a record superfluous is a time that it holds. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { isStored, unknownField } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const expires: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const name = entity.doc['x-expires']?.by
    if (name === undefined) continue
    const field = entity.fields.get(name)
    if (field === undefined) yield unknownField(entity, ['x-expires', 'by'], name)
    else if (field.kind !== null && (field.kind !== 'datetime' || !isStored(field)))
      yield mistake(entity.raw, ['x-expires', 'by'], { message: `"${name}" is no datetime that is stored` })
  }
}
