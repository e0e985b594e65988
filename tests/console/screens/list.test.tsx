import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerEntity, failure } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { answerPath, failPath, server } from '../support/server.ts'

const ADDRESS = '/house/home-list'
const homes = (answer: Parameters<typeof answerEntity>[2]) => {
  const list = answerEntity('get', '/v3/homes', answer)
  server.use(list.handler)
  return list.seen
}
const filtered = (filter: object) => `${ADDRESS}?filter=${encodeURIComponent(JSON.stringify(filter))}`

describe('a list', () => {
  it('asks for the columns it shows and draws references as links, codes as words', async () => {
    const seen = homes(listOf([home(1)]))
    await openScreen(ADDRESS)
    expect(await screen.findByRole('link', { name: '城西店' })).toHaveAttribute('href', '/stores/index/1')
    expect(screen.getByRole('link', { name: '幸福里1栋' })).toHaveAttribute('href', '/house/home-list/1')
    expect(screen.getByText('分散式')).toBeVisible()
    expect(seen[0]?.input).toMatchObject({ limit: '20', sort: '-created_at' })
    expect(String(seen[0]?.input['columns']).split(',')).not.toContain('note')
  })

  it('shows the columns of its screen, where that is not the entity’s own list', async () => {
    const list = answerEntity(
      'get',
      '/v3/traffic',
      listOf([
        {
          device_id: 1,
          version: 1,
          sn: 'cn260101000000000001',
          device_type: 1,
          traffic_provider: 1,
          traffic_until: '2027-01-01',
          traffic_status: 1,
          net_state: 1,
          _labels: {},
        },
      ]),
    )
    server.use(list.handler, answerEntity('get', '/v3/traffic/totals', { totals: {}, count: 1 }).handler)
    await openScreen('/reporting/traffic', { keys: ['every', 'log_check'] })
    expect(await screen.findByText('中国移动')).toBeVisible()
    const heads = [...document.querySelectorAll('th[data-column] .g-title')].map(({ textContent }) => textContent)
    expect(heads.slice(0, 8).map((head) => head?.replace(/ \(.*/, ''))).toEqual([
      '设备SN',
      'ICCID',
      '房源',
      '运营商',
      '流量到期日',
      '剩余天数',
      '流量状态',
      '在线状态',
    ])
    expect(list.seen[0]?.input).toMatchObject({ device_type: '1' })
  })

  it('begins a new record with what its address narrows', async () => {
    server.use(
      answerEntity('get', '/v3/tickets', listOf([])).handler,
      answerEntity('get', '/v3/tickets/totals', { totals: {}, count: 0 }).handler,
    )
    const { address } = await openScreen('/ticket/list/2')
    await userEvent.click((await screen.findAllByRole('button', { name: '新增' }))[0]!)
    expect(await screen.findByRole('combobox', { name: '工单类型' })).toHaveTextContent('维修')
    expect(address()).toMatch(/^\/ticket\/create\?source=/)
  })

  it('leads to the record by its name, wherever its column stands, or by its number where it has none', async () => {
    homes(listOf([home(1), home(2, { name: '' })]))
    await openScreen(ADDRESS, { stored: { 'columns.homes': { order: ['city'], shown: {}, widths: {} } } })
    const row = (await screen.findByRole('link', { name: '幸福里1栋' })).closest('tr')!
    expect(
      within(row)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href') === '/house/home-list/1')
        .map(({ textContent }) => textContent),
    ).toEqual(['幸福里1栋', '详情'])
    expect(screen.getByRole('link', { name: '#2' })).toHaveAttribute('href', '/house/home-list/2')
  })

  it('sorts by a head, and the other way round by a second click', async () => {
    const seen = homes(listOf([home(1)]))
    const { address } = await openScreen(ADDRESS)
    const head = await screen.findByRole('columnheader', { name: /房源名称/ })
    await userEvent.click(head)
    await waitFor(() => expect(seen.at(-1)?.input['sort']).toBe('name'))
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'))
    await userEvent.click(head)
    await waitFor(() => expect(seen.at(-1)?.input['sort']).toBe('-name'))
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'))
    expect(address()).toContain('order=DESC')
  })

  it('reads its filter from the address, names it, and lets it be taken away', async () => {
    const seen = homes(listOf([home(1)]))
    await openScreen(filtered({ home_type: [1, 2], q: '幸福' }))
    expect(await screen.findByText(/房源类型：/)).toHaveTextContent(/房源类型：分散式、/)
    expect(seen[0]?.input).toMatchObject({ home_type: '1,2', q: '幸福' })
    await userEvent.click(screen.getByRole('button', { name: '移除 房源类型' }))
    await waitFor(() => expect(seen.at(-1)?.input).not.toHaveProperty('home_type'))
    expect(seen.at(-1)?.input).toMatchObject({ q: '幸福' })
  })

  it('names a filter in English with an English colon', async () => {
    homes(listOf([home(1)]))
    await openScreen(filtered({ home_type: [1] }), { lang: 'en' })
    expect(await screen.findByText(/^Home type:/)).toHaveTextContent(/^Home type: Decentralized/)
  })

  it('shows in the box of a filter what it is asked for', async () => {
    server.use(
      answerEntity('get', '/v3/water_counts', listOf([])).handler,
      answerEntity('get', '/v3/water_counts/totals', { totals: {}, count: 0 }).handler,
    )
    await openScreen('/water_counts', { keys: ['every', 'device_base'] })
    expect(await screen.findByRole('textbox', { name: '月份' })).toHaveAttribute('placeholder', '例如 2026-11')
  })

  it('waits 300 ms after the last key before it searches, and asks once', async () => {
    const seen = homes(listOf([home(1)]))
    await openScreen(ADDRESS)
    const box = await screen.findByRole('searchbox')
    await waitFor(() => expect(seen).toHaveLength(1))
    fireEvent.change(box, { target: { value: '幸' } })
    fireEvent.change(box, { target: { value: '幸福' } })
    const typed = Date.now()
    await waitFor(() => expect(seen).toHaveLength(2), { interval: 5 })
    expect(Date.now() - typed).toBeGreaterThanOrEqual(299)
    expect(seen[1]?.input).toMatchObject({ q: '幸福' })
  })

  it('a choice counts at once', async () => {
    const seen = homes(listOf([home(1)]))
    await openScreen(ADDRESS)
    await userEvent.click(await screen.findByRole('combobox', { name: /房源类型/ }))
    await userEvent.click(await screen.findByRole('option', { name: '集中式' }))
    await waitFor(() => expect(seen.at(-1)?.input['home_type']).toMatch(/^\d$/))
  })

  it('fetches the next page as soon as its button is pointed at, and asks for nothing again when it is pressed', async () => {
    const seen = homes(({ input }: { input: { offset?: string } }) =>
      listOf([input.offset === '20' ? home(2, { name: '第二页的房源' }) : home(1)], 40),
    )
    await openScreen(ADDRESS)
    const next = await screen.findByRole('button', { name: '下一页' })
    await waitFor(() => expect(next).toBeEnabled())
    await userEvent.hover(next)
    await waitFor(() => expect(seen.at(-1)?.input).toMatchObject({ offset: '20' }))
    expect(screen.getByText('幸福里1栋')).toBeVisible()
    const asked = seen.length
    await userEvent.click(next)
    expect(await screen.findByText('第二页的房源')).toBeVisible()
    expect(seen).toHaveLength(asked)
  })

  it('says of an estimate that it is one, and counts exactly when asked', async () => {
    const seen = homes(({ input }: { input: object }) => ({
      ...listOf([home(1)], 120000),
      count_kind: 'count' in input ? 'exact' : 'estimate',
    }))
    await openScreen(ADDRESS)
    expect(await screen.findByText('约120,000条')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '精确统计' }))
    expect(await screen.findByText('共120,000条')).toBeVisible()
    expect(seen.at(-1)?.input).toMatchObject({ count: 'exact' })
  })

  it('tells nothing there yet from nothing that matches', async () => {
    homes(listOf([]))
    await openScreen(ADDRESS)
    expect(await screen.findByText('暂无房源')).toBeVisible()
    expect(screen.queryByText('没有符合条件的房源')).toBeNull()
  })

  it('clears a filter that nothing matches', async () => {
    homes(({ input }: { input: object }) => listOf('q' in input ? [] : [home(1)]))
    await openScreen(filtered({ q: '无' }))
    const notice = (await screen.findByText('没有符合条件的房源')).closest('div')!
    await userEvent.click(within(notice).getByRole('button', { name: '清空筛选' }))
    expect(await screen.findByText('幸福里1栋')).toBeVisible()
  })

  it('says that it could not be loaded, and tries again', async () => {
    let broken = true
    homes(() => (broken ? failure('server') : listOf([home(1)])))
    await openScreen(ADDRESS)
    const retry = await screen.findByRole('button', { name: '重试' })
    broken = false
    await userEvent.click(retry)
    expect(await screen.findByText('幸福里1栋')).toBeVisible()
  })

  it('offers what the rights allow and nothing else', async () => {
    const list = answerEntity('get', '/v3/messages', listOf([{ id: 1, version: 1, title: '通知' }]))
    server.use(list.handler)
    await openScreen('/message', { keys: ['every'] })
    expect(await screen.findByText('通知')).toBeVisible()
    for (const name of ['新增', '编辑 通知', '删除 通知']) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: '编辑 通知' })).toBeNull()
  })

  it('shows a text in the reader’s language where it has one', async () => {
    const told = { id: 1, version: 1, title: '租约到期', _labels: { title: 'The lease ends' } }
    const bare = { id: 2, version: 1, title: '通知', _labels: { title: null } }
    server.use(answerEntity('get', '/v3/messages', listOf([told, bare])).handler)
    await openScreen('/message', { keys: ['every'], lang: 'en' })
    expect(await screen.findByText('The lease ends')).toBeVisible()
    expect(screen.queryByText('租约到期')).toBeNull()
    expect(screen.getByText('通知')).toBeVisible()
  })

  it('shows under a column the sum of all that matches, as the server works it out after the rows', async () => {
    const room = (id: number, rent: string) => ({ room_id: id, version: 1, display_name: `房间${id}`, rent })
    const totals = answerPath('GET', '/v3/rooms/totals', { count: 1203, totals: { rent: '2405000.10' } })
    server.use(
      totals.handler,
      answerEntity('get', '/v3/rooms', listOf([room(1, '0.10'), room(2, '1999.20')], 1203)).handler,
    )
    await openScreen(`/house/room-list?filter=${encodeURIComponent(JSON.stringify({ floor_from: 2 }))}`)
    const total = await screen.findByText('合计（1,203条）')
    expect(total.closest('tr')).toHaveTextContent('2,405,000.10')
    expect(totals.seen.payloads).toEqual([{ floor_from: '2', columns: 'rent' }])
  })

  it('takes over the count that the sums found', async () => {
    server.use(
      answerPath('GET', '/v3/rooms/totals', { count: 14353, totals: { rent: '1.00' } }).handler,
      answerEntity('get', '/v3/rooms', {
        ...listOf([{ room_id: 1, version: 1, display_name: '房间1', rent: '1.00' }], 14000),
        count_kind: 'estimate',
      }).handler,
    )
    await openScreen('/house/room-list')
    expect(await screen.findByText('共14,353条')).toBeVisible()
    expect(screen.queryByRole('button', { name: '精确统计' })).toBeNull()
  })

  it('says that the sums could not be had, and keeps the rows', async () => {
    server.use(
      failPath('GET', '/v3/rooms/totals', 'server').handler,
      answerEntity('get', '/v3/rooms', listOf([{ room_id: 1, version: 1, display_name: '房间1', rent: '1.00' }]))
        .handler,
    )
    await openScreen('/house/room-list')
    expect(await screen.findByText('房间1')).toBeVisible()
    expect(await screen.findByText('合计加载失败')).toBeVisible()
  })

  it('mends an address that names no field, a wrong value, order or page', async () => {
    const seen = homes(listOf([home(1)]))
    const { address } = await openScreen(
      `${ADDRESS}?filter=${encodeURIComponent(JSON.stringify({ nothing: 1, home_type: ['x', 1], city: '杭州市', note: { deep: [1] } }))}&sort=devices&order=UP&page=-3&perPage=99999`,
    )
    expect(await screen.findByText('幸福里1栋')).toBeVisible()
    expect(seen.map(({ input }) => input)).toEqual([
      expect.objectContaining({ home_type: '1', city: '杭州市', limit: '20', sort: '-created_at' }),
    ])
    expect(seen[0]?.input).not.toHaveProperty('nothing')
    expect(new URLSearchParams(address().split('?')[1]).get('filter')).toBe('{"home_type":[1],"city":"杭州市"}')
  })
})
