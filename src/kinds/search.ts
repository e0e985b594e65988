/**
 * Search over an entity's `search` fields: one text per record, indexed by trigrams (words of letters and digits) and
 * by its characters and pairs of them (one or two characters, and Chinese words of any length: whether Chinese makes
 * trigrams depends on the database's locale). The index and the query must say the same expression.
 */
import type { Entity, Field } from '../model/model.ts'
import { facts } from './facts.ts'
import { ident } from './sql-text.ts'

export const searchFields = (entity: Entity): readonly Field[] =>
  entity.fields.filter((field) => field.search && field.computed === null && facts[field.kind].prose)

/** Fields joined by a line feed, which no search text may hold: a match never runs across two of them. */
export function searchText(entity: Entity, alias: string | null): string | null {
  const parts = searchFields(entity).map(
    (field) => `coalesce(${alias === null ? '' : `${alias}.`}${ident(field.name)}, '')`,
  )
  return parts.length === 0 ? null : `(${parts.join(` || E'\\n' || `)})`
}

export const gramsOf = (text: string): string => `grams_of(${text})`
