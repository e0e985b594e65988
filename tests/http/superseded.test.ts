/** Once a newer version may refuse what this server takes: it shows what is there, and writes nothing, in no way. */
import { beforeAll, expect, it } from 'vitest'
import { MAKE_VERSIONS, oversee, versionOf } from '../../src/server/store/migrations/versions.ts'
import { picture, send, tokenFor } from '../files/support.ts'
import { describeOne } from '../support/stores.ts'
import { caller, loggedIn, LOGIN, startServer, type Caller, type TestServer } from './support/server.ts'
import { PASSWORD } from './support/world.ts'

const LOGOUT = '/passport/api/v2/web_logout'

describeOne('A server whose version a newer one refuses', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
  }, 120_000)

  /** Every row of every table, in short. */
  async function rows(): Promise<unknown> {
    const { rows: tables } = await server.store.query({
      text: `select quote_ident(relname) as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'schema_%' order by 1`,
      values: [],
    })
    const texts = tables.map(
      ({ name }) =>
        `select '${String(name)}' as name, md5(string_agg(t::text, ';' order by t::text)) as rows from ${String(name)} t`,
    )
    return (await server.store.query({ text: texts.join(' union all '), values: [] })).rows
  }

  it('goes on reading, says so of whatever it is asked to write, and leaves every row as it was', async () => {
    const token = await tokenFor(admin, 'ticket.pictures')
    const judging = (...rules: readonly string[]) =>
      versionOf([], { entities: { tenant_tag: { was: null, fields: {}, rules } } })
    const newer = judging('one more')
    await server.store.script(MAKE_VERSIONS)
    const lost: string[] = []
    oversee(server.store, judging(), ({ en }) => void lost.push(en))
    await server.store.script(
      `INSERT INTO schema_versions VALUES ('${newer.hash}', clock_timestamp(), '${JSON.stringify(newer.judges)}')`,
    )
    const before = await rows()
    const refused = [
      await admin.call('PUT', '/v3/user/password', { old_password: PASSWORD, new_password: 'Quiet-river-7' }),
      await send(admin, token, { bytes: await picture(), name: 'a.png' }),
      await admin.call('POST', '/v3/tenant_tags', { name: '新标签' }),
    ]
    expect(refused.map(({ status, json }) => [status, json.err_code])).toEqual(refused.map(() => [503, 5032]))
    expect(await caller(server.app).call('POST', LOGIN, { name: 'admin', pass: PASSWORD, from: 2 })).toMatchObject({
      status: 503,
      json: { ErrMsg: expect.stringContaining('系统正在升级') as string },
    })
    expect(await rows()).toEqual(before)
    expect(lost).toEqual(['tenant_tag: has a new rule'])
    expect((await admin.call('GET', '/v3/tenant_tags')).status).toBe(200)
    expect((await admin.call('POST', LOGOUT)).status).toBe(200)
    expect((await admin.call('GET', '/v3/tenant_tags')).status).toBe(401)
  })
})
