import { Decimal } from 'decimal.js'
import { AppError } from '../../../errors/app-error.ts'
import { said } from '../../../errors/said.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { dayOf } from '../../../values/calendar.ts'
import { shareMonth } from '../../meters/sharing.ts'

/** A month of one home, now: the first time whole, later what has become different. */
export const poolCalculate: Operation<'home_pool_calculate'> = async (work, { id, month }) => {
  await work.records.of('home').hold(id, ['name'], 'id')
  if (month >= dayOf(work.now).slice(0, 7))
    throw new AppError('month_running', {}, { fields: [{ field: 'month', message: said('month_running') }] })
  const [calculated] = await shareMonth(work, [id], month)
  const { outcome, rooms, rows } = calculated!
  return {
    booked: rows.length,
    outcome,
    rooms: rooms.map(({ room, energy, charged, reason }) => ({
      ...{ room, energy },
      ...(charged !== null && { charged: new Decimal(charged).toFixed(2) }),
      ...(reason !== null && { reason }),
    })),
  }
}
