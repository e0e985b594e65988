/** Comments are on records that people look at in common, and somebody may write them. */
import { commentsOf } from '../comments.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { LinkedEntity } from '../linked.ts'
import { AGAINST, commentKey } from '../made-comments.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const comments: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values())
    if (entity.doc['x-comments']) yield* ofEntity(entity, linked.entities.get(commentsOf(entity.name)))
}

function* ofEntity(entity: LinkedEntity, found: LinkedEntity | undefined): Iterable<Mistake> {
  const { raw, doc, name } = entity
  const at = (message: string, expected?: string): Mistake =>
    mistake(raw, ['x-comments'], { message, ...(expected && { expected }) })
  const against = Object.entries(AGAINST).filter(([keyword]) => keyword in doc)
  for (const [, reason] of against) yield at(`no comments: ${reason}`)
  if (against.length > 0) return
  if (doc['x-tenant'] === false) yield at('no comments: such records belong to no company')
  if (doc['x-scope']?.owner !== undefined || doc['x-scope']?.seen !== undefined)
    yield at('no comments: not everybody who may read such records sees them all')
  if (commentKey(entity) === null)
    yield at(`nobody may change a ${name}, so nobody could comment on it`, '"x-comments" with a key')
  if (found !== undefined && found.doc['x-comments-of'] !== name)
    yield at(`"${found.name}" is an entity of its own, and would be that of the comments`, 'another name for that one')
}
