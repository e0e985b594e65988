/**
 * What is meant by a text as it was typed: judged, compared and stored is this alone. Blanks at the ends of a line mean nothing, and would pass
 * for another name; a text of blanks is none. Forms and the server ask here, so that both judge the same value.
 */
import { isObject } from '../domain/is-object.ts'

/** `line`: blanks at its ends go. `lines`: they may be meant. By name: of the parts of each row. Null: taken as it is. */
export type Tidying = 'line' | 'lines' | { readonly [part: string]: Tidying } | null

/** Blanks, and characters that show nothing: a name with one more looks the same. Within a text they may be meant (emoji are joined by one). */
const UNSEEN = /^[\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]$/u

/** Whole characters, of which some are two of JavaScript's. */
const at = (text: string, place: number): string => String.fromCodePoint(text.codePointAt(place) ?? 0)
const before = (text: string, place: number): string => {
  const pair = text.slice(Math.max(0, place - 2), place)
  return pair.codePointAt(0)! > 0xffff ? pair : pair.slice(-1)
}

/** Step by step from either end: an expression would try every run of blanks anew, and a text of many would take minutes. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length]
  for (let first = at(text, start); start < end && UNSEEN.test(first); first = at(text, start)) start += first.length
  for (let last = before(text, end); end > start && UNSEEN.test(last); last = before(text, end)) end -= last.length
  return text.slice(start, end)
}

const TEXTS = {
  line: (text: string): string | null => trimmed(text) || null,
  lines: (text: string): string | null => (trimmed(text) === '' ? null : text),
} as const

export function tidied(tidying: Tidying, value: unknown): unknown {
  if (typeof tidying === 'string') return typeof value === 'string' ? TEXTS[tidying](value) : value
  if (tidying === null || !Array.isArray(value)) return value
  return value.map((row) => (isObject(row) ? Object.fromEntries(Object.entries(row).map(([name, part]) => [name, Object.hasOwn(tidying, name) ? tidied(tidying[name] ?? null, part) : part])) : row))
}
