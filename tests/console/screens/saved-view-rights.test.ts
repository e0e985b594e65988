/** A saved view in the hands of somebody whose role lacks a right to what it shows: it opens without that. */
import { expect, it } from 'vitest'
import { text } from '../../../src/console/kit/lang.ts'
import type { EntityView } from '../../../src/console/screens/entity-view.ts'
import { columnsOf } from '../../../src/console/screens/list/columns.tsx'
import { fromKept } from '../../../src/console/screens/list/views/arrangement.ts'
import { repairedSearch } from '../../../src/console/screens/list/views/repair.ts'
import homes from '../../../src/generated/console/resources/homes.ts'
import { uis } from '../../../src/kinds/uis.ts'

const SECRET = ['city', 'latitude', 'rooms_count']
/** Cities, positions and numbers of rooms belong to those who hold a key of the product’s own. */
const guarded = {
  ...homes,
  fields: homes.fields.map((field) => (SECRET.includes(field.name) ? { ...field, permission: 'town_base' } : field)),
  paths: {},
}
const kept = {
  filters: [
    { name: 'city', value: '"杭州市"' },
    { name: 'latitude_null', value: 'false' },
    { name: 'home_type', value: '[1]' },
  ],
  sorting: '-city',
  page_size: 50,
  view_type: 'map',
  layout: [
    { name: 'rooms_count', shown: true },
    { name: 'name', shown: true },
  ],
} as const

function seenBy(keys: readonly string[]): EntityView {
  const may = (key: string | null) => key === null || keys.includes(key)
  const context = {
    plural: guarded.plural,
    enums: guarded.enums,
    peers: guarded.peers,
    lang: 'zh' as const,
    translate: (key: string) => key,
    uis,
    may,
  }
  return {
    entity: guarded,
    path: '/house/home-list',
    label: '房源',
    lang: 'zh',
    say: (label) => text(label, 'zh'),
    may,
    opens: true,
    inList: { ...context, place: 'list' },
    inDetail: { ...context, place: 'detail' },
  }
}

const opened = (keys: readonly string[]) => {
  const view = seenBy(keys)
  const { filter, sort, layout, shownAs } = fromKept(view, columnsOf(view), kept)
  return { filter, sort, order: layout.order, shownAs }
}

it('opens whole for who holds the key', () => {
  expect(opened(['town_base'])).toEqual({
    filter: { city: '杭州市', latitude_null: false, home_type: [1] },
    sort: { field: 'city', order: 'DESC' },
    order: ['rooms_count', 'name'],
    shownAs: 'map',
  })
})

it('opens without its filters, order, columns and map for who does not', () => {
  expect(opened([])).toEqual({
    filter: { home_type: [1] },
    sort: { field: 'created_at', order: 'DESC' },
    order: ['name'],
    shownAs: 'table',
  })
})

it('has an address of which the same is left', () => {
  const filter = encodeURIComponent(JSON.stringify({ city: '杭州市', home_type: [1] }))
  const search = `?filter=${filter}&sort=city&order=DESC&page=1&as=map&view=7`
  expect(repairedSearch(seenBy(['town_base']), search)).toBeUndefined()
  const mended = new URLSearchParams(repairedSearch(seenBy([]), search))
  expect(Object.fromEntries(mended)).toEqual({ filter: '{"home_type":[1]}', page: '1', view: '7' })
})
