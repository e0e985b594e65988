/**
 * A field that needs a key of its own shows in nothing that needs none: neither in what a record is called nor in a
 * computed value.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { pathsOf } from '../expressions.ts'
import type { LinkedEntity } from '../linked.ts'
import { follow } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const secrecy: ConsistencyRule = function* (linked) {
  const keyOf = (entity: LinkedEntity, path: string): string | undefined => {
    const found = follow(linked, entity, path.split('.'))
    return found === null || found.problem !== undefined ? undefined : found.field.doc['x-permission']
  }
  for (const entity of linked.entities.values()) {
    for (const [, name = ''] of (entity.doc['x-display'] ?? '').matchAll(/\{([^{}]*)\}/g)) {
      if (entity.fields.get(name)?.doc['x-permission'] !== undefined) {
        yield mistake(entity.raw, ['x-display'], {
          message: `"${name}" needs a key of its own and would show to all who see a reference to the record`,
        })
      }
    }
    for (const field of entity.fields.values()) {
      for (const path of pathsOf(field.doc['x-computed'] ?? null)) {
        const needed = keyOf(entity, path)
        if (needed === undefined || needed === field.doc['x-permission']) continue
        yield mistake(entity.raw, [...field.path, 'x-computed'], {
          message: `"${path}" needs the key ${needed}`,
          expected: `"x-permission": "${needed}" on "${field.name}", too`,
        })
      }
    }
  }
}
