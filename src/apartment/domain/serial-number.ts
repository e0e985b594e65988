/**
 * Serial numbers: what a number tells of its device (spec §3). The rules are data (`serials` in
 * `schemas/app/constants.json`); this file only applies them. The longest prefix decides: a number that starts as a
 * family's do and has another length is wrong, whatever other rule it would fit.
 */
/** One rule of the serial-number table (spec §3); the longest matching rule wins. */
export interface SerialRule {
  /** `?` stands for any one character. */
  readonly prefix: string
  readonly length: number | null
  /** 1-based positions of the model code, inclusive. */
  readonly code: {
    readonly from: number
    readonly to: number
    readonly models: Readonly<Record<string, string>>
  } | null
  /** What it can be; one: it is that. */
  readonly device_types: readonly number[]
  readonly model: string | null
}

interface WrongLength {
  readonly is: 'wrong_length'
  readonly prefix: string
  readonly lengths: readonly number[]
}

export type Serial =
  /** Of several types the number does not tell which; an unknown code of a known family has no model. */
  | { readonly is: 'known'; readonly device_types: readonly number[]; readonly model: string | null }
  | WrongLength
  | { readonly is: 'unknown' }

interface Rules {
  readonly constants: { readonly serials?: unknown }
}

type Written = Partial<Omit<SerialRule, 'device_types'>> & {
  readonly prefix: string
  readonly device_type: number | readonly number[]
}

export const serialRules = ({ constants }: Rules): readonly SerialRule[] =>
  ((constants.serials ?? []) as readonly Written[]).map(
    ({ prefix, length = null, code = null, device_type, model = null }) => ({
      prefix,
      length,
      code,
      device_types: [device_type].flat(),
      model,
    }),
  )

/** What is said of a number of a wrong length: its first characters, the lengths that such have, and its own. */
export const lengthInWords = (sn: string, { prefix, lengths }: WrongLength) => ({
  prefix: prefix.toUpperCase(),
  length: lengths.join('/'),
  given: sn.trim().length,
})

export function parseSerial(sn: string, rules: readonly SerialRule[]): Serial {
  const text = sn.trim().toLowerCase()
  const family = longest(rules.filter(({ prefix }) => hasPrefix(text, prefix.toLowerCase())))
  const candidates = family.filter(({ length }) => length === null || length === text.length).sort(moreSpecificFirst)
  const decided = candidates.find((rule) => rule.code === null || codeModel(text, rule) !== undefined)
  const rule = decided ?? candidates[0]
  if (rule !== undefined)
    return { is: 'known', device_types: rule.device_types, model: codeModel(text, rule) ?? rule.model }
  // A rule for numbers that start with anything tells nothing of those that it does not fit.
  const prefix = family[0]?.prefix ?? ''
  return prefix === ''
    ? { is: 'unknown' }
    : { is: 'wrong_length', prefix, lengths: [...new Set(family.flatMap(({ length }) => length ?? []))] }
}

function longest(rules: readonly SerialRule[]): readonly SerialRule[] {
  const most = Math.max(...rules.map(({ prefix }) => prefix.length))
  return rules.filter(({ prefix }) => prefix.length === most)
}

/** `?` in a prefix stands for any one character. */
function hasPrefix(text: string, prefix: string): boolean {
  return (
    text.length >= prefix.length && [...prefix].every((character, at) => character === '?' || character === text[at])
  )
}

function codeModel(text: string, { code }: SerialRule): string | undefined {
  if (code === null) return undefined
  const found = text.slice(code.from - 1, code.to)
  return Object.entries(code.models).find(([key]) => key.toLowerCase() === found)?.[1]
}

/** Of one family that which says more: a length, then a code. */
function moreSpecificFirst(a: SerialRule, b: SerialRule): number {
  return says(b.length) - says(a.length) || says(b.code) - says(a.code)
}

const says = (part: unknown): number => (part === null ? 0 : 1)
