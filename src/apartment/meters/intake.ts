/**
 * What a reading of a meter is worth, held against the one before it. All in kWh or m³ with two decimals, exact; a step
 * back is never anybody's use, and a step that no meter can make waits for a person.
 */
import { Decimal } from 'decimal.js'
import { meter_flow_max, meter_watts_max, reading_hours_min } from '../../generated/constants.ts'
import { ReadingState } from '../../generated/enums.ts'
import type { Device } from '../reports/told.ts'
import { TARIFFS, tariffsAgree, tariffTotal, type Tariffs } from '../domain/energy.ts'
import { ledgerOf, type Ledger } from './ledgers.ts'

const HOUR_MS = 3_600_000

export interface Shown {
  readonly read: string
  readonly at: Date
}

/** `reset`: it counts anew from here, as after a rollover. */
export type Verdict = 'taken' | 'reset' | 'held'

/** `hourly`: what can pass the meter in an hour. */
export function verdictOf(before: Shown | null, { read, at }: Shown, hourly: Decimal): Verdict {
  if (before === null) return 'taken'
  if (isStepBack(before.read, read)) return 'reset'
  const step = new Decimal(read).minus(before.read)
  return step.lte(possible(at.getTime() - before.at.getTime(), hourly)) ? 'taken' : 'held'
}

/**
 * Of one that came late, with those on both sides of it. Where the register would have begun anew with it, it must be
 * able to have come from there to where it was known to be next.
 */
export function verdictBetween(before: Shown | null, late: Shown, after: Shown | null, hourly: Decimal): Verdict {
  const verdict = verdictOf(before, late, hourly)
  return verdict === 'reset' && after !== null && verdictOf(late, after, hourly) === 'held' ? 'held' : verdict
}

export const isStepBack = (from: string, to: string): boolean => new Decimal(to).lt(from)

/** At full load, in kWh or m³: of electricity by what the meter lets through, where somebody has said it. */
export function hourlyOf(meter: Pick<Device, 'device_type' | 'capacity'>): Decimal {
  if (ledgerOf(meter).name === 'water') return new Decimal(meter_flow_max)
  const { capacity: watts } = meter
  return new Decimal(watts !== null && watts > 0 ? watts : meter_watts_max).div(1000)
}

/** All the time since then, and of a day at least: clocks differ, and hand readings follow each other. */
const possible = (ms: number, hourly: Decimal): Decimal =>
  Decimal.max(new Decimal(ms).div(HOUR_MS), reading_hours_min).times(hourly)

export type Periods = { readonly [Name in keyof Tariffs]?: string | null | undefined }

/** All four, or none. */
export function periodsOf(told: Periods): Tariffs | null {
  const given = TARIFFS.map((name) => [name, told[name]] as const)
  return given.every(([, value]) => value != null) ? (Object.fromEntries(given) as unknown as Tariffs) : null
}

/** What the meter shows in all; null: it tells neither that nor its four periods. */
export function totalOf(told: Periods & { readonly electric_read?: string | null | undefined }): string | null {
  const periods = periodsOf(told)
  return told.electric_read ?? (periods && tariffTotal(periods))
}

/** Whether its registers contradict each other. */
export function isUneven(told: Periods, total: string): boolean {
  const periods = periodsOf(told)
  return periods !== null && !tariffsAgree(periods, total)
}

/** Of a reading, by its columns: neither held nor discarded. */
const isTaken = (column: (name: string) => string): string => `${column('state')} = ${ReadingState.taken}`

export interface Readings {
  readonly entity: 'electricity_reading' | 'water_reading'
  /** What a reading shows, in the unit of the ledger. */
  readonly shown: 'electric_read' | 'volume'
  readonly counts: (column: (name: string) => string) => string
}

/** Of energy there are some of a screen that could not be read. */
export const counts: Readings['counts'] = (column) => `${isTaken(column)} and ${column('electric_read')} is not null`

export const READINGS: Readonly<Record<Ledger['name'], Readings>> = {
  energy: { entity: 'electricity_reading', shown: 'electric_read', counts },
  water: { entity: 'water_reading', shown: 'volume', counts: isTaken },
}

export const readingsOf = (meter: Pick<Device, 'device_type'>): Readings => READINGS[ledgerOf(meter).name]
