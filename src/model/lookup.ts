/** Questions that several rules ask of the linked documents. */
import type { FieldDoc, Path, Raw } from './documents.ts'
import { isKnown, type Linked, type LinkedEntity, type LinkedField } from './linked.ts'
import { mistake, type Mistake } from './mistake.ts'
import { isCertain } from './usual.ts'

export const fieldNames = (entity: LinkedEntity): readonly string[] => [...entity.fields.keys()]

/** A value that should name a field of the entity. */
export function* fieldMistakes(entity: LinkedEntity, path: Path, name: string): Iterable<Mistake> {
  if (!entity.fields.has(name)) yield unknownField(entity, path, name)
}

export const unknownField = (entity: LinkedEntity, path: Path, name: string, of: LinkedEntity = entity): Mistake =>
  mistake(entity.raw, path, { message: `${of.name} has no field "${name}"`, word: name, words: fieldNames(of) })

/** A column that a document of another kind gives to a list. */
export function* columnMistakes(raw: Raw<unknown>, entity: LinkedEntity, path: Path, name: string): Iterable<Mistake> {
  if (!entity.fields.has(name))
    yield mistake(raw, path, {
      message: `${entity.name} has no field "${name}"`,
      word: name,
      words: fieldNames(entity),
    })
  else if (entity.fields.get(name)?.kind === 'secret')
    yield mistake(raw, path, { message: `"${name}": a secret is never shown` })
}

export type Followed =
  | { readonly field: LinkedField; readonly entity: LinkedEntity; readonly problem?: undefined }
  | { readonly problem: string; readonly word: string; readonly words: readonly string[]; readonly field?: undefined }

/** A path through references: `['depot_id', 'region_id']`. A document that is broken itself ends the question. */
export function follow(
  linked: Linked,
  entity: LinkedEntity,
  steps: readonly string[],
  isThroughLists = false,
): Followed | null {
  const [first = '', ...rest] = steps
  const field = entity.fields.get(first)
  if (!field) return { problem: `${entity.name} has no field "${first}"`, word: first, words: fieldNames(entity) }
  if (rest.length === 0) return { field, entity }
  const target =
    field.kind === 'reference' || (isThroughLists && field.kind === 'references') ? field.doc['x-reference'] : undefined
  if (target === undefined) {
    const references = [...entity.fields.values()].filter(({ kind }) => kind === 'reference').map(({ name }) => name)
    return { problem: `a path goes on behind "${first}", which is no reference`, word: first, words: references }
  }
  const next = linked.entities.get(target)
  return next ? follow(linked, next, rest, isThroughLists) : null
}

/** References by which its records point at an entity: their own, or at the end of a path through others. */
export function pointsAt(linked: Linked, other: LinkedEntity, by: string, entity: string): boolean {
  const steps = by.split('.')
  const found = follow(linked, other, steps)
  // What is not known yet is told of elsewhere.
  if (found === null) return true
  return found.problem === undefined && found.field.doc['x-reference'] === entity
}

/** Entities that can be pointed at, searched or scoped: all of them. */
export const entityNames = (linked: Linked): readonly string[] => [...linked.entities.keys()]

/** A value that should name an entity. */
export function* entityNameMistakes(linked: Linked, raw: Raw<unknown>, path: Path, name: string): Iterable<Mistake> {
  if (!isKnown(linked, 'entities', linked.entities, name))
    yield mistake(raw, path, { message: `no entity "${name}"`, word: name, words: entityNames(linked) })
}

/** Codes that a field may hold, as texts; null where it may hold others, or any. */
export function codesOf({ enums }: Linked, { enum: name }: LinkedField): readonly string[] | null {
  const found = enums.get(name ?? '')?.doc
  return found === undefined || found['x-open'] === true ? null : found.oneOf.map((value) => String(value.const))
}

/** Stands in the document itself: what another brings along is told of there. */
export const isWritten = (doc: unknown, path: Path): boolean =>
  path.reduce<unknown>((part, step) => (part as Readonly<Record<string, unknown>> | undefined)?.[step], doc) !==
  undefined

export const isStored = (field: LinkedField): boolean => field.doc['x-computed'] === undefined

/** It always follows from others: nobody is asked for it. */
export const isDerivedAlone = (doc: FieldDoc): boolean =>
  doc['x-derived'] !== undefined && doc['x-derived'].asked !== true

/** A new record has a value of it, whether anybody says one or not. */
export const isGiven = ({ default: fixed, 'x-default': worked }: FieldDoc): boolean =>
  fixed !== undefined || (worked !== undefined && isCertain(worked))

/** Whether nobody outside may write it. */
export const isMade = (field: LinkedField): boolean =>
  field.doc['x-computed'] !== undefined ||
  isDerivedAlone(field.doc) ||
  field.doc['x-write'] === 'never' ||
  field.kind === 'state' ||
  field.kind === 'key'

/** Every field with its entity, rows' fields included. */
export function* allFields(
  linked: Linked,
): Iterable<{ readonly entity: LinkedEntity; readonly field: LinkedField; readonly inRow: boolean }> {
  for (const entity of linked.entities.values()) {
    for (const field of entity.fields.values()) {
      yield { entity, field, inRow: false }
      for (const row of field.rows.values()) yield { entity, field: row, inRow: true }
    }
  }
}

/** Things that must be one of a kind: yields every one but the first. */
export function* repeated<Thing>(
  things: Iterable<Thing>,
  nameOf: (thing: Thing) => string,
): Iterable<{ readonly thing: Thing; readonly first: Thing }> {
  const seen = new Map<string, Thing>()
  for (const thing of things) {
    const first = seen.get(nameOf(thing))
    if (first === undefined) seen.set(nameOf(thing), thing)
    else yield { thing, first }
  }
}
