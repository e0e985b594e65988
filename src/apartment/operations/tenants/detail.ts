import { AppError } from '../../../errors/app-error.ts'
import type { Operation } from '../../../server/calls/operation.ts'

/** What the member window shows (spec §2): values masked as everywhere, the face that the doors know. */
export const tenantDetail: Operation<'tenant_detail'> = async ({ actor, records }, { user_id, client_id }) => {
  if (client_id !== actor.client_id) throw new AppError('not_found')
  const { name, phone, id_card } = await records.of('tenant').shown(user_id)
  const [person] = await records.of('access_person').find({ tenant_id: user_id }, ['face_photo'], 1)
  return { face: person?.face_photo?.[0]?.url ?? null, name: name ?? '', phone: phone ?? '', id_card }
}
