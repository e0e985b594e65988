/** The electricity account of whoever moves out: read, settled by the ledger, and at nothing, or left to the next. */
import { Decimal } from 'decimal.js'
import type { CallTypes } from '../../../generated/call-types.ts'
import { CheckOutBalance, CommandType, LedgerKind } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { energyFee } from '../../domain/energy.ts'
import { judge, remainingOf } from '../../meters/arrears.ts'
import { closing } from '../../meters/closing.ts'
import { book, closingEntries, settle, type Entry } from '../../meters/ledger.ts'
import { tariffOf } from '../../meters/tariff.ts'
import { DEVICE_FIELDS, type Device } from '../../reports/told.ts'
import { invalid, refused } from '../devices/refused.ts'
import { balanceAt, meterOf, NO_METER, readAt } from './power.ts'
import { inWords, type Step } from './steps.ts'
import type { Line } from './settlement.ts'

type Request = Pick<CallTypes['lease_check_out']['request'], 'balance' | 'refund' | 'reading' | 'forced'>

export interface Settled {
  readonly steps: readonly Step[]
  readonly lines: readonly Line[]
  /** At the settlement; null: there is no meter. */
  readonly read: string | null
  readonly remaining: string | null
  readonly isAssumed: boolean
  /** Of the ledger, that closed the account. */
  readonly entries: readonly number[]
}

const NOTHING = { lines: [], entries: [], read: null, remaining: null, isAssumed: false } as const
const CLEARED: Label = { zh: '清零，不退款', en: 'Cleared, nothing is refunded' }
const LEFT: Label = { zh: '转下一租客', en: 'Left to the next tenant' }

export async function settlePower(work: Work, room_id: number, request: Request): Promise<Settled> {
  const { reading } = request
  const meter = await meterOf(work, room_id)
  if (meter === null) {
    if (reading !== undefined) throw invalid('reading', NO_METER)
    return { ...NOTHING, steps: [{ step: 'reading', state: 'skipped', ...inWords(work, NO_METER) }] }
  }
  const devices = work.records.of('device')
  const known = await devices.hold(meter.key, DEVICE_FIELDS)
  if (reading !== undefined && new Decimal(reading).lt(known.electric_read ?? 0)) {
    const read = new Decimal(known.electric_read!).toFixed(2)
    throw refused(work.lang, 'reading_below', 'reading', { zh: { read }, en: { read } })
  }
  const { assumed } = await closing(work, meter.key, request, 'reading')
  const { meter: settled } = await settle(work, await devices.hold(meter.key, DEVICE_FIELDS))
  const read = settled.electric_read ?? '0.00'
  const remaining = remainingOf(settled)
  const { line, entries } = await share(work, settled, request)
  const booked = await book(work, settled, entries)
  const steps: readonly Step[] = [
    { step: 'reading', state: 'done', device_id: meter.key, ...inWords(work, assumed ?? readAt(read)) },
    ...(await tellMeter(work, booked.meter, entries)),
    { step: 'account', state: 'done', device_id: meter.key, ...inWords(work, balanceAt(booked.balance)) },
  ]
  if (settled.arrears_cut === true || settled.arrears_told === true) await judge(work, booked.meter)
  const lines = line === null ? [] : [line]
  return { steps, lines, read, remaining, isAssumed: assumed !== null, entries: booked.ids }
}

interface Share {
  readonly line: Line | null
  readonly entries: readonly Entry[]
}

async function share(work: Work, meter: Device, request: Request): Promise<Share> {
  const left = new Decimal(remainingOf(meter))
  const quantity = left.toFixed(2)
  if (left.isZero()) return { line: null, entries: [] }
  if (left.isNegative()) return owed(meter, left.neg().toFixed(2), await priceOf(work, meter))
  const kept = { item: 'electricity', quantity, money: '0.00' } as const
  if (request.balance === CheckOutBalance.next_tenant) return { line: { ...kept, ...inWords(work, LEFT) }, entries: [] }
  if (request.balance === CheckOutBalance.clear)
    return {
      line: { ...kept, ...inWords(work, CLEARED) },
      entries: closingEntries(meter, LedgerKind.zero, { reason: CLEARED.zh }),
    }
  const price = await priceOf(work, meter)
  const most = energyFee(quantity, price)
  const money = request.refund === undefined ? most : new Decimal(request.refund).toFixed(2)
  if (new Decimal(money).gt(most))
    throw refused(work.lang, 'refund_beyond', 'refund', { zh: { money: most }, en: { money: most } })
  return {
    line: { item: 'electricity', quantity, price, money },
    entries: withMoney(closingEntries(meter, LedgerKind.refund), new Decimal(money).neg().toFixed(2), price),
  }
}

function owed(meter: Device, quantity: string, price: string): Share {
  const money = energyFee(quantity, price)
  return {
    line: { item: 'electricity_owed', quantity, price, money: new Decimal(money).neg().toFixed(2) },
    entries: withMoney(closingEntries(meter, LedgerKind.clear), money, price),
  }
}

/** What it comes to stands with the first of them. */
const withMoney = ([first, ...rest]: readonly Entry[], money: string, price: string): readonly Entry[] =>
  first === undefined ? [] : [{ ...first, money, price }, ...rest]

async function priceOf(work: Work, { room_id }: Device): Promise<string> {
  const tariff = await tariffOf(work, room_id!)
  const price = tariff?.price ?? tariff?.shoulder_price ?? null
  if (price === null) throw refused(work.lang, 'price_missing', 'balance')
  return price
}

/** The account is the console's; the meter is told that nothing remains. One that is just being told so is left. */
async function tellMeter({ commands }: Work, meter: Device, entries: readonly Entry[]): Promise<readonly Step[]> {
  if (entries.length === 0) return []
  const record = { device_id: meter.key, home_id: meter.home_id! }
  const [sent] = await commands.sendAll(CommandType.meter_clear, [{ record, address: meter.sn, target: 'balance' }])
  return 'task' in sent! ? [{ step: 'settlement', state: 'sent', device_id: meter.key, task_id: sent.task }] : []
}
