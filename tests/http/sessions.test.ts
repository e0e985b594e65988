/** What ends a session ends it for requests that are under way, too: none of them may bring it back. */
import { beforeAll, expect, it } from 'vitest'
import { createSessions, type Sessions } from '../../src/server/passport/sessions.ts'
import type { Store } from '../../src/server/store/store.ts'
import { describeStores } from '../support/stores.ts'
import { startServer, type TestServer } from './support/server.ts'

const VISITOR = { address: '10.0.0.1', userAgent: 'a browser' }

/** A store whose answer about a session stays on its way until it is let through. */
function slow(store: Store) {
  let found = (): void => undefined
  let pass = (): void => undefined
  const asked = new Promise<void>((resolve) => { found = resolve })
  const way = new Promise<void>((resolve) => { pass = resolve })
  const text: Store['text'] = async (statement) => {
    const answer = await store.text(statement)
    found()
    await way
    return answer
  }
  return { store: { ...store, text }, asked, pass }
}

describeStores('A session that is being looked up', (open) => {
  let server: TestServer
  beforeAll(async () => { server = await startServer(open) })

  it.each([
    ['it logs out', (sessions: Sessions, _: Store, token: string) => sessions.close(token)],
    ['its account is switched off', async (sessions: Sessions, store: Store) => {
      await store.query({ text: 'update staff set active = false where client_id = 1 and staff_id = 2', values: [] })
      sessions.written('staff')
    }],
  ] as const)('is over when %s meanwhile', async (_, end) => {
    const { store, model } = server
    const { store: slowly, asked, pass } = slow(store)
    const sessions = createSessions(slowly, 60)
    const now = new Date()
    const token = await sessions.open({ client_id: 1, staff_id: 2 }, VISITOR, now)
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
    const token = await createSessions(store, 60).open({ client_id: 1, staff_id: 2 }, VISITOR, after(0))
    await store.script(`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no space' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER no_space BEFORE UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION no_space()`)
    expect(await createSessions(store, 60).find(token, model, after(30))).toMatchObject({ actor: { staff_id: 2 } })
    expect(await createSessions(store, 60).find(token, model, after(61))).toBeNull()
    await store.script('DROP TRIGGER no_space ON sessions')
    await createSessions(store, 60).find(token, model, after(30))
    expect(await createSessions(store, 60).find(token, model, after(61))).not.toBeNull()
  })
})
