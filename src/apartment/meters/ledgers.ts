/**
 * Where each kind of meter keeps its account: the table of its entries, and the counters of its own record. An account
 * is of what the meter measures, in kWh or in m³, and never of money.
 */
import { Decimal } from 'decimal.js'
import { DeviceType } from '../../generated/enums.ts'
import type { Label } from '../../model/model.ts'
import type { Keyed, Values } from '../../server/records/types.ts'

export const LEDGER_FIELDS = [
  'device_type',
  'electric_amount',
  'electric_read',
  'home_id',
  'pool_amount',
  'pool_read',
  'room_id',
  'settled_read',
  'water_amount',
  'water_charged',
  'water_settled',
] as const

/** As it is held. */
export type Meter = Values<'device', (typeof LEDGER_FIELDS)[number]> & Keyed

/** Charged so far, shown by the register, and booked of it; the same of a share, where there is one. */
export type Counter = 'amount' | 'read' | 'settled' | 'pool_amount' | 'pool_read'
export type Counters = Readonly<Record<Counter, Decimal>>

type CounterField = Exclude<(typeof LEDGER_FIELDS)[number], 'device_type' | 'home_id' | 'room_id'>

export interface Ledger {
  readonly name: 'energy' | 'water'
  readonly entries: 'energy_entry' | 'water_entry'
  /** The field of an entry that says how much. */
  readonly quantity: 'energy' | 'volume'
  readonly unit: Label
  readonly types: readonly DeviceType[]
  readonly fields: Readonly<Partial<Record<Counter, CounterField>>>
}

export const ENERGY: Ledger = {
  name: 'energy',
  entries: 'energy_entry',
  quantity: 'energy',
  unit: { zh: '度', en: ' kWh' },
  types: [DeviceType.electricity_meter],
  fields: {
    amount: 'electric_amount',
    read: 'electric_read',
    settled: 'settled_read',
    pool_amount: 'pool_amount',
    pool_read: 'pool_read',
  },
}

/** Nobody shares water. */
export const WATER: Ledger = {
  name: 'water',
  entries: 'water_entry',
  quantity: 'volume',
  unit: { zh: '吨', en: ' m³' },
  types: [DeviceType.cold_water_meter, DeviceType.hot_water_meter],
  fields: { amount: 'water_charged', read: 'water_amount', settled: 'water_settled' },
}

export const LEDGERS = [ENERGY, WATER] as const

export const ledgerOf = ({ device_type }: Pick<Meter, 'device_type'>): Ledger =>
  WATER.types.some((type) => type === device_type) ? WATER : ENERGY

export const isMeter = (type: DeviceType | null): boolean =>
  LEDGERS.some(({ types }) => types.some((one) => one === type))

/** Its counters, by the names of the ledger. */
export const fieldsOf = ({ fields }: Ledger): readonly (readonly [Counter, CounterField])[] =>
  Object.entries(fields) as unknown as readonly (readonly [Counter, CounterField])[]

const NOTHING = new Decimal(0)
const EMPTY: Counters = { amount: NOTHING, read: NOTHING, settled: NOTHING, pool_amount: NOTHING, pool_read: NOTHING }

export const countersOf = (meter: Meter): Counters => ({
  ...EMPTY,
  ...Object.fromEntries(fieldsOf(ledgerOf(meter)).map(([name, field]) => [name, new Decimal(meter[field] ?? 0)])),
})

/** A meter that had counted before accounts were kept begins one with the next thing that is booked. */
export const isOpened = (meter: Meter): boolean => meter[ledgerOf(meter).fields.settled!] !== null

/** With its register at so much. */
export const showing = <M extends Meter>(meter: M, read: string): M => ({
  ...meter,
  [ledgerOf(meter).fields.read!]: read,
})

/** In words, with its unit. */
export const measured = ({ unit }: Ledger, quantity: string): Label => ({
  zh: `${quantity}${unit.zh}`,
  en: `${quantity}${unit.en}`,
})
