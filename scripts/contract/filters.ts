/**
 * The filters of a list: asked with the values of a record that is there, by which it must be found. All are asked
 * together, and one by one where that does not find it.
 */
import { kinds } from '../../src/kinds/kinds.ts'
import type { Field } from '../../src/model/model.ts'
import { holds } from '../../src/server/policies/rights.ts'
import { pageOf, type Place, type Row } from './place.ts'
import { telling, type Visit } from './visit.ts'

type Filter = readonly [parameter: string, value: string]

/** Of one request; an address has an end. */
const TOGETHER = 25

export async function checkFilters(place: Place, row: Row): Promise<void> {
  const filters = place.entity.fields
    .filter((field) => isAsked(place, field))
    .flatMap((field) => filtersOf(field, row[field.name]))
  for (let from = 0; from < filters.length; from += TOGETHER) {
    const some = filters.slice(from, from + TOGETHER)
    if (await isFound(place, row, some, false)) continue
    for (const filter of some) await isFound(place, row, [filter], true)
  }
}

/** What is behind a mask is found whole only, and trying it counts as a guess. */
const isAsked = ({ visit }: Place, field: Field): boolean =>
  field.filter &&
  field.mask === null &&
  (field.permission === null || holds({ permissions: visit.account.permissions }, field.permission))

function filtersOf({ name, kind }: Field, value: unknown): readonly Filter[] {
  const text = textOf(value)
  if (text === null) return []
  return kinds[kind].operators.flatMap((operator): readonly Filter[] => {
    if (operator === 'eq') return text.includes(',') ? [] : [[name, text]]
    if (operator === 'range')
      return [
        [`${name}_from`, text],
        [`${name}_to`, text],
      ]
    if (operator === 'like') return [[`${name}_like`, [...text].slice(0, 20).join('')]]
    return operator === 'null' ? [[`${name}_null`, 'false']] : []
  })
}

function textOf(value: unknown): string | null {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return (typeof one === 'string' && one.trim() !== '') || typeof one === 'number' || typeof one === 'boolean'
    ? String(one)
    : null
}

async function isFound(place: Place, row: Row, filters: readonly Filter[], isTold: boolean): Promise<boolean> {
  const { entity } = place
  const key = String(row[entity.key])
  const query = { ...Object.fromEntries(filters), [entity.key]: key, limit: '2', count: 'none' }
  const quiet: Visit = isTold ? place.visit : { ...place.visit, findings: { ...place.visit.findings, deviations: [] } }
  const page = await pageOf({ ...place, visit: quiet }, query)
  const isThere = page?.list.some((one) => String(one[entity.key]) === key) ?? false
  const isAlone = page === null || page.list.length === 1
  if (isTold && page !== null && !(isThere && isAlone))
    telling(quiet, place.ask('list', { query }))(
      'parameter',
      filters[0]![0],
      isThere ? 'lets other records through' : `does not find record ${key}, whose value it is`,
    )
  return isThere && isAlone
}
