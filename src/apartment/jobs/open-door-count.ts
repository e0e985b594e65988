/** Who passed each door on each day that is over. Whom it did not let in has not passed. */
import { OpeningResult, PassDirection } from '../../generated/enums.ts'
import { DOOR_TYPES } from '../domain/doors.ts'
import { clock } from '../../kinds/sql-text.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { dayOf, startOfDay } from '../../values/calendar.ts'
import { newSince } from './usage-of-days.ts'

/** Doors at a time. */
const DOORS = 20

export const doorsAfter: OwnStatement = {
  name: 'doors after',
  text: ({ company, value }) => {
    const device = company('device')
    return `select ${device.key} as device_id from ${device.from} where ${device.where} and ${device.key} > ${value(0)} and ${device.column('device_type')} = any(${value(1, 'integer[]')}) order by 1 limit ${DOORS}`
  },
}

/** Values: the doors; since when passes are new; the day of that; until when. */
export const doorDays: OwnStatement = {
  name: 'days of doors',
  text: ({ company, value, renewEach }) => {
    const [fresh, all] = [company('pass_record'), company('pass_record')]
    const [since, sinceDay, until] = [value(1, 'timestamptz'), value(2, 'timestamptz'), value(3, 'timestamptz')]
    const day = (column: (name: string) => string): string => `(${column('passed_at')} at time zone ${clock()})::date`
    const count = (direction: number): string => `count(*) filter (where ${all.column('direction')} = ${direction})`
    return `with touched as (
        select distinct ${fresh.column('device_id')} as device_id, ${day(fresh.column)} as day from ${fresh.from}
        where ${fresh.where} and ${fresh.column('device_id')} = any(${value(0, 'bigint[]')}) and ${fresh.column('passed_at')} < ${until}
          and (${since} is null or ${fresh.column('created_at')} >= ${since} or ${fresh.column('passed_at')} >= ${sinceDay})
      ), days as (
        select t.device_id, t.day, max(${all.column('home_id')}) as home_id, ${count(PassDirection.in)} as passes_in, ${count(PassDirection.out)} as passes_out, count(distinct ${all.column('access_person_id')}) as people
        from touched t join ${all.from} on ${all.column('device_id')} = t.device_id and ${day(all.column)} = t.day
        where ${all.where} and ${all.column('result')} = ${OpeningResult.opened} group by 1, 2
      ) ${renewEach(
        'open_door_count',
        {
          home_id: 'd.home_id',
          device_id: 'd.device_id',
          day: 'd.day',
          passes_in: 'd.passes_in',
          passes_out: 'd.passes_out',
          people: 'd.people',
        },
        'days d',
        { by: ['device_id', 'day'] },
      )} returning 1`
  },
}

export const openDoorCount: Job = async ({ ask, now }, turn) => {
  const doors = (await ask(doorsAfter, turn.from ?? 0, DOOR_TYPES)).map((row) => row['device_id'] as number)
  if (doors.length === 0) return { done: 0, next: null }
  const rows = await ask(doorDays, doors, ...newSince(turn), startOfDay(dayOf(now)))
  return { done: rows.length, next: doors.length < DOORS ? null : doors.at(-1)! }
}
