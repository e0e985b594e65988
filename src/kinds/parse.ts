/** Filter texts from an address → values, strictly: what a kind does not write it does not read. */
import type { Field } from '../model/model.ts'
import { decimalPattern } from './decimal-pattern.ts'
import { Invalid } from './field-kind.ts'
import { formats } from './formats.ts'

export function parseInteger(text: string): number {
  const value = Number(text)
  if (!/^-?\d{1,16}$/.test(text) || !Number.isSafeInteger(value)) throw new Invalid(text)
  return value
}

/**
 * Keys of records begin at one, and each is written in one way alone: `01` is none, or one record had many addresses.
 */
export function parseKey(text: string): number {
  if (!/^[1-9]\d{0,15}$/.test(text)) throw new Invalid(text)
  return parseInteger(text)
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
