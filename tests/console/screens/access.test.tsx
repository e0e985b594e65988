/** Who can see a record: an account is chosen, and what the server tells of it is said in sentences. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import '../../../src/console/screens/record/access/AccessDialog.tsx'
import '../../../src/console/actions/MoreMenu.tsx'
import '../../../src/generated/console/resources/staff.ts'
import { answerEntity, emptyRelated, failure } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { KEYS, openScreen } from '../support/screen.ts'
import { server } from '../support/server.ts'

const KEEPER = { staff_id: 3, name: '许晓燕', account: 'keeper', phone: '13800000003', role_id: 102, version: 1 }
const right = (to: string, held: boolean) => ({
  to,
  key: 'homes_view',
  label: '房源与房间',
  held,
  from: 'role',
  of: [],
})
const level = (rest: object) => ({
  ...{ level: 'store', label: '门店', placed: true, limited: 'list', allowed_count: 2, path: ['门店'] },
  allowed: [
    { id: 1, name: '城西店' },
    { id: 2, name: null },
  ],
  places: [{ id: 1, name: '城西店', allowed: true }],
  ...{ places_count: 1, lies: 'inside', sees: true, changes: true },
  ...rest,
})
const TOLD = {
  account: { staff_id: 3, name: '许晓燕', active: true, administrator: false, role_id: 102, role_name: '管家' },
  ...{ record_name: '幸福里', sees: true, changes: false, rights: [right('see', true), right('change', false)] },
  levels: [
    level({}),
    level({
      ...{ level: 'home', label: '房源', limited: 'below', lies: 'outside', path: [] },
      places: [{ id: 1, name: '幸福里', allowed: false }],
    }),
  ],
  ...{ shared: null, owner: null, chosen: null, stops: ['locked'], locked: '已锁定' },
}

const answers = (told: unknown) => answerEntity('get', '/v3/access_explanation', told)

const log = { list: [], count: 0, count_kind: 'exact', next: null }

async function open(keys: readonly string[] = KEYS) {
  server.use(
    answerEntity('get', '/v3/homes/{id}', home(1)).handler,
    answerEntity('get', '/v3/staff', listOf([KEEPER])).handler,
    ...emptyRelated('home'),
    answerEntity('get', '/v3/operation_logs', log).handler,
  )
  await openScreen('/house/home-list/1?tab=history', { keys: [...keys, 'log_check'] })
  await screen.findAllByText(String(home(1)['name']))
}

const deeds = () => screen.findByRole('group', { name: '操作' })

async function ask(): Promise<HTMLElement> {
  await open()
  await userEvent.click(within(await deeds()).getByRole('button', { name: '更多' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '谁能看到' }))
  return screen.findByRole('dialog', { name: /^谁能看到“/ })
}

async function choose(dialog: HTMLElement) {
  const box = within(dialog).getByRole('combobox', { name: '员工账号' })
  await waitFor(() => expect(box).toHaveFocus())
  await userEvent.type(box, '许')
  await userEvent.click(await screen.findByRole('option', { name: /许晓燕/ }))
}

const lineOf = (dialog: HTMLElement, label: string) =>
  within(dialog).getByText(label, { selector: 'dt' }).parentElement!

describe('who can see a record', () => {
  it('is told by role, scope and rule', async () => {
    const told = answers(TOLD)
    server.use(told.handler)
    const dialog = await ask()
    expect(within(dialog).getByText(/^选择一个员工账号/)).toBeVisible()
    expect(within(dialog).queryByRole('status')).toBeNull()
    await choose(dialog)
    expect(await within(dialog).findByRole('status')).toHaveTextContent('许晓燕能查看不能修改')
    expect(told.seen.map(({ input }) => input)).toEqual([{ entity: 'home', id: '1', staff_id: '3' }])
    expect(lineOf(dialog, '角色')).toHaveTextContent('管家')
    expect(lineOf(dialog, '查看权限')).toHaveTextContent('“房源与房间”：角色“管家”已授予')
    expect(lineOf(dialog, '修改权限')).toHaveTextContent('“房源与房间”：角色“管家”未授予')
    expect(lineOf(dialog, '范围：门店')).toHaveTextContent('仅限城西店等2个这条数据属于城西店（房源 → 门店），在范围内')
    expect(lineOf(dialog, '范围：房源')).toHaveTextContent('因下级范围，仅限城西店等2个这条数据不在其中')
    expect(lineOf(dialog, '规则')).toHaveTextContent('此类数据按门店、房源划分')
    expect(lineOf(dialog, '规则')).toHaveTextContent('已锁定')
    expect(within(dialog).getByRole('link', { name: '管家' })).toHaveAttribute('href', '/roles/102')
  })

  it('is told by which permissions one is held that comes with any of several', async () => {
    const of = (tenants: boolean, money: boolean) => [
      { key: 'lease_base', label: '租客与租约', held: tenants, from: 'role' },
      { key: 'finance_base', label: '费用中心', held: money, from: 'role' },
    ]
    const settlements = { key: 'check_out_base', label: '退租结算', from: 'either' }
    const rights = [
      { ...right('see', true), ...settlements, of: of(false, true) },
      { ...right('change', false), ...settlements, of: of(false, false) },
    ]
    server.use(answers({ ...TOLD, rights }).handler)
    const dialog = await ask()
    await choose(dialog)
    await within(dialog).findByRole('status')
    expect(lineOf(dialog, '查看权限')).toHaveTextContent('“退租结算”：随“费用中心”获得')
    expect(lineOf(dialog, '修改权限')).toHaveTextContent('“退租结算”：需要以下权限之一：“租客与租约”、“费用中心”')
  })

  it('is told of one that is switched off', async () => {
    const account = { ...TOLD.account, active: false }
    const nothing = { sees: false, rights: [], levels: [], stops: [], locked: null }
    server.use(answers({ ...TOLD, account, ...nothing }).handler)
    const dialog = await ask()
    await choose(dialog)
    expect(await within(dialog).findByText(/^该账号已停用/)).toBeVisible()
    expect(within(dialog).getByRole('status')).toHaveTextContent('许晓燕不能查看不能修改')
    expect(within(dialog).queryByText('规则', { selector: 'dt' })).toBeNull()
  })

  it('says what failed, and asks again', async () => {
    server.use(answers(() => failure('not_found')).handler)
    const dialog = await ask()
    await choose(dialog)
    expect(await within(dialog).findByRole('alert')).toBeVisible()
    server.use(answers(TOLD).handler)
    await userEvent.click(within(dialog).getByRole('button', { name: '重试' }))
    expect(await within(dialog).findByRole('status')).toHaveTextContent('能查看')
  })

  it('is asked by those alone who may read accounts', async () => {
    await open(KEYS.filter((held) => held !== 'org_base'))
    expect(within(await deeds()).queryByRole('button', { name: '更多' })).toBeNull()
  })
})
