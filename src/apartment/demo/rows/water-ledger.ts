/** What each prepaid water meter's account tells: opened once, charged once, and settled every night. */
import { Decimal } from 'decimal.js'
import { ChargeChannel, ChargeMode, LedgerKind } from '../../../generated/enums.ts'
import { dayOf } from '../../../values/calendar.ts'
import { chargedEnergy } from '../../domain/energy.ts'
import { byHome, livesThere, type Household } from '../by-home.ts'
import { dice } from '../dice.ts'
import type { Fitting } from '../fittings.ts'
import { later } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known, type Rows } from '../row.ts'
import { accountOf, isPrepaid, type WaterAccount } from '../water-meters.ts'
import { channelOf } from './energy.ts'
import { coldPrice } from './settings.ts'
import { shownBy } from './water.ts'

interface Account extends WaterAccount {
  readonly meter: Fitting
  readonly household: Household
  readonly price: string
  readonly money: string
  /** Bought by the charge. */
  readonly volume: number
}

function* accounts(plan: Plan): Generator<Account> {
  for (const household of byHome(plan))
    for (const meter of household.devices.filter((one) => one.family === 'water_meter' && isPrepaid(plan, one))) {
      const price = coldPrice(meter.home.home_id)
      const money = dice('water money', plan.client_id, meter.device_id).pick(['30.00', '50.00', '50.00', '100.00'])
      const volume = new Decimal(chargedEnergy(money, price)).times(100).toNumber()
      yield { ...accountOf(plan, meter, shownBy(plan, meter)), meter, household, price, money, volume }
    }
}

const placed = ({ home, place, device_id }: Fitting) => ({ home_id: home.home_id, room_id: place.room_id, device_id })
const DAY_MS = 86_400_000

export const waterCharges: Rows = function* (plan) {
  let id = 1
  for (const { meter, household, points, price, money, volume } of accounts(plan)) {
    for (const { at } of points.filter(({ isCharge }) => isCharge)) {
      const lived = household.stays.filter(({ place }) => place.room_id === meter.place.room_id)
      const channel = channelOf(plan, ChargeMode.bill, id)
      yield {
        create: known({
          ...placed(meter),
          lease_id: lived.find(livesThere(dayOf(new Date(at))))?.lease_id ?? null,
          ...{ mode: ChargeMode.bill, channel, money, price, volume: hundredths(volume), charged_at: at },
          number: `SF${plan.client_id}${String(id).padStart(8, '0')}`,
          staff_id: channel === ChargeChannel.manual ? 1 : null,
        }),
        // It hears of it when it next wakes.
        server: { id: id++, client_id: plan.client_id, delivered_at: later(plan, at, DAY_MS * 0.7), created_at: at },
      }
    }
  }
}

interface Line {
  readonly at: string
  readonly kind: LedgerKind
  readonly volume: number
  readonly register?: readonly [number, number]
}

function linesOf({ opened, points, settled, left, volume }: Account, read: number): readonly Line[] {
  const lines: Line[] = []
  let { register } = opened
  for (const point of points) {
    const { at } = point
    if (point.register !== register)
      lines.push({
        at,
        kind: LedgerKind.consumption,
        volume: register - point.register,
        register: [register, point.register],
      })
    ;({ register } = point)
    if (point.isCharge) lines.push({ at, kind: LedgerKind.charge, volume })
  }
  const balance = left + read - settled
  const carried = balance - lines.reduce((sum, line) => sum + line.volume, 0)
  return [{ at: opened.at, kind: LedgerKind.opening, volume: carried, register: [0, opened.register] }, ...lines]
}

export const waterEntries: Rows = function* (plan) {
  let [id, charges] = [1, 0]
  for (const account of accounts(plan)) {
    const { meter, money, price } = account
    let balance = 0
    for (const { at, kind, volume, register } of linesOf(account, shownBy(plan, meter).read)) {
      const isCharge = kind === LedgerKind.charge
      if (isCharge) charges++
      balance += volume
      yield {
        create: known({
          ...placed(meter),
          ...{ at, kind, volume: hundredths(volume), balance: hundredths(balance) },
          ...(isCharge && { money, price, charge_id: charges }),
          register_from: register === undefined ? null : hundredths(register[0]),
          register_to: register === undefined ? null : hundredths(register[1]),
          staff_id: isCharge && channelOf(plan, ChargeMode.bill, charges) === ChargeChannel.manual ? 1 : null,
        }),
        server: { id: id++, client_id: plan.client_id, created_at: at },
      }
    }
  }
}
