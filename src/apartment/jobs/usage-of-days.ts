/**
 * The use of each day from a meter's readings: the steps from reading to reading that end on that day, in the room
 * where it was read last. A step back is a reset and counts nothing. Of the first day that has readings, what was told
 * from earlier ones stays. When a reading arrives late, its day and those after it are calculated again; what others
 * have written into a day (its share, its price) stays. A day that is another room's now stays with nothing used, so
 * that the month of its home is counted again.
 */
import { clock } from '../../kinds/sql-text.ts'
import type { OwnStatement, StatementText } from '../../server/calls/statements.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Job, Turn } from '../../server/jobs/job.ts'
import type { DeviceType } from '../../generated/enums.ts'
import { dayOf, startOfDay } from '../../values/calendar.ts'
import { holdMonths, type Renews, type RoomMonth, type UsageOfMonths } from '../meters/usage-months.ts'

export interface Meter {
  readonly device_id: number
  readonly room_id: number
  readonly device_type: DeviceType
}

export interface UsageOfDays {
  readonly name: string
  readonly reading: 'electricity_reading' | 'water_reading'
  readonly usage: 'electric_usage' | 'water_usage'
  readonly types: readonly DeviceType[]
  readonly months: UsageOfMonths
  readonly renew: Renews
  /** What a reading shows, by its column. */
  readonly shown: (column: (name: string) => string) => string
  /** Which readings count. */
  readonly counts: (column: (name: string) => string) => string
  /** Registers that count a part each: `used_<name>` of the usage is what was added, `<name>_price` its price. */
  readonly registers: readonly string[]
  /** Columns of the usage beside those that both kinds have, by those of `given` and of the device. */
  readonly more: Readonly<Record<string, string>>
  /** Which readings are of days that are over. */
  readonly until: (now: Date) => Date
  /** By days, none of them twice; of a day without a price nothing can be billed. */
  readonly pricesOf: (work: Work, meter: Meter) => Promise<readonly Price[]>
}

/** `price`, or that of each register (`<name>_price`), from one day until the day before another; null: open. */
export interface Price {
  readonly from_day: string | null
  readonly until_day: string | null
  readonly [name: string]: string | null
}

/** Meters at a time. */
const METERS = 20
/** A reading may be committed by so much later than it says that it was made. */
const OVERLAP_MS = 10 * 60_000

/** Values: behind which meter; of what types. One that has left its room stood where it was read last. */
export const metersAfter = (of: Pick<UsageOfDays, 'name' | 'reading'>): OwnStatement => ({
  name: `meters after ${of.name}`,
  text: ({ company, value }) => {
    const [device, reading] = [company('device'), company(of.reading)]
    return `select ${device.key} as device_id, coalesce(${device.column('room_id')}, r.room_id) as room_id, ${device.column('device_type')} as device_type
      from ${device.from} left join lateral (
        select ${reading.column('room_id')} as room_id from ${reading.from}
        where ${device.column('room_id')} is null and ${reading.where} and ${reading.column('device_id')} = ${device.key}
        order by ${reading.column('read_time')} desc, ${reading.key} desc limit 1) r on true
      where ${device.where} and ${device.key} > ${value(0)} and ${device.column('device_type')} = any(${value(1, 'integer[]')})
        and coalesce(${device.column('room_id')}, r.room_id) is not null
      order by ${device.key} limit ${METERS}`
  },
})

/** Values: the meters with their prices; from when on readings are new; the day of that; until when. */
export const usageStatement = (of: UsageOfDays): OwnStatement => ({
  name: `usage of days ${of.name}`,
  text: (text) => {
    const { company, value, renewEach } = text
    const [table, told] = [company(of.usage), company(of.usage)]
    // What it was told to begin with is of a reading that is gone.
    const isGone = `not exists (select from steps s where s.device_id = d.device_id and s.day = d.day and s.shown = ${told.column('begin_read')})`
    const isKnown = `(d.whole or not exists (select from ${told.from} where ${told.where} and ${told.column('device_id')} = d.device_id and ${told.column('day')} = d.day and ${told.column('begin_read')} < d.begin_read and ${isGone}))`
    const prices = of.registers.map((name) => `${name}_price`)
    const given = `json_to_recordset(${value(0, 'json')}) as given(${['device_id bigint', 'hot boolean', 'from_day date', 'until_day date', ...['price', ...prices].map((name) => `${name} numeric`)].join(', ')})`
    const nothing = ['used = 0', ...of.registers.map((name) => `used_${name} = ${table.column(`used_${name}`)} * 0`)]
    // Without all of its registers a day cannot be billed by them.
    const isBilled = ['given.price is not null', of.registers.map((name) => `d.used_${name} is not null`).join(' and ')]
    return `with given as (select * from ${given}), ${stepsOf(text, of)}, days as (
        select device_id, day, (array_agg(home_id order by read_time desc, id desc))[1] as home_id, (array_agg(room_id order by read_time desc, id desc))[1] as room_id,
          (array_agg(coalesce(before, shown) order by read_time, id))[1] as begin_read, (array_agg(shown order by read_time desc, id desc))[1] as end_read,
          sum(greatest(shown - coalesce(before, shown), 0)) as used, (array_agg(before is not null order by read_time, id))[1] as whole${of.registers.map(stepsIn).join('')}
        from steps where day >= first group by device_id, day
      ), moved as (
        update ${table.from} set end_read = ${table.column('begin_read')}, ${nothing.join(', ')}, version = ${table.column('version')} + 1, updated_at = now()
        from days d where ${table.where} and ${isKnown} and ${table.column('device_id')} = d.device_id and ${table.column('day')} = d.day and ${table.column('room_id')} <> d.room_id
          and (${table.column('used')}, ${table.column('end_read')}) is distinct from (0, ${table.column('begin_read')})
        returning ${table.column('room_id')} as room_id, ${table.column('day')} as day
      ), written as (${renewEach(
        of.usage,
        {
          home_id: 'd.home_id',
          room_id: 'd.room_id',
          device_id: 'd.device_id',
          day: 'd.day',
          begin_read: 'd.begin_read',
          end_read: 'd.end_read',
          used: 'd.used',
          ...Object.fromEntries(of.registers.map((name) => [`used_${name}`, `d.used_${name}`])),
          ...Object.fromEntries(['price', ...prices].map((name) => [name, `given.${name}`])),
          ...of.more,
        },
        `days d join given on given.device_id = d.device_id and d.day >= coalesce(given.from_day, d.day) and d.day < coalesce(given.until_day, d.day + 1) where ${isKnown} and (${isBilled.filter(Boolean).join(' or ')})`,
        { by: ['room_id', 'device_id', 'day'], kept: ['price', ...prices] },
      )} returning room_id, day)
      select t.room_id, to_char(t.day, 'YYYY-MM') as month, count(*) filter (where t.is_written)::integer as written
      from (select room_id, day, false as is_written from moved union all select room_id, day, true from written) t group by 1, 2`
  },
})

/** Null: a reading does not tell the register. */
const stepsIn = (name: string): string =>
  `, case when bool_and(${name} is not null and (before is null or before_${name} is not null)) then sum(greatest(${name} - coalesce(before_${name}, ${name}), 0)) end as used_${name}`

/**
 * From each meter's first day with something new on: its readings, each with the one before. All of them are new of a
 * meter that has no day yet, as one that had no price so far.
 */
function stepsOf({ company, value }: StatementText, { reading, usage, registers, shown, counts }: UsageOfDays): string {
  const [fresh, all, before, known] = [company(reading), company(reading), company(reading), company(usage)]
  const [since, sinceDay, until] = [value(1, 'timestamptz'), value(2, 'timestamptz'), value(3, 'timestamptz')]
  const dayIn = (time: string): string => `(${time} at time zone ${clock()})::date`
  return `firsts as (
      select ${fresh.column('device_id')} as device_id, min(${dayIn(fresh.column('read_time'))}) as first
      from ${fresh.from} join (select distinct device_id from given) g on g.device_id = ${fresh.column('device_id')}
      where ${fresh.where} and ${fresh.column('read_time')} < ${until}
        and (${since} is null or ${fresh.column('updated_at')} >= ${since} or ${fresh.column('read_time')} >= ${sinceDay}
          or not exists (select from ${known.from} where ${known.where} and ${known.column('device_id')} = ${fresh.column('device_id')}))
      group by 1
    ), steps as (
      select f.device_id, f.first, ${all.column('home_id')} as home_id, ${all.column('room_id')} as room_id, ${all.column('read_time')} as read_time, ${all.key} as id,
        ${dayIn(all.column('read_time'))} as day, ${shown(all.column)} as shown,
        ${[`lag(${shown(all.column)}) over readings as before`, ...registers.flatMap((name) => [`${all.column(name)} as ${name}`, `lag(${all.column(name)}) over readings as before_${name}`])].join(', ')}
      from firsts f join ${all.from} on ${all.column('device_id')} = f.device_id
      where ${all.where} and ${counts(all.column)} and ${all.column('read_time')} < ${until} and ${all.column('read_time')} >= coalesce((
        select max(${before.column('read_time')}) from ${before.from} where ${before.where} and ${counts(before.column)} and ${before.column('device_id')} = f.device_id and ${before.column('read_time')} < f.first::timestamp at time zone ${clock()}
      ), f.first::timestamp at time zone ${clock()})
      window readings as (partition by f.device_id order by ${all.column('read_time')}, ${all.key})
    )`
}

export const newSince = ({ since }: Pick<Turn, 'since'>): readonly [Date | null, Date | null] => {
  const from = since === null ? null : new Date(since.getTime() - OVERLAP_MS)
  return [from, from && startOfDay(dayOf(from))]
}

export const usageOfDays = (of: UsageOfDays): Job => {
  const [after, statement] = [metersAfter(of), usageStatement(of)]
  return async (work, turn) => {
    const meters = (await work.ask(after, turn.from ?? 0, of.types)) as unknown as readonly Meter[]
    if (meters.length === 0) return { done: 0, next: null }
    const priced = []
    for (const meter of meters) {
      const hot = of.types[1] === meter.device_type
      for (const price of await of.pricesOf(work, meter)) priced.push({ ...price, device_id: meter.device_id, hot })
    }
    await holdMonths(work, of.months)
    const rows = (await work.ask(
      statement,
      JSON.stringify(priced),
      ...newSince(turn),
      of.until(work.now),
    )) as unknown as readonly (RoomMonth & { readonly written: number })[]
    await of.renew(work, rows)
    return {
      done: rows.reduce((sum, { written }) => sum + written, 0),
      next: meters.length < METERS ? null : meters.at(-1)!.device_id,
    }
  }
}
