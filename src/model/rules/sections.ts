/**
 * Sections of forms, calls and details and the card name fields; nothing is asked or shown twice on one page; what must
 * be sent can be filled in.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { detailPlaces, figuresOf } from '../detail-places.ts'
import type { Path, SectionDoc } from '../documents.ts'
import { askedBy } from '../actions.ts'
import type { LinkedCall, LinkedEntity } from '../linked.ts'
import { isGiven, isMade, unknownField } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const sections: ConsistencyRule = function* (linked) {
  for (const call of linked.calls.values()) yield* ofCall(call)
  for (const entity of linked.entities.values()) {
    const form = entity.doc['x-form']?.sections
    yield* placed(entity, ['x-form', 'sections'], form ?? [])
    const shown = new Set(figuresOf(entity.doc))
    for (const { path, parts } of detailPlaces(entity.doc))
      yield* placed(entity, [...path, 'sections'], parts.sections ?? [], shown)
    for (const [place, name] of (entity.doc['x-card'] ?? []).entries()) {
      if (!entity.fields.has(name)) yield unknownField(entity, ['x-card', place], name)
    }
    if (form) yield* fillable(entity, form)
  }
}

/** What its dialog asks for stands in one section each. */
function* ofCall({ name: call, raw, fields }: LinkedCall): Iterable<Mistake> {
  const given = raw.doc['x-form']?.sections
  if (given === undefined) return
  const { record = null, given: known = {} } = raw.doc.action ?? {}
  const asked = askedBy({ record, given: known }, [...fields.values()]).map(({ name }) => name)
  const seen = new Set<string>()
  for (const [index, section] of given.entries())
    for (const [place, name] of section.fields.entries()) {
      const at = ['x-form', 'sections', index, 'fields', place]
      if (!asked.includes(name))
        yield mistake(raw, at, { message: `${call} asks for no "${name}"`, word: name, words: asked })
      else if (seen.has(name)) yield mistake(raw, at, { message: `"${name}" is shown already` })
      seen.add(name)
    }
  for (const name of asked)
    if (!seen.has(name))
      yield mistake(raw, ['x-form', 'sections'], {
        message: `"${name}" is asked for, but stands in no section of the form`,
      })
}

function* placed(
  entity: LinkedEntity,
  path: Path,
  given: readonly SectionDoc[],
  seen = new Set<string>(),
): Iterable<Mistake> {
  for (const [index, section] of given.entries()) {
    for (const [place, name] of section.fields.entries()) {
      const at = [...path, index, 'fields', place]
      if (!entity.fields.has(name)) yield unknownField(entity, at, name)
      else if (seen.has(name)) yield mistake(entity.raw, at, { message: `"${name}" is shown already` })
      seen.add(name)
    }
  }
}

function* fillable(entity: LinkedEntity, form: readonly SectionDoc[]): Iterable<Mistake> {
  const asked = new Set(form.flatMap(({ fields }) => fields))
  for (const name of entity.doc.required ?? []) {
    const field = entity.fields.get(name)
    if (field && !isMade(field) && !isGiven(field.doc) && !asked.has(name)) {
      yield mistake(entity.raw, ['x-form', 'sections'], {
        message: `"${name}" must be sent, but stands in no section of the form`,
      })
    }
  }
  for (const { name, doc } of entity.fields.values()) {
    if (doc['x-derived']?.asked && !asked.has(name))
      yield mistake(entity.raw, ['x-form', 'sections'], {
        message: `"${name}" must be said where it does not follow, but stands in no section of the form`,
      })
  }
}
