import { AppError } from '../../../errors/app-error.ts'
import type { Operation } from '../../../server/calls/operation.ts'

export const coTenantLeave: Operation<'co_tenant_leave'> = async ({ records }, { id, left_on }) => {
  const coTenants = records.of('co_tenant')
  const before = await coTenants.hold(id, ['left_on'])
  if (before.left_on !== null) throw new AppError('co_tenant_left', { day: before.left_on })
  await coTenants.change(id, { left_on })
  return null
}
