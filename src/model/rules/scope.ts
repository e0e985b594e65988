/** Paths to the store and the home lead there; an owner is a reference that the server alone writes. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { CONDITION, typedMistakes } from '../expression-types.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { follow, unknownField } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const scope: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    yield* owned(linked, entity)
    for (const level of ['store', 'home'] as const) {
      const said = entity.doc['x-scope']?.[level]
      if (said === undefined || said === null) continue
      const steps = typeof said === 'string' ? said.split('.') : said
      const path = ['x-scope', level]
      const found = follow(linked, entity, steps, true)
      if (found?.problem !== undefined)
        yield mistake(entity.raw, path, { message: found.problem, word: found.word, words: found.words })
      else if (found) {
        const reached = found.field.kind === 'key' ? found.entity.name : found.field.doc['x-reference']
        if (reached !== level)
          yield mistake(entity.raw, path, {
            message: `${steps.join('.')} leads to no ${level}`,
            expected: `the key of a ${level}, or a reference to one`,
          })
      }
    }
  }
}

function* owned(linked: Linked, entity: LinkedEntity): Iterable<Mistake> {
  const { owner, seen } = entity.doc['x-scope'] ?? {}
  if (seen !== undefined)
    yield* typedMistakes({ linked, raw: entity.raw, entity }, ['x-scope', 'seen'], seen, CONDITION)
  if (owner === undefined) return
  const field = entity.fields.get(owner)
  if (!field) yield unknownField(entity, ['x-scope', 'owner'], owner)
  else if (field.kind !== 'reference' || field.doc['x-write'] !== 'never') {
    yield mistake(entity.raw, ['x-scope', 'owner'], {
      message: `"${owner}" cannot hold an owner`,
      expected: 'a reference with "x-write": "never"',
    })
  }
}
