/**
 * A name behind a mask is shared by many: who chooses is shown something more, which the record itself holds as a text
 * or a number, or the name of what it belongs to.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { LinkedField } from '../linked.ts'
import { unknownField } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake } from '../mistake.ts'

const TOLD: ReadonlySet<string> = new Set(['string', 'integer', 'reference'])

export const beside: ConsistencyRule = function* (linked) {
  const chosen = new Set(
    [...linked.entities.values()].flatMap(({ fields }) =>
      [...fields.values()].flatMap(({ doc }) =>
        doc['x-computed'] === undefined && doc['x-write'] !== 'never' ? (doc['x-reference'] ?? []) : [],
      ),
    ),
  )
  for (const entity of linked.entities.values()) {
    const given = entity.doc['x-beside']
    for (const [index, name] of (given ?? []).entries()) {
      const field = entity.fields.get(name)
      if (!field) yield unknownField(entity, ['x-beside', index], name)
      else if (field.kind !== null && !TOLD.has(field.kind))
        yield mistake(entity.raw, ['x-beside', index], {
          message: `"${name}": a field of kind ${field.kind} cannot stand beside a name`,
        })
    }
    const masked = [...(entity.doc['x-display'] ?? '').matchAll(/\{(\w+)\}/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => isMasked(entity.fields.get(name)))
    if (given === undefined && masked.length > 0 && chosen.has(entity.raw.name)) {
      yield mistake(entity.raw, ['x-display'], {
        message: `"${masked[0]}" is masked, so that many records look alike where one is chosen`,
        expected: '"x-beside" with a field that tells them apart',
      })
    }
  }
}

const isMasked = (field: LinkedField | undefined): boolean => field !== undefined && maskOf(field.doc) !== null
