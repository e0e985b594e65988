/** Lock credentials of the people of a lease: issued with it, and valid for its term. */
import type { GrantType } from '../../../generated/enums.ts'
import { DeviceType, GrantType as Types } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { NewRecord } from '../../../server/records/types.ts'
import { endOfDay, startOfDay } from '../../../values/calendar.ts'
import { isBound } from '../../domain/device-states.ts'
import { CREDENTIAL_KINDS } from '../../domain/credential-kinds.ts'
import { adding } from '../locks/verbs.ts'
import { invalid, refused } from '../devices/refused.ts'
import type { Step } from './steps.ts'

const FIELDS = ['state', 'credential_block', 'forbids_password'] as const
const NO_LOCK: Label = { zh: '该房间没有在用的门锁', en: 'The room has no lock in use' }

/** The room's lock, if credentials can be issued by it now. */
export async function openLock(
  { records, model, lang }: Pick<Work, 'records' | 'model' | 'lang'>,
  room_id: number,
  { types, at }: { readonly types: readonly GrantType[]; readonly at: string },
): Promise<number> {
  const found = await records.of('device').find({ room_id, device_type: DeviceType.lock }, FIELDS)
  const locks = found.filter(({ state }) => isBound(state))
  const lock = locks.find(({ credential_block }) => credential_block === null) ?? locks[0]
  if (lock === undefined) throw invalid(at, NO_LOCK)
  const block = model.enums['credential_block']!.values.find(({ value }) => value === lock.credential_block)
  if (block !== undefined) throw invalid(at, block.label)
  if (types.some((type) => CREDENTIAL_KINDS[type].digits) && lock.forbids_password === true)
    throw refused(lang, 'setting_forbids', at)
  return lock.key
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

export interface Issuing {
  readonly room_id: number
  readonly device_id: number
  readonly lease_id: number
  readonly range: Range
  readonly password?: string
  /** Of a face. */
  readonly face_photo?: NewRecord<'grant'>['face_photo']
}

export interface Issued {
  readonly steps: readonly Step[]
  /** A line for each password, with its holder: shown once. */
  readonly passwords: readonly string[]
}

export const NOTHING: Issued = { steps: [], passwords: [] }

export async function issue(
  work: Work,
  { range, password, face_photo, ...place }: Issuing,
  { tenant_id, name, phone, called }: Holder,
  types: readonly GrantType[],
): Promise<Issued> {
  let all = NOTHING
  for (const grant_type of types) {
    const asked = { ...place, ...range, name, phone }
    const hasDigits = CREDENTIAL_KINDS[grant_type].digits
    const sent = await adding(grant_type)(work, {
      ...asked,
      ...(hasDigits && password !== undefined && { password }),
      ...(grant_type === Types.face && face_photo !== undefined && { face_photo }),
    })
    const step: Step = {
      ...{ step: 'credential', state: 'sent', tenant_id, grant_type, device_id: place.device_id },
      ...{ grant_id: sent.grant_id, task_id: sent.task_id, text: called },
    }
    all = {
      steps: [...all.steps, step],
      passwords: hasDigits ? [...all.passwords, `${called} ${sent.password}`] : all.passwords,
    }
  }
  return all
}
