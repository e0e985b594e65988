/** What ends with a record is the server's own alone, holds its key, and its company's where it is of one. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { valueMistakes } from '../expression-types.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { entityNameMistakes, unknownField } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { TENANT } from '../tenant.ts'

export const ends: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values())
    for (const [at, { when, records = [], empties = [] }] of (entity.doc['x-ends'] ?? []).entries()) {
      const path = ['x-ends', at]
      for (const [name, value] of Object.entries(when)) {
        const field = entity.fields.get(name)
        const place = [...path, 'when', name]
        if (field) yield* valueMistakes({ linked, raw: entity.raw, entity }, place, value, field)
        else yield unknownField(entity, place, name)
      }
      for (const [index, place] of records.entries())
        yield* placeMistakes(linked, entity, [...path, 'records', index], place)
      for (const [index, place] of empties.entries())
        yield* placeMistakes(linked, entity, [...path, 'empties', index], place)
    }
}

/** `<entity>.<field that holds the key>`, and a field that may be empty. */
function* placeMistakes(
  linked: Linked,
  entity: LinkedEntity,
  path: readonly (string | number)[],
  place: string,
): Iterable<Mistake> {
  const [name = '', by = '', emptied] = place.split('.')
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
  else if (emptied !== undefined) {
    const required = new Set(other.doc.required)
    const words = Object.keys(other.doc.properties).filter((field) => !required.has(field))
    if (!words.includes(emptied))
      yield mistake(entity.raw, path, {
        message: `${name} has no field "${emptied}" that may be empty`,
        word: emptied,
        words,
      })
  }
}
