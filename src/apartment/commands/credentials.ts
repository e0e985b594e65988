/**
 * What holds of a credential once the lock has answered: nothing is called effective before. Commands to one credential
 * are done in the order of their numbers, answers come in any: an earlier one tells what the lock has as long as no
 * later one has told of the same. What is under way is told by the latest command alone.
 */
import { CredentialHeld } from '../../generated/enums.ts'
import { admin_password_id } from '../../generated/constants.ts'
import { entry } from '../../errors/app-error.ts'
import type { Work } from '../../server/calls/operation.ts'
import type { Command, Done, Refused } from '../../server/commands/command.ts'
import { isWanted, tellOfGrants } from '../reports/grant-notice.ts'
import { endWhereCleared } from '../reports/uncleared.ts'
import { DONE } from '../operations/locks/batch-records.ts'
import { confirmDigits } from '../operations/locks/codes.ts'
import { forgetReset } from './lock-reset.ts'
import { markOnline } from './reachable.ts'
import { sendWaiting } from './removals.ts'
import { inSlots } from './simulated-lock.ts'

interface Answered {
  readonly task: number
  readonly grant: number
  readonly lock: number
  readonly begin: string
  readonly end: string
  /** Nothing was sent to it since. */
  readonly isLatest: boolean
  /** No later command has told whether the lock has it. */
  readonly tellsHeld: boolean
  /** The same of its validity. */
  readonly tellsRange: boolean
  /** The lock had nothing of it. */
  readonly isNew: boolean
  readonly isAdmin: boolean
}

const FIELDS = ['device_id', 'task_id', 'held', 'held_by', 'range_by'] as const

const [NO_RECORD, RESET] = [entry('lock_no_record').code, entry('lock_reset').code]

type Follows = (work: Work, answered: readonly Answered[]) => Promise<void>

type Settles = (work: Work, told: readonly Refused[]) => Promise<void>

/** `whereGone`: what follows where the lock has told that it holds nothing of it. */
function command(verb: Parameters<typeof inSlots>[0], follows: Follows, whereGone?: Settles): Command {
  const effects = async (work: Work, done: readonly Done[]): Promise<void> => {
    await markOnline(
      work,
      done.map(({ task }) => task),
    )
    const keys = done.map(({ payload }) => Number(payload['grant_id']))
    const grants = await work.records.of('grant').holdAll([...new Set(keys)], FIELDS)
    // What was deleted meanwhile is there no longer.
    await follows(
      work,
      done.flatMap(({ task, payload: { begin, end, number } }, at): readonly Answered[] => {
        const [grant, known] = [keys[at]!, grants.get(keys[at]!)]
        if (known === undefined) return []
        const { device_id: lock, task_id, held, held_by, range_by } = known
        return [
          {
            ...{ task, grant, lock, begin: String(begin), end: String(end), isLatest: task_id === task },
            ...{ tellsHeld: task > (held_by ?? 0), tellsRange: task > (range_by ?? 0) },
            ...{ isNew: held === CredentialHeld.nothing, isAdmin: number === admin_password_id },
          },
        ]
      }),
    )
  }
  const refused = async (work: Work, all: readonly Refused[]): Promise<void> => {
    await forgetReset(work, all)
    const told = all.filter(({ code }) => code === NO_RECORD)
    if (told.length > 0) await lost(work, told)
    const gone = all.filter(({ code }) => code === NO_RECORD || code === RESET)
    if (gone.length > 0) await whereGone?.(work, gone)
  }
  // A deletion that was done may be one of two: the record stays for the other.
  return { effects, refused, ...(verb !== 'credential_delete' && { next }), simulated: inSlots(verb) }
}

/** What came while the lock was busy with it goes now. */
async function next(work: Work, done: readonly Done[]): Promise<void> {
  const keys = [...new Set(done.map(({ payload }) => Number(payload['grant_id'])))]
  const found = await work.records.of('grant').find({ grant_id: { in: keys } }, ['pending_removal', 'pending_freeze'])
  await sendWaiting(
    work,
    found.flatMap(({ key, pending_removal, pending_freeze }) =>
      pending_removal === true || pending_freeze !== null ? [key] : [],
    ),
  )
}

/** The lock has told that it holds this credential no more; what has gone to another lock since, it does not know. */
const lost: Settles = async (work, told) => {
  const commands = await work.records.of('command_task').holdAll(
    told.map(({ task }) => task),
    ['device_id'],
  )
  const keys = told.map(({ payload }) => Number(payload['grant_id']))
  const grants = await work.records.of('grant').holdAll([...new Set(keys)], ['device_id', 'held_by'])
  const latest = new Map<number, number>()
  for (const [at, { task }] of told.entries()) {
    const grant = grants.get(keys[at]!)
    if (grant?.device_id === commands.get(task)!.device_id)
      latest.set(grant.key, Math.max(task, latest.get(grant.key) ?? 0))
  }
  await work.records.of('grant').changeAll(
    [...latest].flatMap(([key, task]) =>
      // What came before it counts no more; the command itself may still be done at a second try.
      task <= (grants.get(key)!.held_by ?? 0)
        ? []
        : [{ key, values: { held: CredentialHeld.nothing, held_by: task - 1 } }],
    ),
  )
}

/** What was to be deleted is gone, though the lock had nothing to delete. */
const deletedBefore: Settles = async (work, told) => {
  const keys = told.map(({ payload }) => Number(payload['grant_id']))
  const grants = await work.records.of('grant').holdAll([...new Set(keys)], ['task_id'])
  for (const [at, { task }] of told.entries())
    if (grants.get(keys[at]!)?.task_id === task) await work.records.of('grant').remove(keys[at]!)
  await endWhereCleared(
    work,
    told.map(({ task }) => task),
  )
}

/** What was sent is in force, with its range and its digits. */
const taken: Follows = async (work, answered) => {
  await work.records.of('grant').changeAll(
    answered.map(({ task, grant, begin, end, isLatest, tellsHeld, tellsRange }) => ({
      key: grant,
      values: {
        ...(tellsRange && { permission_begin: begin, permission_end: end, range_by: task }),
        ...(tellsHeld && { held: CredentialHeld.stored, held_by: task }),
        ...(isLatest && { new_begin: null, new_end: null }),
      },
    })),
  )
  await confirmDigits(work, answered)
  // What a batch had not brought to the lock, another command may have.
  await work.ask(
    DONE,
    answered.map(({ task }) => task),
    answered.flatMap(({ grant, isNew, tellsHeld, isAdmin }) => (isNew && tellsHeld && !isAdmin ? [grant] : [])),
  )
}

const held =
  (value: CredentialHeld): Follows =>
  (work, answered) =>
    work.records
      .of('grant')
      .changeAll(
        answered.flatMap(({ task, grant: key, tellsHeld }) =>
          tellsHeld ? [{ key, values: { held: value, held_by: task } }] : [],
        ),
      )

/** Colleagues are told, where the settings of the lock ask for it. */
const frozen: Follows = async (work, answered) => {
  await held(CredentialHeld.frozen)(work, answered)
  const locks = answered.flatMap(({ lock, tellsHeld }) => (tellsHeld ? [lock] : []))
  for (const lock of new Set(locks)) {
    const count = locks.filter((one) => one === lock).length
    if (await isWanted(work, lock, 'auth_lock_alarm')) await tellOfGrants(work, lock, 'grant_frozen', { count })
  }
}

const deleted: Follows = async (work, answered) => {
  // What was sent since may bring it back to the lock: the record stays until that is known.
  await held(CredentialHeld.nothing)(
    work,
    answered.filter(({ isLatest }) => !isLatest),
  )
  for (const { grant, isLatest, tellsHeld } of answered)
    if (isLatest && tellsHeld) await work.records.of('grant').remove(grant)
  await endWhereCleared(
    work,
    answered.map(({ task }) => task),
  )
}

export const credentialCommands = {
  credential_create: command('credential_create', taken),
  credential_update: command('credential_update', taken),
  credential_delete: command('credential_delete', deleted, deletedBefore),
  credential_freeze: command('credential_freeze', frozen),
  credential_unfreeze: command('credential_unfreeze', held(CredentialHeld.stored)),
}
