/** What waits for its lock with no command under way any more is sent again: deletions, freezes, releases. */
import { sendWaiting } from '../commands/removals.ts'
import { CommandState, CommandType, CredentialHeld, PendingFreeze } from '../../generated/enums.ts'
import type { OwnStatement } from '../../server/calls/statements.ts'
import type { Job } from '../../server/jobs/job.ts'

/** Credentials at a time. */
const SOME = 50

/** Values: behind which credential; how many. */
export const FORGOTTEN: OwnStatement = {
  name: 'what waits for locks and nobody sends',
  text: ({ company, value }) => {
    const [grant, task] = [company('grant'), company('command_task')]
    const running = [CommandState.pending, CommandState.sending].map((state) => `'${state}'`).join(', ')
    const failed = [CommandState.fail, CommandState.timeout].map((state) => `'${state}'`).join(', ')
    // A deletion that waited behind another command waits no longer for that one to have failed.
    const tried = `(not ${grant.column('pending_removal')} or ${task.column('command')} = '${CommandType.credential_delete}')`
    const recent = `${task.column('state')} in (${failed}) and ${tried} and ${task.column('finished_at')} > now() - interval '1 hour'`
    // Nothing is frozen that its lock does not hold, or that has expired: it opens nothing.
    const frozen = `${grant.column('pending_freeze')} = ${PendingFreeze.freeze} and ${grant.column('permission_end')} > now()`
    const freezes = `${grant.column('held')} <> ${CredentialHeld.nothing} and (${frozen} or ${grant.column('pending_freeze')} = ${PendingFreeze.unfreeze})`
    return `select ${grant.key} as key from ${grant.from} where ${grant.where} and (${grant.column('pending_removal')} or ${freezes}) and ${grant.key} > ${value(0)}
      and not exists (select from ${task.from} where ${task.where} and ${task.key} = ${grant.column('task_id')}
        and (${task.column('state')} in (${running}) or ${recent}))
      order by 1 limit ${value(1)}`
  },
}

export const removalResend: Job = async (work, { from }) => {
  const found = (await work.ask(FORGOTTEN, from ?? 0, SOME)).map(({ key }) => Number(key))
  await sendWaiting(work, found)
  return { done: found.length, next: found.length < SOME ? null : found.at(-1)! }
}
