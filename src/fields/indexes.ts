/** Which indexes an entity's lists need. Each leads with the tenant and ends with the key, which makes every order total. */
import type { Entity, Field } from '../model/model.ts'
import { constraintName } from './constraint-name.ts'
import { kinds } from './kinds.ts'
import { gramsOf, searchText } from './search.ts'
import { ident } from './sql-text.ts'
import type { Index } from './table.ts'

export function indexesOf(entity: Entity): readonly Index[] {
  const wanted = [
    sortColumns(entity, entity.list.sort.field),
    ...entity.fields.flatMap((field) => fieldKeys(entity, field)),
    ...entity.indexes.map((fields) => fields.flatMap((name) => columns(entity, name))),
  ].filter((keys) => keys.length > 0).map((keys) => unrepeated([...(entity.tenant ? ['client_id'] : []), ...keys]))
  return [...withoutPrefixes(entity, wanted).map((keys) => btree(entity, keys)), ...setIndexes(entity), ...searchIndexes(entity)]
}

/** The scale of values decides: few values are filtered by and leave the list its own order; many are sorted and ranged by. */
function fieldKeys(entity: Entity, field: Field): readonly (readonly string[])[] {
  if (!kinds[field.kind].sortable || !(field.filter || field.sort || field.kind === 'reference')) return []
  if (FEW_VALUES.has(field.kind)) return [filterColumns(entity, field)]
  return columns(entity, field.name).map((column) => [column, entity.key])
}
const FEW_VALUES: ReadonlySet<string> = new Set(['enum', 'state', 'boolean', 'reference'])

const sortColumns = (entity: Entity, name: string): readonly string[] => {
  const [first] = columns(entity, name)
  return first === undefined ? [] : [first, entity.key]
}

/** Equality on the filter leaves the list's own order: the first page is read straight from the index. */
const filterColumns = (entity: Entity, field: Field): readonly string[] => {
  const own = columns(entity, field.name)
  return own.length === 0 ? [] : [...own, ...columns(entity, entity.list.sort.field).slice(0, 1), entity.key]
}

const columns = (entity: Entity, name: string): readonly string[] => {
  const field = entity.fields.find((one) => one.name === name)
  return field === undefined ? [] : kinds[field.kind].columns(field).map((column) => column.name)
}

/** An index that another one begins with would never be chosen. */
const withoutPrefixes = (entity: Entity, wanted: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const primary = [...(entity.tenant ? ['client_id'] : []), entity.key]
  return wanted.filter((keys, place) => !startsWith(primary, keys)
    && !wanted.some((other, at) => at !== place && startsWith(other, keys) && (other.length > keys.length || at < place)))
}
const startsWith = (long: readonly string[], short: readonly string[]): boolean => short.every((key, place) => long[place] === key)
const unrepeated = (keys: readonly string[]): readonly string[] => [...new Set(keys)]

const btree = (entity: Entity, keys: readonly string[]): Index => ({
  name: constraintName(entity.plural, keys.slice(entity.tenant ? 1 : 0).join('_'), 'index', keys),
  method: 'btree',
  keys: keys.map(ident),
})

const setIndexes = (entity: Entity): readonly Index[] => entity.fields
  .filter((field) => field.kind === 'enum-set' && field.filter)
  .map((field) => gin(entity, field.name, `${ident(field.name)} array_ops`))

function searchIndexes(entity: Entity): readonly Index[] {
  const text = searchText(entity, null)
  return text === null ? [] : [gin(entity, 'search', `${text} gin_trgm_ops`), gin(entity, 'grams', `${gramsOf(text)} array_ops`)]
}

const gin = (entity: Entity, what: string, key: string): Index => ({ name: constraintName(entity.plural, what, 'gin', key), method: 'gin', keys: [key] })
