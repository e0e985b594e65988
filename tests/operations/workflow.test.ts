import { beforeAll, expect, test } from 'vitest'
import { describeStores } from '../support/stores.ts'
import { type Company, found, homeIn, type Row } from './company.ts'

describeStores('a workflow', (open) => {
  let company: Company
  let body: Record<string, unknown>
  beforeAll(async () => {
    company = await found(await open())
    const home = await company.create('home', homeIn(await company.create('store', { name: '东店' }), '阳光'))
    body = { service_type: 1, home_id: home['home_id'], service_target: 1, contact_name: '李四', contact_phone: '13800001111', appointment_date: '2026-05-20', appointment_period: 1 }
  }, 60_000)

  const step = (ticket: Row, name: string, fields: Record<string, unknown> = {}) =>
    company.try('transition', 'ticket', { id: String(ticket['ticket_id']), transition: name, body: { version: ticket.version, ...fields } })

  test('starts in the state that its deciding field says', async () => {
    expect(await company.create('ticket', body)).toMatchObject({ state: 7 })
    expect(await company.create('ticket', { ...body, service_type: 2, fault: '打不开' })).toMatchObject({ state: 1 })
  })

  test('goes from state to state by its steps alone, each with its fields', async () => {
    const ticket = await company.create('ticket', body)
    expect(await step(ticket, 'dispatch')).toMatchObject({ error: 'transition_refused', details: { params: { state: '待客服确认', action: '派单' } } })
    const waiting = (await step(ticket, 'service_ack', { needs_contract: true })).data as Row
    expect(waiting).toMatchObject({ state: 11, needs_contract: true, version: 2 })
    expect(await step(ticket, 'match_contract')).toMatchObject({ error: 'conflict', data: { current: { state: 11 } } })
    const matched = (await step(waiting, 'match_contract')).data as Row
    const sent = (await step(matched, 'dispatch')).data as Row
    expect(await step(sent, 'alloc')).toMatchObject({ error: 'invalid', fields: ['handler_id'] })
    expect(await step(sent, 'alloc', { handler_id: 99 })).toMatchObject({ error: 'foreign', fields: ['handler_id'] })
    expect(await step(sent, 'alloc', { handler_id: 'x', state: 5 })).toMatchObject({ error: 'invalid', fields: expect.arrayContaining(['handler_id', 'state']) })
    expect(await step(sent, 'nothing')).toMatchObject({ error: 'no_such_api' })
  })

  test('its state is not written by an update, and closes updates and deletions where it says so', async () => {
    const ticket = await company.create('ticket', body)
    const id = String(ticket['ticket_id'])
    expect(await company.try('update', 'ticket', { id, body: { version: 1, state: 5 } })).toMatchObject({ error: 'invalid', fields: ['state'] })
    expect(await company.try('update', 'ticket', { id, body: { version: 1, note: 'x' } })).toMatchObject({ error: 'transition_refused', details: { params: { action: '编辑' } } })
    expect(await company.try('remove', 'ticket', { id })).toMatchObject({ error: 'transition_refused', details: { params: { action: '删除' } } })
  })

  test('a rule about today knows the day in China', async () => {
    expect(await company.try('create', 'ticket', { body: { ...body, appointment_date: '2026-05-19' } })).toMatchObject({ error: 'invalid', fields: ['appointment_date'] })
  })
})
