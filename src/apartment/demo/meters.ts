/**
 * What a meter's account holds: charges, shared energy, what remains. All amounts in hundredths. Whoever tells of
 * readings, charges, the ledger or the meter itself asks here, so that they agree.
 */
import { arrears, chargedEnergy, energyFee } from '../domain/energy.ts'
import { ChargeMode, CheckOutBalance, LedgerKind, RoomType } from '../../generated/enums.ts'
import { contactOf } from './contact.ts'
import type { Contact } from './contact.ts'
import { counterIn, readAt, type Counter } from './counter.ts'
import { dice } from './dice.ts'
import type { Fitting } from './fittings.ts'
import { daysAgo, later } from './moment.ts'
import type { Plan } from './plan.ts'
import { priceIn } from './prices.ts'
import { hundredths } from './row.ts'
import { sharedMonths, sinceBooked, type SharedMonth } from './shared-months.ts'
import { vacatedAt } from './stays.ts'

export interface Meter extends Counter {
  readonly amount: number
  readonly pool_amount: number
  readonly pool_read: number
  readonly price: string
  readonly prepaid: boolean
  readonly overdraft: number
  readonly low_warning: number
  /** The newest first. */
  readonly charges: readonly Charge[]
  /** Of what its home shared, the earlier first. */
  readonly borne: readonly Borne[]
  /** By the last tenant's check-out; null: somebody lives there, or what was left is the next tenant's. */
  readonly closed: Closed | null
}

/** What closed the account: nothing remains. */
interface Closed {
  readonly at: string
  /** Added to its own energy, and to what is shared. */
  readonly energy: number
  readonly pool: number
  readonly kind: LedgerKind
  /** Null: nobody paid. */
  readonly money: string | null
}

/** What becomes of what is left on the meter of a room that was vacated. */
export function balanceAfter(plan: Plan, number: number, left: number): CheckOutBalance {
  const { refund, clear, next_tenant } = CheckOutBalance
  if (left <= 0) return clear
  // Whoever moved in since has the account.
  if (vacatedAt(plan, number) === null) return next_tenant
  return dice('balance', plan.client_id, number).pick([refund, refund, clear, next_tenant])
}

function closing(at: string, left: number, pool: number, price: string, balance: CheckOutBalance): Closed {
  const isRefund = balance === CheckOutBalance.refund
  const kind = left < 0 ? LedgerKind.clear : isRefund ? LedgerKind.refund : LedgerKind.zero
  const fee = energyFee(hundredths(Math.abs(left)), price)
  return {
    ...{ at, energy: pool - left, pool: -pool, kind },
    money: kind === LedgerKind.zero ? null : isRefund ? `-${fee}` : fee,
  }
}

export const meterOf = (plan: Plan, device: Fitting): Meter => meterIn(plan, device, contactOf(plan, device))

/** Of a device whose contact is known already; further dice of the contact fall for its other facts. */
export function meterIn(plan: Plan, device: Fitting, contact: Contact): Meter {
  const counter = counterIn(plan, device, contact)
  const { read } = counter
  const { chance } = contact
  const prepaid = device.place.room_type !== RoomType.public
  const drawn = chance.chance(0.04) ? -chance.int(10, 2_400) : chance.int(120, 26_000)
  const shared = prepaid && chance.chance(0.6) ? chance.int(500, 9_000) : 0
  const spare = shared === 0 ? 0 : chance.int(0, 400)
  const price = priceIn(device.home)
  const overdraft = prepaid ? chance.pick([0, 500, 1000]) : 0
  const low_warning = prepaid ? chance.pick([3, 5, 8, 10]) : 0
  const borne = prepaid ? borneBy(plan, device) : []
  const pool_read = borne.reduce((sum, { energy }) => sum + energy, shared)
  const counted = {
    ...counter,
    pool_amount: pool_read + spare,
    pool_read,
    price,
    prepaid,
    overdraft,
    low_warning,
    borne,
  }
  const { number } = device.place
  const vacated = prepaid && number !== null ? vacatedAt(plan, number) : null
  const settled = prepaid && vacated === null ? settlement(plan, counted) : null
  // Power is cut soon after the overdraft is used up: nobody owes much more.
  const left = settled?.left ?? Math.max(drawn, -overdraft - 40)
  const all = settled?.charges ?? (prepaid ? paid(plan, counted, left) : [])
  const charges = vacated === null ? all : all.filter(({ charged_at }) => charged_at < vacated)
  const open = { ...counted, amount: prepaid ? read + left - spare : 0, charges, closed: null }
  if (vacated === null) return open
  const balance = balanceAfter(plan, number!, left)
  if (balance === CheckOutBalance.next_tenant) return open
  // What is shared of the month in which they left is kept back until it is booked.
  const closed = closing(vacated, left, spare, price, balance)
  return { ...open, amount: open.amount + closed.energy, pool_amount: open.pool_amount + closed.pool, closed }
}

type Counted = Omit<Meter, 'amount' | 'charges' | 'closed'>

export const remainingOf = ({ amount, read, pool_amount, pool_read }: Meter): number =>
  amount - read + pool_amount - pool_read

/** A share that was booked. */
export interface Borne {
  readonly at: string
  readonly energy: number
  readonly month: SharedMonth
}

const borneBy = (plan: Plan, { beside, place }: Fitting): readonly Borne[] =>
  sharedMonths(plan, beside).flatMap((month): readonly Borne[] => {
    const charged = month.pool.rooms.find(({ room_id }) => room_id === place.room_id)?.charged ?? null
    return charged === null ? [] : [{ at: month.booked_at, energy: cents(charged), month }]
  })

/** What had been booked at that instant of what is shared. */
export const sharedBy = ({ pool_read, borne }: Pick<Meter, 'pool_read' | 'borne'>, time: string): number =>
  pool_read - borne.reduce((sum, { at, energy }) => sum + (at > time ? energy : 0), 0)

export interface Charge {
  readonly mode: ChargeMode
  readonly money: number
  readonly energy: number
  readonly charged_at: string
  /** Null: the meter has not heard of it. */
  readonly delivered_at: string | null
}

const cents = (text: string): number => Number(text.replace('.', ''))
const bought = (money: number, price: string): number => cents(chargedEnergy(hundredths(money), price))

const SUMS = [3000, 5000, 5000, 10000, 10000, 20000] as const

/** One or two charges of a prepaid meter, each of what was running out at the time. */
function paid(plan: Plan, meter: Counted, left: number): readonly Charge[] {
  const chance = dice('paid', plan.client_id, meter.device.device_id)
  const late = isLate(plan, meter)
  const times = late ? 1 : chance.chance(0.75) ? chance.int(1, 2) : 0
  const charges: Charge[] = []
  for (let at = 0, more = 0; at < times; at++) {
    const [ago, minute] = late ? [9, 700] : [chance.int(1 + at * 18, 17 + at * 18), chance.int(480, 1380)]
    const after = left + meter.read - readAt(plan, meter, ago, minute) - more
    const fitting = SUMS.filter((one) => late || bought(one, meter.price) <= after + meter.overdraft)
    if (fitting.length === 0) continue
    const money = late ? SUMS[0] : chance.pick(fitting)
    const charge = delivery(
      plan,
      meter,
      { money, energy: bought(money, meter.price), charged_at: daysAgo(plan, ago, minute) },
      late ? LATE_MS : 60_000,
    )
    charges.push(charge)
    more += charge.energy
  }
  return charges
}

/** The one that waited two days for its meter to come back. */
const LATE_ROOM = 12
const LATE_MS = 40 * 3_600_000
const isLate = ({ client_id }: Plan, { device: { place } }: Counted): boolean =>
  client_id === 1 && place.number === LATE_ROOM

/**
 * Of every hundred meters a few stood in arrears this week, which were cleared or waived; soon after somebody paid for
 * more.
 */
function settlement(plan: Plan, meter: Counted): { readonly left: number; readonly charges: readonly Charge[] } | null {
  const chance = dice('arrears', plan.client_id, meter.device.device_id)
  const luck = chance.int(1, 100)
  if (luck > 8 || !meter.contact.online || isLate(plan, meter)) return null
  const [ago, minute, owed, money] = [
    Math.min(chance.int(1, 6), sinceBooked(plan)),
    chance.int(480, 1080),
    chance.int(30, meter.overdraft + 40),
    chance.pick([5000, 10000]),
  ]
  const mode = luck > 5 ? ChargeMode.free_arrears : ChargeMode.clear_arrears
  const { energy, fee } = arrears(hundredths(-owed), meter.price)
  const cleared: Sketch = {
    mode,
    money: mode === ChargeMode.free_arrears ? 0 : cents(fee),
    energy: cents(energy),
    charged_at: daysAgo(plan, ago, minute),
  }
  const more: Sketch = { money, energy: bought(money, meter.price), charged_at: daysAgo(plan, ago, minute + 90) }
  const used = meter.read - readAt(plan, meter, ago, minute)
  return { left: more.energy - used, charges: [more, cleared].map((one) => delivery(plan, meter, one, 60_000)) }
}

type Sketch = Pick<Charge, 'money' | 'energy' | 'charged_at'> & { readonly mode?: ChargeMode }

/** Money that came in is never refused: a meter that has not heard of it yet is told when it is back. */
function delivery(plan: Plan, { contact: { heard } }: Counted, sketch: Sketch, takes: number): Charge {
  const at = later(plan, sketch.charged_at, takes)
  return { mode: ChargeMode.bill, ...sketch, delivered_at: at > heard ? null : at }
}

/** What had been charged at that instant, whether or not the meter had heard of it. */
export const chargedBy = ({ amount, charges, closed }: Meter, time: string): number =>
  amount -
  (closed !== null && closed.at >= time ? closed.energy : 0) -
  charges.reduce((sum, { energy, charged_at }) => sum + (charged_at > time ? energy : 0), 0)

/** The same of what is shared. */
export const poolChargedBy = ({ pool_amount, closed }: Meter, time: string): number =>
  pool_amount - (closed !== null && closed.at >= time ? closed.pool : 0)
