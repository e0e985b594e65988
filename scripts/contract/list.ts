/** A list: its page, its next page, its parameters, and those that it must refuse. */
import { checkFilters } from './filters.ts'
import { checkRow, pageOf, seenBy, type Page, type Place, type Query, type Row } from './place.ts'
import { mustRefuse, telling } from './visit.ts'

const LIMIT = 3

export async function checkList(place: Place): Promise<Row | null> {
  const { visit, entity, ask } = place
  const page = await pageOf(place, { limit: String(LIMIT), count: 'exact' })
  await checkParameters(place)
  if (page === null) return null
  const tell = telling(visit, ask('list', { query: { limit: String(LIMIT), count: 'exact' } }))
  if (page.list.length > LIMIT)
    tell('parameter', 'limit', `gives ${page.list.length} records, must give ${LIMIT} at most`)
  if (page.count_kind !== 'exact' || page.count === null)
    tell('parameter', 'count', `is ${page.count} (${page.count_kind}), must be exact where that is asked for`)
  else if (page.count < page.list.length) tell('shape', 'data.count', `is ${page.count} of ${page.list.length} records`)
  if (place.isGrouped) return null
  page.list.forEach((row, i) => checkRow(place, row, `data.list[${i}]`, tell))
  if (page.next !== null) await checkNext(place, page)
  const [first] = page.list
  if (first === undefined) {
    visit.findings.left.set(`/v3/${entity.plural}`, 'it has no record: what is asked of one was not asked')
    return null
  }
  await checkColumns(place, first)
  await checkFilters(place, first)
  return first
}

async function checkNext(place: Place, page: Page): Promise<void> {
  const second = await pageOf(place, { limit: String(LIMIT), after: page.next ?? '' })
  const keys = new Set(page.list.map((row) => row[place.entity.key]))
  const again = second?.list.find((row) => keys.has(row[place.entity.key]))
  if (again !== undefined)
    telling(place.visit, place.ask('list', { query: { limit: String(LIMIT), after: page.next ?? '' } }))(
      'parameter',
      'after',
      `gives record ${String(again[place.entity.key])} of the page before again`,
    )
}

async function checkColumns(place: Place, row: Row): Promise<void> {
  const { entity, visit, ask } = place
  const query = { limit: '1', columns: entity.key, count: 'none' }
  const page = await pageOf(place, query)
  const tell = telling(visit, ask('list', { query }))
  if (page !== null && (page.count !== null || page.count_kind !== 'none'))
    tell('parameter', 'count', `is ${page.count} (${page.count_kind}), must be left out`)
  const more = Object.keys(page?.list[0] ?? {}).filter(
    (name) => name in row && ![entity.key, 'version', '_labels', '_actions'].includes(name),
  )
  if (more.length > 0) tell('parameter', 'columns', `gives ${more.join(', ')} as well, must give key and version alone`)
}

/** Wrong parameters are told, not ignored; a field that can be sorted by is taken. */
async function checkParameters(place: Place): Promise<void> {
  const { entity, visit, ask } = place
  const wrong = (query: Query, keys: readonly string[], because: string) =>
    mustRefuse(visit, ask('list', { query }), keys, 'parameter', because)
  await wrong({ no_such_parameter: '1' }, ['unknown_parameter'], 'no document knows no_such_parameter')
  await wrong({ limit: '0' }, ['bad_page'], 'limit begins at 1')
  await wrong({ sort: 'no_such_field' }, ['bad_value'], 'there is no such field to sort by')
  if (place.isGrouped) return
  for (const { name } of entity.fields.filter((field) => field.sort && seenBy(visit)(field)))
    await pageOf(place, { sort: `-${name}`, limit: '2', count: 'none' })
}
