/**
 * What holds of a credential once the lock has answered: nothing is called effective before. An answer of an earlier
 * command tells what the lock has as well; what is under way is told by the latest command alone.
 */
import { CredentialHeld } from '../../generated/enums.ts'
import { admin_password_id } from '../../generated/constants.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Command, Done } from '../../server/commands/command.ts'
import { endWhereCleared } from '../reports/uncleared.ts'
import { DONE } from '../operations/locks/batch-records.ts'
import { confirmDigits } from '../operations/locks/codes.ts'
import { markOnline } from './reachable.ts'
import { inSlots } from './simulated-lock.ts'

interface Answered {
  readonly task: number
  readonly grant: number
  readonly begin: string
  readonly end: string
  /** Nothing was sent to it since. */
  readonly isLatest: boolean
  /** The lock had nothing of it. */
  readonly isNew: boolean
  readonly isAdmin: boolean
}

type Follows = (work: Work, answered: readonly Answered[]) => Promise<void>

function command(verb: Parameters<typeof inSlots>[0], follows: Follows): Command {
  const effects = async (work: Work, done: readonly Done[]): Promise<void> => {
    await markOnline(
      work,
      done.map(({ task }) => task),
    )
    const keys = done.map(({ payload }) => Number(payload['grant_id']))
    const grants = await work.records.of('grant').holdAll([...new Set(keys)], ['task_id', 'held'])
    // What was deleted meanwhile is there no longer.
    await follows(
      work,
      done.flatMap(({ task, payload: { begin, end, number } }, at): readonly Answered[] => {
        const [grant, held] = [keys[at]!, grants.get(keys[at]!)]
        if (held === undefined) return []
        const [isLatest, isNew] = [held.task_id === task, held.held === CredentialHeld.nothing]
        const isAdmin = number === admin_password_id
        return [{ task, grant, begin: String(begin), end: String(end), isLatest, isNew, isAdmin }]
      }),
    )
  }
  return { effects, simulated: inSlots(verb) }
}

/** What was sent is in force, with its range and its digits. */
const taken: Follows = async (work, answered) => {
  await work.records.of('grant').changeAll(
    answered.map(({ grant, begin, end, isLatest, isNew }) => ({
      key: grant,
      values: {
        ...{ permission_begin: begin, permission_end: end },
        ...((isLatest || isNew) && { held: CredentialHeld.stored }),
        ...(isLatest && { new_begin: null, new_end: null }),
      },
    })),
  )
  await confirmDigits(work, answered)
  // What a batch had not brought to the lock, another command may have.
  await work.ask(
    DONE,
    answered.map(({ task }) => task),
    answered.flatMap(({ grant, isNew, isAdmin }) => (isNew && !isAdmin ? [grant] : [])),
  )
}

const held =
  (value: CredentialHeld): Follows =>
  (work, answered) =>
    work.records.of('grant').changeAll(answered.map(({ grant: key }) => ({ key, values: { held: value } })))

export const credentialCommands = {
  credential_create: command('credential_create', taken),
  credential_update: command('credential_update', taken),
  credential_delete: command('credential_delete', async (work, answered) => {
    for (const { grant } of answered) await work.records.of('grant').remove(grant)
    await endWhereCleared(
      work,
      answered.map(({ task }) => task),
    )
  }),
  credential_freeze: command('credential_freeze', held(CredentialHeld.frozen)),
  credential_unfreeze: command('credential_unfreeze', held(CredentialHeld.stored)),
}
