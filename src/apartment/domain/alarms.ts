/** Abnormal events by the table of the schemas (`alarms` in `schemas/app/constants.json`). */
import { alarms, low_battery_percent } from '../../generated/constants.ts'
import { EventState, type AbnormalEvent, type DeviceType, type EventLevel } from '../../generated/enums.ts'

/** Somebody has it before them. */
export const IN_WORK = [EventState.open, EventState.handling] as const

/** What a device shows of itself, whatever it reports: alarms start and end by it. */
export type Sign = NonNullable<(typeof alarms)[number]['starts' | 'ends' | 'tells']>

export interface AlarmRule {
  readonly code: AbnormalEvent
  readonly level: EventLevel
  /** The sign by which it starts without being reported. */
  readonly starts: Sign | null
  /** The sign that ends it; null: people do. */
  readonly ends: Sign | null
  /** What the record of the device says, as long as the sign does not end it. */
  readonly unless: 'arrears_cut' | null
  /** Types of devices of which it starts so; null: of none. */
  readonly of: readonly number[] | null
  /** It is no alarm, but tells this sign. */
  readonly tells: Sign | null
  /** The lock setting that turns its messages off. */
  readonly setting: 'enable_alarm' | 'low_power' | null
}

const RULES: readonly AlarmRule[] = alarms
const byCode = new Map(RULES.map((rule) => [rule.code, rule]))

export const alarmRule = (code: AbnormalEvent): AlarmRule => byCode.get(code)!

export const endedBy = (sign: Sign): readonly AbnormalEvent[] =>
  RULES.filter(({ ends }) => ends === sign).map(({ code }) => code)

export const rulesStartedBy = (sign: Sign): readonly AlarmRule[] => RULES.filter(({ starts }) => starts === sign)

export const startedBy = (sign: Sign, type: DeviceType): readonly AbnormalEvent[] =>
  rulesStartedBy(sign)
    .filter(({ of }) => of?.includes(type) ?? false)
    .map(({ code }) => code)

/** Null: it is unknown. */
export function batterySign(battery: number): Sign | null {
  if (battery < 0) return null
  return battery < low_battery_percent ? 'battery_low' : 'battery_good'
}

/** Hours and minutes (`22:30`); an end before the beginning is of the next day. Without either: always. */
export function isWithin(time: string, begin: string | null, end: string | null): boolean {
  if (begin === null || end === null || begin === end) return true
  return begin < end ? begin <= time && time < end : begin <= time || time < end
}
