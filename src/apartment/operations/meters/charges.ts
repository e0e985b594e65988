/**
 * The records of what was paid for meters: electricity and water have each a table of their own, which say the same by
 * the same names, but for how much was bought.
 */
import type { OwnStatement } from '../../../server/calls/statements.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { Keyed, NewRecord, Values } from '../../../server/records/types.ts'
import { ENERGY, WATER, type Ledger } from '../../meters/ledgers.ts'
import { NAME_HELD } from '../name-held.ts'

type Common = Omit<NewRecord<'charge'>, 'energy' | 'reversed_energy'>

export interface NewCharge extends Common {
  readonly quantity: string
}

const FIELDS = ['charged_at', 'device_id', 'mode', 'money', 'price', 'reversed_money', 'task_id'] as const

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

/** Where a ledger keeps them. */
interface Kept {
  readonly entity: 'charge' | 'water_charge'
  readonly quantity: 'energy' | 'volume'
  readonly reversed: 'reversed_energy' | 'reversed_volume'
  readonly key: string
}

const KEPT = {
  energy: { entity: 'charge', quantity: 'energy', reversed: 'reversed_energy', key: 'charge' },
  water: { entity: 'water_charge', quantity: 'volume', reversed: 'reversed_volume', key: 'water-charge' },
} as const satisfies Readonly<Record<Ledger['name'], Kept>>

/** As either table tells it: of the amounts only its own are there. */
type Told = Values<'charge', (typeof FIELDS)[number]> &
  Keyed &
  Readonly<Partial<Record<Kept['quantity'] | Kept['reversed'], string | null>>>

function chargesOf(ledger: Ledger): Charges {
  const { entity, quantity: bought, reversed: back, key } = KEPT[ledger.name]
  // Both tables are alike but for these two names, which the types of one of them cannot say of the other.
  const table = ({ records }: Work) => records.of(entity as 'charge')
  const fields = [...FIELDS, bought, back] as readonly ('energy' | 'reversed_energy' | (typeof FIELDS)[number])[]
  const told = ({ [bought]: quantity, [back]: reversed, ...rest }: Told): Charge => ({
    ...rest,
    quantity: quantity!,
    reversed: reversed ?? '0.00',
  })
  return {
    ledger,
    keyOf: (charge_id) => `${key}-${charge_id}`,
    create: (work, { quantity, ...values }) =>
      table(work).create({ ...values, [bought]: quantity } as unknown as NewRecord<'charge'>),
    byNumber: async (work, number) => {
      const [found] = await table(work).find({ number }, fields, 1)
      return found && told(found)
    },
    hold: async (work, id) => told(await table(work).hold(id, fields, 'id')),
    change: async (work, id, { reversed, ...changed }) => {
      await table(work).change(id, { ...changed, ...(reversed !== undefined && { [back]: reversed }) })
    },
    balanceAfter: async ({ records }, charge_id) =>
      (await records.of(ledger.entries as 'energy_entry').find({ charge_id }, ['balance'], 1))[0]!.balance,
  }
}

export const ENERGY_CHARGES = chargesOf(ENERGY)
export const WATER_CHARGES = chargesOf(WATER)

/** Value: the number of a payment. By which ledgers it is booked, whoever may see that. */
export const NUMBER_BOOKED: OwnStatement = {
  name: 'ledgers that have booked a number',
  text: ({ company, value }) =>
    Object.entries(KEPT)
      .map(([name, { entity }]) => {
        const { from, where, column } = company(entity)
        return `select '${name}' as ledger from ${from} where ${where} and ${column('number')} = ${value(0, 'text')}`
      })
      .join(' union all '),
}

/** A payment is one, whatever it pays for: its number is booked once over both ledgers. */
export async function isBookedElsewhere({ ask }: Work, { ledger }: Charges, number: string): Promise<boolean> {
  // Whatever books the same number waits until this is through.
  await ask(NAME_HELD, number)
  return (await ask(NUMBER_BOOKED, number)).some(({ ledger: by }) => by !== ledger.name)
}
