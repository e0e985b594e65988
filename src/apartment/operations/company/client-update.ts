import type { Operation } from '../../../server/calls/operation.ts'

export const clientUpdate: Operation<'client_update'> = async ({ actor, records }, changes) => {
  await records.of('client').change(actor.client_id, changes)
  return null
}
