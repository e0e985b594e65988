/**
 * Conditions of fields, of the parts of forms and records' pages, and of what is said of a command are such as the
 * browser decides by the record alone, and what everything else relies on is not conditional itself.
 */
import { facts } from '../../kinds/facts.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import { DECIDABLE, decidingIn } from '../conditions.ts'
import { DETAIL_PARTS, detailPlaces, type DetailPlace } from '../detail-places.ts'
import type { Path, Raw } from '../documents.ts'
import { CONDITION, typedMistakes } from '../expression-types.ts'
import { inheritOf } from '../conventions/entity.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { allFields, isStored } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { Expr } from '../model.ts'
import { saidPaths } from '../scope-doc.ts'

const KEYWORDS = ['x-when', 'x-required-when'] as const

export const conditions: ConsistencyRule = function* (linked) {
  for (const { entity, field, inRow } of allFields(linked)) {
    for (const keyword of KEYWORDS) {
      const expr = field.doc[keyword]
      if (expr === undefined) continue
      const path = [...field.path, keyword]
      if (inRow)
        yield mistake(entity.raw, path, { message: `"${field.name}" stands in a row, which has no conditions` })
      else yield* ofRecord(linked, entity, path, expr, field)
    }
    if (inRow) continue
    if (field.doc['x-when'] !== undefined) {
      yield* mayLack(entity, field)
      if (entity.doc.required?.includes(field.name)) yield alwaysSent(entity.raw, field)
    }
    if (field.doc['x-required-when'] !== undefined) yield* mayNeed(entity, field)
  }
  for (const { name, raw, fields } of linked.calls.values()) {
    // Its other parameters are to a call what its other fields are to a record.
    const request = { name, raw, fields, doc: {} } as unknown as LinkedEntity
    for (const field of fields.values()) {
      for (const keyword of KEYWORDS) {
        const expr = field.doc[keyword]
        if (expr !== undefined) yield* ofRecord(linked, request, [...field.path, keyword], expr, field)
      }
      if (field.doc['x-when'] !== undefined && isSaid(raw.doc.request?.['required'], field.name))
        yield alwaysSent(raw, field)
    }
    yield* circles(request)
    const { entity: of, meanwhile, first } = raw.doc.action ?? {}
    const entity = linked.entities.get(of ?? '')
    if (entity === undefined) continue
    const done = { ...entity, raw: request.raw }
    if (meanwhile?.when !== undefined)
      yield* ofRecord(linked, done, ['action', 'meanwhile', 'when'], meanwhile.when, 'read')
    if (first !== undefined) yield* ofRecord(linked, done, ['action', 'first'], first, 'read')
  }
  for (const entity of linked.entities.values()) {
    yield* circles(entity)
    for (const [index, figure] of (entity.doc['x-detail']?.figures ?? []).entries())
      if (typeof figure !== 'string' && figure.when !== undefined)
        yield* ofRecord(linked, entity, ['x-detail', 'figures', index, 'when'], figure.when, 'read')
    const form: DetailPlace = { path: ['x-form'], parts: { sections: entity.doc['x-form']?.sections ?? [] } }
    for (const { path, parts } of [form, ...detailPlaces(entity.doc)])
      for (const name of DETAIL_PARTS)
        for (const [index, part] of (parts[name] ?? []).entries())
          if (typeof part !== 'string' && part.when !== undefined)
            yield* ofRecord(linked, entity, [...path, name, index, 'when'], part.when)
  }
}

/** Types as of any expression; of operators, fields and kinds only those that need no database. */
function* ofRecord(
  linked: Linked,
  entity: LinkedEntity,
  path: Path,
  expr: Expr,
  of?: LinkedField | 'read',
): Generator<Mistake> {
  const wrong = [...typedMistakes({ linked, raw: entity.raw, entity }, path, expr, CONDITION)]
  yield* wrong.length > 0 ? wrong : decidable(entity, path, expr, of)
}

const ORDER = ['lt', 'le', 'gt', 'ge']

/** `of`: the field that hangs on it; `read`: asked of a record as it was read, and of nothing that somebody types. */
function* decidable(
  entity: LinkedEntity,
  path: Path,
  expr: Expr,
  of?: LinkedField | 'read',
  op?: string,
): Generator<Mistake> {
  if (typeof expr === 'string' && expr.startsWith('$')) {
    const message = objection(entity, expr.slice(1), of, op)
    if (message !== null) yield mistake(entity.raw, path, { message })
  }
  if (typeof expr !== 'object' || expr === null) return
  const [[operator, operands]] = Object.entries(expr) as unknown as [[string, readonly Expr[]]]
  if (!DECIDABLE.some((one) => one === operator))
    return yield mistake(entity.raw, [...path, operator], {
      message: `"${operator}" cannot be decided by the browser`,
      expected: DECIDABLE.join(', '),
      key: true,
    })
  const asked = (operator === 'eq' || operator === 'ne') && operands[1] === null ? 'is_null' : operator
  for (const [index, operand] of operands.entries())
    yield* decidable(entity, [...path, operator, index], operand, of, asked)
}

function objection(
  entity: LinkedEntity,
  name: string,
  asked: LinkedField | 'read' | undefined,
  op = '',
): string | null {
  if (name.includes('.')) return `"${name}" stands in another record`
  const field = entity.fields.get(name)
  if (!field?.kind) return null
  const of = asked === 'read' ? undefined : asked
  // What is computed itself is sent with what it hangs on; what is typed must be decided while it is.
  if (!isStored(field) && asked !== 'read' && (of === undefined || isStored(of)))
    return `"${name}" is computed, which the browser cannot do`
  const { decides } = facts[field.kind]
  if (decides === 'never') return `a field of kind ${field.kind} decides nothing`
  if (maskOf(field.doc) !== null) return `"${name}" is masked, so that the browser does not know it`
  const permission = field.doc['x-permission']
  if (permission !== undefined && permission !== of?.doc['x-permission'])
    return `"${name}" is not known to everybody who may see this`
  if (op === 'is_null') return null
  if (decides === 'empty') return `a field of kind ${field.kind} is only asked whether it is empty`
  return ORDER.includes(op) && decides !== 'ordered' ? `a field of kind ${field.kind} has no order here` : null
}

/** A plain reader of the schema would ask every record for it. */
const alwaysSent = (raw: Raw<unknown>, { path, name }: LinkedField): Mistake =>
  mistake(raw, [...path, 'x-when'], {
    message: `"${name}" must always be sent, whatever its condition`,
    expected: '"x-required-when" in place of "required"',
    key: true,
  })

/** What the field is relied on for, though some records lack it. */
function* mayLack(entity: LinkedEntity, field: LinkedField): Generator<Mistake> {
  const { doc, workflow } = entity
  const { name, kind } = field
  const shown = [...(doc['x-display'] ?? '').matchAll(/\{(\w+)\}/g)].map(([, one]) => one)
  // A record without it is one whose path ends at nothing: what is `shared` says whose those are.
  const paths = doc['x-scope']?.shared === undefined ? [...saidPaths(doc).values()] : []
  const scope = [doc['x-scope']?.owner, ...paths.map((path) => path?.[0])]
  const relied: Readonly<Record<string, boolean>> = {
    key: kind === 'key',
    state: kind === 'state' || workflow === name,
    secret: kind === 'secret',
    'system field': !field.declared || ['version', 'created_at', 'updated_at'].includes(name),
    'x-display': shown.includes(name),
    'x-unique': field.doc['x-unique'] === true || (doc['x-unique'] ?? []).some((group) => group.includes(name)),
    'x-exclusive': (doc['x-exclusive'] ?? []).some(({ by, range, until }) => [by, range, until].includes(name)),
    'x-scope': scope.includes(name),
    'x-inherit': inheritOf(doc['x-inherit']).inherit.includes(name),
  }
  for (const [what] of Object.entries(relied).filter(([, isSo]) => isSo))
    yield mistake(entity.raw, [...field.path, 'x-when'], {
      message: `"${name}" is needed of every record: ${what}`,
      key: true,
    })
}

function* mayNeed(entity: LinkedEntity, field: LinkedField): Generator<Mistake> {
  const at = (message: string) => mistake(entity.raw, [...field.path, 'x-required-when'], { message, key: true })
  if (entity.doc.required?.includes(field.name)) yield at(`"${field.name}" must be sent anyway`)
  else if (!isStored(field)) yield at(`"${field.name}" is computed; nobody can send it`)
}

const isSaid = (names: unknown, name: string): boolean => Array.isArray(names) && names.includes(name)

/** Fields that some records have because of each other. */
function* circles(entity: LinkedEntity): Iterable<Mistake> {
  const needs = new Map([...entity.fields.values()].map(({ name, doc }) => [name, decidingIn(doc['x-when'] ?? null)]))
  const reaches = (from: string, target: string, seen: Set<string>): boolean =>
    (needs.get(from) ?? []).some(
      (next) => next === target || (!seen.has(next) && reaches(next, target, seen.add(next))),
    )
  for (const [name, { path }] of entity.fields)
    if (reaches(name, name, new Set()))
      yield mistake(entity.raw, [...path, 'x-when'], { message: `"${name}" is there because of itself` })
}
