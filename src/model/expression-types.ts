/**
 * Of what type an expression's value is, and where an operator, a field or a condition is given one that it cannot
 * take.
 */
import { facts } from '../kinds/facts.ts'
import type { ExpressionType } from '../kinds/kind-facts.ts'
import type { Path } from './documents.ts'
import { expressionMistakes, led, type Place } from './expressions.ts'
import type { Linked, LinkedField } from './linked.ts'
import { codesOf } from './lookup.ts'
import { mistake, type Mistake } from './mistake.ts'
import type { EXPR_OPS, Expr, Related, RelatedOp } from './model.ts'

/**
 * What a field's kind says, its codes known; `digits` and `day` are written into the expression itself: a number may be
 * a code or a key, a text may say a date. Null: anything, or not known.
 */
export type Type = Exclude<ExpressionType, 'codes'> | 'code' | 'digits' | 'day' | null

/** As mistakes name them. */
export const NAMES: Readonly<Record<Exclude<Type, null>, string>> = {
  number: 'a number',
  key: 'a key',
  code: 'a code',
  text: 'a text',
  boolean: 'a yes or no',
  date: 'a date',
  time: 'a time',
  range: 'a date range',
  list: 'a list',
  secret: 'a secret',
  digits: 'a number',
  day: 'a text',
}

const LITERAL: Readonly<Record<'digits' | 'day', readonly Type[]>> = {
  digits: ['number', 'key', 'code'],
  day: ['date', 'time', 'text'],
}

/** The type of both; undefined when they do not go together. */
function joined(a: Type, b: Type): Type | undefined {
  if (a === b || b === null) return a
  if (a === null) return b
  if ((a === 'digits' || a === 'day') && LITERAL[a].includes(b)) return b
  if ((b === 'digits' || b === 'day') && LITERAL[b].includes(a)) return a
  return undefined
}

const fits = (given: Type, wanted: readonly Type[]): boolean =>
  given === null || wanted.some((type) => joined(given, type) !== undefined)

const NUMBERS: Wanted = { types: ['number'], said: 'numbers' }
const CONDITIONS: Wanted = { types: ['boolean'], said: 'conditions' }
const DAYS: Wanted = { types: ['date', 'time'], said: 'a date or a time' }
const SINGLE: Wanted = { types: ['number', 'key', 'code', 'text', 'boolean', 'date', 'time'], said: 'single values' }
const ANY: Wanted = { types: [...SINGLE.types, 'range', 'list', 'secret'], said: 'anything' }
const CODE: Wanted = { types: ['code', 'text'], said: 'a permission key' }
const CODES: Wanted = { types: ['code', 'text', 'digits'], said: 'a code' }
const LIST: Wanted = { types: ['list'], said: 'a list' }
const TEXT: Wanted = { types: ['text'], said: 'a text' }
const RANGE: Wanted = { types: ['range'], said: 'a date range' }

interface Wanted {
  readonly types: readonly Type[]
  readonly said: string
}
interface Signature {
  /** What its operands must be; the last holds for all that follow. */
  readonly takes: readonly Wanted[]
  /** All operands are of one type. */
  readonly alike?: true
  /** `same`: the type of its operands, `first`: that of the first. */
  readonly gives: Type | 'same' | 'first'
}

const NUMERIC: Signature = { takes: [NUMBERS], gives: 'number' }
const COMPARING: Signature = { takes: [SINGLE], alike: true, gives: 'boolean' }
const LOGICAL: Signature = { takes: [CONDITIONS], gives: 'boolean' }
const MOVING: Signature = { takes: [DAYS, NUMBERS], gives: 'first' }
const BOUND: Signature = { takes: [RANGE], gives: 'date' }

type Op = Exclude<(typeof EXPR_OPS)[number], RelatedOp | 'if'>
const SIGNATURES: Readonly<Record<Op, Signature>> = {
  add: NUMERIC,
  sub: NUMERIC,
  mul: NUMERIC,
  div: NUMERIC,
  round: NUMERIC,
  concat: { takes: [SINGLE], gives: 'text' },
  coalesce: { takes: [SINGLE], alike: true, gives: 'same' },
  eq: COMPARING,
  ne: COMPARING,
  lt: COMPARING,
  le: COMPARING,
  gt: COMPARING,
  ge: COMPARING,
  in: COMPARING,
  and: LOGICAL,
  or: LOGICAL,
  not: LOGICAL,
  is_null: { takes: [ANY], gives: 'boolean' },
  lower_of: BOUND,
  upper_of: BOUND,
  now: { takes: [ANY], gives: 'time' },
  today: { takes: [ANY], gives: 'date' },
  end_of_day: { takes: [DAYS], gives: 'time' },
  add_days: MOVING,
  add_months: MOVING,
  days_between: { takes: [DAYS], gives: 'number' },
  obeys: { takes: [TEXT], gives: 'boolean' },
  me: { takes: [ANY], gives: 'key' },
  my_role: { takes: [ANY], gives: 'key' },
  holds: { takes: [CODE], gives: 'boolean' },
  has: { takes: [LIST, CODES], gives: 'boolean' },
  value_of: { takes: [ANY], gives: null },
  in_force: { takes: [ANY], gives: null },
}

/** A condition, which is true or not. */
export const CONDITION: Type = 'boolean'
export const NUMBER: Type = 'number'

/** All that is wrong with an expression; `wanted` is what its place takes. */
export function* typedMistakes(place: Place, path: Path, expr: Expr, wanted: Type): Iterable<Mistake> {
  const wrong = [...expressionMistakes(place, path, expr)]
  yield* wrong.length > 0 ? wrong : typeMistakes(place, path, expr, wanted)
}

function* typeMistakes(place: Place, path: Path, expr: Expr, wanted: Type): Generator<Mistake, void> {
  const given = yield* typeOf(place, path, expr)
  if (wanted !== null && !fits(given, [wanted]))
    yield refused(place, path, `here stands ${named(given)}`, NAMES[wanted])
}

/** A value, or an expression, for a field: of its type, and where it is a code, one of its codes. */
export function* valueMistakes(place: Place, path: Path, value: Expr, field: LinkedField): Iterable<Mistake> {
  const wrong = [...typedMistakes(place, path, value, typeOfField(place.linked, field))]
  yield* wrong.length > 0 ? wrong : noCode(place, path, value, field)
}

function* noCode({ linked, raw, entity }: Place, path: Path, value: Expr, field: LinkedField): Iterable<Mistake> {
  for (const { path: at, value: one } of outcomes(path, value)) yield* noCode({ linked, raw, entity }, at, one, field)
  const words = codesOf(linked, field)
  const isWritten = typeof value === 'number' || (typeof value === 'string' && !value.startsWith('$'))
  if (words !== null && isWritten && !words.includes(String(value)))
    yield mistake(raw, path, { message: `"${value}" is no code of ${field.enum}`, word: String(value), words })
}

/** What a choice comes to, one way or the other. */
function outcomes(path: Path, value: Expr): readonly { readonly path: Path; readonly value: Expr }[] {
  const [op, operands] = typeof value === 'object' && value !== null ? (Object.entries(value)[0] ?? []) : []
  if ((op !== 'if' && op !== 'coalesce') || !Array.isArray(operands)) return []
  return (operands as readonly Expr[]).flatMap((one, index) =>
    op === 'if' && index % 2 === 0 && index + 1 < operands.length ? [] : [{ path: [...path, op, index], value: one }],
  )
}

export function typeOfField({ enums }: Linked, { kind, enum: name }: LinkedField): Type {
  if (kind === null) return null
  const type = facts[kind].expression
  if (type !== 'codes') return type
  const codes = enums.get(name ?? '')?.doc.type
  return codes === undefined ? null : codes === 'integer' ? 'code' : 'text'
}

type Typing = Generator<Mistake, Type>

function* typeOf(place: Place, path: Path, expr: Expr): Typing {
  if (expr === null) return null
  if (typeof expr === 'boolean') return 'boolean'
  if (typeof expr === 'number') return 'digits'
  if (typeof expr === 'string')
    return expr.startsWith('$') ? ofPath(place, expr.slice(1)) : /^\d{4}-\d\d-\d\d/.test(expr) ? 'day' : 'text'
  const [[op, operands]] = Object.entries(expr) as unknown as [[string, readonly Expr[] | Related]]
  if (!Array.isArray(operands)) return yield* ofRelated(place, [...path, op], op, operands as Related)
  return op === 'if'
    ? yield* ofChoice(place, [...path, op], operands as readonly Expr[])
    : yield* ofOperator(place, [...path, op], op as Op, operands as readonly Expr[])
}

function ofPath(place: Place, text: string): Type {
  const field = led(place, text)?.field
  return field ? typeOfField(place.linked, field) : null
}

function* ofOperator(place: Place, path: Path, op: Op, operands: readonly Expr[]): Typing {
  const { takes, alike, gives } = SIGNATURES[op]
  const types: Type[] = []
  for (const [index, operand] of operands.entries()) {
    if (op === 'obeys' && index > 0) continue
    types.push(
      yield* taken(
        place,
        [...path, index],
        op,
        operand,
        op !== 'in' && isNullTest(alike, operands) ? ANY : (takes[Math.min(index, takes.length - 1)] ?? ANY),
      ),
    )
  }
  if (op === 'value_of' || op === 'in_force') return ofElsewhere(place, operands)
  const type = alike ? yield* together(place, path, op, types) : null
  if (op === 'has' || (EQUATES.includes(op) && type !== null)) yield* comparedCodes(place, path, operands)
  if (op === 'holds') yield* heldKeys(place, path, operands)
  return gives === 'same' ? type : gives === 'first' ? (types[0] ?? null) : gives
}

const EQUATES: readonly Op[] = ['eq', 'ne', 'in']

/** What is compared with a field of codes is one of them. */
function* comparedCodes(place: Place, path: Path, operands: readonly Expr[]): Iterable<Mistake> {
  const [field] = operands.flatMap((one) =>
    typeof one === 'string' && one.startsWith('$') ? (led(place, one.slice(1))?.field ?? []) : [],
  )
  if (field === undefined) return
  for (const [index, one] of operands.entries()) yield* noCode(place, [...path, index], one, field)
}

function* heldKeys({ linked, raw }: Place, path: Path, operands: readonly Expr[]): Iterable<Mistake> {
  const words = linked.permissions.map(({ key }) => key)
  for (const [index, word] of operands.entries())
    if (typeof word === 'string' && !word.startsWith('$') && !words.includes(word))
      yield mistake(raw, [...path, index], { message: `no permission "${word}"`, word, words })
}

/** Of the field of the other entity. */
function ofElsewhere({ linked }: Place, [entity, name, , , said = name]: readonly Expr[]): Type {
  const field = linked.entities.get(String(entity))?.fields.get(String(said))
  return field === undefined ? null : typeOfField(linked, field)
}

/** With null anything can be compared. */
const isNullTest = (alike: true | undefined, operands: readonly Expr[]): boolean =>
  alike === true && operands.includes(null)

function* ofRelated(place: Place, path: Path, op: string, { entity: name, where, field }: Related): Typing {
  const entity = place.linked.entities.get(name)
  if (where !== undefined && entity) yield* typeMistakes({ ...place, entity }, [...path, 'where'], where, CONDITION)
  if (op === 'latest') return ofElsewhere(place, [name, field ?? null])
  return op === 'count' ? 'number' : 'boolean'
}

function* ofChoice(place: Place, path: Path, operands: readonly Expr[]): Typing {
  const types: Type[] = []
  for (const [index, operand] of operands.entries()) {
    const isCondition = index % 2 === 0 && index + 1 < operands.length
    const type = yield* taken(place, [...path, index], 'if', operand, isCondition ? CONDITIONS : SINGLE)
    if (!isCondition) types.push(type)
  }
  return yield* together(place, path, 'if', types)
}

/** Its type; null when it was refused, so that one mistake is told once. */
function* taken(place: Place, path: Path, op: string, operand: Expr, { types, said }: Wanted): Typing {
  const given = yield* typeOf(place, path, operand)
  if (fits(given, types)) return given
  yield refused(place, path, `"${op}" is given ${named(given)}`, said)
  return null
}

function* together(place: Place, path: Path, op: string, types: readonly Type[]): Typing {
  let type: Type = null
  for (const [index, next] of types.entries()) {
    const both = joined(type, next)
    if (both === undefined) {
      yield refused(
        place,
        op === 'if' ? path : [...path, index],
        `"${op}" is given ${named(type)} and ${named(next)}`,
        'values of one type',
      )
      return null
    }
    type = both
  }
  return type
}

const named = (type: Type): string => (type === null ? 'nothing' : NAMES[type])
const refused = ({ raw }: Place, path: Path, message: string, expected: string): Mistake =>
  mistake(raw, path, { message, expected })
