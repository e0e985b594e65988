/**
 * The payload rules of every call: blank values and empty arrays are not sent (but for the call that says otherwise);
 * null is, in a body, because it clears a field.
 */

export type Payload = Readonly<Record<string, unknown>>

export function stripBlanks(payload: Payload, keepsEmpty = false): Payload {
  const kept = Object.entries(payload).filter(([, value]) => !isBlank(value, keepsEmpty))
  return Object.fromEntries(kept.map(([key, value]) => [key, stripInside(value, keepsEmpty)]))
}

/** GET and DELETE carry their payload as a query: lists joined by commas, nothing for null. */
export function toQuery(payload: Payload): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(stripBlanks(payload))) {
    if (value !== null) query.set(key, asText(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

const isBlank = (value: unknown, keepsEmpty: boolean): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (!keepsEmpty && Array.isArray(value) && value.length === 0)

function stripInside(value: unknown, keepsEmpty: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => stripInside(one, keepsEmpty))
  return isPlainObject(value) ? stripBlanks(value, keepsEmpty) : value
}

const isPlainObject = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
