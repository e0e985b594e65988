/** What a page explains is a number with a formula, which the browser can work out by the record alone. */
import { NUMBER, typedMistakes } from '../expression-types.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import { detailPlaces } from '../detail-places.ts'
import { decidingIn } from '../conditions.ts'
import type { Path } from '../documents.ts'
import { formulaOf, isFormula, untellable } from '../formulas.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { allFields, isStored, unknownField } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { Expr } from '../model.ts'

export const explained: ConsistencyRule = function* (linked) {
  for (const { entity, field, inRow } of allFields(linked)) {
    const said = field.doc['x-explained']
    if (said === undefined) continue
    const path = [...field.path, 'x-explained']
    if (inRow) yield mistake(entity.raw, path, { message: `"${field.name}" stands in a row, which no page explains` })
    else if (!isStored(field))
      yield mistake(entity.raw, path, { message: `"${field.name}" is computed: its expression explains it`, key: true })
    else if (isNumber(field)) yield* ofNumber(linked, entity, [...path, 'expr'], said.expr)
    else yield noNumber(entity, path, field)
  }
  for (const entity of linked.entities.values())
    for (const { path, parts } of detailPlaces(entity.doc))
      for (const [index, name] of (parts.explained ?? []).entries())
        yield* named(entity, [...path, 'explained', index], name)
}

const isNumber = ({ kind }: LinkedField): boolean => kind === null || kind === 'decimal' || kind === 'integer'

const noNumber = (entity: LinkedEntity, path: Path, { name, kind }: LinkedField): Mistake =>
  mistake(entity.raw, path, { message: `"${name}": a field of kind ${kind} is no number to be explained` })

function* named(entity: LinkedEntity, path: Path, name: string): Iterable<Mistake> {
  const field = entity.fields.get(name)
  if (!field) yield unknownField(entity, path, name)
  else if (!isNumber(field)) yield noNumber(entity, path, field)
  else if (!isFormula(field.doc['x-computed']) && formulaOf(field) === null)
    yield mistake(entity.raw, path, {
      message: `nothing says how "${name}" comes about`,
      expected: '"x-explained" in the field, or a formula as its "x-computed"',
    })
  else if (!isStored(field))
    for (const { message } of told(entity, path, field.doc['x-computed']!))
      yield mistake(entity.raw, path, { message: `"${name}" cannot be explained: ${message}` })
}

function* ofNumber(linked: Linked, entity: LinkedEntity, path: Path, expr: Expr): Iterable<Mistake> {
  const wrong = [...typedMistakes({ linked, raw: entity.raw, entity }, path, expr, NUMBER)]
  if (wrong.length > 0) return yield* wrong
  for (const { message, at } of told(entity, path, expr)) yield mistake(entity.raw, at, { message })
}

interface Objection {
  readonly at: Path
  readonly message: string
}

function* told({ fields }: LinkedEntity, path: Path, expr: Expr): Iterable<Objection> {
  for (const one of untellable(expr, path))
    yield {
      at: one.at,
      message:
        'name' in one ? `"${one.name}" stands in another record` : `"${one.operator}" cannot be used in a formula`,
    }
  for (const name of decidingIn(expr)) {
    const field = fields.get(name)
    if (field && maskOf(field.doc) !== null) yield { at: path, message: `"${name}" is masked` }
  }
}
