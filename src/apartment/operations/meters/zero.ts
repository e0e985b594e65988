/** Two ways to begin anew: the account at nothing (清零), or the meter's register (重置). Both end a period. */
import { CommandType, LedgerKind } from '../../../generated/enums.ts'
import type { Operation } from '../../../server/calls/operation.ts'
import { judge } from '../../meters/arrears.ts'
import { closing, closingWater } from '../../meters/closing.ts'
import { book, closingEntries, settle } from '../../meters/ledger.ts'
import { DEVICE_FIELDS } from '../../reports/told.ts'
import { inRoom } from '../devices/in-room.ts'
import { toDevice } from '../devices/to-device.ts'

/** The account is the console's: it is at nothing at once, and the meter is told. */
export const elemeterClear: Operation<'room_elemeter_clear'> = async (work, request) => {
  const device = await inRoom(work, request)
  const { assumed } = await closing(work, device.key, request)
  const { meter } = await settle(work, await work.records.of('device').hold(device.key, DEVICE_FIELDS))
  const reason = assumed === null ? {} : { reason: assumed.zh }
  const booked = await book(work, meter, closingEntries(meter, LedgerKind.zero, reason))
  const sent = await toDevice(work, CommandType.meter_clear, device, 'device_id', { target: 'balance' })
  await judge(work, booked.meter)
  return sent
}

/** The register is the meter's: it begins at 0 once the meter has said so. */
export const elemeterReset: Operation<'room_elemeter_reset'> = async (work, request) => {
  const device = await inRoom(work, request)
  await closing(work, device.key, request)
  return toDevice(work, CommandType.meter_reset, device, 'device_id', { target: 'register' })
}

/** A water meter sleeps until it next reports: what a person reads off it closes the period, else what it last told. */
export const watermeterReset: Operation<'room_watermeter_reset'> = async (work, { reading, ...request }) => {
  const device = await inRoom(work, request)
  if (reading !== undefined) await closingWater(work, device.key, reading, 'reading')
  return toDevice(work, CommandType.meter_reset, device, 'device_id', { target: 'register' })
}
