/** A formula with a record's values: as it is said in words, in figures, and what it comes to, exactly. */
import { Decimal } from 'decimal.js'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import type { FormulaOperator } from '../../../../model/formulas.ts'
import type { Expr } from '../../../../model/model.ts'

export interface WorkedOut {
  readonly words: string
  readonly figures: string
  readonly value: Decimal
  /** To so many digits, where that has changed it. */
  readonly rounded: number | null
}

export interface Facts {
  /** A field's value; undefined: the reader does not know it. */
  readonly valueOf: (name: string) => unknown
  readonly labelOf: (name: string) => string
  readonly holds: (condition: Expr) => boolean
  /** How it is said of a part that it is rounded before one goes on with it. */
  readonly roundedTo: (words: string, digits: number) => string
}

/** How tightly it binds: a term that binds less tightly than its place needs is put in parentheses. */
const [SUM, PRODUCT, WHOLE] = [1, 2, 3] as const
type Firmness = typeof SUM | typeof PRODUCT | typeof WHOLE

interface Term extends WorkedOut {
  readonly firmness: Firmness
}

/** Null: something that it needs is empty or not known, or it says that there is nothing to tell. */
export const workedOut = (expr: Expr, facts: Facts): WorkedOut | null => termOf(expr, facts)

function termOf(expr: Expr, facts: Facts): Term | null {
  if (typeof expr === 'number') return atom(String(expr), String(expr))
  if (typeof expr === 'string') return fieldTerm(expr.slice(1), facts)
  if (typeof expr !== 'object' || expr === null) return null
  const [[operator, operands]] = Object.entries(expr) as unknown as [[FormulaOperator, readonly Expr[]]]
  return TERMS[operator](operands, facts)
}

function fieldTerm(name: string, { valueOf, labelOf }: Facts): Term | null {
  const value = valueOf(name)
  return value === null || value === undefined || value === '' ? null : atom(labelOf(name), String(value))
}

const atom = (words: string, number: string): Term => ({
  words,
  figures: formatDecimal(number),
  value: new Decimal(number),
  rounded: null,
  firmness: WHOLE,
})

type TermOf = (operands: readonly Expr[], facts: Facts) => Term | null

/** `right`: what every operand but the first must at least be, so as to stand without parentheses. */
const joined =
  (
    sign: string,
    { firmness, right }: { readonly firmness: Firmness; readonly right: Firmness },
    compute: (a: Decimal, b: Decimal) => Decimal | null,
  ): TermOf =>
  (operands, facts) => {
    const terms = operands.map((operand) => termOf(operand, facts))
    return terms.reduce((left, term, index) => {
      if (left === null || term === null) return null
      if (index === 0) return left
      const value = compute(left.value, term.value)
      if (value === null) return null
      return {
        words: `${wordsWithin(left, firmness, facts)} ${sign} ${wordsWithin(term, right, facts)}`,
        figures: `${figuresWithin(left, firmness)} ${sign} ${figuresWithin(term, right)}`,
        value,
        rounded: null,
        firmness,
      }
    }, terms[0] ?? null)
  }

function wordsWithin({ words, rounded, firmness }: Term, least: Firmness, { roundedTo }: Facts): string {
  if (rounded !== null) return `(${roundedTo(words, rounded)})`
  return firmness >= least ? words : `(${words})`
}

/** What is rounded on the way stands beside what it is made of: whoever works it out again needs both. */
function figuresWithin({ figures, value, rounded, firmness }: Term, least: Firmness): string {
  if (rounded !== null) return `(${figures} ≈ ${formatDecimal(value.toFixed(rounded))})`
  // A negative number behind a sign would read as two signs.
  return firmness >= least && !(least > SUM && figures.startsWith('-')) ? figures : `(${figures})`
}

const TERMS: Readonly<Record<FormulaOperator, TermOf>> = {
  add: joined('+', { firmness: SUM, right: PRODUCT }, (a, b) => a.plus(b)),
  sub: joined('−', { firmness: SUM, right: PRODUCT }, (a, b) => a.minus(b)),
  mul: joined('×', { firmness: PRODUCT, right: PRODUCT }, (a, b) => a.times(b)),
  div: joined('÷', { firmness: PRODUCT, right: WHOLE }, (a, b) => (b.isZero() ? null : a.div(b))),
  round: ([of = null, digits = 0], facts) => {
    const [term, to] = [termOf(of, facts), termOf(digits, facts)]
    if (term === null || to === null) return null
    const value = term.value.toDecimalPlaces(to.value.toNumber(), Decimal.ROUND_HALF_UP)
    return { ...term, value, rounded: value.eq(term.value) ? term.rounded : to.value.toNumber() }
  },
  coalesce: (operands, facts) =>
    operands.map((operand) => termOf(operand, facts)).find((term) => term !== null) ?? null,
  if: (operands, facts) => {
    for (let index = 0; index < operands.length - 1; index += 2)
      if (facts.holds(operands[index]!)) return termOf(operands[index + 1]!, facts)
    return operands.length % 2 === 1 ? termOf(operands.at(-1)!, facts) : null
  },
}
