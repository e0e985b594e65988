import { beforeAll, expect, it } from 'vitest'
import { describeEvery } from '../support/stores.ts'
import { caller, loggedIn, startServer, type Caller, type TestServer } from './support/server.ts'
import { SECOND } from './support/world.ts'

const HOME = { name: '新房源', store_id: 1, home_type: 1, province: '上海市', city: '上海市', district: '徐汇区' }
const idsOf = (list: readonly unknown[] | undefined): unknown[] =>
  (list ?? []).map((row) => (row as { home_id: number }).home_id).sort()

describeEvery('Records over HTTP', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
  })
  const create = async (body: object) => (await admin.call('POST', '/v3/homes', body)).json

  it('are created, read, changed and deleted', async () => {
    const made = (await create({ ...HOME, name: '甲' })).data as unknown as { home_id: number; version: number }
    expect(made).toMatchObject({
      name: '甲',
      version: 1,
      home_lease_type: 1,
      rooms_count: 0,
      _labels: { store_id: '晴空公寓1店' },
    })
    const url = `/v3/homes/${made.home_id}`
    expect((await admin.call('GET', url)).json.data).toEqual(made)
    expect((await admin.call('PUT', url, { version: 1, name: '乙' })).json.data).toMatchObject({
      name: '乙',
      version: 2,
      district: '徐汇区',
    })
    expect((await admin.call('DELETE', url)).json).toMatchObject({ err_code: 0 })
    expect((await admin.call('GET', url)).json).toMatchObject({ err_code: 4040, err_msg: '记录不存在或已被删除' })
  })

  it('are listed with filter, search, order and pages', async () => {
    const of = async (query: string) => (await admin.call('GET', `/v3/homes?${query}`)).json.data
    expect(idsOf((await of('store_id=1&limit=2&sort=home_id')).list)).toEqual([1, 2])
    expect(await of('home_id=1,3&sort=-home_id')).toMatchObject({ count: 2, count_kind: 'exact' })
    expect(idsOf((await of('q=晴空公寓3')).list)).toEqual([3])
    const first = await of('limit=1&sort=home_id&home_id=1,2,3')
    const second = await of(`limit=1&sort=home_id&home_id=1,2,3&after=${String(first['next'])}`)
    expect([idsOf(first.list), idsOf(second.list)]).toEqual([[1], [2]])
  })

  it('name the bad fields of a write, in the words of their rules', async () => {
    const { status, json } = await admin.call('POST', '/v3/homes', { ...HOME, name: '', store_id: 999, strange: 1 })
    expect([status, json.err_code]).toEqual([422, 4220])
    expect(json.data.fields?.map(({ field }) => field)).toContain('strange')
    const foreign = await admin.call('POST', '/v3/homes', { ...HOME, name: '丙', store_id: 999 })
    expect(foreign.status).toBe(422)
    const phone = await admin.call('POST', '/v3/staff', {
      name: '张三',
      account: 'zhangsan',
      phone: '12',
      password: 'long-enough-1',
      role_id: 101,
    })
    expect(phone.json.data.fields).toEqual([{ field: 'phone', message: '手机号格式不正确' }])
    const english = await admin.call(
      'POST',
      '/v3/staff',
      { name: '张三', account: 'zhangsan', phone: '12', password: 'long-enough-1', role_id: 101 },
      { headers: { 'accept-language': 'en' } },
    )
    expect(english.json.data.fields).toEqual([{ field: 'phone', message: 'Phone format incorrect' }])
  })

  it('say what is taken already', async () => {
    const { status, json } = await admin.call('POST', '/v3/homes', { ...HOME, name: '晴空公寓1号' })
    expect([status, json.err_msg, json.data.fields]).toEqual([
      409,
      '“晴空公寓1号”已存在',
      [{ field: 'name', message: '已存在' }],
    ])
  })

  it('are not overwritten by someone who saw an older version, but shown as they are now', async () => {
    await admin.call('PUT', '/v3/homes/1', { version: 1, alias: '一' })
    const { status, json } = await admin.call('PUT', '/v3/homes/1', { version: 1, alias: '二' })
    expect([status, json.err_code]).toEqual([409, 4090])
    expect(json.data['current']).toMatchObject({ home_id: 1, alias: '一', version: 2 })
    expect((await admin.call('PUT', '/v3/homes/1', { alias: '三' })).json.err_code).toBe(4280)
  })

  it('tell what a deletion would meet, and refuse it while others refer to them', async () => {
    const impact = (await admin.call('GET', '/v3/stores/2/impact')).json.data
    expect(impact).toMatchObject({ name: '晴空公寓2店', blocked: [{ entity: 'home', count: 1 }] })
    const { status, json } = await admin.call('DELETE', '/v3/stores/2')
    expect([status, json.err_msg]).toEqual([409, '“晴空公寓2店”下还有1条房源，不能删除'])
  })

  it('are changed many at a time, all or none', async () => {
    const { data } = await create({ ...HOME, name: '批一' })
    const key = (data as unknown as { home_id: number }).home_id
    const batch = (ids: number[]) =>
      admin.call('POST', '/v3/homes/batch', { action: 'update', ids, data: { note: '批量' } })
    expect((await batch([key, 888_888])).json).toMatchObject({ err_code: 4040, data: { id: 888_888 } })
    expect((await admin.call('GET', `/v3/homes/${key}`)).json.data['note']).toBeNull()
    expect((await batch([key, 3])).json.data).toEqual({
      results: [
        { id: key, ok: true },
        { id: 3, ok: true },
      ],
    })
    expect((await admin.call('GET', `/v3/homes/${key}`)).json.data['note']).toBe('批量')
  })

  it('need their keys: without one there is neither data nor a hint of it', async () => {
    const guest = await loggedIn(server.app, 'guest')
    for (const [method, url, body] of [
      ['GET', '/v3/homes'],
      ['GET', '/v3/homes/1'],
      ['GET', '/v3/homes/888888'],
      ['POST', '/v3/homes', HOME],
      ['PUT', '/v3/homes/1', { version: 1 }],
      ['DELETE', '/v3/homes/1'],
      ['POST', '/v3/homes/batch', { action: 'remove', ids: [1] }],
      ['GET', '/v3/homes/export?format=csv'],
      ['GET', '/v3/homes/1/impact'],
      ['POST', '/v3/tickets/1/dispatch', {}],
    ] as const) {
      const { status, json } = await guest.call(method, url, body)
      expect([method, url, status, json.err_code, json.data]).toEqual([method, url, 403, 4030, null])
    }
    expect((await caller(server.app).call('GET', '/v3/homes')).status).toBe(401)
  })

  it('of one company do not exist for another, whatever is asked of them', async () => {
    const other = await loggedIn(server.app, 'admin@2')
    expect(idsOf((await other.call('GET', '/v3/homes?sort=home_id')).json.data.list)).toEqual([
      SECOND + 1,
      SECOND + 2,
      SECOND + 3,
    ])
    for (const [method, url, body] of [
      ['GET', '/v3/homes/1'],
      ['PUT', '/v3/homes/1', { version: 1, alias: 'x' }],
      ['DELETE', '/v3/homes/1'],
      ['GET', '/v3/homes/1/impact'],
      ['POST', '/v3/homes/batch', { action: 'remove', ids: [1] }],
      ['PUT', '/v3/staff/1', { version: 1, password: 'taken-over-1' }],
      ['DELETE', '/v3/stores/1'],
    ] as const) {
      expect([method, url, (await other.call(method, url, body)).json.err_code]).toEqual([method, url, 4040])
    }
    expect((await other.call('GET', '/v3/homes?home_id=1')).json.data).toMatchObject({ list: [], count: 0 })
    expect((await other.call('POST', '/v3/homes', { ...HOME, store_id: 1 })).json.data.fields).toEqual([
      { field: 'store_id', message: '所选记录不存在或已被删除' },
    ])
  })

  it('outside their stores or homes do not exist for accounts that are limited to those', async () => {
    const branch = await loggedIn(server.app, 'branch')
    expect(idsOf((await branch.call('GET', '/v3/homes?home_id=1,2,3')).json.data.list)).toEqual([1, 2])
    expect((await branch.call('PUT', '/v3/homes/3', { version: 1, alias: 'x' })).status).toBe(404)
    expect((await branch.call('PUT', '/v3/homes/2', { version: 1, store_id: 2 })).status).toBeGreaterThanOrEqual(400)
    const caretaker = await loggedIn(server.app, 'caretaker')
    expect(idsOf((await caretaker.call('GET', '/v3/homes')).json.data.list)).toEqual([2])
    expect((await caretaker.call('GET', '/v3/homes/1')).status).toBe(404)
  })
})

describeEvery('Masked values', (open) => {
  let server: TestServer
  let keeper: Caller
  let tenant: number
  beforeAll(async () => {
    server = await startServer(open)
    keeper = await loggedIn(server.app, 'keeper')
    const { json } = await keeper.call('POST', '/v3/tenants', {
      name: '欧阳明',
      phone: '13912345678',
      certificate_type: 1,
      id_card: '11010519491231002X',
      home_id: 1,
    })
    expect(json).toMatchObject({ err_code: 0 })
    tenant = (json.data as unknown as { tenant_id: number }).tenant_id
  })

  it('never leave in an answer, be it of a write, a list or a search', async () => {
    const texts = [
      await keeper.call('GET', `/v3/tenants/${tenant}`),
      await keeper.call('GET', '/v3/tenants?q=13912345678'),
      await keeper.call('GET', '/v3/tenants?phone=13912345678'),
      await keeper.call('PUT', `/v3/tenants/${tenant}`, { version: 1, note: 'x' }),
      await keeper.call('PUT', `/v3/tenants/${tenant}`, { version: 1, note: 'x' }),
    ]
      .map(({ text }) => text)
      .join()
    expect(texts).toContain('139****5678')
    expect(texts).not.toMatch(/13912345678|11010519491231002X|欧阳明/)
  })

  it('are shown one by one to who may see them, and every look is written down', async () => {
    const reveal = (label: string) =>
      keeper.call('POST', '/v3/desensitization_data_get', { id: tenant, resource: 'tenants', label })
    expect((await reveal('phone')).json.data).toEqual({ real: '13912345678' })
    expect((await reveal('note')).json.err_code).toBe(4005)
    const { rows } = await server.store.query({
      text: `select client_id, staff_id, staff_name, resource, record_id, record_name, changes, address from operation_logs where action = 'reveal'`,
      values: [],
    })
    expect(rows).toEqual([
      {
        client_id: 1,
        staff_id: 2,
        staff_name: '员工2',
        resource: 'tenant',
        record_id: tenant,
        record_name: '欧*',
        changes: [{ field: 'phone' }],
        address: '10.0.0.1',
      },
    ])
  })

  it('are found by their whole values only so often: then the account has to wait, and the journal tells of it once', async () => {
    const guesser = await loggedIn(server.app, 'branch')
    const most = Number(server.model.app.constants['masked_searches_max'])
    const phone = (n: number) => `1381234${String(n).padStart(4, '0')}`
    const ask = async (query: string) => (await guesser.call('GET', `/v3/tenants${query}`)).json.err_code
    // The same value again is no new guess, on whichever page or call; nor is what the mask shows, or what is in the
    // open.
    for (let n = 0; n < 3; n++)
      expect([
        await ask(`?phone=${phone(0)}&offset=${n}`),
        await ask(`/totals?phone=${phone(0)}`),
        await ask(`?q=${phone(0)}`),
      ]).toEqual([0, 0, 0])
    const answers = await Promise.all(
      Array.from({ length: most - 1 }, (_, n) =>
        ask(n % 2 === 0 ? `?phone=${phone(n + 1)}` : `?q=${phone(n + 1)}&count=none`),
      ),
    )
    expect(new Set(answers)).toEqual(new Set([0]))
    const refused = await guesser.call('GET', `/v3/tenants?phone=${phone(9_999)}`)
    expect([refused.status, refused.json.err_code, refused.json.err_msg]).toEqual([
      429,
      4290,
      '操作过于频繁，请稍后再试',
    ])
    for (const query of [
      `?q=${phone(9_998)}`,
      `/totals?id_card=11010519491231002X`,
      `/export?format=csv&phone=${phone(9_997)}`,
    ])
      expect(await ask(query)).toBe(4290)
    expect([
      (await guesser.call('GET', `/v3/leases?tenant_id.phone=${phone(9_996)}`)).json.err_code,
      await ask('?q=1381234'),
      await ask('?phone_like=138'),
      await ask(''),
    ]).toEqual([4290, 0, 0, 0])
    expect((await keeper.call('GET', `/v3/tenants?phone=${phone(1)}`)).json.err_code).toBe(0)
    const { rows } = await server.store.query({
      text: `select staff_id, resource, record_id, changes, rows_count, succeeded from operation_logs where action = 'reveal' and not succeeded`,
      values: [],
    })
    expect(rows).toEqual([
      {
        staff_id: 5,
        resource: 'tenant',
        record_id: null,
        changes: [{ field: 'phone' }],
        rows_count: most + 1,
        succeeded: false,
      },
    ])
    await server.store.query({ text: `update request_counts set until = until - interval '61 minutes'`, values: [] })
    expect(await ask(`?phone=${phone(9_995)}`)).toBe(0)
  })

  it('are shown to one account only so often: the log says how many, the administrators are written to once, and a right allows more', async () => {
    const { app, model, store } = server
    const reader = await loggedIn(app, 'branch')
    const admin = await loggedIn(app)
    const most = Number(model.app.constants['reveals_max'])
    const {
      json: { data: first },
    } = await admin.call('POST', '/v3/tenants', { name: '孟一', phone: '13812340001', home_id: 1 })
    const {
      json: { data: second },
    } = await admin.call('POST', '/v3/tenants', { name: '孟二', phone: '13812340002', home_id: 1 })
    const look = (who: Caller, row: unknown) =>
      who.call('POST', '/v3/desensitization_data_get', {
        id: (row as { tenant_id: number }).tenant_id,
        resource: 'tenants',
        label: 'phone',
      })
    // The same value again is no further one.
    for (let n = 0; n < 3; n++) expect((await look(reader, first)).json.data).toEqual({ real: '13812340001' })
    await store.query({
      text: `update request_counts set count = $1 where subject = 'reveals:1/5'`,
      values: [most - 1],
    })
    expect((await look(reader, second)).json.data).toEqual({ real: '13812340002' })
    const refused = await look(reader, first)
    expect([refused.status, refused.json.err_code, refused.text.includes('13812340001')]).toEqual([429, 4291, false])
    expect(refused.json.err_msg).toBe(
      `查看脱敏数据已达上限（${most}次），请60分钟后再试，或联系管理员开通“大量查看脱敏数据”权限`,
    )
    expect((await look(reader, second)).status).toBe(429)
    const { rows } = await store.query({
      text: `select resource, rows_count, changes from operation_logs where staff_id = 5 and action = 'reveal' and not succeeded and rows_count = $1`,
      values: [most + 1],
    })
    expect(rows).toEqual([{ resource: 'tenant', rows_count: most + 1, changes: [{ field: 'phone' }] }])
    const messages = async (who: Caller) =>
      (await who.call('GET', '/v3/messages?q=脱敏')).json.data.list.map((row) => row['title'] as unknown)
    expect([await messages(admin), await messages(reader)]).toEqual([
      [expect.stringMatching(/^员工5查看脱敏数据达到上限$/)],
      [],
    ])
    const {
      json: { data: told },
    } = await admin.call(
      'GET',
      `/v3/messages/${String((await admin.call('GET', '/v3/messages?q=脱敏')).json.data.list[0]!['id'])}`,
    )
    expect(told['content']).toContain(`查看脱敏数据${most + 1}次`)
    // Who has the right goes on; so does everybody, an hour later.
    expect((await look(admin, first)).json.err_code).toBe(0)
    await store.query({
      text: `update request_counts set count = $1 where subject = 'reveals_more:1/1'`,
      values: [most + 5],
    })
    expect((await look(admin, second)).json.err_code).toBe(0)
    await store.query({ text: `update request_counts set until = until - interval '61 minutes'`, values: [] })
    expect((await look(reader, first)).json.data).toEqual({ real: '13812340001' })
  })

  it('stay hidden from who may not read the record at all', async () => {
    const guest = await loggedIn(server.app, 'guest')
    expect(
      (await guest.call('POST', '/v3/desensitization_data_get', { id: tenant, resource: 'tenants', label: 'phone' }))
        .status,
    ).toBe(403)
    const other = await loggedIn(server.app, 'admin@2')
    expect(
      (await other.call('POST', '/v3/desensitization_data_get', { id: tenant, resource: 'tenants', label: 'phone' }))
        .status,
    ).toBe(404)
  })
})

describeEvery('Accounts and roles', (open) => {
  let server: TestServer
  let admin: Caller
  let manager: Caller
  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
    expect(
      (await admin.call('POST', '/v3/roles', { name: '店长', permissions: ['homes_view', 'org_base'] })).json.err_code,
    ).toBe(0)
    const { rows } = await server.store.query({
      text: `select id from roles where client_id = 1 and name = '店长'`,
      values: [],
    })
    const account = {
      name: '店长',
      account: 'manager',
      phone: '13700000001',
      password: 'Correct-horse-9',
      role_id: rows[0]?.['id'],
      type: 1,
      store_ids: [1],
    }
    expect((await admin.call('POST', '/v3/staff', account)).json.err_code).toBe(0)
    manager = await loggedIn(server.app, 'manager')
  })
  const member = (rest: object) => ({
    name: '新人',
    account: 'newcomer',
    phone: '13700000002',
    password: 'Correct-horse-9',
    role_id: 102,
    type: 1,
    store_ids: [1],
    ...rest,
  })

  it('never give more than their giver has', async () => {
    for (const [method, url, body] of [
      ['POST', '/v3/staff', member({ role_id: 100 })],
      ['POST', '/v3/staff', member({ role_id: 101 })],
      ['PUT', '/v3/staff/1', { version: 1, password: 'taken-over-1' }],
      ['DELETE', '/v3/staff/1'],
      ['POST', '/v3/roles', { name: '大', permissions: ['finance_base'] }],
      ['PUT', '/v3/roles/101', { version: 1, permissions: ['homes_view'] }],
      ['DELETE', '/v3/roles/101'],
      ['POST', '/v3/staff/batch', { action: 'update', ids: [3], data: { role_id: 100 } }],
      ['POST', '/v3/staff/batch', { action: 'remove', ids: [1] }],
    ] as const)
      expect([method, url, (await manager.call(method, url, body)).status]).toEqual([method, url, 403])
  })

  it.each([
    ['role_id', 'staff', member({ role_id: 101 }), '超出您自己的权限'],
    ['permissions', 'roles', { name: '大', permissions: ['finance_base'] }, '超出您自己的权限'],
    ['type', 'staff', member({ type: 0 }), '超出您的管理范围'],
    ['store_ids', 'staff', member({ store_ids: [2] }), '超出您的管理范围'],
  ] as const)('are refused beside %s, by which they would give more', async (field, plural, body, message) => {
    const { json } = await manager.call('POST', `/v3/${plural}`, body)
    expect(json.data.fields).toEqual([{ field, message }])
  })

  it('never reach beyond the stores of their giver', async () => {
    for (const rest of [{ type: 0 }, { store_ids: [2] }, { store_ids: [1, 2] }])
      expect((await manager.call('POST', '/v3/staff', member(rest))).json.err_code).toBe(4032)
    expect((await manager.call('PUT', '/v3/staff/3', { version: 1, name: '客人' })).json.err_code).toBe(4032)
    expect((await manager.call('POST', '/v3/staff', member({}))).json.err_code).toBe(0)
  })

  it('cannot be shut out by their own hand', async () => {
    for (const [method, url, body] of [
      ['DELETE', '/v3/staff/1'],
      ['PUT', '/v3/staff/1', { version: 1, active: false }],
      ['PUT', '/v3/staff/1', { version: 1, role_id: 101 }],
    ] as const) {
      expect((await admin.call(method, url, body)).json).toMatchObject({
        err_code: 4033,
        err_msg: '不能停用、删除自己的账号或更改自己的角色',
      })
    }
  })

  it('cannot change the role that they hold themselves', async () => {
    const role = (await admin.call('POST', '/v3/roles', { name: '人事', permissions: ['homes_view', 'org_base'] })).json
      .data
    await admin.call('POST', '/v3/staff', {
      ...member({ account: 'personnel', phone: '13700000009', role_id: role['id'], type: 0 }),
    })
    const personnel = await loggedIn(server.app, 'personnel')
    const url = `/v3/roles/${String(role['id'])}`
    for (const [method, address, body] of [
      ['PUT', url, { version: role['version'], permissions: ['org_base'] }],
      ['DELETE', url],
      ['POST', '/v3/roles/batch', { action: 'update', ids: [role['id']], data: { permissions: ['org_base'] } }],
    ] as const)
      expect((await personnel.call(method, address, body)).json).toMatchObject({
        err_code: 4033,
        err_msg: '不能更改或删除自己的角色',
      })
    expect((await personnel.call('GET', url)).json.data['permissions']).toEqual(['homes_view', 'org_base'])
    expect(
      (await personnel.call('POST', '/v3/roles', { name: '助理', permissions: ['homes_view'] })).json.err_code,
    ).toBe(0)
  })

  it('leave the built-in role as it is', async () => {
    expect((await admin.call('PUT', '/v3/roles/100', { version: 1, name: 'x' })).json.err_code).toBe(4033)
    expect((await admin.call('DELETE', '/v3/roles/100')).json.err_code).toBe(4033)
  })

  it('hand out no password, not even its digest', async () => {
    const texts = [await admin.call('GET', '/v3/staff'), await admin.call('GET', '/v3/staff/1')]
      .map(({ text }) => text)
      .join()
    expect(texts).not.toMatch(/argon2|password/)
  })

  it('lose at once what their role loses', async () => {
    const keeper = await loggedIn(server.app, 'keeper')
    expect((await keeper.call('GET', '/v3/homes')).status).toBe(200)
    expect((await admin.call('PUT', '/v3/roles/101', { version: 1, permissions: ['lease_base'] })).json.err_code).toBe(
      0,
    )
    expect((await keeper.call('GET', '/v3/homes')).status).toBe(403)
    expect((await admin.call('PUT', '/v3/staff/2', { version: 1, active: false })).json.err_code).toBe(0)
    expect((await keeper.call('GET', '/v3/tenants')).status).toBe(401)
  })

  it('are out of every session as soon as another gives them a new password', async () => {
    const guest = await loggedIn(server.app, 'guest')
    const { version } = (await admin.call('GET', '/v3/staff/3')).json.data as unknown as { version: number }
    expect((await admin.call('PUT', '/v3/staff/3', { version, password: 'Given-anew-1' })).json.err_code).toBe(0)
    expect((await guest.call('GET', '/v3/user_info')).status).toBe(401)
  })
})
