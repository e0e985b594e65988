import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerEntity, emptyRelated, failure } from '../support/entities.ts'
import { home, listOf, STORES } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { answerCall, server } from '../support/server.ts'

const EDIT = '/house/home-list/1/edit'

beforeEach(() => {
  server.use(...emptyRelated('home'), answerEntity('get', '/v3/stores', listOf(STORES)).handler)
})

const storesByName = () =>
  answerEntity('get', '/v3/stores', ({ input }: { input: Readonly<Record<string, unknown>> }) =>
    listOf(STORES.filter(({ name }) => name.includes(String(input['q'] ?? '')))),
  )

describe('a form', () => {
  it('says beside each field what is missing, goes to the first, and sends nothing', async () => {
    await openScreen('/house/home-list/create')
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    const name = screen.getByRole('textbox', { name: '房源名称' })
    await waitFor(() => expect(name).toHaveAccessibleDescription('不能为空'))
    await waitFor(() => expect(name).toHaveFocus())
    expect(screen.getByRole('textbox', { name: '城市' })).toHaveAccessibleDescription('不能为空')
    expect(screen.getByRole('textbox', { name: '别名' })).toHaveAccessibleDescription('')
  })

  it('keeps its buttons where they are while they are pressed, whatever the box that was left has to say', async () => {
    await openScreen('/house/home-list/create')
    const name = await screen.findByRole('textbox', { name: '房源名称' })
    const save = screen.getByRole('button', { name: '保存' })
    await userEvent.click(name)
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target: save })
    expect(name).toHaveFocus()
    await user.pointer({ keys: '[/MouseLeft]', target: save })
    await waitFor(() => expect(name).toHaveAccessibleDescription('不能为空'))
    expect(await screen.findByText('填写有误，请检查标红的内容')).toBeVisible()
  })

  it('begins with what is worked out, which may be changed and is missed when it is cleared', async () => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
    await openScreen('/finance/contract-list/create', { keys: ['every', 'finance_base'] })
    const signed = await screen.findByRole('textbox', { name: '签订日期' })
    await waitFor(() => expect(signed).toHaveValue(today))
    await userEvent.clear(signed)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(signed).toHaveAccessibleDescription('不能为空'))
    expect(signed).toHaveValue('')
  })

  it('shows in an empty box what fits into it', async () => {
    await openScreen('/house/card-list/create', { keys: ['every', 'device_base'] })
    expect(await screen.findByRole('textbox', { name: '卡号' })).toHaveAttribute('placeholder', '例如 3F00A1B2')
    expect(screen.getByRole('textbox', { name: '备注' })).not.toHaveAttribute('placeholder')
  })

  it('is filled from the record that it copies, but for days, files and what is masked', async () => {
    const ticket = {
      ticket_id: 7,
      version: 3,
      service_type: 2,
      state: 6,
      service_target: 1,
      home_id: 1,
      fault: '门锁无法上锁',
      contact_name: '路*',
      contact_phone: '139****7788',
      appointment_date: '2026-01-02',
      tags: [],
      pictures: [{ name: 'a.png', url: '/a.png', size: 1, type: 'image/png' }],
    }
    const created = answerEntity('post', '/v3/tickets', { ...ticket, ticket_id: 8 })
    server.use(
      answerEntity('get', '/v3/tickets/{id}', ticket).handler,
      answerEntity('get', '/v3/homes', listOf([home(1)])).handler,
      ...emptyRelated('ticket'),
      created.handler,
    )
    const { address } = await openScreen('/ticket/7')
    await userEvent.click(await screen.findByRole('button', { name: '复制' }))
    expect(await screen.findByRole('textbox', { name: '故障描述' })).toHaveValue('门锁无法上锁')
    expect(address()).toBe('/ticket/create?copy=7')
    for (const name of ['联系人', '联系电话']) expect(screen.getByRole('textbox', { name })).toHaveValue('')
    expect(screen.getByRole('textbox', { name: '预约日期' })).toHaveValue('')
  })

  it('is left without a question while nothing was written into it', async () => {
    server.use(answerEntity('get', '/v3/homes', listOf([home(1)])).handler)
    const { address } = await openScreen('/house/home-list/create')
    await userEvent.click(await screen.findByRole('textbox', { name: '房源名称' }))
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(address()).toBe('/house/home-list'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks before what was written is lost', async () => {
    const { address } = await openScreen('/house/home-list/create')
    await userEvent.type(await screen.findByRole('textbox', { name: '房源名称' }), '甲')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(await screen.findByRole('dialog', { name: '有未保存的修改' })).toBeVisible()
    expect(address()).toBe('/house/home-list/create')
  })

  it('sends what has changed with the version that was read, and nothing more', async () => {
    const update = answerEntity('put', '/v3/homes/{id}', home(1, { alias: '新别名', version: 2 }))
    server.use(answerEntity('get', '/v3/homes/{id}', home(1)).handler, update.handler)
    await openScreen(EDIT)
    await userEvent.type(await screen.findByRole('textbox', { name: '别名' }), '新别名')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(update.seen.map(({ input }) => input)).toEqual([{ alias: '新别名', version: 1 }]))
    expect(await screen.findByText('保存成功')).toBeVisible()
  })

  it('puts what the server refuses beside its field', async () => {
    const refused = failure('invalid', { fields: [{ field: 'alias', message: '别名已被占用' }] })
    server.use(
      answerEntity('get', '/v3/homes/{id}', home(1)).handler,
      answerEntity('put', '/v3/homes/{id}', () => refused).handler,
    )
    await openScreen(EDIT)
    const alias = await screen.findByRole('textbox', { name: '别名' })
    await userEvent.type(alias, '甲')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(alias).toHaveAccessibleDescription('别名已被占用'))
    expect(alias).toBeEnabled()
    expect(alias).toHaveValue('甲')
    await waitFor(() => expect(alias).toHaveFocus())
  })

  it('goes to boxes under one name of which the server says what is wrong, and brings them into sight', async () => {
    const refused = failure('invalid', { fields: [{ field: 'service_targets', message: '请选择服务范围' }] })
    const team = { id: 1, version: 1, name: '一组', leader: '王芳', phone: '13800000001', service_targets: [] }
    server.use(
      ...emptyRelated('team'),
      answerEntity('get', '/v3/teams/{id}', team).handler,
      answerEntity('put', '/v3/teams/{id}', () => refused).handler,
    )
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    await openScreen('/team-list/1/edit')
    await userEvent.type(await screen.findByRole('textbox', { name: '团队名称' }), '甲')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('请选择服务范围')
    const [first] = within(screen.getByRole('group', { name: /服务范围/ })).getAllByRole('checkbox')
    await waitFor(() => expect(first).toHaveFocus())
    expect(shown.mock.contexts.at(-1)).toBe(first)
    shown.mockRestore()
  })

  it('finds a referred record while one types', async () => {
    server.use(storesByName().handler)
    await openScreen('/house/home-list/create')
    await userEvent.type(await screen.findByRole('combobox', { name: '门店' }), '滨江')
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['滨江店']))
    await userEvent.click(screen.getByRole('option', { name: '滨江店' }))
    expect(screen.getByRole('combobox', { name: '门店' })).toHaveValue('滨江店')
  })

  it('finds others while one types over the one that is chosen', async () => {
    server.use(storesByName().handler, answerEntity('get', '/v3/homes/{id}', home(1)).handler)
    await openScreen(EDIT)
    const store = await screen.findByRole('combobox', { name: '门店' })
    await waitFor(() => expect(store).toHaveValue(STORES[0]!.name))
    await userEvent.type(store, '滨江', { initialSelectionStart: 0, initialSelectionEnd: STORES[0]!.name.length })
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['滨江店']))
    expect(store).toHaveValue('滨江')
  })

  it('says beside a name what the record belongs to, where others are called the same', async () => {
    const rooms = [1, 2].map((id) => ({
      ...{ room_id: id, home_id: id, version: 1, display_name: '房间902' },
      _labels: { home_id: id === 1 ? '幸福里' : '滨江里' },
    }))
    server.use(
      answerEntity('get', '/v3/homes', listOf([home(1, { name: '幸福里' })])).handler,
      answerEntity('get', '/v3/rooms', listOf(rooms)).handler,
    )
    await openScreen('/house/room-list/create')
    await userEvent.click(await screen.findByRole('combobox', { name: '房源' }))
    await userEvent.click(await screen.findByRole('option', { name: '幸福里' }))
    await userEvent.click(screen.getByRole('combobox', { name: '上级' }))
    await screen.findByRole('option', { name: '房间902 · 幸福里' })
    await userEvent.click(screen.getByRole('option', { name: '房间902 · 滨江里' }))
    expect(screen.getByRole('button', { name: '房间902 · 滨江里' })).toBeVisible()
  })

  it('finds several records, each while one types', async () => {
    const homes = [home(1, { name: '幸福里' }), home(2, { name: '滨江里' })]
    const found = answerEntity('get', '/v3/homes', ({ input }: { input: Readonly<Record<string, unknown>> }) =>
      listOf(homes.filter(({ name }) => String(name).includes(String(input['q'] ?? '')))),
    )
    server.use(found.handler)
    await openScreen('/house/card-list/create', { keys: ['every', 'device_base'] })
    await userEvent.click(await screen.findByRole('combobox', { name: '管理卡类型' }))
    await userEvent.click(await screen.findByRole('option', { name: '专用' }))
    await userEvent.click(screen.getByRole('combobox', { name: '门店' }))
    await userEvent.click(await screen.findByRole('option', { name: '滨江店' }))
    const box = await screen.findByRole('combobox', { name: '适用房源' })
    for (const name of ['幸福', '滨江']) {
      await userEvent.type(box, name)
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      expect(box).toHaveValue(name)
      await userEvent.click(screen.getByRole('option', { name: `${name}里` }))
    }
    for (const name of ['幸福里', '滨江里']) expect(screen.getByRole('button', { name })).toBeVisible()
  })
})

describe('a record that someone else saved first', () => {
  const conflicting = () => {
    const theirs = home(1, { alias: '他的别名', note: '他的备注', version: 2 })
    let stale = true
    const update = answerEntity('put', '/v3/homes/{id}', () => {
      if (!stale) return home(1, { alias: '我的别名', note: '他的备注', version: 3 })
      stale = false
      return failure('conflict', { current: theirs })
    })
    server.use(
      answerEntity('get', '/v3/homes/{id}', home(1, { alias: '旧别名', note: null })).handler,
      update.handler,
      // The record's page, which may open once it is saved.
      answerCall('room_board', { homes: [], rooms: [], next: null }).handler,
      answerCall('room_board_counts', { rooms: 0, states: [] }).handler,
    )
    return update.seen
  }
  const change = async () => {
    await openScreen(EDIT)
    const alias = await screen.findByRole('textbox', { name: '别名' })
    await userEvent.clear(alias)
    await userEvent.type(alias, '我的别名')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    return screen.findByRole('dialog', { name: '数据已被他人修改' })
  }

  it('shows both values field by field and saves the choice on what is stored now', async () => {
    const seen = conflicting()
    const dialog = await change()
    const row = within(dialog).getByRole('row', { name: /^别名/ })
    for (const value of ['旧别名', '我的别名', '他的别名']) expect(row).toHaveTextContent(value)
    expect(within(dialog).getByRole('radio', { name: '备注 采用最新' })).toBeChecked()
    await userEvent.click(within(dialog).getByRole('radio', { name: '别名 保留我的' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '合并并保存' }))
    await waitFor(() =>
      expect(seen.map(({ input }) => input)).toEqual([
        { alias: '我的别名', version: 1 },
        { alias: '我的别名', version: 2 },
      ]),
    )
  })

  it('is left as it is when mine is discarded', async () => {
    const seen = conflicting()
    const dialog = await change()
    await userEvent.click(within(dialog).getByRole('button', { name: '放弃我的修改' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '别名' })).toHaveValue('他的别名'))
    expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('他的备注')
    expect(seen).toHaveLength(1)
  })
})

it('a failure of the network keeps what was typed', async () => {
  server.use(
    answerEntity('get', '/v3/homes/{id}', home(1)).handler,
    answerEntity('put', '/v3/homes/{id}', () => HttpResponse.error()).handler,
  )
  await openScreen(EDIT)
  await userEvent.type(await screen.findByRole('textbox', { name: '别名' }), '乙')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/网络/)
  expect(screen.getByRole('textbox', { name: '别名' })).toHaveValue('乙')
})
