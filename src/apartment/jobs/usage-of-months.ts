/**
 * Months of the days that there are: at first all that were there before, from then on the last two, once a day, though
 * whoever writes days has renewed them.
 */
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { addMonths, dayOf } from '../../values/calendar.ts'
import { ELECTRIC_MONTH, renewMonths, type RoomMonth, type UsageOfMonths, WATER_MONTH } from '../meters/usage-months.ts'

/** Rooms at a time. */
const ROOMS = 40

/** Value: behind which room. */
export const roomsAfter: OwnStatement = {
  name: 'rooms after',
  text: ({ all, value }) => {
    const { from, where, key } = all('room')
    return `select ${key} as room_id from ${from} where ${where} and ${key} > ${value(0)} order by 1 limit ${ROOMS}`
  },
}

/** Values: rooms; from which day on, null: all. */
export const monthsThere = ({ name, usage }: UsageOfMonths): OwnStatement => ({
  name: `months of ${name} there`,
  text: ({ company, value }) => {
    const { from, where, column } = company(usage)
    const since = value(1, 'date')
    return `select distinct ${column('room_id')} as room_id, to_char(${column('day')}, 'YYYY-MM') as month from ${from}
      where ${where} and ${column('room_id')} = any(${value(0, 'bigint[]')}) and (${since} is null or ${column('day')} >= ${since})`
  },
})

const usageOfMonths = (of: UsageOfMonths): Job => {
  const there = monthsThere(of)
  return async (work, { from, since }) => {
    const rooms = (await work.ask(roomsAfter, from ?? 0)).map(({ room_id }) => room_id as number)
    if (rooms.length === 0) return { done: 0, next: null }
    const first = since === null ? null : addMonths(`${dayOf(work.now).slice(0, 7)}-01`, -1)
    const months = (await work.ask(there, rooms, first)) as unknown as readonly RoomMonth[]
    await renewMonths(work, of, months)
    return { done: months.length, next: rooms.length < ROOMS ? null : rooms.at(-1)! }
  }
}

export const electricMonth = usageOfMonths(ELECTRIC_MONTH)
export const waterMonth = usageOfMonths(WATER_MONTH)
