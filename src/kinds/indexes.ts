/**
 * Which indexes an entity's lists need. Each leads with the tenant and ends with the key, which makes every order
 * total.
 */
import type { Entity, Field } from '../model/model.ts'
import { TENANT } from '../model/tenant.ts'
import { constraintName } from './constraint-name.ts'
import { kinds } from './kinds.ts'
import { gramsOf, searchText } from './search.ts'
import { ident } from './sql-text.ts'
import type { Index } from './table.ts'

interface Wanted {
  readonly keys: readonly string[]
  /** A column: nobody looks in it for rows where this is empty. */
  readonly filled: string | null
}

export function indexesOf(entity: Entity): readonly Index[] {
  const whole = [
    ...(entity.internal ? [] : [sortColumns(entity, entity.list.sort.field)]),
    ...entity.indexes.map((fields) => fields.flatMap((name) => columns(entity, name))),
  ].map((keys): Wanted => ({ keys, filled: null }))
  const wanted = [...whole, ...entity.fields.flatMap((field) => fieldKeys(entity, field))]
    .filter(({ keys }) => keys.length > 0)
    .map(({ keys, filled }): Wanted => ({ keys: unrepeated([...tenant(entity), ...keys]), filled }))
  return [
    ...withoutPrefixes(entity, wanted).map((one) => btree(entity, one)),
    ...setIndexes(entity),
    ...searchIndexes(entity),
  ]
}

/** Whether an index holds the records in the order of these columns, the last of them the key. */
export function isHeld(entity: Entity, names: readonly string[]): boolean {
  const wanted = [...tenant(entity), ...names].map(ident).join()
  return (
    (names.length === 1 && names[0] === entity.key) ||
    indexesOf(entity).some(
      ({ method, keys, filled }) => method === 'btree' && filled === undefined && keys.join() === wanted,
    )
  )
}

/**
 * The scale of values decides: few values are filtered by and leave the list its own order; many are sorted and ranged
 * by, or only looked for.
 */
function fieldKeys(entity: Entity, field: Field): readonly Wanted[] {
  const { index } = kinds[field.kind]
  if (index === 'none' || index === 'set' || !isSought(entity, field)) return []
  if (index === 'few') return [{ keys: filterColumns(entity, field), filled: filledOf(entity, field) }]
  return columns(entity, field.name).map((column) => ({
    keys: field.sort ? [column, entity.key] : [column],
    filled: null,
  }))
}

/**
 * By a reference that the list has no filter for, records are found by what they refer to, never by referring to
 * nothing.
 */
function filledOf(entity: Entity, field: Field): string | null {
  const isFiltered = !entity.internal && entity.list.filters.includes(field.name)
  if (field.kind !== 'reference' || !field.nullable || isFiltered) return null
  return columns(entity, field.name)[0] ?? null
}

/**
 * Every index costs each write: only what the list offers has one (its filters, its columns in an order of many
 * values), and references, by which related records are found. The rest can be asked for all the same, or is named in
 * `x-indexes`.
 */
function isSought(entity: Entity, field: Field): boolean {
  if (field.kind === 'reference') return true
  if (entity.internal) return false
  const { filters, columns: shown } = entity.list
  return (
    filters.includes(field.name) || (field.sort && kinds[field.kind].index === 'many' && shown.includes(field.name))
  )
}

const sortColumns = (entity: Entity, name: string): readonly string[] => {
  const [first] = columns(entity, name)
  return first === undefined ? [] : [first, entity.key]
}

/** Equality on the filter leaves the list's own order: the first page is read straight from the index. */
const filterColumns = (entity: Entity, field: Field): readonly string[] => {
  const own = columns(entity, field.name)
  if (own.length === 0) return []
  return [...own, ...(entity.internal ? [] : columns(entity, entity.list.sort.field).slice(0, 1)), entity.key]
}

const columns = (entity: Entity, name: string): readonly string[] => {
  const field = entity.fields.find((one) => one.name === name)
  return field === undefined ? [] : kinds[field.kind].columns(field).map((column) => column.name)
}

/** An index that another one begins with would never be chosen, nor one beside what is unique by itself. */
const withoutPrefixes = (entity: Entity, wanted: readonly Wanted[]): readonly Wanted[] => {
  // What is unique of an archive's living records alone does not serve them all.
  const whole = entity.archive ? [] : entity.unique
  const unique = [[entity.key], ...whole.map((fields) => fields.flatMap((name) => columns(entity, name)))].map(
    (keys) => [...tenant(entity), ...keys],
  )
  const served = (keys: readonly string[]) =>
    unique.some((known) => startsWith(known, keys) || startsWith([...known, entity.key], keys))
  return wanted.filter(
    ({ keys, filled }, place) =>
      !served(keys) &&
      !wanted.some(
        (other, at) =>
          at !== place &&
          (other.filled === null || other.filled === filled) &&
          startsWith(other.keys, keys) &&
          (other.keys.length > keys.length || at < place || other.filled !== filled),
      ),
  )
}
const tenant = (entity: Entity): readonly string[] => (entity.tenant ? [TENANT] : [])
const startsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.every((key, place) => long[place] === key)
const unrepeated = (keys: readonly string[]): readonly string[] => [...new Set(keys)]

const btree = (entity: Entity, { keys, filled }: Wanted): Index => {
  const of = keys.slice(entity.tenant ? 1 : 0).join('_')
  const what = filled === null ? keys : [...keys, 'filled']
  const index: Index = {
    name: constraintName(entity.plural, of, 'index', what),
    of,
    method: 'btree',
    keys: keys.map(ident),
  }
  return filled === null ? index : { ...index, filled }
}

const setIndexes = (entity: Entity): readonly Index[] =>
  entity.fields
    .filter(
      (field) => kinds[field.kind].index === 'set' && !entity.internal && entity.list.filters.includes(field.name),
    )
    .map((field) => gin(entity, field.name, `${ident(field.name)} array_ops`))

function searchIndexes(entity: Entity): readonly Index[] {
  const text = searchText(entity, null)
  return text === null
    ? []
    : [gin(entity, 'search', `${text} gin_trgm_ops`), gin(entity, 'grams', `${gramsOf(text)} array_ops`)]
}

const gin = (entity: Entity, of: string, key: string): Index => ({
  name: constraintName(entity.plural, of, 'gin', key),
  of,
  method: 'gin',
  keys: [key],
})
