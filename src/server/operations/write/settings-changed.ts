/** After a write of settings that devices must take: who stands at their places is seen to by a job. */
import type { Entity } from '../../../model/model.ts'
import { fieldNamesOf, settingKeysOf } from '../../../model/settings-keys.ts'
import { noteChanged } from '../../jobs/settings-queue.ts'
import type { Context } from '../context.ts'

/** `written`: the fields that are written; left out: all. Must stand before records are removed. */
export async function settingsChanged(
  { connection, scope, requestId }: Context,
  entity: Entity,
  keys: readonly number[],
  written?: ReadonlySet<string>,
): Promise<void> {
  const { sent } = entity
  if (sent === null || keys.length === 0) return
  const fields = fieldNamesOf(settingKeysOf(entity).filter(({ name }) => sent.settings.includes(name)))
  if (written !== undefined && !fields.some((name) => written.has(name))) return
  await noteChanged(connection, { client: scope.client_id, staff: scope.staff_id, request: requestId }, entity, keys)
}
