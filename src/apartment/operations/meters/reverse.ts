/** What was paid is taken back, as a whole or in part: by a further entry, and never more than remains. */
import { Decimal } from 'decimal.js'
import { LedgerKind } from '../../../generated/enums.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { chargedEnergy } from '../../domain/energy.ts'
import { judge, remainingOf } from '../../meters/arrears.ts'
import { book, settle } from '../../meters/ledger.ts'
import { measured } from '../../meters/ledgers.ts'
import { DEVICE_FIELDS, type Device } from '../../reports/told.ts'
import { sameWords, refused } from '../devices/refused.ts'
import { buysNothing, tellMeter } from './charge.ts'
import { ENERGY_CHARGES, WATER_CHARGES, type Charge, type Charges } from './charges.ts'
import { moneyText } from '../../domain/money-text.ts'

type Request = CallTypes['charge_reverse']['request']

interface Back {
  readonly money: Decimal
  readonly quantity: Decimal
  /** Nothing is left of the charge. */
  readonly isWhole: boolean
}

function backOf({ lang }: Work, charge: Charge, money: string | undefined): Back {
  const left = {
    money: new Decimal(charge.money).minus(charge.reversed_money ?? 0),
    quantity: new Decimal(charge.quantity).minus(charge.reversed),
  }
  if (money === undefined || left.money.eq(money)) return { ...left, isWhole: true }
  if (left.money.lt(money)) throw refused(lang, 'beyond_charge', 'money', sameWords({ money: moneyText(left.money) }))
  const quantity = Decimal.min(left.quantity, chargedEnergy(money, charge.price!))
  return { money: new Decimal(money), quantity, isWhole: false }
}

function refuseBeyond({ lang }: Work, { ledger }: Charges, meter: Device, quantity: Decimal, at: string): void {
  const remains = remainingOf(meter)
  if (quantity.lte(remains)) return
  const [left, asked] = [measured(ledger, remains), measured(ledger, quantity.toFixed(2))]
  const words = (of: 'zh' | 'en') => ({ remaining: left[of], quantity: asked[of] })
  throw refused(lang, 'beyond_balance', at, { zh: words('zh'), en: words('en') })
}

async function reverse(work: Work, charges: Charges, { id, money, reason }: Request) {
  const charge = await charges.hold(work, id)
  const held = await work.records.of('device').hold(charge.device_id, DEVICE_FIELDS, 'id')
  const back = backOf(work, charge, money)
  if (back.quantity.isZero()) throw buysNothing(work, charges.ledger)
  const { meter } = await settle(work, held)
  refuseBeyond(work, charges, meter, back.quantity, money === undefined ? 'id' : 'money')
  const isAll = back.isWhole && new Decimal(charge.reversed).isZero()
  const [quantity, paid] = [back.quantity.neg().toFixed(2), back.money.neg().toFixed(2)]
  const kind = isAll ? LedgerKind.reversal : LedgerKind.refund
  const entry = { kind, quantity, money: paid, price: charge.price!, charge_id: id, reason }
  const { meter: after, ids, balance } = await book(work, meter, [entry])
  const entry_id = ids[0]!
  await charges.change(work, id, {
    reversed_money: back.money.plus(charge.reversed_money ?? 0).toFixed(2),
    reversed: back.quantity.plus(charge.reversed).toFixed(2),
  })
  const told = { key: `${charges.keyOf(id)}-back-${entry_id}`, charge_id: id, money: paid, quantity }
  const { task_id } = await tellMeter(work, charges.ledger, after, told)
  await judge(work, after)
  return { entry_id, task_id, quantity: back.quantity.toFixed(2), remaining: balance }
}

export const chargeReverse: Operation<'charge_reverse'> = async (work, request) => {
  const { quantity: energy, ...reversed } = await reverse(work, ENERGY_CHARGES, request)
  return { ...reversed, energy }
}

export const waterChargeReverse: Operation<'water_charge_reverse'> = async (work, request) => {
  const { quantity: volume, ...reversed } = await reverse(work, WATER_CHARGES, request)
  return { ...reversed, volume }
}
