/** How the parts of the demo make records. */
import type { App } from '../../model/model.ts'
import type { DemoRow, Values } from '../../server/seed/demo.ts'
import type { Plan } from './plan.ts'

export type Rows = (plan: Plan, app: App) => Iterable<DemoRow>

/** Hundredths as decimal text: 1234 → "12.34", -5 → "-0.05". */
export function hundredths(count: number): string {
  const digits = String(Math.abs(count)).padStart(3, '0')
  return `${count < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Without the fields that are null: what is not known is not sent. */
export const known = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
