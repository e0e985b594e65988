/**
 * Statements that change one record, and tell the journal of it. Each names its table through `own` (or `main`, to look), so that none reaches beyond the
 * asker's scope.
 */
import { ident } from '../../fields/sql-text.ts'
import { kinds } from '../../fields/kinds.ts'
import { joinTableName, OWNER, ITEM, TENANT } from '../../fields/tables.ts'
import type { Check, Entity, Expr, Field } from '../../model/model.ts'
import { expression, pointsAt } from './expressions.ts'
import { type Deed, journalOf, tell } from './journal.ts'
import { losses } from './losses.ts'
import { changesOf, type Sides } from './noted.ts'
import { main, own } from './reach.ts'
import { display, plainValue } from './records.ts'
import { all, column, entityNamed, fieldNamed, keyOf, links, type Source, via } from './sources.ts'
import type { Writing } from './writing.ts'

/** The record's key is the first value of every statement but the insert; the columns' values follow. */
export const KEY = 0
const FIRST = 1

export interface WritePlan {
  readonly entity: string
  /** Names of fields that are stored in columns; each has as many values as its kind has columns, in order. */
  readonly fields: readonly string[]
  /** Names of `references` fields that are written next, each with a value of its own behind those of the columns: the journal tells of them here. */
  readonly lists: readonly string[]
  readonly deed: Deed
}

export function insert(writing: Writing, plan: WritePlan): string {
  const entity = entityNamed(writing.model, plan.entity)
  const columns = columnsOf(entity, plan.fields)
  const tenant = entity.tenant ? [{ name: TENANT, sql: writing.slot({ is: 'client' }) }] : []
  const stamps = ['created_at', 'updated_at'].map((name) => ({ name, sql: writing.slot({ is: 'now' }) }))
  const values = columns.map(({ name, type }, place) => ({ name, sql: writing.slot({ is: 'value', at: FIRST + place, type }) }))
  const all = [...tenant, ...stamps, ...values]
  const text = `insert into ${ident(entity.plural)} (${all.map(({ name }) => ident(name)).join(', ')}) values (${all.map(({ sql }) => sql).join(', ')}) returning`
  const made: Source = { entity, alias: 'made', from: 'made', where: 'true' }
  const entry = entryOf(writing, plan, { before: null, after: made }, ' from made')
  return entry === null ? `${text} ${ident(entity.key)} as key` : `with made as (${text} *), entry as (${entry}) select ${ident(entity.key)} as key from made`
}

export function update(writing: Writing, plan: WritePlan): string {
  const source = own(writing, entityNamed(writing.model, plan.entity))
  const { entity } = source
  const sets = columnsOf(entity, plan.fields).map(({ name, type }, place) => `${ident(name)} = ${writing.slot({ is: 'value', at: FIRST + place, type })}`)
  const stamps = [`version = ${source.alias}.version + 1`, `updated_at = ${writing.slot({ is: 'now' })}`]
  const text = `update ${source.from} set ${[...sets, ...stamps].join(', ')} where ${theOne(writing, source)}`
  const before: Source = { entity, alias: 'old', from: 'old', where: 'true' }
  const after: Source = { entity, alias: 'made', from: 'made', where: 'true' }
  const entry = entryOf(writing, plan, { before, after }, ' from old, made')
  if (entry === null) return text
  // What the statement itself changes it does not see: the record as it was.
  const old = via(writing, entity)
  return `with old as materialized (select ${old.alias}.* from ${old.from} where ${theOne(writing, old)}), made as (${text} returning ${source.alias}.*), entry as (${entry}) select 1 from made`
}

/** What goes with the record goes by the database's own hand, but is told here. */
export function remove(writing: Writing, plan: Pick<WritePlan, 'entity' | 'deed'>): string {
  const source = own(writing, entityNamed(writing.model, plan.entity))
  const text = `delete from ${source.from} where ${theOne(writing, source)}`
  const journal = plan.deed === null ? null : journalOf(writing.model)
  if (journal === null || plan.deed === null) return text
  const gone: Source = { entity: source.entity, alias: 'gone', from: 'gone', where: 'true' }
  const lost = [gone, ...losses(writing, gone)].map((record) => ({
    action: plan.deed!, record, from: ` from ${record.from}${record.where === 'true' ? '' : ` where ${record.where}`}`,
    changes: changesOf(writing, { before: record, after: null }, told(record.entity), () => null),
  }))
  return `with gone as (${text} returning ${source.alias}.*), entry as (${tell(writing, journal, lost)}) select 1 from gone`
}

function entryOf(writing: Writing, { entity: name, fields, lists, deed }: WritePlan, sides: Sides, from: string): string | null {
  const journal = journalOf(writing.model)
  if (journal === null || deed === null) return null
  const entity = entityNamed(writing.model, name)
  const sent = (field: Field) => writing.slot({ is: 'value', at: FIRST + columnsOf(entity, fields).length + lists.indexOf(field.name), type: 'bigint[]' })
  return tell(writing, journal, [{ action: deed, record: sides.after, from, changes: changesOf(writing, sides, [...fields, ...lists].map((one) => fieldNamed(entity, one)), sent) }])
}

/** Everything that a record itself holds. */
const told = ({ fields, key }: Entity): readonly Field[] => fields.filter(({ name, computed }) => computed === null && name !== key && !SYSTEM.has(name))
const SYSTEM: ReadonlySet<string> = new Set(['version', 'created_at', 'updated_at'])

/** Replaces the entries of one `references` field: those not wanted go, those missing come. */
export function unlink(writing: Writing, { entity: name, field: fieldName }: LinkPlan): string {
  const entity = entityNamed(writing.model, name)
  const link = links(writing, entity, fieldNamed(entity, fieldName))
  const wanted = writing.slot({ is: 'value', at: FIRST, type: 'bigint[]' })
  return `delete from ${link.from} where ${all([link.where, `${link.owner} = ${keySlot(writing)}`, `not ${link.item} = any(${wanted})`])}`
}

export function link(writing: Writing, { entity: name, field: fieldName }: LinkPlan): string {
  const entity = entityNamed(writing.model, name)
  const tenant = entity.tenant ? [{ name: TENANT, sql: writing.slot({ is: 'client' }) }] : []
  return `insert into ${ident(joinTableName(entity, fieldNamed(entity, fieldName)))} (${[...tenant.map(({ name: column }) => column), OWNER, ITEM].join(', ')})`
    + ` select ${[...tenant.map(({ sql }) => sql), keySlot(writing), 'item'].join(', ')} from unnest(${writing.slot({ is: 'value', at: FIRST, type: 'bigint[]' })}) item on conflict do nothing`
}
export interface LinkPlan { readonly entity: string; readonly field: string }

export interface HoldPlan {
  readonly entity: string
  /** Plain values that are needed of the record as it stands. */
  readonly fields: readonly string[]
  readonly conditions: readonly Expr[]
}

/** Takes the record for this transaction: its version, the asked values, and which conditions are true of it (`c0`, `c1` …). */
export function hold(writing: Writing, plan: HoldPlan): string {
  const source = own(writing, entityNamed(writing.model, plan.entity))
  const columns = [
    `${column(source, 'version')} as version`,
    `${display(writing, source)}::text as display`,
    `${asJson(plan.fields.map((name) => [name, plainValue(writing, source, fieldNamed(source.entity, name))]))} as stored`,
    ...plan.conditions.map((expr, place) => `coalesce(${expression(writing, source, expr)}, false) as c${place}`),
  ]
  return `select ${columns.join(', ')} from ${source.from} where ${theOne(writing, source)} for update of ${source.alias}`
}

export interface WorthPlan {
  readonly entity: string
  /** Whose fields the values are for. */
  readonly made: string
  readonly values: Readonly<Record<string, Expr>>
}

/** A record about this one, unless what is unique of it is there already. */
export function noteOnce(writing: Writing, plan: WorthPlan): string {
  const source = main(writing, entityNamed(writing.model, plan.entity))
  const made = entityNamed(writing.model, plan.made)
  const values = Object.entries(plan.values).map(([name, expr]) => ({ columns: columnsOf(made, [name]).map((one) => one.name), sql: expression(writing, source, expr) }))
  const given = [...(made.tenant ? [{ columns: [TENANT], sql: writing.slot({ is: 'client' }) }] : []), ...values]
  return `insert into ${ident(made.plural)} (${given.flatMap(({ columns }) => columns).map(ident).join(', ')}) select ${given.map(({ sql }) => sql).join(', ')}`
    + ` from ${source.from} where ${theOne(writing, source)} on conflict do nothing`
}

/** What expressions are worth for the record, as the wire has them. */
export function worth(writing: Writing, plan: WorthPlan): string {
  const source = main(writing, entityNamed(writing.model, plan.entity))
  const made = entityNamed(writing.model, plan.made)
  const wire = (name: string, expr: Expr): string => {
    const field = fieldNamed(made, name)
    return kinds[field.kind].read([`(${expression(writing, source, expr)})`], field)
  }
  const values = asJson(Object.entries(plan.values).map(([name, expr]) => [name, wire(name, expr)]))
  return `select ${values} as values from ${source.from} where ${theOne(writing, source)}`
}

export interface VerifyPlan {
  readonly entity: string
  readonly checks: readonly Check[]
  /** References whose target must be one that the asker may use, and agree with the record where it says so. */
  readonly references: readonly string[]
}

/** One row of booleans, in the plan's order: checks, then for each reference whether it may be used and whether it agrees. No row: out of the asker's scope. */
export function verify(writing: Writing, plan: VerifyPlan): string {
  const source = own(writing, entityNamed(writing.model, plan.entity))
  const conditions = [
    ...plan.checks.map(({ expr }) => expression(writing, source, expr)),
    ...plan.references.flatMap((name) => referenceChecks(writing, source, fieldNamed(source.entity, name))),
  ]
  const columns = conditions.length === 0 ? '1' : conditions.map((sql, place) => `coalesce(${sql}, true) as c${place}`).join(', ')
  return `select ${columns} from ${source.from} where ${theOne(writing, source)}`
}

/** Those of another's stores or homes must not be pointed at, nor those of another place than the record's. */
const referenceChecks = (writing: Writing, source: Source, field: Field): readonly string[] =>
  [everyTarget(writing, source, field, null), field.reference?.within ? everyTarget(writing, source, field, field.reference.within) : 'true']

/** That every key which the field holds belongs to a record that the asker may use and, if asked, that agrees with this one. */
function everyTarget(writing: Writing, source: Source, field: Field, within: string | null): string {
  const target = main(writing, entityNamed(writing.model, field.reference?.entity ?? ''))
  const agrees = within === null ? 'true' : `${column(target, within)} = ${column(source, within)}`
  const found = (key: string) => `exists (select 1 from ${target.from} where ${all([target.where, `${keyOf(target)} = ${key}`, agrees])})`
  if (field.kind === 'reference') return `(${column(source, field.name)} is null or ${found(column(source, field.name))})`
  const link = links(writing, source.entity, field)
  return `not exists (select 1 from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`, `not ${found(link.item)}`])})`
}

export interface ReferrerPlan { readonly entity: string; readonly by: string; readonly of: string }

/** How many records of another entity point at the record. */
export function referrers(writing: Writing, plan: ReferrerPlan): string {
  const source = main(writing, entityNamed(writing.model, plan.of))
  const from = via(writing, entityNamed(writing.model, plan.entity))
  return `select count(*)::integer from ${source.from}, ${from.from} where ${all([source.where, isKey(writing, source), from.where, pointsAt(writing, from, plan.by, source)])}`
}

/** One field's real value, behind its mask. */
export function reveal(writing: Writing, { entity, field }: { readonly entity: string; readonly field: string }): string {
  const source = main(writing, entityNamed(writing.model, entity))
  return `select ${plainValue(writing, source, fieldNamed(source.entity, field))}::text from ${source.from} where ${theOne(writing, source)}`
}

export function displayOf(writing: Writing, { entity }: { readonly entity: string }): string {
  const source = main(writing, entityNamed(writing.model, entity))
  return `select ${display(writing, source)}::text from ${source.from} where ${theOne(writing, source)}`
}

/** Fields of an entity that columns hold, with their columns. */
export const columnsOf = (entity: Entity, names: readonly string[]) => names.flatMap((name) => {
  const field = fieldNamed(entity, name)
  return kinds[field.kind].columns(field)
})

const keySlot = (writing: Writing): string => writing.slot({ is: 'value', at: KEY, type: 'bigint' })
/** The one record that the statement is about. */
const theOne = (writing: Writing, source: Source): string => all([source.where, isKey(writing, source)])
const isKey = (writing: Writing, source: Source): string => `${keyOf(source)} = ${keySlot(writing)}`
const asJson = (pairs: readonly (readonly [string, string])[]): string =>
  (pairs.length === 0 ? `'{}'::json` : `(select row_to_json(stored) from (select ${pairs.map(([name, sql]) => `${sql} as ${ident(name)}`).join(', ')}) stored)`)
