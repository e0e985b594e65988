import type { Operation } from '../../../server/calls/operation.ts'
import { dayOf } from '../../../values/calendar.ts'
import { credentialsOf, rangeEach } from './each.ts'
import { heldGrants, removeFaces, removeGrants } from './removal.ts'
import type { Step } from './steps.ts'

/** What they opened the door with goes with them: at once, or on the day that is still to come. */
export const coTenantLeave: Operation<'co_tenant_leave'> = async (work, { id, left_on }) => {
  const { lease_id, tenant_id, joined_on } = await work.records
    .of('co_tenant')
    .hold(id, ['lease_id', 'tenant_id', 'joined_on'])
  await work.records.of('co_tenant').change(id, { left_on })
  const [tenant] = await work.records.of('tenant').find({ tenant_id }, ['name', 'phone'], 1)
  const theirs = (await credentialsOf(work, lease_id)).filter(
    ({ name, phone }) => name === tenant?.name && phone === tenant?.phone,
  )
  if (left_on > dayOf(work.now)) return { steps: [...(await rangeEach(work, [joined_on, left_on], theirs))] }
  const grants = await heldGrants(
    work,
    theirs.map(({ key }) => key),
  )
  const steps: Step[] = [...(await removeGrants(work, grants)), ...(await removeFaces(work, [tenant_id]))]
  return { steps }
}
