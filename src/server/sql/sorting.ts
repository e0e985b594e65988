/**
 * The order of a list: total, because the key breaks ties, and with empty values last in both directions. A nullable
 * order is two ranges one after the other (values, then nulls), so that each can be read from an index and paged by
 * keyset.
 */
import type { Entity, Field, Model } from '../../model/model.ts'
import { kinds } from '../../kinds/kinds.ts'
import { value } from './expressions.ts'
import { all, column, entityNamed, fieldNamed, keyOf, referred, type Source } from './sources.ts'
import type { Writing } from './writing.ts'

export interface Sort {
  /** Field names: references, then the field that is compared. */
  readonly path: readonly string[]
  readonly desc: boolean
}

/** What a sorted statement needs of its FROM, and what it compares in order; the record's key is the last of them. */
export interface Ordering {
  readonly joins: readonly string[]
  /** The same, keeping records that refer to nothing. */
  readonly outerJoins: readonly string[]
  readonly where: readonly string[]
  readonly terms: readonly Term[]
  readonly nullable: boolean
}
export interface Term {
  readonly sql: string
  readonly type: string
}

export function orderingOf(writing: Writing, source: Source, { path }: Sort): Ordering {
  const [first = '', ...rest] = path
  const field = fieldNamed(source.entity, first)
  const key: Term = { sql: keyOf(source), type: 'bigint' }
  if (rest.length === 0) {
    const terms =
      field.name === source.entity.key ? [key] : [{ sql: value(writing, source, field), type: comparedAs(field) }, key]
    return { joins: [], outerJoins: [], where: [], terms, nullable: field.nullable || field.computed !== null }
  }
  const next = referred(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  const on = all([next.where, `${keyOf(next)} = ${column(source, first)}`])
  const inner = orderingOf(writing, next, { path: rest, desc: false })
  return {
    joins: [`join ${next.from} on ${on}`, ...inner.joins],
    outerJoins: [`left join ${next.from} on ${on}`, ...inner.outerJoins],
    where: inner.where,
    terms: [...inner.terms, key],
    nullable: field.nullable || inner.nullable,
  }
}

/** Sorting by a reference means by what is shown of it, when one stored field is; else by its key. */
export function sortPath(model: Model, entity: Entity, field: Field): readonly string[] {
  if (field.kind !== 'reference') return [field.name]
  const target = entityNamed(model, field.reference?.entity ?? '')
  const [, shown] = /^\{(\w+)\}$/.exec(target.display) ?? []
  const sortable = target.fields.find(
    ({ name, computed, mask, sort }) => name === shown && computed === null && mask === null && sort,
  )
  return sortable === undefined || sortable.kind === 'reference' ? [field.name] : [field.name, sortable.name]
}

/** How many texts a cursor of this order holds. */
export function cursorSize(model: Model, entity: Entity, path: readonly string[]): number {
  const [first = '', ...rest] = path
  if (rest.length === 0) return first === entity.key ? 1 : 2
  return 1 + cursorSize(model, entityNamed(model, fieldNamed(entity, first).reference?.entity ?? ''), rest)
}

const comparedAs = (field: Field): string => kinds[field.kind].columns({ ...field, computed: null })[0]?.type ?? 'text'
