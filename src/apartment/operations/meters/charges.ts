/**
 * The records of what was paid for meters: electricity and water have each a table of their own, which say the same by
 * the same names, but for how much was bought.
 */
import type { Work } from '../../../server/calls/operation.ts'
import type { Keyed, NewRecord, Values } from '../../../server/records/types.ts'
import { ENERGY, WATER, type Ledger } from '../../meters/ledgers.ts'

type Common = Omit<NewRecord<'charge'>, 'energy' | 'reversed_energy'>

export interface NewCharge extends Common {
  readonly quantity: string
}

const FIELDS = ['device_id', 'mode', 'money', 'price', 'reversed_money', 'task_id'] as const

export interface Charge extends Values<'charge', (typeof FIELDS)[number]>, Keyed {
  readonly quantity: string
  readonly reversed: string
}

interface Changed {
  readonly task_id?: number
  readonly reversed_money?: string
  readonly reversed?: string
}

export interface Charges {
  readonly ledger: Ledger
  /** Of its command, which is sent once: no other charge of the company has it. */
  readonly keyOf: (charge_id: number) => string
  readonly create: (work: Work, values: NewCharge) => Promise<number>
  readonly byNumber: (work: Work, number: string) => Promise<Charge | undefined>
  readonly hold: (work: Work, id: number) => Promise<Charge>
  readonly change: (work: Work, id: number, changed: Changed) => Promise<void>
  /** What remained after it. */
  readonly balanceAfter: (work: Work, charge_id: number) => Promise<string>
}

type Told = Values<'charge', (typeof FIELDS)[number] | 'energy' | 'reversed_energy'> & Keyed

export const ENERGY_CHARGES: Charges = {
  ledger: ENERGY,
  keyOf: (charge_id) => `charge-${charge_id}`,
  create: ({ records }, { quantity: energy, ...values }) => records.of('charge').create({ ...values, energy }),
  byNumber: async ({ records }, number) => {
    const [found] = await records.of('charge').find({ number }, [...FIELDS, 'energy', 'reversed_energy'], 1)
    return found && ofEnergy(found)
  },
  hold: async ({ records }, id) =>
    ofEnergy(await records.of('charge').hold(id, [...FIELDS, 'energy', 'reversed_energy'], 'id')),
  change: async ({ records }, id, { reversed, ...changed }) => {
    const values = { ...changed, ...(reversed !== undefined && { reversed_energy: reversed }) }
    await records.of('charge').change(id, values)
  },
  balanceAfter: async ({ records }, charge_id) =>
    (await records.of('energy_entry').find({ charge_id }, ['balance'], 1))[0]!.balance,
}

const ofEnergy = ({ energy, reversed_energy, ...rest }: Told): Charge => ({
  ...rest,
  quantity: energy,
  reversed: reversed_energy ?? '0.00',
})

type WaterTold = Values<'water_charge', (typeof FIELDS)[number] | 'volume' | 'reversed_volume'> & Keyed

export const WATER_CHARGES: Charges = {
  ledger: WATER,
  keyOf: (charge_id) => `water-charge-${charge_id}`,
  create: ({ records }, { quantity: volume, ...values }) => records.of('water_charge').create({ ...values, volume }),
  byNumber: async ({ records }, number) => {
    const [found] = await records.of('water_charge').find({ number }, [...FIELDS, 'volume', 'reversed_volume'], 1)
    return found && ofWater(found)
  },
  hold: async ({ records }, id) =>
    ofWater(await records.of('water_charge').hold(id, [...FIELDS, 'volume', 'reversed_volume'], 'id')),
  change: async ({ records }, id, { reversed, ...changed }) => {
    const values = { ...changed, ...(reversed !== undefined && { reversed_volume: reversed }) }
    await records.of('water_charge').change(id, values)
  },
  balanceAfter: async ({ records }, charge_id) =>
    (await records.of('water_entry').find({ charge_id }, ['balance'], 1))[0]!.balance,
}

const ofWater = ({ volume, reversed_volume, ...rest }: WaterTold): Charge => ({
  ...rest,
  quantity: volume,
  reversed: reversed_volume ?? '0.00',
})
