/**
 * What the system itself writes, in both languages: to the administrators of a company, about an account; and to one
 * person, about records that they may see.
 */
import { fill } from '../../errors/fill.ts'
import { literal } from '../../kinds/sql-text.ts'
import type { Entity, Lang } from '../../model/model.ts'
import { bound } from '../operations/bound.ts'
import type { Context } from '../operations/context.ts'
import { ADMINISTRATOR } from '../policies/scope.ts'
import { written } from '../sql/cache.ts'
import { display } from '../sql/records.ts'
import { main } from '../sql/scoped.ts'
import { all, column, entityNamed, keyOf, via } from '../sql/sources.ts'
import type { Writing } from '../sql/writing.ts'
import { inBoth, type InBoth } from './in-both.ts'

const NOTICE = 1

/**
 * `about` fills the placeholders of `notice.<name>.title` and `.content`, beside the account's own `{name}` and
 * `{staff_id}`.
 */
export async function tellAdministrators(
  context: Context,
  name: string,
  about: Readonly<Record<string, number>>,
): Promise<void> {
  const { copy } = context.model.app
  const { title, content, title_en, content_en } = inBoth((lang) => {
    const text = (part: 'title' | 'content'): string =>
      fill(copy[`notice.${name}.${part}`]?.[lang] ?? '', { ...about, staff_id: context.actor.staff_id })
    return { title: text('title'), content: text('content') }
  })
  const texts = [title, content, title_en, content_en]
  const statement = written(context.model, context.scope, { name: 'notice', plan: null, prepared: true, body: insert })
  await context.connection.query(bound(context, statement, [...texts, context.actor.staff_id, ADMINISTRATOR, NOTICE]))
}

function insert(writing: Writing): string {
  const staff = via(writing, entityNamed(writing.model, 'staff'))
  const value = (at: number, type: string): string => writing.slot({ is: 'value', at, type })
  const named = (at: number): string => `replace(${value(at, 'text')}, '{name}', ${column(staff, 'name')})`
  const now = writing.slot({ is: 'now' })
  return (
    'insert into "messages" (client_id, title, content, title_en, content_en, type, role_id, sent_at, created_at, updated_at)' +
    ` select ${writing.slot({ is: 'client' })}, left(${named(0)}, 100), ${named(1)}, left(${named(2)}, 200), ${named(3)}, ${value(6, 'integer')}, ${value(5, 'bigint')}, ${now}, ${now}, ${now}` +
    ` from ${staff.from} where ${all([staff.where, `${keyOf(staff)} = ${value(4, 'bigint')}`])}`
  )
}

export interface Told extends InBoth {
  /** Key of the record. */
  readonly id: number
}

/**
 * Writes to whoever asks, about records of one entity: of those alone that they may see. What they were told of the
 * same record before goes.
 */
export async function tellAsker(context: Context, name: string, told: readonly Told[]): Promise<void> {
  const entity = entityNamed(context.model, name)
  const body = about(entity)
  const statement = written(context.model, context.scope, { name: `told ${name}`, plan: null, prepared: true, body })
  await context.connection.query(bound(context, statement, [JSON.stringify(told)]))
}

/** Exported for the test of the tenant's condition. */
export const about =
  (entity: Entity) =>
  (writing: Writing): string => {
    const record = main(writing, entity)
    const before = via(writing, entityNamed(writing.model, 'message'))
    const [client, me, now] = (['client', 'me', 'now'] as const).map((is) => writing.slot({ is }))
    const resource = literal(entity.name)
    const named = (lang: Lang): string => `left(${display(writing, record, lang)}::text, 200)`
    const same = `${column(before, 'staff_id')} = ${me} and ${column(before, 'resource')} = ${resource} and ${column(before, 'record_id')} = told.id`
    return (
      `with told as (select id, title, content, title_en, content_en from json_to_recordset(${writing.slot({ is: 'value', at: 0, type: 'json' })}) as x(id bigint, title text, content text, title_en text, content_en text)),` +
      ` gone as (delete from ${before.from} using told where ${all([before.where, same])})` +
      ' insert into "messages" (client_id, title, content, title_en, content_en, type, staff_id, resource, record_id, record_name, record_name_en, sent_at, created_at, updated_at)' +
      ` select ${client}, left(told.title, 100), told.content, left(told.title_en, 200), told.content_en, ${NOTICE}, ${me}, ${resource}, ${keyOf(record)}, ${named('zh')}, ${named('en')}, ${now}, ${now}, ${now}` +
      ` from told join ${record.from} on ${keyOf(record)} = told.id where ${record.where}`
    )
  }
