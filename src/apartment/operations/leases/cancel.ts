/** Somebody who was checked in for a day to come does not come: what was prepared is taken back, the room is free. */
import { Decimal } from 'decimal.js'
import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { CheckOutBalance } from '../../../generated/enums.ts'
import { dayOf } from '../../../values/calendar.ts'
import { invalid } from '../devices/refused.ts'
import { endLease, leaseOf, type Lease } from './ending.ts'
import { hasLeft } from './power.ts'
import { depositLines } from './settlement.ts'
import { unlessPreview, withoutTask, type Step } from './steps.ts'
import { tellOfCancel } from './told.ts'

/** The contracts of a lease are void from this day on, or, with null, hold again. */
export async function voidContracts(
  { records }: Work,
  lease_id: number,
  voided_on: string | null,
): Promise<readonly Step[]> {
  const contracts = records.of('contract_text')
  const found = await contracts.find({ lease_id }, ['voided_on', 'title'])
  const meant = found.filter((one) => (one.voided_on === null) !== (voided_on === null))
  for (const { key } of meant) await contracts.change(key, { voided_on })
  return meant.map(({ title }) => ({ step: 'contract', state: 'done', text: title }))
}

const MIXED: Label = {
  zh: '账户里既有上一租客转入的余量，又有此后的充值：请先撤销充值，再取消入住',
  en: 'The account holds what the last tenant left and what was charged since: reverse the charges first',
}

/** What was charged for the stay is given back; what the last tenant left to the next one is nobody's money. */
async function balanceOf(work: Work, lease: Lease): Promise<CheckOutBalance> {
  if (!(await hasLeft(work, lease.room_id))) return CheckOutBalance.refund
  const { created_at } = await work.records.of('lease').hold(lease.key, ['created_at'])
  const room_id = lease.room_id
  const energy = await work.records.of('charge').find({ room_id }, ['charged_at', 'energy', 'reversed_energy'])
  const water = await work.records.of('water_charge').find({ room_id }, ['charged_at', 'volume', 'reversed_volume'])
  const kept = [
    ...energy.map((one) => ({ at: one.charged_at, bought: one.energy, reversed: one.reversed_energy })),
    ...water.map((one) => ({ at: one.charged_at, bought: one.volume, reversed: one.reversed_volume })),
  ].filter(({ bought, reversed }) => !new Decimal(bought).equals(reversed ?? 0))
  if (kept.some(({ at }) => at >= created_at)) throw invalid('id', MIXED)
  return CheckOutBalance.next_tenant
}

export const leaseCancel: Operation<'lease_cancel'> = async (work, { id, deposit, notify, preview, ...read }) => {
  const lease = await leaseOf(work, id)
  const { home_id, room_id, tenant_id } = lease
  await work.records.of('room').hold(room_id, [])
  const date = dayOf(work.now)
  const balance = await balanceOf(work, lease)
  const ended = await endLease(work, lease, {
    ...read,
    ...{ date, cancelled: true, balance, money: depositLines(work, lease.deposit, deposit) },
  })
  const { check_out_id, told: answer, settled, removed, faces } = ended
  const contracts = await voidContracts(work, id, date)
  const [tenant] = await work.records.of('tenant').find({ tenant_id }, ['phone'], 1)
  const told = await tellOfCancel(work, {
    ...{ home_id, lease_id: id, phone: tenant!.phone ?? '', total: answer.total, from: lease.lease_range[0]! },
    ...(notify !== undefined && { notify }),
  })
  const ends: Step = { step: 'lease', state: 'done', text: `${lease.lease_range[0]!} ~ ${lease.lease_range[1]!}` }
  const steps: Step[] = [...settled, ...removed, ...faces, ...contracts, ends, ...told]
  unlessPreview(preview, { ...answer, steps: steps.map(withoutTask) })
  return { check_out_id, ...answer, steps }
}
