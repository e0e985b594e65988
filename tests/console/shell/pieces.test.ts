import { describe, expect, it } from 'vitest'
import { chooseBrand, joinBrands, type Brand } from '../../../src/console/shell/brand.ts'
import { entryAt, menuTree } from '../../../src/console/shell/menu-tree.ts'
import { isStaleScript, reloadOnce } from '../../../src/console/shell/stale-script.ts'
import { groups, resources, screens } from '../../../src/generated/console/menu.ts'

const label = (zh: string) => ({ zh, en: zh })
const BRANDS: readonly Brand[] = [
  {
    key: 'lock',
    name: label('智能门锁设备管理系统'),
    hosts: ['lock.example.com'],
    colour: '#111111',
    logo: '',
    icon: 'dashboard',
    slogan: null,
  },
  {
    key: 'flat',
    name: label('智能公寓管理系统'),
    hosts: ['flat.example.com'],
    colour: '#222222',
    logo: '',
    icon: 'building',
    slogan: null,
  },
]

describe('the brand', () => {
  it.each([
    ['flat.example.com', null, 'flat'],
    ['unknown.example.com', null, 'lock'],
    ['flat.example.com', 'lock', 'lock'],
    ['flat.example.com', 'nonsense', 'flat'],
  ])('on %s with the configuration naming %s is %s', (host, named, key) => {
    expect(chooseBrand(BRANDS, host, named).key).toBe(key)
  })

  it('may be a third one that the configuration alone brings', () => {
    const third = {
      key: 'dorm',
      name: label('宿舍管理系统'),
      hosts: ['dorm.example.com'],
      colour: '#333333',
      logo: 'https://cdn.example.com/dorm.svg',
    }
    const brands = joinBrands(BRANDS, [third])
    expect(chooseBrand(brands, 'dorm.example.com', null)).toEqual({ ...third, icon: 'dashboard', slogan: null })
    expect(chooseBrand(brands, 'elsewhere', null).key).toBe('lock')
  })

  it('takes over a host, and what the configuration changes in it, and keeps the rest', () => {
    const brands = joinBrands(BRANDS, [
      { key: 'lock', colour: '#00aa00' },
      { key: 'dorm', name: label('宿舍'), hosts: ['flat.example.com'] },
    ])
    expect(chooseBrand(brands, 'elsewhere', null)).toEqual({ ...BRANDS[0], colour: '#00aa00' })
    expect(chooseBrand(brands, 'flat.example.com', null).key).toBe('dorm')
  })

  it.each([null, 5, 'text', {}, { key: 'x' }, { key: '', name: label('无名') }, { key: 'x', name: { zh: 5 } }])(
    '%j is none',
    (broken) => {
      expect(joinBrands(BRANDS, [broken])).toEqual(BRANDS)
    },
  )

  it('never gets a picture from a script or a colour from a style sheet', () => {
    const [, , hostile] = joinBrands(BRANDS, [
      { key: 'x', name: label('x'), logo: 'javascript:alert(1)', colour: 'red;background:url(//evil)' },
    ])
    expect(hostile).toMatchObject({ logo: '', colour: '#1f5fbf' })
  })
})

describe('the menu of an address', () => {
  it('leads to the help to be read, and those who write it to its list', () => {
    const help = (...keys: readonly string[]) =>
      menuTree({ groups, resources, screens }, new Set(['every', ...keys]))
        .find(({ key }) => key === 'help')!
        .entries.map((entry) => entry.label.zh)
    const read = ['使用手册', '常见问题', '视频教程']
    expect(help()).toEqual(read)
    expect(help('org_base')).toEqual([...read, '文章管理'])
  })

  const tree = menuTree({ groups, resources, screens }, new Set(resources.map(({ read }) => read ?? '')))

  it.each([
    ['/house/home-list', '/house/home-list'],
    ['/house/home-list/7/edit', '/house/home-list'],
    ['/staff/3', '/staff'],
    ['/staffing', undefined],
    ['/', undefined],
  ])('%s belongs to %s', (address, path) => {
    expect(entryAt(tree, address)?.entry.path).toBe(path)
  })

  it('is in the order that the schemas give', () => {
    const orders = tree.map(({ key }) => groups.find((group) => group.key === key)!.order)
    expect(orders).toEqual([...orders].sort((a, b) => a - b))
  })
})

describe('a script that a deployment took away', () => {
  it.each([
    'Failed to fetch dynamically imported module: /assets/x.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
  ])('is known by what browsers say: %s', (message) => {
    expect(isStaleScript(new TypeError(message))).toBe(true)
  })

  it('is not what another mistake means', () => {
    expect(isStaleScript(new TypeError('x is not a function'))).toBe(false)
  })

  it('reloads the page, but not again and again', () => {
    let reloads = 0
    const reload = () => (reloads += 1)
    expect([reloadOnce(100_000, reload), reloadOnce(110_000, reload), reloadOnce(121_000, reload)]).toEqual([
      true,
      false,
      true,
    ])
    expect(reloads).toBe(2)
  })
})
