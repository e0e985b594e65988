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
import { Previewed } from '../../../server/calls/previewed.ts'
import { summaries } from '../../commands/summaries.ts'
import { arrears, chargedEnergy } from '../../domain/energy.ts'
import { judge, remainingOf } from '../../meters/arrears.ts'
import { book } from '../../meters/ledger.ts'
import { measured, type Ledger } from '../../meters/ledgers.ts'
import { DEVICE_FIELDS, type Device } from '../../reports/told.ts'
import { inRoom } from '../devices/in-room.ts'
import { refused } from '../devices/refused.ts'
import { toDevice } from '../devices/to-device.ts'
import { ENERGY_CHARGES, isBookedElsewhere, WATER_CHARGES, type Charges, type NewCharge } from './charges.ts'
import { originOfPrice, priceOf } from './price.ts'

type Request = CallTypes['room_elemeter_charge']['request']

/** kWh or m³. */
interface Charged {
  readonly charge_id: number
  readonly task_id: number
  readonly quantity: string
  readonly remaining: string
}

interface Bought {
  readonly money: string
  readonly quantity: string
  readonly kind: LedgerKind
}

export const buysNothing = ({ lang }: Pick<Work, 'lang'>, { unit: { zh, en } }: Ledger): AppError =>
  refused(lang, 'buys_nothing', 'money', { zh: { unit: zh }, en: { unit: en.trim() } })

function bought(work: Work, { mode, money }: Request, of: { ledger: Ledger; left: string; price: string }): Bought {
  if (mode === ChargeMode.bill) {
    const quantity = chargedEnergy(money!, of.price)
    if (new Decimal(quantity).isZero()) throw buysNothing(work, of.ledger)
    return { money: new Decimal(money!).toFixed(2), quantity, kind: LedgerKind.charge }
  }
  const { energy: quantity, fee } = arrears(of.left, of.price)
  if (new Decimal(quantity).isZero()) throw refused(work.lang, 'no_arrears', 'mode')
  return mode === ChargeMode.free_arrears
    ? { money: '0.00', quantity, kind: LedgerKind.waive }
    : { money: fee, quantity, kind: LedgerKind.clear }
}

async function charge(work: Work, charges: Charges, request: Request): Promise<Charged> {
  const { records, now } = work
  const { sn } = await inRoom(work, request)
  if (request.number !== undefined) {
    if (await isBookedElsewhere(work, charges, request.number)) throw refused(work.lang, 'number_reused', 'number')
    const known = await knownBy(work, charges, request)
    if (known !== null) return known
  }
  const meter = await records.of('device').hold(request.device_id, DEVICE_FIELDS, 'device_id')
  const price = await priceOf(work, meter, 'device_id')
  const { ledger } = charges
  const { money, quantity, kind } = bought(work, request, { ledger, left: remainingOf(meter), price })
  const place = { home_id: meter.home_id!, room_id: request.room_id, device_id: meter.key }
  const [lease] = await records.of('lease').find({ room_id: request.room_id, status: LeaseStatus.valid }, [], 1)
  const charge_id = await created(work, charges, {
    ...place,
    ...(lease !== undefined && { lease_id: lease.key }),
    mode: request.mode,
    ...(request.channel !== undefined && { channel: request.channel }),
    ...{ money, price, quantity, charged_at: now.toISOString() },
    number: request.number ?? `CZ${randomUUID()}`,
    staff_id: work.actor.staff_id,
    ...(request.reason !== undefined && { reason: request.reason }),
  })
  const reason = request.reason === undefined ? {} : { reason: request.reason }
  const booked = await book(work, meter, [{ kind, quantity, money, price, charge_id, ...reason }])
  const told = { charge_id, money, quantity }
  const { task_id } = await tellMeter(work, ledger, { ...meter, sn }, { key: charges.keyOf(charge_id), ...told })
  await charges.change(work, charge_id, { task_id })
  await judge(work, booked.meter)
  if (request.preview === true)
    throw new Previewed({
      ...{ price: new Decimal(price).toFixed(4), ...(await originOfPrice(work, meter)) },
      ...{ money, [ledger.quantity]: quantity },
      ...standing({ before: remainingOf(meter), remaining: booked.balance, price }),
    })
  return { charge_id, task_id, quantity, remaining: booked.balance }
}

interface Standing {
  readonly before: string
  readonly remaining: string
  readonly price: string
}

/** What remains on a meter before and after a charge, and what of it is owed in money. */
function standing({ before, remaining, price }: Standing) {
  const [owed, left] = [arrears(before, price).fee, arrears(remaining, price).fee]
  return {
    ...{ before, remaining },
    ...(new Decimal(owed).gt(0) && { arrears: owed }),
    ...(new Decimal(left).gt(0) && { arrears_left: left }),
  }
}

/** What was paid under the number already; null: nothing was. */
async function knownBy(work: Work, charges: Charges, request: Request): Promise<Charged | null> {
  const found = await charges.byNumber(work, request.number!)
  if (found === undefined) return null
  const { key: charge_id, device_id, mode, money, quantity, task_id } = found
  const isSame =
    device_id === request.device_id &&
    mode === request.mode &&
    (request.money === undefined || new Decimal(request.money).eq(money))
  if (!isSame || task_id === null) throw refused(work.lang, 'number_reused', 'number')
  const remaining = await charges.balanceAfter(work, charge_id)
  if (request.preview === true)
    throw new Previewed({
      ...{ booked_at: found.charged_at, money, price: found.price },
      ...{ [charges.ledger.quantity]: quantity, remaining },
    })
  return { charge_id, task_id, quantity, remaining }
}

/** The number may stand with a charge that the asker does not see, or come in twice at this moment. */
async function created(work: Work, charges: Charges, values: NewCharge): Promise<number> {
  try {
    return await charges.create(work, values)
  } catch (error) {
    if (error instanceof AppError && error.key === 'duplicate')
      throw Object.assign(refused(work.lang, 'number_reused', 'number'), { cause: error })
    throw error
  }
}

interface Amount {
  readonly key: string
  readonly charge_id: number
  readonly money: string
  readonly quantity: string
}

/** Of each charge by itself: none waits for another, and none is sent twice. */
export const tellMeter = (
  work: Work,
  ledger: Ledger,
  meter: Pick<Device, 'key' | 'sn' | 'home_id'>,
  { key, quantity, charge_id, money }: Amount,
) =>
  toDevice(work, CommandType.meter_charge, meter, 'device_id', {
    target: key,
    key,
    payload: { charge_id, money, [ledger.quantity]: quantity },
    summary: summaries.charge(money, measured(ledger, quantity)),
  })

export const elemeterCharge: Operation<'room_elemeter_charge'> = async (work, request) => {
  const { quantity: energy, ...charged } = await charge(work, ENERGY_CHARGES, request)
  return { ...charged, energy }
}

export const watermeterCharge: Operation<'room_watermeter_charge'> = async (work, request) => {
  const { quantity: volume, ...charged } = await charge(work, WATER_CHARGES, request)
  return { ...charged, volume }
}
