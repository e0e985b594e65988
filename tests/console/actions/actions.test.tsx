/** What a record lets one do, where its buttons stand, and what comes of pressing them. */
import { product as apartment } from '../../../src/apartment/console-product.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import '../../../src/console/actions/ActionBar.tsx'
import '../../../src/console/actions/DeedDialog.tsx'
import '../../../src/console/actions/RowMenu.tsx'
import '../../../src/console/actions/RunDialog.tsx'
import { callsOf } from '../../../src/console/actions/offers.ts'
import type { ConsoleAction } from '../../../src/model/console-entity.ts'
import type { Label } from '../../../src/model/model.ts'
import { dayOf } from '../../../src/values/calendar.ts'
import { answerEntity, emptyRelated, failure, type Asked } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { answerPath, server } from '../support/server.ts'

const ticket = (values: object) => ({
  ticket_id: 7,
  version: 3,
  service_type: 2,
  state: 1,
  service_target: 1,
  home_id: 1,
  contact_name: '路小川',
  contact_phone: '13900007788',
  tags: [],
  needs_contract: false,
  _labels: { home_id: '幸福里' },
  ...values,
})
const coTenant = (values: object) => ({
  id: 4,
  version: 1,
  home_id: 1,
  lease_id: 2,
  tenant_id: 3,
  relation: 'relative',
  joined_on: '2026-01-01',
  left_on: null,
  _labels: { tenant_id: '孟凡' },
  ...values,
})
const main = () => within(screen.getByRole('main'))
const standing = () =>
  within(main().getByRole('group', { name: '操作' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const openTicket = async (values: object) => {
  server.use(answerEntity('get', '/v3/tickets/{id}', ticket(values)).handler, ...emptyRelated('ticket'))
  await openScreen('/ticket/7')
  await screen.findByText('路小川')
}

describe('at the head of a record', () => {
  it.each([
    [
      'three things stand there and the rest behind 更多',
      { state: 1, _actions: ['dispatch', 'reject', 'shut', 'ticket_remark_add'] },
      ['派单', '添加备注', '编辑', '更多'],
    ],
    [
      'a step that the record does not name is not there',
      { state: 1, _actions: ['ticket_remark_add'] },
      ['添加备注', '编辑', '复制', '更多'],
    ],
    ['what is removed stands last', { state: 6, _actions: [] }, ['复制', '删除', '更多']],
    ['nothing changes a record that is not theirs to change', { state: 6, _actions: null }, ['复制', '更多']],
  ])('%s', async (_, values, buttons) => {
    await openTicket(values)
    await waitFor(() => expect(standing()).toEqual(buttons))
  })

  it('asks in a window, tells a refusal beside its field, and sends what was not answered under the same key', async () => {
    const keys: (string | null)[] = []
    const answers = [
      () => failure('invalid', { fields: [{ field: 'content', message: '备注含有禁用词' }] }),
      () => HttpResponse.error(),
      () => HttpResponse.json({ err_code: 0, err_msg: '', data: { id: 9 } }),
    ]
    server.use(
      http.post('*/v3/tickets/7/remarks', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return answers[keys.length - 1]!()
      }),
    )
    await openTicket({ _actions: ['ticket_remark_add'] })
    await userEvent.click(main().getByRole('button', { name: '添加备注' }))
    const dialog = await screen.findByRole('dialog', { name: '添加备注' })
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: '添加备注' }))
    const content = within(dialog).getByRole('textbox', { name: '备注内容' })
    await send()
    await waitFor(() => expect(content).toHaveAccessibleDescription('不能为空'))
    await userEvent.type(content, '已联系住户')
    await send()
    await waitFor(() => expect(content).toHaveAccessibleDescription('备注含有禁用词'))
    await send()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('网络')
    await send()
    expect(await screen.findByText('备注已添加')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('says why something is not possible, to whoever points at it or reaches it by key, and does nothing', async () => {
    server.use(
      answerEntity('get', '/v3/co_tenants/{id}', coTenant({ left_on: '2026-05-01', _actions: [] })).handler,
      ...emptyRelated('co_tenant'),
    )
    await openScreen('/renter/co-tenant-list/4')
    const leave = await screen.findByRole('button', { name: '搬离' })
    expect(leave).toHaveAttribute('aria-disabled', 'true')
    expect(leave).toHaveAttribute('aria-description', '该同住人已于2026-05-01搬离')
    expect(leave).toHaveAttribute('data-hint', '该同住人已于2026-05-01搬离')
    leave.focus()
    expect(leave).toHaveFocus()
    await userEvent.click(leave)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['its page', '/renter/co-tenant-list/4', '搬离'],
    ['its row', '/renter/co-tenant-list', /^搬离 /],
  ])('what came of it stays to be read on %s, though the record is gone with it', async (_, address, button) => {
    let isGone = false
    const leave = answerPath('POST', '/v3/co_tenants/{id}/leave', {
      steps: [{ step: 'credential', state: 'sent', text: '孟凡，密码' }],
    })
    const record = coTenant({ _actions: ['co_tenant_leave'] })
    server.use(
      answerEntity('get', '/v3/co_tenants/{id}', () => (isGone ? failure('not_found') : record)).handler,
      answerEntity('get', '/v3/co_tenants', () => listOf(isGone ? [] : [record])).handler,
      leave.handler,
      ...emptyRelated('co_tenant'),
    )
    const { news } = await openScreen(address)
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const dialog = await screen.findByRole('dialog', { name: '搬离' })
    await userEvent.click(within(dialog).getByRole('button', { name: '搬离' }))
    expect(await screen.findByText(/孟凡，密码/)).toBeVisible()
    isGone = true
    await act(news)
    expect(screen.getByText(/孟凡，密码/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/数据不存在|暂无/)).toBeVisible()
  })

  it('what is done without a question goes on beside what is opened meanwhile, and closes nothing but itself', async () => {
    const frozen = {
      ...{ grant_id: 5, version: 1, grant_type: 1, home_id: 1, room_id: 2, device_id: 3, paas_id: 8, name: '孟凡' },
      ...{ permission_begin: '2026-01-01T00:00:00Z', permission_end: '2099-01-01T00:00:00Z', permission_state: 1 },
      ...{ _labels: {}, _actions: ['lock_password_unfreeze', 'lock_password_delete'] },
    }
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const grant = answerEntity('get', '/v3/grants/{id}', frozen)
    server.use(
      grant.handler,
      http.post('*/v3/rooms/2/locks/3/passwords/8/unfreeze', async () => {
        await held
        return HttpResponse.json({ err_code: 0, err_msg: '', data: { task_id: 6 } })
      }),
      ...emptyRelated('grant'),
    )
    await openScreen('/house/grant-list/5', { keys: ['every', 'device_base'] })
    await userEvent.click(await screen.findByRole('button', { name: '解冻密码' }))
    await userEvent.click(screen.getByRole('button', { name: '删除密码' }))
    const dialog = await screen.findByRole('dialog', { name: '删除密码' })
    const before = grant.seen.length
    release()
    await waitFor(() => expect(grant.seen.length).toBeGreaterThan(before))
    expect(dialog).toBeVisible()
  })

  it('is found in the palette while the record is open', async () => {
    server.use(
      answerEntity('get', '/v3/co_tenants/{id}', coTenant({ _actions: ['co_tenant_leave'] })).handler,
      ...emptyRelated('co_tenant'),
      ...apartment.searched.map((plural) => answerEntity('get', `/v3/${plural}`, listOf([])).handler),
    )
    await openScreen('/renter/co-tenant-list/4')
    await screen.findByRole('button', { name: '搬离' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const palette = await screen.findByRole('combobox', { name: '快速查找' })
    await userEvent.type(palette, '搬离')
    expect(await screen.findByRole('option', { name: /搬离.*孟凡/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: '搬离' })
    expect(dialog).toHaveTextContent('确定登记“孟凡”搬离？')
    // The day that it will mostly be stands there beforehand.
    expect(within(dialog).getByRole('textbox', { name: '搬离日期' })).toHaveValue(dayOf(new Date()))
  })

  describe('asks for what was said the last time', () => {
    const bill = {
      id: 7,
      version: 1,
      number: 'ZD7',
      contract_id: 1,
      month: '2026-05',
      cost_type: 1,
      payable: '100.00',
      paid: '100.00',
      unpaid: '0.00',
      invoiced: '0.00',
      uninvoiced: '100.00',
      state: 3,
      _labels: {},
      _actions: ['contract_bill_invoice_create'],
    }
    const last = { id: 12, version: 1, title: '宁居公寓', tax_number: '91350100M000100Y43', bank: '招商银行' }
    const openDialog = async (invoices: Parameters<typeof server.use>[0]) => {
      server.use(answerEntity('get', '/v3/bills/{id}', bill).handler, ...emptyRelated('bill'))
      // Asked before those that belong to the bill.
      server.use(invoices)
      await openScreen('/finance/bill-list/7', { keys: ['every', 'finance_base'] })
      await userEvent.click(await main().findByRole('button', { name: '申请开票' }))
      return within(await screen.findByRole('dialog', { name: '申请开票' }))
    }

    it('with what it holds there already, and sends of it what this one has', async () => {
      const invoices = answerEntity('get', '/v3/invoices', ({ input }: Asked) =>
        listOf('columns' in input ? [{ ...last, address: null, _labels: {} }] : []),
      )
      const apply = answerPath('POST', '/v3/contract_bill/invoices', { invoice_id: 13 })
      server.use(apply.handler)
      const dialog = await openDialog(invoices.handler)
      expect(dialog.getByRole('textbox', { name: '发票抬头' })).toHaveValue('宁居公寓')
      expect(dialog.getByRole('textbox', { name: '税号' })).toHaveValue('91350100M000100Y43')
      expect(invoices.seen.map(({ url }) => url.searchParams.get('sort'))).toContain('-id')
      await userEvent.click(dialog.getByRole('button', { name: '申请开票' }))
      await waitFor(() =>
        expect(apply.seen.payloads).toEqual([
          {
            bill_id: 7,
            type: 1,
            amount: '100.00',
            title: '宁居公寓',
            tax_number: '91350100M000100Y43',
          },
        ]),
      )
    })

    it('with nothing, where it cannot be read', async () => {
      const dialog = await openDialog(answerEntity('get', '/v3/invoices', () => failure('operation_failed')).handler)
      expect(dialog.getByRole('textbox', { name: '发票抬头' })).toHaveValue('')
      expect(dialog.getByRole('textbox', { name: '开票金额' })).toHaveValue('100.00')
    })
  })
})

describe('on a row', () => {
  it('three things stand, the menu has the rest and is used by keys; the record is read whole before it is asked', async () => {
    const remark = answerPath('POST', '/v3/tickets/{id}/remarks', { id: 9 })
    const whole = answerEntity('get', '/v3/tickets/{id}', ticket({ _actions: ['dispatch', 'ticket_remark_add'] }))
    const list = answerEntity('get', '/v3/tickets', listOf([ticket({ _actions: ['dispatch', 'ticket_remark_add'] })]))
    server.use(
      list.handler,
      answerEntity('get', '/v3/tickets/totals', { count: 1, totals: { fee: '0.00' } }).handler,
      whole.handler,
      remark.handler,
    )
    await openScreen('/ticket/list')
    const more = await screen.findByRole('button', { name: /^更多 #7/ })
    expect(list.seen[0]!.input).toMatchObject({ actions: 'true' })
    expect([...more.parentElement!.children].map(({ textContent }) => textContent)).toEqual([
      '详情',
      '添加备注',
      '编辑',
      '更多',
    ])
    more.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: /^更多 #7/ })
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['派单'])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: /^添加备注 #7/ }))
    const dialog = await screen.findByRole('dialog', { name: '添加备注' })
    expect(whole.seen).toHaveLength(1)
    await userEvent.type(within(dialog).getByRole('textbox', { name: '备注内容' }), '已联系住户')
    await userEvent.click(within(dialog).getByRole('button', { name: '添加备注' }))
    await waitFor(() => expect(remark.seen.payloads).toEqual([{ content: '已联系住户' }]))
  })
  it.each([
    [true, ['删除密码', '修改密码']],
    [false, ['修改密码', '冻结密码']],
  ])('what a record is there for stands ahead of the rest (%s)', async (pending_removal, first) => {
    const grant = {
      ...{ grant_id: 5, version: 1, grant_type: 1, home_id: 1, room_id: 2, device_id: 3, paas_id: 8, name: '孟凡' },
      ...{ permission_begin: '2026-01-01T00:00:00Z', permission_end: '2099-01-01T00:00:00Z', permission_state: 1 },
      ...{ _actions: ['update', 'freeze', 'delete'].map((verb) => `lock_password_${verb}`), _labels: {} },
    }
    const list = answerEntity('get', '/v3/grants', listOf([{ ...grant, pending_removal }]))
    server.use(list.handler)
    await openScreen('/house/grant-list', { keys: ['every', 'device_base'] })
    const more = await screen.findByRole('button', { name: /^更多 孟凡/ })
    expect([...more.parentElement!.children].slice(1, 3).map(({ textContent }) => textContent)).toEqual(first)
    expect(String(list.seen[0]!.input['columns'])).toContain('pending_removal')
  })
})

describe('what was typed', () => {
  const opened = async () => {
    server.use(answerPath('POST', '/v3/tickets/{id}/remarks', { id: 9 }).handler)
    await openTicket({ _actions: ['ticket_remark_add'] })
    await userEvent.click(await main().findByRole('button', { name: '添加备注' }))
    return screen.findByRole('dialog', { name: '添加备注' })
  }
  const leave = () => userEvent.keyboard('{Escape}')

  it('is thrown away by Escape only once somebody says so', async () => {
    const box = within(await opened()).getByRole('textbox', { name: '备注内容' })
    await userEvent.type(box, '已联系住户')
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
    expect(await screen.findByRole('textbox', { name: '备注内容' })).toHaveValue('已联系住户')
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '备注内容' })).not.toBeInTheDocument())
  })

  it('asks nothing where nothing was', async () => {
    await opened()
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('with the chosen rows', () => {
  const staff = (id: number, name: string, _actions: readonly string[]) => ({
    staff_id: id,
    version: 1,
    name,
    account: `a${id}`,
    phone: '139****0000',
    role_id: 1,
    active: _actions.length > 0,
    home_ids: [],
    _labels: {},
    _actions,
  })

  it('skips those for which it is not possible, tells the result of each, and retries what was refused', async () => {
    const asked: string[] = []
    let refuses = true
    const rows = [staff(1, '甲', ['user_assign_homes']), staff(2, '乙', ['user_assign_homes']), staff(3, '丙', [])]
    server.use(
      answerEntity('get', '/v3/staff', listOf(rows)).handler,
      http.put('*/v3/users/:id/homes', ({ params }) => {
        asked.push(String(params['id']))
        if (params['id'] === '2' && refuses) {
          refuses = false
          return failure('operation_failed')
        }
        return HttpResponse.json({ err_code: 0, err_msg: '', data: null })
      }),
      answerEntity('get', '/v3/homes', listOf([home(5)])).handler,
    )
    await openScreen('/staff')
    await screen.findByRole('checkbox', { name: '选择甲' })
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页' }))
    await userEvent.click(
      await within(screen.getByText('已选3条').parentElement!).findByRole('button', { name: '分配房源' }),
    )
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('以下1条当前不能执行，将跳过：丙')).toBeVisible()
    expect(within(dialog).getByText('“丙”已离职，不能分配房源')).toBeVisible()
    expect(within(dialog).getByText('将对以下2条执行：甲、乙')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: '幸福里5栋' }))
    await userEvent.click(within(dialog).getByRole('button', { name: /（2条）$/ }))
    expect(await within(dialog).findByText('已完成1条，1条失败')).toBeVisible()
    const results = within(within(dialog).getByRole('list', { name: '逐条结果' })).getAllByRole('listitem')
    expect(results.map(({ textContent }) => textContent)).toEqual(['甲成功', expect.stringMatching(/^乙.+/)])
    await userEvent.click(within(dialog).getByRole('button', { name: '重试未完成的1条' }))
    expect(await within(dialog).findByText('已完成2条')).toBeVisible()
    expect(asked).toEqual(['1', '2', '2'])
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull())
  })

  it('says of commands that they were sent, since none of them has been done yet', async () => {
    const device = (id: number) => ({
      device_id: id,
      version: 1,
      sn: `lk2403500000000000a${id}`,
      device_type: 2,
      state: 2,
      net_state: 1,
      _labels: {},
      _actions: ['device_refresh'],
    })
    server.use(
      answerEntity('get', '/v3/devices', listOf([device(1), device(2)])).handler,
      http.post('*/v3/devices/:id/refresh', ({ params }) =>
        HttpResponse.json({ err_code: 0, err_msg: '', data: { task_id: Number(params['id']) } }),
      ),
    )
    await openScreen('/house/device-list', { keys: ['every', 'device_base'] })
    await screen.findByRole('checkbox', { name: '选择lk2403500000000000a1' })
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页' }))
    await userEvent.click(
      await within(screen.getByText('已选2条').parentElement!).findByRole('button', { name: '刷新状态' }),
    )
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name: /（2条）$/ }))
    expect(await within(dialog).findByText('已下发2条，执行结果见“指令任务”')).toBeVisible()
    const results = within(within(dialog).getByRole('list', { name: '逐条结果' })).getAllByRole('listitem')
    expect(results.map(({ textContent }) => textContent)).toEqual([
      'lk2403500000000000a1已下发',
      'lk2403500000000000a2已下发',
    ])
  })

  describe('in the background', () => {
    const open = async () => {
      const asked: string[] = []
      let answer: (how: 'done' | 'refused') => void = () => undefined
      const answered = new Promise<'done' | 'refused'>((resolve) => {
        answer = resolve
      })
      server.use(
        answerEntity('get', '/v3/staff', listOf([staff(1, '甲', ['user_assign_homes'])])).handler,
        http.put('*/v3/users/:id/homes', async ({ params }) => {
          asked.push(String(params['id']))
          return (await answered) === 'done'
            ? HttpResponse.json({ err_code: 0, err_msg: '', data: null })
            : failure('operation_failed')
        }),
        answerEntity('get', '/v3/homes', listOf([home(5)])).handler,
      )
      await openScreen('/staff')
      await userEvent.click(await screen.findByRole('checkbox', { name: '选择甲' }))
      await userEvent.click(
        await within(screen.getByText('已选1条').parentElement!).findByRole('button', { name: '分配房源' }),
      )
      const dialog = await screen.findByRole('dialog')
      await userEvent.click(within(dialog).getByRole('combobox'))
      await userEvent.click(await screen.findByRole('option', { name: '幸福里5栋' }))
      await userEvent.click(within(dialog).getByRole('button', { name: /（1条）$/ }))
      await userEvent.click(await within(dialog).findByRole('button', { name: '在后台继续' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(asked).toEqual(['1']))
      return answer
    }

    it('goes on without its window, tells that it is done, and lets go of the rows', async () => {
      const answer = await open()
      answer('done')
      expect(await screen.findByText('已完成1条')).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull())
    })

    it('comes back where something was refused', async () => {
      const answer = await open()
      answer('refused')
      const dialog = await screen.findByRole('dialog')
      expect(await within(dialog).findByRole('button', { name: '重试未完成的1条' })).toBeVisible()
      expect(screen.getByText('已选1条')).toBeInTheDocument()
    })
  })
})

describe('above a list', () => {
  it('what is done to no record stands beside the list’s own tools and asks in a window', async () => {
    server.use(
      answerEntity('get', '/v3/tickets', listOf([ticket({ _actions: [] })])).handler,
      answerEntity('get', '/v3/tickets/totals', { count: 1, totals: { fee: '0.00' } }).handler,
    )
    await openScreen('/ticket/list')
    await userEvent.click(await screen.findByRole('button', { name: '按类型新建工单' }))
    const dialog = await screen.findByRole('dialog', { name: '按类型新建工单' })
    expect(await within(dialog).findByRole('combobox', { name: /工单类型/ })).toBeVisible()
    // It has no place on the rows, nor at the chosen.
    expect(screen.getAllByText('按类型新建工单').filter((one) => !dialog.contains(one))).toHaveLength(1)
  })
})

describe('what is not possible', () => {
  const action = (values: Partial<ConsoleAction>): ConsoleAction =>
    ({
      call: 'leave',
      label: { zh: '搬离', en: 'Leave' },
      places: ['row'],
      permission: null,
      tone: 'warning',
      icon: null,
      hides: false,
      forbidden: null,
      reason: { zh: '已搬离', en: 'Has left' },
      ...values,
    }) as ConsoleAction
  const offered = (values: Partial<ConsoleAction>, _actions: readonly string[] | null | undefined) =>
    callsOf(
      { entity: { actions: [action(values)], fields: [] }, may: () => true, say: ({ zh }: Label) => zh } as never,
      { id: 1, ...(_actions !== undefined && { _actions }) } as never,
      'row',
    ).map(({ name, reason }) => [name, reason])

  it.each([
    ['says why', {}, [], [['leave', '已搬离']]],
    ['is not there where it hides', { hides: true }, [], []],
    ['is not there where it has no words for it', { reason: null }, [], []],
    ['is not there on a record that is not theirs to change', {}, null, []],
    ['is there where it hides and is possible', { hides: true }, ['leave'], [['leave', null]]],
    ['is there where the record does not say', { hides: true }, undefined, [['leave', null]]],
    ['is not there at another place', { places: ['detail'] }, ['leave'], []],
  ] as const)('%s', (_, values, actions, expected) => {
    expect(offered(values, actions)).toEqual(expected)
  })
})
