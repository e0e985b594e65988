/**
 * Months of the days that there are: at first all that were there before, from then on the last two, once a day, though
 * whoever writes days has renewed them, or more where they are to be rebuilt. Of what has no days left nothing stays.
 */
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { addMonths, dayOf, firstOfMonth } from '../../values/calendar.ts'
import { renewEnergy } from '../meters/home-energy.ts'
import {
  ELECTRIC_MONTH,
  holdMonths,
  type Renews,
  renewWater,
  type RoomMonth,
  type UsageOfMonths,
  WATER_MONTH,
} from '../meters/usage-months.ts'

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
export const monthsThere = ({ name, usage, month }: UsageOfMonths): OwnStatement => ({
  name: `months of ${name} there`,
  text: ({ company, value }) => {
    const [days, told] = [company(usage), company(month)]
    const [rooms, since] = [value(0, 'bigint[]'), value(1, 'date')]
    return `select ${days.column('room_id')} as room_id, to_char(${days.column('day')}, 'YYYY-MM') as month from ${days.from}
      where ${days.where} and ${days.column('room_id')} = any(${rooms}) and (${since} is null or ${days.column('day')} >= ${since})
      union select ${told.column('room_id')}, ${told.column('month')} from ${told.from}
      where ${told.where} and ${told.column('room_id')} = any(${rooms}) and (${since} is null or ${told.column('month')} >= to_char(${since}, 'YYYY-MM'))`
  },
})

const begins = (time: Date): string => firstOfMonth(dayOf(time))

const usageOfMonths = (of: UsageOfMonths, renew: Renews): Job => {
  const there = monthsThere(of)
  return async (work, { from, since }) => {
    const rooms = (await work.ask(roomsAfter, from ?? 0)).map(({ room_id }) => room_id as number)
    if (rooms.length === 0) return { done: 0, next: null }
    const first = since === null ? null : [addMonths(begins(work.now), -1), begins(since)].toSorted()[0]
    await holdMonths(work, of)
    const months = (await work.ask(there, rooms, first)) as unknown as readonly RoomMonth[]
    await renew(work, months)
    return { done: months.length, next: rooms.length < ROOMS ? null : rooms.at(-1)! }
  }
}

export const electricMonth = usageOfMonths(ELECTRIC_MONTH, renewEnergy)
export const waterMonth = usageOfMonths(WATER_MONTH, renewWater)
