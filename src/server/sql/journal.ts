/**
 * The journal's part of a statement: what is done is told by the very statement that does it, so that nothing is
 * written untold and nothing told that was not written. In charge of an entry's columns; `audit-values.ts` says how
 * values stand in it. A model without a journal has statements without this part.
 */
import { literal, ident } from '../../kinds/sql-text.ts'
import { TENANT } from '../../model/tenant.ts'
import type { Entity, Model } from '../../model/model.ts'
import { expression } from './expressions.ts'
import { display } from './records.ts'
import { all, entityNamed, fieldCalled, fieldNamed, keyOf, referred, type Source } from './sources.ts'
import type { Writing } from './writing.ts'

/** Null: the record is one of a set, and whoever writes the set tells of it in one entry. */
export type AuditedWrite = 'create' | 'update' | 'transition' | 'remove' | 'archive' | 'restore' | null

export const journalOf = (model: Model): Entity | null =>
  Object.values(model.entities).find(({ journal }) => journal) ?? null

/** Stands where a record or a value had the name of somebody who was erased. */
export const ERASED = '已删除'

/** One entry a row; each part is SQL over what `from` names. */
export interface Telling {
  readonly action: string
  /** Name of the entity it is about. */
  readonly resource: string
  /** The record as it is to be named and placed; null: about none. */
  readonly record: Source | null
  readonly from: string
  readonly changes?: string
  readonly name?: string
  readonly count?: string
  readonly succeeded?: string
}

/** Several tellings with one INSERT. */
export function tell(writing: Writing, journal: Entity, tellings: readonly Telling[]): string {
  const rows = tellings.map((telling) => Object.entries(columnsOf(writing, journal, telling)))
  const names = rows[0]?.map(([name]) => ident(name)).join(', ')
  const selects = rows.map((row, place) => `select ${row.map(([, sql]) => sql).join(', ')}${tellings[place]!.from}`)
  return `insert into ${ident(journal.plural)} (${names}) ${selects.join(' union all ')}`
}

function columnsOf(
  writing: Writing,
  journal: Entity,
  { action, resource, record, changes, name, count, succeeded }: Telling,
): Readonly<Record<string, string>> {
  const now = writing.slot({ is: 'now' })
  return {
    [TENANT]: writing.slot({ is: 'client' }),
    created_at: now,
    updated_at: now,
    staff_id: writing.slot({ is: 'me' }),
    staff_name: whose(writing, journal),
    ...(fieldCalled(journal, TOKEN) === undefined ? {} : { [TOKEN]: writing.slot({ is: 'my_token' }) }),
    action: literal(action),
    resource: literal(resource),
    record_id: record === null ? 'null::bigint' : keyOf(record),
    record_name: name ?? (record === null ? 'null::text' : `nullif(left(${display(writing, record)}::text, 200), '')`),
    changes: changes ?? 'null::jsonb',
    rows_count: count ?? 'null::integer',
    ...placesOf(writing, journal, record),
    address: writing.slot({ is: 'address' }),
    succeeded: succeeded ?? 'true',
  }
}

/** By which token of theirs it was done, where the journal tells. */
const TOKEN = 'api_token_id'

/** The name as it is now: people leave, entries stay. */
export function whose(writing: Writing, journal: Entity): string {
  const staff = referred(writing, entityNamed(writing.model, fieldNamed(journal, 'staff_id').reference?.entity ?? ''))
  return `(select left(${display(writing, staff)}::text, 50) from ${staff.from} where ${all([staff.where, `${keyOf(staff)} = ${writing.slot({ is: 'me' })}`])})`
}

/** What the record belongs to at each scope level, in the fields by which the journal belongs there. */
const placesOf = (writing: Writing, journal: Entity, record: Source | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    writing.model.app.scopes.flatMap(({ name }) =>
      (journal.scope.levels[name] ?? []).map(([field = '']) => [field, placeOf(writing, record, name)] as const),
    ),
  )

/** Of each level that the record lies at its place there. */
export const placesOfLevels = (writing: Writing, record: Source): readonly (readonly [string, string])[] =>
  writing.model.app.scopes.flatMap(({ name }) =>
    record.entity.scope.levels[name] ? [[name, placeOf(writing, record, name)] as const] : [],
  )

/** The one place of a level. What belongs to several is the company's: no single one's account sees it. */
function placeOf(writing: Writing, record: Source | null, level: string): string {
  const paths = record?.entity.scope.levels[level]
  if (record === null || paths === undefined || paths.some((path) => isManifold(writing.model, record.entity, path)))
    return 'null::bigint'
  const places = paths.map((path) => expression(writing, record, `$${path.join('.')}`))
  return places.length === 1 ? places[0]! : `coalesce(${places.join(', ')})`
}

function isManifold(model: Model, entity: Entity, [first = '', ...rest]: readonly string[]): boolean {
  const field = fieldNamed(entity, first)
  return (
    field.kind === 'references' ||
    (rest.length > 0 && isManifold(model, entityNamed(model, field.reference?.entity ?? ''), rest))
  )
}

// ---------------------------------------------------------------- what writes no record

export interface NotePlan {
  readonly action: string
  readonly entity: string
  /** One record of it, by its key. */
  readonly record: boolean
}

/** Places of a note's values; the key first, as in every statement about a record. */
export const NOTE = { name: 1, count: 2, changes: 3, succeeded: 4 } as const

/** An entry for what writes no record of its own: an export, a reveal, a log-in, a whole import. */
export function audit(writing: Writing, journal: Entity, { action, entity, record: about }: NotePlan): string {
  const record = about ? referred(writing, entityNamed(writing.model, entity)) : null
  const value = (at: number, type: string): string => writing.slot({ is: 'value', at, type })
  return tell(writing, journal, [
    {
      action,
      resource: entity,
      record,
      from:
        record === null
          ? ''
          : ` from ${record.from} where ${all([record.where, `${keyOf(record)} = ${value(0, 'bigint')}`])}`,
      ...(record === null ? { name: `left(${value(NOTE.name, 'text')}, 200)` } : {}),
      count: value(NOTE.count, 'integer'),
      changes: value(NOTE.changes, 'jsonb'),
      succeeded: value(NOTE.succeeded, 'boolean'),
    },
  ])
}
