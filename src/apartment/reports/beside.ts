/** The readings beside a time: what came late is held against the one before it, and the one after against it. */
import { isStepBack, READINGS, readingsOf } from '../meters/intake.ts'
import { ledgerOf, type Ledger } from '../meters/ledgers.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Device } from './told.ts'

/** Values: the meter, and when. The readings that count before and after then. */
const besideStatement = (name: Ledger['name']): OwnStatement => ({
  name: `readings of ${name} beside a time`,
  text: ({ company, value }) => {
    const of = READINGS[name]
    const side = (sign: '<' | '>', order: string): string => {
      const { from, where, key, column } = company(of.entity)
      return `(select ${key} as id, ${column(of.shown)}::text as read, ${column('read_time')} as read_time, ${column('is_reset')} as is_reset, '${sign}' as side from ${from}
        where ${where} and ${column('device_id')} = ${value(0, 'bigint')} and ${column('read_time')} ${sign} ${value(1, 'timestamptz')}
          and ${of.counts(column)}
        order by ${column('read_time')} ${order}, ${key} ${order} limit 1)`
    }
    return `${side('<', 'desc')} union all ${side('>', 'asc')}`
  },
})
export const ENERGY_BESIDE = besideStatement('energy')
export const WATER_BESIDE = besideStatement('water')
const BESIDE = { energy: ENERGY_BESIDE, water: WATER_BESIDE } as const

interface Beside {
  readonly id: number
  readonly read: string
  readonly read_time: string | Date
  readonly is_reset: boolean
  readonly side: '<' | '>'
}

type Of = Pick<Device, 'key' | 'device_type'>

export async function besideOf({ ask }: Work, meter: Of, at: Date) {
  const found = (await ask(BESIDE[ledgerOf(meter).name], meter.key, at.toISOString())) as unknown as readonly Beside[]
  return { before: found.find(({ side }) => side === '<'), after: found.find(({ side }) => side === '>') }
}

export const shownIn = (one: Beside | undefined) =>
  one === undefined ? null : { read: one.read, at: new Date(one.read_time) }

/** What came after it is held against it now. */
export async function follow({ records }: Work, meter: Of, after: Beside | undefined, read: string): Promise<void> {
  if (after === undefined) return
  const is_reset = isStepBack(read, after.read)
  if (is_reset !== after.is_reset) await records.of(readingsOf(meter).entity).change(Number(after.id), { is_reset })
}
