import { dayOf } from '../../../values/calendar.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { issue, openLock, rangeOf } from './credentials.ts'

/**
 * Adds a co-tenant to a lease; a person with that name and phone already known in the home is reused. What they open
 * the door with is valid as long as the lease.
 */
export const coTenantAdd: Operation<'co_tenant_add'> = async (work, request) => {
  const { id, relation, joined_on, note, grant_types: types = [], password, ...person } = request
  const { home_id, room_id, lease_range } = await work.records
    .of('lease')
    .hold(id, ['home_id', 'room_id', 'lease_range'])
  const tenant_id =
    (await known(work, home_id, person)) ?? (await work.records.of('tenant').create({ ...person, home_id }))
  const co_tenant_id = await work.records
    .of('co_tenant')
    .create(
      { home_id, lease_id: id, tenant_id, relation, joined_on: joined_on ?? dayOf(work.now), note },
      { tenant_id: 'name' },
    )
  if (types.length === 0) return { co_tenant_id }
  const device_id = await openLock(work, room_id, { types, at: 'grant_types' })
  const range = rangeOf(work, [lease_range[0]!, lease_range[1]!])
  const place = { room_id, device_id, lease_id: id, range, ...(password !== undefined && { password }) }
  const { steps, passwords } = await issue(work, place, { ...person, tenant_id, called: person.name }, types)
  return { co_tenant_id, steps: [...steps], ...(passwords.length > 0 && { passwords: passwords.join('\n') }) }
}

async function known(
  { records }: Work,
  home_id: number,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<number | null> {
  const [found] = await records.of('tenant').find({ home_id, name, phone }, [], 1)
  return found?.key ?? null
}
