/** A pattern is tried on whatever somebody types: it comes to an end on every text. */
import { backtracks } from '../backtracking.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import { allFields } from '../lookup.ts'
import { mistake } from '../mistake.ts'

const remark = (pattern: string) => ({
  message: `"${pattern}" repeats what repeats itself, so that a text that does not fit may take for ever`,
  expected: 'something that must stand between two repetitions',
})

export const patterns: ConsistencyRule = function* (linked) {
  for (const { entity, field } of allFields(linked)) {
    const { pattern } = field.doc
    // One that a rule brings is told of in the rule.
    if (pattern !== undefined && field.rule === null && backtracks(pattern))
      yield mistake(entity.raw, [...field.path, 'pattern'], remark(pattern))
  }
  for (const raw of linked.rules.values()) {
    const { pattern } = raw.doc
    if (typeof pattern === 'string' && backtracks(pattern)) yield mistake(raw, ['pattern'], remark(pattern))
  }
}
