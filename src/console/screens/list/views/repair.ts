/**
 * Parameters of a list that came from elsewhere: an address, a saved view, a former visit. What names no field of the
 * list, or one that the user may not see, or holds no value of the field's kind is left out, so that the rest still
 * shows a list.
 */
import { isRealDate } from '../../../../values/calendar.ts'
import { isObject } from '../../../../values/is-object.ts'
import { isText, isYesNo } from '../../../../kinds/accepts.ts'
import type { FilterValues } from '../../../../kinds/input.ts'
import { uis } from '../../../../kinds/uis.ts'
import { ARCHIVED } from '../../../../model/archive.ts'
import { isFilter } from '../../../../model/list-parameters.ts'
import type { Field } from '../../../../model/model.ts'
import type { Sort } from '../../../kit/grid/column.ts'
import { fieldOf, seen, type Reader } from '../../entity-view.ts'
import { flatten } from '../../../provider/query.ts'
import { comparesIn, groupIn, presetIn } from '../../report/grouping.ts'
import { active, fieldNameOf } from '../filter-values.ts'
import { cameraIn } from '../other/map/camera.ts'
import { viewNamed } from '../shown-as.ts'

const LONGEST_SEARCH = 100
const MOST_WORDS = 5
const LAST_PAGE = 1_000_000

export function repairedFilter(view: Reader, given: unknown): FilterValues {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {}
  return active(
    Object.fromEntries(
      Object.entries(flatten(given as FilterValues)).map(([name, value]) => [name, repaired(view, name, value)]),
    ),
  )
}

function repaired(view: Reader, name: string, value: unknown): unknown {
  const { grouping } = view.entity
  if (grouping !== undefined && name === 'group') return groupIn(grouping, { group: value }).join(',')
  if (grouping !== undefined && name === 'period') return presetIn(grouping, { period: value })
  if (grouping !== undefined && name === 'compare') return String(comparesIn(grouping, { compare: value }))
  if (name === ARCHIVED)
    return view.entity.archive && view.may(view.entity.access.remove) && String(value) === 'true' ? 'true' : undefined
  if (name === 'q') return seen(view.entity, view.may).some(({ search }) => search) ? searched(value) : undefined
  const fieldName = fieldNameOf(name, (one) => fieldOf(view.entity, one) !== undefined)
  const field = fieldOf(view.entity, fieldName)
  if (!field || !isOffered(view, fieldName, field)) return undefined
  const good =
    name.endsWith('_null') && fieldName !== name
      ? (one: string) => isYesNo(one, field)
      : name.endsWith('_like') && fieldName !== name
        ? (one: string) => isText(one, field)
        : (one: string) => isValue(view, field, one)
  // Several codes in one text, as a list's address has them.
  const given =
    typeof value === 'string' && field.enum !== null && name === fieldName ? value.split(',') : [value].flat()
  const values = given.filter((one) => SCALARS.has(typeof one) && good(String(one)))
  return Array.isArray(value) || given.length > 1 ? values : values[0]
}

function isOffered({ entity, may }: Reader, name: string, field: Field): boolean {
  if (field.permission !== null && !may(field.permission)) return false
  return entity.list.filters.includes(name) || isFilter(field)
}

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'boolean'])
const isValue = ({ entity }: Reader, field: Field, text: string): boolean => {
  const codes = field.enum === null ? undefined : entity.enums[field.enum]?.values
  return codes ? codes.some(({ value }) => String(value) === text) : uis[field.kind].accepts(text, field)
}

function searched(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const words = String(value)
    .replaceAll('\0', '')
    .slice(0, LONGEST_SEARCH)
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
  return words.length <= MOST_WORDS
    ? String(value).replaceAll('\0', '').slice(0, LONGEST_SEARCH)
    : words.slice(0, MOST_WORDS).join(' ')
}

export function repairedSort({ entity, may }: Reader, field: string, order: string): Sort | undefined {
  const found = field === 'id' ? entity.fields.find(({ name }) => name === entity.key) : fieldOf(entity, field)
  const sortable =
    found !== undefined && (found.sort || found.kind === 'key') && (found.permission === null || may(found.permission))
  return sortable ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : undefined
}

export const repairedPerPage = ({ entity }: Reader, size: unknown): number | undefined =>
  isNumber(size, entity.list.limit) ? Number(size) : undefined

const isNumber = (value: unknown, most: number): boolean =>
  /^[1-9]\d{0,8}$/.test(String(value)) && Number(value) <= most

/** The view that the address names. */
export function viewIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get('view')
  return text !== null && isNumber(text, Number.MAX_SAFE_INTEGER) ? Number(text) : undefined
}

/** The address with what is wrong taken out of it; undefined: nothing is. */
export function repairedSearch(view: Reader, search: string): string | undefined {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams(given)
  const filter = given.get('filter')
  if (filter !== null) {
    const read = parsed(filter)
    const good = repairedFilter(view, read)
    if (JSON.stringify(active(isObject(read) ? flatten(read) : {})) !== JSON.stringify(good) || !isObject(read))
      kept.set('filter', JSON.stringify(good))
  }
  const sort = given.get('sort')
  if (
    (sort ?? given.get('order')) !== null &&
    !(sort !== null && repairedSort(view, sort, '') && ['ASC', 'DESC'].includes(given.get('order') ?? ''))
  ) {
    kept.delete('sort')
    kept.delete('order')
  }
  if (given.has('page') && !isNumber(given.get('page'), LAST_PAGE)) kept.set('page', '1')
  if (given.has('perPage') && repairedPerPage(view, given.get('perPage')) === undefined) kept.delete('perPage')
  if (given.has('view') && viewIn(search) === undefined) kept.delete('view')
  if (given.has('as') && !viewNamed(view, given.get('as'))) kept.delete('as')
  if (given.has('at') && !isRealDate(given.get('at') ?? '')) kept.delete('at')
  if (given.has('place') && !cameraIn(given.get('place'))) kept.delete('place')
  if (given.has('span') && given.get('span') !== 'week') kept.delete('span')
  return kept.toString() === given.toString() ? undefined : `?${kept}`
}

/** Undefined: what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
