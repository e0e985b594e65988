/** Filter texts from an address → values, strictly: what a kind does not write it does not read. */
import type { Field } from '../model/model.ts'
import { isWholeText } from '../values/whole.ts'
import { decimalPattern } from './decimal-pattern.ts'
import { Invalid } from './field-kind.ts'
import { formats } from './formats.ts'

export function parseInteger(text: string): number {
  if (!isWholeText(text)) throw new Invalid(text)
  return Number(text)
}

/** Keys of records begin at one. */
export function parseKey(text: string): number {
  const key = parseInteger(text)
  if (key < 1) throw new Invalid(text)
  return key
}

/**
 * Decimals go on as text, of no more digits than the field's column holds: others are no value of it, whatever they are
 * compared with.
 */
export function parseDecimal(text: string, { scale }: Field): string {
  if (!new RegExp(decimalPattern(scale)).test(text) || !formats.decimal.validate(text)) throw new Invalid(text)
  return text
}

export function parseBoolean(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new Invalid(text)
  return text === 'true'
}

export function parseText(text: string): string {
  if (text.length > 500 || text.includes('\0')) throw new Invalid(text)
  return text
}

export const parseFormat =
  (name: 'date' | 'date-time') =>
  (text: string): string => {
    if (!formats[name].validate(text)) throw new Invalid(text)
    return text
  }

/** One of the codes; numeric codes are compared as numbers. */
export const parseCode =
  (codes: (field: Field) => readonly (string | number)[]) =>
  (text: string, field: Field): string | number => {
    const code = codes(field).find((one) => String(one) === text)
    if (code === undefined) throw new Invalid(text)
    return code
  }
