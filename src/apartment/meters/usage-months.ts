/**
 * The days of a month taken together, of each meter in each room, for reports of whole months. Whoever writes days
 * renews their months in the same transaction.
 */
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Work } from '../../server/calls/operation.ts'
import { NAME_HELD } from '../operations/name-held.ts'

export interface UsageOfMonths {
  readonly name: string
  readonly usage: 'electric_usage' | 'water_usage'
  readonly month: 'electric_month' | 'water_month'
  /** Columns that both have: the same on all days of a meter, added up, and the last that is known. */
  readonly same: readonly string[]
  readonly added: readonly string[]
  readonly last: readonly string[]
}

export const ELECTRIC_MONTH: UsageOfMonths = {
  name: 'electricity',
  usage: 'electric_usage',
  month: 'electric_month',
  same: [],
  added: ['used', 'contained', 'shared', 'fee'],
  last: ['reason'],
}

export const WATER_MONTH: UsageOfMonths = {
  name: 'water',
  usage: 'water_usage',
  month: 'water_month',
  same: ['hot'],
  added: ['used', 'fee'],
  last: [],
}

/** `month`: YYYY-MM. */
export interface RoomMonth {
  readonly room_id: number
  readonly month: string
}

const given = (value: string): string => `json_to_recordset(${value}) as t(room_id bigint, month text)`

/** Value: months of rooms. */
export const monthsForgotten = ({ name, month }: UsageOfMonths): OwnStatement => ({
  name: `months of ${name} forgotten`,
  text: ({ company, value }) => {
    const { from, where, column } = company(month)
    return `delete from ${from} using ${given(value(0, 'json'))} where ${where} and ${column('room_id')} = t.room_id and ${column('month')} = t.month`
  },
})

/** Value: months of rooms, none of them twice. */
export const monthsMade = ({ name, usage, month, same, added, last }: UsageOfMonths): OwnStatement => ({
  name: `months of ${name} made`,
  text: ({ company, insertEach, value }) => {
    const { from, where, key, column } = company(usage)
    const [day, begins] = [column('day'), `to_date(t.month, 'YYYY-MM')`]
    const lastOf = (of: string): string =>
      `(array_agg(${column(of)} order by ${day} desc, ${key} desc) filter (where ${column(of)} is not null))[1]`
    const columns = {
      home_id: column('home_id'),
      room_id: column('room_id'),
      device_id: column('device_id'),
      month: 't.month',
      ...Object.fromEntries(same.map((of) => [of, column(of)])),
      first_day: `min(${day})`,
      last_day: `max(${day})`,
      begin_read: `(array_agg(${column('begin_read')} order by ${day}, ${key}))[1]`,
      end_read: lastOf('end_read'),
      ...Object.fromEntries(added.map((of) => [of, `sum(${column(of)})`])),
      ...Object.fromEntries(last.map((of) => [of, lastOf(of)])),
    }
    const groups = Array.from({ length: 4 + same.length }, (_, at) => at + 1)
    return insertEach(
      month,
      Object.fromEntries(Object.keys(columns).map((of) => [of, `m.${of}`])),
      `(select ${Object.entries(columns)
        .map(([of, sql]) => `${sql} as ${of}`)
        .join(', ')}
        from ${given(value(0, 'json'))} join ${from} on ${column('room_id')} = t.room_id
        where ${where} and ${day} >= ${begins} and ${day} < ${begins} + interval '1 month' group by ${groups.join(', ')}) m`,
    )
  },
})

const STATEMENTS = {
  electric_month: { FORGOTTEN: monthsForgotten(ELECTRIC_MONTH), MADE: monthsMade(ELECTRIC_MONTH) },
  water_month: { FORGOTTEN: monthsForgotten(WATER_MONTH), MADE: monthsMade(WATER_MONTH) },
} as const

/**
 * Before days are written, or read for their months. Made by two at once, each of days that the other does not see yet,
 * a month would stand there twice.
 */
export const holdMonths = ({ ask }: Pick<Work, 'ask'>, { month }: UsageOfMonths): Promise<unknown> =>
  ask(NAME_HELD, month)

/** None of them twice; held by whoever asks. */
export async function renewMonths(
  { ask }: Pick<Work, 'ask'>,
  { month }: UsageOfMonths,
  months: readonly RoomMonth[],
): Promise<void> {
  if (months.length === 0) return
  const { FORGOTTEN, MADE } = STATEMENTS[month]
  await ask(FORGOTTEN, JSON.stringify(months))
  await ask(MADE, JSON.stringify(months))
}

/** Of months of which days have been written: what is worked out of these. */
export type Renews = (work: Pick<Work, 'ask'>, months: readonly RoomMonth[]) => Promise<void>

export const renewWater: Renews = (work, months) => renewMonths(work, WATER_MONTH, months)
