/** A few hundred devices by family: enough to choose from. */
import { fittings } from './fittings.ts'
import type { Family, Fitting } from './fittings.ts'
import type { Plan } from './plan.ts'

const SOME_DEVICES = 900

/** Those in use. */
export function someDevices(plan: Plan): Readonly<Partial<Record<Family, readonly Fitting[]>>> {
  const found: Partial<Record<Family, Fitting[]>> = {}
  let count = 0
  for (const fitting of fittings(plan)) {
    if (fitting.retired !== null) continue
    ;(found[fitting.family] ??= []).push(fitting)
    if (++count === SOME_DEVICES) break
  }
  return found
}
