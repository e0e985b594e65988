/** Columns, filters, sorting, totals and export columns name fields that can be shown so. */
import { facts } from '../../kinds/facts.ts'
import type { ConsistencyRule } from '../consistency-rule.ts'
import type { Path } from '../documents.ts'
import type { Linked, LinkedEntity, LinkedField } from '../linked.ts'
import { totalOf } from '../conventions/layout.ts'
import { valueMistakes } from '../expression-types.ts'
import { follow, isMade, unknownField } from '../lookup.ts'
import { maskOf } from '../mask-of.ts'
import { mistake, type Mistake } from '../mistake.ts'
import { isSortable } from '../sortable.ts'
import { sortingOf } from '../sorting.ts'

export const lists: ConsistencyRule = function* (linked) {
  for (const entity of linked.entities.values()) {
    const list = entity.doc['x-list'] ?? {}
    yield* each(linked, entity, ['x-list', 'columns'], list.columns, (field) =>
      field.kind === 'secret' ? 'a secret is never shown' : null,
    )
    yield* each(linked, entity, ['x-list', 'filters'], list.filters, (field) =>
      field.kind && facts[field.kind].filter === 'never' ? `a field of kind ${field.kind} cannot be filtered by` : null,
    )
    yield* each(linked, entity, ['x-export', 'columns'], entity.doc['x-export']?.columns, (field) =>
      field.kind === 'secret' ? 'a secret is never shown' : null,
    )
    yield* each(linked, entity, ['x-list', 'totals'], list.totals?.map(totalOf), (field) =>
      field.kind && !facts[field.kind].summable ? `a field of kind ${field.kind} cannot be summed` : null,
    )
    yield* totalsAreColumns(entity)
    yield* totalsNarrowed(linked, entity)
    yield* totalsOfStates(entity)
    for (const name of ['inline', 'bulk'] as const)
      yield* each(linked, entity, ['x-list', name], list[name], unwritable)
    if (list.sort !== undefined)
      yield* one(linked, entity, ['x-list', 'sort'], sortingOf(list.sort).field, (field) =>
        field.kind !== null && !isSortable(field.doc, field.kind) ? 'it cannot be sorted by' : null,
      )
  }
}

const unwritable = (field: LinkedField): string | null => {
  if (isMade(field) || field.doc['x-write'] === 'create') return 'it is not changed later'
  if (maskOf(field.doc) !== null) return 'of a masked value only the mask is known there; it needs a form'
  return field.kind && facts[field.kind].edit === 'form' ? `a field of kind ${field.kind} needs a form` : null
}

type Objection = (field: LinkedField) => string | null

function* each(
  linked: Linked,
  entity: LinkedEntity,
  path: Path,
  names: readonly string[] | undefined,
  objection: Objection,
): Iterable<Mistake> {
  for (const [index, name] of (names ?? []).entries()) yield* one(linked, entity, [...path, index], name, objection)
}

function* one(linked: Linked, entity: LinkedEntity, path: Path, name: string, objection: Objection): Iterable<Mistake> {
  // A filter may follow references; what is shown and sorted by stands in the record itself.
  const found = follow(linked, entity, path[1] === 'filters' ? name.split('.') : [name])
  if (found?.problem !== undefined)
    return yield mistake(entity.raw, path, { message: found.problem, word: found.word, words: found.words })
  const message = found ? objection(found.field) : null
  if (message !== null) yield mistake(entity.raw, path, { message: `"${name}": ${message}` })
}

function* totalsAreColumns(entity: LinkedEntity): Iterable<Mistake> {
  const { columns, totals } = entity.doc['x-list'] ?? {}
  if (!columns) return
  for (const [index, name] of (totals ?? []).map(totalOf).entries()) {
    if (entity.fields.has(name) && !columns.includes(name))
      yield mistake(entity.raw, ['x-list', 'totals', index], {
        message: `"${name}" is summed but is no column`,
        word: name,
        words: columns,
      })
  }
}

/** Lists filter by these fields, with values that they can hold. */
function* totalsNarrowed(linked: Linked, entity: LinkedEntity): Iterable<Mistake> {
  for (const [index, total] of (entity.doc['x-list']?.totals ?? []).entries()) {
    const when = typeof total === 'string' || total.when === 'all' ? {} : total.when
    for (const [name, values] of Object.entries(when)) {
      const path = ['x-list', 'totals', index, 'when', name]
      const field = entity.fields.get(name)
      if (!field) yield unknownField(entity, path, name)
      else
        for (const [place, value] of values.entries())
          yield* valueMistakes({ linked, raw: entity.raw, entity }, [...path, place], value, field)
    }
  }
}

/** What was cancelled, or is only planned, is easily added to what counts: the document has to decide. */
function* totalsOfStates(entity: LinkedEntity): Iterable<Mistake> {
  const hasState = [...entity.fields.values()].some(
    ({ name, kind }) => kind === 'state' || (kind === 'enum' && name === 'state'),
  )
  if (!hasState) return
  for (const [index, total] of (entity.doc['x-list']?.totals ?? []).entries()) {
    if (typeof total === 'string' && entity.fields.get(total)?.kind === 'decimal')
      yield mistake(entity.raw, ['x-list', 'totals', index], {
        message: `"${total}" is summed over records of every state: say by "when" which count, or that all do`,
      })
  }
}
