/**
 * Form and detail sections and the card name fields; nothing is asked or shown twice on one page; what must be sent can
 * be filled in.
 */
import type { ConsistencyRule } from '../consistency-rule.ts'
import { detailPlaces, figuresOf } from '../detail-places.ts'
import type { Path, SectionDoc } from '../documents.ts'
import type { LinkedEntity } from '../linked.ts'
import { isMade, unknownField } from '../lookup.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const sections: ConsistencyRule = function* (linked) {
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
    if (field && !isMade(field) && field.doc.default === undefined && !asked.has(name)) {
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
