/**
 * Tokens for machines: made by an account that may, shown once, and worth what their maker is worth at the moment of
 * asking, or less.
 */
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayOf } from '../../src/values/calendar.ts'
import { describeStores } from '../support/stores.ts'
import { addAccount } from './support/accounts.ts'
import {
  type Answer,
  caller,
  type Caller,
  type Data,
  loggedIn,
  projectModel,
  startServer,
  type TestServer,
} from './support/server.ts'
import { PASSWORD } from './support/world.ts'

const model = await projectModel()
const codeOf = (key: string): number => model.app.errors[key]!.code
const CREATE = '/v3/api_tokens/create'
const inDays = (days: number): string => addDays(dayOf(new Date()), days)

describeStores('An API token', (open) => {
  let server: TestServer
  let admin: Caller
  /** Accounts are counted, so that each test has one of its own. */
  let made = 0
  beforeAll(async () => {
    server = await startServer(open, { LOG_LEVEL: 'error' })
    admin = await loggedIn(server.app)
  })

  const query = (text: string, ...values: readonly unknown[]) => server.store.query({ text, values })
  const ask = (who: Caller, more: object = {}): Promise<Answer> =>
    who.call('POST', CREATE, {
      ...{ name: '对账', permissions: ['homes_view'], expires_on: inDays(30), requests_per_minute: 6000 },
      ...more,
    })
  const issue = async (who: Caller, more: object = {}): Promise<{ readonly id: number; readonly token: string }> => {
    const { json } = await ask(who, more)
    if (json.err_code !== 0) throw new Error(JSON.stringify(json))
    return json.data as unknown as { readonly id: number; readonly token: string }
  }
  /** As a machine asks: without a cookie. */
  const by = (token: string) => ({
    call: (method: string, url: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
      caller(server.app, '10.0.0.9').call(method, url, body, {
        headers: { authorization: `Bearer ${token}`, ...headers },
      }),
  })
  const refused = (answer: Answer, status: number, key: string): void => {
    expect([answer.status, answer.json.err_code ?? answer.json.ErrNo]).toEqual([status, codeOf(key)])
  }
  const newAccount = async (
    permissions: readonly string[],
    rest?: Parameters<typeof addAccount>[3],
  ): Promise<{ readonly who: Caller; readonly me: number; readonly role: number }> => {
    const name = `maker${(made += 1)}`
    const added = await addAccount(server, name, permissions, rest)
    return { ...added, who: await loggedIn(server.app, name) }
  }
  const listed = async (id: number): Promise<Data> => (await admin.call('GET', `/v3/api_tokens/${id}`)).json.data
  const homesSeen = async (token: string): Promise<readonly number[]> =>
    (await by(token).call('GET', '/v3/homes?sort=home_id')).json.data.list.map(({ home_id }) => Number(home_id))

  describe('is made', () => {
    it('once in the clear: afterwards it is known by its prefix and its end', async () => {
      const { id, token } = await issue(admin, { note: '每日一次' })
      expect(token).toMatch(/^cat_[\w-]{43}$/)
      expect(await listed(id)).toMatchObject({
        ...{ name: '对账', note: '每日一次', state: 1, staff_id: 1, permissions: ['homes_view'], used_at: null },
        ...{ token_hint: `cat_…${token.slice(-4)}`, expires_on: inDays(30), _actions: ['api_token_revoke'] },
      })
      const { rows } = await query('select * from api_token_keys where token_id = $1', id)
      expect(rows[0]!['token_hash']).toBe(createHash('sha256').update(token).digest('hex'))
      const everything = await Promise.all(
        ['api_tokens', 'api_token_keys', 'operation_logs', 'call_keys'].map(
          async (table) => (await query(`select t::text as line from ${table} t`)).rows,
        ),
      )
      expect(JSON.stringify(everything)).not.toContain(token)
    })

    it('by whoever has the right to', async () => {
      const { who } = await newAccount(['homes_view'])
      refused(await ask(who), 403, 'forbidden')
      refused(await who.call('GET', '/v3/api_tokens'), 403, 'forbidden')
    })

    it('with no right that its maker lacks', async () => {
      const { who } = await newAccount(['api_token_base', 'homes_view'])
      const answer = await ask(who, { permissions: ['homes_view', 'finance_base'] })
      refused(answer, 403, 'forbidden')
      expect(answer.json.data.fields).toMatchObject([{ field: 'permissions', message: '超出您自己的权限' }])
      expect((await ask(who)).json.err_code).toBe(0)
    })

    it('for no place that its maker does not reach', async () => {
      const { who } = await newAccount(['api_token_base', 'homes_view'], { homes: [2] })
      const answer = await ask(who, { home_ids: [1] })
      expect(answer.status).not.toBe(200)
      expect((await ask(who, { home_ids: [2] })).json.err_code).toBe(0)
    })

    it.each([
      [-1, '不能早于今天'],
      [367, '最长一年'],
    ])('for a year at most: not until %i days from now', async (days, message) => {
      const answer = await ask(admin, { expires_on: inDays(days) })
      refused(answer, 422, 'invalid')
      expect(answer.json.data.fields).toMatchObject([
        { field: 'expires_on', message: expect.stringContaining(message) as string },
      ])
    })
  })

  describe('is let in', () => {
    it('beside people, with their cookie or without', async () => {
      const { id, token } = await issue(admin)
      expect(await homesSeen(token)).toEqual([1, 2, 3])
      const { used_at: used } = await listed(id)
      expect(Date.now() - Date.parse(String(used))).toBeLessThan(60_000)
      const info = (await by(token).call('GET', '/v3/user_info')).json.data
      expect(info['staff_id']).toBe(1)
      const keys = (info['permissions'] as unknown as readonly { key: string }[]).map(({ key }) => key)
      expect(keys).toContain('homes_view')
      expect(keys).not.toContain('org_base')
      // The token counts, not who else might be meant.
      refused(await by(token).call('GET', '/v3/staff', undefined, { cookie: admin.cookie }), 403, 'forbidden')
    })

    it('and noted as used once in a while, not with each request', async () => {
      const { id, token } = await issue(admin)
      await homesSeen(token)
      await query(`update api_tokens set used_at = now() - interval '3 minutes' where id = $1`, id)
      const { used_at: before } = await listed(id)
      await homesSeen(token)
      expect((await listed(id))['used_at']).toBe(before)
      await query(`update api_tokens set used_at = now() - interval '6 minutes' where id = $1`, id)
      await homesSeen(token)
      expect(Date.parse(String((await listed(id))['used_at']))).toBeGreaterThan(Date.parse(String(before)))
    })

    it('not when it is unknown, misspelt, or another company has a row of that number', async () => {
      const { token } = await issue(admin)
      refused(await by(`cat_${'x'.repeat(43)}`).call('GET', '/v3/homes'), 401, 'token_invalid')
      refused(await by(`${token}x`).call('GET', '/v3/homes'), 401, 'token_invalid')
      refused(
        await by(token.slice(0, -1)).call('GET', '/v3/homes', undefined, { cookie: admin.cookie }),
        401,
        'token_invalid',
      )
      refused(await by('something-of-a-proxy').call('GET', '/v3/homes'), 401, 'unauthorized')
      const second = await loggedIn(server.app, 'admin@2')
      const { id, token: foreign } = await issue(second)
      expect((await admin.call('GET', `/v3/api_tokens/${id}`)).status).toBe(404)
      expect((await admin.call('POST', `/v3/api_tokens/${id}/revoke`, {})).status).toBe(404)
      expect(await homesSeen(foreign)).toEqual([501, 502, 503])
      expect((await by(token).call('GET', '/v3/homes/501')).status).toBe(404)
    })

    it('no more after its last day', async () => {
      const { id, token } = await issue(admin)
      await query(`update api_token_keys set expires_at = now() - interval '1 second' where token_id = $1`, id)
      refused(await by(token).call('GET', '/v3/homes'), 401, 'token_invalid')
      await query('update api_tokens set expires_on = current_date - 2 where id = $1', id)
      expect(await listed(id)).toMatchObject({ state: 2, _actions: [] })
    })

    it('no more once it is revoked, by anybody with the right', async () => {
      const { who } = await newAccount(['api_token_base', 'homes_view'])
      const { id, token } = await issue(admin)
      expect((await who.call('POST', `/v3/api_tokens/${id}/revoke`, {})).json.err_code).toBe(0)
      refused(await by(token).call('GET', '/v3/homes'), 401, 'token_invalid')
      expect(await listed(id)).toMatchObject({ state: 3, revoked_by: expect.any(Number) as number, _actions: [] })
      refused(await admin.call('POST', `/v3/api_tokens/${id}/revoke`, {}), 409, 'not_possible')
    })

    it('no more once its maker is switched off, and not again with the maker', async () => {
      const { who, me } = await newAccount(['api_token_base', 'homes_view'])
      const { id, token } = await issue(who)
      expect(await homesSeen(token)).toEqual([1, 2, 3])
      const set = async (active: boolean): Promise<void> => {
        const { version } = (await admin.call('GET', `/v3/staff/${me}`)).json.data
        expect((await admin.call('PUT', `/v3/staff/${me}`, { active, version })).json.err_code).toBe(0)
      }
      await set(false)
      refused(await by(token).call('GET', '/v3/homes'), 401, 'token_invalid')
      await set(true)
      refused(await by(token).call('GET', '/v3/homes'), 401, 'token_invalid')
      expect(await listed(id)).toMatchObject({ state: 4, _actions: [] })
    })

    it('no more when its maker is gone, whom its entry in the log still names', async () => {
      const { who, me } = await newAccount(['api_token_base', 'homes_view'])
      const { id, token } = await issue(who)
      const { version } = (await admin.call('GET', `/v3/staff/${me}`)).json.data
      expect((await admin.call('DELETE', `/v3/staff/${me}?version=${String(version)}`)).json.err_code).toBe(0)
      refused(await by(token).call('GET', '/v3/homes'), 401, 'token_invalid')
      expect(await listed(id)).toMatchObject({ state: 4, staff_id: null })
    })

    it('so many times a minute, and is told when again', async () => {
      const { token } = await issue(admin, { requests_per_minute: 3 })
      const answers: Answer[] = []
      for (let at = 0; at < 5; at++) answers.push(await by(token).call('GET', '/v3/homes'))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
      refused(answers[3]!, 429, 'token_too_often')
      const wait = Number(answers[3]!.headers['retry-after'])
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
    })

    it('so many times a minute by all servers together', async () => {
      const { id, token } = await issue(admin, { requests_per_minute: 40 })
      // Another server has let through all but two of its requests.
      await query(
        `insert into request_counts (subject, count, until) values ($1, 38, now() + interval '1 minute')`,
        `token:1/${id}`,
      )
      const answers: number[] = []
      for (let at = 0; at < 4; at++) answers.push((await by(token).call('GET', '/v3/homes')).status)
      expect(answers).toEqual([200, 200, 429, 429])
    })
  })

  describe('may', () => {
    it('do what its rights say and its maker may, at the moment of asking', async () => {
      const { who, role } = await newAccount(['api_token_base', 'homes_view', 'lease_base'])
      const { token } = await issue(who, { permissions: ['homes_view', 'lease_base'] })
      expect((await by(token).call('GET', '/v3/tenants')).status).toBe(200)
      refused(await by(token).call('GET', '/v3/tickets'), 403, 'forbidden')
      refused(await by(token).call('GET', '/v3/api_tokens'), 403, 'forbidden')
      await query(
        `update roles set permissions = array['api_token_base', 'homes_view'] where client_id = 1 and id = $1`,
        role,
      )
      refused(await by(token).call('GET', '/v3/tenants'), 403, 'forbidden')
      expect((await by(token).call('GET', '/v3/homes')).status).toBe(200)
      // What the maker is given later is not the token's.
      await query(
        `update roles set permissions = array['api_token_base', 'homes_view', 'ticket_base'] where client_id = 1 and id = $1`,
        role,
      )
      refused(await by(token).call('GET', '/v3/tickets'), 403, 'forbidden')
    })

    it('reach the places that it lists, of those that its maker reaches', async () => {
      const { token } = await issue(admin, { home_ids: [1, 3] })
      expect(await homesSeen(token)).toEqual([1, 3])
      const { token: ofStore } = await issue(admin, { store_ids: [2] })
      expect(await homesSeen(ofStore)).toEqual([3])
      const { who, me } = await newAccount(['api_token_base', 'homes_view'], { homes: [1, 2] })
      const { token: narrow } = await issue(who, { home_ids: [2] })
      const { token: plain } = await issue(who)
      expect([await homesSeen(narrow), await homesSeen(plain)]).toEqual([[2], [1, 2]])
      await query('delete from staff_home_ids where client_id = 1 and owner_id = $1 and item_id = 2', me)
      expect([await homesSeen(narrow), await homesSeen(plain)]).toEqual([[], [1]])
    })

    it('reach nothing, not everything, when what it lists is gone', async () => {
      const home = (
        await query(
          `insert into homes (client_id, store_id, name, home_type, province, city, district) values (1, 1, '拆除', 1, '上海市', '上海市', '浦东新区') returning home_id, version`,
        )
      ).rows[0]!
      const { token } = await issue(admin, { home_ids: [Number(home['home_id'])] })
      expect(await homesSeen(token)).toEqual([Number(home['home_id'])])
      expect((await admin.call('DELETE', `/v3/homes/${String(home['home_id'])}?version=1`)).json.err_code).toBe(0)
      expect(await homesSeen(token)).toEqual([])
    })

    it.each([
      [
        'make tokens',
        'POST',
        CREATE,
        { name: 'x', permissions: ['homes_view'], expires_on: inDays(1), requests_per_minute: 1 },
      ],
      ['revoke tokens', 'POST', '/v3/api_tokens/1/revoke', {}],
      ['change the password', 'PUT', '/v3/user/password', { old_password: PASSWORD, new_password: 'Another-horse-9' }],
      ['log in', 'POST', '/passport/api/v2/login', { name: 'admin', pass: PASSWORD, from: 2 }],
      ['log out', 'POST', '/passport/api/v2/web_logout', {}],
    ] as const)('not %s, whatever its rights', async (_, method, url, body) => {
      const { token } = await issue(admin, { permissions: ['api_token_base', 'org_base'] })
      const call = Object.values(model.calls).find(({ path }) => url.endsWith(path))
      refused(await by(token).call(call?.method ?? method, url, body), 403, 'token_refused')
    })

    it('not make or change accounts and roles, which would outlive it', async () => {
      const { token } = await issue(admin, { permissions: ['org_base'] })
      const staff = (await by(token).call('GET', '/v3/staff/3')).json.data
      expect(staff['staff_id']).toBe(3)
      const tries = [
        ['PUT', '/v3/staff/3', { password: 'Another-horse-9', version: staff['version'] }],
        ['PUT', '/v3/staff/3', { active: false, version: staff['version'] }],
        ['POST', '/v3/staff/batch', { action: 'update', ids: [3], data: { password: 'Another-horse-9' } }],
        [
          'POST',
          '/v3/staff',
          { name: '新人', account: 'newcomer', phone: '13911119999', password: 'Another-horse-9', role_id: 102 },
        ],
        ['POST', '/v3/roles', { name: '新角色', permissions: ['org_base'] }],
      ] as const
      for (const [method, url, body] of tries) refused(await by(token).call(method, url, body), 403, 'token_refused')
      expect((await loggedIn(server.app, 'guest')).cookie).not.toBe('')
    })

    it('see masked values masked, and reveal them only where it says so; the log tells', async () => {
      const tenant = (
        await admin.call('POST', '/v3/tenants', {
          ...{ name: '欧阳明', phone: '13912345678', certificate_type: 1, id_card: '11010519491231002X', home_id: 1 },
        })
      ).json.data
      const id = Number(tenant['tenant_id'])
      const reveal = (token: string) =>
        by(token).call('POST', '/v3/desensitization_data_get', { id, resource: 'tenants', label: 'phone' })
      const { token: plain } = await issue(admin, { permissions: ['lease_base'] })
      expect(String((await by(plain).call('GET', `/v3/tenants/${id}`)).json.data['phone'])).toContain('****')
      refused(await reveal(plain), 403, 'forbidden')
      const { id: its, token } = await issue(admin, { permissions: ['lease_base'], may_reveal: true })
      expect((await reveal(token)).json.data['real']).toBe('13912345678')
      const { list } = (await admin.call('GET', `/v3/operation_logs?api_token_id=${its}`)).json.data
      expect(list).toMatchObject([
        { action: 'reveal', resource: 'tenant', record_id: id, staff_id: 1, api_token_id: its },
      ])
    })
  })

  it('is told of in the log, with its maker; what the maker does is not', async () => {
    const { id, token } = await issue(admin, { name: '入账', permissions: ['homes_view'] })
    const change = async (who: { readonly call: Caller['call'] | ReturnType<typeof by>['call'] }, note: string) => {
      const { version } = (await admin.call('GET', '/v3/homes/1')).json.data
      expect((await who.call('PUT', '/v3/homes/1', { note, version })).json.err_code).toBe(0)
    }
    await change(by(token), '由令牌')
    await change(admin, '由人')
    const { list } = (await admin.call('GET', '/v3/operation_logs?resource=home&record_id=1&sort=-id&limit=2')).json
      .data
    expect(list).toMatchObject([
      { staff_id: 1, api_token_id: null },
      { staff_id: 1, staff_name: '员工1', api_token_id: id, _labels: { api_token_id: '入账' } },
    ])
  })

  it('gets no answer of its maker by the same Idempotency-Key, nor the maker one of its', async () => {
    const call = Object.values(model.calls).find(({ name }) => name === 'job_run')!
    const job = (await query(`insert into jobs (client_id, name) values (1, 'clean_up') returning id`)).rows[0]!
    const url = call.path.replace('{id}', String(job['id']))
    const { token } = await issue(admin, { permissions: ['job_base'] })
    const key = { 'idempotency-key': 'once' }
    expect((await admin.call('POST', url, {}, { headers: key })).json.err_code).toBe(0)
    expect((await admin.call('POST', url, {}, { headers: key })).json.err_code).toBe(0)
    refused(await by(token).call('POST', url, {}, key), 409, 'key_reused')
  })
})

describe('The description of the calls', () => {
  it('says how a token is sent, and which calls take none', async () => {
    const { openapi } = await import('../../generators/emit/openapi.ts')
    const document = openapi(model) as unknown as {
      readonly security: unknown
      readonly components: { readonly securitySchemes: Readonly<Record<string, unknown>> }
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: unknown }>>>>
    }
    expect(document.security).toEqual([{ session: [] }, { token: [] }])
    expect(document.components.securitySchemes['token']).toMatchObject({ type: 'http', scheme: 'bearer' })
    expect(document.paths[CREATE]!['post']!.security).toEqual([{ session: [] }])
    expect(document.paths['/v3/homes']!['get']!.security).toBeUndefined()
  })
})
