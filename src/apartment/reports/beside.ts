/**
 * The readings beside a time: what came late is held against the one before it, and the one after against it. What the
 * register has gone further than was known by it is booked.
 */
import { judge } from '../meters/arrears.ts'
import { isStepBack, READINGS, readingsOf, type Shown } from '../meters/intake.ts'
import { bookLate } from '../meters/ledger.ts'
import { ledgerOf, type Ledger } from '../meters/ledgers.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Device } from './told.ts'

/** Values: the meter, and when; a reading of then. The readings that count before and after it. */
const besideStatement = (name: Ledger['name']): OwnStatement => ({
  name: `readings of ${name} beside a time`,
  text: ({ company, value }) => {
    const of = READINGS[name]
    const [at, id] = [value(1, 'timestamptz'), value(2, 'bigint')]
    const side = (sign: '<' | '>', order: string): string => {
      const { from, where, key, column } = company(of.entity)
      return `(select ${key} as id, ${column(of.shown)}::text as read, ${column('read_time')} as read_time, ${column('is_reset')} as is_reset, '${sign}' as side from ${from}
        where ${where} and ${column('device_id')} = ${value(0, 'bigint')} and ${column('read_time')} ${sign}= ${at}
          and (${column('read_time')} ${sign} ${at} or ${key} ${sign} ${id}) and ${of.counts(column)}
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

export interface Sides {
  readonly before: Beside | undefined
  readonly after: Beside | undefined
}

/** Of the same moment the one that came later is the later one. */
const LAST = '9223372036854775807'

/** `id`: of the reading that it is about; left out: it is new. */
export async function besideOf({ ask }: Work, meter: Of, at: Date, id?: number): Promise<Sides> {
  const of = BESIDE[ledgerOf(meter).name]
  const found = (await ask(of, meter.key, at.toISOString(), id ?? LAST)) as unknown as readonly Beside[]
  return { before: found.find(({ side }) => side === '<'), after: found.find(({ side }) => side === '>') }
}

export const shownIn = (one: Beside | undefined) =>
  one === undefined ? null : { read: one.read, at: new Date(one.read_time) }

/** What came after it is held against it now. The meter must be held. */
export async function follow(work: Work, meter: Device, { read, at }: Shown, { before, after }: Sides): Promise<void> {
  if (after === undefined) return
  const is_reset = isStepBack(read, after.read)
  if (is_reset !== after.is_reset)
    await work.records.of(readingsOf(meter).entity).change(Number(after.id), { is_reset })
  const booked = await bookLate(work, meter, { read, at, before: before?.read ?? null, after: after.read })
  if (booked !== null) await judge(work, booked.meter)
}
