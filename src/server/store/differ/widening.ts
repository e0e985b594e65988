/** Whether every value of one column type is a value of another, unchanged, and what that costs. */

interface Type {
  readonly base: string
  readonly numbers: readonly number[]
}

/** `numeric(12,2)[]` → base `numeric[]`, numbers 12 and 2. */
const read = (type: string): Type => ({
  base: type.replace(/\s*\([^)]*\)/, ''),
  numbers: /\(([^)]*)\)/.exec(type)?.[1]?.split(',').map(Number) ?? [],
})

const INTEGERS: readonly string[] = ['smallint', 'integer', 'bigint']
/** Digits that an integer needs before the point. */
const DIGITS: Readonly<Record<string, number>> = { smallint: 5, integer: 10, bigint: 19 }
const TEXTS: ReadonlySet<string> = new Set(['character varying', 'text'])

const bare = (type: Type): Type => ({ ...type, base: type.base.replace(/\[\]$/, '') })

const intoInteger = (from: Type, to: Type): boolean =>
  INTEGERS.includes(from.base) && INTEGERS.indexOf(from.base) < INTEGERS.indexOf(to.base)

const intoNumeric = (from: Type, to: Type): boolean => {
  if (to.base !== 'numeric') return false
  const [precision = Infinity, scale = to.numbers.length === 0 ? Infinity : 0] = to.numbers
  if (INTEGERS.includes(from.base))
    return precision - (scale === Infinity ? 0 : scale) >= (DIGITS[from.base] ?? Infinity)
  if (from.base !== 'numeric' || from.numbers.length === 0) return false
  const [ownPrecision = 0, ownScale = 0] = from.numbers
  return scale >= ownScale && precision - (scale === Infinity ? 0 : scale) >= ownPrecision - ownScale
}

const intoText = (from: Type, to: Type): boolean =>
  TEXTS.has(from.base) && TEXTS.has(to.base) && (to.numbers[0] ?? Infinity) >= (from.numbers[0] ?? Infinity)

export const widens = (from: string, to: string): boolean => {
  const [source, target] = [read(from), read(to)]
  if (source.base.endsWith('[]') !== target.base.endsWith('[]')) return false
  return [intoInteger, intoNumeric, intoText].some((rule) => rule(bare(source), bare(target)))
}

/** Whether PostgreSQL writes each row anew for such a widening; else it only notes the wider type. */
export const rewrites = (from: string, to: string): boolean => {
  const [source, target] = [read(from), read(to)]
  if (TEXTS.has(bare(source).base)) return false
  const sameDigits = target.numbers.length === 0 || (target.numbers[1] ?? 0) === (source.numbers[1] ?? 0)
  return bare(source).base !== 'numeric' || !sameDigits
}
