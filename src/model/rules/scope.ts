/** Paths to the store and the home lead there. */
import type { ConsistencyRule } from '../check.ts'
import { follow } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const scope: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const level of ['store', 'home'] as const) {
      const said = entity.doc['x-scope']?.[level]
      if (said === undefined || said === null) continue
      const steps = typeof said === 'string' ? said.split('.') : said
      const path = ['x-scope', level]
      const found = follow(linked, entity, steps)
      if (found?.problem !== undefined) yield mistake(entity.raw, path, { message: found.problem, word: found.word, words: found.words })
      else if (found) {
        const reached = found.field.kind === 'key' ? found.entity.name : found.field.doc['x-reference']
        if (reached !== level) yield mistake(entity.raw, path, { message: `${steps.join('.')} leads to no ${level}`, expected: `the key of a ${level}, or a reference to one` })
      }
    }
  }
}
