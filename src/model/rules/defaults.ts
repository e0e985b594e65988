/** A default is a value of its field; one that is worked out can be, by form and server alike. */
import { ACCOUNTS } from '../accounts.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { FieldDoc, Path } from '../documents.ts'
import { valueMistakes } from '../expression-types.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { allFields, isDerivedAlone } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { Expr, FieldKindName, Json } from '../model.ts'
import { sourcesOf, USUAL_OPS } from '../usual.ts'

export const defaults: ConsistencyRule = function* (linked) {
  for (const { entity, field, inRow } of allFields(linked)) {
    if (field.doc['x-default'] !== undefined) yield* workedOut(linked, entity, field, inRow, field.doc['x-default'])
    const value = field.doc.default
    if (value === undefined) continue
    const path = [...field.path, 'default']
    const expected = expectation(linked, field, value)
    if (expected !== null)
      yield mistake(entity.raw, path, {
        message: `the default ${JSON.stringify(value)} is no value of "${field.name}"`,
        expected,
      })
    if (field.doc['x-computed'] !== undefined || field.kind === 'references')
      yield mistake(entity.raw, path, {
        message: `"${field.name}" is not stored in a column and has no default`,
        key: true,
      })
  }
}

/** What would be right; null when the value is. */
function expectation(linked: Linked, field: LinkedField, value: Json): string | null {
  const codes = field.enum === null ? undefined : linked.enums.get(field.enum)?.doc.oneOf.map((one) => one.const)
  if (codes) return [value].flat().every((code) => codes.includes(code as string)) ? null : `one of ${codes.join(', ')}`
  if (field.doc.type !== undefined && typeOf(value) !== field.doc.type) return field.doc.type
  return bounds(field.doc, value)
}

const typeOf = (value: Json): string =>
  Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : value === null ? 'null' : typeof value

function bounds(doc: FieldDoc & { readonly minimum?: number; readonly maximum?: number }, value: Json): string | null {
  if (typeof value === 'number' && value < (doc.minimum ?? value)) return `at least ${doc.minimum}`
  if (typeof value === 'number' && value > (doc.maximum ?? value)) return `at most ${doc.maximum}`
  if (typeof value !== 'string') return null
  if ([...value].length > (doc.maxLength ?? Infinity)) return `at most ${doc.maxLength} characters`
  if (doc.format === 'decimal' && !/^-?\d+(\.\d+)?$/.test(value)) return 'a decimal number as a string'
  return doc.pattern !== undefined && !new RegExp(doc.pattern, 'u').test(value) ? `a match of ${doc.pattern}` : null
}

// ---------------------------------------------------------------- worked out

/** Kinds whose values are written as they are read. */
const FILLED: ReadonlySet<FieldKindName | null> = new Set<FieldKindName>([
  ...(['string', 'text', 'integer', 'decimal', 'boolean', 'date', 'datetime', 'enum', 'reference'] as const),
])

function* workedOut(
  linked: Linked,
  entity: LinkedEntity,
  field: LinkedField,
  inRow: boolean,
  expr: Expr,
): Iterable<Mistake> {
  const path = [...field.path, 'x-default']
  const at = (message: string) => mistake(entity.raw, path, { message, key: true })
  if (inRow) return yield at(`"${field.name}" stands in a row, which is filled in by hand`)
  if (field.doc['x-computed'] !== undefined || isDerivedAlone(field.doc))
    return yield at(`"${field.name}" follows from others and has no default`)
  if (!FILLED.has(field.kind)) return yield at(`a field of kind ${field.kind} has no default that is worked out`)
  if (field.doc.default !== undefined) yield at(`"${field.name}" has two defaults`)
  const wrong = [...valueMistakes({ linked, raw: entity.raw, entity }, path, expr, field)]
  yield* wrong.length > 0 ? wrong : unfit(linked, entity, field, path, expr)
  if (returns(entity, field.name, expr, new Set())) yield at(`"${field.name}" is filled in from itself`)
}

/** Beyond types: what both sides can work out, and whether the value belongs there. */
function* unfit(linked: Linked, entity: LinkedEntity, field: LinkedField, path: Path, expr: Expr): Generator<Mistake> {
  const refused = (message: string, expected?: string) =>
    mistake(entity.raw, path, { message, ...(expected !== undefined && { expected }) })
  if (typeof expr === 'string' && expr.startsWith('$')) {
    const message = objection(linked, entity, field, expr.slice(1))
    if (message !== null) yield refused(message, '"$<reference>.<field>"')
  }
  if (typeof expr !== 'object' || expr === null) return
  const [[op, operands]] = Object.entries(expr) as unknown as [[string, readonly Expr[]]]
  if (!USUAL_OPS.some((one) => one === op))
    return yield mistake(entity.raw, [...path, op], {
      message: `"${op}" cannot be worked out by a form`,
      expected: USUAL_OPS.join(', '),
      key: true,
    })
  const refers = field.doc['x-reference']
  if (op === 'me' && refers !== ACCOUNTS)
    yield refused(`"${field.name}" refers to ${refers ?? 'nothing'}, "me" is one of ${ACCOUNTS}`)
  for (const [index, operand] of operands.entries()) yield* unfit(linked, entity, field, [...path, op, index], operand)
}

function objection(linked: Linked, entity: LinkedEntity, field: LinkedField, text: string): string | null {
  const [first = '', second, ...more] = text.split('.')
  if (second === undefined) return `"${first}" is a field of the record itself`
  if (more.length > 0) return `"${text}" goes through more than one reference`
  const reference = entity.fields.get(first)
  if (reference?.kind !== 'reference') return `"${first}" is no reference of ${entity.name}`
  if (reference.doc['x-computed'] !== undefined || isDerivedAlone(reference.doc))
    return `"${first}" follows from others, which is known after the defaults`
  const source = linked.entities.get(reference.doc['x-reference'] ?? '')?.fields.get(second)
  if (!source) return null
  if (!FILLED.has(source.kind) && source.kind !== 'state') return `a field of kind ${source.kind} fills in nothing`
  if (maskOf(source.doc) !== null) return `"${second}" is masked, so that the form does not know it`
  const [from, to] = [source.enum ?? source.doc['x-reference'], field.enum ?? field.doc['x-reference']]
  return from === to || to === undefined ? null : `"${text}" is one of ${from ?? 'nothing'}, not of ${to}`
}

function returns(entity: LinkedEntity, name: string, expr: Expr, seen: Set<string>): boolean {
  return sourcesOf(expr).some(({ reference }) => {
    if (reference === name) return true
    const next = entity.fields.get(reference)?.doc['x-default']
    return next !== undefined && !seen.has(reference) && returns(entity, name, next, seen.add(reference))
  })
}
