/**
 * Paths to what a record belongs to lead to declared scope levels; an owner is a reference that the server alone
 * writes.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { CONDITION, typedMistakes } from '../expression-types.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { follow, unknownField } from '../lookup.ts'
import { mistake, nearest, type Mistake } from '../mistake.ts'
import { SCOPE_WORDS, saidPaths } from '../scope-doc.ts'

export const scope: ConsistencyRule = function* (linked) {
  const levels = (linked.app.scopes?.doc.scopes ?? []).map(({ name }) => name)
  for (const entity of linked.entities.values()) {
    yield* owned(linked, entity)
    // Whether a level is declared cannot be told while the declarations cannot be read.
    if (linked.broken.has('app/scopes')) continue
    for (const [level, steps] of saidPaths(entity.doc)) {
      const path = ['x-scope', level]
      if (!levels.includes(level))
        yield mistake(entity.raw, path, {
          message: `there is no scope level "${level}"`,
          word: level,
          words: nearest(level, SCOPE_WORDS) === null ? levels : SCOPE_WORDS,
          key: true,
        })
      else if (steps !== null) yield* leads(linked, entity, level, steps)
    }
  }
}

function* leads(linked: Linked, entity: LinkedEntity, level: string, steps: readonly string[]): Iterable<Mistake> {
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
