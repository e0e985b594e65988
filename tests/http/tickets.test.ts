import { beforeAll, expect, it } from 'vitest'
import { password } from '../../src/apartment/demo/logins.ts'
import { describeOne } from '../support/stores.ts'
import { loggedIn, startDemo, type Caller, type TestServer } from './support/server.ts'

interface Ticket {
  readonly ticket_id: number
  readonly state: number
  readonly version: number
  readonly reason: string | null
}

describeOne('A ticket', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startDemo(open)
    admin = await loggedIn(server.app, 'admin', '10.0.0.1', password)
  })
  const repair = async (): Promise<Ticket> => {
    const { json } = await admin.call('POST', '/v3/tickets', {
      service_type: 2,
      home_id: 1,
      service_target: 1,
      contact_name: '王芳',
      contact_phone: '13800001234',
      appointment_date: '2099-01-01',
      appointment_period: 1,
      fault: '门锁没电',
    })
    expect(json).toMatchObject({ err_code: 0 })
    return json.data as unknown as Ticket
  }
  const step = (ticket: Ticket, name: string, body: object = {}, version = ticket.version) =>
    admin.call('POST', `/v3/tickets/${ticket.ticket_id}/${name}`, { version, ...body })

  it('goes from dispatch to review as the flow of repairs says', async () => {
    let ticket = await repair()
    const states = [ticket.state]
    for (const [name, body] of [
      ['dispatch', {}],
      ['alloc', { handler_id: 5 }],
      ['accept', { appointment_date: '2099-02-01', appointment_period: 2 }],
      ['sign_in', { sign_in_position: '门口' }],
      ['submit', { solution: '更换电池', fee: '12.50' }],
      ['check', {}],
      ['review', { rating: 5 }],
    ] as const) {
      const { json } = await step(ticket, name, body)
      expect([name, json.err_code, json.err_msg]).toEqual([name, 0, ''])
      ticket = json.data as unknown as Ticket
      states.push(ticket.state)
    }
    expect(states).toEqual([1, 9, 10, 2, 8, 4, 7, 5])
    expect((await admin.call('GET', `/v3/tickets/${ticket.ticket_id}`)).json.data).toMatchObject({
      fee: '12.50',
      solution: '更换电池',
      rating: 5,
      appointment_date: '2099-02-01',
    })
  })

  it('is given to an engineer of the company by whoever runs one of its stores', async () => {
    const manager = await loggedIn(server.app, 'manager', '10.0.0.3', password)
    const ticket = (await step(await repair(), 'dispatch')).json.data as unknown as Ticket
    expect((await manager.call('GET', '/v3/staff/5')).json.data).toMatchObject({ name: '赵立新' })
    expect(
      (await manager.call('POST', `/v3/tickets/${ticket.ticket_id}/alloc`, { version: ticket.version, handler_id: 5 }))
        .json,
    ).toMatchObject({ err_code: 0, data: { handler_id: 5 } })
    expect((await manager.call('PUT', '/v3/staff/5', { version: 1, name: '改名' })).status).toBeGreaterThanOrEqual(400)
  })

  it('is given away by those alone who may see whom to give it to', async () => {
    const ticket = (await step(await repair(), 'dispatch')).json.data as unknown as Ticket
    for (const [at, account] of ['keeper', 'engineer'].entries()) {
      const caller = await loggedIn(server.app, account, `10.0.1.${at + 1}`, password)
      expect([account, (await caller.call('GET', '/v3/staff')).status]).toEqual([account, 403])
      expect([
        account,
        (await caller.call('POST', `/v3/tickets/${ticket.ticket_id}/alloc`, { version: ticket.version, handler_id: 5 }))
          .json.err_msg,
      ]).toEqual([account, '您没有执行此操作的权限'])
    }
  })

  it('refuses a step that its state does not offer, in words', async () => {
    const ticket = await repair()
    const { status, json } = await step(ticket, 'check')
    expect([status, json.err_code, json.err_msg]).toEqual([409, 4093, '当前状态为“待派单”，不能验收通过'])
  })

  it.each([
    [
      'edited',
      [1, 2, 3, 9, 10],
      (ticket: Ticket) => admin.call('PUT', `/v3/tickets/${ticket.ticket_id}`, { version: ticket.version, note: '改' }),
    ],
    ['cancelled', [1, 2, 3, 9, 10], (ticket: Ticket) => step(ticket, 'shut')],
    ['approved', [4], (ticket: Ticket) => step(ticket, 'check')],
    ['turned down', [4], (ticket: Ticket) => step(ticket, 'turndown', { reason: '未完工' })],
  ] as const)('can be %s in the states %j alone', async (_, states, work) => {
    const taken: number[] = []
    for (const state of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      const ticket = await repair()
      await server.store.query({
        text: 'update tickets set state = $2 where ticket_id = $1',
        values: [ticket.ticket_id, state],
      })
      const { json } = await work(ticket)
      if (json.err_code === 0) taken.push(state)
      else expect([state, json.err_code]).toEqual([state, 4093])
    }
    expect(taken).toEqual(states)
  })

  it('asks for what a step needs, and takes nothing else', async () => {
    const ticket = await repair()
    expect((await step(ticket, 'reject')).json.data.fields).toEqual([{ field: 'reason', message: '不能为空' }])
    expect((await step(ticket, 'reject', { reason: '重复', state: 5 })).json.data.fields).toEqual([
      { field: 'state', message: '未知字段' },
    ])
    expect((await step(ticket, 'reject', { reason: '重复' }, ticket.version + 1)).status).toBe(409)
    expect((await admin.call('POST', `/v3/tickets/${ticket.ticket_id}/reject`, { reason: '重复' })).status).toBe(428)
    expect((await step(ticket, 'reject', { reason: '重复' })).json.data).toMatchObject({ state: 6, reason: '重复' })
  })

  it('keeps what was said of it: a remark bears the name of who made it, and nobody changes or removes it', async () => {
    const { ticket_id } = await repair()
    const engineer = await loggedIn(server.app, 'engineer', '10.0.0.2', password)
    const {
      json: { data: remark },
    } = (await engineer.call('POST', '/v3/ticket_remarks', {
      ticket_id,
      home_id: 1,
      content: '已联系租客',
    })) as unknown as { json: { data: { id: number; version: number; staff_id: number } } }
    expect(remark.staff_id).toBe(5)
    const url = `/v3/ticket_remarks/${remark.id}`
    for (const who of [admin, engineer]) {
      expect((await who.call('PUT', url, { version: remark.version, content: '改过的话' })).status).toBe(403)
      expect((await who.call('DELETE', url)).status).toBe(403)
      expect((await who.call('POST', '/v3/ticket_remarks/batch', { action: 'remove', ids: [remark.id] })).status).toBe(
        403,
      )
    }
    expect((await admin.call('GET', `/v3/tickets/${ticket_id}/remarks`)).json.data.list).toMatchObject([
      { content: '已联系租客', staff_id: 5, _labels: { staff_id: '赵立新' } },
    ])
  })

  it('has no step that its flow does not know', async () => {
    expect((await admin.call('POST', '/v3/tickets/1/explode', { version: 1 })).status).toBe(404)
    expect((await admin.call('GET', '/v3/tickets/1/dispatch')).status).toBe(405)
  })

  it('cannot be written past its flow', async () => {
    const ticket = await repair()
    const { json } = await admin.call('PUT', `/v3/tickets/${ticket.ticket_id}`, { version: ticket.version, state: 5 })
    expect(json.data.fields).toEqual([{ field: 'state', message: '未知字段' }])
    await step(ticket, 'shut')
    expect(
      (await admin.call('PUT', `/v3/tickets/${ticket.ticket_id}`, { version: ticket.version + 1, note: 'x' })).json
        .err_code,
    ).toBe(4093)
  })

  it('was asked in English and refuses in English', async () => {
    const ticket = await repair()
    const { json } = await admin.call(
      'POST',
      `/v3/tickets/${ticket.ticket_id}/check`,
      { version: 1 },
      { headers: { cookie: `${admin.cookie}; lang=en` } },
    )
    expect(json.err_msg).toBe('"Approve" is not possible in the state "Awaiting dispatch"')
  })
})
