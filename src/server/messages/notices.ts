/**
 * What the system itself writes to the administrators of a company, about an account. In the first language: a message
 * is stored once, for all who read it.
 */
import { bound } from '../operations/bound.ts'
import type { Context } from '../operations/context.ts'
import { ADMINISTRATOR } from '../policies/scope.ts'
import { written } from '../sql/cache.ts'
import { all, column, entityNamed, keyOf, via } from '../sql/sources.ts'
import type { Writing } from '../sql/writing.ts'

const NOTICE = 1
const LANG = 'zh'

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
  const texts = ['title', 'content'].map((part) =>
    filled(copy[`notice.${name}.${part}`]?.[LANG] ?? '', { ...about, staff_id: context.actor.staff_id }),
  )
  const statement = written(context.model, context.scope, { name: 'notice', plan: null, prepared: true, body: insert })
  await context.connection.query(bound(context, statement, [...texts, context.actor.staff_id, ADMINISTRATOR, NOTICE]))
}

const filled = (text: string, values: Readonly<Record<string, number>>): string =>
  text.replace(/\{(\w+)\}/g, (braced, key: string) => (key in values ? String(values[key]) : braced))

function insert(writing: Writing): string {
  const staff = via(writing, entityNamed(writing.model, 'staff'))
  const value = (at: number, type: string): string => writing.slot({ is: 'value', at, type })
  const named = (at: number): string => `replace(${value(at, 'text')}, '{name}', ${column(staff, 'name')})`
  const now = writing.slot({ is: 'now' })
  return (
    'insert into "messages" (client_id, title, content, type, role_id, sent_at, created_at, updated_at)' +
    ` select ${writing.slot({ is: 'client' })}, left(${named(0)}, 100), ${named(1)}, ${value(4, 'integer')}, ${value(3, 'bigint')}, ${now}, ${now}, ${now}` +
    ` from ${staff.from} where ${all([staff.where, `${keyOf(staff)} = ${value(2, 'bigint')}`])}`
  )
}
