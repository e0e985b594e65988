/**
 * A demo record in two parts: what a user would send to create it (checked against the entity's validator by a test),
 * and what only the server may set (its key, its past, what devices and workflows wrote).
 */
import type { App } from '../../model/model.ts'
import type { Plan } from './plan.ts'

export interface DemoRow {
  readonly create: Values
  readonly server: Values
}
export type Values = Readonly<Record<string, unknown>>

export type Rows = (plan: Plan, app: App) => Iterable<DemoRow>

/** Hundredths as decimal text: 1234 → "12.34", -5 → "-0.05". */
export function hundredths(count: number): string {
  const digits = String(Math.abs(count)).padStart(3, '0')
  return `${count < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Without the fields that are null: what is not known is not sent. */
export const known = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
