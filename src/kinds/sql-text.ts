/**
 * Values and names as SQL text. The only writer of quotes: what comes from a schema enters SQL through here or as a
 * parameter.
 */
import { timeZone } from '../values/calendar.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

export const ident = (name: string): string => `"${name.replaceAll('"', '""')}"`

export function literal(value: string | number | boolean | null): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return finite(value)
  return value.includes('\\') ? `E${quoted(value.replaceAll('\\', '\\\\'))}` : quoted(value)
}

/** The product's clock, for `at time zone`. */
export const clock = (): string => quoted(timeZone())

export const list = (parts: readonly string[]): string => parts.join(', ')

function finite(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} is no SQL number`)
  return value < 0 ? `(${value})` : String(value)
}
