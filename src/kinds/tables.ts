/**
 * The tables that a model asks for, as plain data. In charge of columns, keys, constraints and indexes of every entity;
 * must not talk to a database, nor know how a table comes to be changed.
 */
import type { Ends as Ending, Entity, Field, Model } from '../model/model.ts'
import { baseKey } from '../model/permissions.ts'
import { clientsOf, TENANT } from '../model/tenant.ts'
import { constraintName } from './constraint-name.ts'
import { indexesOf } from './indexes.ts'
import { fieldAt, keptNames, renamedInLists } from './kept-lists.ts'
import { kinds } from './kinds.ts'
import { ident, literal } from './sql-text.ts'
import type {
  CheckConstraint,
  Constraint,
  Ends,
  ForeignKey,
  FormerName,
  Index,
  KeepsLast,
  KeptNames,
  Named,
  Table,
  TableColumn,
} from './table.ts'

/** As one table each: what a database that is one process on one disk gains nothing by. */
export const inOnePiece = (tables: readonly Table[]): readonly Table[] =>
  tables.map((table) => (table.months === null ? table : { ...table, months: null }))

export {
  ADDED_ONLY,
  addedOnlyStatement,
  fillStatement,
  createStatements,
  endsStatement,
  foreignKeyStatements,
  keepsLastStatement,
  preludeStatements,
  restOf,
  schemaStatements,
} from './ddl.ts'
export type { Table } from './table.ts'

/**
 * Ordered so that a table follows those it must refer to where that is possible; foreign keys are added last in any
 * case.
 */
export const tablesOf = (model: Model): readonly Table[] =>
  Object.values(model.entities).flatMap((entity) => [entityTable(model, entity), ...joinTables(model, entity)])

/** The columns of the tenant and the record: what rows are found by. */
export const keyColumns = (entity: Entity): readonly string[] => (entity.tenant ? [TENANT, entity.key] : [entity.key])

export const joinTableName = ({ plural }: Entity, { name }: Field): string => listTableName(plural, name)
export const listTableName = (table: string, list: string): string => `${table}_${list}`
/** Columns of a join table: whose list it is, and what stands in it. */
export const OWNER = 'owner_id'
export const ITEM = 'item_id'

function entityTable(model: Model, entity: Entity): Table {
  const { plural } = entity
  const piled = entity.months && { by: entity.months.by, zone: String(model.app.constants['time_zone']) }
  const columns = [
    ...(entity.tenant ? [plain(TENANT, 'bigint')] : []),
    ...entity.fields.flatMap((field) => columnsOf(field).map((column) => withKept(model, entity, column))),
  ]
  return {
    name: plural,
    entity: entity.name,
    renamedFrom: entity.renamedFrom && { table: entity.renamedFrom.plural, names: formerNames(model, entity) },
    joins: null,
    internal: entity.internal,
    columns,
    primaryKey: constraint(plural, 'pkey', keyColumns(entity)),
    unique: entity.archive ? [] : uniqueOf(entity).map((columns) => constraint(plural, 'unique', columns)),
    checks: entity.fields.flatMap((field) => checksOf(plural, field)),
    foreignKeys: [...tenantKey(model, entity), ...entity.fields.flatMap((field) => foreignKeyOf(model, entity, field))],
    indexes: [
      ...indexesOf(entity),
      ...onePlaceOf(entity),
      ...(entity.archive ? uniqueOf(entity).map(livingOf(entity)) : []),
    ],
    addedOnly: entity.journal ? 'ever' : entity.addedOnly ? 'along' : null,
    fill: entity.fill,
    months: entity.months?.whole === true ? null : piled,
    piled,
    keepsLast: null,
    ends: entity.ends.flatMap((one) => endsOf(model, entity, one)),
  }
}

const uniqueOf = (entity: Entity): readonly (readonly string[])[] =>
  entity.unique.map((fields) => [...tenantColumn(entity), ...fields.flatMap((name) => columnNames(entity, name))])

/** What is archived leaves its unique values to others. */
const livingOf =
  ({ plural }: Entity) =>
  (living: readonly string[]): Index => {
    const of = living.filter((name) => name !== TENANT).join('_')
    const name = constraintName(plural, of, 'unique', [...living, 'living'])
    return { name, of, method: 'btree', keys: living.map(ident), living }
  }

const joinTables = (model: Model, entity: Entity): readonly Table[] =>
  entity.fields.filter((field) => field.kind === 'references').map((field) => joinTable(model, entity, field))

function joinTable(model: Model, entity: Entity, field: Field): Table {
  const target = model.entities[field.reference?.entity ?? '']
  if (target === undefined) throw new Error(`${entity.name}.${field.name} refers to no entity`)
  const name = joinTableName(entity, field)
  const tenant = tenantColumn(entity)
  const backwards = [...tenant, ITEM, OWNER]
  return {
    name,
    entity: entity.name,
    renamedFrom: null,
    joins: { table: entity.plural, lists: [field.name, ...(field.renamedFrom === null ? [] : [field.renamedFrom])] },
    columns: [...tenant, OWNER, ITEM].map((column) => plain(column, 'bigint')),
    primaryKey: constraint(name, 'pkey', [...tenant, OWNER, ITEM]),
    unique: [],
    checks: [],
    foreignKeys: [
      foreignKey(name, [...tenant, OWNER], entity, 'cascade', entity.key),
      // An entry whose record is gone says nothing: where a single reference would be emptied, the entry goes.
      ...(target.tenant && !entity.tenant
        ? []
        : [
            foreignKey(
              name,
              target.tenant ? [...tenant, ITEM] : [ITEM],
              target,
              field.reference?.onDelete === 'restrict' ? 'restrict' : 'cascade',
              field.name,
            ),
          ]),
    ],
    indexes: [
      { name: constraintName(name, ITEM, 'index', backwards), of: ITEM, method: 'btree', keys: backwards.map(ident) },
    ],
    addedOnly: null,
    fill: null,
    months: null,
    piled: null,
    keepsLast: field.reference?.onDelete === 'restrict_last' ? keepsLastOf(entity, field, target) : null,
    ends: [],
  }
}

function keepsLastOf(entity: Entity, field: Field, target: Entity): KeepsLast {
  const name = joinTableName(entity, field)
  const same = (of: Entity): string => (of.tenant ? ` and t.${TENANT} = $1.${TENANT}` : '')
  const asks = [
    `select from ${ident(target.plural)} t where t.${ident(target.key)} = $1.${ITEM}${same(target)}`,
    `select from ${ident(entity.plural)} t where t.${ident(entity.key)} = $1.${OWNER}${same(entity)} for no key update`,
    `select from ${ident(name)} t where t.${OWNER} = $1.${OWNER}${same(entity)} limit 1`,
  ] as const
  return { name: constraintName(name, ITEM, 'last', asks), field: field.name, asks }
}

/**
 * Settings speak for the first place that they hold, for the whole company with none: each place has one record,
 * whatever wider places that names, too.
 */
function onePlaceOf({ plural, inherit, tenant }: Entity): readonly Index[] {
  if (inherit.length === 0) return []
  const level = `(case ${inherit.map((name, at) => `when ${ident(name)} is not null then ${at + 1}`).join(' ')} else 0 end)`
  const keys = [...(tenant ? [TENANT] : []), level, `(coalesce(${inherit.map(ident).join(', ')}, 0))`]
  return [
    { name: constraintName(plural, 'place', 'unique', keys), of: 'place', method: 'btree', keys, onePlace: inherit },
  ]
}

function endsOf(model: Model, entity: Entity, { when, records, empties }: Ending): readonly Ends[] {
  const holds = Object.entries(when)
    .map(([name, value]) => `new.${ident(name)} is not distinct from ${literal(value)}`)
    .join(' and ')
  const mine = (name: string, by: string, told: (plural: string) => string): readonly string[] => {
    const other = model.entities[name]
    if (other === undefined) return []
    const within = entity.tenant ? ` and t.${TENANT} = $1.${TENANT}` : ''
    return [`${told(ident(other.plural))} where t.${ident(by)} = $1.${ident(entity.key)}${within}`]
  }
  const removes = records.flatMap((one) => mine(one.entity, one.by, (plural) => `delete from ${plural} t`))
  const clears = empties.flatMap(({ entity: name, by, field }) =>
    mine(name, by, (plural) => `update ${plural} t set ${ident(field)} = null`),
  )
  const triggers = [
    { after: 'update', when: holds, does: [...removes, ...clears] },
    { after: 'delete', when: null, does: removes },
  ] as const
  return triggers
    .filter(({ does }) => does.length > 0)
    .map(({ after, when, does }) => ({
      ...{ after, when, does },
      name: constraintName(entity.plural, entity.key, 'ends', [{ after, when }, does]),
    }))
}

const tenantColumn = (entity: Entity): readonly string[] => (entity.tenant ? [TENANT] : [])

export const columnNames = (entity: Entity, fieldName: string): readonly string[] => {
  const field = entity.fields.find(({ name }) => name === fieldName)
  return field === undefined ? [] : kinds[field.kind].columns(field).map(({ name }) => name)
}

const columnsOf = (field: Field): readonly TableColumn[] =>
  kinds[field.kind].columns(field).map((column, place) => ({
    name: column.name,
    type: column.type,
    nullable: field.nullable,
    default: SYSTEM_DEFAULTS[field.name] ?? defaultOf(field, column.type, place),
    identity: field.kind === 'key',
    renamedFrom:
      field.renamedFrom === null
        ? null
        : (kinds[field.kind].columns({ ...field, name: field.renamedFrom })[place]?.name ?? null),
    names: NAMED[field.enum ?? ''] ?? null,
  }))

/** Enums that follow from the schemas, as `src/model/made-enums.ts` makes them. */
const NAMED: Readonly<Record<string, Named>> = {
  entity: 'entity',
  told_entity: 'entity',
  list: 'list',
  permission: 'permission',
}

function withKept(model: Model, { name: entity }: Entity, column: TableColumn): TableColumn {
  const kept = keptNames(entity, column.name)
  if (kept === undefined) return column
  const named = kept.as === 'filters' ? namedFilters(model) : []
  return { ...column, keeps: { ...kept, named, renamed: renamedInLists(model) } }
}

const namedFilters = (model: Model): KeptNames['named'] =>
  Object.values(model.entities).flatMap((entity) =>
    [...new Set([...entity.list.filters, ...entity.fields.map(({ name }) => name)])].flatMap((filter) => {
      const of = NAMED[fieldAt(model, entity, filter.split('.'))?.enum ?? '']
      return of === undefined ? [] : [{ list: entity.plural, filter, of }]
    }),
  )

/** What it was called where rows name it; a right that the schemas know by its old name still is another one. */
function formerNames({ app }: Model, { name, plural, renamedFrom }: Entity): readonly FormerName[] {
  if (renamedFrom === null) return []
  const isKey = (key: string): boolean => app.permissions.some((one) => one.key === key)
  const [was, is] = [baseKey(renamedFrom.name), baseKey(name)]
  const names: readonly FormerName[] = [
    { of: 'entity', was: renamedFrom.name, is: name },
    { of: 'list', was: renamedFrom.plural, is: plural },
    ...(isKey(is) && !isKey(was) ? [{ of: 'permission', was, is } as const] : []),
  ]
  return names.filter((one) => one.was !== one.is)
}

/** The system fields' defaults are the database's own: no writer can forget them. */
const SYSTEM_DEFAULTS: Readonly<Record<string, string>> = { version: '1', created_at: 'now()', updated_at: 'now()' }

function defaultOf(field: Field, type: string, place: number): string | null {
  if (field.default === undefined || field.default === null) return null
  const value = kinds[field.kind].write(field.default, field)[place]
  return Array.isArray(value)
    ? `array[${value.map(literal).join(', ')}]::${type}`
    : literal(value as string | number | boolean)
}

const checksOf = (table: string, field: Field): readonly CheckConstraint[] =>
  kinds[field.kind].columns(field).flatMap((column) =>
    column.checks.map((check) => {
      const expression = check.replaceAll('{col}', () => ident(column.name))
      const name = constraintName(table, column.name, 'check', expression)
      return { name, of: column.name, expression, field: field.name }
    }),
  )

/** The tenant's own table is the one whose key is the tenant's column, if the model has it. */
function tenantKey(model: Model, entity: Entity): readonly ForeignKey[] {
  const client = clientsOf(model)
  return entity.tenant && client !== undefined ? [foreignKey(entity.plural, [TENANT], client, 'restrict', TENANT)] : []
}

/** A table without tenants cannot point into one: which tenant's row it means would be anyone's guess. */
function foreignKeyOf(model: Model, entity: Entity, field: Field): readonly ForeignKey[] {
  const target = model.entities[field.reference?.entity ?? '']
  if (
    field.kind !== 'reference' ||
    field.computed !== null ||
    target === undefined ||
    field.reference === null ||
    field.reference.onDelete === 'keep'
  )
    return []
  if (target.tenant && !entity.tenant) return []
  const { onDelete } = field.reference
  return [
    foreignKey(
      entity.plural,
      target.tenant ? [TENANT, field.name] : [field.name],
      target,
      onDelete === 'restrict_last' ? 'restrict' : onDelete,
      field.name,
    ),
  ]
}

function foreignKey(
  table: string,
  columns: readonly string[],
  target: Entity,
  onDelete: ForeignKey['onDelete'],
  field: string,
): ForeignKey {
  const definition = {
    columns,
    table: target.plural,
    references: columns.length === 1 ? [target.key] : keyColumns(target),
    onDelete,
  }
  return { name: constraintName(table, columns.at(-1) ?? '', 'fkey', definition), ...definition, field }
}

const constraint = (table: string, kind: 'pkey' | 'unique', columns: readonly string[]): Constraint => ({
  name:
    kind === 'pkey'
      ? `${table.slice(0, 58)}_pkey`
      : constraintName(table, columns.filter((column) => column !== TENANT).join('_'), 'unique', columns),
  columns,
})

const plain = (name: string, type: string): TableColumn => ({
  name,
  type,
  nullable: false,
  default: null,
  identity: false,
  renamedFrom: null,
  names: null,
})
