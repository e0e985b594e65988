/** A record's page: figures in its head, tabs in the address, empty fields folded, charts told as tables, slots. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { pointsOf } from '../../../src/console/screens/detail/chart/points.ts'
import { addDays, dayOf } from '../../../src/values/calendar.ts'
import { answerEntity, emptyRelated, failure } from '../support/entities.ts'
import { listOf } from '../support/homes.ts'
import { KEYS, openScreen } from '../support/screen.ts'
import { answerPath, server } from '../support/server.ts'

const METER = {
  device_id: 9,
  version: 1,
  sn: '421000001016',
  device_type: 3,
  home_id: 1,
  room_id: 3,
  net_state: 1,
  battery: null,
  pay_mode_in_force: 1,
  remaining: '-5.59',
  electric_read: '1394.00',
  position: null,
  _labels: { home_id: '幸福里', room_id: '101' },
}
const open = async (search = '') => {
  server.use(answerEntity('get', '/v3/devices/{id}', METER).handler, ...emptyRelated('device'))
  await openScreen(`/house/device-list/9${search}`, { keys: [...KEYS, 'device_base'] })
  await screen.findByRole('tablist')
}
const panel = () => within(screen.getByRole('tabpanel'))

describe('the page of a device', () => {
  it('has its figures in the head, those that are empty left out, and says what is wrong by its tone', async () => {
    await open()
    const remaining = screen.getByText('剩余电量', { selector: 'dt' }).nextElementSibling!
    expect(remaining).toHaveTextContent('-5.59')
    expect(remaining).toHaveAttribute('data-tone', 'error')
    expect(screen.queryByText('电量', { selector: 'dt' })).toBeNull()
  })

  it('folds empty fields away until they are asked for', async () => {
    await open()
    const basics = within(panel().getByRole('region', { name: '基本信息' }))
    expect(basics.queryByText('安装位置')).toBeNull()
    await userEvent.click(basics.getByRole('button', { name: /^显示空字段/ }))
    expect(basics.getByText('安装位置')).toBeVisible()
    await userEvent.click(basics.getByRole('button', { name: '收起空字段' }))
    expect(basics.queryByText('安装位置')).toBeNull()
  })

  it('goes from tab to tab by the arrows; a meter has no tab of openings', async () => {
    await open()
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(names).toEqual(['概览', '读数与计费', '指令与工单', '异常', '流量与质保'])
    screen.getByRole('tab', { name: '概览' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: '读数与计费', selected: true })).toHaveFocus()
    expect(await panel().findByRole('region', { name: '计费' })).toBeVisible()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tab', { name: '流量与质保', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: '概览', selected: true })).toHaveFocus()
  })

  it('opens at the tab of its address, and tells a chart as a table', async () => {
    const today = dayOf(new Date())
    const readings = answerEntity(
      'get',
      '/v3/electricity_readings',
      listOf([{ id: 1, version: 1, read_time: `${today}T01:00:00.000Z`, electric_read: '1394.00' }]),
    )
    const use = answerPath('GET', '/v3/devices/{device_id}/use', {
      list: [{ at: today, used: '12.30' }],
      total: '12.30',
    })
    server.use(...emptyRelated('device'))
    server.use(readings.handler, use.handler, answerEntity('get', '/v3/devices/{id}', METER).handler)
    await openScreen('/house/device-list/9?tab=usage', { keys: [...KEYS, 'device_base'] })
    const table = await screen.findByRole('table', { name: '电表读数曲线' })
    expect(within(table).getByRole('row', { name: new RegExp(today) })).toHaveTextContent('1,394.00')
    const used = await screen.findByRole('table', { name: `用量走势 ${today.slice(0, 7)}` })
    expect(within(used).getByRole('row', { name: new RegExp(today) })).toHaveTextContent('12.30')
    await waitFor(() => expect(readings.seen.some(({ input }) => 'read_time_from' in input)).toBe(true))
  })
})

describe('a list on the page of a record', () => {
  it('leads to all of its records, where they can be exported, however few there are', async () => {
    const entry = {
      id: 636,
      version: 1,
      at: '2026-03-01T01:00:00.000Z',
      kind: 'charge',
      energy: '100.00',
      balance: '100.00',
    }
    server.use(
      answerEntity('get', '/v3/devices/{id}', METER).handler,
      answerEntity('get', '/v3/energy_entries', listOf([entry])).handler,
      answerPath('GET', '/v3/devices/{device_id}/use', { list: [], total: '0.00' }).handler,
      ...emptyRelated('device'),
    )
    await openScreen('/house/device-list/9?tab=usage', { keys: [...KEYS, 'device_base'] })
    await screen.findByRole('tablist')
    const statement = within(await panel().findByRole('region', { name: '账户流水' }))
    const all = new URL((await statement.findByRole<HTMLAnchorElement>('link', { name: '查看全部' })).href)
    expect(all.pathname).toBe('/device/meter-ledger')
    expect(JSON.parse(all.searchParams.get('filter')!)).toEqual({ device_id: 9 })
    const charges = within(panel().getByRole('region', { name: '电费充值' }))
    expect(await charges.findByText(/^暂无/)).toBeVisible()
    expect(charges.queryByRole('link', { name: '查看全部' })).toBeNull()
  })
})

describe('what a record has not', () => {
  it('has no figure, no field and no part on its page, whatever it still holds', async () => {
    server.use(
      answerEntity('get', '/v3/devices/{id}', { ...METER, device_type: 2, battery: 60, remaining: '3.00' }).handler,
      ...emptyRelated('device'),
    )
    await openScreen('/house/device-list/9', { keys: [...KEYS, 'device_base', 'device_binding'] })
    await screen.findByRole('tablist')
    expect(screen.getByText('电量', { selector: 'dt' }).nextElementSibling).toHaveTextContent('60')
    expect(screen.queryByText('剩余电量')).toBeNull()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).not.toContain('读数与计费')
    expect(screen.getByRole('tab', { name: '授权' })).toBeVisible()
    expect(panel().queryByRole('region', { name: '下挂设备' })).toBeNull()
  })
})

describe('a refusal that offers choices', () => {
  it('leads back to its field where that is to blame for what was chosen', async () => {
    let asked = 0
    const answers = [
      () => failure('meter_offline_closing'),
      () => failure('invalid', { fields: [{ field: 'opening', message: '新表的读数不能为空' }] }),
    ]
    server.use(
      answerEntity('get', '/v3/devices/{id}', { ...METER, _actions: ['device_replace'] }).handler,
      http.post('*/v3/devices/9/replace', () => answers[asked++]!()),
      ...emptyRelated('device'),
    )
    await openScreen('/house/device-list/9', { keys: [...KEYS, 'device_base', 'device_binding'] })
    await userEvent.click(await screen.findByRole('button', { name: '更换' }))
    const dialog = within(await screen.findByRole('dialog', { name: '更换' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '新设备SN' }), '420000000077')
    await userEvent.click(dialog.getByRole('button', { name: '更换' }))
    await userEvent.click(await screen.findByRole('button', { name: '继续操作' }))
    expect(await screen.findByText('新表的读数不能为空')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(dialog.getByRole('textbox', { name: '新设备SN' })).toHaveValue('420000000077')
  })
})

describe('points of a chart', () => {
  const rows = [
    { id: 1, day: '2026-03-01', used: '0.10' },
    { id: 2, day: '2026-03-03', used: '0.10' },
    { id: 3, day: '2026-03-03', used: '0.20' },
  ]
  it.each([
    ['bar', '0.3', '0.4'],
    ['line', '0.20', '0.3'],
  ] as const)('of a %s: a day without records is a gap', (type, last, sum) => {
    const points = pointsOf({ type, x: 'day', y: ['used'] }, rows, '2026-03-03', 3)
    expect(points.days).toEqual(['2026-03-01', addDays('2026-03-01', 1), '2026-03-03'])
    expect(points.values['used']).toEqual([type === 'bar' ? '0.1' : '0.10', null, last])
    expect(points.sums['used']).toBe(sum)
  })
})

describe('what is made by an action', () => {
  const lease = (more: object) => ({
    ...{ lease_id: 7, version: 1, home_id: 1, room_id: 3, tenant_id: 5, rent: '2500.00', status: 2, frozen: false },
    ...{ lease_range: ['2026-01-01', '2027-12-31'], check_out_date: null, stage: 3 },
    ...{ _labels: { home_id: '幸福里', room_id: '101', tenant_id: '王*' } },
    ...more,
  })
  const openLease = async (more: object) => {
    server.use(answerEntity('get', '/v3/leases/{id}', lease(more)).handler, ...emptyRelated('lease'))
    await openScreen('/renter/lease-list/7', { keys: [...KEYS, 'lease_base', 'homes_view'] })
    return within(await screen.findByRole('region', { name: '同住人' }))
  }

  it('is offered beside its list by that action rather than by the plain form', async () => {
    const list = await openLease({ _actions: ['co_tenant_add'] })
    expect(list.queryByRole('link', { name: '新增' })).toBeNull()
    await userEvent.click(await list.findByRole('button', { name: '添加同住人' }))
    const dialog = within(await screen.findByRole('dialog', { name: /添加同住人/ }))
    expect(await dialog.findByRole('textbox', { name: /手机号/ })).toBeVisible()
  })

  it('leads from the page of what the others belong to, to those of them that are its own', async () => {
    const tenant = {
      tenant_id: 3,
      version: 1,
      name: '王*',
      phone: '138****0001',
      home_id: 1,
      _labels: { home_id: '幸福里' },
    }
    server.use(answerEntity('get', '/v3/tenants/{id}', tenant).handler, ...emptyRelated('tenant'))
    await openScreen('/renter/index/3', { keys: [...KEYS, 'lease_base', 'homes_view'] })
    const list = within(await screen.findByRole('region', { name: '同住记录' }))
    const to = new URL((await list.findByRole<HTMLAnchorElement>('link', { name: '添加同住人' })).href)
    expect(to.pathname).toBe('/renter/lease-list')
    expect(JSON.parse(to.searchParams.get('filter')!)).toEqual({ status: '2', tenant_id: 3 })
  })

  it('tells beside a box what is known of the record', async () => {
    server.use(answerEntity('get', '/v3/rooms', listOf([])).handler)
    await openLease({ _actions: ['lease_check_out'], deposit: '2500.00', electric_read: '1234.5', water_read: null })
    await userEvent.click(await screen.findByRole('button', { name: '退租' }))
    const dialog = within(await screen.findByRole('dialog', { name: '退租' }))
    const told = async (name: RegExp) => {
      const box = await dialog.findByRole('textbox', { name })
      return document.getElementById(`${box.id}-text`)?.textContent
    }
    expect(await told(/^电表读数/)).toBe('电表最近读数：1,234.50度 · 留空则以电表最近读数为准')
    expect(await told(/^水表读数/)).toBe('房间装有水表时填写；留空则以水表最近读数为准')
    expect(await told(/^退还押金/)).toBe('押金：2,500.00元 · 留空则全额退还')
  })

  it('stands beside a list of what it is done to as well, in the tab of that', async () => {
    server.use(
      answerEntity('get', '/v3/leases/{id}', lease({ _actions: ['lease_credential_add'] })).handler,
      ...emptyRelated('lease'),
    )
    await openScreen('/renter/lease-list/7?tab=credentials', { keys: [...KEYS, 'lease_base', 'device_base'] })
    const list = within(await screen.findByRole('region', { name: '授权记录' }))
    await userEvent.click(await list.findByRole('button', { name: '添加授权' }))
    const dialog = within(await screen.findByRole('dialog', { name: /添加授权/ }))
    expect(await dialog.findByRole('combobox', { name: /同住人/ })).toBeVisible()
  })

  it('says there why it is not possible', async () => {
    const list = await openLease({ _actions: [], status: 1 })
    const add = await list.findByRole('button', { name: '添加同住人' })
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(add.getAttribute('aria-description')).toContain('只有生效中的租约可以添加同住人')
  })
})
