import { beforeAll, expect, test } from 'vitest'
import { describeStores } from '../support/stores.ts'
import { scopeOf } from '../support/scopes.ts'
import { type Company, found, homeIn, model, type Row } from './company.ts'

const ASKED: Readonly<Record<string, Record<string, unknown>>> = { review: { rating: 5 }, reject: { reason: '重复' } }

describeStores('a workflow', (open) => {
  let company: Company
  let body: Record<string, unknown>
  let repair: Record<string, unknown>
  beforeAll(async () => {
    company = await found(open)
    const home = await company.create('home', homeIn(await company.create('store', { name: '东店' }), '阳光'))
    body = {
      service_type: 1,
      product_device_list: [{ device_product: 'D3', estimate_quantity: 1 }],
      home_id: home['home_id'],
      service_target: 1,
      contact_name: '李四',
      contact_phone: '13800001111',
      appointment_date: '2026-05-20',
      appointment_period: 1,
    }
    repair = { ...body, service_type: 2, product_device_list: null, fault: '打不开' }
  }, 60_000)

  const step = (ticket: Row, name: string, fields: Record<string, unknown> = {}) =>
    company.try('transition', 'ticket', {
      id: String(ticket['ticket_id']),
      transition: name,
      body: { version: ticket.version, ...fields },
    })

  test('starts in the state that its deciding field says', async () => {
    expect(await company.create('ticket', body)).toMatchObject({ state: 7 })
    expect(await company.create('ticket', repair)).toMatchObject({ state: 1 })
  })

  test('goes from state to state by its steps alone, each with its fields', async () => {
    const ticket = await company.create('ticket', body)
    expect(await step(ticket, 'dispatch')).toMatchObject({
      error: 'transition_refused',
      details: { params: { state: '待客服确认', action: '派单' } },
    })
    const waiting = (await step(ticket, 'service_ack', { needs_contract: true })).data as Row
    expect(waiting).toMatchObject({ state: 11, needs_contract: true, version: 2 })
    expect(await step(ticket, 'match_contract')).toMatchObject({ error: 'conflict', data: { current: { state: 11 } } })
    const matched = (await step(waiting, 'match_contract')).data as Row
    const sent = (await step(matched, 'dispatch')).data as Row
    expect(await step(sent, 'alloc')).toMatchObject({ error: 'invalid', fields: ['handler_id'] })
    expect(await step(sent, 'alloc', { handler_id: 99 })).toMatchObject({ error: 'foreign', fields: ['handler_id'] })
    expect(await step(sent, 'alloc', { handler_id: 'x', state: 5 })).toMatchObject({
      error: 'invalid',
      fields: expect.arrayContaining(['handler_id', 'state']),
    })
    expect(await step(sent, 'nothing')).toMatchObject({ error: 'no_such_api' })
  })

  test('a step whose condition does not hold is refused with the reason, not with the state', async () => {
    const install = await company.create('ticket', body)
    const repaired = await company.create('ticket', repair)
    await company.store.query({
      text: 'update tickets set state = 7 where ticket_id = $1',
      values: [repaired['ticket_id']],
    })
    for (const step of model.workflows['ticket']!.transitions.filter(({ message }) => message !== null)) {
      const [held, free] = await Promise.all(
        [install, repaired].map((ticket) =>
          company.try('transition', 'ticket', {
            id: String(ticket['ticket_id']),
            transition: step.name,
            body: { version: 9, ...ASKED[step.name] },
          }),
        ),
      )
      const unmet = [held, free].find((one) => one?.error === 'transition_unmet')
      expect([step.name, unmet?.details?.params['reason']]).toEqual([step.name, step.message?.zh])
    }
  })

  test('its state is not written by an update, and closes updates and deletions where it says so', async () => {
    const ticket = await company.create('ticket', body)
    const id = String(ticket['ticket_id'])
    expect(await company.try('update', 'ticket', { id, body: { version: 1, state: 5 } })).toMatchObject({
      error: 'invalid',
      fields: ['state'],
    })
    expect(await company.try('update', 'ticket', { id, body: { version: 1, note: 'x' } })).toMatchObject({
      error: 'transition_refused',
      details: { params: { action: '编辑' } },
    })
    expect(await company.try('remove', 'ticket', { id })).toMatchObject({
      error: 'transition_refused',
      details: { params: { action: '删除' } },
    })
  })

  test('each step is noted with who, from where and where to, and what it was told; a new ticket is its first', async () => {
    await company.store
      .script(`insert into roles (client_id, id, name, permissions, built_in) values (1, 100, '管理员', '{}', true);
      insert into staff (client_id, staff_id, name, account, phone, password, role_id) values (1, 7, '客服', 'kefu', '13800000007', '$argon2id$x', 100)`)
    const service = company.as(
      scopeOf({ client_id: 1, staff_id: 7, role_id: 100, type: 1, store_ids: [], home_ids: [], home_store_ids: [] }),
    )
    const ticket = await service.create('ticket', repair)
    const id = String(ticket['ticket_id'])
    const at = async (transition: string, version: number, fields = {}) =>
      (await service.do('transition', 'ticket', { id, transition, body: { version, ...fields } })).version
    await at('alloc', await at('dispatch', 1), { handler_id: 7 })
    expect(await service.try('transition', 'ticket', { id, transition: 'shut', body: { version: 1 } })).toMatchObject({
      error: 'conflict',
    })
    await at('shut', 3, { reason: '租客已自行解决' })
    const told = (await company.list('ticket_record', { ticket_id: id, sort: 'id' })).list
    expect(told.map(({ step, from_state, to_state, reason }) => [step, from_state, to_state, reason])).toEqual([
      ['create', null, 1, null],
      ['dispatch', 1, 9, null],
      ['alloc', 9, 10, null],
      ['shut', 10, 6, '租客已自行解决'],
    ])
    expect(
      told.map(({ _labels, home_id, service_type }) => [
        (_labels as Record<string, string>)['staff_id'],
        home_id,
        service_type,
      ]),
    ).toEqual(told.map(() => ['客服', body['home_id'], 2]))
    const journal = (await company.list('operation_log', { sort: 'id', limit: '100' })).list
    expect(journal.filter(({ resource }) => resource === 'ticket_record')).toEqual([])
  })

  test('what an earlier step was told is not noted again', async () => {
    const made = await company.create('ticket', repair)
    await company.store.query({
      text: `update tickets set state = 4, handler_id = 7 where ticket_id = $1`,
      values: [made['ticket_id']],
    })
    const back = (await step(made, 'turndown', { reason: '门锁仍打不开' })).data as Row
    await step(back, 'submit', { solution: '已更换锁体' })
    const told = (await company.list('ticket_record', { ticket_id: String(made['ticket_id']), sort: 'id' })).list
    expect(told.map((one) => [one['step'], one['reason']])).toEqual([
      ['create', null],
      ['turndown', '门锁仍打不开'],
      ['submit', null],
    ])
  })

  test('nobody is given what is new whose account is switched off; what they have stays theirs', async () => {
    await company.store.script(
      `insert into staff (client_id, staff_id, name, account, phone, password, role_id, active) values (1, 8, '离职', 'left', '13800000008', '$argon2id$x', 100, false)`,
    )
    const made = await company.create('ticket', repair)
    const sent = (await step(made, 'dispatch')).data as Row
    const refused = await step(sent, 'alloc', { handler_id: 8 })
    expect(refused).toMatchObject({ error: 'invalid', fields: ['handler_id'] })
    expect(JSON.stringify(refused.details?.data)).toContain('该员工账号已停用')
    await company.store.query({
      text: 'update tickets set handler_id = 8 where ticket_id = $1',
      values: [made['ticket_id']],
    })
    expect(await step(sent, 'alloc', { handler_id: 8 })).toMatchObject({ error: null, data: { handler_id: 8 } })
  })

  test('a rule about today knows the day in China', async () => {
    expect(await company.try('create', 'ticket', { body: { ...body, appointment_date: '2026-05-19' } })).toMatchObject({
      error: 'invalid',
      fields: ['appointment_date'],
    })
  })
})
