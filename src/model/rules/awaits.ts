/** What waits for a call names one that is there, and waits for something that is offered. */
import { accessOf } from '../permissions.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Path, Raw } from '../documents.ts'
import type { Linked } from '../linked.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const awaits: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const access = accessOf(entity)
    for (const [operation, names] of Object.entries(entity.doc['x-awaits'] ?? {}) as [
      'create' | 'update' | 'remove',
      readonly string[],
    ][]) {
      yield* known(linked, entity.raw, ['x-awaits', operation], names)
      if (access[operation] === null)
        yield mistake(entity.raw, ['x-awaits', operation], {
          message: `nobody may ${operation} ${entity.name} anyway`,
          key: true,
        })
    }
    for (const [operation, lock] of Object.entries(entity.doc['x-locked'] ?? {}))
      yield* known(linked, entity.raw, ['x-locked', operation, 'awaits'], lock.awaits ?? [])
  }
  for (const raw of linked.workflows.values()) {
    for (const [index, transition] of raw.doc.transitions.entries())
      yield* known(linked, raw, ['transitions', index, 'awaits'], transition.awaits ?? [])
  }
}

function* known(linked: Linked, raw: Raw<unknown>, path: Path, names: readonly string[]): Iterable<Mistake> {
  for (const [place, name] of names.entries()) {
    if (!linked.calls.has(name))
      yield mistake(raw, [...path, place], { message: `no call "${name}"`, word: name, words: linked.calls.keys() })
  }
}
