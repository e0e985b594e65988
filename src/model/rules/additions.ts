/** What is only ever added to has no call that changes a record or deletes one, and nothing else that would. */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { filesOf } from '../link-fields.ts'
import { isSystem, type EntityDoc } from '../documents.ts'
import type { LinkedEntity } from '../linked.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { accessOf } from '../permissions.ts'

/** Keywords that it does not go with, and why. */
const AGAINST: Readonly<Partial<Record<keyof EntityDoc, string>>> = {
  'x-expires': 'records that expire are deleted',
  'x-inherit': 'settings are changed',
}

export const additions: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) if (entity.doc['x-added-only']) yield* ofEntity(entity)
}

function* ofEntity(entity: LinkedEntity): Iterable<Mistake> {
  const { raw, doc } = entity
  const at = (message: string): Mistake =>
    mistake(raw, ['x-added-only'], { message: `"x-added-only" does not fit: ${message}` })
  for (const [keyword, reason] of Object.entries(AGAINST)) if (keyword in doc) yield at(reason)
  if (filesOf(raw).some(isSystem)) yield at(`the engine itself works with ${raw.name}`)
  if (entity.workflow !== null) yield at('the steps of its workflow change it')
  for (const field of entity.fields.values())
    if (field.doc['x-follows']) yield at(`"${field.name}" follows what it refers to`)
  const { update, remove } = accessOf(entity)
  if (update !== null || remove !== null)
    yield mistake(raw, ['x-added-only'], {
      message: '"x-added-only" does not fit: a call changes or deletes its records',
      expected: '"update": null and "remove": null in "x-access"',
    })
}
