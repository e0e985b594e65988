/** A renamed field had a name that nobody has now. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { mistake } from '../mistake.ts'

export const renames: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const before = new Map<string, string>()
    for (const field of entity.fields.values()) {
      const old = field.doc['x-renamed-from']
      if (old === undefined) continue
      const at = (message: string) => mistake(entity.raw, [...field.path, 'x-renamed-from'], { message })
      if (entity.fields.has(old)) yield at(`"${old}" is a field of ${entity.name} still`)
      if (before.has(old)) yield at(`"${old}" became "${before.get(old)}" already`)
      before.set(old, field.name)
    }
  }
}
