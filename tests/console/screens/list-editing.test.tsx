import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import '../../../src/console/screens/list/bulk/BulkDialog.tsx'
import '../../../src/console/screens/list/inline/CellEditor.tsx'
import '../../../src/console/screens/list/print/PrintDialog.tsx'
import { HomeLeaseType } from '../../../src/generated/enums.ts'
import { answerEntity, failure, type Asked } from '../support/entities.ts'
import { home, listOf, STORES } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { answerPath, server } from '../support/server.ts'

const ADDRESS = '/house/home-list'
const cell = (row: number, column: string) =>
  document.querySelector<HTMLElement>(`tr[data-index="${row}"] td[data-column="${column}"]`)!

/** The list shows the columns that are edited here. */
async function open(rows: readonly object[] = [home(1), home(2)]) {
  const list = answerEntity('get', '/v3/homes', ({ input }: Asked) =>
    listOf(rows.slice(0, Number(input['limit'] ?? 20)), rows.length),
  )
  server.use(list.handler)
  await openScreen(ADDRESS)
  expect(await screen.findByText('幸福里1栋')).toBeVisible()
  return list.seen
}

describe('a cell', () => {
  const update = (answer: unknown) => {
    const put = answerEntity('put', '/v3/homes/{id}', answer)
    server.use(put.handler)
    return put.seen
  }

  it('is changed in its place: Enter saves that field alone with the version that was seen, and the focus comes back', async () => {
    const seen = update(({ id }: Asked) => home(id, { community: '新小区', version: 2 }))
    await open()
    await userEvent.dblClick(cell(0, 'community'))
    const box = await within(await screen.findByRole('dialog', { name: '小区' })).findByRole('textbox', {
      name: '小区',
    })
    expect(box).toHaveFocus()
    await userEvent.keyboard('新小区{Enter}')
    await waitFor(() => expect(seen.map(({ input }) => input)).toEqual([{ community: '新小区', version: 1 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(cell(0, 'community')).toHaveTextContent('新小区')
    await waitFor(() => expect(cell(0, 'community')).toHaveFocus())
  })

  it('is reached by arrows, opened by F2 and left by Escape as it was', async () => {
    const seen = update(home(1))
    await open()
    document.querySelector<HTMLElement>('tr[data-index="1"]')!.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(cell(1, 'name')).toHaveFocus()
    await userEvent.keyboard('{F2}')
    await within(await screen.findByRole('dialog', { name: '房源名称' })).findByRole('textbox')
    await userEvent.keyboard('别的{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(cell(1, 'name')).toHaveTextContent('幸福里2栋')
    expect(seen).toEqual([])
  })

  it('leads on to the next one by Tab', async () => {
    server.use(answerEntity('get', '/v3/stores', listOf(STORES)).handler)
    const seen = update(({ id }: Asked) => home(id, { name: '甲', version: 2 }))
    await open()
    await userEvent.dblClick(cell(0, 'name').querySelector('a')!.parentElement!)
    await within(await screen.findByRole('dialog', { name: '房源名称' })).findByRole('textbox')
    await userEvent.keyboard('甲{Tab}')
    expect(await screen.findByRole('dialog', { name: '门店' })).toBeVisible()
    expect(seen).toHaveLength(1)
  })

  it('says beside the value what the server refuses, and stays open', async () => {
    update(() => failure('invalid', { fields: [{ field: 'community', message: '小区不在服务范围' }] }))
    await open()
    await userEvent.dblClick(cell(0, 'community'))
    const dialog = await screen.findByRole('dialog', { name: '小区' })
    await within(dialog).findByRole('textbox')
    await userEvent.keyboard('远郊{Enter}')
    expect(await within(dialog).findByText('小区不在服务范围')).toBeVisible()
    expect(within(dialog).getByRole('textbox')).toHaveValue('远郊')
  })

  it('that somebody else changed meanwhile shows both values, and takes the one that is chosen', async () => {
    const seen = update(({ id, input }: Asked) =>
      input['version'] === 1
        ? failure('conflict', { current: home(id, { community: '对方小区', version: 2 }) })
        : home(id, { community: '我的小区', version: 3 }),
    )
    await open()
    await userEvent.dblClick(cell(0, 'community'))
    const dialog = await screen.findByRole('dialog', { name: '小区' })
    await within(dialog).findByRole('textbox')
    await userEvent.keyboard('我的小区{Enter}')
    expect(await within(dialog).findByText('对方小区')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: '使用我的' }))
    await waitFor(() =>
      expect(seen.map(({ input }) => input)).toEqual([
        { community: '我的小区', version: 1 },
        { community: '我的小区', version: 2 },
      ]),
    )
    await waitFor(() => expect(cell(0, 'community')).toHaveTextContent('我的小区'))
  })

  it('that the schema does not offer opens the record instead', async () => {
    server.use(answerEntity('get', '/v3/homes/{id}', home(1)).handler)
    await open()
    expect(cell(0, 'rooms_count')).not.toHaveClass('g-editable')
    expect(cell(0, 'community')).toHaveClass('g-editable')
  })
})

describe('many records', () => {
  const batch = (answer: (ids: readonly number[]) => readonly object[]) => {
    const post = answerEntity('post', '/v3/homes/batch', ({ input }: Asked) => ({
      results: answer(input['ids'] as readonly number[]),
    }))
    server.use(post.handler)
    return post.seen
  }
  const lease = async (dialog: HTMLElement) => {
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: '出租方式' }))
    await userEvent.click(await within(dialog).findByRole('combobox', { name: /出租方式/ }))
    await userEvent.click(await screen.findByRole('option', { name: '合租' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '下一步' }))
  }

  it('are given one value after a question that names how many; those that failed are told by name', async () => {
    const seen = batch((ids) =>
      ids.map((id) =>
        id === 2 ? { id, ok: false, name: '幸福里2栋', err_code: 400, err_msg: '房源已锁定' } : { id, ok: true },
      ),
    )
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页' }))
    await userEvent.click(screen.getByRole('button', { name: '批量修改' }))
    const dialog = await screen.findByRole('dialog', { name: '批量修改房源' })
    await lease(dialog)
    expect(await within(dialog).findByText('将把2条房源改为：')).toBeVisible()
    expect(seen).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: '修改2条' }))
    expect(await within(dialog).findByText('已修改1条，1条未修改')).toBeVisible()
    expect(within(dialog).getByRole('list', { name: '未修改的记录' })).toHaveTextContent('幸福里2栋房源已锁定')
    expect(seen.map(({ input }) => input)).toEqual([
      { action: 'update', each: true, ids: [1, 2], data: { home_lease_type: HomeLeaseType.sublet } },
    ])
  })

  it('may be all that match, in lots, up to a limit that is stated', async () => {
    const all = Array.from({ length: 130 }, (_, i) => home(i + 1))
    const seen = batch((ids) => ids.map((id) => ({ id, ok: true })))
    const list = answerEntity('get', '/v3/homes', ({ input }: Asked) => {
      const from = Number(input['after'] ?? input['offset'] ?? 0)
      const rows = all.slice(from, from + Number(input['limit']))
      const end = from + rows.length
      return {
        list: rows,
        count: input['count'] === 'none' ? null : all.length,
        count_kind: input['count'] === 'none' ? 'none' : 'exact',
        next: end < all.length ? String(end) : null,
      }
    })
    server.use(list.handler)
    await openScreen(ADDRESS)
    await userEvent.click(await screen.findByRole('button', { name: '批量修改' }))
    const dialog = await screen.findByRole('dialog', { name: '批量修改房源' })
    expect(await within(dialog).findByRole('radio', { name: '符合条件的全部130条' })).toBeChecked()
    await lease(dialog)
    await userEvent.click(await within(dialog).findByRole('button', { name: '修改130条' }))
    expect(await within(dialog).findByText('已修改130条')).toBeVisible()
    expect(seen.map(({ input }) => (input['ids'] as unknown[]).length)).toEqual([50, 50, 30])
    expect(new Set(seen.flatMap(({ input }) => input['ids'] as number[])).size).toBe(130)
  })
})

describe('a list', () => {
  beforeEach(() => {
    window.print = () => undefined
  })

  it('goes on while it is scrolled where one wants that, by cursor', async () => {
    const list = answerEntity('get', '/v3/homes', ({ input }: Asked) => {
      const after = Number(input['after'] ?? 0)
      return {
        list: [home(after + 1), home(after + 2)],
        count: input['after'] === undefined ? 6 : null,
        count_kind: input['after'] === undefined ? 'exact' : 'none',
        next: after < 4 ? String(after + 2) : null,
      }
    })
    server.use(list.handler)
    await openScreen(ADDRESS)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '每页' }), '连续加载')
    expect(await screen.findByText('幸福里6栋')).toBeVisible()
    expect(screen.getByText('已加载6条')).toBeVisible()
    expect(screen.queryByRole('button', { name: '下一页' })).toBeNull()
    expect(list.seen.map(({ input }) => input['after'])).toEqual([undefined, '2', '4'])
  })

  it('is put on paper with its title, filters and all of its columns, without what is pressed', async () => {
    server.use(
      answerEntity('get', '/v3/homes', listOf([home(1)])).handler,
      answerPath('GET', '/v3/stores', listOf([])).handler,
    )
    await openScreen(`${ADDRESS}?filter=${encodeURIComponent(JSON.stringify({ city: '杭州市' }))}`)
    await userEvent.click(await screen.findByRole('button', { name: '打印' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '打印列表' })).getByRole('button', { name: '打印' }),
    )
    const sheet = await screen.findByTestId('print-sheet')
    expect(within(sheet).getByRole('heading', { name: '房源管理' })).toBeInTheDocument()
    expect(sheet).toHaveTextContent('城市：杭州市')
    expect(
      within(sheet)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([...document.querySelectorAll('th[data-column] .g-title')].map((head) => head.textContent))
    expect(within(sheet).getByText('幸福里1栋')).toBeInTheDocument()
    expect(within(sheet).queryByRole('checkbox')).toBeNull()
  })
})
