/**
 * Codes that the lock checks by itself: given out while it is away, too. What was given to whom is noted, the digits
 * are not: they are shown once.
 */
import { AppError } from '../../../errors/app-error.ts'
import { offline_admin_password_id } from '../../../generated/constants.ts'
import { CredentialHeld, GrantOpType, GrantType, LockCodeKind, type FunctionCode } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Ahead, AskingFirst, Work } from '../../../server/calls/operation.ts'
import { LONGEST_HOURS, type Hours, type OfflineKind } from '../../domain/lock-codes.ts'
import type { CodedLock } from '../../ports/lock-codes.ts'
import { BACKWARDS, lockOf, type Lock } from './lock.ts'

const HOUR_MS = 3_600_000

interface Address {
  readonly room_id: number
  readonly device_id: number
}

/** Null: not in that room, which is refused once the lock is held. */
async function asked(ahead: Ahead, { room_id, device_id }: Address): Promise<CodedLock | null> {
  const [device] = await ahead.records.of('device').find({ device_id, room_id }, ['sn'], 1)
  return device === undefined ? null : { sn: device.sn, company: ahead.actor.client_id }
}

interface Issued {
  readonly kind: LockCodeKind
  readonly from: Date
  readonly until: Date
  readonly function?: FunctionCode
}

/** The lock is held meanwhile. */
async function note(work: Work, address: Address, { kind, from, until, ...more }: Issued): Promise<Lock> {
  const lock = await lockOf(work, address)
  await work.records.of('lock_code').create({
    ...{ kind, home_id: lock.home_id, room_id: lock.room_id, device_id: lock.key, staff_id: work.actor.staff_id },
    ...{ valid_from: from.toISOString(), valid_until: until.toISOString(), ...more },
  })
  return lock
}

const WHOLE = { zh: '请选择整点', en: 'Please choose a whole hour' }
const PAST = { zh: '不能早于当前整点', en: 'This must not be before the current hour' }
const LONG = { zh: `最长${LONGEST_HOURS / 24}天`, en: `At most ${LONGEST_HOURS / 24} days` }

interface Range {
  readonly permission_begin?: string
  readonly permission_end: string
}

function hoursOf(now: Date, { permission_begin, permission_end }: Range): Hours {
  const current = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  const begin = permission_begin === undefined ? current : Date.parse(permission_begin)
  const end = Date.parse(permission_end)
  const wrong = (field: keyof Range, message: Label): AppError =>
    new AppError('lock_permission', {}, { fields: [{ field, message }] })
  if (begin % HOUR_MS !== 0) throw wrong('permission_begin', WHOLE)
  if (end % HOUR_MS !== 0) throw wrong('permission_end', WHOLE)
  if (begin < current) throw wrong('permission_begin', PAST)
  if (end <= begin) throw wrong('permission_end', BACKWARDS)
  if (end - begin > LONGEST_HOURS * HOUR_MS) throw wrong('permission_end', LONG)
  return { begin: new Date(begin), end: new Date(end) }
}

type Follows = (work: Work, lock: Lock, hours: Hours) => Promise<void>

const offline = (as: OfflineKind, kind: LockCodeKind, follows: Follows = () => Promise.resolve()) => ({
  ahead: async (ahead: Ahead, request: Address & Range) => {
    const hours = hoursOf(ahead.now, request)
    const found = await asked(ahead, request)
    const password = found === null ? '' : await ahead.ports.lock_codes.offline(found, hours, as)
    return async (work: Work, address: Address) => {
      const lock = await note(work, address, { kind, from: hours.begin, until: hours.end })
      await follows(work, lock, hours)
      return { password, permission_begin: hours.begin.toISOString(), permission_end: hours.end.toISOString() }
    }
  },
})

const ADMIN = '离线管理密码'

/** Its record says from when to when the last one holds; the lock need not be told of it. */
async function recorded({ records }: Work, { key: device_id, home_id, room_id }: Lock, hours: Hours): Promise<void> {
  const grants = records.of('grant')
  const range = { permission_begin: hours.begin.toISOString(), permission_end: hours.end.toISOString() }
  const known = { held: CredentialHeld.stored, op_type: GrantOpType.update }
  const [found] = await grants.find({ device_id, paas_id: offline_admin_password_id }, [], 1)
  if (found !== undefined) return grants.change(found.key, { ...range, ...known })
  await grants.create({
    ...{ grant_type: GrantType.password, home_id, room_id, device_id, paas_id: offline_admin_password_id },
    ...{ name: ADMIN, ...range, ...known },
  })
}

export const offlinePassword: AskingFirst<'offline_password'> = offline('guest', LockCodeKind.offline)
export const offlineAdminPassword: AskingFirst<'offline_admin_password'> = offline(
  'admin',
  LockCodeKind.offline_admin,
  recorded,
)

export const dynamicPassword: AskingFirst<'dynamic_password'> = {
  ahead: async (ahead, request) => {
    const lock = await asked(ahead, request)
    const code = lock === null ? null : await ahead.ports.lock_codes.dynamic(lock, ahead.now)
    return async (work, address) => {
      const until = code?.expires_at ?? work.now
      await note(work, address, { kind: LockCodeKind.dynamic, from: ahead.now, until })
      return { password: code?.digits ?? '', expires_at: until.toISOString() }
    }
  },
}

export const functionCodeOf: AskingFirst<'function_code'> = {
  ahead: async (ahead, request) => {
    const lock = await asked(ahead, request)
    const code = lock === null ? null : await ahead.ports.lock_codes.function(lock, request.code, ahead.now)
    return async (work, { code: wanted, ...address }) => {
      const until = code?.expires_at ?? work.now
      await note(work, address, { kind: LockCodeKind.function_code, from: ahead.now, until, function: wanted })
      return { code: code?.digits ?? '', expires_at: until.toISOString() }
    }
  },
}
