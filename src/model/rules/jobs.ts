/** A schedule is one that a clock can keep. */
import { Cron } from 'croner'
import type { ConsistencyRule } from '../consistency-rule.ts'
import { mistake } from '../mistake.ts'

export const jobs: ConsistencyRule = function* (linked) {
  for (const raw of linked.jobs.values()) {
    const { schedule, missed } = raw.doc
    if (schedule === undefined) {
      if (missed !== undefined)
        yield mistake(raw, ['missed'], { message: '"missed" of a job without a schedule', key: true })
    } else if (!comes(schedule))
      yield mistake(raw, ['schedule'], {
        message: `no clock keeps the schedule "${schedule}"`,
        expected: 'minute, hour, day, month and weekday, as in "20 1 * * *"',
      })
  }
}

/** Also false of a day that no month has. */
function comes(schedule: string): boolean {
  try {
    return new Cron(schedule, { paused: true, mode: '5-part' }).nextRun() !== null
  } catch {
    return false
  }
}
