/**
 * Records that pile up lie apart by a time that every one of them has from its first moment, and that nobody changes.
 * What is unique is so within a month only, and nothing can hold on to a record by a foreign key. Where they are kept
 * whole both are as anywhere, but nothing may keep a month from going.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { LinkedEntity } from '../linked.ts'
import { allFields, isStored, unknownField } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const history: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const name = entity.doc['x-history']?.by
    if (name === undefined) continue
    const isWhole = entity.doc['x-history']?.whole === true
    yield* time(entity, name, isWhole)
    if (entity.doc['x-fill'] !== undefined)
      yield mistake(entity.raw, ['x-fill'], { message: 'the months of a history are written full' })
    if (entity.doc['x-expires'] !== undefined)
      yield mistake(entity.raw, ['x-expires'], { message: 'records of a history go by whole months, not one by one' })
    for (const [at, unique] of (entity.doc['x-unique'] ?? []).entries())
      if (!isWhole && !unique.includes(name))
        yield mistake(entity.raw, ['x-unique', at], {
          message: `"${name}" is missing: in a history records are unique within a month only`,
        })
  }
  for (const { entity, field, inRow } of allFields(linked)) {
    const history = linked.entities.get(field.doc['x-reference'] ?? '')?.doc['x-history']
    if (inRow || history === undefined || !isStored(field)) continue
    if (history.whole === true) {
      if ((field.doc['x-on-delete'] ?? 'restrict').startsWith('restrict'))
        yield mistake(entity.raw, field.path, {
          message: `${entity.name}.${field.name} refers to a history, whose months are dropped as a whole`,
          expected: '"x-on-delete": "null" or "cascade"',
        })
    } else if (field.kind === 'references' || field.doc['x-on-delete'] !== 'keep')
      yield mistake(entity.raw, field.path, {
        message: `${entity.name}.${field.name} refers to a history, whose months are dropped as a whole`,
        expected: '"x-on-delete": "keep"',
      })
  }
}

function* time(entity: LinkedEntity, name: string, isWhole: boolean): Iterable<Mistake> {
  const field = entity.fields.get(name)
  if (field === undefined) {
    yield unknownField(entity, ['x-history', 'by'], name)
    return
  }
  if (field.kind === null) return
  const isSystem = name === 'created_at'
  if (field.kind !== 'datetime' || !isStored(field))
    yield mistake(entity.raw, ['x-history', 'by'], { message: `"${name}" is no datetime that is stored` })
  else if (!isSystem && !isWhole && !(entity.doc.required ?? []).includes(name))
    yield mistake(entity.raw, ['x-history', 'by'], {
      message: `"${name}" must be required: a record without it has no month`,
    })
}
