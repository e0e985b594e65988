/**
 * The ledgers of meters: entries that are added and never changed, of which the balance is the sum. What a meter counts
 * is booked up to `settled`. With the sums of a meter's entries, of its own and of what it shares:
 *
 *     own  = amount − settled
 *     pool = pool_amount − pool_read
 *
 * so that what remains (by the counters) is the balance less what was counted since. The counters are written here and,
 * as to the reading, where readings are taken in; both while the meter is held. Where they stand, `ledgers.ts` says.
 */
import { Decimal } from 'decimal.js'
import { LedgerKind } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import {
  countersOf,
  ENERGY,
  fieldsOf,
  isOpened,
  ledgerOf,
  WATER,
  type Counters,
  type Ledger,
  type Meter,
} from './ledgers.ts'

/** kWh or m³ with two decimals, CNY with two, CNY for one of them with four. */
export interface Entry {
  readonly kind: LedgerKind
  /** Signed: what comes in is positive. */
  readonly quantity: string
  /** Of shared energy. */
  readonly pool?: boolean
  /** Signed as the quantity is. */
  readonly money?: string
  readonly price?: string
  readonly register_from?: string
  readonly register_to?: string
  readonly charge_id?: number
  readonly pool_share_id?: number
  readonly reason?: string
}

const COLUMNS = {
  home_id: 'bigint',
  room_id: 'bigint',
  device_id: 'bigint',
  at: 'timestamptz',
  kind: 'text',
  quantity: 'numeric',
  balance: 'numeric',
  money: 'numeric',
  price: 'numeric',
  register_from: 'numeric',
  register_to: 'numeric',
  charge_id: 'bigint',
  reason: 'text',
  staff_id: 'bigint',
} as const

const POOLED = { ...COLUMNS, pool: 'boolean', pool_share_id: 'bigint' } as const

/** Value: the entries, in their order. */
const entered = ({ name, entries, quantity, fields }: Ledger): OwnStatement => ({
  name: `entries of a ledger of ${name}`,
  writes: entries,
  text: ({ insertEach, value }) => {
    const columns = Object.entries(fields.pool_read === undefined ? COLUMNS : POOLED)
    return `${insertEach(
      entries,
      Object.fromEntries(columns.map(([column]) => [column === 'quantity' ? quantity : column, `e.${column}`])),
      `json_to_recordset(${value(0, 'json')}) as e(${columns.map((one) => one.join(' ')).join(', ')})`,
    )} returning id`
  },
})
export const ENERGY_ENTERED = entered(ENERGY)
export const WATER_ENTERED = entered(WATER)

/**
 * Value: meters, each with its counters as they are now. Nobody edits these: no version of its record is another for
 * it.
 */
const counted = (ledger: Ledger): OwnStatement => ({
  name: `counters of meters of ${ledger.name}`,
  writes: 'device',
  text: ({ company, value }) => {
    const { from, where, key } = company('device')
    const fields = fieldsOf(ledger).map(([, field]) => field)
    const columns = ['key bigint', ...fields.map((field) => `${field} numeric`)]
    return `update ${from} set ${fields.map((field) => `${field} = c.${field}`).join(', ')}
      from json_to_recordset(${value(0, 'json')}) as c(${columns.join(', ')}) where ${where} and ${key} = c.key`
  },
})
export const ENERGY_COUNTED = counted(ENERGY)
export const WATER_COUNTED = counted(WATER)

/**
 * Values: the meter, and a time. What began its account anew after that, each with the check-out that did: an opening,
 * or what closed it, to zero or at a check-out, where what is given back or paid is of no charge. A check-out that was
 * undone has closed nothing.
 */
const begun = ({ name, entries }: Ledger): OwnStatement => ({
  name: `beginnings of an account of ${name}`,
  text: ({ company, links, value }) => {
    const { from, where, key, column } = company(entries)
    const [left, by] = [company('check_out'), links('check_out', `${entries}_ids`)]
    const ends = `${column('kind')} in ('${LedgerKind.opening}', '${LedgerKind.zero}')`
    const leaves = `${column('kind')} in ('${LedgerKind.refund}', '${LedgerKind.clear}', '${LedgerKind.moved}') and ${column('charge_id')} is null`
    return `select distinct c.check_out from ${from} left join lateral (
        select ${left.key} as check_out, ${left.column('undone_at')} as undone_at from ${by.from} join ${left.from} on ${left.key} = ${by.owner}
        where ${by.where} and ${left.where} and ${by.item} = ${key}) c on true
      where ${where} and ${column('device_id')} = ${value(0)} and ${column('at')} > ${value(1, 'timestamptz')} and (${ends} or ${leaves})
        and c.undone_at is null`
  },
})
export const ENERGY_BEGUN = begun(ENERGY)
export const WATER_BEGUN = begun(WATER)

/** Values: the meter, and an entry. What came late after that and was noted, but counted for nobody. */
const noted = ({ name, entries, quantity }: Ledger): OwnStatement => ({
  name: `late use of ${name} that is nobody's`,
  text: ({ company, value }) => {
    const { from, where, key, column } = company(entries)
    const registers = (['register_from', 'register_to'] as const).map((of) => `${column(of)}::text as ${of}`)
    return `select ${registers.join(', ')} from ${from}
      where ${where} and ${column('device_id')} = ${value(0)} and ${key} > ${value(1, 'bigint')}
        and ${column('kind')} = '${LedgerKind.late}' and ${column(quantity)} = 0 order by ${key}`
  },
})
export const ENERGY_NOTED = noted(ENERGY)
export const WATER_NOTED = noted(WATER)

const STATEMENTS = {
  energy: { ENTERED: ENERGY_ENTERED, COUNTED: ENERGY_COUNTED, BEGUN: ENERGY_BEGUN, NOTED: ENERGY_NOTED },
  water: { ENTERED: WATER_ENTERED, COUNTED: WATER_COUNTED, BEGUN: WATER_BEGUN, NOTED: WATER_NOTED },
} as const

/** Null: the system does it by itself. */
const personOf = ({ actor: { staff_id } }: Work): number | null => (staff_id > 0 ? staff_id : null)

const balanceOf = ({ amount, settled, pool_amount, pool_read }: Counters): Decimal =>
  amount.minus(settled).plus(pool_amount).minus(pool_read)

/** What an entry makes of them. */
function moved(counters: Counters, { kind, quantity, pool, register_from, register_to }: Entry): Counters {
  const { amount, settled, pool_amount, pool_read } = counters
  if (pool === true)
    return kind === LedgerKind.share
      ? { ...counters, pool_read: pool_read.minus(quantity) }
      : { ...counters, pool_amount: pool_amount.plus(quantity) }
  // Its register has gone on since: what was charged goes down instead.
  if (kind === LedgerKind.late) return { ...counters, amount: amount.plus(quantity) }
  if (kind === LedgerKind.consumption) return { ...counters, settled: settled.minus(quantity) }
  // The register goes on from elsewhere: what was charged goes with it.
  const step = register_to === undefined ? new Decimal(0) : new Decimal(register_to).minus(register_from ?? 0)
  return {
    ...counters,
    amount: amount.plus(quantity).plus(step),
    settled: settled.plus(step),
    ...(register_to !== undefined && { read: new Decimal(register_to) }),
  }
}

export interface Booked<M extends Meter> {
  /** With the counters as they are now. */
  readonly meter: M
  /** Of the entries, in their order. */
  readonly ids: readonly number[]
  /** What remains. */
  readonly balance: string
}

export interface Booking<M extends Meter> {
  readonly meter: M
  readonly entries: readonly Entry[]
}

/**
 * Each meter once; they must be held, and keep the same ledger. What they have counted until now is booked before.
 * Answers in their order.
 */
export async function bookAll<M extends Meter>(
  work: Work,
  ledger: Ledger,
  bookings: readonly Booking<M>[],
  at: Date = work.now,
): Promise<readonly Booked<M>[]> {
  const drawn = bookings.map((booking) => drawnUp(work, booking, at))
  const rows = drawn.flatMap((one) => one.rows)
  const { ENTERED, COUNTED } = STATEMENTS[ledger.name]
  const made = rows.length === 0 ? [] : (await work.ask(ENTERED, JSON.stringify(rows))).map(({ id }) => Number(id))
  const booked = drawn.map(({ booking: { meter, entries }, rows: own, counters }) => {
    const balance = balanceOf(counters).toFixed(2)
    if (own.length === 0) return { meter, ids: [], balance, now: null }
    const ids = made.splice(0, own.length).slice(own.length - entries.length)
    const now = Object.fromEntries(fieldsOf(ledger).map(([name, field]) => [field, counters[name].toFixed(2)]))
    return { meter: { ...meter, ...now }, ids, balance, now }
  })
  const moved = booked.flatMap(({ meter: { key }, now }) => (now === null ? [] : [{ key, ...now }]))
  if (moved.length > 0) await work.ask(COUNTED, JSON.stringify(moved))
  return booked
}

/** The same of one meter. */
export async function book<M extends Meter>(
  work: Work,
  meter: M,
  entries: readonly Entry[],
  at: Date = work.now,
): Promise<Booked<M>> {
  const [booked] = await bookAll(work, ledgerOf(meter), [{ meter, entries }], at)
  return booked!
}

/** The rows of its entries, and what they make of its counters. */
function drawnUp<M extends Meter>(work: Work, booking: Booking<M>, at: Date) {
  const { meter, entries } = booking
  let counters = countersOf(meter)
  const place = { home_id: meter.home_id, room_id: meter.room_id, device_id: meter.key }
  const rows = [...unsettled(meter), ...entries].map((entry) => {
    counters = moved(counters, entry)
    const isOwn = entry.kind === LedgerKind.consumption
    return {
      ...place,
      ...entry,
      at: at.toISOString(),
      pool: entry.pool ?? false,
      balance: balanceOf(counters).toFixed(2),
      staff_id: isOwn ? null : personOf(work),
    }
  })
  return { booking, rows, counters }
}

/** What was counted and not booked; of an account that is just opened, where its register stands. */
function unsettled(meter: Meter): readonly Entry[] {
  const { settled, read } = countersOf(meter)
  const registers = { register_from: settled.toFixed(2), register_to: read.toFixed(2) }
  if (!isOpened(meter)) return [{ kind: LedgerKind.opening, quantity: '0.00', ...registers }]
  if (read.eq(settled)) return []
  return [{ kind: LedgerKind.consumption, quantity: settled.minus(read).toFixed(2), ...registers }]
}

/** What the meter has counted until now becomes an entry. */
export const settle = <M extends Meter>(work: Work, meter: M, at?: Date): Promise<Booked<M>> =>
  book(work, meter, [], at)

/** A reading that came late, and those that count before and after it. */
export interface Late {
  readonly read: string
  readonly at: Date
  readonly before: string | null
  readonly after: string
}

/**
 * Where the register has been beyond both readings beside it, it has gone that way once more than was known. What
 * was before the account was opened, or closed, is nobody's now. Where a check-out alone has closed it, that is noted,
 * for the check-out may be undone. The meter must be held; answers null: nothing follows.
 */
export async function bookLate<M extends Meter>(
  work: Work,
  meter: M,
  { read, at, before, after }: Late,
): Promise<Booked<M> | null> {
  if (before === null || !isOpened(meter)) return null
  const [low, high] = [Decimal.min(before, after), Decimal.max(before, after)]
  const [from, to] = low.gt(read) ? [new Decimal(read), low] : [high, new Decimal(read)]
  if (to.lte(from)) return null
  const begun = await work.ask(STATEMENTS[ledgerOf(meter).name].BEGUN, meter.key, at.toISOString())
  if (begun.length > 1 || begun[0]?.['check_out'] === null) return null
  const registers = { register_from: from.toFixed(2), register_to: to.toFixed(2) }
  return book(work, meter, [
    begun.length === 0 ? lateEntry(registers) : { ...lateEntry(registers), quantity: '0.00', reason: AFTER_CHECK_OUT },
  ])
}

const AFTER_CHECK_OUT = '退租后才上报，不计入余额'

type Registers = Required<Pick<Entry, 'register_from' | 'register_to'>>

const lateEntry = ({ register_from, register_to }: Registers): Entry => ({
  kind: LedgerKind.late,
  quantity: new Decimal(register_from).minus(register_to).toFixed(2),
  ...{ register_from, register_to },
})

/** Of whoever the account is again, once the check-out is undone whose last entry this is. */
export async function lateAfter({ ask }: Work, meter: Meter, entry: number): Promise<readonly Entry[]> {
  const noted = await ask(STATEMENTS[ledgerOf(meter).name].NOTED, meter.key, entry)
  return (noted as unknown as readonly Registers[]).map(lateEntry)
}

/**
 * The register goes on from another value (a reset, a rollover, a meter's first word): the balance stays, and nothing
 * is billed. Both values stand in the entry.
 */
export const rebase = <M extends Meter>(
  work: Work,
  meter: M,
  { to, kind, at }: { readonly to: string; readonly kind: 'reset' | 'opening'; readonly at?: Date },
): Promise<Booked<M>> => book(work, meter, [{ kind, quantity: '0.00', ...registersTo(meter, to) }], at)

const registersTo = (meter: Meter, to: string) => ({
  register_from: countersOf(meter).read.toFixed(2),
  register_to: new Decimal(to).toFixed(2),
})

/** What closes the account, with its share: nothing remains. */
export function closingEntries(meter: Meter, kind: LedgerKind, more: Pick<Entry, 'reason'> = {}): readonly Entry[] {
  const { amount, read, pool_amount, pool_read } = countersOf(meter)
  const [own, pool] = [amount.minus(read), pool_amount.minus(pool_read)]
  return [
    ...(own.isZero() ? [] : [{ ...more, kind, quantity: own.neg().toFixed(2) }]),
    ...(pool.isZero() ? [] : [{ ...more, kind, quantity: pool.neg().toFixed(2), pool: true }]),
  ]
}

/**
 * Nothing remains at that reading: a new account begins. The reading is the meter's own now. What was left before is
 * cleared by entries that say why.
 */
export async function openAt<M extends Meter>(
  work: Work,
  meter: M,
  reading: string,
  reason: string,
): Promise<Booked<M>> {
  const { meter: settled } = await settle(work, meter)
  return book(work, settled, [
    ...closingEntries(settled, LedgerKind.zero, { reason }),
    { kind: LedgerKind.opening, quantity: '0.00', ...registersTo(settled, reading) },
  ])
}

/** What remains on a meter goes with its room to the one that takes its place. Both must be held. */
export async function carry(work: Work, from: Meter, to: Meter): Promise<void> {
  const { meter } = await settle(work, from)
  const left = closingEntries(meter, LedgerKind.correction)
  await book(work, meter, left)
  await book(
    work,
    to,
    left.map((entry) => ({
      ...entry,
      kind: LedgerKind.opening,
      quantity: new Decimal(entry.quantity).neg().toFixed(2),
    })),
  )
}
