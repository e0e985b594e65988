import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import '../../../src/generated/console/forms/saved_views.ts'
import '../../../src/generated/console/resources/saved_views.ts'
import '../../../src/console/screens/list/views/ViewDialog.tsx'
import '../../../src/console/screens/list/views/ViewMenu.tsx'
import '../../../src/console/screens/list/views/ViewOpening.tsx'
import { Pages } from '../../../src/console/pages.tsx'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import { answerEntity, failure, type Asked } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { renderConsole } from '../support/render.tsx'
import { KEYS, openScreen } from '../support/screen.ts'
import { answerCall, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

const ADDRESS = '/house/home-list'
const saved = (id: number, values: object = {}) => ({
  id,
  version: 1,
  name: '杭州整租',
  list: 'homes',
  sharing: 1,
  role_id: null,
  staff_id: 1,
  sorting: 'name',
  page_size: 50,
  created_at: '2026-01-02T01:00:00.000Z',
  updated_at: '2026-01-02T01:00:00.000Z',
  filters: [{ name: 'city', value: '"杭州市"' }],
  layout: [
    { name: 'home_type', shown: true },
    { name: 'name', shown: true, width: 300 },
    { name: 'city', shown: false },
  ],
  _labels: { staff_id: '王芳', role_id: null },
  ...values,
})

let homes: readonly Asked[]
beforeEach(() => {
  const list = answerEntity('get', '/v3/homes', listOf([home(1)]))
  homes = list.seen
  server.use(list.handler)
})

const oneView = (values: object = {}) =>
  server.use(answerEntity('get', '/v3/saved_views/{id}', ({ id }: Asked) => saved(id, values)).handler)
const heads = () => [...document.querySelectorAll<HTMLElement>('th[data-column]')].map((head) => head.dataset['column'])

describe('a saved view', () => {
  it('is opened by its address: filters, order, page size and columns are its own, and the rows are asked for once', async () => {
    oneView()
    const { address } = await openScreen(`${ADDRESS}?view=7`)
    expect(await screen.findByRole('button', { name: '视图：杭州整租' })).toBeVisible()
    expect(await screen.findByText('幸福里1栋')).toBeVisible()
    expect(homes.map(({ input }) => input)).toEqual([
      expect.objectContaining({ city: '杭州市', sort: 'name', limit: '50' }),
    ])
    expect(heads().indexOf('home_type')).toBeLessThan(heads().indexOf('name'))
    expect(heads()).not.toContain('city')
    expect(address()).toContain('view=7')
  })

  it('marks what was changed since, keeps the changes or takes them back', async () => {
    oneView()
    const update = answerEntity('put', '/v3/saved_views/{id}', ({ id }: Asked) =>
      saved(id, { version: 2, sorting: '-name' }),
    )
    server.use(update.handler)
    await openScreen(`${ADDRESS}?view=7`)
    const head = await screen.findByRole('columnheader', { name: /房源名称/ })
    expect(screen.queryByText('已修改')).toBeNull()
    await userEvent.click(head)
    expect(await screen.findByText('已修改')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '还原' }))
    await waitFor(() => expect(screen.queryByText('已修改')).toBeNull())
    expect(screen.getByRole('columnheader', { name: /房源名称/ })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(screen.getByRole('columnheader', { name: /房源名称/ }))
    await userEvent.click(await screen.findByRole('button', { name: '保存修改' }))
    await waitFor(() =>
      expect(update.seen.map(({ input }) => input)).toEqual([
        { sorting: '-name', layout: expect.anything() as unknown, version: 1 },
      ]),
    )
    await waitFor(() => expect(screen.queryByText('已修改')).toBeNull())
  })

  it('is mended where it names a column or a filter that is no longer there', async () => {
    oneView({
      filters: [
        { name: 'colour', value: '"red"' },
        { name: 'home_type', value: '[1,99]' },
        { name: 'city', value: '{broken' },
      ],
      sorting: '-colour',
      page_size: 5000,
      layout: [
        { name: 'colour', shown: true },
        { name: 'city', shown: true },
      ],
    })
    await openScreen(`${ADDRESS}?view=7`)
    expect(await screen.findByText('幸福里1栋')).toBeVisible()
    expect(homes.map(({ input }) => input)).toEqual([
      expect.objectContaining({ home_type: '1', sort: '-created_at', limit: '20' }),
    ])
    expect(homes[0]?.input).not.toHaveProperty('colour')
    expect(heads()).toContain('city')
    expect(heads()).not.toContain('colour')
  })

  it('that is gone, or another list’s, leaves the usual list and says so', async () => {
    server.use(answerEntity('get', '/v3/saved_views/{id}', () => failure('not_found')).handler)
    const { address } = await openScreen(`${ADDRESS}?view=7`)
    expect(await screen.findByText('该视图不存在或未共享给您，已打开默认列表')).toBeVisible()
    expect(await screen.findByText('幸福里1栋')).toBeVisible()
    expect(address()).not.toContain('view=')
  })

  it('opens the list by itself where the user has chosen so; a list without one asks for no view', async () => {
    oneView()
    rememberLogin('request-1')
    server.use(
      answerCall('user_info', { ...USER, permissions: KEYS.map(permission), default_views: { homes: 9 } }).handler,
    )
    const { address } = await renderConsole(<Pages />, { address: ADDRESS })
    expect(await screen.findByRole('button', { name: '视图：杭州整租' })).toBeVisible()
    expect(address()).toContain('view=9')
    await waitFor(() => expect(homes.map(({ input }) => input['city'])).toEqual(['杭州市']))
  })
})

describe('the views of a list', () => {
  const choices = (rows: readonly object[]) => {
    const list = answerEntity('get', '/v3/saved_views', listOf(rows))
    server.use(list.handler)
    return list.seen
  }

  it('are asked for when they are looked at: one’s own apart from those of others, which one may not change', async () => {
    const seen = choices([
      saved(1),
      saved(2, { name: '老王的视图', staff_id: 5, sharing: 3, _labels: { staff_id: '王建国' } }),
    ])
    await openScreen(ADDRESS)
    await userEvent.click(await screen.findByRole('button', { name: '视图' }))
    const dialog = await screen.findByRole('dialog', { name: '视图' })
    expect(
      within(await within(dialog).findByRole('list', { name: '我的视图' })).getByRole('button', {
        name: '删除 杭州整租',
      }),
    ).toBeVisible()
    const theirs = within(dialog).getByRole('list', { name: '共享给我的' })
    expect(theirs).toHaveTextContent('老王的视图来自王建国')
    expect(within(theirs).queryByRole('button', { name: '删除 老王的视图' })).toBeNull()
    expect(seen.map(({ input }) => input['list'])).toEqual(['homes'])
    await userEvent.click(within(theirs).getByRole('button', { name: /^老王的视图/ }))
    await waitFor(() => expect(homes.at(-1)?.input).toMatchObject({ city: '杭州市', sort: 'name' }))
  })

  it('are called what they are called in the reader’s language, where they have such a name, and keep both', async () => {
    const both = {
      name_en: 'Flats in Hangzhou',
      _labels: { name: 'Flats in Hangzhou', staff_id: '王芳', role_id: null },
    }
    choices([saved(1, both), saved(2, { name: 'Mine', name_en: null })])
    const update = answerEntity('put', '/v3/saved_views/{id}', ({ input }: Asked) => saved(1, { ...input }))
    server.use(update.handler)
    await openScreen(ADDRESS, { lang: 'en' })
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }))
    const own = await screen.findByRole('list', { name: 'My views' })
    expect(within(own).getByText('Flats in Hangzhou')).toBeVisible()
    expect(screen.queryByText('杭州整租')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Rename and share Flats in Hangzhou' }))
    const form = await screen.findByRole('dialog', { name: /Rename/ })
    expect(within(form).getByRole('textbox', { name: /^Name in English/ })).toHaveValue('Flats in Hangzhou')
    expect(within(form).getByRole('textbox', { name: /^Name(?! in)/ })).toHaveValue('杭州整租')
    const english = within(form).getByRole('textbox', { name: /^Name in English/ })
    await userEvent.clear(english)
    await userEvent.type(english, 'Whole flats')
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(update.seen).toMatchObject([{ input: { name_en: 'Whole flats' } }]))
  })

  it('grow by the list as it is now, named and shared', async () => {
    choices([])
    const create = answerEntity('post', '/v3/saved_views', ({ input }: Asked) => saved(3, { ...input }))
    server.use(
      create.handler,
      answerEntity('get', '/v3/saved_views/{id}', ({ id }: Asked) =>
        saved(id, { name: '滨江', ...create.seen[0]?.input }),
      ).handler,
    )
    await openScreen(
      `${ADDRESS}?filter=${encodeURIComponent(JSON.stringify({ district: '滨江区', home_type: [1] }))}`,
      { keys: [...KEYS, 'view_share'] },
    )
    await userEvent.click(await screen.findByRole('button', { name: '视图' }))
    await userEvent.click(await screen.findByRole('button', { name: '将当前列表存为视图' }))
    const dialog = await screen.findByRole('dialog', { name: '保存为视图' })
    await userEvent.type(await within(dialog).findByRole('textbox', { name: '视图名称' }), '滨江')
    await userEvent.click(within(dialog).getByRole('combobox', { name: /可见范围/ }))
    await userEvent.click(await screen.findByRole('option', { name: '所有人' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(create.seen[0]?.input).toMatchObject({
        name: '滨江',
        list: 'homes',
        sharing: 3,
        sorting: '-created_at',
        page_size: 20,
        filters: [
          { name: 'district', value: '"滨江区"' },
          { name: 'home_type', value: '[1]' },
        ],
      }),
    )
    expect(await screen.findByRole('button', { name: '视图：滨江' })).toBeVisible()
  })

  it('are not shared by whoever may not share', async () => {
    choices([])
    await openScreen(ADDRESS)
    await userEvent.click(await screen.findByRole('button', { name: '视图' }))
    await userEvent.click(await screen.findByRole('button', { name: '将当前列表存为视图' }))
    const dialog = await screen.findByRole('dialog', { name: '保存为视图' })
    expect(await within(dialog).findByRole('textbox', { name: '视图名称' })).toBeVisible()
    expect(within(dialog).queryByRole('combobox', { name: /可见范围/ })).toBeNull()
  })
})
