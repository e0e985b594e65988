import type { Operation } from '../../../server/calls/operation.ts'
import { CountryCode } from '../../../generated/enums.ts'
import { grantEach } from '../locks/batches.ts'

/** A lock knows whoever opens it by a phone number of the mainland, or by none. */
export const staffGrant: Operation<'staff_grant'> = async (work, { id, ...wanted }) => {
  const { name, phone, country_code } = await work.records.of('staff').hold(id, ['name', 'phone', 'country_code'], 'id')
  const people = [{ name, phone: country_code === CountryCode.china ? phone : null }]
  return grantEach(work, wanted, { people, holder_id: id })
}
