/** A tenant asks to be forgotten, and may be: nothing runs, nothing is owed, and the time of keeping has passed. */
import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { erasePerson, recordsOfPerson } from '../../../server/calls/people.ts'
import { invalid } from '../devices/refused.ts'

const ELSEWHERE: Label = {
  zh: '同一手机号的其他租客还不能删除个人信息',
  en: 'Another tenant of the same phone number may not be erased yet',
}
const STILL_OPENS: Label = {
  zh: '还有以该租客的姓名和手机号下发的授权，请先删除',
  en: 'Credentials under this tenant’s name and phone number are left; delete them first',
}

/** The same person in another home is another record, of the same phone; what is told by the phone is of both. */
async function refuseElsewhere({ records }: Work, id: number, phone: string): Promise<void> {
  const same = await records.of('tenant').find({ phone, erased_at: null }, ['erase_block'])
  if (same.some(({ key, erase_block }) => key !== id && erase_block !== null)) throw invalid('id', ELSEWHERE)
}

export const tenantErase: Operation<'tenant_erase'> = async (work, { id }) => {
  const tenants = work.records.of('tenant')
  const { phone } = await tenants.hold(id, ['phone'])
  await refuseElsewhere(work, id, phone ?? '')
  const found = await recordsOfPerson(work, 'tenant', id)
  // What still opens a door must be known by the name of whoever has it.
  if (found.some(({ entity }) => entity.name === 'grant')) throw invalid('id', STILL_OPENS)
  await erasePerson(work, found)
  await tenants.change(id, { erased_at: work.now.toISOString() })
  const records = found.map(({ entity, keys }) => ({ resource: entity.label[work.lang], count: keys.length }))
  return { records }
}
