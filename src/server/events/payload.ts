/**
 * What is told of an event: worked out as it is sent, not as it happens, so that nothing readable lies in the queue and
 * the owner's rights, scope and masks of this moment decide; a receiver is told how the record is, not how it was.
 */
import { AppError } from '../../errors/app-error.ts'
import { WebhookEvent } from '../../generated/enums.ts'
import type { Entity } from '../../model/model.ts'
import { plainRecord } from '../operations/info.ts'
import type { Context } from '../operations/context.ts'
import { mayOperate } from '../policies/rights.ts'
import { isTold, OWNER_PLACE } from '../sql/events.ts'
import { entityCalled } from '../sql/sources.ts'
import type { Due } from './queue.ts'

/** JSON; null: whoever is asked in `context` may not be told of it. */
export async function dataOf(
  context: Context,
  { event, resource, record_id: id, places }: Pick<Due, 'event' | 'resource' | 'record_id' | 'places'>,
): Promise<string | null> {
  const entity = entityCalled(context.model, resource)
  if (entity === undefined || !isTold(entity, context.model) || !mayOperate(context.actor, entity, 'info')) return null
  const about = `"entity":${JSON.stringify(resource)},"id":${id}`
  if (event === WebhookEvent.deleted) return haveSeen(context, entity, places) ? `{${about}}` : null
  try {
    return `{${about},"record":${await plainRecord(context, entity, id)}}`
  } catch (error) {
    if (error instanceof AppError && error.key === 'not_found') return null
    throw error
  }
}

/** Whether they would see a record that was at these places. Where that is not certain, they would not. */
function haveSeen({ scope }: Context, entity: Entity, places: string | null): boolean {
  const was = JSON.parse(places ?? '{}') as Readonly<Record<string, number | null>>
  if (entity.scope.owner !== null && was[OWNER_PLACE] !== scope.staff_id) return false
  return Object.entries(scope.limits).every(([level, allowed]) => {
    if (!entity.scope.levels[level]) return true
    const place = was[level] ?? null
    return place !== null && allowed.includes(place)
  })
}
