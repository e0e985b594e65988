/** An entity, or a report, as one account meets it: what it is asked, and what its records look like. */
import { ENTITY_CALLS, type EntityOperation } from '../../src/model/entity-calls.ts'
import type { Entity, Field, JsonSchema } from '../../src/model/model.ts'
import { isListed } from '../../src/server/operations/parameters/fields.ts'
import { holds } from '../../src/server/policies/rights.ts'
import { queryOf } from './host.ts'
import { ANY_PAGE, pageShape, recordShape } from './shapes.ts'
import { dataOf, type Asked, type Tell, type Visit } from './visit.ts'

export type Row = Readonly<Record<string, unknown>>
export interface Page {
  readonly list: readonly Row[]
  readonly count: number | null
  readonly count_kind: string
  readonly next: string | null
}

/** An entity as one account meets it. */
export interface Place {
  readonly visit: Visit
  readonly entity: Entity
  /** Of records that are added up there is no one record. */
  readonly isGrouped: boolean
  readonly record: JsonSchema
  readonly page: JsonSchema
  ask(
    operation: EntityOperation,
    given?: { readonly id?: unknown; readonly query?: Query; readonly body?: unknown },
  ): Asked
}
export type Query = Readonly<Record<string, string>>

/** Higher than any key in use, and one that every reader of JSON takes. */
export const NO_KEY = 9_007_199_254_740_000

export function placeIn(visit: Visit, entity: Entity): Place {
  const isGrouped = entity.grouping !== undefined
  const sees = seenBy(visit)
  const listed = entity.fields.filter((field) => sees(field) && isListed(field))
  const record: JsonSchema = isGrouped ? { type: 'object' } : recordShape(entity, listed)
  return {
    visit,
    entity,
    isGrouped,
    record,
    page: pageShape(record),
    ask: (operation, { id, query = {}, body } = {}) => {
      const { method, path } = ENTITY_CALLS[operation]
      const call = `/v3/${entity.plural}${path}`
      return {
        method,
        call: `${method} ${call}`,
        url: call.replace('{id}', String(id)) + queryOf(query),
        file: entity.file,
        ...(body !== undefined && { body }),
      }
    },
  }
}

export const seenBy =
  ({ account }: Visit) =>
  ({ kind, permission }: Field): boolean =>
    kind !== 'secret' && (permission === null || holds({ permissions: account.permissions }, permission))

export async function pageOf(place: Place, query: Query): Promise<Page | null> {
  const data = await dataOf(
    place.visit,
    place.ask('list', { query }),
    query['columns'] === undefined ? place.page : ANY_PAGE,
  )
  return (data as Page | undefined) ?? null
}

/** What a schema cannot say of a record: names of what it refers to, and masks. */
export function checkRow({ entity, visit }: Place, row: Row, at: string, tell: Tell): void {
  const labels = (row['_labels'] ?? {}) as Row
  for (const { name, kind, mask } of entity.fields.filter(seenBy(visit))) {
    const value = row[name]
    if (kind === 'reference' && typeof value === 'number' && typeof labels[name] !== 'string')
      tell('shape', `${at}._labels.${name}`, 'is missing: what a record refers to has its name there')
    if (mask !== null && typeof value === 'string' && value !== '' && !value.includes('*'))
      tell('right', `${at}.${name}`, 'is not masked: a real value leaves by desensitization_data_get alone')
  }
}
