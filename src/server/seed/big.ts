/**
 * Very many rows of one table, for benchmarks: values follow from the kinds of its fields and are made inside the
 * database. They are valid one by one, but tell no story. In charge of the one statement; must hold no rows, and know
 * no entity by name.
 */
import { randomUUID } from 'node:crypto'
import { indexStatement } from '../../kinds/ddl.ts'
import { kinds } from '../../kinds/kinds.ts'
import { ident, list, literal } from '../../kinds/sql-text.ts'
import { tablesOf } from '../../kinds/tables.ts'
import { decidingIn } from '../../model/conditions.ts'
import type { Entity, Field, Model } from '../../model/model.ts'
import { STAMPS } from '../../model/system-fields.ts'
import { TENANT } from '../../model/tenant.ts'
import { hashPassword } from '../auth/passwords.ts'
import { expression } from '../sql/expressions.ts'
import type { Source } from '../sql/sources.ts'
import { ofRowsAlone } from '../sql/stored-rules.ts'
import type { Writing } from '../sql/writing.ts'
import type { Connection, Store } from '../store/store.ts'
import { parentsOf } from './big/parents.ts'
import type { Parents } from './big/parents.ts'
import { valuesOf } from './big/values.ts'
import { continueKeys } from './insert.ts'
import { storedFields } from './record.ts'

/** Adds `count` rows of the entity to the client's; what it refers to must have rows already. */
export async function big(store: Store, model: Model, name: string, count: number, client_id = 1): Promise<void> {
  const entity = model.entities[name]
  if (entity === undefined) throw new RangeError(`There is no entity ${name}`)
  // Nobody logs in as one of these.
  const secret = await hashPassword(randomUUID())
  await store.transaction(async (connection) => {
    const last = Number(
      await connection.text({
        text: `select coalesce(max(${ident(entity.key)}), 0)::text from ${ident(entity.plural)}`,
        values: [],
      }),
    )
    await trustKeys(store)
    await withoutIndexes(store, model, entity, () =>
      insertDifferent(store, connection, model, entity, {
        first: last + 1,
        last: last + count,
        missing: count,
        client_id,
        secret,
      }),
    )
    await continueKeys(connection, entity)
  })
  await store.script(`analyze ${ident(entity.plural)}`)
}

const TRIES = 12
/** So many rows are tried at once, for each that is wanted. */
const MOST_TIMES = 50
/** The rows before they are entered. */
const MADE = 'made'

/** Rows that would be the same as others in what must be unique are left out, and further ones tried. */
async function insertDifferent(
  store: Store,
  connection: Connection,
  model: Model,
  entity: Entity,
  span: Span,
): Promise<void> {
  const { missing: count } = span
  const had = await rowsOf(connection, entity)
  for (let tries = 0, first = span.first; tries < TRIES; tries++) {
    const made = (await rowsOf(connection, entity)) - had
    if (made === count) return
    // As many as it took before, of which the statement enters no more than are missing.
    const [missing, tried] = [count - made, first - span.first]
    const more = Math.min(made === 0 ? missing * 2 ** tries : Math.ceil((missing * tried) / made), count * MOST_TIMES)
    await store.script(statement(model, entity, { ...span, first, last: first + more - 1, missing }))
    first += more
  }
  if ((await rowsOf(connection, entity)) - had < count)
    throw new RangeError(`There are not enough different values for ${count} more of ${entity.name}`)
}

const rowsOf = async (connection: Connection, { plural }: Entity): Promise<number> =>
  Number(await connection.text({ text: `select count(*)::text from ${ident(plural)}`, values: [] }))

/**
 * References are taken from rows that exist: a million checks of it would only cost time. Only a superuser may say so.
 */
const trustKeys = (store: Store): Promise<void> =>
  store.script(
    `do $$ begin if current_setting('is_superuser') = 'on' then set local session_replication_role = replica; end if; end $$`,
  )

/** An index is made much faster whole than row by row. */
async function withoutIndexes(store: Store, model: Model, entity: Entity, work: () => Promise<void>): Promise<void> {
  const table = tablesOf(model).find(({ name }) => name === entity.plural)
  if (table === undefined) throw new RangeError(`There is no table ${entity.plural}`)
  // What no two rows may share is told row by row all the same.
  const slow = table.indexes.filter(({ onePlace }) => onePlace === undefined)
  for (const { name } of slow) await store.script(`drop index if exists ${ident(name)}`)
  await work()
  await store.script(`set local maintenance_work_mem = '256MB'`)
  for (const index of slow) await store.script(indexStatement(table, index))
}

interface Span {
  readonly first: number
  readonly last: number
  /** How many of them are entered at most. */
  readonly missing: number
  readonly client_id: number
  readonly secret: string
}

function statement(model: Model, entity: Entity, span: Span): string {
  const parents = parentsOf(model, entity, span.client_id)
  const columns = storedFields(entity).flatMap((field, salt) => columnsOf(entity, field, salt, parents, span))
  const all = [...(entity.tenant ? [[ident(TENANT), String(span.client_id)] as const] : []), ...columns]
  const made = `select ${list(all.map(([name, value]) => `${value} as ${name}`))} from generate_series(${span.first}::bigint, ${span.last}::bigint) g`
  const rows = keepingRules(model, entity, havingOnly(model, entity, made))
  return `${parents.with}insert into ${ident(entity.plural)} (${list(all.map(([name]) => name))}) ${rows} limit ${span.missing} on conflict do nothing`
}

/** Without those that break a rule of the entity which holds for everybody: further ones are tried for them. */
function keepingRules(model: Model, entity: Entity, rows: string): string {
  const source: Source = { entity, alias: MADE, from: MADE, where: 'true' }
  const rules = entity.checks.flatMap(({ expr, unless }) => {
    const rule =
      unless === null ? ofRowsAlone(model, entity, MADE, (writing) => expression(writing, source, expr)) : null
    return rule === null ? [] : [`(${rule}) is not false`]
  })
  return rules.length === 0 ? rows : `select * from (${rows}) ${MADE} where ${rules.join(' and ')}`
}

/** What a record has not is empty. What decides may be empty for the same reason, and comes first. */
function havingOnly(model: Model, entity: Entity, rows: string): string {
  const stored = storedFields(entity)
  const conditional = new Map(stored.flatMap(({ name, when }) => (when === null ? [] : [[name, when] as const])))
  const depthOf = (name: string): number => {
    const when = conditional.get(name)
    return when === undefined ? 0 : 1 + Math.max(0, ...decidingIn(when).map(depthOf))
  }
  const source: Source = { entity, alias: MADE, from: MADE, where: 'true' }
  const deepest = Math.max(0, ...stored.map(({ name }) => depthOf(name)))
  return Array.from({ length: deepest }, (_, at) => at + 1).reduce((from, depth) => {
    const columns = stored.flatMap((field) =>
      kinds[field.kind]
        .columns(field)
        .map(({ name }) =>
          depthOf(field.name) === depth
            ? `case when ${expression(withoutValues(model), source, field.when)} then ${ident(name)} end as ${ident(name)}`
            : ident(name),
        ),
    )
    return `select ${list([...(entity.tenant ? [ident(TENANT)] : []), ...columns])} from (${from}) ${MADE}`
  }, rows)
}

/** Conditions of fields look at the record alone. */
const withoutValues = (model: Model): Writing => ({
  model,
  bounds: { levels: [], owner: false },
  ofOne: false,
  alias: () => MADE,
  slot: () => {
    throw new Error('a condition of a field takes no value')
  },
})

const NULL_ONE_IN = 8

/** Where the record has it. */
const isSometimesEmpty = ({ requiredWhen, default: usual }: Field): boolean =>
  requiredWhen === null && usual === undefined

/** Neither written nor seen by anybody: it is as it begins. */
const isOfTheServer = ({ kind, write, hidden, default: usual }: Field): boolean =>
  kind === 'integer' && write === 'never' && hidden && usual !== undefined

function columnsOf(
  entity: Entity,
  field: Field,
  salt: number,
  parents: Parents,
  { last, secret }: Span,
): readonly (readonly [string, string])[] {
  const names = kinds[field.kind].columns(field).map(({ name }) => ident(name))
  if ((STAMPS as readonly string[]).includes(field.name)) return names.map((name) => [name, aged(last)])
  const unique = entity.unique.some((group) => distinguishing(entity, group) === field.name)
  const made = isOfTheServer(field)
    ? [literal(String(field.default))]
    : valuesOf({ field, salt, unique, secret, reference: parents.of(field) })
  const empty =
    field.nullable && isSometimesEmpty(field) && !unique && parents.of(field) === null
      ? `(hashint8(g + ${salt}) & 1023) % ${NULL_ONE_IN} = 0`
      : null
  // In a subquery a bare literal would be a text.
  const types = kinds[field.kind].columns(field).map(({ type }) => type)
  return names.map((name, at) => [name, `(${orNull(made[at] ?? 'null', empty)})::${types[at]}`])
}

const orNull = (value: string, empty: string | null): string =>
  empty === null || value === 'null' ? value : `case when not (${empty}) then ${value} end`

/** The newest row is of now, each before it half a minute older. */
const aged = (last: number): string => `date_trunc('second', now()) - make_interval(secs => (${last} - g) * 30)`

/** The field of a unique group that can tell rows apart by itself. */
const distinguishing = ({ fields }: Entity, group: readonly string[]): string | undefined =>
  [...group]
    .reverse()
    .find((name) =>
      fields.some((field) => field.name === name && (field.kind === 'string' || field.kind === 'integer')),
    )
