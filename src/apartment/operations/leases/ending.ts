/**
 * A lease ends in its room, because its people leave or because they move: readings close the accounts, the ledgers say
 * what is left, credentials are taken back. Where a lock is away the lease ends all the same, and what it knows waits
 * for it.
 */
import { Decimal } from 'decimal.js'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { settlePower } from './power-settled.ts'
import { ADOPTED, grantsOf, isWaiting, removeGrants } from './removal.ts'
import { totalOf, type Line } from './settlement.ts'
import { inWords, type Step } from './steps.ts'
import { settleWater } from './water.ts'

type Read = Pick<
  CallTypes['lease_check_out']['request'],
  'balance' | 'refund' | 'reading' | 'forced' | 'water_read' | 'note'
>

const FIELDS = ['home_id', 'room_id', 'tenant_id', 'deposit', 'rent', 'note', 'lease_range', 'frozen'] as const

export async function leaseOf(work: Work, id: number) {
  return work.records.of('lease').hold(id, FIELDS, 'id')
}

export type Lease = Awaited<ReturnType<typeof leaseOf>>

interface CoTenant {
  readonly key: number
  readonly tenant_id: number
  readonly relation: CallTypes['co_tenant_add']['request']['relation']
}

/** Whoever lived there with the tenant leaves the room with them. */
async function coTenantsLeave({ records }: Work, lease_id: number, left_on: string): Promise<readonly CoTenant[]> {
  const found = await records.of('co_tenant').find({ lease_id }, ['tenant_id', 'relation', 'joined_on', 'left_on'])
  const there = found.filter(({ left_on: left }) => left === null)
  for (const { key, joined_on } of there)
    await records.of('co_tenant').change(key, { left_on: joined_on > left_on ? joined_on : left_on })
  return there
}

export interface Ended {
  readonly check_out_id: number
  readonly co_tenants: readonly CoTenant[]
  /** What the call answers of it. */
  readonly told: {
    readonly total: string
    readonly lines: Line[]
    readonly credentials_total: number
    readonly credentials_waiting: number
  }
  /** Readings and accounts; what has been taken back. */
  readonly settled: readonly Step[]
  readonly removed: readonly Step[]
}

interface Ending extends Read {
  readonly date: string
  /** What is settled besides energy and water. */
  readonly money: readonly Line[]
}

/** A mistake is noticed within the hour; afterwards others rely on it. */
const UNDO_MS = 3_600_000

/** The room must be held. */
export async function endLease(work: Work, lease: Lease, { date, money, ...request }: Ending): Promise<Ended> {
  const { key: lease_id, home_id, room_id, tenant_id, frozen } = lease
  const power = await settlePower(work, room_id, request)
  const water = await settleWater(work, room_id, request)
  const lines = [...power.lines, ...water.lines, ...money]
  const total = totalOf(lines)
  await work.ask(ADOPTED, room_id, lease_id)
  const removed = await removeGrants(work, await grantsOf(work, lease_id))
  const co_tenants = await coTenantsLeave(work, lease_id, date)
  await work.records.of('lease').change(lease_id, { check_out_date: date, frozen: false })
  const waiting = removed.filter(isWaiting).length
  const check_out_id = await work.records.of('check_out').create({
    ...{ home_id, room_id, lease_id, tenant_id, check_out_date: date, balance: request.balance, total, lines },
    ...(power.read !== null && { electric_read: power.read, remaining: power.remaining! }),
    ...(water.read !== null && { water_read: water.read }),
    refund: Decimal.max(0, total).toFixed(2),
    credentials_total: removed.length,
    device_offline: waiting > 0 || power.isAssumed,
    undo_until: new Date(work.now.getTime() + UNDO_MS).toISOString(),
    was_frozen: frozen === true,
    co_tenant_ids: co_tenants.map(({ key }) => key),
    energy_entry_ids: [...power.entries],
    water_entry_ids: [...water.entries],
    ...(work.actor.staff_id > 0 && { staff_id: work.actor.staff_id }),
    ...(request.note !== undefined && { note: request.note }),
  })
  return {
    ...{ check_out_id, co_tenants, removed },
    told: { total, lines, credentials_total: removed.length, credentials_waiting: waiting },
    settled: [
      ...power.steps,
      ...water.steps,
      { step: 'settlement', state: 'done', ...inWords(work, cameTo(total)) } as const,
    ],
  }
}

const cameTo = (total: string): Label =>
  total.startsWith('-')
    ? { zh: `租客欠缴${total.slice(1)}元`, en: `${total.slice(1)} CNY owed by the tenant` }
    : { zh: `应退租客${total}元`, en: `${total} CNY to the tenant` }
