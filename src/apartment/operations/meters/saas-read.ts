/** A person reads a meter and sends its photo. A damaged screen tells nothing but that. What is said stands. */
import { Decimal } from 'decimal.js'
import { fill } from '../../../errors/fill.ts'
import {
  clock_ahead_minutes,
  clock_behind_days,
  reading_decimal_digits,
  reading_integer_digits,
  reading_minimum,
} from '../../../generated/constants.ts'
import { DeviceType, ReadingSource, ReadingState } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Operation, Work } from '../../../server/calls/operation.ts'
import { addressOf } from '../../../server/files/signing.ts'
import { isBound } from '../../domain/device-states.ts'
import { TARIFFS, tariffTotal } from '../../domain/energy.ts'
import { periodsOf, type Periods } from '../../meters/intake.ts'
import { takeReading, type ByHand } from '../../reports/reading.ts'
import { DEVICE_FIELDS } from '../../reports/told.ts'
import { invalid } from '../devices/refused.ts'
import { nameOfUpload } from '../files/name.ts'

export const meterPhoto: Operation<'meter_photo_create'> = (_, { file }) =>
  Promise.resolve({ pic_name: nameOfUpload(file) })

const MINUTE_MS = 60_000
const WRONG_METER: Label = {
  zh: '仅房间内在用的电表可以补录读数',
  en: 'Only for an electricity meter in use in a room',
}
const WRONG_TIME: Label = {
  zh: '抄表时间不能晚于现在，也不能过早',
  en: 'A meter cannot be read in the future, nor that long ago',
}
const NO_AMOUNTS: Label = { zh: '表屏损坏时不能填写读数', en: 'A damaged screen shows no reading' }

const TOO_LARGE: Label = {
  zh: `整数部分最多${reading_integer_digits}位`,
  en: `The integer part has at most ${reading_integer_digits} digits`,
}

export const saasRead: Operation<'saas_elemeter_read'> = async (work, request) => {
  const { device_id, pic_name, damaged = false } = request
  const { records, now, actor } = work
  const device = await records.of('device').hold(device_id, DEVICE_FIELDS, 'device_id')
  const { home_id, room_id, device_type, state, model } = device
  if (device_type !== DeviceType.electricity_meter || home_id === null || room_id === null || !isBound(state))
    throw invalid('device_id', WRONG_METER)
  const at = request.read_at === undefined ? now : timeOf(now, request.read_at)
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
  const told = { device, at, data }
  const changes = await takeReading(work, told, ReadingSource.manual, photo)
  await records.of('device').change(device_id, changes)
  return outcomeOf(work, device_id, at)
}

function timeOf(now: Date, text: string): Date {
  const late = now.getTime() - Date.parse(text)
  if (-late > clock_ahead_minutes * MINUTE_MS || late > clock_behind_days * 24 * 60 * MINUTE_MS)
    throw invalid('read_at', WRONG_TIME)
  return late < 0 ? now : new Date(text)
}

const said = ({ model }: Work, key: string, values: Readonly<Record<string, string>> = {}): Label => {
  const { zh, en } = model.app.copy[`reading.${key}`]!
  return { zh: fill(zh, values), en: fill(en, values) }
}

/** Two decimals, or a person has left them out. */
function total(work: Work, amount: string | undefined): string {
  if (amount === undefined) throw invalid('amount', said(work, 'integer_empty'))
  return large(work, amount, 'amount')
}

function large(work: Work, value: string, at: string): string {
  const read = new Decimal(value)
  if (read.lt(reading_minimum)) throw invalid(at, said(work, 'too_small', { min: reading_minimum }))
  if (read.gte(new Decimal(10).pow(reading_integer_digits))) throw invalid(at, TOO_LARGE)
  return read.toFixed(reading_decimal_digits)
}

function byPeriods(work: Work, request: Periods & { readonly amount?: string | undefined }) {
  const periods = periodsOf(request)
  if (periods === null)
    throw invalid(TARIFFS.find((name) => request[name] == null) ?? 'amount', said(work, 'period_empty'))
  const electric_read = large(work, tariffTotal(periods), 'sharp')
  return { ...periods, electric_read }
}

async function outcomeOf({ records }: Work, device_id: number, at: Date) {
  const found = await records
    .of('electricity_reading')
    .find({ device_id, read_time: at.toISOString() }, ['state', 'is_reset', 'uneven'])
  const { key, state, is_reset, uneven } = found.at(-1)!
  return {
    reading_id: key,
    state: state ?? ReadingState.taken,
    is_reset: is_reset ?? false,
    uneven: uneven ?? false,
  }
}
