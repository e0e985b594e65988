/** What a person notes of one meter, what is still missing of it, and what of it is sent. */
import { reading_decimal_digits, reading_integer_digits, reading_minimum } from '../../../generated/constants.ts'
import type { CallTypes } from '../../../generated/call-types.ts'
import { isLess, sum } from '../energy/hundredths.ts'

export const PERIODS = ['sharp', 'peak', 'shoulder', 'off_peak'] as const
export type Period = (typeof PERIODS)[number]

export interface Meter {
  readonly device_id: number
  readonly room_id: number
  /** Where it is, for people. */
  readonly name: string
  readonly sn: string
  /** It counts by periods of the day. */
  readonly tou: boolean
}

export interface Entry extends Meter {
  readonly integer: string
  readonly decimal: string
  readonly periods: Readonly<Record<Period, string>>
  readonly damaged: boolean
  /** When the photo was taken that this browser keeps of it; empty: there is none. */
  readonly photo: string
  /** The name that the server has given to the photo, and when. */
  readonly uploaded: { readonly pic_name: string; readonly at: number } | null
  /** It was confirmed: it is sent as it stands, once there is a network, under this key. */
  readonly sent: { readonly at: string | null; readonly key: string } | null
  /** What the server refused it for. */
  readonly refused: string | null
}

const NO_PERIODS = { sharp: '', peak: '', shoulder: '', off_peak: '' }

export const blank = (meter: Meter): Entry => ({
  ...meter,
  ...{ integer: '', decimal: '', periods: NO_PERIODS, damaged: false },
  ...{ photo: '', uploaded: null, sent: null, refused: null },
})

export const isTouched = ({ integer, decimal, periods, damaged, photo, sent }: Entry): boolean =>
  damaged || sent !== null || [photo, integer, decimal, ...Object.values(periods)].some((text) => text !== '')

export type Part = 'integer' | 'decimal' | Period

/** Null: it cannot be typed there. Full-width digits and points are understood. */
export function typedPart(part: Part, text: string): string | null {
  const plain = text
    .replace(/[０-９．]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[。,，]/g, '.')
    .trim()
  return SHAPES[part === 'integer' || part === 'decimal' ? part : 'period'].test(plain) ? plain : null
}

const SHAPES = {
  integer: new RegExp(`^\\d{0,${reading_integer_digits}}$`),
  decimal: new RegExp(`^\\d{0,${reading_decimal_digits}}$`),
  period: new RegExp(`^(\\d{1,${reading_integer_digits}}(\\.\\d{0,${reading_decimal_digits}})?)?$`),
}

export const withPart = (entry: Entry, part: Part, text: string): Entry =>
  part === 'integer' || part === 'decimal'
    ? { ...entry, [part]: text, refused: null }
    : { ...entry, periods: { ...entry.periods, [part]: text }, refused: null }

/** A screen that cannot be read shows nothing. */
export const withDamage = (entry: Entry, damaged: boolean): Entry => ({
  ...entry,
  damaged,
  refused: null,
  ...(damaged && { integer: '', decimal: '', periods: NO_PERIODS }),
})

export const partOf = (entry: Entry, part: Part): string =>
  part === 'integer' || part === 'decimal' ? entry[part] : entry.periods[part]

/** In kWh; null: it is not whole yet, or the screen cannot be read. */
export function totalOf({ tou, damaged, integer, decimal, periods }: Entry): string | null {
  if (damaged) return null
  if (tou) {
    const all = PERIODS.map((name) => periods[name])
    return all.every((text) => text !== '') ? sum(all) : null
  }
  return integer === '' || decimal === '' ? null : `${integer}.${decimal.padEnd(reading_decimal_digits, '0')}`
}

export interface Problem {
  readonly at: 'photo' | Part
  /** Key of its words in `schemas/app/copy.json`. */
  readonly text: string
  readonly values: Readonly<Record<string, string>>
}

const problem = (at: Problem['at'], text: string, values: Problem['values'] = {}): Problem => ({
  at,
  text: `reading.${text}`,
  values,
})

export function problemsOf(entry: Entry): readonly Problem[] {
  const photo = entry.photo !== '' ? [] : [problem('photo', 'no_photo', { name: entry.name })]
  return entry.damaged ? photo : [...photo, ...(entry.tou ? ofPeriods(entry) : ofTotal(entry)), ...ofSize(entry)]
}

const ofPeriods = ({ periods }: Entry): readonly Problem[] =>
  PERIODS.filter((name) => periods[name] === '').map((name) => problem(name, 'period_empty'))

const ofTotal = ({ integer, decimal }: Entry): readonly Problem[] => [
  ...(integer === '' ? [problem('integer', 'integer_empty')] : []),
  ...(decimal === '' ? [problem('decimal', 'decimal_empty')] : []),
]

function ofSize(entry: Entry): readonly Problem[] {
  const total = totalOf(entry)
  return total !== null && isLess(total, reading_minimum)
    ? [problem(entry.tou ? 'sharp' : 'integer', 'too_small', { min: reading_minimum })]
    : []
}

type Request = CallTypes['saas_elemeter_read']['request']

export function requestOf(entry: Entry, pic_name: string): Request {
  const { device_id, damaged, tou, periods, sent } = entry
  const at = sent?.at == null ? {} : { read_at: sent.at }
  if (damaged) return { device_id, pic_name, damaged, ...at }
  const amounts = tou
    ? Object.fromEntries(PERIODS.map((name) => [name, sum([periods[name]])]))
    : { amount: totalOf(entry)! }
  return { device_id, pic_name, ...amounts, ...at }
}
