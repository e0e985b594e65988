import { AppError } from '../../../errors/app-error.ts'
import { GrantOpType } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { ADMIN_NUMBERS } from '../../domain/admin-numbers.ts'
import { CREDENTIAL_KINDS } from '../../domain/credential-kinds.ts'

export const commandRetry: Operation<'command_task_retry'> = async (work, { id }) => {
  await refuseForbidden(work, id)
  await work.commands.retry(id)
  return { task_id: id }
}

const GIVES: ReadonlySet<GrantOpType | null> = new Set([GrantOpType.create, GrantOpType.update])

/** Settings that have come to forbid passwords since hold for those, too, that did not reach their lock. */
async function refuseForbidden({ records }: Work, task_id: number): Promise<void> {
  const fields = ['grant_type', 'op_type', 'paas_id', 'device_id'] as const
  const [grant] = await records.of('grant').find({ task_id }, fields, 1)
  if (grant === undefined || !CREDENTIAL_KINDS[grant.grant_type].digits || !GIVES.has(grant.op_type)) return
  const by = ADMIN_NUMBERS.has(grant.paas_id) ? 'forbids_admin_password' : 'forbids_password'
  const [lock] = await records.of('device').find({ device_id: grant.device_id }, [by], 1)
  if (lock?.[by] === true) throw new AppError('setting_forbids')
}
