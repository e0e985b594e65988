/**
 * The template that shows one record is made of its own fields; the records that it points at are not shown by this one
 * in turn. So are those of what else it is known as.
 */
import { facts } from '../../kinds/facts.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Linked, LinkedEntity } from '../linked.ts'
import { fieldNames, unknownField } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'

export const display: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    yield* knownAsMistakes(entity)
    const template = entity.doc['x-display']
    if (template === undefined) continue
    const at = (message: string, word?: string) =>
      mistake(entity.raw, ['x-display'], {
        message,
        ...(word === undefined ? {} : { word, words: fieldNames(entity) }),
      })
    const names = [...template.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
    if (names.length === 0) yield at(`"${template}" shows no field`)
    for (const name of names) {
      const kind = entity.fields.get(name)?.kind
      if (kind === undefined) yield at(`${entity.name} has no field "${name}"`, name)
      else if (kind === 'reference' && leadsBack(linked, entity, name, new Set()))
        yield at(`"${name}" is shown by what shows it`)
      else if (kind !== null && !facts[kind].names) yield at(`a field of kind ${kind} cannot show a record`)
    }
  }
}

/** What people write of a record is compared as it stands: with texts that they may see. */
function* knownAsMistakes(entity: LinkedEntity): Iterable<Mistake> {
  for (const [index, template] of (entity.doc['x-known-as'] ?? []).entries()) {
    const at = ['x-known-as', index]
    const names = [...template.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
    if (names.length === 0) yield mistake(entity.raw, at, { message: `"${template}" shows no field` })
    for (const name of names) {
      const field = entity.fields.get(name)
      if (field === undefined) yield unknownField(entity, at, name)
      else if (field.kind !== null && field.kind !== 'string')
        yield mistake(entity.raw, at, { message: `a record is known as no field of kind ${field.kind}` })
      else if (maskOf(field.doc) !== null)
        yield mistake(entity.raw, at, { message: `"${name}" is masked, and would be told by trying it out` })
    }
  }
}

function leadsBack(linked: Linked, entity: LinkedEntity, name: string, seen: ReadonlySet<string>): boolean {
  if (seen.has(entity.name)) return true
  const next = linked.entities.get(entity.fields.get(name)?.doc['x-reference'] ?? '')
  const shown = [...(next?.doc['x-display'] ?? '').matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '')
  return (
    next !== undefined &&
    shown.some(
      (field) =>
        next.fields.get(field)?.kind === 'reference' && leadsBack(linked, next, field, new Set([...seen, entity.name])),
    )
  )
}
