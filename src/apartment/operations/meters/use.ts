/**
 * How much has passed a meter: a day by hours, from its readings, each step in the hour of the reading that it ends
 * with; a month by days, as they were counted. A step back is a reset, and counts nothing.
 */
import { Decimal } from 'decimal.js'
import { clock } from '../../../kinds/sql-text.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import type { OwnStatement } from '../../../server/calls/statements.ts'
import { addDays, addMonths, startOfDay } from '../../../values/calendar.ts'
import { ELECTRICITY } from '../../jobs/electric-usage.ts'
import type { UsageOfDays } from '../../jobs/usage-of-days.ts'
import { WATER } from '../../jobs/water-usage.ts'
import { isMeter, ledgerOf } from '../../meters/ledgers.ts'
import { refused } from '../devices/refused.ts'

/** Values: the meter; from when on; until when. */
export const hoursOfUse = ({ name, reading, shown, counts }: UsageOfDays): OwnStatement => ({
  name: `hours of ${name}`,
  text: ({ company, value }) => {
    const [all, before] = [company(reading), company(reading)]
    const [meter, from, until] = [value(0, 'bigint'), value(1, 'timestamptz'), value(2, 'timestamptz')]
    return `select to_char(date_trunc('hour', s.time at time zone ${clock()}), 'HH24:MI') as at, sum(greatest(s.shown - coalesce(s.before, s.shown), 0))::text as used
      from (
        select ${all.column('read_time')} as time, ${shown(all.column)} as shown, lag(${shown(all.column)}) over (order by ${all.column('read_time')}, ${all.key}) as before
        from ${all.from} where ${all.where} and ${counts(all.column)} and ${all.column('device_id')} = ${meter} and ${all.column('read_time')} < ${until}
          and ${all.column('read_time')} >= coalesce((
            select max(${before.column('read_time')}) from ${before.from}
            where ${before.where} and ${counts(before.column)} and ${before.column('device_id')} = ${meter} and ${before.column('read_time')} < ${from}), ${from})
      ) s where s.time >= ${from} group by 1 order by 1`
  },
})

/** Values: the meter; the first day; the day after the last. */
export const daysOfUse = ({ name, usage }: UsageOfDays): OwnStatement => ({
  name: `days of ${name}`,
  text: ({ company, value }) => {
    const { from, where, column } = company(usage)
    return `select to_char(${column('day')}, 'YYYY-MM-DD') as at, sum(${column('used')})::text as used from ${from}
      where ${where} and ${column('device_id')} = ${value(0, 'bigint')} and ${column('day')} >= ${value(1, 'date')} and ${column('day')} < ${value(2, 'date')}
      group by 1 order by 1`
  },
})

const statementsOf = (of: UsageOfDays) => ({ hours: hoursOfUse(of), days: daysOfUse(of) })
const STATEMENTS = { energy: statementsOf(ELECTRICITY), water: statementsOf(WATER) } as const

export const meterUse: Operation<'meter_use'> = async ({ records, ask, lang }, { device_id, period }) => {
  const [meter] = await records.of('device').find({ device_id }, ['device_type'], 1)
  if (meter === undefined || !isMeter(meter.device_type)) throw refused(lang, 'not_found', 'device_id')
  const { hours, days } = STATEMENTS[ledgerOf(meter).name]
  const isMonth = period.length === 7
  const first = isMonth ? `${period}-01` : period
  // A day that its month does not have.
  if (addDays(first, 0) !== first) throw refused(lang, 'not_found', 'period')
  const list = (await (isMonth
    ? ask(days, device_id, first, addMonths(first, 1))
    : ask(hours, device_id, startOfDay(first), startOfDay(addDays(first, 1))))) as unknown as readonly {
    readonly at: string
    readonly used: string
  }[]
  const total = list.reduce((sum, { used }) => sum.add(used), new Decimal(0))
  return { list: list.map(({ at, used }) => ({ at, used: new Decimal(used).toFixed(2) })), total: total.toFixed(2) }
}
