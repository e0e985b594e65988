/**
 * What is meant by a text as it was typed: judged, compared and stored is this alone. Blanks at the ends of a line mean
 * nothing, and would pass for another name; a text of blanks is none. Forms and the server ask here, so that both judge
 * the same value.
 */
import { isObject } from '../values/is-object.ts'
import { UNSEEN } from '../values/unseen.ts'

/**
 * `line`: blanks at its ends go; `lower`, `upper`: and its letters are of that case. `lines`: they may be meant. By
 * name: of the parts of each row. Null: taken as it is.
 */
export type Tidying = 'line' | 'lower' | 'upper' | 'lines' | { readonly [part: string]: Tidying } | null

/** A name with one more looks the same. Within a text they may be meant (emoji are joined by one). */
const IS_UNSEEN = new RegExp(`^[\0${UNSEEN}]$`, 'u')

/** Whole characters, of which some are two of JavaScript's. */
const at = (text: string, place: number): string => String.fromCodePoint(text.codePointAt(place) ?? 0)
const before = (text: string, place: number): string => {
  const pair = text.slice(Math.max(0, place - 2), place)
  return pair.codePointAt(0)! > 0xffff ? pair : pair.slice(-1)
}

/**
 * Step by step from either end: an expression would try every run of blanks anew, and a text of many would take
 * minutes.
 */
function trimmed(text: string): string {
  let [start, end] = [0, text.length]
  for (let first = at(text, start); start < end && IS_UNSEEN.test(first); first = at(text, start)) start += first.length
  for (let last = before(text, end); end > start && IS_UNSEEN.test(last); last = before(text, end)) end -= last.length
  return text.slice(start, end)
}

const line = (text: string): string | null => trimmed(text) || null

const TEXTS = {
  line,
  lower: (text: string): string | null => line(cased('lower', text)),
  upper: (text: string): string | null => line(cased('upper', text)),
  lines: (text: string): string | null => (trimmed(text) === '' ? null : text),
} as const

export function cased(letters: 'lower' | 'upper' | null, text: string): string {
  return letters === 'lower' ? text.toLowerCase() : letters === 'upper' ? text.toUpperCase() : text
}

export function tidied(tidying: Tidying, value: unknown): unknown {
  if (typeof tidying === 'string') return typeof value === 'string' ? TEXTS[tidying](value) : value
  if (tidying === null || !Array.isArray(value)) return value
  return value.map((row) =>
    isObject(row)
      ? Object.fromEntries(
          Object.entries(row).map(([name, part]) => [
            name,
            Object.hasOwn(tidying, name) ? tidied(tidying[name] ?? null, part) : part,
          ]),
        )
      : row,
  )
}
