import { describe, expect, it } from 'vitest'
import { groups, resources, screens } from '../../../src/generated/console/menu.ts'
import { isFleeting } from '../../../src/console/pages.tsx'
import { menuTree } from '../../../src/console/shell/menu-tree.ts'
import { placeAt } from '../../../src/console/shell/tabs/places.ts'
import {
  close,
  locationAt,
  neighbour,
  NO_TABS,
  others,
  read,
  toTheRight,
  visit,
  written,
  type Tabs,
} from '../../../src/console/shell/tabs/tabs.ts'
import { facts } from '../../../src/apartment/facts.ts'
import { fact, readUser } from '../../../src/console/provider/user.ts'
import { USER } from '../support/user.ts'

const open = (state: Tabs, ...paths: readonly string[]): Tabs =>
  paths.reduce((now, path) => visit(now, { location: locationAt(path), set: null, above: null }), state)
const ids = ({ tabs }: Tabs) => tabs.map(({ id }) => id)

describe('tabs', () => {
  it('start with home, which cannot be closed', () => {
    expect(ids(open(NO_TABS, '/a', '/b'))).toEqual(['/home', '/a', '/b'])
    expect(ids(close(open(NO_TABS, '/a'), ['/home', '/a'], '/home'))).toEqual(['/home'])
  })

  it('keep their place and their newest filters when a page is visited again', () => {
    const again = visit(open(NO_TABS, '/a', '/b'), { location: locationAt('/a', '?page=2'), set: null, above: null })
    expect(ids(again)).toEqual(['/home', '/a', '/b'])
    expect(again.tabs[1]!.location.search).toBe('?page=2')
    expect(again.recent[0]).toBe('/a')
  })

  it('change nothing when nothing changed', () => {
    const location = locationAt('/a')
    const state = visit(NO_TABS, { location, set: null, above: null })
    expect(visit(state, { location, set: null, above: null })).toBe(state)
  })

  it('closed while shown are gone as soon as another page is shown', () => {
    const state = close(open(NO_TABS, '/a', '/b'), ['/b'], '/b')
    expect(state.leaving).toBe('/b')
    expect(ids(open(state, '/a'))).toEqual(['/home', '/a'])
  })

  it('open the list above a record that has a strip of its own', () => {
    const state = visit(NO_TABS, { location: locationAt('/homes/5'), set: 'homes', above: '/homes' })
    expect(state.tabs.map(({ id, set }) => [id, set])).toEqual([
      ['/home', null],
      ['/homes', null],
      ['/homes/5', 'homes'],
    ])
    expect(neighbour(state, '/homes/5').id).toBe('/homes')
  })

  it('go right, else left, when the shown one closes', () => {
    const state = open(NO_TABS, '/a', '/b', '/c')
    expect([neighbour(state, '/b').id, neighbour(state, '/c').id]).toEqual(['/c', '/b'])
    const b = state.tabs[2]!
    expect([others(state, b), toTheRight(state, b)]).toEqual([['/a', '/c'], ['/c']])
  })

  it('are thirty at most; the one unseen for longest goes', () => {
    const paths = Array.from({ length: 31 }, (_, i) => `/p${i}`)
    const state = open(NO_TABS, ...paths)
    expect(state.tabs).toHaveLength(30)
    expect(ids(state).slice(0, 3)).toEqual(['/home', '/p2', '/p3'])
  })

  it('are read back as they were written', () => {
    const state = visit(open(NO_TABS, '/a'), { location: locationAt('/b', '?q=1'), set: null, above: null })
    expect(read(written(state), () => null).map(({ id, location }) => id + location.search)).toEqual([
      '/home',
      '/a',
      '/b?q=1',
    ])
  })

  it.each([
    null,
    '',
    '{',
    '5',
    '{}',
    '[{"path":"//evil"},{"path":"javascript:1"},{"path":"/a#b"},{"path":5},null,{"path":"/unknown"}]',
  ])('are home alone after %j', (text) => {
    expect(read(text, (path) => (path === '/unknown' ? undefined : null)).map(({ id }) => id)).toEqual(['/home'])
  })
})

describe('what an address shows', () => {
  const menu = { groups, resources, screens }
  it.each([
    ['/home', 'screen', undefined],
    ['/ticket/list/1', 'list', 'tickets'],
    ['/ticket/7', 'detail', 'tickets'],
    ['/ticket/7/edit', 'edit', 'tickets'],
    ['/ticket/create', 'create', 'tickets'],
    ['/tenancy-device', 'screen', undefined],
    ['/tenancy-device/5', 'detail', 'homes'],
    ['/staff/3', 'detail', 'staff'],
    ['/reporting/traffic', 'list', 'devices'],
    ['/help-space/video', 'screen', 'articles'],
    ['/guide/2', 'screen', undefined],
  ])('%s: %s of %s', (path, kind, plural) => {
    const place = placeAt(menu, path)
    expect([place?.kind, place?.resource?.plural]).toEqual([kind, plural])
  })

  it.each([
    ['/help-space/article-list/create', true],
    ['/help-space/article-list/7/edit', true],
    ['/help-space/article-list/7', false],
    ['/help-space/article-list', false],
    ['/message/create', true],
    ['/stores/index/create', false],
  ])('%s is kept behind another, unless one writes long texts there: %s', (path, fleeting) => {
    expect(isFleeting(placeAt(menu, path)!)).toBe(fleeting)
  })

  it.each([
    '/',
    '/login',
    '/403',
    '/404',
    '/500',
    '/nowhere',
    '/ticket',
    '/ticket/list',
    '/ticket/detail/7',
    '/help-space',
  ])('%s is nowhere to return to', (path) => {
    expect(placeAt(menu, path)).toBeUndefined()
  })
})

describe("what a client's facts show and hide", () => {
  const menu = { groups, resources, screens }
  const every = resources.map(({ read: key }) => key ?? '')
  const paths = (...facts: readonly string[]) =>
    menuTree(menu, new Set([...every, ...facts])).flatMap(({ entries }) => entries.map(({ path }) => path))

  it('the report of text messages only with clients that recharge them', () => {
    expect(paths()).not.toContain('/reporting/sms-recharge')
    expect(paths(fact('sms_recharge'))).toContain('/reporting/sms-recharge')
  })

  it('migrated clients see the account information alone', () => {
    expect(paths(fact('migrated'))).toEqual(['/account_information'])
  })

  it('are read from the client: its flag, and the tag 1000', () => {
    const of = (client: object) =>
      [...readUser({ ...USER, client: { ...USER.client, ...client } }, facts).permissions].filter((key) =>
        key.startsWith('fact:'),
      )
    expect([of({}), of({ enable_sms_recharge: true }), of({ tags: ['1000'] }), of({ tags: ['2'] })]).toEqual([
      [],
      ['fact:sms_recharge'],
      ['fact:migrated'],
      [],
    ])
  })
})
