/**
 * What is done to credentials of any kind. What is in force changes when the lock has said so (`commands/credentials`);
 * until then the record tells what is under way. When each is possible, the actions of the calls say.
 */
import { AppError } from '../../../errors/app-error.ts'
import { lock_credentials_max } from '../../../generated/constants.ts'
import { GrantOpType, GrantType } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { Changes, NewRecord } from '../../../server/records/types.ts'
import { ADMIN_NUMBERS } from '../../domain/admin-numbers.ts'
import { CREDENTIAL_KINDS } from '../../domain/credential-kinds.ts'
import {
  digitsFor,
  facesOf,
  lastDigits,
  lockOf,
  newToLock,
  refuseRange,
  toLock,
  type Credential,
  type Lock,
  type Message,
  type Range,
  type Told,
} from './lock.ts'
import { invalid } from '../devices/refused.ts'
import { LEASE_FROZEN, refuseFrozen } from './lease-frozen.ts'

interface Place {
  readonly room_id: number
  readonly device_id: number
}

/** Of a face. */
export type Face = Pick<NewRecord<'grant'>, 'face_photo' | 'consent'>

export interface NewCredential extends Face {
  readonly grant_type: GrantType
  readonly name: string
  readonly phone: string
  readonly permission_begin?: string
  readonly permission_end: string
  readonly lease_id?: number
  readonly staff_id?: number
  readonly password?: string
}

export interface Sent {
  readonly grant_id: number
  readonly task_id: number
}

interface Added extends Sent {
  readonly password?: string
}

const CONSENT = { zh: '请先取得本人同意', en: "The person's consent is needed first" }

/** All of them to one lock, at once. Answers each in its place. */
export async function addTogether(work: Work, place: Place, all: readonly NewCredential[]): Promise<readonly Added[]> {
  if (all.length === 0) return []
  if (all.some(({ grant_type, consent }) => grant_type === GrantType.face && consent !== true))
    throw invalid('consent', CONSENT)
  await refuseFrozen(work, place.room_id, all)
  const lock = await lockOf(work, place)
  const ranges = all.map(({ permission_begin: begin, permission_end: end }): Range => {
    const range = { begin: begin ?? work.now.toISOString(), end }
    refuseRange(work, range)
    return range
  })
  const digits: (string | undefined)[] = []
  for (const { grant_type, password } of all)
    digits.push(CREDENTIAL_KINDS[grant_type].digits ? await digitsFor(work, password, null) : undefined)
  const numbers = await freeNumbers(work, lock, all.length)
  const grants = work.records.of('grant')
  const keys = await grants.createTogether(
    all.map(({ grant_type, name, phone, lease_id, staff_id, face_photo, consent }, at) => ({
      ...{ grant_type, home_id: lock.home_id, room_id: lock.room_id, device_id: lock.key, paas_id: numbers[at]! },
      ...{ name, phone, permission_begin: ranges[at]!.begin, permission_end: ranges[at]!.end },
      op_type: GrantOpType.create,
      ...(lease_id !== undefined && { lease_id }),
      ...(staff_id !== undefined && { staff_id }),
      ...(grant_type === GrantType.face && { face_photo, consent }),
    })),
    { device_id: 'device_id', face_photo: 'face_photo' },
  )
  const messages: Message[] = []
  for (const [at, { grant_type }] of all.entries()) {
    const [grant_id, paas_id, range, own] = [keys[at]!, numbers[at]!, ranges[at]!, digits[at]]
    const told = { range, stored: false, ...(own !== undefined && { digits: own }) }
    messages.push({
      credential: { grant_id, grant_type, paas_id },
      told: { ...told, ...(await facesOf(work, grant_id, grant_type)) },
    })
  }
  const tasks = await newToLock(work, 'credential_create', lock, messages)
  await grants.changeAll(keys.map((key, at) => ({ key, values: { task_id: tasks[at]! } })))
  return keys.map((grant_id, at) => {
    const password = digits[at]
    return { grant_id, task_id: tasks[at]!, ...(password !== undefined && { password }) }
  })
}

export const adding =
  (grant_type: GrantType) =>
  async (
    work: Work,
    { room_id, device_id, ...one }: Place & Omit<NewCredential, 'grant_type'>,
  ): Promise<Sent & { readonly password: string }> =>
    (await addTogether(work, { room_id, device_id }, [{ ...one, grant_type }]))[0] as Sent & { password: string }

/** The lowest that no credential of the lock has, not even one that is being deleted. */
async function freeNumbers({ records }: Work, { key }: Lock, count: number): Promise<readonly number[]> {
  const found = await records.of('grant').find({ device_id: key }, ['paas_id'])
  const taken = new Set(found.map(({ paas_id }) => paas_id))
  const highest = lock_credentials_max + found.length + ADMIN_NUMBERS.size
  const free: number[] = []
  for (let number = 1; number <= highest && free.length < count; number++)
    if (!taken.has(number) && !ADMIN_NUMBERS.has(number)) free.push(number)
  if (free.length < count) throw new AppError('lock_pool_full')
  return free
}

interface Address {
  readonly grant_id: number
  readonly room_id: number
  readonly device_id: number
  readonly paas_id: number
}

const FIELDS = [
  ...(['grant_type', 'room_id', 'device_id', 'paas_id'] as const),
  ...(['permission_begin', 'permission_end', 'held', 'removal_at', 'lease_id'] as const),
] as const
const ELSEWHERE = { zh: '该门锁没有此编号的授权', en: 'The lock has no credential of that number' }

/** The address must be the record's own. */
async function found(work: Work, { grant_id, ...address }: Address) {
  const grant = await work.records.of('grant').hold(grant_id, FIELDS, 'grant_id')
  const isThere = (['room_id', 'device_id', 'paas_id'] as const).every((name) => grant[name] === address[name])
  if (!isThere) throw invalid('paas_id', ELSEWHERE)
  const credential: Credential = { grant_id, grant_type: grant.grant_type, paas_id: address.paas_id }
  return { grant, credential, lock: await lockOf(work, address), stored: grant.held !== 0 }
}

interface Change extends Address {
  readonly permission_begin?: string
  readonly permission_end?: string
  readonly password?: string
}

/** Undefined: the lock keeps those that it has. */
function changedDigits(
  work: Work,
  grant: number,
  { password, stored }: { readonly password: string | undefined; readonly stored: boolean },
): Promise<string | undefined> {
  if (password !== undefined) return digitsFor(work, password, grant)
  return stored ? Promise.resolve(undefined) : lastDigits(work, grant, 'password')
}

const NOTHING = { zh: '没有需要修改的内容', en: 'There is nothing to change' }

export const isMoved = (
  { begin, end }: Range,
  { permission_begin, permission_end }: { readonly permission_begin: string; readonly permission_end: string },
): boolean => Date.parse(begin) !== Date.parse(permission_begin) || Date.parse(end) !== Date.parse(permission_end)

interface Wanted {
  readonly range: Range
  /** The lock has it. */
  readonly stored: boolean
  /** Another validity than it has. */
  readonly moved: boolean
  /** Left out: those that it has. */
  readonly password?: string | undefined
}

/** What its lock is told of a change, and what its record says until that answers. */
export async function changed(
  work: Work,
  { grant_id, grant_type }: Omit<Credential, 'paas_id'>,
  { range, stored, moved, password }: Wanted,
): Promise<{ readonly told: Told; readonly values: Changes<'grant'> }> {
  refuseRange(work, range)
  const hasDigits = CREDENTIAL_KINDS[grant_type].digits
  const digits = hasDigits ? await changedDigits(work, grant_id, { password, stored }) : undefined
  return {
    told: {
      ...{ range, stored, ...(digits !== undefined && { digits }) },
      ...(!stored && (await facesOf(work, grant_id, grant_type))),
    },
    values: {
      ...{ op_type: GrantOpType.update, pending_removal: false, removal_at: null },
      ...(moved ? { new_begin: range.begin, new_end: range.end } : { new_begin: null, new_end: null }),
    },
  }
}

/** With another validity it could open again. */
async function refuseChange({ records }: Work, lease_id: number | null): Promise<void> {
  const [lease] = lease_id === null ? [] : await records.of('lease').find({ lease_id }, ['frozen'], 1)
  if (lease?.frozen === true) throw invalid('permission_end', LEASE_FROZEN)
}

export const changing =
  (grant_type: GrantType) =>
  async (work: Work, request: Change): Promise<Sent & { readonly password?: string }> => {
    const { grant, credential, lock, stored } = await found(work, request)
    await refuseChange(work, grant.lease_id)
    const { permission_begin, permission_end, password } = request
    const { grant_id } = credential
    const range = { begin: permission_begin ?? grant.permission_begin, end: permission_end ?? grant.permission_end }
    const moved = isMoved(range, grant)
    const { told, values } = await changed(work, { grant_id, grant_type }, { range, stored, moved, password })
    const { digits } = told
    if (!moved && digits === undefined) throw invalid('permission_end', NOTHING)
    const task_id = await toLock(work, 'credential_update', { lock, credential, told })
    await work.records.of('grant').change(grant_id, { ...values, task_id })
    return { grant_id, task_id, ...(digits !== undefined && { password: digits }) }
  }

/** What only moves it from one state to another. */
const moving =
  (verb: 'credential_delete' | 'credential_freeze' | 'credential_unfreeze', op_type: GrantOpType) =>
  (_: GrantType) =>
  async (work: Work, request: Address): Promise<Sent> => {
    const { grant, credential, lock, stored } = await found(work, request)
    const task_id = await toLock(work, verb, { lock, credential, told: { stored } })
    const isRemoval = verb === 'credential_delete'
    await work.records.of('grant').change(credential.grant_id, {
      ...{ task_id, op_type, new_begin: null, new_end: null },
      // Asked for once more, it has been waiting since the first time.
      // Whoever releases or deletes it by hand wants no freeze any more; one that fails by hand is still wanted.
      ...(verb !== 'credential_freeze' && { pending_freeze: null }),
      ...(isRemoval && { pending_removal: true, removal_at: grant.removal_at ?? work.now.toISOString() }),
    })
    return { grant_id: credential.grant_id, task_id }
  }

export const freezing = moving('credential_freeze', GrantOpType.freeze)
export const unfreezing = moving('credential_unfreeze', GrantOpType.unfreeze)

const remove = moving('credential_delete', GrantOpType.delete)

export const removing =
  (grant_type: GrantType) =>
  async (work: Work, request: Address): Promise<Pick<Sent, 'task_id'>> => {
    const { task_id } = await remove(grant_type)(work, request)
    return { task_id }
  }
