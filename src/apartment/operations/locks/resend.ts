import { GrantOpType } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { CREDENTIAL_KINDS } from '../../domain/credential-kinds.ts'
import { facesOf, lastDigits, lockOf, refuseRange, toLock } from './lock.ts'

/** What the lock has never taken is sent once more, as a command of its own. */
export const grantResend: Operation<'grant_resend'> = async (work, { grant_id }) => {
  const grants = work.records.of('grant')
  const grant = await grants.hold(
    grant_id,
    ['grant_type', 'room_id', 'device_id', 'paas_id', 'permission_begin', 'permission_end'],
    'grant_id',
  )
  const lock = await lockOf(work, grant)
  const range = { begin: grant.permission_begin, end: grant.permission_end }
  refuseRange(work, range, 'grant_id')
  const { digits: hasDigits } = CREDENTIAL_KINDS[grant.grant_type]
  const digits = hasDigits ? await lastDigits(work, grant_id, 'grant_id') : undefined
  const task_id = await toLock(work, 'credential_create', {
    lock,
    credential: { grant_id, grant_type: grant.grant_type, paas_id: grant.paas_id! },
    told: {
      ...{ range, stored: false, ...(digits !== undefined && { digits }) },
      ...(await facesOf(work, grant_id, grant.grant_type)),
    },
  })
  await grants.change(grant_id, {
    ...{ task_id, op_type: GrantOpType.create, new_begin: null, new_end: null },
    ...{ pending_removal: false, removal_at: null },
  })
  return { grant_id, task_id }
}
