/**
 * Imports as a browser sends them: rights and scope, what else may not be uploaded, running long, stopped, and killed.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, loggedIn, startServer, type Answer, type TestServer } from '../http/support/server.ts'
import { describeStores } from '../support/stores.ts'
import { csvOf, type State } from './files.ts'

const HEADS = ['房源名称', '门店', '房源类型', '省份', '城市', '区县']
const row = (name: string, store = '晴空公寓1店') => [name, store, '分散式', '上海市', '上海市', '浦东新区']
const many = (count: number, name: string) =>
  csvOf([HEADS, ...Array.from({ length: count }, (_, at) => row(`${name}${at}`))])

describeStores('an import over HTTP', (open, kind) => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    server = await startServer(open, { IMPORT_LIMIT: '2000000' })
    // Without it nobody may look stores up by name.
    await server.store.script(
      `update roles set permissions = array['org_base', 'homes_view', 'lease_base'] where client_id = 1 and id = 101`,
    )
    admin = await loggedIn(server.app)
  }, 120_000)
  afterAll(() => server.app.close())

  const upload = (caller: Caller, bytes: Buffer, query = '', headers: Record<string, string> = {}): Promise<Answer> =>
    caller.call('POST', `/v3/homes/import${query}`, undefined, {
      payload: bytes,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    })
  const state = async (caller: Caller): Promise<State> =>
    (await caller.call('GET', '/v3/homes/import')).json.data as unknown as State
  const ended = async (caller: Caller): Promise<State> => {
    for (;;) {
      const found = await state(caller)
      if (found.state !== 'running') return found
    }
  }
  const count = async (name: string): Promise<number> =>
    Number(
      await server.store.text({ text: `select count(*)::text from homes where name like $1`, values: [`${name}%`] }),
    )

  test('is for who may create: everyone else is refused before a byte is read', async () => {
    const guest = await loggedIn(server.app, 'guest')
    expect((await upload(guest, many(1, '客'))).status).toBe(403)
    for (const path of ['/v3/homes/import', '/v3/homes/import/template', '/v3/homes/import/problems'])
      expect((await guest.call('GET', path)).status).toBe(403)
    expect(
      (
        await upload({ ...admin, call: (await loggedIn(server.app)).call }, many(1, '客'), '', {
          'sec-fetch-site': 'cross-site',
        })
      ).json.err_code,
    ).toBe(4031)
    expect(await count('客')).toBe(0)
  })

  test('takes files where files are expected, of the size that is allowed', async () => {
    expect((await admin.call('POST', '/v3/homes/import', {})).json.err_code).toBe(4151)
    expect(
      (
        await admin.call('POST', '/v3/homes', undefined, {
          payload: many(1, '件'),
          headers: { 'content-type': 'application/octet-stream' },
        })
      ).json.err_code,
    ).toBe(4150)
    expect((await upload(admin, Buffer.alloc(2_000_001))).status).toBe(413)
    expect((await upload(admin, many(1, '件'), '?strange=1')).json.err_code).toBe(4003)
    expect((await upload(admin, many(1, '件'), '?key=no_such')).json.err_code).toBe(4005)
    expect((await upload(admin, Buffer.from('%PDF-1.7\0'))).json.err_msg).toContain('只支持 Excel 工作簿')
    expect(await count('件')).toBe(0)
  })

  test('reaches no further than the account does: other companies’ and other stores’ records are not there', async () => {
    const branch = await loggedIn(server.app, 'branch')
    const file = csvOf([
      HEADS,
      row('界甲'),
      row('界乙', '晴空公寓2店'),
      row('界丙', '远山公寓1店'),
      row('界丁', '#2'),
      row('界戊', '#501'),
      row('晴空公寓3号'),
    ])
    const { json } = await upload(branch, file, '?partial=true')
    expect(json.data).toMatchObject({ added: 1, wrong: 5 })
    const { problems } = json.data as unknown as State
    expect(problems.map(({ row: number, text }) => [number, text])).toEqual([
      [3, '没有名为“晴空公寓2店”的门店'],
      [4, '没有名为“远山公寓1店”的门店'],
      [5, '没有名为“#2”的门店'],
      [6, '没有名为“#501”的门店'],
      [7, '记录已存在，但不在您的管理范围内'],
    ])
    const { rows } = await server.store.query({
      text: `select client_id, store_id, name from homes where name like '界%'`,
      values: [],
    })
    expect(rows).toEqual([{ client_id: 1, store_id: 1, name: '界甲' }])
  })

  test('hands out no more than the account has itself', async () => {
    const file = csvOf([
      ['姓名', '登录账号', '登录密码', '手机号', '角色'],
      ['新人', 'newcomer', 'Good-horse-77', '13900000001', '管理员'],
      ['管家二', 'keeper2', 'Good-horse-77', '13900000002', '管家'],
    ])
    const call = (caller: Caller) =>
      caller.call('POST', '/v3/staff/import?partial=true', undefined, {
        payload: file,
        headers: { 'content-type': 'application/octet-stream' },
      })
    const keeper = await loggedIn(server.app, 'keeper')
    const { json } = await call(keeper)
    expect(json.data).toMatchObject({ added: 1, wrong: 1 })
    expect((json.data as unknown as State).problems).toEqual([{ row: 2, column: '角色', text: '超出您自己的权限' }])
    // What stands in the rows that are wrong is kept encrypted, a password not at all.
    const kept = await server.store.text({
      text: 'select string_agg(p::text, $1) from import_problems p',
      values: [','],
    })
    for (const secret of ['Good-horse', '13900000001', 'newcomer']) expect(kept).not.toContain(secret)
    const back = await keeper.call('GET', '/v3/staff/import/problems')
    expect(back.text).toContain('13900000001')
    expect(back.text).not.toContain('Good-horse')
    expect((await loggedIn(server.app, 'keeper2', undefined, 'Good-horse-77')).cookie).not.toBe('')
  })

  test(
    'goes on when the caller leaves; another process could tell how far it is; a second one has to wait',
    { timeout: 120_000 },
    async () => {
      const { json } = await upload(admin, many(8_000, '长'), '')
      const first = json.data as unknown as State
      // The embedded database answers nobody else meanwhile.
      if (kind === 'postgres' && first.state === 'running')
        expect((await upload(admin, many(1, '等'))).json.err_code).toBe(4096)
      expect(await ended(admin)).toMatchObject({
        state: 'done',
        rows: 8_000,
        added: 8_000,
        written: true,
        percent: 100,
      })
      const { rows } = await server.store.query({
        text: 'select state, progress::json ->> $1 as added from import_runs where client_id = 1 and staff_id = 1',
        values: ['added'],
      })
      expect(rows).toEqual([{ state: 'done', added: '8000' }])
      expect(await count('长')).toBe(8_000)
      expect(
        Number(
          await server.store.text({
            text: `select count(*)::text from rooms r join homes h using (client_id, home_id) where h.name like '长%'`,
            values: [],
          }),
        ),
      ).toBe(8_000)
    },
  )

  // On the embedded database there is nobody else meanwhile: one connection writes to the end.
  if (kind === 'postgres')
    test('is stopped at will, and then has written nothing', { timeout: 120_000 }, async () => {
      expect((await upload(admin, many(20_000, '停'))).json.data).toMatchObject({ state: 'running' })
      await admin.call('DELETE', '/v3/homes/import')
      expect((await ended(admin)).state).toBe('stopped')
      expect(await count('停')).toBe(0)
    })

  if (kind === 'postgres')
    test('ends with the account that began it', { timeout: 120_000 }, async () => {
      const keeper = await loggedIn(server.app, 'keeper')
      expect((await upload(keeper, many(20_000, '离'))).json.data).toMatchObject({ state: 'running' })
      await server.store.script('update staff set active = false where client_id = 1 and staff_id = 2')
      const now = () =>
        server.store.text({ text: 'select state from import_runs where client_id = 1 and staff_id = 2', values: [] })
      while ((await now()) === 'running') await state(admin)
      expect([await now(), await count('离')]).toEqual(['stopped', 0])
      await server.store.script('update staff set active = true where client_id = 1 and staff_id = 2')
    })

  if (kind === 'postgres')
    test('ends with the account that began it when that is deleted', { timeout: 120_000 }, async () => {
      const made = await admin.call('POST', '/v3/staff', {
        name: '临时工',
        account: 'leaver',
        password: 'Good-horse-77',
        phone: '13900000009',
        role_id: 100,
      })
      const { staff_id } = made.json.data as unknown as { readonly staff_id: number }
      expect(
        (await upload(await loggedIn(server.app, 'leaver', undefined, 'Good-horse-77'), many(20_000, '删'))).json.data,
      ).toMatchObject({ state: 'running' })
      expect((await admin.call('DELETE', `/v3/staff/${staff_id}`)).status).toBe(200)
      const now = () =>
        server.store.text({
          text: 'select state from import_runs where client_id = 1 and staff_id = $1',
          values: [staff_id],
        })
      while ((await now()) === 'running') await state(admin)
      expect([await now(), await count('删')]).toEqual(['stopped', 0])
    })

  test('that dies with its process is told to have failed, and lets the next one begin', async () => {
    await server.store.script(
      `update import_runs set state = 'running', beat_at = now() - interval '1 minute' where client_id = 1 and staff_id = 1`,
    )
    expect((await state(admin)).state).toBe('failed')
    expect((await upload(admin, many(1, '后'))).json.data).toMatchObject({ added: 1, written: true })
  })

  if (kind === 'postgres')
    test('whose connection is cut midway has written nothing', { timeout: 120_000 }, async () => {
      const sent = upload(admin, many(12_000, '断'))
      const cut = async (): Promise<number> =>
        (
          await server.store.query({
            text: `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start < clock_timestamp() - interval '300 milliseconds' and backend_type = 'client backend'`,
            values: [],
          })
        ).count
      while ((await cut()) === 0) await state(admin)
      await sent
      expect(await ended(admin)).toMatchObject({ state: 'failed', written: false })
      expect(await count('断')).toBe(0)
    })

  describe('its calls', () => {
    test('offer a template as a file', async () => {
      const { headers, status } = await admin.call('GET', '/v3/homes/import/template?format=csv')
      expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
        200,
        'text/csv; charset=utf-8',
        expect.stringContaining(encodeURIComponent('房源_导入模板')),
      ])
      expect((await admin.call('GET', '/v3/homes/import/template?format=pdf')).status).toBe(400)
    })
    test('say that there is nothing wrong to take away', async () => {
      expect((await admin.call('GET', '/v3/homes/import/problems')).json.err_code).toBe(4041)
    })
    test('do not exist for what nobody creates', async () => {
      expect(
        (
          await admin.call('POST', '/v3/operation_logs/import', undefined, {
            payload: many(1, '无'),
            headers: { 'content-type': 'application/octet-stream' },
          })
        ).status,
      ).toBe(403)
    })
  })
})
