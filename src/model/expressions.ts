/** What an expression is made of, and what can be wrong with one. */
import type { Path, Raw } from './documents.ts'
import { isKnown, type Linked, type LinkedEntity } from './linked.ts'
import { entityNameMistakes, entityNames, follow, type Followed, pointsAt } from './lookup.ts'
import { mistake, type Mistake } from './mistake.ts'
import { EXPR_OPS, type Expr, type Related, type RelatedOp } from './model.ts'
import { TENANT } from './tenant.ts'

export interface Place {
  readonly linked: Linked
  readonly raw: Raw<unknown>
  /** Where paths start. */
  readonly entity: LinkedEntity
}

type Op = (typeof EXPR_OPS)[number]
const MANY = 99

/** Least and most operands. */
const OPERANDS: Readonly<Record<Exclude<Op, RelatedOp>, readonly [number, number]>> = {
  add: [2, MANY],
  sub: [2, 2],
  mul: [2, MANY],
  div: [2, 2],
  round: [2, 2],
  concat: [1, MANY],
  coalesce: [1, MANY],
  if: [3, MANY],
  eq: [2, 2],
  ne: [2, 2],
  lt: [2, 2],
  le: [2, 2],
  gt: [2, 2],
  ge: [2, 2],
  in: [2, MANY],
  and: [1, MANY],
  or: [1, MANY],
  not: [1, 1],
  is_null: [1, 1],
  lower_of: [1, 1],
  upper_of: [1, 1],
  now: [0, 0],
  today: [0, 0],
  end_of_day: [1, 1],
  days_between: [2, 2],
  add_days: [2, 2],
  add_months: [2, 2],
  obeys: [2, 2],
  me: [0, 0],
  my_role: [0, 0],
  holds: [1, 1],
  has: [2, 2],
  value_of: [4, 4],
  in_force: [4, 5],
}

/** Its operators, paths and names; what goes with what is judged where this finds nothing (`expression-types.ts`). */
export function* expressionMistakes(place: Place, path: Path, expr: Expr): Iterable<Mistake> {
  if (typeof expr === 'string' && expr.startsWith('$')) yield* pathMistakes(place, path, expr.slice(1))
  if (typeof expr !== 'object' || expr === null) return
  for (const [op, operands] of Object.entries(expr)) {
    if (Array.isArray(operands))
      yield* operandMistakes(place, [...path, op], op as keyof typeof OPERANDS, operands as readonly Expr[])
    else yield* relatedMistakes(place, [...path, op], operands as Related)
  }
}

function* operandMistakes(
  place: Place,
  path: Path,
  op: keyof typeof OPERANDS,
  operands: readonly Expr[],
): Iterable<Mistake> {
  const [least, most] = OPERANDS[op] ?? [0, MANY]
  if (operands.length < least || operands.length > most) {
    const expected = least === most ? String(least) : `at least ${least}`
    yield mistake(place.raw, path, { message: `"${op}" has ${operands.length} operands`, expected })
  }
  if (op === 'if' && operands.length > 3 && operands.length % 2 === 0)
    yield mistake(place.raw, path, {
      message: '"if" ends without what holds otherwise',
      expected: 'pairs of condition and value, then one value',
    })
  if (op === 'obeys') yield* ruleMistakes(place, [...path, 1], operands[1] ?? null)
  if (op === 'value_of' || op === 'in_force') yield* elsewhereMistakes(place, path, op, operands)
  for (const [index, operand] of operands.entries()) yield* expressionMistakes(place, [...path, index], operand)
}

function* ruleMistakes({ linked, raw }: Place, path: Path, name: Expr): Iterable<Mistake> {
  if (typeof name === 'string' && isKnown(linked, 'rules', linked.rules, name)) return
  const words = [...linked.rules].filter(([, rule]) => rule.doc.type === 'string').map(([known]) => known)
  yield mistake(raw, path, {
    message: `no rule ${JSON.stringify(name)}`,
    ...(typeof name === 'string' ? { word: name } : {}),
    words,
  })
}

/** A field of a record of another entity, or of the settings in force: which one must be certain. */
function* elsewhereMistakes(
  { linked, raw }: Place,
  path: Path,
  op: 'value_of' | 'in_force',
  [name = null, field = null, by = null, , said = null]: readonly Expr[],
): Iterable<Mistake> {
  const other = typeof name === 'string' ? linked.entities.get(name) : undefined
  if (other === undefined) {
    if (typeof name === 'string' && isKnown(linked, 'entities', linked.entities, name)) return
    const words = entityNames(linked)
    yield mistake(raw, [...path, 0], { message: `no entity ${JSON.stringify(name)}`, ...worded(name), words })
    return
  }
  if (typeof field !== 'string' || !other.fields.has(field))
    yield mistake(raw, [...path, 1], {
      message: `${other.name} has no field ${JSON.stringify(field)}`,
      ...worded(field),
      words: [...other.fields.keys()],
    })
  const required = other.doc.required ?? []
  // Else whoever says the one and not the other would be passed over.
  if (said !== null && !required.includes(said as string))
    yield mistake(raw, [...path, 4], {
      message: `${JSON.stringify(said)} is no required field of ${other.name}`,
      ...worded(said),
      words: required,
    })
  const unique = (other.doc['x-unique'] ?? []).flatMap((fields) => (fields.length === 1 ? fields : []))
  const inherited = (other.doc['x-inherit'] ?? []).flatMap((link) => other.fields.get(link)?.doc['x-reference'] ?? [])
  const words = op === 'value_of' ? [...unique, other.key] : inherited
  if (!words.includes(by as string))
    yield mistake(raw, [...path, 2], {
      message:
        op === 'value_of'
          ? `several of ${other.name} may have one ${JSON.stringify(by)}`
          : `${other.name} are no settings of ${JSON.stringify(by)}`,
      ...worded(by),
      words,
    })
}

const worded = (word: Expr): { readonly word?: string } => (typeof word === 'string' ? { word } : {})

function* pathMistakes({ linked, raw, entity }: Place, path: Path, text: string): Iterable<Mistake> {
  const found = led({ linked, entity }, text)
  if (found?.problem !== undefined)
    yield mistake(raw, path, { message: found.problem, word: found.word, words: found.words })
}

/** Where a path leads, the `$` taken off. */
export function led({ linked, entity }: Pick<Place, 'linked' | 'entity'>, text: string): Followed | null {
  const [first, ...rest] = text.split('.')
  const company =
    first === TENANT && rest.length > 0 && entity.doc['x-tenant'] !== false ? companies(linked) : undefined
  return company ? follow(linked, company, rest) : follow(linked, entity, text.split('.'))
}

/** Whose every tenant record is. */
const companies = ({ entities }: Linked): LinkedEntity | undefined =>
  [...entities.values()].find(({ key, doc }) => key === TENANT && doc['x-tenant'] === false)

function* relatedMistakes(place: Place, path: Path, of: Related): Iterable<Mistake> {
  const { entity: name, by, where } = of
  const { linked, raw, entity } = place
  const other = linked.entities.get(name)
  if (!other) {
    yield* entityNameMistakes(linked, raw, [...path, 'entity'], name)
    return
  }
  const pointing = [...other.fields.values()]
    .filter((field) => field.doc['x-reference'] === entity.name)
    .map((field) => field.name)
  if (!pointsAt(linked, other, by, entity.name))
    yield mistake(raw, [...path, 'by'], {
      message: `${name} has no reference "${by}" to ${entity.name}`,
      word: by,
      words: pointing,
    })
  for (const says of ['order', 'field'] as const) {
    const word = of[says]
    if (word !== undefined && !other.fields.has(word))
      yield mistake(raw, [...path, says], {
        message: `${name} has no field "${word}"`,
        word,
        words: [...other.fields.keys()],
      })
  }
  if (where !== undefined) yield* expressionMistakes({ ...place, entity: other }, [...path, 'where'], where)
}

/** Paths that an expression reads of its own record, without the `$`; those of counted rows are theirs. */
export function pathsOf(expr: Expr): readonly string[] {
  if (typeof expr === 'string') return expr.startsWith('$') ? [expr.slice(1)] : []
  if (typeof expr !== 'object' || expr === null) return []
  return Object.values(expr).flatMap((operands) =>
    Array.isArray(operands) ? (operands as readonly Expr[]).flatMap(pathsOf) : [],
  )
}
