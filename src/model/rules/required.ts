/** What must be sent exists and can be sent. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { accessOf } from '../permissions.ts'
import type { LinkedEntity, LinkedField } from '../linked.ts'
import { fieldNames, isGiven } from '../lookup.ts'
import { mistake } from '../mistake.ts'

/** Of what people make by the entity's own form: neither they nor the server says it. */
const isUnsaid = (entity: LinkedEntity, { name, doc, kind }: LinkedField): boolean =>
  doc['x-write'] === 'never' &&
  !isGiven(doc) &&
  doc['x-derived'] === undefined &&
  kind !== 'state' &&
  entity.doc['x-scope']?.owner !== name &&
  accessOf(entity).create !== null

export const required: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    for (const [index, name] of (entity.doc.required ?? []).entries()) {
      const field = entity.fields.get(name)
      const at = (message: string) =>
        mistake(entity.raw, ['required', index], {
          message,
          ...(field ? {} : { word: name, words: fieldNames(entity) }),
        })
      if (!field) yield at(`${entity.name} has no field "${name}"`)
      else if (field.doc['x-computed'] !== undefined) yield at(`"${name}" is computed; nobody can send it`)
      else if (field.kind === 'key') yield at(`"${name}" is the key; the database gives it`)
      else if (isUnsaid(entity, field))
        yield at(`"${name}" is written by nobody, so that nobody can make a record of ${entity.name}`)
    }
    for (const field of entity.fields.values()) {
      for (const [index, name] of (field.doc.items?.required ?? []).entries()) {
        if (field.rows.size > 0 && !field.rows.has(name))
          yield mistake(entity.raw, [...field.path, 'items', 'required', index], {
            message: `rows of "${field.name}" have no field "${name}"`,
            word: name,
            words: field.rows.keys(),
          })
      }
    }
  }
}
