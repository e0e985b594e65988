/** What people open the door with, once more at another door: for the same people, and until the same day. */
import { CredentialHeld, GrantType } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { masks } from '../../../values/mask.ts'
import { issue, NOTHING, openLock, type Issued } from './credentials.ts'
import type { Credential } from './each.ts'
import { inWords, type Step } from './steps.ts'

interface Person {
  readonly tenant_id: number
  readonly name: string
  readonly phone: string
}

interface Place {
  readonly room_id: number
  readonly lease_id: number
  /** The first is the tenant: what is nobody else's is theirs. */
  readonly people: readonly [Person, ...(readonly Person[])]
}

const FACE: Label = {
  zh: '人脸需在新门锁页面重新添加照片',
  en: 'Add the photo of the face on the page of the new lock',
}
const FROZEN: Label = { zh: '原授权已冻结，未重新下发', en: 'It was frozen, and is not issued anew' }
const EXPIRED: Label = { zh: '原授权已过期，未重新下发', en: 'It had expired, and is not issued anew' }

const whyNot = ({ now }: Work, { grant_type, held, permission_end }: Credential): Label | null => {
  if (grant_type === GrantType.face) return FACE
  if (held === CredentialHeld.frozen) return FROZEN
  return Date.parse(permission_end) <= now.getTime() ? EXPIRED : null
}

/** `at`: the request's field that asks for it. Of the passwords, the tenant's own stand apart. */
export async function reissue(
  work: Work,
  { people, ...place }: Place,
  all: readonly Credential[],
  at: string,
): Promise<Issued & { readonly own: readonly string[] }> {
  const types = all.flatMap((one) => (whyNot(work, one) === null ? [one.grant_type] : []))
  const device_id = types.length === 0 ? null : await openLock(work, place.room_id, { types, at })
  let [done, own]: readonly [Issued, readonly string[]] = [NOTHING, []]
  for (const one of all) {
    const person = people.find(({ name, phone }) => name === one.name && phone === one.phone) ?? people[0]
    const holder = { ...person, name: one.name ?? person.name, phone: one.phone ?? person.phone }
    const issued = await once(work, { ...place, device_id }, one, { ...holder, called: masks.name(holder.name) })
    if (person === people[0]) own = [...own, ...issued.passwords]
    done = { steps: [...done.steps, ...issued.steps], passwords: [...done.passwords, ...issued.passwords] }
  }
  return { ...done, own }
}

async function once(
  work: Work,
  { device_id, ...place }: Omit<Place, 'people'> & { readonly device_id: number | null },
  one: Credential,
  holder: Person & { readonly called: string },
): Promise<Issued> {
  const why = whyNot(work, one)
  const { grant_type, permission_begin: begin, permission_end } = one
  if (why !== null) {
    const step: Step = {
      step: 'credential',
      state: 'skipped',
      grant_type,
      tenant_id: holder.tenant_id,
      ...inWords(work, why),
    }
    return { ...NOTHING, steps: [step] }
  }
  const permission_begin = new Date(Math.max(work.now.getTime(), Date.parse(begin))).toISOString()
  return issue(work, { ...place, device_id: device_id!, range: { permission_begin, permission_end } }, holder, [
    grant_type,
  ])
}
