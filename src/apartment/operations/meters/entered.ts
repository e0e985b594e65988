/** Readings that people enter: what is refused of them, and what has become of them. */
import { Decimal } from 'decimal.js'
import { fill } from '../../../errors/fill.ts'
import {
  clock_ahead_minutes,
  clock_behind_days,
  reading_decimal_digits,
  reading_integer_digits,
  reading_minimum,
} from '../../../generated/constants.ts'
import { DeviceState, ReadingOutcome, type ReadingSource, ReadingState } from '../../../generated/enums.ts'
import type { Label } from '../../../model/model.ts'
import type { Work } from '../../../server/calls/operation.ts'
import { clockOf } from '../../../values/calendar.ts'
import { TARIFFS, type Tariffs, tariffTotal } from '../../domain/energy.ts'
import { periodsOf, type Periods } from '../../meters/intake.ts'
import { besideOf } from '../../reports/beside.ts'
import { alike, type ByHand, takeReading, type Was } from '../../reports/reading.ts'
import { DEVICE_FIELDS, type Device, type Told } from '../../reports/told.ts'
import { invalid } from '../devices/refused.ts'

const MINUTE_MS = 60_000
const WRONG_TIME: Label = {
  zh: `抄表时间不能晚于现在，也不能早于${clock_behind_days}天前`,
  en: `The time cannot be in the future or more than ${clock_behind_days} days ago`,
}

/** A clock may be a little ahead: then it is now. */
export function timeOf(now: Date, text: string, at: string): Date {
  const late = now.getTime() - Date.parse(text)
  if (-late > clock_ahead_minutes * MINUTE_MS || late > clock_behind_days * 24 * 60 * MINUTE_MS)
    throw invalid(at, WRONG_TIME)
  return late < 0 ? now : new Date(text)
}

export const said = ({ model }: Work, key: string, values: Readonly<Record<string, string>> = {}): Label => {
  const { zh, en } = model.app.copy[`reading.${key}`]!
  return { zh: fill(zh, values), en: fill(en, values) }
}

const TOO_LARGE = (digits: number): Label => ({
  zh: `整数部分最多${digits}位`,
  en: `The integer part has at most ${digits} digits`,
})

/** What a register can show, with two decimals. */
export function shownAt(work: Work, value: string, at: string, digits: number = reading_integer_digits): string {
  const read = new Decimal(value)
  if (read.lt(reading_minimum)) throw invalid(at, said(work, 'too_small', { min: reading_minimum }))
  if (read.gte(new Decimal(10).pow(digits))) throw invalid(at, TOO_LARGE(digits))
  return read.toFixed(reading_decimal_digits)
}

/** All four, or what is missing is told. */
export function allPeriods(work: Work, request: Periods): Tariffs {
  const periods = periodsOf(request)
  if (periods !== null) return periods
  throw invalid(
    TARIFFS.find((name) => request[name] == null)!,
    said(work, 'period_empty'),
  )
}

/** What is shown in all by meters that count by periods and show no more. */
export const sumOf = (work: Work, periods: Tariffs): string => shownAt(work, tariffTotal(periods), 'sharp')

export interface Entered {
  readonly reading_id: number
  readonly state: ReadingState
  readonly is_reset: boolean
  readonly uneven: boolean
  readonly outcome: ReadingOutcome
  /** Since the reading that counts before it; null: there is none. */
  readonly since: string | null
}

/** Of the meter that a reading is entered of. */
export const METER_FIELDS = [...DEVICE_FIELDS, 'bound_at'] as const

interface ToldOfMeter extends Told {
  readonly device: Device & { readonly bound_at: string | null }
}

const ELSEWHERE = ({ sn }: Device, bound_at: string): Label => ({
  zh: `“${sn}”于${clockOf(new Date(bound_at))}装入该房间，此前的读数属于之前的房间`,
  en: `${sn} came to this room at ${clockOf(new Date(bound_at))}; earlier readings belong to the room before`,
})

const ANOTHER = ({ sn }: Device, bound_at: string): Label => ({
  zh: `“${sn}”于${clockOf(new Date(bound_at))}换装到该房间，此前的读数属于被更换的表`,
  en: `${sn} took another meter’s place at ${clockOf(new Date(bound_at))}; earlier readings belong to that meter`,
})

/** What it counted where it stood before is nobody's use here; what was used here then another has counted. */
async function refuseFormer({ records }: Work, { device, at }: ToldOfMeter, column: string): Promise<void> {
  const { sn, bound_at, device_type, room_id } = device
  if (bound_at === null || at.getTime() >= Date.parse(bound_at)) return
  const devices = records.of('device')
  if ((await devices.find({ sn }, [], 2)).length > 1) throw invalid(column, ELSEWHERE(device, bound_at))
  // A meter goes offline as the other takes its place; a public area has several.
  const left = { device_type, room_id, state: DeviceState.replaced, net_state_at: bound_at }
  if ((await devices.find(left, [], 1)).length > 0) throw invalid(column, ANOTHER(device, bound_at))
}

/** The meter must be held. `column`: the one that says when it was read. */
export async function enter(
  work: Work,
  told: ToldOfMeter,
  { column, source, more = {} }: { readonly column: string; readonly source: ReadingSource; readonly more?: ByHand },
): Promise<Entered> {
  const { device, at } = told
  await refuseFormer(work, told, column)
  const known = await alike(work, told)
  const changes = await takeReading(work, told, source, more)
  await work.records.of('device').change(device.key, changes)
  const reading = (await alike(work, told))!
  const { key, read, state, is_reset, uneven } = reading
  const { before } = await besideOf(work, device, at, key)
  return {
    ...{ reading_id: key, state, is_reset, uneven },
    outcome: outcomeOf(reading, key === known?.key),
    since: before === undefined ? null : new Decimal(read!).minus(before.read).toFixed(reading_decimal_digits),
  }
}

function outcomeOf({ state, is_reset, uneven }: Was, isKnown: boolean): ReadingOutcome {
  if (state === ReadingState.held) return ReadingOutcome.held
  if (state === ReadingState.discarded) return ReadingOutcome.discarded
  if (isKnown) return ReadingOutcome.known
  if (is_reset) return ReadingOutcome.reset
  return uneven ? ReadingOutcome.uneven : ReadingOutcome.taken
}
