/**
 * A lease ends in its room, because its people leave or because they move: readings close the accounts, the ledgers say
 * what is left, credentials are taken back. Where a lock is away the lease ends all the same, and what it knows waits
 * for it.
 */
import { Decimal } from 'decimal.js'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { Carried } from './account-carried.ts'
import { OF_OTHERS, othersIn } from './account-owner.ts'
import { openingReadings } from './opening-readings.ts'
import { NO_POWER, settlePower } from './power-settled.ts'
import { ADOPTED, grantsOf, isWaiting, removeFaces, removeGrants, waitsAway } from './removal.ts'
import { totalOf, type Line } from './settlement.ts'
import { inWords, type Step } from './steps.ts'
import { NO_WATER, settleWater } from './water.ts'
import { moneyWords } from '../../domain/money-text.ts'

type Read = Pick<
  CallTypes['lease_move']['request'],
  'balance' | 'refund' | 'reading' | 'forced' | 'water_read' | 'note'
>

const FIELDS = [
  ...(['home_id', 'room_id', 'tenant_id', 'deposit', 'rent', 'note'] as const),
  ...(['lease_range', 'frozen', 'created_at'] as const),
]

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
  await records
    .of('co_tenant')
    .changeAll(
      there.map(({ key, joined_on }) => ({ key, values: { left_on: joined_on > left_on ? joined_on : left_on } })),
    )
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
  readonly faces: readonly Step[]
  /** What goes along to the meters of another room. */
  readonly carried: readonly Carried[]
}

interface Ending extends Read {
  readonly date: string
  /** What is settled besides energy and water. */
  readonly money: readonly Line[]
  /** Before its first day: nobody has moved in. */
  readonly cancelled?: boolean
  /** In another room of the home: faces stay at its doors. */
  readonly stays?: boolean
}

/** A mistake is noticed within the hour; afterwards others rely on it. */
const UNDO_MS = 3_600_000

async function accounts(work: Work, room_id: number, request: Read) {
  const power = await settlePower(work, room_id, request)
  const water = await settleWater(work, room_id, request)
  return { power, water, steps: [...power.steps, ...water.steps], lines: [...power.lines, ...water.lines] }
}

const untouched = (work: Work): Awaited<ReturnType<typeof accounts>> => {
  const power = { ...NO_POWER, steps: [{ step: 'account', state: 'skipped', ...inWords(work, OF_OTHERS) } as const] }
  return { power, water: NO_WATER, steps: power.steps, lines: [] }
}

/** Whom the settlement is between, as they are called today: what is printed later says the same. */
async function partiesOf({ records }: Work, tenant_id: number) {
  const [tenant] = await records.of('tenant').find({ tenant_id }, ['name', 'id_card', 'certificate_number'], 1)
  const [company] = await records.of('client').find({}, ['name'], 1)
  const id_card = tenant!.id_card ?? tenant!.certificate_number
  return { name: tenant!.name ?? '', company: company!.name, ...(id_card !== null && { id_card }) }
}

/** The room must be held. */
export async function endLease(work: Work, lease: Lease, ending: Ending): Promise<Ended> {
  const { date, money, cancelled = false, stays = false, ...request } = ending
  const { key: lease_id, home_id, room_id, tenant_id, frozen } = lease
  const isElsewhere = cancelled && (await othersIn(work, lease)).before !== null
  const account = isElsewhere ? untouched(work) : await accounts(work, room_id, request)
  const { power, water } = account
  const lines = [...account.lines, ...money]
  const total = totalOf(lines)
  if (!isElsewhere) await work.ask(ADOPTED, room_id, lease_id)
  const removed = await removeGrants(work, await grantsOf(work, { lease_id }))
  const co_tenants = await coTenantsLeave(work, lease_id, date)
  await work.records.of('lease').change(lease_id, { check_out_date: date, frozen: false, cancelled })
  const waiting = removed.filter(isWaiting).length
  const leaving = stays ? [] : [tenant_id, ...co_tenants.map((one) => one.tenant_id)]
  const faces = await removeFaces(work, leaving)
  const check_out_id = await work.records.of('check_out').create({
    ...(await partiesOf(work, tenant_id)),
    lease_range: lease.lease_range,
    ...{ home_id, room_id, lease_id, tenant_id, check_out_date: date, balance: request.balance, total, lines },
    ...(power.read !== null && { electric_read: power.read, remaining: power.remaining! }),
    ...(water.read !== null && { water_read: water.read }),
    ...(!cancelled && (await openingReadings(work, lease, power, water))),
    refund: Decimal.max(0, total).toFixed(2),
    credentials_total: removed.length,
    faces_total: faces.length,
    device_offline: removed.some(waitsAway) || power.isAssumed,
    undo_until: new Date(work.now.getTime() + UNDO_MS).toISOString(),
    was_frozen: frozen === true,
    cancelled,
    co_tenant_ids: co_tenants.map(({ key }) => key),
    energy_entry_ids: [...power.entries],
    water_entry_ids: [...water.entries],
    ...(work.actor.staff_id > 0 && { staff_id: work.actor.staff_id }),
    ...(request.note !== undefined && { note: request.note }),
  })
  return {
    ...{ check_out_id, co_tenants, removed, faces, carried: [...power.carried, ...water.carried] },
    told: { total, lines, credentials_total: removed.length, credentials_waiting: waiting },
    settled: [...account.steps, { step: 'settlement', state: 'done', ...inWords(work, cameTo(total)) } as const],
  }
}

function cameTo(total: string): Label {
  const { zh, en } = moneyWords(new Decimal(total).abs())
  return total.startsWith('-')
    ? { zh: `租客欠缴${zh}`, en: `${en} owed by the tenant` }
    : { zh: `应退租客${zh}`, en: `${en} to the tenant` }
}
