import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { said } from '../../../errors/said.ts'
import { masks } from '../../../generated/masks.ts'
import { dayOf } from '../../../values/calendar.ts'
import { masked } from '../../../values/mask.ts'
import { invalid } from '../devices/refused.ts'
import { issueFor } from './credentials.ts'
import { unlessPreview, withoutKeys } from './steps.ts'

const LEFT: Label = { zh: '该同住人已搬离', en: 'This co-tenant has moved out' }

/** Who lives with the tenant by this lease, as a tenant. */
async function livingBy({ records, now }: Work, lease_id: number, co_tenant_id: number): Promise<number> {
  const found = await records.of('co_tenant').hold(co_tenant_id, ['lease_id', 'tenant_id', 'left_on'], 'co_tenant_id')
  if (found.lease_id !== lease_id) throw invalid('co_tenant_id', said('not_found'))
  if (found.left_on !== null && found.left_on <= dayOf(now)) throw invalid('co_tenant_id', LEFT)
  return found.tenant_id
}

/** What somebody of a lease opens its door with, for its term: added once more, or when nothing is left. */
export const leaseCredentialAdd: Operation<'lease_credential_add'> = async (work, request) => {
  const { lease_id, co_tenant_id, grant_types: types, password, face_photo, consent, preview } = request
  const lease = await work.records.of('lease').hold(lease_id, ['room_id', 'tenant_id', 'lease_range'], 'lease_id')
  const tenant_id = co_tenant_id === undefined ? lease.tenant_id : await livingBy(work, lease_id, co_tenant_id)
  const { name, phone } = await work.records.of('tenant').hold(tenant_id, ['name', 'phone'])
  const who = { tenant_id, name: name ?? '', phone: phone ?? '', called: masked(masks.name, name ?? '') }
  const own = { face_photo, consent, ...(password !== undefined && { password }) }
  const { steps, passwords } = await issueFor(work, { ...lease, lease_id }, { who, types, ...own })
  unlessPreview(preview, { steps: steps.map(withoutKeys) })
  return { steps: [...steps], ...(passwords.length > 0 && { passwords: passwords.join('\n') }) }
}
