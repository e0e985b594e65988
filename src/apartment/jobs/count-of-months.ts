/**
 * Months of each home, from its days: what its rooms and its public area used, and what it cost. The
 * month that runs is told up to yesterday, and compared with none.
 * Where days begin within a month that months were told of before, that one stays as it was told.
 */
import { clock } from '../../kinds/sql-text.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { RoomType } from '../../generated/enums.ts'
import { dayOf } from '../../values/calendar.ts'
import { newSince } from './usage-of-days.ts'

export interface CountOfMonths {
  readonly name: string
  readonly usage: 'electric_usage' | 'water_usage'
  readonly count: 'electric_count' | 'water_count'
  /** What a room is billed for on a day. */
  readonly billed: 'used' | 'total'
}

/** Homes at a time. */
const HOMES = 20

export const homesAfter: OwnStatement = {
  name: 'homes after',
  text: ({ company, value }) => {
    const home = company('home')
    return `select ${home.key} as home_id from ${home.from} where ${home.where} and ${home.key} > ${value(0)} order by 1 limit ${HOMES}`
  },
}

/** Values: the homes; since when days are new; the day of that; today. */
export const countStatement = ({ name, usage, count, billed }: CountOfMonths): OwnStatement => ({
  name: `months ${name}`,
  text: ({ company, value, renewEach }) => {
    const [fresh, all, room] = [company(usage), company(usage), company('room')]
    const [old, told, known] = [company(count), company(count), company(usage)]
    const [homes, since, sinceDay, before] = [
      value(0, 'bigint[]'),
      value(1, 'timestamptz'),
      value(2, 'timestamptz'),
      value(3, 'date'),
    ]
    const month = (column: (name: string) => string): string => `to_char(${column('day')}, 'YYYY-MM')`
    const isThere = (one: typeof old, sign: '=' | '<'): string =>
      `exists (select from ${one.from} where ${one.where} and ${one.column('home_id')} = m.home_id and ${one.column('month')} ${sign} m.month)`
    return `with touched as (
        select distinct ${fresh.column('home_id')} as home_id, ${month(fresh.column)} as month from ${fresh.from}
        where ${fresh.where} and ${fresh.column('home_id')} = any(${homes}) and ${fresh.column('day')} < ${before}
          and (${since} is null or ${fresh.column('updated_at')} >= ${since} or ${month(fresh.column)} >= to_char(${sinceDay} at time zone ${clock()}, 'YYYY-MM'))
      ), months as (
        select t.home_id, t.month, count(distinct ${room.key}) filter (where ${room.column('room_type')} = ${RoomType.common}) as rooms, sum(${all.column(billed)}) as used,
          sum(${all.column('fee')}) as fee, min(${all.column('day')}) as first
        from touched t join ${all.from} on ${all.column('home_id')} = t.home_id and ${month(all.column)} = t.month
        join ${room.from} on ${room.key} = ${all.column('room_id')}
        where ${all.where} and ${room.where} and ${all.column('day')} < ${before} group by 1, 2
      ) ${renewEach(
        count,
        { home_id: 'm.home_id', month: 'm.month', room_count: 'm.rooms', used: 'm.used', fee: 'm.fee' },
        `months m where not (${isThere(old, '=')} and ${isThere(told, '<')}) or extract(day from m.first) = 1
          or exists (select from ${known.from} where ${known.where} and ${known.column('home_id')} = m.home_id and ${known.column('day')} < m.first)`,
        { by: ['home_id', 'month'] },
      )} returning 1`
  },
})

/**
 * What is compared with: the month before, and the same one a year before, where there are such. Values: the homes; the
 * month that runs.
 */
export const comparedStatement = ({ name, count }: CountOfMonths): OwnStatement => ({
  name: `months compared ${name}`,
  text: ({ company, value }) => {
    const [table, own, month, year] = [company(count), company(count), company(count), company(count)]
    const back = (one: typeof own, interval: string): string =>
      `left join ${one.from} on ${one.where} and ${one.column('home_id')} = ${own.column('home_id')} and ${one.column('month')} = to_char(to_date(${own.column('month')}, 'YYYY-MM') - interval '${interval}', 'YYYY-MM')`
    return `update ${table.from} set last_month = n.last_month, last_year = n.last_year, version = ${table.column('version')} + 1, updated_at = now()
      from (select ${own.key} as key, coalesce(${month.column('used')}, ${own.column('last_month')}) as last_month, coalesce(${year.column('used')}, ${own.column('last_year')}) as last_year
        from ${own.from} ${back(month, '1 month')} ${back(year, '1 year')} where ${own.where} and ${own.column('home_id')} = any(${value(0, 'bigint[]')}) and ${own.column('month')} < ${value(1, 'text')}) n
      where ${table.where} and ${table.key} = n.key and (${table.column('last_month')}, ${table.column('last_year')}) is distinct from (n.last_month, n.last_year)`
  },
})

export const countOfMonths = (of: CountOfMonths): Job => {
  const [count, compared] = [countStatement(of), comparedStatement(of)]
  return async ({ ask, now }, turn) => {
    const homes = (await ask(homesAfter, turn.from ?? 0)).map((row) => row['home_id'] as number)
    if (homes.length === 0) return { done: 0, next: null }
    const today = dayOf(now)
    const rows = await ask(count, homes, ...newSince(turn), today)
    await ask(compared, homes, today.slice(0, 7))
    return { done: rows.length, next: homes.length < HOMES ? null : homes.at(-1)! }
  }
}
