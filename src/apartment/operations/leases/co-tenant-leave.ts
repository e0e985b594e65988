import type { Operation } from '../../../server/calls/operation.ts'

export const coTenantLeave: Operation<'co_tenant_leave'> = async ({ records }, { id, left_on }) => {
  await records.of('co_tenant').change(id, { left_on })
  return null
}
