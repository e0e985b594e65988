/** Visitors whose time is over are cleared from the doors, which need not keep their faces. */
import { FacePersonType, GrantOpType } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { clearFromDoors } from '../commands/deliveries.ts'

/** Visitors at a time. */
const VISITORS = 20

/**
 * Values: behind which person; now. Those whom nobody is clearing yet; whoever is just being delivered waits for the
 * next run.
 */
export const expiredVisitors: OwnStatement = {
  name: 'visitors whose time is over',
  text: ({ company, value }) => {
    const [person, grant] = [company('access_person'), company('access_grant')]
    const its = (more: string): string =>
      `exists (select from ${grant.from} where ${grant.where} and ${grant.column('access_person_id')} = ${person.key} and ${more})`
    return `select ${person.key} as key from ${person.from} where ${person.where} and ${person.key} > ${value(0)}
      and ${person.column('person_type')} = ${FacePersonType.visitor} and ${person.column('valid_until')} < ${value(1, 'timestamptz')}
      and ${its(`${grant.column('held')} and ${grant.column('op_type')} <> ${GrantOpType.delete}`)}
      and not ${its(grant.column('running'))} order by 1 limit ${VISITORS}`
  },
}

export const visitorClearing: Job = async (work, { from }) => {
  const found = await work.ask(expiredVisitors, from ?? 0, work.now.toISOString())
  const keys = found.map(({ key }) => Number(key))
  for (const key of keys) await clearFromDoors(work, key, false)
  return { done: keys.length, next: keys.length < VISITORS ? null : keys.at(-1)! }
}
