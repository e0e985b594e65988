import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Pages } from '../../../src/console/pages.tsx'
import { rememberLogin } from '../../../src/console/provider/session.ts'
import '../support/screens.ts'
import { answerEntity, failure } from '../support/entities.ts'
import { home, listOf } from '../support/homes.ts'
import { renderConsole } from '../support/render.tsx'
import { answerCall, server } from '../support/server.ts'
import { permission, USER } from '../support/user.ts'

const referrer = (entity: string, zh: string, count: number) => ({ entity, plural: `${entity}s`, label: { zh, en: entity }, by: 'home_id', count })
const NOTHING = { name: '幸福里1栋', blocked: [], lost: [], emptied: [] }

beforeEach(() => {
  rememberLogin('request-1')
  server.use(answerCall('user_info', { ...USER, permissions: ['every', 'homes_view', 'ticket_base'].map(permission) }).handler)
})

const openDialog = async () => {
  server.use(answerEntity('get', '/v3/homes', listOf([home(1)])).handler)
  await renderConsole(<Pages />, { address: '/house/home-list' })
  await userEvent.click(await screen.findByRole('button', { name: '删除 幸福里1栋' }))
  return screen.findByRole('dialog', { name: '删除房源' })
}

describe('deleting a record', () => {
  it('names it and counts what goes with it and what will no longer refer to it', async () => {
    server.use(answerEntity('get', '/v3/homes/{id}/impact', { ...NOTHING, lost: [referrer('room', '房间', 5)], emptied: [referrer('staff', '员工', 2)] }).handler)
    const dialog = await openDialog()
    expect(dialog).toHaveTextContent('确定删除房源“幸福里1栋”吗？')
    expect(await within(dialog).findByText('以下数据将一并删除：房间 5')).toBeVisible()
    expect(within(dialog).getByText('以下数据将不再关联：员工 2')).toBeVisible()
  })

  it('is not offered while other records forbid it; one entity is counted once', async () => {
    server.use(answerEntity('get', '/v3/homes/{id}/impact', { ...NOTHING, blocked: [referrer('device', '设备', 14), referrer('device', '设备', 1)], lost: [referrer('room', '房间', 5)] }).handler)
    const dialog = await openDialog()
    expect(await within(dialog).findByText('不能删除，还有关联数据：设备 15')).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: '删除' })).toBeNull()
    expect(within(dialog).queryByText(/一并删除/)).toBeNull()
  })

  it('stays open and says why when the server refuses', async () => {
    server.use(answerEntity('get', '/v3/homes/{id}/impact', NOTHING).handler, answerEntity('delete', '/v3/homes/{id}', () => failure('forbidden')).handler)
    const dialog = await openDialog()
    await userEvent.click(await within(dialog).findByRole('button', { name: '删除' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('权限')
    expect(dialog).toBeVisible()
  })
})

describe('deleting the chosen rows', () => {
  const ticket = (id: number, state: number) => ({ ticket_id: id, version: 1, state, service_type: 1, _labels: {} })

  it('keeps those whose state forbids it, and sends only the others', async () => {
    const rows = [ticket(1, 1), ticket(2, 6)]
    const batch = answerEntity('post', '/v3/tickets/batch', { results: [{ id: 2, ok: true }] })
    const totals = answerEntity('get', '/v3/tickets/totals', { count: 2, totals: { fee: '0.00' } })
    server.use(answerEntity('get', '/v3/tickets', listOf(rows)).handler, totals.handler, batch.handler)
    await renderConsole(<Pages />, { address: '/ticket/list' })
    for (const name of ['选择#1', '选择#2']) await userEvent.click(await screen.findByRole('checkbox', { name }))
    await userEvent.click(within(screen.getByText('已选2条').parentElement!).getByRole('button', { name: '删除' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('以下1条当前不能删除，将予保留：#1')).toBeVisible()
    expect(dialog).toHaveTextContent('确定删除以下1条工单吗？#2')
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }))
    expect(await screen.findByText('已删除1条')).toBeVisible()
    expect(batch.seen.map(({ input }) => input)).toEqual([{ action: 'remove', ids: [2] }])
    expect(screen.queryByText(/^已选/)).toBeNull()
  })
})
