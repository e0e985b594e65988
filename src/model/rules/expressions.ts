/**
 * Computed values, checks, locks and conditions: known operators with the right operands, paths that lead somewhere, no
 * circles.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { CONDITION, typedMistakes, valueMistakes } from '../expression-types.ts'
import { pathsOf } from '../expressions.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { unknownField } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const expressions: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const field of entity.fields.values()) {
      const computed = field.doc['x-computed']
      if (computed !== undefined)
        yield* valueMistakes({ linked, raw: entity.raw, entity }, [...field.path, 'x-computed'], computed, field)
    }
    for (const [index, check] of (entity.doc['x-checks'] ?? []).entries()) {
      if (!entity.fields.has(check.field)) yield unknownField(entity, ['x-checks', index, 'field'], check.field)
      yield* typedMistakes({ linked, raw: entity.raw, entity }, ['x-checks', index, 'expr'], check.expr, CONDITION)
    }
    for (const [operation, lock] of Object.entries(entity.doc['x-locked'] ?? {})) {
      yield* typedMistakes({ linked, raw: entity.raw, entity }, ['x-locked', operation, 'when'], lock.when, CONDITION)
    }
    yield* circles(entity)
  }
  yield* transitions(linked)
}

function* transitions(linked: Linked): Iterable<Mistake> {
  for (const raw of linked.workflows.values()) {
    const entity = linked.entities.get(raw.doc.entity)
    if (!entity) continue
    for (const [index, { when }] of raw.doc.transitions.entries()) {
      if (when !== undefined)
        yield* typedMistakes({ linked, raw, entity }, ['transitions', index, 'when'], when, CONDITION)
    }
  }
}

/** Computed fields of one record that need each other. */
function* circles(entity: LinkedEntity): Iterable<Mistake> {
  const needs = new Map(
    [...entity.fields.values()].flatMap((field) =>
      field.doc['x-computed'] === undefined
        ? []
        : [[field.name, pathsOf(field.doc['x-computed']).filter((path) => !path.includes('.'))] as const],
    ),
  )
  const reaches = (from: string, target: string, seen: Set<string>): boolean =>
    (needs.get(from) ?? []).some(
      (next) => next === target || (!seen.has(next) && reaches(next, target, seen.add(next))),
    )
  for (const name of needs.keys()) {
    if (reaches(name, name, new Set()))
      yield mistake(entity.raw, ['properties', name, 'x-computed'], { message: `"${name}" is computed from itself` })
  }
}
