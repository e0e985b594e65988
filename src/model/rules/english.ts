/** What a text is in English stands in another text of the same record. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { fieldMistakes } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const english: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values())
    for (const field of entity.fields.values()) {
      const name = field.doc['x-english']
      if (name === undefined) continue
      const [path, other] = [[...field.path, 'x-english'], entity.fields.get(name)]
      yield* fieldMistakes(entity, path, name)
      const isComputed = (one: typeof field): boolean => one.doc['x-computed'] !== undefined
      const is = isComputed(field) ? 'computed' : 'stored'
      if (other && (other.kind !== field.kind || other === field || isComputed(other) !== isComputed(field)))
        yield mistake(entity.raw, path, {
          message: `"${name}" cannot hold this text in English`,
          expected: `another ${is} field of kind ${field.kind}`,
        })
      if (other !== undefined && other.doc['x-permission'] !== field.doc['x-permission'])
        yield mistake(entity.raw, path, { message: `"${name}" is not for the same readers` })
      if (field.doc['x-mask'] !== undefined || other?.doc['x-mask'] !== undefined)
        yield mistake(entity.raw, path, { message: 'a masked text has no other language' })
    }
}
