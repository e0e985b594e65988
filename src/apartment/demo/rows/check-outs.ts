/** Who has moved out: the reading, what became of the balance, and whether the locks have forgotten the tenant. */
import { Decimal } from 'decimal.js'
import { addDays, startOfDay } from '../../../values/calendar.ts'
import { energyFee } from '../../domain/energy.ts'
import { CheckOutBalance } from '../../../generated/enums.ts'
import type { Household } from '../by-home.ts'
import { credentialsByHome } from '../credentials.ts'
import type { Credential } from '../credentials.ts'
import { readBy } from '../counter.ts'
import { balanceAfter, chargedBy, meterOf, poolChargedBy, sharedBy, type Meter } from '../meters.ts'
import { later } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known } from '../row.ts'
import type { DemoRow } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { leftAt } from '../stays.ts'
import type { Stay } from '../stays.ts'
import type { Line } from '../../operations/leases/settlement.ts'
import { personOf, termsOf } from './letting.ts'

/** No longer than the locks remember. */
const REMEMBERED_DAYS = 60

export const checkOuts: Rows = function* (plan) {
  let id = 1
  for (const household of credentialsByHome(plan)) {
    for (const stay of household.stays) {
      if (
        stay.check_out_date === null ||
        stay.check_out_date > plan.today ||
        stay.check_out_date < addDays(plan.today, -REMEMBERED_DAYS)
      )
        continue
      const held = household.credentials.filter((one) => one.stay?.lease_id === stay.lease_id)
      yield checkOutOf(plan, stay, held, meterOfRoom(plan, household, stay), stay.check_out_date, id++)
    }
  }
}

function meterOfRoom(plan: Plan, { devices }: Household, { place }: Stay): Meter {
  const found = devices.find(({ family, place: { room_id } }) => family === 'meter' && room_id === place.room_id)
  if (found === undefined) throw new RangeError(`Room ${place.room_id} has no meter`)
  return meterOf(plan, found)
}

/** What is left on the meter, as the settlement says it. */
function lineOf(left: number, price: string, balance: CheckOutBalance): readonly Line[] {
  if (left === 0) return []
  const quantity = hundredths(Math.abs(left))
  if (left < 0) return [{ item: 'electricity_owed', quantity, price, money: `-${energyFee(quantity, price)}` }]
  if (balance === CheckOutBalance.refund)
    return [{ item: 'electricity', quantity, price, money: energyFee(quantity, price) }]
  const text = balance === CheckOutBalance.clear ? '清零，不退款' : '转下一租客'
  return [{ item: 'electricity', quantity, text, money: '0.00' }]
}

function checkOutOf(
  plan: Plan,
  stay: Stay,
  held: readonly Credential[],
  meter: Meter,
  check_out_date: string,
  id: number,
): DemoRow {
  const { lease_id, tenant_id, home, place, leaving, range } = stay
  const left_at = leftAt(plan, place.number!, check_out_date)
  const read = readBy(plan, meter, left_at)
  const start = readBy(plan, meter, startOfDay(range[0]).toISOString())
  const { closed } = meter
  const left =
    closed === null
      ? chargedBy(meter, left_at) - read + poolChargedBy(meter, left_at) - sharedBy(meter, left_at)
      : -closed.energy - closed.pool
  const balance = balanceAfter(plan, place.number!, left)
  const energy = lineOf(left, meter.price, balance)
  const { deposit } = termsOf(plan, stay)
  const lines = [...energy, { item: 'deposit', text: '退还押金', money: deposit }]
  const total = lines.reduce((sum, { money }) => sum.plus(money), new Decimal(0)).toFixed(2)
  return {
    create: known({
      home_id: home.home_id,
      room_id: place.room_id,
      lease_id,
      tenant_id,
      check_out_date,
      electric_read: hundredths(read),
      remaining: hundredths(left),
      balance,
      refund: Decimal.max(0, total).toFixed(2),
      credentials_total: held.length,
      device_offline: leaving === 'offline',
      staff_id: 1,
    }),
    server: {
      ...{ id, client_id: plan.client_id, created_at: left_at, total, lines, name: personOf(plan, tenant_id).name },
      ...{ company: plan.client, lease_range: range, electric_start: hundredths(Math.min(start, read)) },
      // What was settled before today has been paid out.
      ...(check_out_date < plan.today && { paid_at: later(plan, left_at, 3_600_000) }),
    },
  }
}
