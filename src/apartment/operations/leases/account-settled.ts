/** What remains on a meter when somebody moves out: given back, cleared, owed, or left to the next tenant. */
import { Decimal } from 'decimal.js'
import type { CallTypes } from '../../../generated/call-types.ts'
import { CheckOutBalance, CommandType, LedgerKind } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { energyFee } from '../../domain/energy.ts'
import { remainingOf } from '../../meters/arrears.ts'
import { closingEntries, type Entry } from '../../meters/ledger.ts'
import { ledgerOf } from '../../meters/ledgers.ts'
import type { Device } from '../../reports/told.ts'
import { refused, sameWords } from '../devices/refused.ts'
import { priceOf } from '../meters/price.ts'
import { carriedOf, MOVED_OUT, type Carried } from './account-carried.ts'
import { inWords, type Step } from './steps.ts'
import type { Line } from './settlement.ts'
import { moneyText } from '../../domain/money-text.ts'

type Request = Pick<CallTypes['lease_move']['request'], 'balance' | 'refund'>

const CLEARED: Label = { zh: '清零，不退款', en: 'Cleared, nothing is refunded' }
const EVEN: Label = { zh: '退租，余额为零', en: 'Nothing was left when the tenant moved out' }
const MOVED: Label = { zh: '转入新房间', en: 'Carried over to the new room' }
const LEFT: Label = { zh: '转下一租客', en: 'Left to the next tenant' }

const ITEMS = {
  energy: { left: 'electricity', owed: 'electricity_owed' },
  water: { left: 'water', owed: 'water_owed' },
} as const

interface Share {
  readonly line: Line | null
  readonly entries: readonly Entry[]
  /** What goes along to the new room. */
  readonly carried?: readonly Carried[]
}

/** The account must be settled. */
export async function share(work: Work, meter: Device, request: Request): Promise<Share> {
  const left = new Decimal(remainingOf(meter))
  const quantity = left.toFixed(2)
  if (left.isZero()) return { line: null, entries: request.balance === CheckOutBalance.next_tenant ? [] : even(meter) }
  if (left.isNegative()) return owed(meter, left.neg().toFixed(2), await priceOf(work, meter, 'balance'))
  const item = ITEMS[ledgerOf(meter).name].left
  const kept = { item, quantity, money: '0.00' } as const
  if (request.balance === CheckOutBalance.next_tenant) return { line: { ...kept, ...inWords(work, LEFT) }, entries: [] }
  if (request.balance === CheckOutBalance.clear)
    return {
      line: { ...kept, ...inWords(work, CLEARED) },
      entries: closingEntries(meter, LedgerKind.zero, { reason: CLEARED.zh }),
    }
  if (request.balance === CheckOutBalance.new_room)
    return {
      line: { ...kept, ...inWords(work, MOVED) },
      entries: closingEntries(meter, LedgerKind.moved, { reason: MOVED_OUT }),
      carried: carriedOf(meter),
    }
  const price = await priceOf(work, meter, 'balance')
  const most = energyFee(quantity, price)
  const money = request.refund === undefined ? most : new Decimal(request.refund).toFixed(2)
  if (new Decimal(money).gt(most))
    throw refused(work.lang, 'refund_beyond', 'refund', sameWords({ money: moneyText(most) }))
  return {
    line: { item, quantity, price, money },
    entries: withMoney(closingEntries(meter, LedgerKind.refund), new Decimal(money).neg().toFixed(2), price),
  }
}

/** Nothing comes of it but that the account has ended: what was counted before and is told later is nobody's. */
function even(meter: Device): readonly Entry[] {
  const more = { reason: EVEN.zh }
  const closed = closingEntries(meter, LedgerKind.zero, more)
  return closed.length > 0 ? closed : [{ ...more, kind: LedgerKind.zero, quantity: '0.00' }]
}

function owed(meter: Device, quantity: string, price: string): Share {
  const money = energyFee(quantity, price)
  const item = ITEMS[ledgerOf(meter).name].owed
  return {
    line: { item, quantity, price, money: new Decimal(money).neg().toFixed(2) },
    entries: withMoney(closingEntries(meter, LedgerKind.clear), money, price),
  }
}

/** What it comes to stands with the first of them. */
const withMoney = ([first, ...rest]: readonly Entry[], money: string, price: string): readonly Entry[] =>
  first === undefined ? [] : [{ ...first, money, price }, ...rest]

/**
 * The account is the console's; the meter is told that nothing remains, where anything did. One that is just being told
 * so is left.
 */
export async function tellMeter(
  { commands }: Work,
  meter: Device,
  entries: readonly Entry[],
): Promise<readonly Step[]> {
  if (entries.every(({ quantity }) => new Decimal(quantity).isZero())) return []
  const record = { device_id: meter.key, home_id: meter.home_id! }
  const [sent] = await commands.sendAll(CommandType.meter_clear, [{ record, address: meter.sn, target: 'balance' }])
  return 'task' in sent! ? [{ step: 'meter_balance', state: 'sent', device_id: meter.key, task_id: sent.task }] : []
}
