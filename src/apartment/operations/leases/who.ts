/** Whom a call means: a tenant of the home, found by phone or ID number, or made. */
import { AppError } from '../../../errors/app-error.ts'
import type { Work } from '../../../server/calls/operation.ts'
import type { Changes } from '../../../server/records/types.ts'
import { masks } from '../../../values/mask.ts'
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

async function alike({ records }: Work_, { phone, id_card }: Given) {
  const tenants = records.of('tenant')
  // Nobody is found under what stands in place of a person who was erased.
  const byPhone = await tenants.find({ phone, erased_at: null }, FIELDS)
  const byNumber = id_card === undefined ? [] : await tenants.find({ id_card, erased_at: null }, FIELDS)
  return { byPhone, byNumber }
}

type Known = Awaited<ReturnType<typeof alike>>['byPhone'][number]

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

const named = (key: 'phone_of_other' | 'id_card_of_other', { lang }: Work_, { name }: Known): AppError => {
  return refused(lang, key, key === 'phone_of_other' ? 'phone' : 'id_card', sameWords({ name: masks.name(name ?? '') }))
}

/**
 * Who has held a lease has their phone number; who was only ever somebody's co-tenant may share it. An ID number is one
 * person's. The same person in another home is another record, of the same name and numbers.
 */
export async function tenantOf(work: Work, home_id: number, given: Given): Promise<Who> {
  const { byPhone, byNumber } = await alike(work, given)
  const otherNumber = byNumber.find(({ name }) => name !== given.name)
  if (otherNumber !== undefined) throw named('id_card_of_other', work, otherNumber)
  const holder = byPhone.find(({ name, leases_count }) => name !== given.name && Number(leases_count) > 0)
  if (holder !== undefined) throw named('phone_of_other', work, holder)
  const mine = [...byNumber, ...byPhone.filter(({ name }) => name === given.name)]
  refuseBlocked(work, mine, 'phone')
  const here = mine.find((one) => one.home_id === home_id)
  if (here === undefined) {
    const tenant_id = await work.records.of('tenant').create({ ...given, home_id })
    return { ...given, tenant_id, called: given.name, isNew: true }
  }
  if (given.id_card !== undefined && here.id_card !== null && here.id_card !== given.id_card)
    throw named('phone_of_other', work, here)
  await brought(work, here, given)
  return { ...given, tenant_id: here.key, called: given.name, isNew: false }
}

/** What is known of them now and was not before. */
async function brought({ records }: Work_, known: Known, { phone, id_card }: Given): Promise<void> {
  const news: Changes<'tenant'> = {
    ...(known.phone !== phone && { phone }),
    ...(known.id_card === null && id_card !== undefined && { id_card }),
  }
  if (Object.keys(news).length > 0) await records.of('tenant').change(known.key, news)
}
