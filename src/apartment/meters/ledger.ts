/**
 * The ledger of electricity meters: entries that are added and never changed, of which the balance is the sum. What a
 * meter counts is booked up to `settled_read`. With the sums of a meter's entries, of its own and of shared energy:
 *
 *     own  = electric_amount − settled_read
 *     pool = pool_amount − pool_read
 *
 * so that what remains (by the counters) is the balance less what was counted since. The counters are written here and,
 * as to the reading, where readings are taken in; both while the meter is held.
 */
import { Decimal } from 'decimal.js'
import { LedgerKind } from '../../generated/enums.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Keyed, Values } from '../../server/records/types.ts'

export const LEDGER_FIELDS = [
  'electric_amount',
  'electric_read',
  'home_id',
  'pool_amount',
  'pool_read',
  'room_id',
  'settled_read',
] as const

/** As it is held. */
export type Meter = Values<'device', (typeof LEDGER_FIELDS)[number]> & Keyed

/** kWh with two decimals, CNY with two, CNY/kWh with four. */
export interface Entry {
  readonly kind: LedgerKind
  /** Signed: what comes in is positive. */
  readonly energy: string
  /** Of shared energy. */
  readonly pool?: boolean
  /** Signed as the energy is. */
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
  pool: 'boolean',
  energy: 'numeric',
  balance: 'numeric',
  money: 'numeric',
  price: 'numeric',
  register_from: 'numeric',
  register_to: 'numeric',
  charge_id: 'bigint',
  pool_share_id: 'bigint',
  reason: 'text',
  staff_id: 'bigint',
} as const

/** Value: the entries, in their order. */
export const ENTERED: OwnStatement = {
  name: 'entries of a ledger',
  writes: 'energy_entry',
  text: ({ insertEach, value }) => {
    const columns = Object.entries(COLUMNS)
    return `${insertEach(
      'energy_entry',
      Object.fromEntries(columns.map(([name]) => [name, `e.${name}`])),
      `json_to_recordset(${value(0, 'json')}) as e(${columns.map((one) => one.join(' ')).join(', ')})`,
    )} returning id`
  },
}

const COUNTERS = ['electric_amount', 'electric_read', 'pool_amount', 'pool_read', 'settled_read'] as const
type Counters = Readonly<Record<(typeof COUNTERS)[number], Decimal>>

/** Values: the meter, and each of its counters. Nobody edits them: no version of its record is another for it. */
export const COUNTED: OwnStatement = {
  name: 'counters of a meter',
  writes: 'device',
  text: ({ company, value }) => {
    const { from, where, key } = company('device')
    const set = COUNTERS.map((name, at) => `${name} = ${value(at + 1, 'numeric')}`)
    return `update ${from} set ${set.join(', ')} where ${where} and ${key} = ${value(0)}`
  },
}

/** Null: the system does it by itself. */
const personOf = ({ actor: { staff_id } }: Work): number | null => (staff_id > 0 ? staff_id : null)

const countersOf = (meter: Meter): Counters =>
  Object.fromEntries(COUNTERS.map((name) => [name, new Decimal(meter[name] ?? 0)])) as Counters

const balanceOf = ({ electric_amount, settled_read, pool_amount, pool_read }: Counters): Decimal =>
  electric_amount.minus(settled_read).plus(pool_amount).minus(pool_read)

/** What an entry makes of them. */
function moved(counters: Counters, { kind, energy, pool, register_from, register_to }: Entry): Counters {
  const { electric_amount, settled_read, pool_amount, pool_read } = counters
  if (pool === true)
    return kind === LedgerKind.share
      ? { ...counters, pool_read: pool_read.minus(energy) }
      : { ...counters, pool_amount: pool_amount.plus(energy) }
  if (kind === LedgerKind.consumption) return { ...counters, settled_read: settled_read.minus(energy) }
  // The register goes on from elsewhere: what was charged goes with it.
  const step = register_to === undefined ? new Decimal(0) : new Decimal(register_to).minus(register_from ?? 0)
  return {
    ...counters,
    electric_amount: electric_amount.plus(energy).plus(step),
    settled_read: settled_read.plus(step),
    ...(register_to !== undefined && { electric_read: new Decimal(register_to) }),
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

/** The meter must be held. What it has counted until now is booked before. */
export async function book<M extends Meter>(
  work: Work,
  meter: M,
  entries: readonly Entry[],
  at: Date = work.now,
): Promise<Booked<M>> {
  const all = [...unsettled(meter), ...entries]
  let counters = countersOf(meter)
  const place = { home_id: meter.home_id, room_id: meter.room_id, device_id: meter.key }
  const rows = all.map((entry) => {
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
  const balance = balanceOf(counters).toFixed(2)
  if (rows.length === 0) return { meter, ids: [], balance }
  const made = await work.ask(ENTERED, JSON.stringify(rows))
  const now = Object.fromEntries(COUNTERS.map((name) => [name, counters[name].toFixed(2)]))
  await work.ask(COUNTED, meter.key, ...COUNTERS.map((name) => now[name]))
  return {
    meter: { ...meter, ...now },
    ids: made.slice(all.length - entries.length).map(({ id }) => Number(id)),
    balance,
  }
}

function unsettled({ electric_read, settled_read }: Meter): readonly Entry[] {
  const [from, to] = [new Decimal(settled_read ?? 0), new Decimal(electric_read ?? 0)]
  if (to.eq(from)) return []
  return [
    {
      kind: LedgerKind.consumption,
      energy: from.minus(to).toFixed(2),
      register_from: from.toFixed(2),
      register_to: to.toFixed(2),
    },
  ]
}

/** What the meter has counted until now becomes an entry. */
export const settle = <M extends Meter>(work: Work, meter: M, at?: Date): Promise<Booked<M>> =>
  book(work, meter, [], at)

/**
 * The register goes on from another value (a reset, a rollover, a meter's first word): the balance stays, and nothing
 * is billed. Both values stand in the entry.
 */
export const rebase = <M extends Meter>(
  work: Work,
  meter: M,
  { to, kind, at }: { readonly to: string; readonly kind: 'reset' | 'opening'; readonly at?: Date },
): Promise<Booked<M>> =>
  book(
    work,
    meter,
    [{ kind, energy: '0.00', register_from: meter.electric_read ?? '0.00', register_to: new Decimal(to).toFixed(2) }],
    at,
  )

/** What closes the account, of both kinds of energy: nothing remains. */
export function closingEntries(meter: Meter, kind: LedgerKind, more: Pick<Entry, 'reason'> = {}): readonly Entry[] {
  const { electric_amount, electric_read, pool_amount, pool_read } = countersOf(meter)
  const [own, pool] = [electric_amount.minus(electric_read), pool_amount.minus(pool_read)]
  return [
    ...(own.isZero() ? [] : [{ ...more, kind, energy: own.neg().toFixed(2) }]),
    ...(pool.isZero() ? [] : [{ ...more, kind, energy: pool.neg().toFixed(2), pool: true }]),
  ]
}

/** Nothing remains at that reading, whatever was before: a new account begins. The reading is the meter's own now. */
export async function openAt<M extends Meter>(work: Work, meter: M, reading: string): Promise<Booked<M>> {
  const { meter: settled } = await settle(work, meter)
  return book(work, settled, [
    ...closingEntries(settled, LedgerKind.opening),
    {
      kind: LedgerKind.opening,
      energy: '0.00',
      register_from: settled.electric_read ?? '0.00',
      register_to: new Decimal(reading).toFixed(2),
    },
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
    left.map((entry) => ({ ...entry, kind: LedgerKind.opening, energy: new Decimal(entry.energy).neg().toFixed(2) })),
  )
}
