import { describe, expect, it } from 'vitest'
import {
  DEFAULT_LAYOUT,
  MAX_WIDTH,
  MIN_WIDTH,
  move,
  ordered,
  resize,
  shift,
  show,
  visible,
} from '../../../src/console/kit/grid/column-layout.ts'
import type { Column } from '../../../src/console/kit/grid/column.ts'
import { headWidth } from '../../../src/console/kit/grid/head-width.ts'
import { nextRow } from '../../../src/console/kit/grid/row-keys.ts'
import { isAll, toggle, togglePage, toggleRange } from '../../../src/console/kit/grid/selection.ts'
import { fitWidths } from '../../../src/console/kit/grid/widths.ts'
import { columnsOf, withTotals } from '../../../src/console/screens/list/columns.tsx'
import devices from '../../../src/generated/console/resources/devices.ts'
import grants from '../../../src/generated/console/resources/grants.ts'
import leases from '../../../src/generated/console/resources/leases.ts'
import { registry } from '../../../src/generated/console/registry.ts'

const column = (key: string, hidden = false): Column => ({
  key,
  header: key,
  width: 100,
  align: 'start',
  sortable: true,
  hidden,
  cell: () => key,
})
const columns = [column('a'), column('b'), column('c'), column('d', true)]
const keys = (list: readonly Column[]) => list.map(({ key }) => key).join('')

describe('the choice of columns', () => {
  it('shows what is declared until something else is chosen', () => {
    expect(keys(visible(columns, DEFAULT_LAYOUT))).toBe('abc')
    expect(keys(visible(columns, show(show(DEFAULT_LAYOUT, 'd', true), 'a', false)))).toBe('bcd')
  })

  it('never shows nothing', () => {
    const none = ['a', 'b', 'c'].reduce((layout, key) => show(layout, key, false), DEFAULT_LAYOUT)
    expect(keys(visible(columns, none))).toBe('a')
  })

  it('moves a column to where another stands, over hidden ones', () => {
    expect(keys(ordered(columns, move(columns, DEFAULT_LAYOUT, 'c', 'a')))).toBe('cabd')
    const hidden = show(DEFAULT_LAYOUT, 'b', false)
    expect(keys(visible(columns, shift(columns, hidden, 'a', 1)))).toBe('ca')
    expect(shift(columns, hidden, 'a', -1)).toBe(hidden)
  })

  it('gives a column that came later its declared place, and forgets one that went', () => {
    const layout = { ...DEFAULT_LAYOUT, order: ['c', 'gone', 'a'] }
    expect(keys(ordered(columns, layout))).toBe('cdab')
  })

  it('keeps widths within reason', () => {
    expect(resize(DEFAULT_LAYOUT, 'a', 5).widths['a']).toBe(MIN_WIDTH)
    expect(resize(DEFAULT_LAYOUT, 'a', 5000).widths['a']).toBe(MAX_WIDTH)
    expect(ordered(columns, resize(DEFAULT_LAYOUT, 'a', 150.4))[0]?.width).toBe(150)
  })
})

describe('widths', () => {
  it('grow into the room there is, up to half as much again; the rest is left before the actions', () => {
    expect(fitWidths(columns.slice(0, 2), 340, { select: true, actions: 100 })).toEqual({
      widths: [100, 100],
      total: 340,
      filler: 0,
    })
    expect(fitWidths(columns.slice(0, 2), 1000, { select: true, actions: 100 })).toEqual({
      widths: [150, 150],
      total: 1000,
      filler: 560,
    })
  })

  it('give up what they can do without before anything is scrolled', () => {
    const [name, money] = [
      { width: 200, least: 100 },
      { width: 100, least: 90 },
    ]
    expect(fitWidths([name, money, money], 420, { select: true, actions: 0 })).toEqual({
      widths: [183, 98, 98],
      total: 420,
      filler: 1,
    })
    expect(fitWidths([name, money, money], 320, { select: true, actions: 0 })).toEqual({
      widths: [100, 90, 90],
      total: 320,
      filler: 0,
    })
  })

  it('end the room with a whole column: a number cut at the edge would look like another', () => {
    expect(fitWidths(columns, 340, { select: true, actions: 80 }).widths).toEqual([110, 110, 100, 100])
    expect(fitWidths(columns, 371, { select: true, actions: 80 }).widths).toEqual([125, 126, 100, 100])
  })

  it('leave enough of a room to tell it from the next one', () => {
    const view = { entity: devices, lang: 'zh', path: '/', may: () => true } as unknown as Parameters<
      typeof columnsOf
    >[0]
    const least = (name: string) => columnsOf(view).find(({ key }) => key === name)!.least
    // px of 7栋#2403-房间A and of 蒋村名邸7栋2403 in a cell, with its padding.
    expect(least('room_id')).toBeGreaterThanOrEqual(119)
    expect(least('home_id')).toBeGreaterThanOrEqual(127)
  })

  it('leave what stars have left of a number whole, with the button beside it, and a serial number', () => {
    const view = { entity: grants, lang: 'zh', path: '/', may: () => true } as unknown as Parameters<
      typeof columnsOf
    >[0]
    const columns = columnsOf(view)
    const of = (name: string) => columns.find(({ key }) => key === name)!
    expect([of('phone').least, of('name').least]).toEqual([of('phone').width, of('name').width])
    // px of lk230919100000000495 in a cell, with its padding.
    expect(of('device_id').least).toBeGreaterThanOrEqual(162)
  })

  // px of each value; of addresses what tells them apart.
  const DRAWN = { phone: 79, id_card: 130, name: 52, bank_card: 137, email: 100, account: 79 } as const
  it.each([
    ['zh', DRAWN, 26],
    ['en', DRAWN, 34],
  ] as const)('hold a masked value that is shown, with the button beside it (%s)', async (lang, drawn, button) => {
    const entities = await Promise.all(
      Object.values(registry).map(async ({ definition }) => (await definition()).default),
    )
    const short = entities.flatMap((entity) => {
      const columns = columnsOf({ entity, lang, path: '/', may: () => true } as unknown as Parameters<
        typeof columnsOf
      >[0])
      return entity.fields.flatMap(({ name, mask }) => {
        const least = columns.find(({ key }) => key === name)?.least
        // px of the value and of the button in a cell, what stands between them, its padding.
        return mask === null || least === undefined || least >= drawn[mask.name as keyof typeof drawn] + 6 + button + 24
          ? []
          : [`${entity.name}.${name} ${least}`]
      })
    })
    expect(short).toEqual([])
  })

  it('hold the sum below a column whole', () => {
    const view = { entity: leases, lang: 'zh', path: '/', may: () => true } as unknown as Parameters<
      typeof columnsOf
    >[0]
    const deposit = withTotals(columnsOf(view), leases, ['deposit'], { deposit: '1509450.00' }).find(
      ({ key }) => key === 'deposit',
    )!
    // px of 1,509,450.00 in bold, with its padding.
    expect([deposit.total, deposit.least! >= 105]).toEqual(['1,509,450.00', true])
  })

  it('stay as somebody chose them', () => {
    const narrow = ordered([{ ...column('a'), least: 60 }], resize(DEFAULT_LAYOUT, 'a', 100))
    expect(narrow[0]).toMatchObject({ width: 100, least: 100 })
  })

  it('do not shrink further: what has no room is scrolled to', () => {
    expect(fitWidths(columns, 200, { select: false, actions: 0 })).toEqual({
      widths: [100, 100, 100, 100],
      total: 400,
      filler: 0,
    })
  })
})

it.each([
  ['账单编号', 52],
  ['已开票 (元)', 65],
  ['Number', 52],
  ['Contract', 56],
  ['Month', 41],
  ['Cost type', 60],
  ['Bill state', 55],
  ['Payable (CNY)', 89],
  ['Unpaid (CNY)', 85],
  ['Due', 25],
])('a head of %s has room for its %d px, the sign of the order and little more', (header, drawn) => {
  const room = headWidth(header) - 24 - 17
  expect(room).toBeGreaterThanOrEqual(drawn)
  expect(room).toBeLessThan(drawn * 1.2 + 6)
})

describe('chosen rows', () => {
  const page = [1, 2, 3, 4, 5]

  it('are toggled one by one, in the order of choosing', () => {
    expect(toggle(toggle([9], 2), 1)).toEqual([9, 2, 1])
    expect(toggle([9, 2], 9)).toEqual([2])
  })

  it('are taken from one to the other, either way, all as the last becomes', () => {
    expect(toggleRange([2], page, 2, 4)).toEqual([2, 3, 4])
    expect(toggleRange([4, 9], page, 4, 2)).toEqual([4, 9, 2, 3])
    expect(toggleRange([1, 2, 3, 9], page, 3, 1)).toEqual([9])
    expect(toggleRange([], page, undefined, 3)).toEqual([3])
  })

  it('of a page are all or none, other pages untouched', () => {
    expect(togglePage([9, 1], page)).toEqual([9, 1, 2, 3, 4, 5])
    expect(togglePage([9, ...page], page)).toEqual([9])
    expect([isAll([...page, 9], page), isAll([1], page), isAll([], [])]).toEqual([true, false, false])
  })
})

it('keys lead from row to row and stop at the ends', () => {
  expect(
    ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a'].map((key) => nextRow(key, 1, 4, 10)),
  ).toEqual([2, 0, 3, 0, 0, 3, undefined])
})
