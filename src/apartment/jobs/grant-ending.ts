/**
 * Reminds of credentials that end soon, where the settings of their locks say so: one message for each lock, of the
 * credentials that nobody was reminded of yet. One whose end is put off is reported again.
 */
import { grant_ending_days } from '../../generated/constants.ts'
import { CredentialHeld } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'
import { clockOf } from '../../values/calendar.ts'
import { isWanted, tellOfGrants } from '../reports/grant-notice.ts'

/** Locks at a time. */
const LOCKS = 50

interface Ending {
  readonly device_id: number
  readonly grants: readonly number[]
  readonly first: Date
}

/** Values: behind which lock; the time; how many locks. */
export const ENDING_GRANTS: OwnStatement = {
  name: 'credentials that end soon',
  text: ({ company, value }) => {
    const grant = company('grant')
    const [device, end, told] = ['device_id', 'permission_end', 'end_told'].map((name) => grant.column(name))
    const now = value(1, 'timestamptz')
    return `select ${device} as device_id, array_agg(${grant.key} order by ${grant.key}) as grants, min(${end}) as first
      from ${grant.from} where ${grant.where} and ${device} > ${value(0)} and ${grant.column('held')} <> ${CredentialHeld.nothing}
        and not ${grant.column('pending_removal')} and ${told} is distinct from ${end}
        and ${end} > ${now} and ${end} <= ${now} + interval '${grant_ending_days} days'
      group by 1 order by 1 limit ${value(2)}`
  },
}

export const grantEnding: Job = async (work, { from }) => {
  const { ask, records, now } = work
  const found = (await ask(ENDING_GRANTS, from ?? 0, now.toISOString(), LOCKS)) as unknown as readonly Ending[]
  let done = 0
  for (const { device_id, grants: all, first } of found) {
    if (!(await isWanted(work, Number(device_id), 'auth_expire_alarm'))) continue
    const grants = all.map(Number)
    const values = { days: grant_ending_days, first: clockOf(first).slice(0, 16), count: grants.length }
    await tellOfGrants(work, Number(device_id), 'grant_ending', values)
    const held = await records.of('grant').holdAll(grants, ['permission_end'])
    await records
      .of('grant')
      .changeAll([...held].map(([key, { permission_end }]) => ({ key, values: { end_told: permission_end } })))
    done += grants.length
  }
  return { done, next: found.length < LOCKS ? null : Number(found.at(-1)!.device_id) }
}
