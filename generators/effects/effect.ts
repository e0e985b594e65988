/** What a change of the schemas does to somebody: where, in words, and whether what worked before stops working. */
import type { Label } from '../../src/model/model.ts'

export const AREAS = ['tables', 'calls', 'rights', 'screens', 'views', 'imports', 'documents'] as const
export type Area = (typeof AREAS)[number]

export interface Effect {
  readonly area: Area
  readonly breaking: boolean
  readonly text: Label
  /** Calls, addresses or lines that it is about. */
  readonly where: readonly string[]
  /** The field that is gone, of saved views that name it. */
  readonly field?: string
}

export const effect = (
  area: Area,
  breaking: boolean,
  zh: string,
  en: string,
  where: readonly string[] = [],
): Effect => ({ area, breaking, text: { zh, en }, where })

/** One effect for all places of which the same is said. */
export function together(effects: readonly Effect[]): readonly Effect[] {
  const found = new Map<string, Effect>()
  for (const one of effects) {
    const key = `${one.area} ${one.breaking} ${one.text.en}`
    const known = found.get(key)
    found.set(key, known ? { ...known, where: [...new Set([...known.where, ...one.where])] } : one)
  }
  return [...found.values()].sort(
    (a, b) => AREAS.indexOf(a.area) - AREAS.indexOf(b.area) || Number(b.breaking) - Number(a.breaking),
  )
}

/** What is in the first and not in the second. */
export const without = <Thing>(
  some: Readonly<Record<string, Thing>>,
  others: Readonly<Record<string, unknown>>,
): readonly (readonly [string, Thing])[] => Object.entries(some).filter(([name]) => !Object.hasOwn(others, name))
