/**
 * What a reading of a meter is worth, held against the one before it. All in kWh with two decimals, exact; a step back
 * is never anybody's use, and a step that no meter can make waits for a person.
 */
import { Decimal } from 'decimal.js'
import { meter_watts_max, reading_hours_min } from '../../generated/constants.ts'
import { ReadingState } from '../../generated/enums.ts'
import { TARIFFS, tariffsAgree, tariffTotal, type Tariffs } from '../domain/energy.ts'

const HOUR_MS = 3_600_000

export interface Shown {
  readonly read: string
  readonly at: Date
}

/** `reset`: it counts anew from here, as after a rollover. */
export type Verdict = 'taken' | 'reset' | 'held'

/** `watts`: what the meter lets through; null: nobody has said. */
export function verdictOf(before: Shown | null, { read, at }: Shown, watts: number | null): Verdict {
  if (before === null) return 'taken'
  if (isStepBack(before.read, read)) return 'reset'
  const step = new Decimal(read).minus(before.read)
  return step.lte(possible(at.getTime() - before.at.getTime(), watts)) ? 'taken' : 'held'
}

export const isStepBack = (from: string, to: string): boolean => new Decimal(to).lt(from)

/** A full load all the time since then, and of a day at least: clocks differ, and hand readings follow each other. */
function possible(ms: number, watts: number | null): Decimal {
  const hours = Decimal.max(new Decimal(ms).div(HOUR_MS), reading_hours_min)
  return hours.times(watts !== null && watts > 0 ? watts : meter_watts_max).div(1000)
}

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

/** Of a reading, by its columns: neither held nor discarded, nor of a screen that could not be read. */
export const counts = (column: (name: string) => string): string =>
  `${column('state')} = ${ReadingState.taken} and ${column('electric_read')} is not null`
