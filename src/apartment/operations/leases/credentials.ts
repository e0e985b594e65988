/** Lock credentials of the people of a lease: issued with it, and valid for its term. */
import type { GrantType } from '../../../generated/enums.ts'
import { CredentialBlock, DeviceType, GrantType as Types } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { endOfDay, startOfDay } from '../../../values/calendar.ts'
import { isBound } from '../../domain/device-states.ts'
import { CREDENTIAL_KINDS, takesKind } from '../../domain/credential-kinds.ts'
import { addTogether, type Face } from '../locks/verbs.ts'
import { invalid, refused } from '../devices/refused.ts'
import { blockLabel } from './each.ts'
import { saidOf, type Step } from './steps.ts'

const FIELDS = ['state', 'credential_block', 'forbids_password', 'grant_types'] as const
const NO_LOCK: Label = { zh: '该房间没有在用的门锁', en: 'The room has no lock in use' }

type Reading = Pick<Work, 'records' | 'model' | 'lang'>

/** In use: the one that takes all of these now, if there is one. */
async function lockAt({ records }: Pick<Work, 'records'>, room_id: number, types: readonly GrantType[]) {
  const found = await records.of('device').find({ room_id, device_type: DeviceType.lock }, FIELDS)
  const locks = found.filter(({ state }) => isBound(state))
  const open = locks.filter(({ credential_block: block }) => block === null)
  return open.find((lock) => takesAll(lock.grant_types, types)) ?? open[0] ?? locks[0]
}

const takesAll = (kinds: readonly GrantType[] | null, types: readonly GrantType[]): boolean =>
  types.every((type) => takesKind(kinds, type))

/** Null: all, as far as is known. */
export const kindsAt = async (work: Work, room_id: number): Promise<readonly GrantType[] | null> =>
  (await lockAt(work, room_id, []))?.grant_types ?? null

/** The room's lock, if these credentials can be issued by it now. */
export async function openLock(
  work: Reading,
  room_id: number,
  { types, at }: { readonly types: readonly GrantType[]; readonly at: string },
): Promise<number> {
  const lock = await lockAt(work, room_id, types)
  if (lock === undefined) throw invalid(at, NO_LOCK)
  const why = lock.credential_block ?? (takesAll(lock.grant_types, types) ? null : CredentialBlock.type)
  if (why !== null) {
    const label = blockLabel(work, why)
    throw invalid(at, why === CredentialBlock.type ? saidOf(label, untaken(work, lock.grant_types, types)) : label)
  }
  if (types.some((type) => CREDENTIAL_KINDS[type].digits) && lock.forbids_password === true)
    throw refused(work.lang, 'setting_forbids', at)
  return lock.key
}

/** Which of these the lock does not take. */
function untaken({ model }: Reading, kinds: readonly GrantType[] | null, types: readonly GrantType[]): Label {
  const labels = model.enums['grant_type']!.values.flatMap(({ value, label }) =>
    types.includes(value as GrantType) && !takesKind(kinds, value as GrantType) ? [label] : [],
  )
  return { zh: labels.map(({ zh }) => zh).join('、'), en: labels.map(({ en }) => en).join(', ') }
}

export interface Range {
  readonly permission_begin: string
  readonly permission_end: string
}

/** Both days are the tenant's; one that has begun holds from now on. */
export function rangeOf({ now }: Pick<Work, 'now'>, [from, to]: readonly [string, string]): Range {
  const begin = startOfDay(from)
  return {
    permission_begin: (begin > now ? begin : now).toISOString(),
    permission_end: endOfDay(to).toISOString(),
  }
}

interface Holder {
  readonly tenant_id: number
  readonly name: string
  readonly phone: string
  /** In the answer. */
  readonly called: string
}

interface Place {
  readonly room_id: number
  readonly device_id: number
  readonly lease_id: number
}

/** What somebody is to get. */
export interface Getting extends Face {
  readonly who: Holder
  readonly types: readonly GrantType[]
  readonly range: Range
  /** Left out: it is drawn. */
  readonly password?: string
}

export interface Issued {
  readonly steps: readonly Step[]
  /** A line for each password, with its holder: shown once. */
  readonly passwords: readonly string[]
}

export const NOTHING: Issued = { steps: [], passwords: [] }

const credentialsFor = (
  { who: { name, phone }, types, range, password, face_photo, consent }: Getting,
  lease_id: number,
) =>
  types.map((grant_type) => ({
    ...{ grant_type, name, phone, lease_id, ...range },
    ...(CREDENTIAL_KINDS[grant_type].digits && password !== undefined && { password }),
    ...(grant_type === Types.face && { face_photo, consent }),
  }))

/** All at once; of each person in their place what came of it. */
export async function issue(
  work: Work,
  { room_id, device_id, lease_id }: Place,
  people: readonly Getting[],
): Promise<readonly Issued[]> {
  const wanted = people.map((one) => credentialsFor(one, lease_id))
  const added = [...(await addTogether(work, { room_id, device_id }, wanted.flat()))]
  return people.map(({ who: { tenant_id, called } }, place): Issued => {
    const theirs = added.splice(0, wanted[place]!.length)
    return {
      steps: theirs.map(({ grant_id, task_id }, at): Step => ({
        ...{ step: 'credential', state: 'sent', tenant_id, grant_type: wanted[place]![at]!.grant_type, device_id },
        ...{ grant_id, task_id, text: called },
      })),
      passwords: theirs.flatMap(({ password }) => (password === undefined ? [] : [`${called} ${password}`])),
    }
  })
}

interface Standing {
  readonly room_id: number
  readonly lease_id: number
  readonly lease_range: readonly string[]
}

/** Somebody of a lease that stands gets these for its term. */
export async function issueFor(
  work: Work,
  { room_id, lease_id, lease_range }: Standing,
  one: Omit<Getting, 'range'>,
): Promise<Issued> {
  const device_id = await openLock(work, room_id, { types: one.types, at: 'grant_types' })
  const range = rangeOf(work, [lease_range[0]!, lease_range[1]!])
  const [issued] = await issue(work, { room_id, device_id, lease_id }, [{ ...one, range }])
  return issued!
}
