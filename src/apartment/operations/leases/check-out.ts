/**
 * Somebody moves out: one call, one transaction. Readings close the accounts, the ledgers say what is left, credentials
 * are taken back; where a lock is away the lease ends all the same, and what it knows waits for it.
 */
import { Decimal } from 'decimal.js'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { dayOf } from '../../../values/calendar.ts'
import { invalid } from '../devices/refused.ts'
import { settlePower } from './power-settled.ts'
import { ADOPTED, grantsOf, isWaiting, removeFaces, removeGrants } from './removal.ts'
import { damageLines, depositLines, totalOf } from './settlement.ts'
import { inWords, unlessPreview, type Step } from './steps.ts'
import { tellOfCheckOut } from './told.ts'
import { settleWater } from './water.ts'

type Request = CallTypes['lease_check_out']['request']

const FIELDS = ['home_id', 'room_id', 'tenant_id', 'deposit', 'lease_range'] as const
const cameTo = (total: string): Label =>
  total.startsWith('-')
    ? { zh: `租客欠缴${total.slice(1)}元`, en: `${total.slice(1)} CNY owed by the tenant` }
    : { zh: `应退租客${total}元`, en: `${total} CNY to the tenant` }
const AHEAD = { zh: '退租日期不能晚于今天', en: 'The check-out date cannot be after today' }

export async function leaseOf(work: Work, id: number) {
  return work.records.of('lease').hold(id, FIELDS, 'id')
}

export type Lease = Awaited<ReturnType<typeof leaseOf>>

/** Whoever lived there with the tenant leaves with them. */
async function coTenantsLeave({ records }: Work, lease_id: number, left_on: string): Promise<readonly number[]> {
  const found = await records.of('co_tenant').find({ lease_id }, ['tenant_id', 'joined_on', 'left_on'])
  const there = found.filter(({ left_on: left }) => left === null)
  for (const { key, joined_on } of there)
    await records.of('co_tenant').change(key, { left_on: joined_on > left_on ? joined_on : left_on })
  return there.map(({ tenant_id }) => tenant_id)
}

export async function takeAllBack(work: Work, { key, room_id, tenant_id }: Lease, date: string) {
  await work.ask(ADOPTED, room_id, key)
  const grants = await grantsOf(work, key)
  const removed = await removeGrants(work, grants)
  const others = await coTenantsLeave(work, key, date)
  return { removed, steps: [...removed, ...(await removeFaces(work, [tenant_id, ...others]))] as readonly Step[] }
}

export const leaseCheckOut: Operation<'lease_check_out'> = async (work, request) => {
  const { id, check_out_date, balance, note, notify } = request
  if (check_out_date > dayOf(work.now)) throw invalid('check_out_date', AHEAD)
  const lease = await leaseOf(work, id)
  const { home_id, room_id, tenant_id } = lease
  await work.records.of('room').hold(room_id, [])
  const power = await settlePower(work, room_id, request)
  const water = await settleWater(work, room_id, request)
  const lines = [...power.lines, ...water.lines, ...moneyOf(work, lease, request)]
  const total = totalOf(lines)
  const { removed, steps: back } = await takeAllBack(work, lease, check_out_date)
  await work.records.of('lease').change(id, { check_out_date, frozen: false })
  const waiting = removed.filter(isWaiting).length
  const check_out_id = await work.records.of('check_out').create({
    ...{ home_id, room_id, lease_id: id, tenant_id, check_out_date, balance, total, lines: [...lines] },
    ...(power.read !== null && { electric_read: power.read, remaining: power.remaining! }),
    ...(water.read !== null && { water_read: water.read }),
    refund: Decimal.max(0, total).toFixed(2),
    credentials_total: removed.length,
    device_offline: waiting > 0 || power.isAssumed,
    ...(work.actor.staff_id > 0 && { staff_id: work.actor.staff_id }),
    ...(note !== undefined && { note }),
  })
  const [tenant] = await work.records.of('tenant').find({ tenant_id }, ['phone'], 1)
  const told = await tellOfCheckOut(work, {
    ...{ home_id, lease_id: id, phone: tenant!.phone ?? '', total, date: check_out_date },
    ...(notify !== undefined && { notify }),
  })
  const steps = [
    ...power.steps,
    ...water.steps,
    { step: 'settlement', state: 'done', ...inWords(work, cameTo(total)) } as const,
    ...back,
  ]
  const all: readonly Step[] = [...steps, { step: 'lease', state: 'done' }, ...told]
  const answer = { total, lines: [...lines], credentials_total: removed.length, credentials_waiting: waiting }
  unlessPreview(request.preview, { ...answer, steps: all.map(({ task_id: _, ...step }) => step) })
  return { check_out_id, ...answer, steps: [...all] }
}

const moneyOf = (work: Work, { deposit }: Lease, request: Request) => [
  ...depositLines(work, deposit, request.deposit),
  ...damageLines(request.damages),
]

export const checkOutPay: Operation<'check_out_pay'> = async ({ records, now }, { id }) => {
  await records.of('check_out').change(id, { paid_at: now.toISOString() })
  return {}
}
