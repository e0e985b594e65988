/** Whom a call means: a tenant of the home, found by phone or ID number, or made. */
import { AppError } from '../../../errors/app-error.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { Change, Changes } from '../../../server/records/types.ts'
import { masks } from '../../../generated/masks.ts'
import { masked } from '../../../values/mask.ts'
import { sameWords, refused } from '../devices/refused.ts'

export interface Given {
  readonly name: string
  readonly phone: string
  /** 18 digits. */
  readonly id_card?: string
}

export interface Who extends Given {
  readonly tenant_id: number
  /** In the answer: as it was typed, or masked. */
  readonly called: string
  readonly isNew: boolean
}

const FIELDS = ['name', 'phone', 'id_card', 'home_id', 'leases_count', 'blocked', 'block_reason'] as const
type Work_ = Pick<Work, 'records' | 'lang'>

/** Whoever has one of these phones or ID numbers. */
async function alike({ records }: Work_, all: readonly Given[]) {
  const tenants = records.of('tenant')
  const phones = [...new Set(all.map(({ phone }) => phone))]
  const numbers = [...new Set(all.flatMap(({ id_card }) => id_card ?? []))]
  // Nobody is found under what stands in place of a person who was erased.
  const byPhone = await tenants.find({ phone: { in: phones }, erased_at: null }, FIELDS)
  const byNumber = numbers.length === 0 ? [] : await tenants.find({ id_card: { in: numbers }, erased_at: null }, FIELDS)
  return { byPhone, byNumber }
}

type Alike = Awaited<ReturnType<typeof alike>>
type Known = Alike['byPhone'][number]

export function refuseBlocked(
  { lang }: Work_,
  known: readonly Pick<Known, 'blocked' | 'block_reason'>[],
  at: string,
): void {
  const blocked = known.find((one) => one.blocked === true)
  if (blocked === undefined) return
  const reason = blocked.block_reason ?? '–'
  throw refused(lang, 'tenant_blocked', at, sameWords({ reason }))
}

const named = (
  key: 'phone_of_other' | 'id_card_of_other',
  { lang }: Work_,
  { name }: Pick<Known, 'name'>,
  at: string,
): AppError => refused(lang, key, at, sameWords({ name: masked(masks.name, name ?? '') }))

/**
 * Who has held a lease has their phone number; who was only ever somebody's co-tenant may share it. An ID number is one
 * person's. The same person in another home is another record, of the same name and numbers. Null: nobody knows them.
 */
function knownAs(work: Work_, { byPhone, byNumber }: Alike, home_id: number, given: Given, at: string): Known | null {
  const [phone, number] = [`${at}phone`, `${at}id_card`]
  const numbered = byNumber.filter(({ id_card }) => id_card === given.id_card)
  const reached = byPhone.filter((one) => one.phone === given.phone)
  const otherNumber = numbered.find(({ name }) => name !== given.name)
  if (otherNumber !== undefined) throw named('id_card_of_other', work, otherNumber, number)
  const holder = reached.find(({ name, leases_count }) => name !== given.name && Number(leases_count) > 0)
  if (holder !== undefined) throw named('phone_of_other', work, holder, phone)
  const mine = [...numbered, ...reached.filter(({ name }) => name === given.name)]
  refuseBlocked(work, mine, phone)
  const here = mine.find((one) => one.home_id === home_id)
  if (here === undefined) return null
  if (given.id_card !== undefined && here.id_card !== null && here.id_card !== given.id_card)
    throw named('phone_of_other', work, here, phone)
  return here
}

/** Whoever is about to hold a lease has their phone number from now on. `at`: where the request names the others. */
export function refuseSharing(
  work: Work_,
  holder: Given,
  others: readonly Given[],
  at: (place: number) => string,
): void {
  const place = others.findIndex(({ name, phone }) => phone === holder.phone && name !== holder.name)
  if (place >= 0) throw named('phone_of_other', work, holder, `${at(place)}phone`)
}

/** `at`: where the request names each of them; left out: at its top. */
export async function tenantsOf(
  work: Work,
  home_id: number,
  all: readonly Given[],
  at: (place: number) => string = () => '',
): Promise<readonly Who[]> {
  if (all.length === 0) return []
  const found = await alike(work, all)
  const known = all.map((given, place) => knownAs(work, found, home_id, given, at(place)))
  const tenants = work.records.of('tenant')
  await tenants.changeAll(known.flatMap((here, place) => (here === null ? [] : brought(here, all[place]!))))
  // Named twice, somebody is one person all the same.
  const same = ({ name, phone }: Given): string => `${phone} ${name}`
  const news = new Map(all.flatMap((given, place) => (known[place] === null ? [[same(given), given] as const] : [])))
  const keys = await tenants.createTogether([...news.values()].map((given) => ({ ...given, home_id })))
  const made = new Map([...news.keys()].map((one, place) => [one, keys[place]!]))
  return all.map((given, place): Who => {
    const here = known[place]!
    const isNew = here === null
    return { ...given, tenant_id: isNew ? made.get(same(given))! : here.key, called: given.name, isNew }
  })
}

export const tenantOf = async (work: Work, home_id: number, given: Given): Promise<Who> =>
  (await tenantsOf(work, home_id, [given]))[0]!

/** What is known of them now and was not before. */
function brought(known: Known, { phone, id_card }: Given): readonly Change<'tenant'>[] {
  const values: Changes<'tenant'> = {
    ...(known.phone !== phone && { phone }),
    ...(known.id_card === null && id_card !== undefined && { id_card }),
  }
  return Object.keys(values).length > 0 ? [{ key: known.key, values }] : []
}
