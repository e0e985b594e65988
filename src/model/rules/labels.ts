/** Every field that a person may see says what it is. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { allFields } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const labels: ConsistencyRule = function* (linked) {
  for (const { entity, field } of allFields(linked)) {
    // Without a type it refers to what is not there; the label may have come with it.
    if (field.doc['x-label'] === undefined && field.doc.type !== undefined)
      yield mistake(entity.raw, field.path, {
        message: `"${field.name}" has no "x-label"`,
        expected: 'a text in zh and en',
        key: true,
      })
  }
}
