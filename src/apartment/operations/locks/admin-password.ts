import { admin_password_id } from '../../../generated/constants.ts'
import { GrantOpType, GrantType } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { addDays, dayOf, endOfDay } from '../../../values/calendar.ts'
import { digitsFor, lockOf, toLock, type Lock } from './lock.ts'

const YEARS_DAYS = 3_650
const NAME = '管理密码'

/** It has a fixed number and no end: it is set or changed, and never deleted. */
export const adminPasswordUpdate: Operation<'admin_password_update'> = async (work, request) => {
  const lock = await lockOf(work, request)
  const { key: grant_id, ...grant } = await adminOf(work, lock)
  const digits = await digitsFor(work, request.password, grant_id)
  const task_id = await toLock(work, 'credential_update', {
    lock,
    credential: { grant_id, grant_type: GrantType.password, paas_id: admin_password_id },
    told: {
      range: { begin: grant.permission_begin, end: grant.permission_end },
      stored: grant.held !== 0,
      digits,
    },
  })
  await work.records.of('grant').change(grant_id, { task_id, op_type: GrantOpType.update })
  return { task_id }
}

const FIELDS = ['permission_begin', 'permission_end', 'held'] as const

async function adminOf({ records, now }: Work, { key: device_id, home_id, room_id }: Lock) {
  const grants = records.of('grant')
  const [known] = await grants.find({ device_id, paas_id: admin_password_id }, [], 1)
  const key =
    known?.key ??
    (await grants.create({
      ...{ grant_type: GrantType.password, home_id, room_id, device_id, paas_id: admin_password_id, name: NAME },
      ...{ permission_begin: now.toISOString(), op_type: GrantOpType.update },
      permission_end: endOfDay(addDays(dayOf(now), YEARS_DAYS)).toISOString(),
    }))
  return grants.hold(key, FIELDS)
}
