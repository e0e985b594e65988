/** The lock that a credential's call names, and what is sent to it. What its settings forbid, its record tells. */
import { AppError } from '../../../errors/app-error.ts'
import { GrantType, type CommandType } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { Payload } from '../../../server/commands/link.ts'
import type { Sending, Sent } from '../../../server/commands/types.ts'
import type { Changes } from '../../../server/records/types.ts'
import { summaries } from '../../commands/summaries.ts'
import { CREDENTIAL_KINDS } from '../../domain/credential-kinds.ts'
import { hasEqualRun, isTooSimilar } from '../../domain/credential-similarity.ts'
import { drawnDigits } from '../../domain/lock-digits.ts'
import { said } from '../../../errors/said.ts'
import { inRoom } from '../devices/in-room.ts'
import { takeBack } from '../devices/take-back.ts'
import type { Addressed } from '../devices/to-device.ts'
import { keepAllDigits, knownDigits } from './codes.ts'
import { invalid } from '../devices/refused.ts'

export interface Lock extends Addressed {
  readonly home_id: number
  readonly room_id: number
}

/** Held: whoever else adds something to it waits. */
export async function lockOf(
  work: Work,
  { room_id, device_id }: { readonly room_id: number; readonly device_id: number },
): Promise<Lock> {
  const { home_id, ...device } = await inRoom(work, { room_id, device_id })
  return { ...device, home_id: home_id!, room_id }
}

export interface Range {
  readonly begin: string
  readonly end: string
}

const PAST = { zh: '失效时间必须晚于当前时间', en: 'The end must be in the future' }
export const BACKWARDS = { zh: '失效时间必须晚于生效时间', en: 'The end must be after the start' }

export function refuseRange({ now }: Work, { begin, end }: Range, at = 'permission_end'): void {
  // One that is over is so whatever its beginning, which nobody need have given.
  const message = Date.parse(end) <= now.getTime() ? PAST : Date.parse(end) <= Date.parse(begin) ? BACKWARDS : null
  if (message !== null) throw new AppError('lock_permission', {}, { fields: [{ field: at, message }] })
}

const EQUAL_RUN = { zh: '不能有连续4位相同的数字', en: 'No four equal digits in a row' }

/** Those that were typed, if they may be; else drawn. `grant`: whose they replace. */
export async function digitsFor(work: Work, typed: string | undefined, grant: number | null): Promise<string> {
  const known = grant === null ? [] : await knownDigits(work, grant)
  const before = known.filter(({ isConfirmed }) => isConfirmed).map(({ digits }) => digits)
  if (typed === undefined) return drawnDigits(before)
  refuseEqualRun(typed)
  if (before.some((old) => isTooSimilar(typed, old)))
    throw new AppError('lock_similar', {}, { fields: [{ field: 'password', message: said('lock_similar') }] })
  return typed
}

export function refuseEqualRun(typed: string): void {
  if (hasEqualRun(typed)) throw invalid('password', EQUAL_RUN)
}

const UNKNOWN = { zh: '原密码未保存，请填写新密码', en: 'The digits are not known; please enter new ones' }

/** Of a credential that the lock has not taken yet: without its digits it would be none. */
export async function lastDigits(work: Work, grant: number, at: string): Promise<string> {
  const digits = (await knownDigits(work, grant)).at(-1)?.digits
  if (digits === undefined) throw invalid(at, UNKNOWN)
  return digits
}

export interface Credential {
  readonly grant_id: number
  readonly grant_type: GrantType
  readonly paas_id: number
}

export type Verb = `credential_${'create' | 'update' | 'delete' | 'freeze' | 'unfreeze'}` & CommandType

export interface Told {
  readonly range?: Range
  /** What the lock has of it, as far as is known. */
  readonly stored: boolean
  readonly digits?: string
  readonly more?: Payload
}

/** The photo by which the lock knows a face, as its credential holds it. */
export async function facesOf({ records }: Work, grant_id: number, grant_type: GrantType): Promise<Pick<Told, 'more'>> {
  if (grant_type !== GrantType.face) return {}
  const { face_photo } = await records.of('grant').hold(grant_id, ['face_photo'])
  return { more: { photo: face_photo?.[0]?.url ?? null } }
}

/** Of what it has not, a lock asks the holder for it. */
const GIVES: ReadonlySet<Verb> = new Set(['credential_create', 'credential_update'])

/** What the lock is told of a credential. */
export function messageTo(
  { model }: Work,
  verb: Verb,
  { grant_id, grant_type, paas_id }: Credential,
  { range, stored, digits, more }: Told,
): Omit<Sending, 'record' | 'address'> {
  const type = model.enums['grant_type']!.values.find(({ value }) => value === grant_type)!.label
  const { captured } = CREDENTIAL_KINDS[grant_type]
  return {
    target: `credential ${paas_id}`,
    payload: {
      ...{ grant_id, kind: grant_type, number: paas_id, stored },
      ...range,
      ...(captured && !stored && GIVES.has(verb) && { capture: true }),
      ...more,
    },
    ...(digits !== undefined && { secrets: { password: digits } }),
    summary: summaries.credential(type, paas_id),
  }
}

export interface Message {
  readonly credential: Credential
  readonly told: Told
}

type Reached = Pick<Lock, 'key' | 'sn' | 'home_id'>

const sendingOf = (work: Work, verb: Verb, { key, home_id, sn }: Reached, { credential, told }: Message): Sending => ({
  record: { device_id: key, home_id },
  address: sn,
  ...messageTo(work, verb, credential, told),
})

interface Gone extends Message {
  readonly task: number
}

const keepDigits = (work: Work, gone: readonly Gone[]): Promise<void> =>
  keepAllDigits(
    work,
    gone.flatMap(({ credential: { grant_id: grant }, told: { digits }, task }) =>
      digits === undefined ? [] : [{ grant, task, digits }],
    ),
  )

/** Of credentials that are just made: nothing was ever sent of them. Answers the commands, each in its place. */
export async function newToLock(
  work: Work,
  verb: Verb,
  lock: Lock,
  all: readonly Message[],
): Promise<readonly number[]> {
  const tasks = await work.commands.sendTogether(
    verb,
    all.map((one) => sendingOf(work, verb, lock, one)),
  )
  await keepDigits(
    work,
    all.map((one, at) => ({ ...one, task: tasks[at]! })),
  )
  return tasks
}

export interface MessageTo extends Message {
  readonly lock: Reached
  /** Its command before this one. */
  readonly before: number | null
  /** What its record says until the lock answers. */
  readonly values: Changes<'grant'>
}

/** Each to its lock. Of each in its place its command, or why there is none, such as another that is under way. */
export async function toLocks(work: Work, verb: Verb, all: readonly MessageTo[]): Promise<readonly Sent[]> {
  const sent = await work.commands.sendAll(
    verb,
    all.map((one) => sendingOf(work, verb, one.lock, one)),
  )
  const gone = all.flatMap((one, at) => ('task' in sent[at]! ? [{ ...one, task: sent[at].task }] : []))
  // An earlier command, sent again, would undo what comes now.
  await takeBack(
    work,
    gone.map(({ before }) => ({ task_id: before })),
  )
  await keepDigits(work, gone)
  await work.records.of('grant').changeAll(
    gone.map(({ credential: { grant_id: key }, values, task: task_id }) => ({
      key,
      values: { ...values, task_id },
    })),
  )
  return sent
}

/** Of a credential one command at a time is under way: an earlier one, sent again, would undo what comes now. */
export async function toLock(
  work: Work,
  verb: Verb,
  { lock, ...message }: Message & { readonly lock: Lock },
): Promise<number> {
  await takeBack(work, [await work.records.of('grant').hold(message.credential.grant_id, ['task_id'])])
  return (await newToLock(work, verb, lock, [message]))[0]!
}
