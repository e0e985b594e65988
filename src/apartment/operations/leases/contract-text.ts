/**
 * The contract of a lease: a template's text, and beside it the values that it names as they are today. Neither changes
 * any more.
 */
import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { dayOf } from '../../../values/calendar.ts'
import { PayMode } from '../../../generated/enums.ts'
import { priceText } from '../../domain/price-text.ts'
import { roomAddress } from '../../domain/room-address.ts'
import { invalid } from '../devices/refused.ts'

const NO_DEFAULT: Label = {
  zh: '没有默认模板，请选择模板，或先在“合同模板”中设置默认模板',
  en: 'There is no default template: choose one, or set a default under Contract templates first',
}
const NOT_THERE: Label = { zh: '该模板不存在或已归档', en: 'This template does not exist, or is archived' }
const OF_ANOTHER_STORE: Label = { zh: '该模板属于其他门店', en: 'This template belongs to another store' }

const AT = 'contract_template_id'
const TEMPLATE = ['name', 'store_id', 'body', 'enabled'] as const

interface Template {
  readonly key: number
  readonly name: string
  readonly body: string
}

/** The one that was chosen; else the default of the store, else that of every store; null: there is none. */
async function templateOf({ records }: Work, store_id: number, chosen: number | undefined): Promise<Template | null> {
  if (chosen !== undefined) {
    // Not held: one for every store is used by those who may not change it.
    const [found] = await records.of('contract_template').find({ id: chosen }, TEMPLATE, 1)
    if (found === undefined) throw invalid(AT, NOT_THERE)
    if (found.store_id !== null && found.store_id !== store_id) throw invalid(AT, OF_ANOTHER_STORE)
    if (!found.enabled) throw invalid(AT, { zh: '该模板已停用', en: 'This template is switched off' })
    return found
  }
  for (const store of [store_id, null]) {
    const sought = { store_id: store, is_default: true, enabled: true }
    const [found] = await records.of('contract_template').find(sought, TEMPLATE, 1)
    if (found) return found
  }
  return null
}

const LEASE = ['home_id', 'room_id', 'tenant_id', 'lease_range', 'rent', 'deposit'] as const
const HOME = ['name', 'store_id', 'province', 'city', 'district', 'community', 'address', 'door_number'] as const
const PRICES = ['name', 'price', 'sharp_price', 'peak_price', 'shoulder_price', 'off_peak_price'] as const

/** Answers the new record's key; null: nothing was chosen, and there is no default. */
export async function makeContract(work: Work, lease_id: number, chosen?: number): Promise<number | null> {
  const { records, actor, now } = work
  const lease = await records.of('lease').hold(lease_id, LEASE)
  const { home_id, room_id, tenant_id, lease_range, rent, deposit } = lease
  const [home] = await records.of('home').find({ home_id }, HOME, 1)
  const template = await templateOf(work, home!.store_id, chosen)
  if (template === null) return null
  const [tenant] = await records.of('tenant').find({ tenant_id }, ['name', 'phone', 'id_card', 'certificate_number'], 1)
  const [room] = await records.of('room').find({ room_id }, ['display_name'], 1)
  const [store] = await records.of('store').find({ id: home!.store_id }, ['name'], 1)
  const [company] = await records.of('client').find({}, ['name'], 1)
  const id_card = tenant!.id_card ?? tenant!.certificate_number
  return records.of('contract_text').create({
    ...{ home_id, room_id, lease_id, tenant_id, lease_range, rent, deposit },
    ...{ contract_template_id: template.key, title: template.name, body: template.body },
    ...{ name: tenant!.name ?? '', phone: tenant!.phone ?? '', ...(id_card !== null && { id_card }) },
    ...{ company: company!.name, store_name: store!.name, home_name: home!.name, room_name: room!.display_name ?? '' },
    address: roomAddress({ ...home!, room: room!.display_name }),
    ...(await powerOf(work, room_id)),
    issued_on: dayOf(now),
    staff_id: actor.staff_id,
  })
}

/** What electricity costs in the room, as it is in force today. */
async function powerOf(work: Work, room_id: number) {
  const inForce = await work.settings('elemeter_setting', 'room', room_id)
  const [mode, rule] = [inForce.get('pay_mode'), inForce.get('fee_rule_id')]
  const isMode = (code: unknown): code is PayMode => Object.values<unknown>(PayMode).includes(code)
  const [found] = typeof rule === 'number' ? await work.records.of('fee_rule').find({ id: rule }, PRICES, 1) : []
  const fee_rule = found === undefined ? null : priceText(found)
  return { ...(isMode(mode) && { pay_mode: mode }), ...(fee_rule !== null && { fee_rule }) }
}

export const leaseContractText: Operation<'lease_contract_text'> = async (work, { id, contract_template_id }) => {
  const contract_text_id = await makeContract(work, id, contract_template_id)
  if (contract_text_id === null) throw invalid(AT, NO_DEFAULT)
  return { contract_text_id }
}
