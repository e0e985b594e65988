/** Somebody moves out: one call, one transaction. */
import type { Operation } from '../../../server/calls/operation.ts'
import { dayOf } from '../../../values/calendar.ts'
import { invalid } from '../devices/refused.ts'
import { endLease, leaseOf } from './ending.ts'
import { damageLines, depositLines } from './settlement.ts'
import { unlessPreview, withoutTask, type Step } from './steps.ts'
import { tellOfCheckOut } from './told.ts'

const AHEAD = { zh: '退租日期不能晚于今天', en: 'The check-out date cannot be after today' }

export const leaseCheckOut: Operation<'lease_check_out'> = async (work, request) => {
  const { id, check_out_date: date, deposit, damages, notify, preview, ...read } = request
  if (date > dayOf(work.now)) throw invalid('check_out_date', AHEAD)
  const lease = await leaseOf(work, id)
  const { home_id, room_id, tenant_id } = lease
  await work.records.of('room').hold(room_id, [])
  const money = [...depositLines(work, lease.deposit, deposit), ...damageLines(damages)]
  const { check_out_id, told: answer, settled, removed, faces } = await endLease(work, lease, { ...read, date, money })
  const [tenant] = await work.records.of('tenant').find({ tenant_id }, ['phone'], 1)
  const told = await tellOfCheckOut(work, {
    ...{ home_id, lease_id: id, phone: tenant!.phone ?? '', total: answer.total, date },
    ...(notify !== undefined && { notify }),
  })
  const steps: Step[] = [...settled, ...removed, ...faces, { step: 'lease', state: 'done' }, ...told]
  unlessPreview(preview, { ...answer, steps: steps.map(withoutTask) })
  return { check_out_id, ...answer, steps }
}

export const checkOutPay: Operation<'check_out_pay'> = async ({ records, now }, { id }) => {
  await records.of('check_out').change(id, { paid_at: now.toISOString() })
  return {}
}
