/** Bounds leave room: the least is not above the greatest, and bounds of decimals are decimals. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { allFields } from '../lookup.ts'
import { mistake } from '../mistake.ts'

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const
const DECIMAL_BOUNDS = ['formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'] as const

export const bounds: ConsistencyRule = function* (linked) {
  for (const { entity, field } of allFields(linked)) {
    const doc = field.doc as Readonly<Record<string, unknown>>
    for (const [least, most] of PAIRS) {
      if (typeof doc[least] === 'number' && typeof doc[most] === 'number' && doc[least] > doc[most]) {
        yield mistake(entity.raw, [...field.path, least], {
          message: `"${least}" ${doc[least]} is above "${most}" ${doc[most]}`,
        })
      }
    }
    for (const keyword of DECIMAL_BOUNDS) {
      const bound = doc[keyword]
      if (field.doc.format === 'decimal' && typeof bound === 'string' && !/^-?\d+(\.\d+)?$/.test(bound)) {
        yield mistake(entity.raw, [...field.path, keyword], {
          message: `"${keyword}" is ${JSON.stringify(bound)}`,
          expected: 'a decimal number as a string',
        })
      }
    }
  }
}
