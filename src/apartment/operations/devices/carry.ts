/**
 * What opens a door goes with it to the lock that takes the place of another: by itself, where nobody is needed for it.
 * The new lock knows nothing before it has said so.
 */
import { admin_password_id, offline_admin_password_id } from '../../../generated/constants.ts'
import { CredentialHeld, GrantOpStatus, GrantOpType, GrantType, NotCarried } from '../../../generated/enums.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { CREDENTIAL_KINDS, takesKind } from '../../domain/credential-kinds.ts'
import { knownDigits } from '../locks/codes.ts'
import { facesOf, toLock, type Lock, type Range } from '../locks/lock.ts'
import { nothingOf } from './leave.ts'
import { takeBack } from './take-back.ts'

const FIELDS = [
  ...(['grant_type', 'paas_id', 'permission_begin', 'permission_end', 'new_begin', 'new_end'] as const),
  ...(['to_range', 'held', 'op_type', 'op_status', 'task_id', 'pending_removal', 'face_photo', 'lease_id'] as const),
] as const

/** Read before what waits for the old lock is cancelled: that is wanted still. */
export const credentialsOf = ({ records }: Work, device_id: number) => records.of('grant').find({ device_id }, FIELDS)

type Known = Awaited<ReturnType<typeof credentialsOf>>[number]

const isUnderWay = ({ op_status }: Known): boolean => op_status === GrantOpStatus.running

const isLeaving = (grant: Known): boolean =>
  grant.pending_removal === true || (isUnderWay(grant) && grant.op_type === GrantOpType.delete)

/** What the old lock never took and no command is bringing stays as it is. */
const isWanted = (grant: Known): boolean =>
  grant.paas_id !== offline_admin_password_id && (grant.held !== CredentialHeld.nothing || isUnderWay(grant))

const isFrozen = (grant: Known): boolean =>
  isUnderWay(grant) ? grant.op_type === GrantOpType.freeze : grant.held === CredentialHeld.frozen

/** Those in force, or what the command under way brings in their place; what failed before it is neither. */
const rangeOf = ({ to_range, new_begin, new_end, permission_begin, permission_end }: Known): Range =>
  to_range === true && new_begin !== null && new_end !== null
    ? { begin: new_begin, end: new_end }
    : { begin: permission_begin, end: permission_end }

async function digitsOf(work: Work, grant: Known): Promise<string | undefined> {
  const known = await knownDigits(work, grant.key)
  const brought = isUnderWay(grant) ? known.find(({ task }) => task === grant.task_id) : undefined
  return (brought ?? known.findLast(({ isConfirmed }) => isConfirmed))?.digits
}

function whyNot(
  work: Work,
  grant: Known,
  { kinds, frozen, digits }: Pick<Taking, 'kinds' | 'frozen'> & { readonly digits: string | undefined },
): NotCarried | null {
  const { digits: hasDigits, captured } = CREDENTIAL_KINDS[grant.grant_type]
  if (!takesKind(kinds, grant.grant_type)) return NotCarried.type
  // A lock that was away may not have been told yet.
  if (isFrozen(grant) || frozen.has(grant.lease_id ?? 0)) return NotCarried.frozen
  if (Date.parse(rangeOf(grant).end) <= work.now.getTime()) return NotCarried.expired
  if (captured) return NotCarried.captured
  if (hasDigits && digits === undefined) return NotCarried.no_digits
  return grant.grant_type === GrantType.face && grant.face_photo === null ? NotCarried.no_photo : null
}

interface Taking extends Lock {
  readonly kinds: readonly GrantType[] | null
  /** Leases. */
  readonly frozen: ReadonlySet<number>
}

async function carryOne(work: Work, grant: Known, lock: Taking): Promise<void> {
  const { key, grant_type, paas_id } = grant
  const digits = CREDENTIAL_KINDS[grant_type].digits ? await digitsOf(work, grant) : undefined
  const carried_as = whyNot(work, grant, { ...lock, digits })
  const range = rangeOf(grant)
  const values = { permission_begin: range.begin, permission_end: range.end, carried_as }
  if (carried_as !== null) return work.records.of('grant').change(key, values)
  const task_id = await toLock(work, paas_id === admin_password_id ? 'credential_update' : 'credential_create', {
    lock,
    credential: { grant_id: key, grant_type, paas_id: paas_id! },
    told: { range, stored: false, ...(digits !== undefined && { digits }), ...(await facesOf(work, key, grant_type)) },
  })
  await work.records.of('grant').change(key, { ...values, task_id })
}

/** What was to be deleted is gone with the old lock. */
export async function carryCredentials(work: Work, all: readonly Known[], lock: Lock): Promise<void> {
  const grants = work.records.of('grant')
  await takeBack(work, all)
  await grants.changeAll(
    all.map(({ key, task_id, paas_id }) => ({
      key,
      values: {
        ...{ device_id: lock.key, new_begin: null, new_end: null, carried_as: null, ...nothingOf(task_id) },
        op_type: paas_id === admin_password_id ? GrantOpType.update : GrantOpType.create,
      },
    })),
  )
  const { grant_types: kinds } = await work.records.of('device').hold(lock.key, ['grant_types'])
  const leases = await work.records
    .of('lease')
    .holdAll([...new Set(all.flatMap(({ lease_id }) => lease_id ?? []))], ['frozen'])
  const frozen = new Set([...leases].flatMap(([key, lease]) => (lease.frozen === true ? [key] : [])))
  for (const grant of all)
    if (isLeaving(grant)) await grants.remove(grant.key)
    else if (isWanted(grant)) await carryOne(work, grant, { ...lock, kinds, frozen })
}
