/**
 * Parts of a record move with it, in its own transaction: remarks are read where what they are about is, and nowhere
 * else.
 */
import { storedIncomingOf } from '../../../model/incoming.ts'
import type { Entity, Model } from '../../../model/model.ts'
import type { FollowPlan } from '../../sql/writes.ts'
import type { Context } from '../context.ts'
import { moveFollowers, type Written } from './statements.ts'

export const followersOf = (model: Model, { name: of }: Entity): readonly FollowPlan[] =>
  storedIncomingOf(model, of).flatMap(({ from, field: { name: by, reference } }) =>
    reference?.follows && reference.within !== null ? [{ entity: from.name, by, within: reference.within, of }] : [],
  )

export async function moveWith(context: Context, entity: Entity, changes: readonly Written[]): Promise<void> {
  for (const follower of followersOf(context.model, entity)) {
    const moved = changes.filter(({ stored }) => follower.within in stored).map(({ key }) => key)
    if (moved.length > 0) await moveFollowers(context, moved, follower)
  }
}
