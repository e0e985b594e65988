/**
 * The product's own calls as whoever makes them sees them: what is answered, what then is there, what the log tells,
 * and what is refused beside which field.
 */
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { password } from '../../src/apartment/demo/logins.ts'
import { caller, loggedIn, startDemo, type Answer, type Caller, type TestServer } from '../http/support/server.ts'
import { createFolders, describeOne } from '../support/stores.ts'

type Row = Readonly<Record<string, unknown>>
const rowsOf = ({ json }: Answer): readonly Row[] => json.data.list as unknown as readonly Row[]
const fieldsOf = ({ json }: Answer): readonly string[] => (json.data?.fields ?? []).map(({ field }) => field)

describeOne('Calls of the product', (open) => {
  const newFolder = createFolders()
  let consoleDir: string
  let server: TestServer
  let admin: Caller
  let manager: Caller
  let keeper: Caller
  beforeAll(async () => {
    consoleDir = await newFolder()
    server = await startDemo(open, { CONSOLE_DIR: consoleDir })
    ;[admin, manager, keeper] = [
      await loggedIn(server.app, 'admin', '10.0.0.1', password),
      await loggedIn(server.app, 'manager', '10.0.0.2', password),
      await loggedIn(server.app, 'keeper', '10.0.0.3', password),
    ]
  })
  const log = async (resource: string): Promise<number> =>
    Number((await admin.call('GET', `/v3/operation_logs?resource=${resource}&count=exact`)).json.data['count'])
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

  describe('addresses', () => {
    it('lead from a province to its cities and their districts', async () => {
      const provinces = (await keeper.call('GET', '/v3/address/provinces')).json.data as unknown as readonly Row[]
      const zhejiang = provinces.find(({ name }) => name === '浙江省')
      const cities = (await keeper.call('GET', `/v3/address/cities?province_id=${String(zhejiang?.['id'])}`)).json
        .data as unknown as readonly Row[]
      const hangzhou = cities.find(({ name }) => name === '杭州市')
      expect(cities.every(({ id }) => String(id).startsWith('33'))).toBe(true)
      const districts = (await keeper.call('GET', `/v3/address/districts?city_id=${String(hangzhou?.['id'])}`)).json
        .data as unknown as readonly Row[]
      expect(districts.map(({ name }) => name)).toContain('西湖区')
    })
  })

  describe('a remark on a ticket', () => {
    const remarks = async (ticket: number): Promise<readonly Row[]> =>
      rowsOf(await admin.call('GET', `/v3/ticket_remarks?ticket_id=${ticket}`))
    const ticketOf = async (who: Caller): Promise<number> =>
      Number(rowsOf(await who.call('GET', '/v3/tickets?limit=1'))[0]?.['ticket_id'])

    it('is written by whoever makes it, and told to the log', async () => {
      const [ticket, before] = [await ticketOf(keeper), await log('ticket_remark')]
      const answer = await keeper.call('POST', `/v3/tickets/${ticket}/remarks`, { content: '请带梯子' })
      expect(answer.json).toMatchObject({ err_code: 0, data: { id: expect.any(Number) as number } })
      expect((await remarks(ticket))[0]).toMatchObject({ id: answer.json.data['id'], content: '请带梯子', staff_id: 3 })
      expect(await log('ticket_remark')).toBe(before + 1)
    })

    it('is made once, however often it is sent with one key, also at the same time', async () => {
      const ticket = await ticketOf(admin)
      const before = (await remarks(ticket)).length
      const send = (content = '只此一次') =>
        admin.call('POST', `/v3/tickets/${ticket}/remarks`, { content }, keyed('remark-1'))
      const answers = await Promise.all([send(), send(), send()])
      expect(new Set([...answers, await send()].map(({ text }) => text)).size).toBe(1)
      expect((await remarks(ticket)).length).toBe(before + 1)
      const other = await send('另一条')
      expect([other.status, other.json.err_msg]).toEqual([409, '该防重键已用于另一个请求'])
      expect(
        (
          await keeper.call(
            'POST',
            `/v3/tickets/${await ticketOf(keeper)}/remarks`,
            { content: '别人的键' },
            keyed('remark-1'),
          )
        ).status,
      ).toBe(200)
    })

    it('that was refused may be sent again with its key', async () => {
      const ticket = await ticketOf(admin)
      const send = (id: number) =>
        admin.call('POST', `/v3/tickets/${id}/remarks`, { content: '重试' }, keyed('remark-2'))
      expect((await send(999_999)).status).toBe(404)
      expect((await send(ticket)).status).toBe(200)
    })

    it('takes no key that no client would send', async () => {
      const answer = await admin.call(
        'POST',
        `/v3/tickets/${await ticketOf(admin)}/remarks`,
        { content: '键' },
        keyed('x'.repeat(129)),
      )
      expect(answer.status).toBe(400)
    })
  })

  describe('a ticket of one type', () => {
    const ticket = {
      home_id: 1,
      service_target: 1,
      contact_name: '王芳',
      contact_phone: '13800001234',
      appointment_date: '2099-01-01',
    }

    it('begins in the state of its flow, with its history', async () => {
      const { json } = await admin.call('POST', '/v3/ticket_types/2/tickets', { ...ticket, fault: '门锁没电' })
      const made = (await admin.call('GET', `/v3/tickets/${String(json.data['ticket_id'])}`)).json.data
      expect(made).toMatchObject({ service_type: 2, state: 1, fault: '门锁没电', appointment_period: 1 })
      expect(
        rowsOf(await admin.call('GET', `/v3/ticket_records?ticket_id=${String(json.data['ticket_id'])}`)).length,
      ).toBe(1)
    })

    it('is refused beside the fields of the request', async () => {
      const answer = await admin.call('POST', '/v3/ticket_types/2/tickets', {
        ...ticket,
        contact_phone: '123',
        appointment_date: '2000-01-01',
      })
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['contact_phone']])
      expect(
        fieldsOf(await admin.call('POST', '/v3/ticket_types/2/tickets', { ...ticket, appointment_date: '2000-01-01' })),
      ).toEqual(expect.arrayContaining(['appointment_date', 'fault']))
      expect((await admin.call('POST', '/v3/ticket_types/9/tickets', ticket)).status).toBe(422)
    })

    it('takes nothing that a ticket of its type has not', async () => {
      const answer = await admin.call('POST', '/v3/ticket_types/2/tickets', {
        ...ticket,
        fault: '门锁没电',
        teardown_reason: 1,
      })
      expect([answer.status, answer.json.data.fields]).toEqual([
        422,
        [{ field: 'teardown_reason', message: '仅工单类型为拆除时才有此项，请留空' }],
      ])
    })
  })

  describe('a ticket of its type', () => {
    it.each([
      [
        'for installing has its devices with their quantities',
        { service_type: 1, product_device_list: [{ device_product: 'D3', estimate_quantity: 12 }] },
      ],
      ['for repairing has what is broken', { service_type: 2, fault: '门锁没电' }],
      ['for tearing down has its reason', { service_type: 3, teardown_reason: 2 }],
    ])('%s, with its target, its period and its tags', async (_, own) => {
      const ticket = {
        ...{ home_id: 1, service_target: 1, contact_name: '王芳', contact_phone: '13800001234' },
        ...{ appointment_date: '2099-01-01', appointment_period: 3, tags: [1, 2], ...own },
      }
      const { json } = await admin.call('POST', '/v3/tickets', ticket)
      const made = (await admin.call('GET', `/v3/tickets/${String(json.data['ticket_id'])}`)).json.data
      expect(made).toMatchObject({
        ...ticket,
        contact_name: made['contact_name'],
        contact_phone: made['contact_phone'],
      })
    })
  })

  describe('a co-tenant', () => {
    const lease = async (status: number): Promise<Row> =>
      rowsOf(await admin.call('GET', `/v3/leases?status=${status}&limit=1`))[0]!
    const person = { name: '李小明', phone: '13900001111', relation: 'spouse' }

    it('joins a valid lease as a new tenant of its home, and leaves it once', async () => {
      const { lease_id, home_id } = await lease(2)
      const added = await admin.call('POST', `/v3/leases/${String(lease_id)}/co_tenants`, { ...person, id_card: null })
      const id = String(added.json.data['co_tenant_id'])
      const made = (await admin.call('GET', `/v3/co_tenants/${id}`)).json.data
      expect(made).toMatchObject({ lease_id, home_id, relation: 'spouse', left_on: null })
      expect((await admin.call('GET', `/v3/tenants/${String(made['tenant_id'])}`)).json.data).toMatchObject({
        home_id,
        phone: '139****1111',
      })
      expect(fieldsOf(await admin.call('POST', `/v3/co_tenants/${id}/leave`, { left_on: '2000-01-01' }))).toEqual([
        'left_on',
      ])
      expect((await admin.call('POST', `/v3/co_tenants/${id}/leave`, { left_on: '2099-01-01' })).json).toMatchObject({
        err_code: 0,
        data: { steps: [] },
      })
      expect((await admin.call('POST', `/v3/co_tenants/${id}/leave`, { left_on: '2099-01-02' })).json.err_msg).toBe(
        '该同住人已于2099-01-01搬离',
      )
    })

    it('who is the tenant already is refused beside the name, and nothing stays', async () => {
      const { lease_id, tenant_id } = await lease(2)
      const reveal = async (label: string) =>
        String(
          (await admin.call('POST', '/v3/desensitization_data_get', { id: tenant_id, resource: 'tenant', label })).json
            .data['real'],
        )
      const [name, phone] = [await reveal('name'), await reveal('phone')]
      const before = await log('tenant')
      const answer = await admin.call('POST', `/v3/leases/${String(lease_id)}/co_tenants`, {
        name,
        phone,
        relation: 'friend',
      })
      expect([answer.status, answer.json.data.fields]).toEqual([
        422,
        [{ field: 'name', message: '租客本人不能同时是同住人' }],
      ])
      expect(await log('tenant')).toBe(before)
    })

    it('joins no lease that is over', async () => {
      const answer = await admin.call('POST', `/v3/leases/${String((await lease(3))['lease_id'])}/co_tenants`, person)
      const reason = '租约已到期，只有生效中的租约可以添加同住人'
      expect([answer.status, answer.json.err_msg]).toEqual([409, reason])
      expect(answer.json.data.fields).toEqual([{ field: 'id', message: reason }])
    })

    it('has a relation that the list offers', async () => {
      const answer = await admin.call('POST', `/v3/leases/${String((await lease(2))['lease_id'])}/co_tenants`, {
        ...person,
        relation: 'stranger',
      })
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['relation']])
    })
  })

  describe('homes of an account', () => {
    it('are assigned by whoever manages them, and by nobody else', async () => {
      const own = rowsOf(await manager.call('GET', '/v3/homes?limit=2')).map((row) => Number(row['home_id']))
      const all = rowsOf(await admin.call('GET', '/v3/homes?limit=100')).map((row) => Number(row['home_id']))
      const foreign = all.filter((id) => !rowsIds(managed).includes(id))
      expect(foreign.length).toBeGreaterThan(0)
      const assign = (who: Caller, id: number, home_ids: readonly number[]) =>
        who.call('PUT', `/v3/users/${id}/homes`, { home_ids })
      expect((await assign(admin, 3, own)).json).toMatchObject({ err_code: 0, data: null })
      expect((await admin.call('GET', '/v3/staff/3')).json.data['home_ids']).toEqual([...own].sort((a, b) => a - b))
      expect((await assign(manager, 3, [...own, foreign[0]!])).json.err_msg).toBe('该数据不在您的管理范围内')
      expect((await assign(keeper, 3, own)).status).toBe(403)
      expect((await assign(admin, 3, [])).status).toBe(422)
    })
    let managed: readonly Row[] = []
    beforeAll(async () => {
      managed = rowsOf(await manager.call('GET', '/v3/homes?limit=100'))
    })
    const rowsIds = (rows: readonly Row[]): readonly number[] => rows.map((row) => Number(row['home_id']))
  })

  it('a member is shown as masked as everywhere, of one’s own company alone', async () => {
    const [tenant] = rowsOf(await admin.call('GET', '/v3/tenants?limit=1'))
    const { json } = await admin.call(
      'GET',
      `/v3/tenant_detail?user_id=${String(tenant?.['tenant_id'])}&role_id=100&client_id=1`,
    )
    expect(json.data).toMatchObject({ name: tenant?.['name'], phone: tenant?.['phone'] })
    expect(String(json.data['phone'])).toMatch(/^1\d\d\*{4}\d{4}$/)
    expect(
      (await admin.call('GET', `/v3/tenant_detail?user_id=${String(tenant?.['tenant_id'])}&role_id=100&client_id=2`))
        .status,
    ).toBe(404)
  })

  it('permissions are grouped as the menu groups them, and none is missing', async () => {
    const groups = (await keeper.call('GET', '/v3/permission_groups')).json.data as unknown as readonly {
      readonly permissions: readonly { readonly key: string }[]
    }[]
    const list = (await keeper.call('GET', '/v3/permission_list')).json.data as unknown as readonly {
      readonly key: string
    }[]
    expect(list.find(({ key }) => key === 'homes_view')).toEqual({
      ...{ id: expect.any(Number) as number, key: 'homes_view', name: '房源与房间' },
      ...{ resource: 'homes', action: 'view', group: 'house' },
    })
    expect(groups.flatMap(({ permissions }) => permissions.map(({ key }) => key)).sort()).toEqual(
      list.map(({ key }) => key).sort(),
    )
  })

  it('banks are found by a part of their name', async () => {
    const { json } = await admin.call('GET', `/v3/banks?q=${encodeURIComponent('招商')}`)
    expect(json.data).toEqual([{ id: 308, name: '招商银行' }])
  })

  it('models of devices are those of the service asked for', async () => {
    const models = (await admin.call('GET', '/v3/ticket_device_model?service_target=1&client_id=1&service_type=1')).json
      .data as unknown as readonly Row[]
    expect(models.map(({ name }) => name)).toEqual(expect.arrayContaining(['D1', 'T3', 'D6i-W']))
    expect(models.map(({ name }) => name)).not.toContain('ATY6')
  })

  it('the kinds of operations are those of the log', async () => {
    const types = (await admin.call('GET', '/v3/openapi_operations_types?list_type=all&origin=2')).json.data
    expect(types).toEqual(expect.arrayContaining([{ id: 'transition', name: '流程操作' }]))
  })

  describe('the company', () => {
    const info = async (who: Caller) => (await who.call('GET', '/v3/client')).json.data
    const settings = async () => (await admin.call('GET', '/v3/client/settings')).json.data

    it('is told to everyone, and renamed by whoever manages all of it', async () => {
      const before = await info(keeper)
      expect(before).toEqual({
        client_id: 1,
        name: expect.any(String) as string,
        tags: [],
        sms_left: before['sms_left'],
      })
      expect((await admin.call('PUT', '/v3/client', { name: '  西湖公寓 ' })).json).toMatchObject({ err_code: 0 })
      expect(await info(keeper)).toEqual({ ...before, name: '西湖公寓' })
      const refused = await manager.call('PUT', '/v3/client', { name: '我的公司' })
      expect([refused.status, refused.json.err_msg]).toEqual([403, '该数据不在您的管理范围内'])
      expect((await keeper.call('PUT', '/v3/client', { name: '我的公司' })).status).toBe(403)
      expect((await info(keeper))['name']).toBe('西湖公寓')
    })

    it('has settings of its own, and grants itself nothing', async () => {
      const before = await settings()
      const change = (body: object) => admin.call('PUT', '/v3/client/settings', body)
      expect((await change({ need_check_switch: true })).json).toMatchObject({ err_code: 0 })
      expect(await settings()).toEqual({ ...before, need_check_switch: true })
      expect((await keeper.call('GET', '/v3/user_info')).json.data).toMatchObject({ needCheckSwitch: true })
      expect((await change({ enable_sms_recharge: !before['enable_sms_recharge'] })).status).toBe(422)
      expect((await change({ need_check_switch: null })).status).toBe(422)
      expect((await change({})).status).toBe(422)
      expect(await settings()).toEqual({ ...before, need_check_switch: true })
    })
  })

  it('the time of the server is that of the console which it gives out, told before anyone is logged in', async () => {
    const page = join(consoleDir, 'index.html')
    const told = async (made: string) => {
      await writeFile(page, '<html></html>')
      await utimes(page, new Date(made), new Date(made))
      return (await caller(server.app, '10.0.0.5').call('GET', '/static/time?timestamp=1')).json.data
    }
    for (const made of ['2026-03-01T08:00:00.000Z', '2026-04-01T08:00:00.000Z'])
      expect(await told(made)).toEqual({ time: Date.parse(made) })
  })

  it('the desktop build learns its latest version before anyone is logged in', async () => {
    const { json } = await caller(server.app, '10.0.0.4').call('GET', '/v3/desktop_version')
    expect(json.data).toEqual({ version: '', downloads: { windows: '', macos: '' } })
  })
})
