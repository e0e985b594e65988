/** Who may do what, as small pure predicates. A key of null means that the operation is not offered to anyone. */
import { AppError } from '../../errors/app-error.ts'
import type { Call, Entity, Model, Operation } from '../../model/model.ts'
import { EVERY } from '../../model/permission-keys.ts'

export interface Holder {
  readonly permissions: ReadonlySet<string>
}

export const holds = (holder: Holder, key: string | null): boolean =>
  key !== null && (key === EVERY || holder.permissions.has(key))

/** Refuses who may not; who could, if the call behind it were built, is told so. */
export function demand(holder: Holder, entity: Entity, operation: Operation): void {
  if (!mayOperate(holder, entity, operation))
    throw new AppError(waits(holder, entity, operation) ? 'unavailable' : 'forbidden')
}

export const waits = (holder: Holder, entity: Entity, operation: Operation): boolean =>
  holds(holder, entity.awaits[operation] ?? null)

export const mayOperate = (holder: Holder, entity: Entity, operation: Operation): boolean =>
  !entity.internal && holds(holder, entity.access[operation])

/** Whoever may not read a record does nothing to it. */
export function mayCall(holder: Holder, model: Model, { permission, action }: Call): boolean {
  const subject = action === null || action.record === null ? undefined : model.entities[action.entity]
  return holds(holder, permission) && (subject === undefined || mayOperate(holder, subject, 'info'))
}
