/**
 * Statements that change records, and tell the journal of them. Each names its table through `own` (or `main`, to
 * look), so that none reaches beyond the asker's scope.
 */
import { ARCHIVED_AT, ARCHIVED_BY } from '../../model/archive.ts'
import { ident, literal } from '../../kinds/sql-text.ts'
import { kinds } from '../../kinds/kinds.ts'
import { joinTableName, OWNER, ITEM } from '../../kinds/tables.ts'
import type { Check, Entity, Exclusive, Expr, Field } from '../../model/model.ts'
import { isSystem, STAMPS } from '../../model/system-fields.ts'
import { TENANT } from '../../model/tenant.ts'
import { expression, pointsAt } from './expressions.ts'
import { type AuditedWrite, journalOf, tell, whose } from './journal.ts'
import { eventsOf } from './events.ts'
import { archivedWith, cascades, losses } from './losses.ts'
import { changesOf, linkedKeys, type Sides } from './audit-values.ts'
import { main, own, ownWritten } from './scoped.ts'
import { display, plainValue } from './records.ts'
import {
  all,
  any,
  column,
  entityNamed,
  fieldNamed,
  keyOf,
  links,
  referred,
  type Source,
  via,
  type Which,
} from './sources.ts'
import type { Writing } from './writing.ts'

/** The record's key, or those of several records, is the first value of every statement but those that write rows. */
export const KEY = 0
/**
 * Rows to write, as the text of one JSON array: `k` is the record's key, `c0`, `c1` … its columns' values, then those
 * of its lists.
 */
const ROWS = 0

/** Numbers of rows that are planned for. */
const FEW = [1, 10] as const
export const mostOf = (rows: number): WritePlan['most'] => FEW.find((most) => rows <= most) ?? null

export interface WritePlan {
  readonly entity: string
  /** Names of fields that are stored in columns; each has as many values as its kind has columns, in order. */
  readonly fields: readonly string[]
  /**
   * Names of `references` fields that are written next, each with a value of its own behind those of the columns: the
   * journal tells of them here.
   */
  readonly lists: readonly string[]
  /**
   * There are no more rows: else the database plans for a hundred, and reads a whole table to find one record. Null:
   * there are more than are told apart.
   */
  readonly most: (typeof FEW)[number] | null
  readonly deed: AuditedWrite
  /** Of new records: what is judged of each as it is written (`judged`); null: nothing. */
  readonly judging?: VerifyPlan | null
}

/**
 * Answers the new keys in the order of the rows, of which `k` is the place: each is given its key before it is written.
 * With what is judged of them, as `verify` answers it; `seen` is null of what is not within the asker's scope.
 */
export function insert(writing: Writing, plan: WritePlan): string {
  const entity = entityNamed(writing.model, plan.entity)
  const rows = rowsOf(writing, columnsOf(entity, plan.fields), plan)
  const tenant = entity.tenant ? [{ name: TENANT, sql: writing.slot({ is: 'client' }) }] : []
  const stamps = STAMPS.map((name) => ({ name, sql: writing.slot({ is: 'now' }) }))
  const all = [...tenant, { name: entity.key, sql: 'r.key' }, ...stamps, ...rows.values]
  // Looked up once for all rows.
  const key = `nextval((select pg_get_serial_sequence(${literal(ident(entity.plural))}, ${literal(entity.key)})::regclass))`
  const made: Source = { entity, alias: 'made', from: 'made', where: 'true' }
  const entry = entryOf(
    writing,
    plan,
    { before: null, after: made },
    rows.lists,
    ` from made, r where ${keyOf(made)} = r.key`,
  )
  return (
    `with r as materialized (select r.*, ${key} as key from ${rows.from} order by k),` +
    ` made as (insert into ${ident(entity.plural)} (${all.map(({ name }) => ident(name)).join(', ')}) select ${all.map(({ sql }) => sql).join(', ')} from r order by r.k returning *)` +
    `${toldBy(entry, eventsOf(writing, [{ event: 'created', record: made, from: ' from made' }]))}${answered(writing, plan.judging ?? null)}`
  )
}

function answered(writing: Writing, judging: VerifyPlan | null): string {
  if (judging === null) return ' select key from r order by k'
  const { values, source } = judgement(writing, judging)
  return `, verdict as (select ${[`${keyOf(source)} as seen`, ...values].join(', ')} from made ${source.alias} where ${source.where}) select r.key, verdict.* from r left join verdict on verdict.seen = r.key order by r.k`
}

/**
 * What `verify` would judge of records by nothing but themselves and what other tables hold: a statement that writes
 * records does not see them in their own table.
 */
export function judged(writing: Writing, plan: VerifyPlan): string {
  const { values, source } = judgement(writing, plan)
  return [...values, source.where].join(' ')
}

/** Whether that names the table of the records, or one of their lists, which is written after them. */
export const asksItself = (entity: Entity, text: string): boolean =>
  text.includes(ident(entity.plural)) ||
  entity.fields.some(
    (field) =>
      field.kind === 'references' && field.computed === null && text.includes(ident(joinTableName(entity, field))),
  )

/** Further parts of a statement that tell of what it does. */
const toldBy = (entry: string | null, events: readonly string[]): string =>
  [...(entry === null ? [] : [`entry as (${entry})`]), ...events].map((part) => `, ${part}`).join('')

export function update(writing: Writing, plan: WritePlan): string {
  const source = own(writing, entityNamed(writing.model, plan.entity))
  const { entity } = source
  const rows = rowsOf(writing, columnsOf(entity, plan.fields), plan)
  const sets = rows.values.map(({ name, sql }) => `${ident(name)} = ${sql}`)
  const stamps = [`version = ${source.alias}.version + 1`, `updated_at = ${writing.slot({ is: 'now' })}`]
  // A step is one, even where it leads back to its state.
  const differs = plan.deed === 'transition' ? 'true' : differing(writing, source, plan, rows)
  const text = (from: string): string =>
    `update ${source.from} set ${[...sets, ...stamps].join(', ')} from ${from} where ${all([source.where, `${keyOf(source)} = r.k`, differs])}`
  const before: Source = { entity, alias: 'old', from: 'old', where: 'true' }
  const after: Source = { entity, alias: 'made', from: 'made', where: 'true' }
  const entry = entryOf(
    writing,
    plan,
    { before, after },
    rows.lists,
    ` from old, made, r where ${keyOf(after)} = r.k and ${keyOf(before)} = r.k`,
  )
  const events = eventsOf(writing, [{ event: 'changed', record: after, from: ' from made' }])
  if (entry === null && events.length === 0) return text(rows.from)
  // What the statement itself changes it does not see: the records as they were.
  const old = referred(writing, entity)
  const former = `, old as materialized (select ${old.alias}.* from ${old.from}, r where ${all([old.where, `${keyOf(old)} = r.k`])})`
  return (
    `with r as materialized (select r.* from ${rows.from})${entry === null ? '' : former},` +
    ` made as (${text('r')} returning ${source.alias}.*)${toldBy(entry, events)} select 1 from made`
  )
}

/** What changes nothing makes no version, and nothing to tell of. */
function differing(
  writing: Writing,
  source: Source,
  { lists }: Pick<WritePlan, 'lists'>,
  rows: ReturnType<typeof rowsOf>,
): string {
  const columns = rows.values.map(({ name, sql }) => `${column(source, name)} is distinct from ${sql}`)
  const linked = lists.map((name) => {
    const given = `(select array_agg(u order by u) from unnest(${rows.lists.get(name)}) u)`
    return `${linkedKeys(writing, source, fieldNamed(source.entity, name))} is distinct from ${given}`
  })
  return any([...columns, ...linked])
}

/** Arrays are given as such; every other type is read from its text. */
export function rowsOf(
  writing: Writing,
  columns: readonly { readonly name: string; readonly type: string }[],
  { lists, most }: Pick<WritePlan, 'lists' | 'most'> = { lists: [], most: null },
) {
  const typed = [...columns, ...lists.map((name) => ({ name, type: 'bigint[]' }))].map(({ name, type }, place) => ({
    name,
    type,
    isArray: type.endsWith('[]'),
    as: `c${place}`,
  }))
  const given = ['k bigint', ...typed.map(({ as, type, isArray }) => `${as} ${isArray ? type : 'text'}`)]
  const from = `json_to_recordset(${writing.slot({ is: 'value', at: ROWS, type: 'json' })}) as r(${given.join(', ')})`
  return {
    from: most === null ? from : `(select r.* from ${from} limit ${most}) r`,
    values: typed
      .slice(0, columns.length)
      .map(({ name, as, type, isArray }) => ({ name, sql: isArray ? `r.${as}` : `r.${as}::${type}` })),
    lists: new Map(typed.slice(columns.length).map(({ name, as }) => [name, `r.${as}`])),
  }
}

export interface Leaving extends Pick<WritePlan, 'entity' | 'deed'> {
  /** Left out: those that are not archived. */
  readonly which?: Which
}

/** Into the archive, with what would be deleted along with the records; all of it at the same moment. */
export function archive(writing: Writing, plan: Leaving): string {
  const source = own(writing, entityNamed(writing.model, plan.entity))
  const journal = journalOf(writing.model)
  const who = journal === null ? 'null' : whose(writing, journal)
  const sets = [`${ARCHIVED_AT} = ${writing.slot({ is: 'now' })}`, `${ARCHIVED_BY} = ${who}`]
  const gone: Source = { entity: source.entity, alias: 'gone', from: 'gone', where: 'true' }
  const chosen = { ...source, where: all([source.where, isOneOf(writing, source)]) }
  return moved(writing, plan, sets, [], [chosen, ...archivedWith(writing, gone, 'living')])
}

/** Back from the archive, with what went there along with the one record, but for what another still holds there. */
export function restore(writing: Writing, plan: Leaving): string {
  const source = own(writing, entityNamed(writing.model, plan.entity), 'archived')
  const was: Source = { entity: source.entity, alias: 'was', from: 'was', where: 'true' }
  const then = `(select ${column(was, ARCHIVED_AT)} from was)`
  const held = `was as materialized (select ${source.alias}.* from ${source.from} where ${all([source.where, isOneOf(writing, source)])})`
  const target = own(writing, source.entity, 'archived')
  const chosen = { ...target, where: all([target.where, `${keyOf(target)} in (select ${keyOf(was)} from was)`]) }
  const along = archivedWith(writing, was, 'archived').map((one) => ({
    ...one,
    where: all([one.where, `${column(one, ARCHIVED_AT)} = ${then}`, ...heldElsewhere(writing, one, then)]),
  }))
  return moved(writing, plan, [`${ARCHIVED_AT} = null`, `${ARCHIVED_BY} = null`], [held], [chosen, ...along])
}

/** Nothing returns without what it belongs to. */
const heldElsewhere = (writing: Writing, source: Source, then: string): readonly string[] =>
  cascades(source.entity).flatMap(({ name, to }) => {
    const parent = via(writing, entityNamed(writing.model, to), 'archived')
    return parent.entity.archive
      ? [
          `not exists (select 1 from ${parent.from} where ${all([parent.where, `${keyOf(parent)} = ${column(source, name)}`, `${column(parent, ARCHIVED_AT)} <> ${then}`])})`,
        ]
      : []
  })

/** `gone` are the records themselves; what moves with them is told of as well. */
function moved(
  writing: Writing,
  { deed }: Leaving,
  sets: readonly string[],
  before: readonly string[],
  sources: readonly Source[],
): string {
  const parts = sources.map((source, place) => {
    const name = place === 0 ? 'gone' : `gone${place}`
    const changes = [...sets, `version = ${source.alias}.version + 1`, `updated_at = ${writing.slot({ is: 'now' })}`]
    const record: Source = { entity: source.entity, alias: name, from: name, where: 'true' }
    return {
      sql: `${name} as (update ${source.from} set ${changes.join(', ')} where ${source.where} returning ${source.alias}.*)`,
      record,
      from: ` from ${name}`,
    }
  })
  const journal = deed === null ? null : journalOf(writing.model)
  const entry =
    journal === null
      ? null
      : tell(
          writing,
          journal,
          parts.map(({ record, from }) => ({ action: deed!, resource: record.entity.name, record, from })),
        )
  const events = eventsOf(
    writing,
    parts.map(({ record, from }) => ({ event: 'changed', record, from })),
  )
  return `with ${[...before, ...parts.map(({ sql }) => sql)].join(', ')}${toldBy(entry, events)} select 1 from gone`
}

/** The first record to which one in the archive belongs, and which is there itself, by the name that it has. */
export function archivedParent(writing: Writing, { entity: name }: { readonly entity: string }): string {
  const source = main(writing, entityNamed(writing.model, name), 'archived')
  const names = cascades(source.entity).flatMap(({ name: by, to }) => {
    const parent = via(writing, entityNamed(writing.model, to), 'archived')
    return parent.entity.archive
      ? [
          `(select ${display(writing, parent)}::text from ${parent.from} where ${all([parent.where, `${keyOf(parent)} = ${column(source, by)}`])})`,
        ]
      : []
  })
  return `select coalesce(${['null::text', ...names].join(', ')}) as name from ${source.from} where ${all([source.where, isOneOf(writing, source)])}`
}

/**
 * What goes with the records goes by the database's own hand, but is told here. Answers as many rows as records went.
 */
export function remove(writing: Writing, plan: Leaving): string {
  const source = own(writing, entityNamed(writing.model, plan.entity), plan.which)
  const text = `delete from ${source.from} where ${all([source.where, isOneOf(writing, source)])}`
  const journal = plan.deed === null ? null : journalOf(writing.model)
  const gone: Source = { entity: source.entity, alias: 'gone', from: 'gone', where: 'true' }
  const lost = [gone, ...losses(writing, gone)].map((record) => ({
    record,
    from: ` from ${record.from}${record.where === 'true' ? '' : ` where ${record.where}`}`,
  }))
  const events = eventsOf(
    writing,
    lost.map((one) => ({ event: 'deleted', ...one })),
  )
  const entries = lost.map(({ record, from }) => ({
    action: plan.deed!,
    resource: record.entity.name,
    record,
    from,
    changes: changesOf(writing, { before: record, after: null }, told(record.entity), () => null),
  }))
  const entry = journal === null ? null : tell(writing, journal, entries)
  if (entry === null && events.length === 0) return text
  return `with gone as (${text} returning ${source.alias}.*)${toldBy(entry, events)} select 1 from gone`
}

function entryOf(
  writing: Writing,
  { entity: name, fields, lists, deed }: WritePlan,
  sides: Sides,
  sent: ReadonlyMap<string, string>,
  from: string,
): string | null {
  const journal = journalOf(writing.model)
  if (journal === null || deed === null) return null
  const entity = entityNamed(writing.model, name)
  const told = [...fields, ...lists].map((one) => fieldNamed(entity, one))
  return tell(writing, journal, [
    {
      action: deed,
      resource: name,
      record: sides.after,
      from,
      changes: changesOf(writing, sides, told, (field) => sent.get(field.name) ?? null),
    },
  ])
}

/** Everything that a record itself holds. */
const told = ({ fields, key }: Entity): readonly Field[] =>
  fields.filter(({ name, computed }) => computed === null && name !== key && !isSystem({ name }))

/** Replaces the entries of one `references` field of the rows: those not wanted go, those missing come. */
export function unlink(writing: Writing, { entity: name, field: fieldName }: LinkPlan): string {
  const entity = entityNamed(writing.model, name)
  const link = links(writing, entity, fieldNamed(entity, fieldName))
  return `delete from ${link.from} using ${linkRows(writing)} where ${all([link.where, `${link.owner} = r.k`, `not ${link.item} = any(r.c0)`])}`
}

export function link(writing: Writing, { entity: name, field: fieldName }: LinkPlan): string {
  const entity = entityNamed(writing.model, name)
  const tenant = entity.tenant ? [{ name: TENANT, sql: writing.slot({ is: 'client' }) }] : []
  return (
    `insert into ${ident(joinTableName(entity, fieldNamed(entity, fieldName)))} (${[...tenant.map(({ name: column }) => column), OWNER, ITEM].join(', ')})` +
    ` select ${[...tenant.map(({ sql }) => sql), 'r.k', 'item'].join(', ')} from ${linkRows(writing)}, unnest(r.c0) item on conflict do nothing`
  )
}

const linkRows = (writing: Writing): string => rowsOf(writing, [{ name: ITEM, type: 'bigint[]' }]).from
export interface LinkPlan {
  readonly entity: string
  readonly field: string
}

/** Which of the records come back to themselves along a field that refers to their own entity. */
export function circle(writing: Writing, { entity: name, field: fieldName }: LinkPlan): string {
  const source = main(writing, entityNamed(writing.model, name))
  const steps = () => {
    const step = stepOf(writing, source.entity, fieldNamed(source.entity, fieldName))
    return { ...step, from: `${step.from} where ${all([step.where, `${step.to} is not null`])}` }
  }
  const [first, next] = [steps(), steps()]
  return (
    `with recursive way(start, at) as (select ${first.by}, ${first.to} from ${first.from} and ${first.by} in (select ${keyOf(source)} from ${source.from} where ${all([source.where, isOneOf(writing, source)])})` +
    ` union select way.start, ${next.to} from way, ${next.from} and ${next.by} = way.at) select start as key from way where at = start`
  )
}

function stepOf(
  writing: Writing,
  entity: Entity,
  field: Field,
): { readonly from: string; readonly where: string; readonly by: string; readonly to: string } {
  if (field.kind !== 'references') {
    const source = referred(writing, entity)
    return { from: source.from, where: source.where, by: keyOf(source), to: column(source, field.name) }
  }
  const { from, where, owner, item } = links(writing, entity, field)
  return { from, where, by: owner, to: item }
}

export interface HoldPlan {
  readonly entity: string
  /** Plain values that are needed of the record as it stands. */
  readonly fields: readonly string[]
  readonly conditions: readonly Expr[]
  /** Left out: of those that are not archived. */
  readonly which?: Which
}

/**
 * Takes the records for this transaction: their version, the asked values, and which conditions are true of them (`c0`,
 * `c1` …).
 */
export function hold(writing: Writing, plan: HoldPlan): string {
  const source = own(writing, entityNamed(writing.model, plan.entity), plan.which)
  const columns = [
    `${keyOf(source)} as key`,
    `${column(source, 'version')} as version`,
    `${display(writing, source)}::text as display`,
    `${asJson(plan.fields.map((name) => [name, plainValue(writing, source, fieldNamed(source.entity, name))]))} as stored`,
    ...plan.conditions.map((expr, place) => `coalesce(${expression(writing, source, expr)}, false) as c${place}`),
  ]
  return `select ${columns.join(', ')} from ${source.from} where ${all([source.where, isOneOf(writing, source)])} order by ${keyOf(source)} for update of ${source.alias}`
}

export interface LastPlan {
  readonly entity: string
  readonly by: string
  readonly position: string
}

/** The last place that a row has within each of what they point at. */
export function lastPlaces(writing: Writing, { entity, by, position }: LastPlan): string {
  const source = via(writing, entityNamed(writing.model, entity))
  const owner = column(source, by)
  const isAsked = `${owner} = any(${writing.slot({ is: 'value', at: KEY, type: 'bigint[]' })})`
  return `select ${owner} as owner, max(${column(source, position)}) as last from ${source.from} where ${all([source.where, isAsked])} group by ${owner}`
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
  const values = Object.entries(plan.values).map(([name, expr]) => ({
    columns: columnsOf(made, [name]).map((one) => one.name),
    sql: expression(writing, source, expr),
  }))
  const given = [...(made.tenant ? [{ columns: [TENANT], sql: writing.slot({ is: 'client' }) }] : []), ...values]
  return (
    `insert into ${ident(made.plural)} (${given
      .flatMap(({ columns }) => columns)
      .map(ident)
      .join(', ')}) select ${given.map(({ sql }) => sql).join(', ')}` +
    ` from ${source.from} where ${theOne(writing, source)} on conflict do nothing`
  )
}

/** What expressions are worth for the records, as the wire has them. */
export function worth(writing: Writing, plan: WorthPlan): string {
  const source = main(writing, entityNamed(writing.model, plan.entity))
  const made = entityNamed(writing.model, plan.made)
  const wire = (name: string, expr: Expr): string => {
    const field = fieldNamed(made, name)
    return kinds[field.kind].read([`(${expression(writing, source, expr)})`], field)
  }
  const values = asJson(Object.entries(plan.values).map(([name, expr]) => [name, wire(name, expr)]))
  return `select ${keyOf(source)} as key, ${values} as values from ${source.from} where ${all([source.where, isOneOf(writing, source)])}`
}

export interface VerifyPlan {
  readonly entity: string
  readonly checks: readonly Check[]
  /** References whose target must be one that the asker may use, and agree with the record where it says so. */
  readonly references: readonly string[]
  /** What must agree with the record that it refers to. */
  readonly dependants: readonly Dependant[]
}

/** Records of `entity` refer to the record by `by`, and must have the same `within`. */
export interface Dependant {
  readonly entity: string
  readonly by: string
  readonly within: string
}

/**
 * A row of booleans for each record, in the plan's order: checks, then for each reference whether it may be used and
 * whether it agrees, then whether each kind of dependant does. No row: out of the asker's scope.
 */
export function verify(writing: Writing, plan: VerifyPlan): string {
  const { values, source } = judgement(writing, plan)
  return `select ${[`${keyOf(source)} as key`, ...values].join(', ')} from ${source.from} where ${all([source.where, isOneOf(writing, source)])}`
}

function judgement(writing: Writing, plan: VerifyPlan) {
  const source = ownWritten(writing, entityNamed(writing.model, plan.entity))
  const conditions = [
    ...plan.checks.map(({ expr }) => expression(writing, source, expr)),
    ...plan.references.flatMap((name) => referenceChecks(writing, source, fieldNamed(source.entity, name))),
    ...plan.dependants.map((dependant) => allAgree(writing, source, dependant)),
  ]
  return { values: conditions.map((sql, place) => `coalesce(${sql}, true) as c${place}`), source }
}

export interface ForeseePlan {
  readonly entity: string
  /** Of the record's own columns alone. */
  readonly checks: readonly Check[]
  /** Fields that the checks speak of: those that are given, and others as the record has them. */
  readonly given: readonly string[]
  readonly kept: readonly string[]
  readonly isNew: boolean
}

/**
 * As `verify`, of a record as it would be: one row of values is given, `k` is the key of the record that they are for.
 * Nothing is written.
 */
export function foresee(writing: Writing, plan: ForeseePlan): string {
  const entity = entityNamed(writing.model, plan.entity)
  const rows = rowsOf(writing, columnsOf(entity, plan.given))
  const record = plan.isNew ? null : own(writing, entity)
  const kept = columnsOf(entity, plan.kept).map(({ name, type }) => ({
    name,
    sql: record === null ? `null::${type}` : column(record, name),
  }))
  const columns = [...rows.values, ...kept].map(({ name, sql }) => `${sql} as ${ident(name)}`).join(', ')
  const from = `(select ${columns} from ${rows.from}${record === null ? '' : `, ${record.from} where ${all([record.where, `${keyOf(record)} = r.k`])}`})`
  const made: Source = { entity, alias: 'made', from: `${from} made`, where: 'true' }
  return `select ${plan.checks.map(({ expr }, place) => `coalesce(${expression(writing, made, expr)}, true) as c${place}`).join(', ')} from ${made.from}`
}

/** Those of another's scope must not be pointed at, nor those of another place than the record's. */
const referenceChecks = (writing: Writing, source: Source, field: Field): readonly string[] => [
  everyTarget(writing, source, field, null),
  field.reference?.within ? everyTarget(writing, source, field, field.reference.within) : 'true',
]

/** Whosever they are: none is left behind in a place where its record is not any more. */
function allAgree(writing: Writing, source: Source, { entity, by, within }: Dependant): string {
  const from = referred(writing, entityNamed(writing.model, entity))
  return `not exists (select 1 from ${from.from} where ${all([from.where, pointsAt(writing, from, by, source), `${column(from, within)} is distinct from ${column(source, within)}`])})`
}

export interface FollowPlan {
  readonly entity: string
  readonly by: string
  readonly within: string
  readonly of: string
}

/** Whosever they are, the parts of the records move with them. That they moved is told of the records themselves. */
export function follow(writing: Writing, { entity, by, within, of }: FollowPlan): string {
  const [part, whole] = [
    referred(writing, entityNamed(writing.model, entity)),
    own(writing, entityNamed(writing.model, of)),
  ]
  return (
    `update ${part.from} set ${ident(within)} = ${column(whole, within)}, version = ${column(part, 'version')} + 1, updated_at = ${writing.slot({ is: 'now' })} from ${whole.from}` +
    ` where ${all([part.where, whole.where, isOneOf(writing, whole), `${column(part, by)} = ${keyOf(whole)}`, `${column(part, within)} is distinct from ${column(whole, within)}`])}`
  )
}

type RivalRule = Pick<Exclusive, 'by' | 'range' | 'until'>
export interface RivalPlan extends RivalRule {
  readonly entity: string
}

/**
 * Who else holds what each of the records refers to on one of its days, whosever it is. Records without rivals are
 * missing.
 */
export function rivals(writing: Writing, { entity: name, ...rule }: RivalPlan): string {
  const entity = entityNamed(writing.model, name)
  const [source, other] = [own(writing, entity), via(writing, entity)]
  return `select ${keyOf(source)} as key, array_agg(${keyOf(other)}) as rivals from ${source.from}, ${other.from} where ${all(
    [source.where, isOneOf(writing, source), other.where, ...areRivals(source, other, rule)],
  )} group by ${keyOf(source)}`
}

/** That two records of one entity hold the same on one day. */
export function areRivals(source: Source, other: Source, { by, range, until }: RivalRule): readonly string[] {
  const bounds = (one: Source): readonly string[] =>
    columnsOf(source.entity, [range]).map((field) => column(one, field.name))
  const days = (one: Source): string => {
    const [from = '', to = ''] = bounds(one)
    return `daterange(${from}, greatest(${from}, least(${[`${to} + 1`, ...(until === null ? [] : [column(one, until)])].join(', ')})), '[)')`
  }
  return [
    `${column(other, by)} = ${column(source, by)}`,
    `${keyOf(other)} <> ${keyOf(source)}`,
    ...[...bounds(source), ...bounds(other)].map((bound) => `${bound} is not null`),
    `${days(other)} && ${days(source)}`,
  ]
}

/**
 * Takes what the records refer to for this transaction: whoever writes another that refers to the same waits until this
 * one is decided.
 */
export function takeReferred(writing: Writing, { entity: name, field: by }: LinkPlan): string {
  const source = own(writing, entityNamed(writing.model, name))
  const target = referred(writing, entityNamed(writing.model, fieldNamed(source.entity, by).reference?.entity ?? ''))
  const keys = `select ${column(source, by)} from ${source.from} where ${all([source.where, isOneOf(writing, source)])}`
  return `select ${keyOf(target)} as key from ${target.from} where ${all([target.where, `${keyOf(target)} in (${keys})`])} order by ${keyOf(target)} for no key update of ${target.alias}`
}

/**
 * That every key which the field holds belongs to a record that the asker may use and, if asked, that agrees with this
 * one.
 */
function everyTarget(writing: Writing, source: Source, field: Field, within: string | null): string {
  // What is archived may stay where it is held; nobody newly refers to it (`operations/write/choices.ts`).
  const target = main(writing, entityNamed(writing.model, field.reference?.entity ?? ''), 'any')
  const agrees = within === null ? 'true' : `${column(target, within)} = ${column(source, within)}`
  const found = (key: string) =>
    `exists (select 1 from ${target.from} where ${all([target.where, `${keyOf(target)} = ${key}`, agrees])})`
  if (field.kind === 'reference')
    return `(${column(source, field.name)} is null or ${found(column(source, field.name))})`
  const link = links(writing, source.entity, field)
  return `not exists (select 1 from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(source)}`, `not ${found(link.item)}`])})`
}

export interface ReferrerPlan {
  readonly entity: string
  readonly by: string
  readonly of: string
  /** Those that refer to it. */
  readonly which: Which
}

/**
 * How many records of another entity point at each of the records, `only`: those of them whose list must not lose it,
 * since it holds nothing else. Records that nothing points at are missing.
 */
export function referrers(writing: Writing, plan: ReferrerPlan): string {
  const source = main(writing, entityNamed(writing.model, plan.of), 'any')
  const from = via(writing, entityNamed(writing.model, plan.entity), plan.which)
  const field = fieldNamed(from.entity, plan.by)
  const only =
    field.reference?.onDelete === 'restrict_last'
      ? `count(*) filter (where not ${holdsOther(writing, from, field, source)})::integer`
      : '0'
  return (
    `select ${keyOf(source)} as key, count(*)::integer as count, ${only} as only from ${source.from}, ${from.from}` +
    ` where ${all([source.where, isOneOf(writing, source), from.where, pointsAt(writing, from, plan.by, source)])} group by ${keyOf(source)}`
  )
}

function holdsOther(writing: Writing, from: Source, field: Field, source: Source): string {
  const link = links(writing, from.entity, field)
  return `exists (select 1 from ${link.from} where ${all([link.where, `${link.owner} = ${keyOf(from)}`, `${link.item} <> ${keyOf(source)}`])})`
}

/** One field's real value, behind its mask. */
export function reveal(
  writing: Writing,
  { entity, field }: { readonly entity: string; readonly field: string },
): string {
  const source = main(writing, entityNamed(writing.model, entity), 'any')
  return `select ${plainValue(writing, source, fieldNamed(source.entity, field))}::text from ${source.from} where ${theOne(writing, source)}`
}

/** What the records are called; those that the asker does not see are missing. */
export function displays(
  writing: Writing,
  { entity, which = 'any' }: { readonly entity: string; readonly which?: Which },
): string {
  const source = main(writing, entityNamed(writing.model, entity), which)
  return `select ${keyOf(source)} as key, ${display(writing, source)}::text as display from ${source.from} where ${all([source.where, isOneOf(writing, source)])}`
}

/** Fields of an entity that columns hold, with their columns. */
export const columnsOf = (entity: Entity, names: readonly string[]) =>
  names.flatMap((name) => {
    const field = fieldNamed(entity, name)
    return kinds[field.kind].columns(field)
  })

const keySlot = (writing: Writing): string => writing.slot({ is: 'value', at: KEY, type: 'bigint' })
/** The one record that the statement is about. */
const theOne = (writing: Writing, source: Source): string => all([source.where, isKey(writing, source)])
const isKey = (writing: Writing, source: Source): string => `${keyOf(source)} = ${keySlot(writing)}`
export const isOneOf = (writing: Writing, source: Source): string => {
  const keys = writing.slot({ is: 'value', at: KEY, type: 'bigint[]' })
  return `${keyOf(source)} = ${writing.ofOne ? `(${keys})[1]` : `any(${keys})`}`
}
export const asJson = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.length === 0
    ? `'{}'::json`
    : `(select row_to_json(stored) from (select ${pairs.map(([name, sql]) => `${sql} as ${ident(name)}`).join(', ')}) stored)`
