/** A person reads a meter and sends its photo. A damaged screen tells nothing but that. What is said stands. */
import { DeviceType, ReadingSource, ReadingState } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { addressOf } from '../../../server/files/signing.ts'
import { isBound } from '../../domain/device-states.ts'
import { TARIFFS } from '../../domain/energy.ts'
import type { Periods } from '../../meters/intake.ts'
import type { ByHand } from '../../reports/reading.ts'
import { invalid } from '../devices/refused.ts'
import { nameOfUpload } from '../files/name.ts'
import { allPeriods, enter, METER_FIELDS, said, shownAt, sumOf, timeOf } from './entered.ts'

export const meterPhoto: Operation<'meter_photo_create'> = (_, { file }) =>
  Promise.resolve({ pic_name: nameOfUpload(file) })

const WRONG_METER: Label = {
  zh: '仅房间内在用的电表可以补录读数',
  en: 'Only for an electricity meter in use in a room',
}
const NO_AMOUNTS: Label = { zh: '表屏损坏时不能填写读数', en: 'A damaged screen shows no reading' }

export const saasRead: Operation<'saas_elemeter_read'> = async (work, request) => {
  const { device_id, pic_name, damaged = false } = request
  const { records, now, actor } = work
  const device = await records.of('device').hold(device_id, METER_FIELDS, 'device_id')
  const { home_id, room_id, device_type, state, model } = device
  if (device_type !== DeviceType.electricity_meter || home_id === null || room_id === null || !isBound(state))
    throw invalid('device_id', WRONG_METER)
  const at = request.read_at === undefined ? now : timeOf(now, request.read_at, 'read_at')
  const photo: ByHand = { pic_name: [{ name: pic_name, url: addressOf(pic_name) }], staff_id: actor.staff_id }
  if (damaged) {
    for (const name of ['amount', ...TARIFFS] as const) if (request[name] !== undefined) throw invalid(name, NO_AMOUNTS)
    const place = { home_id, room_id, device_id, read_time: at.toISOString() }
    const reading_id = await records
      .of('electricity_reading')
      .create({ ...place, ...photo, source: ReadingSource.manual, damaged })
    return { reading_id, state: ReadingState.taken, is_reset: false, uneven: false }
  }
  const data = model === 'TOU' ? byPeriods(work, request) : { electric_read: total(work, request.amount) }
  const {
    outcome: _,
    since: __,
    ...taken
  } = await enter(work, { device, at, data }, { column: 'read_at', source: ReadingSource.manual, more: photo })
  return taken
}

/** Two decimals, or a person has left them out. */
function total(work: Work, amount: string | undefined): string {
  if (amount === undefined) throw invalid('amount', said(work, 'integer_empty'))
  return shownAt(work, amount, 'amount')
}

function byPeriods(work: Work, request: Periods) {
  const periods = allPeriods(work, request)
  return { ...periods, electric_read: sumOf(work, periods) }
}
