import type { Operation } from '../../../server/calls/operation.ts'

export const clientSettingsUpdate: Operation<'client_settings_update'> = async ({ actor, records }, changes) => {
  await records.of('client').change(actor.client_id, changes)
  return null
}
