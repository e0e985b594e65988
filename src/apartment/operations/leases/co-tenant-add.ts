import { dayOf } from '../../../values/calendar.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { invalid } from '../devices/refused.ts'
import { LEASE_FROZEN } from '../locks/lease-frozen.ts'
import { issueFor } from './credentials.ts'
import { idCardOf } from './identity.ts'
import { tenantOf } from './who.ts'

/**
 * Adds a co-tenant to a lease; a person who is known already is reused, as at check-in, and refused for the same
 * reasons. What they open the door with is valid as long as the lease.
 */
export const coTenantAdd: Operation<'co_tenant_add'> = async (work, request) => {
  const {
    id,
    relation,
    joined_on,
    note,
    grant_types: types = [],
    password,
    face_photo,
    consent,
    id_card,
    ...person
  } = request
  const { home_id, room_id, lease_range, frozen } = await work.records
    .of('lease')
    .hold(id, ['home_id', 'room_id', 'lease_range', 'frozen'])
  if (frozen === true && types.length > 0) throw invalid('grant_types', LEASE_FROZEN)
  const given = { ...person, ...(id_card !== undefined && { id_card: idCardOf(work.lang, id_card) }) }
  const who = await tenantOf(work, home_id, given)
  const co_tenant_id = await work.records.of('co_tenant').create(
    {
      ...{ home_id, lease_id: id, tenant_id: who.tenant_id, relation, joined_on: joined_on ?? dayOf(work.now) },
      ...(note !== undefined && { note }),
    },
    { tenant_id: 'name' },
  )
  if (types.length === 0) return { co_tenant_id }
  const own = { face_photo, consent, ...(password !== undefined && { password }) }
  const { steps, passwords } = await issueFor(work, { room_id, lease_id: id, lease_range }, { who, types, ...own })
  return { co_tenant_id, steps: [...steps], ...(passwords.length > 0 && { passwords: passwords.join('\n') }) }
}
