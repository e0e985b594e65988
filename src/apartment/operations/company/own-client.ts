import type { Work } from '../../../server/calls/operation.ts'
import type { FieldName, Keyed, Values } from '../../../server/records/types.ts'

/** The caller's company: there is always one. */
export async function ownClient<Field extends FieldName<'client'>>(
  { actor, records }: Pick<Work, 'actor' | 'records'>,
  fields: readonly Field[],
): Promise<Values<'client', Field> & Keyed> {
  const [client] = await records.of('client').find({ client_id: actor.client_id }, fields, 1)
  if (client === undefined) throw new Error(`no client ${actor.client_id}`)
  return client
}
