/**
 * An archive is for records that people delete, and that can come back as they were: what goes with them has one as
 * well, and nothing else keeps them, ends with them or takes their place.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { filesOf } from '../link-fields.ts'
import { accessOf } from '../permissions.ts'
import { type EntityDoc, isSystem } from '../documents.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { allFields, isStored } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

/** Keywords that an archive does not go with, and why. */
const AGAINST: Readonly<Partial<Record<keyof EntityDoc, string>>> = {
  'x-internal': 'nobody deletes what the server alone uses',
  'x-journal': 'nobody deletes entries of the journal',
  'x-added-only': 'nobody deletes what is only ever added to',
  'x-history': 'records of a history go by whole months',
  'x-expires': 'records that expire are deleted for good',
  'x-inherit': 'settings fall back on wider ones when they are deleted',
  'x-ends': 'what ends with a record would not come back with it',
  'x-exclusive': 'others could hold the same days meanwhile',
}

export const archive: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) if (entity.doc['x-archive']) yield* ofEntity(entity)
  yield* goingAlong(linked)
}

function* ofEntity(entity: LinkedEntity): Iterable<Mistake> {
  const { raw, doc, name } = entity
  const at = (message: string): Mistake => mistake(raw, ['x-archive'], { message: `no archive: ${message}` })
  for (const [keyword, reason] of Object.entries(AGAINST)) if (keyword in doc) yield at(reason)
  if (filesOf(raw).some(isSystem)) yield at(`the engine itself works with ${name}`)
  if (!doc['x-internal'] && accessOf(entity).remove === null) yield at(`nobody may delete a ${name}`)
}

/** What would stay behind in the lists though its record has left them. */
function* goingAlong(linked: Linked): Iterable<Mistake> {
  for (const { entity, field, inRow } of allFields(linked)) {
    const target = linked.entities.get(field.doc['x-reference'] ?? '')
    if (inRow || !target?.doc['x-archive'] || field.kind !== 'reference' || !isStored(field)) continue
    if (field.doc['x-on-delete'] !== 'cascade' || entity.doc['x-internal']) continue
    // Comments stay with their record, which is still to be looked at.
    if (entity.doc['x-comments-of'] !== undefined) continue
    if (target === entity)
      yield mistake(entity.raw, [...field.path, 'x-on-delete'], {
        message: 'records of its own kind are not archived along with a record',
      })
    else if (!entity.doc['x-archive'])
      yield mistake(entity.raw, [...field.path, 'x-on-delete'], {
        message: `a ${target.name} takes its records of ${entity.name} into its archive`,
        expected: `"x-archive": true in ${entity.name}`,
      })
  }
}
