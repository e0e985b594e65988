import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { Pages } from '../../../src/console/pages.tsx'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import '../support/screens.ts'
import { answerEntity, failure } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

const referrer = (entity: string, zh: string, count: number) => ({
  entity,
  plural: `${entity}s`,
  label: { zh, en: entity },
  by: 'home_id',
  count,
})
const NOTHING = { name: '幸福里1栋', blocked: [], lost: [], emptied: [] }

beforeEach(() => {
  rememberLogin('request-1')
  server.use(
    answerCall('user_info', { ...USER, permissions: ['every', 'homes_view', 'ticket_base'].map(permission) }).handler,
  )
})

const openDialog = async () => {
  server.use(answerEntity('get', '/v3/homes', listOf([home(1)])).handler)
  await renderConsole(<Pages />, { address: '/house/home-list' })
  await userEvent.click(await screen.findByRole('button', { name: '删除 幸福里1栋' }))
  return screen.findByRole('dialog', { name: '删除房源' })
}

describe('deleting a record', () => {
  it('names it and counts what goes with it and what will no longer refer to it', async () => {
    server.use(
      answerEntity('get', '/v3/homes/{id}/impact', {
        ...NOTHING,
        lost: [referrer('room', '房间', 5)],
        emptied: [referrer('staff', '员工', 2)],
      }).handler,
    )
    const dialog = await openDialog()
    expect(dialog).toHaveTextContent('确定删除房源“幸福里1栋”吗？')
    expect(await within(dialog).findByText('以下数据将一并删除：房间 5')).toBeVisible()
    expect(within(dialog).getByText('以下数据将不再关联：员工 2')).toBeVisible()
  })

  it('is not offered while other records forbid it; one entity is counted once', async () => {
    server.use(
      answerEntity('get', '/v3/homes/{id}/impact', {
        ...NOTHING,
        blocked: [referrer('device', '设备', 14), referrer('device', '设备', 1)],
        lost: [referrer('room', '房间', 5)],
      }).handler,
    )
    const dialog = await openDialog()
    expect(await within(dialog).findByText('不能删除，还有关联数据：设备 15')).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: '删除' })).toBeNull()
    expect(within(dialog).queryByText(/一并删除/)).toBeNull()
  })

  it('stays open and says why when the server refuses', async () => {
    server.use(
      answerEntity('get', '/v3/homes/{id}/impact', NOTHING).handler,
      answerEntity('delete', '/v3/homes/{id}', () => failure('forbidden')).handler,
    )
    const dialog = await openDialog()
    await userEvent.click(await within(dialog).findByRole('button', { name: '删除' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('权限')
    expect(dialog).toBeVisible()
  })
})

describe('deleting the chosen rows', () => {
  const ticket = (id: number, state: number) => ({ ticket_id: id, version: 1, state, service_type: 1, _labels: {} })

  const choose = async (rows: readonly ReturnType<typeof ticket>[]) => {
    const totals = answerEntity('get', '/v3/tickets/totals', { count: rows.length, totals: { fee: '0.00' } })
    server.use(answerEntity('get', '/v3/tickets', listOf([...rows])).handler, totals.handler)
    await renderConsole(<Pages />, { address: '/ticket/list' })
    await screen.findByRole('checkbox', { name: `选择#${rows[0]!.ticket_id}` })
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页' }))
    await userEvent.click(
      within(screen.getByText(`已选${rows.length}条`).parentElement!).getByRole('button', { name: '删除' }),
    )
    return screen.findByRole('dialog')
  }

  it('keeps those whose state forbids it, and sends only the others', async () => {
    const batch = answerEntity('post', '/v3/tickets/batch', { results: [{ id: 2, ok: true }] })
    server.use(batch.handler)
    const dialog = await choose([ticket(1, 1), ticket(2, 6)])
    expect(await within(dialog).findByText('以下1条当前不能删除，将予保留：#1')).toBeVisible()
    expect(dialog).toHaveTextContent('确定删除以下1条工单吗？仍被使用的会保留并列出。#2')
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }))
    expect(await screen.findByText('已删除1条')).toBeVisible()
    expect(batch.seen.map(({ input }) => input)).toEqual([{ action: 'remove', each: true, ids: [2] }])
    expect(screen.queryByText(/^已选/)).toBeNull()
  })

  it('deletes each by itself, and says which were kept and why', async () => {
    server.use(
      answerEntity('post', '/v3/tickets/batch', {
        results: [
          { id: 2, ok: true },
          { id: 3, ok: false, name: '工单三', err_code: 400, err_msg: '还有关联数据' },
        ],
      }).handler,
    )
    const dialog = await choose([ticket(2, 6), ticket(3, 6)])
    await userEvent.click(await within(dialog).findByRole('button', { name: '删除' }))
    expect(await within(dialog).findByText('已删除1条，1条未删除')).toBeVisible()
    expect(within(dialog).getByRole('list', { name: '未删除的记录' })).toHaveTextContent('工单三还有关联数据')
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText(/^已选/)).toBeNull()
  })

  it('can be stopped between two lots', async () => {
    const lots: (() => void)[] = []
    server.use(
      http.post('*/v3/tickets/batch', async ({ request }) => {
        const { ids } = (await request.json()) as { readonly ids: readonly number[] }
        await new Promise<void>((resolve) => {
          lots.push(resolve)
        })
        return HttpResponse.json({ err_code: 0, err_msg: '', data: { results: ids.map((id) => ({ id, ok: true })) } })
      }),
    )
    const dialog = await choose(Array.from({ length: 51 }, (_, at) => ticket(at + 1, 6)))
    await userEvent.click(await within(dialog).findByRole('button', { name: '删除' }))
    expect(await within(dialog).findByText('正在删除：0 / 51')).toBeVisible()
    await waitFor(() => expect(lots).toHaveLength(1))
    await userEvent.click(within(dialog).getByRole('button', { name: '停止' }))
    lots[0]!()
    expect(await within(dialog).findByText('已停止：删除了50条，0条未能删除，1条未处理')).toBeVisible()
    expect(lots).toHaveLength(1)
  })
})
