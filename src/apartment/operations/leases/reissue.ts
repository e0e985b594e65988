/**
 * What people open the door with, once more at another door: for the same people, and to the end of their lease, even
 * where a renewal had not reached the old lock.
 */
import { CredentialHeld, GrantType } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { endOfDay } from '../../../values/calendar.ts'
import { masks } from '../../../generated/masks.ts'
import { masked } from '../../../values/mask.ts'
import { takesKind } from '../../domain/credential-kinds.ts'
import { issue, kindsAt, NOTHING, openLock, type Getting, type Issued } from './credentials.ts'
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
  /** Last day of the lease. */
  readonly until: string
  /** The first is the tenant: what is nobody else's is theirs. */
  readonly people: readonly [Person, ...(readonly Person[])]
}

const FACE: Label = {
  zh: '人脸需在新门锁页面重新添加照片',
  en: 'Add the photo of the face on the page of the new lock',
}
const FROZEN: Label = { zh: '原授权已冻结，未重新下发', en: 'It was frozen, and is not issued anew' }
const EXPIRED: Label = {
  zh: '原授权已过期，未重新下发；如仍需要，请在新租约添加授权',
  en: 'It had expired, and is not issued anew; if it is still needed, add it on the new lease',
}

const TYPE: Label = { zh: '新门锁的型号不支持这种授权方式', en: 'The model of the new lock does not take this kind' }

type Kinds = readonly GrantType[] | null

const whyNot = ({ now }: Work, kinds: Kinds, { grant_type, held, permission_end }: Credential): Label | null => {
  if (!takesKind(kinds, grant_type)) return TYPE
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
  const kinds = await kindsAt(work, place.room_id)
  const held = all.map((one) => {
    const person = people.find(({ name, phone }) => name === one.name && phone === one.phone) ?? people[0]
    const name = one.name ?? person.name
    const who = { ...person, name, phone: one.phone ?? person.phone, called: masked(masks.name, name) }
    return { one, who, isOwn: person === people[0], why: whyNot(work, kinds, one) }
  })
  const again = held.filter(({ why }) => why === null)
  const issued = [...(await issueAgain(work, place, again, at))]
  const results = held.map(({ one: { grant_type }, who: { tenant_id }, isOwn, why }) => {
    if (why === null) return { ...issued.shift()!, isOwn }
    const step: Step = { step: 'credential', state: 'skipped', grant_type, tenant_id, ...inWords(work, why) }
    return { ...NOTHING, steps: [step], isOwn }
  })
  return {
    steps: results.flatMap(({ steps }) => steps),
    passwords: results.flatMap(({ passwords }) => passwords),
    own: results.flatMap(({ passwords, isOwn }) => (isOwn ? passwords : [])),
  }
}

interface Again {
  readonly one: Credential
  readonly who: Getting['who']
}

async function issueAgain(
  work: Work,
  { room_id, lease_id, until }: Omit<Place, 'people'>,
  all: readonly Again[],
  at: string,
): Promise<readonly Issued[]> {
  if (all.length === 0) return []
  const device_id = await openLock(work, room_id, { types: all.map(({ one }) => one.grant_type), at })
  return issue(
    work,
    { room_id, device_id, lease_id },
    all.map(({ one: { grant_type, permission_begin: begin }, who }): Getting => {
      const permission_begin = new Date(Math.max(work.now.getTime(), Date.parse(begin))).toISOString()
      const permission_end = endOfDay(until).toISOString()
      return { who, types: [grant_type], range: { permission_begin, permission_end } }
    }),
  )
}
