/** What the meters of a room showed when a tenancy began: told in the settlement beside what they show at its end. */
import { Decimal } from 'decimal.js'
import { ReadingSource } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'
import { READINGS } from '../../meters/intake.ts'
import type { Ledger } from '../../meters/ledgers.ts'

/**
 * Values: the meter, when it began, and now. The reading that counted then; none where the register has begun anew
 * since, so that nothing follows from the difference. What is typed at a check-in is a moment later than its lease.
 */
const openedAt = (name: Ledger['name']): OwnStatement => ({
  name: `opening reading of ${name}`,
  text: ({ company, value }) => {
    const { entity, shown, counts } = READINGS[name]
    const [one, later] = [company(entity), company(entity)]
    const [meter, since] = [value(0), value(1, 'timestamptz')]
    const typed = `${one.column('source')} = ${ReadingSource.manual}`
    return `select ${one.column(shown)}::text as read from ${one.from}
      where ${one.where} and ${one.column('device_id')} = ${meter} and ${counts(one.column)}
        and ${one.column('read_time')} <= ${since} + case when ${typed} then interval '1 second' else interval '0' end
        and ${one.column('read_time')} < ${value(2, 'timestamptz')}
        and not exists (select 1 from ${later.from} where ${later.where} and ${later.column('device_id')} = ${meter}
          and ${later.column('read_time')} > ${since} and ${later.column('is_reset')})
      order by ${one.column('read_time')} desc, ${one.key} desc limit 1`
  },
})
export const ENERGY_OPENED = openedAt('energy')
export const WATER_OPENED = openedAt('water')

interface Letting {
  readonly key: number
  readonly room_id: number
  readonly created_at: string
}

/** Entered while somebody else still lived there, it began when they left. */
async function beganAt({ records }: Work, { key, room_id, created_at }: Letting): Promise<string> {
  const ends = await records.of('check_out').find({ room_id, undone_at: null }, ['lease_id', 'created_at'])
  const others = ends.filter((one) => one.lease_id !== key && Date.parse(one.created_at) > Date.parse(created_at))
  return others.map((one) => one.created_at).sort()[0] ?? created_at
}

/** A meter, and what it shows at the end; null: there is none, or it shows nothing. */
export interface Ends {
  readonly meter: number | null
  readonly read: string | null
}

export async function openingReadings(work: Work, lease: Letting, energy: Ends, water: Ends) {
  const since = await beganAt(work, lease)
  const of = async (statement: OwnStatement, { meter, read }: Ends): Promise<string | null> => {
    if (meter === null || read === null) return null
    const [found] = await work.ask(statement, meter, since, work.now.toISOString())
    const opened = found === undefined ? null : String(found['read'])
    return opened === null || new Decimal(opened).gt(read) ? null : opened
  }
  const [electric_start, water_start] = [await of(ENERGY_OPENED, energy), await of(WATER_OPENED, water)]
  return { ...(electric_start !== null && { electric_start }), ...(water_start !== null && { water_start }) }
}
