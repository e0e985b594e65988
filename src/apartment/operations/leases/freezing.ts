/**
 * Credentials are frozen, and work again. Where a lock cannot be told now, because it is away or something else is
 * under way, the record keeps what is wanted until the lock has said that it is so.
 */
import {
  CommandState,
  CommandType,
  CredentialBlock,
  CredentialHeld,
  GrantOpType,
  PendingFreeze,
} from '../../../generated/enums.ts'
import { masks } from '../../../generated/masks.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { masked } from '../../../values/mask.ts'
import { blockLabel, credentialsHeld, isStored, sendEach, type Credential, type Going } from './each.ts'
import { credentialStep, type Step } from './steps.ts'

const WAYS = {
  freeze: {
    verb: 'credential_freeze',
    op_type: GrantOpType.freeze,
    block: 'freeze_block',
    wanted: PendingFreeze.freeze,
    other: CommandType.credential_unfreeze,
  },
  unfreeze: {
    verb: 'credential_unfreeze',
    op_type: GrantOpType.unfreeze,
    block: 'unfreeze_block',
    wanted: PendingFreeze.unfreeze,
    other: CommandType.credential_freeze,
  },
} as const

export type Way = keyof typeof WAYS

const BUSY: Readonly<Record<Way, Label>> = {
  freeze: {
    zh: '有操作进行中，门锁应答后自动冻结；此前仍可开门',
    en: 'An operation is in progress; it is frozen once the lock has answered, and opens until then',
  },
  unfreeze: {
    zh: '有操作进行中，门锁应答后自动解冻',
    en: 'An operation is in progress; it is released once the lock has answered',
  },
}
const AWAY: Readonly<Record<Way, Label>> = {
  freeze: {
    zh: '门锁离线，上线后自动冻结；此前仍可开门',
    en: 'The lock is offline; it is frozen when the lock is back, and opens until then',
  },
  unfreeze: { zh: '门锁离线，上线后自动解冻', en: 'The lock is offline; it is released when the lock is back' },
}
const ALREADY: Readonly<Record<Way, Label>> = {
  freeze: { zh: '已是冻结状态', en: 'It is frozen already' },
  unfreeze: { zh: '未冻结，无需解冻', en: 'It is not frozen' },
}
const TAKEN_BACK: Readonly<Record<Way, Label>> = {
  freeze: { zh: '解冻尚未下发，已取消', en: 'Its release had not been sent, and is cancelled' },
  unfreeze: { zh: '冻结尚未下发，已取消', en: 'Its freeze had not been sent, and is cancelled' },
}
const NOT_THERE: Label = {
  zh: '门锁上没有该授权，租约解冻后可重新下发',
  en: 'The lock does not have it; it can be sent again once the lease is unfrozen',
}
const EXPIRED: Label = {
  zh: '授权已过期，不能开门；续期后自动冻结',
  en: 'It has expired and opens nothing; it is frozen if its validity is extended',
}

/** What the lock has is what is wanted. */
const isSo = (way: Way, { held }: Pick<Credential, 'held'>): boolean =>
  (held === CredentialHeld.frozen) === (way === 'freeze')

const isOver = ({ now }: Work, { permission_end }: Credential): boolean => Date.parse(permission_end) <= now.getTime()

/** The lock cannot be told of it, even later. */
const NEVER: ReadonlySet<CredentialBlock | null> = new Set([
  ...[CredentialBlock.admin, CredentialBlock.not_in_use, CredentialBlock.type],
])

/** Those of which the opposite still waits to be sent: it is not sent any more. */
async function takeBackOther({ records }: Work, way: Way, all: readonly Credential[]): Promise<ReadonlySet<number>> {
  const tasks = records.of('command_task')
  const known = await tasks.holdAll(
    all.flatMap(({ task_id }) => task_id ?? []),
    ['state', 'command'],
  )
  const taken = new Set<number>()
  for (const { key, task_id } of all) {
    const task = task_id === null ? undefined : known.get(task_id)
    if (task?.state !== CommandState.pending || task.command !== WAYS[way].other) continue
    await tasks.step(task.key, 'cancel')
    taken.add(key)
  }
  return taken
}

interface Found {
  readonly state: Step['state']
  readonly why: Label
  /** What its record says from now on; left out: as it does. */
  readonly pending?: PendingFreeze | null
}

/** Null: its lock is told. */
function standing(work: Work, way: Way, one: Credential, isTakenBack: boolean): Found | null {
  const { block, wanted } = WAYS[way]
  if (isTakenBack) return { state: 'done', why: TAKEN_BACK[way], pending: null }
  if (NEVER.has(one[block])) return { state: 'failed', why: blockLabel(work, one[block]!) }
  if (one[block] === CredentialBlock.busy) return { state: 'waiting', why: BUSY[way], pending: wanted }
  if (isSo(way, one))
    return { state: 'skipped', why: one.pending_freeze === null ? ALREADY[way] : TAKEN_BACK[way], pending: null }
  if (way === 'unfreeze') return null
  if (!isStored(one)) return { state: 'skipped', why: NOT_THERE, pending: wanted }
  return isOver(work, one) ? { state: 'skipped', why: EXPIRED, pending: wanted } : null
}

const goingOf = (way: Way, one: Credential): Going => ({
  one,
  told: { stored: isStored(one) },
  values: { op_type: WAYS[way].op_type, new_begin: null, new_end: null, pending_freeze: WAYS[way].wanted },
})

/** Of each in its place what came of it. */
export async function freezeEach(work: Work, way: Way, all: readonly Credential[]): Promise<readonly Step[]> {
  const { verb, block, wanted } = WAYS[way]
  const takenBack = await takeBackOther(work, way, all)
  const found = new Map(all.map((one) => [one.key, standing(work, way, one, takenBack.has(one.key))]))
  const going = all.filter(({ key }) => found.get(key) === null)
  const sent = await sendEach(
    work,
    verb,
    going.map((one) => goingOf(way, one)),
  )
  const results = all.map((one) => {
    const known = found.get(one.key)!
    if (known !== null) return { one, ...known }
    const answer = sent.get(one.key)!
    if ('refused' in answer) return { one, state: 'waiting' as const, why: BUSY[way], pending: wanted }
    return { one, task_id: answer.task, ...(one[block] !== null && { state: 'waiting' as const, why: AWAY[way] }) }
  })
  await work.records
    .of('grant')
    .changeAll(
      results.flatMap((result) =>
        'pending' in result ? [{ key: result.one.key, values: { pending_freeze: result.pending } }] : [],
      ),
    )
  return results.map((result): Step => {
    const { one, state = 'sent', why } = { state: undefined, why: undefined, ...result }
    const task = 'task_id' in result ? { task_id: result.task_id } : {}
    const step: Step = { ...credentialStep(one), state, ...task }
    return why === undefined ? step : { ...step, text: `${masked(masks.name, one.name ?? '')} ${why[work.lang]}` }
  })
}

/** What waits for these credentials is sent where it can be; where it is so already, nothing waits any more. */
export async function freezeWaiting(work: Work, keys: readonly number[]): Promise<void> {
  const waiting = (await credentialsHeld(work, keys)).filter(({ pending_freeze }) => pending_freeze !== null)
  const wayOf = ({ pending_freeze }: Credential): Way =>
    pending_freeze === PendingFreeze.freeze ? 'freeze' : 'unfreeze'
  const isSettled = (one: Credential): boolean => isStored(one) && isSo(wayOf(one), one)
  await work.records
    .of('grant')
    .changeAll(waiting.filter(isSettled).map(({ key }) => ({ key, values: { pending_freeze: null } })))
  for (const way of ['freeze', 'unfreeze'] as const)
    await sendEach(
      work,
      WAYS[way].verb,
      waiting
        .filter((one) => wayOf(one) === way && standing(work, way, one, false) === null)
        .map((one) => goingOf(way, one)),
    )
}
