/** A reading that somebody has noted, such as a vendor in a list, is taken in as if the meter had told it. */
import { Decimal } from 'decimal.js'
import { water_divisor, water_reading_integer_digits } from '../../../generated/constants.ts'
import { ReadingSource } from '../../../generated/enums.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { TARIFFS } from '../../domain/energy.ts'
import type { Periods } from '../../meters/intake.ts'
import { invalid } from '../devices/refused.ts'
import { allPeriods, enter, METER_FIELDS, said, shownAt, sumOf, timeOf } from './entered.ts'

type Shown = Periods & { readonly amount?: string | undefined }

export const elemeterReadingCreate: Operation<'elemeter_reading_create'> = async (work, request) => {
  const device = await work.records.of('device').hold(request.device_id, METER_FIELDS, 'device_id')
  const data = device.model === 'TOU' ? byPeriods(work, request) : inAll(work, request)
  const at = timeOf(work.now, request.read_time, 'read_time')
  return enter(
    work,
    { device, at, data },
    { column: 'read_time', source: ReadingSource.noted, more: { staff_id: work.actor.staff_id } },
  )
}

/** Such a meter shows what it has counted in all as well, against which its periods are held. */
function byPeriods(work: Work, request: Shown) {
  const periods = allPeriods(work, request)
  const { amount } = request
  return { ...periods, electric_read: amount === undefined ? sumOf(work, periods) : shownAt(work, amount, 'amount') }
}

function inAll(work: Work, request: Shown) {
  const given = TARIFFS.find((name) => request[name] != null)
  if (given !== undefined) throw invalid(given, said(work, 'no_periods'))
  if (request.amount === undefined) throw invalid('amount', said(work, 'amount_empty'))
  return { electric_read: shownAt(work, request.amount, 'amount') }
}

export const watermeterReadingCreate: Operation<'watermeter_reading_create'> = async (work, request) => {
  const device = await work.records.of('device').hold(request.device_id, METER_FIELDS, 'device_id')
  const read = shownAt(work, request.amount, 'amount', water_reading_integer_digits)
  const at = timeOf(work.now, request.read_time, 'read_time')
  const data = { water_read: new Decimal(read).times(water_divisor).toNumber() }
  const { uneven: _, ...taken } = await enter(
    work,
    { device, at, data },
    { column: 'read_time', source: ReadingSource.noted },
  )
  return taken
}
