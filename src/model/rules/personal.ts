/**
 * What is masked in one place is masked everywhere. A rule of personal data brings its mask along; a field of the same
 * label as a masked one has a mask, or says why not (`x-unmasked`); and no masked value goes on into a computed one, or
 * a new record, that shows it.
 */
import { fileAt } from '../addresses.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import { isSystem, type HistoryDoc, type Path } from '../documents.ts'
import { pathsOf, type Place } from '../expressions.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { allFields, follow } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'
import type { Effect, Expr } from '../model.ts'

export const personal: ConsistencyRule = function* (linked) {
  const labels = labelsOfMasked(linked)
  for (const { entity, field, inRow } of allFields(linked)) {
    yield* inRow ? rowMistakes(entity, field) : fieldMistakes(entity, field, labels)
    yield* shownBy(
      { linked, raw: entity.raw, entity },
      [...field.path, 'x-computed'],
      field.doc['x-computed'] ?? null,
      field,
    )
  }
  for (const entity of linked.entities.values()) {
    for (const { path, effect } of effectsOf(entity))
      yield* effectMistakes({ linked, raw: entity.raw, entity }, path, effect)
  }
  for (const raw of linked.workflows.values()) {
    const entity = linked.entities.get(raw.doc.entity)
    if (entity !== undefined && raw.doc.history !== undefined)
      yield* effectMistakes({ linked, raw, entity }, ['history'], told(raw.doc.history))
  }
}

/** What a step was told is the value of the field that it was asked for. */
const told = ({ entity, values, asked = {} }: HistoryDoc): Effect => ({
  entity,
  values: { ...values, ...Object.fromEntries(Object.entries(asked).map(([field, of]) => [field, `$${of}`])) },
})

const isShownAsText = ({ kind, enum: codes }: LinkedField): boolean =>
  (kind === 'string' || kind === 'text') && codes === null
const textOf = ({ doc }: LinkedField): string | undefined => doc['x-label']?.zh

/** The label of each masked field, with the entity where it is. */
const labelsOfMasked = (linked: Linked): ReadonlyMap<string, string> =>
  new Map(
    [...allFields(linked)].flatMap(({ entity, field }) =>
      maskOf(field.doc) !== null && textOf(field) !== undefined
        ? [[textOf(field)!, `${entity.name}.${field.name}`] as const]
        : [],
    ),
  )

function* fieldMistakes(
  { raw, doc: { 'x-internal': internal } }: LinkedEntity,
  field: LinkedField,
  labels: ReadonlyMap<string, string>,
): Iterable<Mistake> {
  const { path, doc, name } = field
  const alike = labels.get(textOf(field) ?? '')
  if (doc['x-unmasked'] !== undefined) {
    // The engine says it for products that mask what is called alike.
    if (doc['x-mask'] === undefined && alike === undefined && !isSystem(fileAt(raw, path)))
      yield mistake(raw, [...path, 'x-unmasked'], { message: `nothing would mask "${name}"`, key: true })
  } else if (doc['x-mask'] === undefined && alike !== undefined && internal !== true && isShownAsText(field)) {
    yield mistake(raw, path, {
      message: `"${name}" shows what ${alike} masks`,
      expected: '"x-mask", or "x-unmasked" with the reason',
      key: true,
    })
  }
}

/** Parts of a row are shown as they are stored. */
function* rowMistakes({ raw }: LinkedEntity, { path, doc, name }: LinkedField): Iterable<Mistake> {
  if (maskOf(doc) !== null)
    yield mistake(raw, path, {
      message: `"${name}" stands in a row, where nothing is masked`,
      expected: 'a field of its own',
      key: true,
    })
}

/** `field`: where the value of the expression is to stand. What only asks about a value does not tell it. */
function* shownBy({ linked, raw, entity }: Place, path: Path, expr: Expr, field: LinkedField): Iterable<Mistake> {
  if (maskOf(field.doc) !== null || field.doc['x-unmasked'] !== undefined || !isShownAsText(field)) return
  for (const name of pathsOf(expr)) {
    const found = follow(linked, entity, name.split('.'))
    if (found === null || found.problem !== undefined) continue
    const mask = maskOf(found.field.doc)
    if (mask !== null)
      yield mistake(raw, path, {
        message: `"${field.name}" shows "${name}", which is masked`,
        expected: `"x-mask": "${mask}" on "${field.name}"`,
      })
  }
}

function* effectMistakes(place: Place, path: Path, { entity: name, values }: Effect): Iterable<Mistake> {
  const made = place.linked.entities.get(name)
  for (const [target, expr] of Object.entries(values)) {
    const field = made?.fields.get(target)
    if (field !== undefined) yield* shownBy(place, [...path, 'values', target], expr, field)
  }
}

const effectsOf = ({ doc }: LinkedEntity): readonly { readonly path: Path; readonly effect: Effect }[] =>
  (['create', 'open'] as const).flatMap((when) =>
    (doc['x-after']?.[when] ?? []).map((effect, index) => ({ path: ['x-after', when, index], effect })),
  )
