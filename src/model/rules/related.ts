/** Lists below a record are of entities that point at it. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { isKnown } from '../linked.ts'
import { entityNames } from '../lookup.ts'
import { mistake } from '../mistake.ts'

export const related: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const [index, given] of (entity.doc['x-detail']?.related ?? []).entries()) {
      const text = typeof given === 'string' ? given : given.list
      const [name = '', by = ''] = text.split('.')
      const path = ['x-detail', 'related', index, ...(typeof given === 'string' ? [] : ['list'])]
      const other = linked.entities.get(name)
      const pointing = [...(other?.fields.values() ?? [])]
        .filter((field) => field.doc['x-reference'] === entity.name)
        .map((field) => field.name)
      if (!other && !isKnown(linked, 'entities', linked.entities, name))
        yield mistake(entity.raw, path, { message: `no entity "${name}"`, word: name, words: entityNames(linked) })
      else if (other && !pointing.includes(by))
        yield mistake(entity.raw, path, {
          message: `${name} has no reference "${by}" to ${entity.name}`,
          word: by,
          words: pointing,
        })
      else if (other?.doc['x-internal'])
        yield mistake(entity.raw, path, { message: `${name} is internal and has no list` })
    }
  }
}
