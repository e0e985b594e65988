/**
 * A charge: booked at once, in the meter's ledger, whether or not the meter can be reached; the meter is told by a
 * command of its own. What was paid is booked once for its number.
 */
import { randomUUID } from 'node:crypto'
import { Decimal } from 'decimal.js'
import { AppError } from '../../../errors/app-error.ts'
import { ChargeMode, CommandType, LeaseStatus, LedgerKind } from '../../../generated/enums.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import type { NewRecord } from '../../../server/records/types.ts'
import { summaries } from '../../commands/summaries.ts'
import { arrears, chargedEnergy } from '../../domain/energy.ts'
import { judge, prepaidTerms, remainingOf } from '../../meters/arrears.ts'
import { book, settle } from '../../meters/ledger.ts'
import { tariffOf } from '../../meters/tariff.ts'
import { DEVICE_FIELDS, type Device } from '../../reports/told.ts'
import { inRoom } from '../devices/in-room.ts'
import { refused } from '../devices/refused.ts'
import { toDevice } from '../devices/to-device.ts'

type Request = CallTypes['room_elemeter_charge']['request']
type Charged = CallTypes['room_elemeter_charge']['response']

/** CNY/kWh. Assumed: by time of use, what is paid ahead is worth its energy at the shoulder price. */
async function priceOf(work: Work, room: number): Promise<string> {
  const tariff = await tariffOf(work, room)
  const price = tariff?.price ?? tariff?.shoulder_price ?? null
  if (price === null) throw refused(work.lang, 'price_missing', 'device_id')
  return price
}

interface Bought {
  readonly money: string
  readonly energy: string
  readonly kind: LedgerKind
}

function bought({ lang }: Work, { mode, money }: Request, left: string, price: string): Bought {
  if (mode === ChargeMode.bill) {
    const energy = chargedEnergy(money!, price)
    if (new Decimal(energy).isZero()) throw refused(lang, 'buys_nothing', 'money')
    return { money: new Decimal(money!).toFixed(2), energy, kind: LedgerKind.charge }
  }
  const { energy, fee } = arrears(left, price)
  if (new Decimal(energy).isZero()) throw refused(lang, 'no_arrears', 'mode')
  return mode === ChargeMode.free_arrears
    ? { money: '0.00', energy, kind: LedgerKind.waive }
    : { money: fee, energy, kind: LedgerKind.clear }
}

export const elemeterCharge: Operation<'room_elemeter_charge'> = async (work, request) => {
  const { records, lang, now } = work
  const { sn } = await inRoom(work, request)
  const known = request.number === undefined ? null : await knownBy(work, request)
  if (known !== null) return known
  const meter = await records.of('device').hold(request.device_id, DEVICE_FIELDS, 'device_id')
  if ((await prepaidTerms(work, meter)) === null) throw refused(lang, 'meter_not_prepaid', 'device_id')
  const price = await priceOf(work, request.room_id)
  const { money, energy, kind } = bought(work, request, remainingOf(meter), price)
  const place = { home_id: meter.home_id!, room_id: request.room_id, device_id: meter.key }
  const [lease] = await records.of('lease').find({ room_id: request.room_id, status: LeaseStatus.valid }, [], 1)
  const charge_id = await created(work, {
    ...place,
    ...(lease !== undefined && { lease_id: lease.key }),
    mode: request.mode,
    ...(request.channel !== undefined && { channel: request.channel }),
    ...{ money, price, energy, charged_at: now.toISOString() },
    number: request.number ?? `CZ${randomUUID()}`,
    staff_id: work.actor.staff_id,
    ...(request.reason !== undefined && { reason: request.reason }),
  })
  const reason = request.reason === undefined ? {} : { reason: request.reason }
  const booked = await book(work, meter, [{ kind, energy, money, price, charge_id, ...reason }])
  const { task_id } = await tellMeter(work, { ...meter, sn }, `charge-${charge_id}`, { charge_id, money, energy })
  await records.of('charge').change(charge_id, { task_id })
  await judge(work, booked.meter)
  return { charge_id, task_id, energy, remaining: booked.balance }
}

/** What was paid under the number already; null: nothing was. */
async function knownBy({ records, lang }: Work, request: Request): Promise<Charged | null> {
  const fields = ['device_id', 'mode', 'money', 'energy', 'task_id'] as const
  const [found] = await records.of('charge').find({ number: request.number! }, fields, 1)
  if (found === undefined) return null
  const { key: charge_id, device_id, mode, money, energy, task_id } = found
  const isSame =
    device_id === request.device_id &&
    mode === request.mode &&
    (request.money === undefined || new Decimal(request.money).eq(money))
  if (!isSame || task_id === null) throw refused(lang, 'number_reused', 'number')
  const [entry] = await records.of('energy_entry').find({ charge_id }, ['balance'], 1)
  return { charge_id, task_id, energy: energy!, remaining: entry!.balance }
}

/** The number may stand with a charge that the asker does not see, or come in twice at this moment. */
async function created({ records, lang }: Work, values: NewRecord<'charge'>): Promise<number> {
  try {
    return await records.of('charge').create(values)
  } catch (error) {
    if (error instanceof AppError && error.key === 'duplicate')
      throw Object.assign(refused(lang, 'number_reused', 'number'), { cause: error })
    throw error
  }
}

interface Amount {
  readonly charge_id: number
  readonly money: string
  readonly energy: string
}

/** Of each charge by itself: none waits for another, and none is sent twice. */
const tellMeter = (work: Work, meter: Pick<Device, 'key' | 'sn' | 'home_id'>, key: string, amount: Amount) =>
  toDevice(work, CommandType.meter_charge, meter, 'device_id', {
    target: key,
    key,
    payload: { ...amount },
    summary: summaries.charge(amount.money, amount.energy),
  })

export const chargeReverse: Operation<'charge_reverse'> = async (work, { id, money, reason }) => {
  const { records, lang } = work
  const fields = ['device_id', 'money', 'energy', 'price', 'reversed_money', 'reversed_energy'] as const
  const charge = await records.of('charge').hold(id, fields, 'id')
  const held = await records.of('device').hold(charge.device_id, DEVICE_FIELDS, 'id')
  const left = {
    money: new Decimal(charge.money).minus(charge.reversed_money ?? 0),
    energy: new Decimal(charge.energy!).minus(charge.reversed_energy ?? 0),
  }
  const isWhole = money === undefined || left.money.eq(money)
  if (money !== undefined && left.money.lt(money)) {
    const words = { money: left.money.toFixed(2) }
    throw refused(lang, 'beyond_charge', 'money', { zh: words, en: words })
  }
  const back = isWhole
    ? left
    : { money: new Decimal(money!), energy: Decimal.min(left.energy, chargedEnergy(money!, charge.price!)) }
  if (back.energy.isZero()) throw refused(lang, 'buys_nothing', 'money')
  const { meter } = await settle(work, held)
  const remains = remainingOf(meter)
  if (back.energy.gt(remains)) {
    const words = { remaining: remains, energy: back.energy.toFixed(2) }
    throw refused(lang, 'beyond_balance', money === undefined ? 'id' : 'money', { zh: words, en: words })
  }
  const isAll = isWhole && new Decimal(charge.reversed_energy ?? 0).isZero()
  const [energy, paid] = [back.energy.neg().toFixed(2), back.money.neg().toFixed(2)]
  const {
    meter: after,
    ids: [entry_id],
    balance,
  } = await book(work, meter, [
    {
      kind: isAll ? LedgerKind.reversal : LedgerKind.refund,
      ...{ energy, money: paid, price: charge.price!, charge_id: id, reason },
    },
  ])
  await records.of('charge').change(id, {
    reversed_money: back.money.plus(charge.reversed_money ?? 0).toFixed(2),
    reversed_energy: back.energy.plus(charge.reversed_energy ?? 0).toFixed(2),
  })
  const told = { charge_id: id, money: paid, energy }
  const { task_id } = await tellMeter(work, after, `charge-${id}-back-${entry_id}`, told)
  await judge(work, after)
  return { entry_id: entry_id!, task_id, energy: back.energy.toFixed(2), remaining: balance }
}
