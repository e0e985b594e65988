import { dayOf } from '../../../values/calendar.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'

/** Adds a co-tenant to a lease; a person with that name and phone already known in the home is reused. */
export const coTenantAdd: Operation<'co_tenant_add'> = async (work, { id, relation, joined_on, note, ...person }) => {
  const { home_id } = await work.records.of('lease').hold(id, ['home_id'])
  const tenant_id =
    (await known(work, home_id, person)) ?? (await work.records.of('tenant').create({ ...person, home_id }))
  const co_tenant_id = await work.records
    .of('co_tenant')
    .create(
      { home_id, lease_id: id, tenant_id, relation, joined_on: joined_on ?? dayOf(work.now), note },
      { tenant_id: 'name' },
    )
  return { co_tenant_id }
}

async function known(
  { records }: Work,
  home_id: number,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<number | null> {
  const [found] = await records.of('tenant').find({ home_id, name, phone }, [], 1)
  return found?.key ?? null
}
