import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerEntity, emptyRelated, failure } from '../support/entities.ts'
import { listOf } from '../support/homes.ts'
import { openScreen } from '../support/screen.ts'
import { answerCall, server } from '../support/server.ts'

const ticket = (state: number, values: object = {}) => ({
  ticket_id: 7, version: 3, service_type: 2, state, service_target: 1, home_id: 1, contact_name: '路小川', contact_phone: '13900007788', tags: [], needs_contract: false, _labels: { home_id: '幸福里' }, ...values,
})
const open = async (state: number) => {
  server.use(answerEntity('get', '/v3/tickets/{id}', ticket(state)).handler, ...emptyRelated('ticket'))
  await openScreen('/ticket/7')
  await screen.findByText('路小川')
}
const offered = () => within(screen.getByRole('main')).getAllByRole('button').map(({ textContent }) => textContent)

describe('a record with a workflow', () => {
  it('offers the steps from its state and marks where it stands', async () => {
    await open(1)
    expect(offered()).toEqual(expect.arrayContaining(['派单', '拒绝', '取消工单', '编辑']))
    expect(offered()).not.toContain('删除')
    expect(within(screen.getByRole('list', { name: '进度' })).getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'))).toHaveLength(1)
  })

  it('offers nothing but deletion once it is closed', async () => {
    await open(6)
    expect(offered()).toEqual(['删除'])
  })

  it('asks for what a step needs and sends it with the version that was read', async () => {
    const alloc = answerEntity('post', '/v3/tickets/{id}/alloc', ticket(10, { version: 4, handler_id: 5 }))
    server.use(alloc.handler, answerEntity('get', '/v3/staff', listOf([{ staff_id: 5, version: 1, name: '赵立新' }])).handler)
    await open(9)
    await userEvent.click(screen.getByRole('button', { name: '分配' }))
    const dialog = await screen.findByRole('dialog', { name: '分配' })
    await userEvent.click(within(dialog).getByRole('button', { name: '分配' }))
    const handler = within(dialog).getByRole('combobox', { name: '处理人' })
    await waitFor(() => expect(handler).toHaveAccessibleDescription('不能为空'))
    await userEvent.click(handler)
    await userEvent.click(await screen.findByRole('option', { name: '赵立新' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '分配' }))
    await waitFor(() => expect(alloc.seen.map(({ input }) => input)).toEqual([{ handler_id: 5, version: 3 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('a masked value is fetched when asked for, and goes back behind its mask', async () => {
  const reveal = answerCall('desensitization_data_get', { real: '13912345678' })
  server.use(answerEntity('get', '/v3/tenants/{id}', { tenant_id: 4, version: 1, name: '孟*', phone: '139****5678', tag_ids: [], _labels: {} }).handler, ...emptyRelated('tenant'), reveal.handler)
  await openScreen('/renter/index/4')
  const phone = (await screen.findByText('139****5678')).parentElement!
  await userEvent.click(within(phone).getByRole('button', { name: '查看' }))
  expect(await screen.findByText('13912345678')).toBeVisible()
  expect(reveal.seen.payloads).toEqual([expect.objectContaining({ resource: 'tenants', label: 'phone' })])
  await userEvent.click(within(phone).getByRole('button', { name: '隐藏' }))
  expect(screen.queryByText('13912345678')).toBeNull()
})

it('a record that is gone says so and leads back to the list', async () => {
  server.use(answerEntity('get', '/v3/tickets/{id}', () => failure('not_found')).handler, answerEntity('get', '/v3/tickets', listOf([])).handler)
  const { address } = await openScreen('/ticket/7')
  await userEvent.click(await screen.findByRole('button', { name: '返回列表' }))
  await waitFor(() => expect(address()).toMatch(/^\/ticket/))
  expect(address()).not.toContain('7')
})
