/**
 * Statements of a product's own: what neither records nor lists can say, such as what is unread of each conversation.
 * A table enters by what is given here and brings the company's condition, or the whole of the asker's scope, in its
 * `where`; values are parameters. Nothing that it writes has a journal: it is for records that nobody edits.
 */
import { ident } from '../../kinds/sql-text.ts'
import type { Entity } from '../../model/model.ts'
import { TENANT } from '../../model/tenant.ts'
import { bound } from '../operations/bound.ts'
import type { Context } from '../operations/context.ts'
import type { EntityName } from '../records/types.ts'
import { written } from '../sql/cache.ts'
import { value } from '../sql/expressions.ts'
import { wireValue } from '../sql/records.ts'
import { main } from '../sql/scoped.ts'
import {
  column,
  entityNamed,
  fieldCalled,
  fieldNamed,
  type JoinSource,
  keyOf,
  links,
  referred,
  type Source,
  via,
  type Which,
} from '../sql/sources.ts'
import type { Writing } from '../sql/writing.ts'

export interface Table {
  /** For FROM, and behind UPDATE. */
  readonly from: string
  /** Must stand in the WHERE of the statement that names the table. */
  readonly where: string
  readonly key: string
  /** Of a computed field what it is computed by. */
  readonly column: (name: string) => string
  /** The field as people see it: what a mask hides stays hidden. */
  readonly shown: (name: string) => string
}

export interface StatementText {
  /** Records of the asker's company that are not archived. */
  readonly company: (entity: EntityName) => Table
  /** Those that are as well: for what must reach every record, and for names of what others refer to. */
  readonly all: (entity: EntityName) => Table
  /** Those of the company's that the asker may see; archived ones as well only where it says `any`. */
  readonly scoped: (entity: EntityName, which?: Which) => Table
  /** What a field refers to that refers to several. */
  readonly links: (entity: EntityName, field: string) => JoinSource
  /** Rows of the entity that the statement itself has made, under the name that it gives them. */
  readonly made: (name: string, entity: EntityName) => Table
  /** `insert into … values …`: a row of the asker's company. */
  readonly insert: (entity: EntityName, values: Readonly<Record<string, string>>) => string
  /** `insert into … select … from …`: such rows, one for each of those that `from` names. */
  readonly insertEach: (entity: EntityName, values: Readonly<Record<string, string>>, from: string) => string
  /**
   * The same; where a row with the same values of `by`, which the document holds unique (`x-unique`), stands already,
   * that one takes the values, but for those of `kept`, and is left alone if none differs.
   */
  readonly renewEach: (
    entity: EntityName,
    values: Readonly<Record<string, string>>,
    from: string,
    rows: { readonly by: readonly string[]; readonly kept?: readonly string[] },
  ) => string
  /** The nth value that the statement is asked with. */
  readonly value: (at: number, type?: string) => string
}

export interface OwnStatement {
  /** Tells it from every other of the product. */
  readonly name: string
  readonly text: (text: StatementText) => string
  /** Listeners are told that its records were written, as of all that records write. */
  readonly writes?: EntityName
}

type Rows = readonly Readonly<Record<string, unknown>>[]
export type Ask = (statement: OwnStatement, ...values: readonly unknown[]) => Promise<Rows>

export const askIn =
  (context: Context): Ask =>
  async ({ name, text }, ...values) => {
    const statement = written(context.model, context.scope, {
      name: `own ${name}`,
      plan: null,
      prepared: true,
      body: (writing) => text(textFor(writing)),
    })
    return (await context.connection.query(bound(context, statement, values))).rows
  }

export function textFor(writing: Writing): StatementText {
  const named = (entity: EntityName) => entityNamed(writing.model, entity)
  return {
    company: (entity) => tableOf(writing, ofCompany(writing, via(writing, named(entity)))),
    all: (entity) => tableOf(writing, ofCompany(writing, referred(writing, named(entity)))),
    scoped: (entity, which) => tableOf(writing, main(writing, named(entity), which)),
    links: (entity, field) => links(writing, named(entity), fieldNamed(named(entity), field)),
    made: (name, entity) => tableOf(writing, { entity: named(entity), alias: name, from: name, where: 'true' }),
    insert: (entity, values) => `${into(named(entity), values)} values (${rowOf(writing, values)})`,
    insertEach: (entity, values, from) => insertEach(writing, named(entity), values, from),
    renewEach: (entity, values, from, { by, kept = [] }) => {
      const renewed = Object.keys(values).filter((name) => !by.includes(name) && !kept.includes(name))
      const each = (of: string): string => renewed.map((name) => `${of}.${ident(name)}`).join(', ')
      const table = ident(named(entity).plural)
      const set = renewed.map((name) => `${ident(name)} = excluded.${ident(name)}`)
      return `${insertEach(writing, named(entity), values, from)}
        on conflict (${[TENANT, ...by].map(ident).join(', ')}) do update set ${set.join(', ')}, version = ${table}.version + 1, updated_at = now()
        where (${each(table)}) is distinct from (${each('excluded')})`
    },
    value: (at, type = 'bigint') => writing.slot({ is: 'value', at, type }),
  }
}

type Values = Readonly<Record<string, string>>
const into = ({ plural }: Entity, values: Values): string =>
  `insert into ${ident(plural)} (${[TENANT, ...Object.keys(values)].map(ident).join(', ')})`
const rowOf = (writing: Writing, values: Values): string =>
  [writing.slot({ is: 'client' }), ...Object.values(values)].join(', ')
const insertEach = (writing: Writing, entity: Entity, values: Values, from: string): string =>
  `${into(entity, values)} select ${rowOf(writing, values)} from ${from}`

/** Of the companies, the asker's own. */
const ofCompany = (writing: Writing, source: Source): Source =>
  !source.entity.tenant && source.entity.key === TENANT
    ? { ...source, where: `${keyOf(source)} = ${writing.slot({ is: 'client' })}` }
    : source

const tableOf = (writing: Writing, source: Source): Table => ({
  from: source.from,
  where: source.where,
  key: keyOf(source),
  column: (name) => {
    const field = fieldCalled(source.entity, name)
    return field === undefined || field.computed === null ? column(source, name) : value(writing, source, field)
  },
  shown: (name) => wireValue(writing, source, fieldNamed(source.entity, name)),
})
