/** Which of a list's columns may be summed under what is filtered: amounts of different kinds are never added up. */
import type { ListSpec, Narrowed } from './model.ts'

/** `filter`: parameter → its values, in whatever form they are at hand. */
export const summable = (
  { totals, totalsWhen }: Pick<ListSpec, 'totals' | 'totalsWhen'>,
  filter: Readonly<Record<string, unknown>>,
): readonly string[] => totals.filter((name) => isNarrowed(totalsWhen[name] ?? {}, filter))

const isNarrowed = (when: Narrowed, filter: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([name, allowed]) => {
    const given = valuesOf(filter[name])
    return given.length > 0 && given.every((value) => allowed.some((one) => String(one) === value))
  })

/** A parameter's values as text; none: it narrows nothing. */
export const valuesOf = (value: unknown): readonly string[] =>
  value === undefined || value === null || value === ''
    ? []
    : Array.isArray(value)
      ? value.map(String)
      : String(value).split(',')
