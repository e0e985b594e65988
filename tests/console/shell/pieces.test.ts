import { describe, expect, it } from 'vitest'
import { chooseBrand } from '../../../src/console/shell/brand.ts'
import { entryAt, menuTree } from '../../../src/console/shell/menu-tree.ts'
import { isStaleScript, reloadOnce } from '../../../src/console/shell/stale-script.ts'
import type { Brand } from '../../../src/model/model.ts'
import { groups, resources, screens } from '../../../src/generated/console/menu.ts'

const label = (zh: string) => ({ zh, en: zh })
const BRANDS: readonly Brand[] = [
  { key: 'lock', name: label('智能门锁设备管理系统'), hosts: ['lock.example.com'], colour: '#111111' },
  { key: 'flat', name: label('智能公寓管理系统'), hosts: ['flat.example.com'], colour: '#222222' },
]

describe('the brand', () => {
  it.each([
    ['flat.example.com', null, 'flat'], ['unknown.example.com', null, 'lock'], ['flat.example.com', 'lock', 'lock'], ['flat.example.com', 'nonsense', 'flat'],
  ])('on %s with the configuration naming %s is %s', (host, named, key) => {
    expect(chooseBrand(BRANDS, host, named).key).toBe(key)
  })
})

describe('the menu of an address', () => {
  const tree = menuTree({ groups, resources, screens }, new Set(resources.map(({ read }) => read ?? '')))

  it.each([
    ['/house/home-list', '/house/home-list'], ['/house/home-list/7/edit', '/house/home-list'], ['/staff/3', '/staff'], ['/staffing', undefined], ['/', undefined],
  ])('%s belongs to %s', (address, path) => {
    expect(entryAt(tree, address)?.entry.path).toBe(path)
  })

  it('is in the order that the schemas give', () => {
    const orders = tree.map(({ key }) => groups.find((group) => group.key === key)!.order)
    expect(orders).toEqual([...orders].sort((a, b) => a - b))
  })
})

describe('a script that a deployment took away', () => {
  it.each(['Failed to fetch dynamically imported module: /assets/x.js', 'error loading dynamically imported module', 'Importing a module script failed.'])('is known by what browsers say: %s', (message) => {
    expect(isStaleScript(new TypeError(message))).toBe(true)
  })

  it('is not what another mistake means', () => {
    expect(isStaleScript(new TypeError('x is not a function'))).toBe(false)
  })

  it('reloads the page, but not again and again', () => {
    let reloads = 0
    const reload = () => (reloads += 1)
    expect([reloadOnce(100_000, reload), reloadOnce(110_000, reload), reloadOnce(121_000, reload)]).toEqual([true, false, true])
    expect(reloads).toBe(2)
  })
})
