/** Who may do what, as small pure predicates. A key of null means that the operation is not offered to anyone. */
import type { Entity, Operation } from '../../model/model.ts'
import { EVERY } from '../../model/permission-keys.ts'

export interface Holder {
  readonly permissions: ReadonlySet<string>
}

export const holds = (holder: Holder, key: string | null): boolean =>
  key !== null && (key === EVERY || holder.permissions.has(key))

export const mayOperate = (holder: Holder, entity: Entity, operation: Operation): boolean =>
  !entity.internal && holds(holder, entity.access[operation])
