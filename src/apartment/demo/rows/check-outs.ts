/** Who has moved out: the reading, what became of the balance, and whether the locks have forgotten the tenant. */
import { addDays } from '../../../values/calendar.ts'
import { energyFee } from '../../domain/energy.ts'
import { CheckOutBalance } from '../../../generated/enums.ts'
import type { Household } from '../by-home.ts'
import { credentialsByHome } from '../credentials.ts'
import type { Credential } from '../credentials.ts'
import { readBy } from '../counter.ts'
import { balanceAfter, chargedBy, meterOf, poolChargedBy, sharedBy, type Meter } from '../meters.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known } from '../row.ts'
import type { DemoRow } from '../../../server/seed/demo.ts'
import type { Rows } from '../row.ts'
import { leftAt } from '../stays.ts'
import type { Stay } from '../stays.ts'

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

function checkOutOf(
  plan: Plan,
  stay: Stay,
  held: readonly Credential[],
  meter: Meter,
  check_out_date: string,
  id: number,
): DemoRow {
  const { lease_id, tenant_id, home, place, leaving } = stay
  const left_at = leftAt(plan, place.number!, check_out_date)
  const read = readBy(plan, meter, left_at)
  const { closed } = meter
  const left =
    closed === null
      ? chargedBy(meter, left_at) - read + poolChargedBy(meter, left_at) - sharedBy(meter, left_at)
      : -closed.energy - closed.pool
  const balance = balanceAfter(plan, place.number!, left)
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
      refund: balance === CheckOutBalance.refund ? energyFee(hundredths(left), meter.price) : null,
      credentials_total: held.length,
      device_offline: leaving === 'offline',
      staff_id: 1,
    }),
    server: { id, client_id: plan.client_id, created_at: left_at },
  }
}
