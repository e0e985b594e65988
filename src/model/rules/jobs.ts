/** A schedule is one that a clock can keep; a job is rebuilt after others that can be, and never after itself. */
import { Cron } from 'croner'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { JobDoc } from '../documents.ts'
import type { Linked } from '../linked.ts'
import { mistake } from '../mistake.ts'

export const jobs: ConsistencyRule = function* (linked) {
  for (const raw of linked.jobs.values()) {
    const { schedule, missed, rebuild, each } = raw.doc
    for (const [at, name] of (rebuild?.after ?? []).entries()) {
      const path = ['rebuild', 'after', at]
      const before = linked.jobs.get(name)?.doc
      if (before?.rebuild === undefined || before.each !== each)
        yield mistake(raw, path, {
          message: `no job "${name}" that is rebuilt`,
          word: name,
          words: rebuilt(linked, each),
        })
      else if (comesAfter(linked, name, raw.name))
        yield mistake(raw, path, { message: `"${raw.name}" would be rebuilt after itself` })
    }
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

const rebuilt = ({ jobs }: Linked, each: JobDoc['each']): readonly string[] =>
  [...jobs.values()].filter(({ doc }) => doc.rebuild !== undefined && doc.each === each).map(({ name }) => name)

function comesAfter(linked: Linked, name: string, other: string, seen: readonly string[] = []): boolean {
  if (name === other) return true
  if (seen.includes(name)) return false
  return (linked.jobs.get(name)?.doc.rebuild?.after ?? []).some((one) =>
    comesAfter(linked, one, other, [...seen, name]),
  )
}

/** Also false of a day that no month has. */
function comes(schedule: string): boolean {
  try {
    return new Cron(schedule, { paused: true, mode: '5-part' }).nextRun() !== null
  } catch {
    return false
  }
}
