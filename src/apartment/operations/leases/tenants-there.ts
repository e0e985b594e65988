/**
 * A home has tenants of its own. Whoever moves to another home stands among those of that one from then on: found by
 * phone or ID number as at a check-in, or made, with what is known of the person.
 */
import type { Work } from '../../../server/calls/operation.ts'
import type { Changes } from '../../../server/records/types.ts'
import { tenantsOf, type Given } from './who.ts'

const KNOWN = [
  ...(['email', 'certificate_type', 'certificate_number', 'emergency_contact', 'emergency_phone'] as const),
  ...(['note', 'tag_ids', 'real_name_verified'] as const),
] as const
const FIELDS = ['name', 'phone', 'id_card', ...KNOWN] as const
const ALSO: ReadonlySet<string> = new Set(KNOWN)

/** Of each of these tenants in their place, who they are in that home. */
export async function tenantsThere(work: Work, home_id: number, all: readonly number[]): Promise<readonly number[]> {
  const tenants = work.records.of('tenant')
  const known = new Map((await tenants.find({ tenant_id: { in: all } }, FIELDS)).map((one) => [one.key, one]))
  const before = all.map((key) => known.get(key)!)
  const given = before.map(({ name, phone, id_card }): Given => ({
    ...{ name: name ?? '', phone: phone ?? '' },
    ...(id_card !== null && { id_card }),
  }))
  const there = await tenantsOf(work, home_id, given)
  await tenants.changeAll(
    there.flatMap(({ tenant_id, isNew }, at) => (isNew ? [{ key: tenant_id, values: toldOf(before[at]!) }] : [])),
  )
  return there.map(({ tenant_id }) => tenant_id)
}

const toldOf = (person: object): Changes<'tenant'> =>
  Object.fromEntries(Object.entries(person).filter(([name, value]) => ALSO.has(name) && value !== null))
