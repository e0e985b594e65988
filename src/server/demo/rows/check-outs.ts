/** Who has moved out: the reading, what became of the balance, and whether the locks have forgotten the tenant. */
import { addDays } from '../../../domain/calendar.ts'
import { CheckOutBalance, CheckOutState } from '../../../generated/enums.ts'
import { dice } from '../dice.ts'
import { moment } from '../moment.ts'
import type { Plan } from '../plan.ts'
import { hundredths, known } from '../row.ts'
import type { DemoRow, Rows } from '../row.ts'
import { stays } from '../stays.ts'
import type { Stay } from '../stays.ts'

const REMEMBERED_DAYS = 120

export const checkOuts: Rows = function* (plan) {
  let id = 1
  for (const stay of stays(plan)) {
    if (stay.check_out_date === null || stay.check_out_date > plan.today || stay.check_out_date < addDays(plan.today, -REMEMBERED_DAYS)) continue
    yield checkOutOf(plan, stay, stay.check_out_date, id++)
  }
}

/** The second one was done while the lock was offline: one credential is still waiting to be cleared. */
const OFFLINE = 2
const CLEARING = 3
const { refund, clear, next_tenant } = CheckOutBalance

function checkOutOf(plan: Plan, { lease_id, tenant_id, home, place }: Stay, check_out_date: string, id: number): DemoRow {
  const { client_id } = plan
  const chance = dice('check-out', client_id, lease_id)
  const balance = chance.pick([refund, refund, clear, next_tenant])
  const left = chance.int(0, 6_000)
  const credentials_total = chance.int(1, 4)
  const state = id === OFFLINE ? CheckOutState.not_cleared : id === CLEARING ? CheckOutState.clearing : CheckOutState.done
  return {
    create: known({
      home_id: home.home_id, room_id: place.room_id, lease_id, tenant_id, check_out_date, electric_read: hundredths(chance.int(20_000, 700_000)), remaining: hundredths(left), balance,
      refund: balance === refund ? hundredths(Math.floor(left * 0.788)) : null, credentials_total, credentials_cleared: state === CheckOutState.done ? credentials_total : credentials_total - 1,
      state, device_offline: id === OFFLINE, staff_id: 1,
    }),
    server: { id, client_id, created_at: moment(plan, check_out_date, chance.int(540, 1080)) },
  }
}
