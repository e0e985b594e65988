/** What ends with a record is the server's own alone, holds its key, and its company's where it is of one. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { valueMistakes } from '../expression-types.ts'
import { entityNameMistakes, unknownField } from '../lookup.ts'
import { mistake } from '../mistake.ts'
import { TENANT } from '../tenant.ts'

export const ends: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const said = entity.doc['x-ends']
    for (const [name, value] of Object.entries(said?.when ?? {})) {
      const path = ['x-ends', 'when', name]
      const field = entity.fields.get(name)
      if (field) yield* valueMistakes({ linked, raw: entity.raw, entity }, path, value, field)
      else yield unknownField(entity, path, name)
    }
    for (const [index, place] of (said?.records ?? []).entries()) {
      const path = ['x-ends', 'records', index]
      const [name = '', by = ''] = place.split('.')
      const other = linked.entities.get(name)
      if (!other) yield* entityNameMistakes(linked, entity.raw, path, name)
      else if (other.doc['x-internal'] !== true)
        yield mistake(entity.raw, path, {
          message: `${name} has calls of its own: only internal records end with others, since no log tells of it`,
        })
      else if (other.fields.get(by)?.kind !== 'integer')
        yield mistake(entity.raw, path, {
          message: `${name} has no whole number "${by}"`,
          word: by,
          words: [...other.fields.keys()],
        })
      else if (entity.doc['x-tenant'] !== false && other.doc['x-tenant'] === false && !other.fields.has(TENANT))
        yield mistake(entity.raw, path, { message: `${name} has no ${TENANT}: keys are unique within a client only` })
    }
  }
}
