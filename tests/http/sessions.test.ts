/** What ends a session ends it for requests that are under way, too: none of them may bring it back. */
import { beforeAll, expect, it } from 'vitest'
import { credentialsOf } from '../../src/server/auth/accounts.ts'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { createSessions, type Sessions } from '../../src/server/auth/sessions.ts'
import type { Store } from '../../src/server/store/store.ts'
import { describeStores } from '../support/stores.ts'
import { type Answer, type Caller, loggedIn, startServer, type TestServer } from './support/server.ts'

const VISITOR = { address: '10.0.0.1', userAgent: 'a browser' }

/** A store whose answer about a session stays on its way until it is let through. */
function slow(store: Store) {
  let found = (): void => undefined
  let pass = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    found = resolve
  })
  const way = new Promise<void>((resolve) => {
    pass = resolve
  })
  const text: Store['text'] = async (statement) => {
    const answer = await store.text(statement)
    found()
    await way
    return answer
  }
  return { store: { ...store, text }, asked, pass }
}

/** As whoever has just given the right password. */
async function enter(sessions: Sessions, store: Store, staff_id = 2): Promise<string> {
  const credentials = await credentialsOf(store, { client_id: 1, staff_id })
  const token = await sessions.open({ client_id: 1, staff_id, password: credentials!.password }, VISITOR, new Date())
  if (token === null) throw new Error('nobody was let in')
  return token
}

describeStores('A session of an account that is switched off', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
  })

  const change = async (id: number, active: boolean): Promise<Answer> => {
    const { json } = await admin.call('GET', `/v3/staff/${id}`)
    return admin.call('PUT', `/v3/staff/${id}`, { active, version: json.data['version'] })
  }
  const all = (active: boolean): Promise<Answer> =>
    admin.call('POST', '/v3/staff/batch', { action: 'update', ids: [3], data: { active } })
  const stored = (active: boolean) =>
    server.store.query({ text: 'update staff set active = $1 where client_id = 1 and staff_id = 6', values: [active] })

  // Side by side: each waits until a server asks again whether a session is still good.
  it.concurrent.for([
    ['by itself', 'keeper', (active: boolean) => change(2, active)],
    ['with others', 'guest', all],
    ['by another program', 'caretaker', stored],
  ] as const)('%s stays over when it is switched on again, in every process', async ([, name, turn], { expect }) => {
    const user = await loggedIn(server.app, name)
    const token = user.cookie.split('=')[1]!
    const elsewhere = createSessions(server.store, 60)
    expect(await elsewhere.find(token, server.model, new Date())).not.toBeNull()
    await turn(false)
    await turn(true)
    expect(
      (
        await server.store.query({
          text: 'select from sessions where staff_id = (select staff_id from staff where client_id = 1 and account = $1)',
          values: [name],
        })
      ).count,
    ).toBe(0)
    const status = async () => [
      (await user.call('GET', '/v3/user_info')).status,
      await elsewhere.find(token, server.model, new Date()),
    ]
    await expect.poll(status, { timeout: 15_000, interval: 500 }).toEqual([401, null])
    expect((await (await loggedIn(server.app, name)).call('GET', '/v3/user_info')).status).toBe(200)
  })

  it('does not begin with a password that was right before: it was changed, or the account switched off, while it was looked at', async () => {
    const sessions = createSessions(server.store, 60)
    const { password } = (await credentialsOf(server.store, { client_id: 1, staff_id: 6 }))!
    const open = () => sessions.open({ client_id: 1, staff_id: 6, password }, VISITOR, new Date())
    await server.store.query({
      text: `update staff set active = false where client_id = 1 and staff_id = 6`,
      values: [],
    })
    expect(await open()).toBeNull()
    await server.store.query({
      text: `update staff set active = true, password = $1 where client_id = 1 and staff_id = 6`,
      values: [await hashPassword('Another-one-1')],
    })
    expect(await open()).toBeNull()
  })

  it('goes with an account that is removed', async () => {
    await loggedIn(server.app, 'branch')
    expect((await admin.call('DELETE', '/v3/staff/5?version=1')).status).toBe(200)
    expect(
      (await server.store.query({ text: 'select from sessions where client_id = 1 and staff_id = 5', values: [] }))
        .count,
    ).toBe(0)
  })
})

describeStores('A session that is being looked up', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(open)
  })

  it.each([
    ['it logs out', (sessions: Sessions, _: Store, token: string) => sessions.close(token)],
    [
      'its account is switched off',
      async (sessions: Sessions, store: Store) => {
        await store.query({ text: 'update staff set active = false where client_id = 1 and staff_id = 2', values: [] })
        sessions.written('staff')
      },
    ],
  ] as const)('is over when %s meanwhile', async (_, end) => {
    const { store, model } = server
    const { store: slowly, asked, pass } = slow(store)
    const sessions = createSessions(slowly, 60)
    const now = new Date()
    const token = await enter(sessions, store)
    const before = sessions.find(token, model, now)
    await asked
    await end(sessions, store, token)
    pass()
    await before
    expect(await sessions.find(token, model, now)).toBeNull()
  })
})

describeStores('On a full disk a session', (open) => {
  it('goes on for reading as long as it was good for, and is not taken for prolonged', async () => {
    const { store, model } = await startServer(open)
    const start = Date.now()
    const after = (minutes: number): Date => new Date(start + minutes * 60_000)
    const {
      rows: [account],
    } = await store.query({ text: 'select password from staff where client_id = 1 and staff_id = 2', values: [] })
    const token = (await createSessions(store, 60).open(
      { client_id: 1, staff_id: 2, password: String(account?.['password']) },
      VISITOR,
      after(0),
    ))!
    await store.script(`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no space' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER no_space BEFORE UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION no_space()`)
    expect(await createSessions(store, 60).find(token, model, after(30))).toMatchObject({ actor: { staff_id: 2 } })
    expect(await createSessions(store, 60).find(token, model, after(61))).toBeNull()
    await store.script('DROP TRIGGER no_space ON sessions')
    await createSessions(store, 60).find(token, model, after(30))
    expect(await createSessions(store, 60).find(token, model, after(61))).not.toBeNull()
  })
})
