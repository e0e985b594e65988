import { useState } from 'react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import '../support/layout.ts'
import type { Column, RowId, Sort } from '../../../src/console/kit/grid/column.ts'
import { DEFAULT_LAYOUT } from '../../../src/console/kit/grid/column-layout.ts'
import '../../../src/console/kit/grid/ColumnMenu.tsx'
import { Grid } from '../../../src/console/kit/grid/Grid.tsx'
import { renderConsole } from '../support/render.tsx'

interface Thing {
  readonly id: number
  readonly name: string
  readonly size: number
}
const things: readonly Thing[] = Array.from({ length: 200 }, (_, i) => ({ id: i + 1, name: `物${i + 1}`, size: i }))
const columns: readonly Column<Thing>[] = [
  {
    key: 'name',
    header: '名称',
    width: 120,
    align: 'start',
    sortable: true,
    hidden: false,
    cell: ({ name }) => <a href="#x">{name}</a>,
  },
  { key: 'size', header: '大小', width: 80, align: 'end', sortable: false, hidden: false, cell: ({ size }) => size },
]
const opened = vi.fn<(thing: Thing) => void>()
const edited = vi.fn<(thing: Thing, column: string) => void>()
const ended = vi.fn<() => void>()
const isEditable = (_: Thing, column: string) => column === 'size'

function Owner({ rows = things }: { readonly rows?: readonly Thing[] }) {
  const [layout, setLayout] = useState(DEFAULT_LAYOUT)
  const [sort, setSort] = useState<Sort>({ field: 'name', order: 'ASC' })
  const [selected, setSelected] = useState<readonly RowId[]>([])
  return (
    <>
      <Grid
        label="物品"
        columns={columns}
        rows={rows}
        nameOf={({ name }) => name}
        layout={layout}
        onLayout={setLayout}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        onOpen={opened}
        editable={isEditable}
        onEdit={edited}
        onEnd={ended}
        focusKey="things"
      />
      <output>{selected.join(',')}</output>
    </>
  )
}

const row = (index: number) => document.querySelector<HTMLElement>(`tr[data-index="${index}"]`)
const chosen = () => document.querySelector('output')?.textContent

describe('the grid', () => {
  it('draws the rows in sight and tells how many there are', async () => {
    await renderConsole(<Owner />)
    expect(row(0)).toHaveTextContent('物1')
    expect(document.querySelectorAll('tr[data-index]').length).toBeLessThan(40)
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '201')
  })

  it('names its sums where their columns are out of sight, and only there', async () => {
    const summed = columns.map((column) => (column.key === 'size' ? { ...column, total: '19,900' } : column))
    const totals = () => document.querySelector('tfoot')
    const grid = (
      <Grid
        label="物品"
        columns={summed}
        rows={things}
        nameOf={({ name }) => name}
        layout={DEFAULT_LAYOUT}
        totalsLabel="合计"
      />
    )
    const { unmount } = await renderConsole(grid)
    expect(totals()?.textContent).toBe('合计19,900')
    unmount()
    const place = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(1500)
    await renderConsole(grid)
    expect(totals()?.textContent).toBe('合计大小 19,90019,900')
    place.mockRestore()
  })

  it('is one stop for the Tab key: links of other rows are not on the way', async () => {
    await renderConsole(<Owner />)
    const stops = [...document.querySelectorAll<HTMLElement>('tbody a, tbody input, tbody tr')].filter(
      ({ tabIndex }) => tabIndex === 0,
    )
    expect(stops.every((stop) => row(0)!.contains(stop))).toBe(true)
  })

  it('is walked, chosen and opened by keys', async () => {
    await renderConsole(<Owner />)
    row(0)!.focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    await waitFor(() => expect(row(2)).toHaveFocus())
    await userEvent.keyboard('{Shift>} {/Shift}')
    expect(chosen()).toBe('1,2,3')
    await userEvent.keyboard('{Enter}')
    expect(opened).toHaveBeenLastCalledWith(things[2])
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(screen.getByRole('columnheader', { name: /名称/ })).toHaveFocus()
  })

  it('chooses a range by the shift key, and the page by its head', async () => {
    await renderConsole(<Owner rows={things.slice(0, 4)} />)
    await userEvent.click(screen.getByRole('checkbox', { name: '选择物2' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '选择物4' }), { shiftKey: true })
    expect(chosen()).toBe('2,3,4')
    expect(screen.getByRole('checkbox', { name: '选择本页' })).toBePartiallyChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页' }))
    expect(chosen()).toBe('2,3,4,1')
  })

  it('sorts where it may be sorted only', async () => {
    await renderConsole(<Owner />)
    const [name, size] = [
      screen.getByRole('columnheader', { name: /名称/ }),
      screen.getByRole('columnheader', { name: /大小/ }),
    ]
    await userEvent.click(name)
    expect(name).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(size)
    expect(size).not.toHaveAttribute('aria-sort')
    expect(name).toHaveAttribute('aria-sort', 'descending')
  })

  it('moves and hides a column by its menu, without a mouse', async () => {
    await renderConsole(<Owner />)
    const heads = () =>
      [...document.querySelectorAll<HTMLElement>('th[data-column]')].map((head) => head.dataset['column'])
    screen.getByRole('columnheader', { name: /名称/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(await screen.findByRole('menuitem', { name: '右移' }))
    expect(heads()).toEqual(['size', 'name'])
    screen.getByRole('columnheader', { name: /名称/, hidden: true }).focus()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: '“名称”列的菜单' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '隐藏此列' }))
    expect(heads()).toEqual(['size'])
  })

  it('moves a column with Ctrl, Shift and an arrow; its head keeps the focus', async () => {
    await renderConsole(<Owner />)
    screen.getByRole('columnheader', { name: /名称/ }).focus()
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
    expect(
      [...document.querySelectorAll<HTMLElement>('th[data-column]')].map((head) => head.dataset['column']),
    ).toEqual(['size', 'name'])
    expect(screen.getByRole('columnheader', { name: /名称/ })).toHaveFocus()
  })

  it('is walked cell by cell: Enter and F2 edit the one that may be edited, and open the record from another', async () => {
    await renderConsole(<Owner />)
    const cell = (index: number, column: string) => row(index)!.querySelector(`td[data-column="${column}"]`)
    row(0)!.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(cell(1, 'size')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    expect(edited).toHaveBeenLastCalledWith(things[1], 'size', cell(1, 'size'))
    opened.mockClear()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(opened).toHaveBeenLastCalledWith(things[1])
    await userEvent.keyboard('{Escape}')
    expect(row(1)).toHaveFocus()
    edited.mockClear()
    await userEvent.keyboard('{F2}')
    expect(edited).toHaveBeenLastCalledWith(things[1], 'size', cell(1, 'size'))
  })

  it('gives the focus back to the row that had it when one returns', async () => {
    const first = await renderConsole(<Owner />)
    row(0)!.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(row(3)).toHaveFocus())
    first.unmount()
    await renderConsole(<Owner />)
    await waitFor(() => expect(row(3)).toHaveFocus())
  })

  it('asks for more when its last rows come into sight', async () => {
    ended.mockClear()
    const all = await renderConsole(<Owner />)
    expect(ended).not.toHaveBeenCalled()
    all.unmount()
    await renderConsole(<Owner rows={things.slice(0, 5)} />)
    expect(ended).toHaveBeenCalled()
  })
})
