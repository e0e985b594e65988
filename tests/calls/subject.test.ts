/** What code of a call's own is told of the record that the call is done to: once, and never what is no longer so. */
import { beforeAll, expect, it } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { perform, type AnyOperation } from '../../src/server/calls/perform.ts'
import type { Work } from '../../src/server/calls/operation.ts'
import type { Call } from '../../src/model/model.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import { SENDS_NOTHING } from '../../src/server/commands/send.ts'
import { contextOf } from '../../src/server/routes/context.ts'
import type { Connection, Store } from '../../src/server/store/store.ts'
import { startServer, testConfig, type TestServer } from '../http/support/server.ts'
import { describeStores } from '../support/stores.ts'

describeStores('The record that a call is done to', (open) => {
  let server: TestServer
  let key: number
  const statements: string[] = []
  beforeAll(async () => {
    server = await startServer(open)
    key = (await done(fresh(null), ({ records }) =>
      records.of('ticket').create({
        home_id: 1,
        service_type: 2,
        service_target: 1,
        fault: '门锁没电',
        contact_name: '王芳',
        contact_phone: '13800001234',
        appointment_date: '2099-01-01',
      }),
    )) as number
  })

  const noting = (connection: Connection): Connection => ({
    query: (statement) => (statements.push(statement.text), connection.query(statement)),
    text: (statement) => (statements.push(statement.text), connection.text(statement)),
  })
  /** A call that nobody has made yet: of adding a remark, or of nothing in particular. */
  const fresh = (action: 'ticket_remark_add' | null): Call => ({
    ...server.model.calls[action ?? 'client_update']!,
    idempotent: false,
  })
  function done(call: Call, operation: (work: Work) => Promise<unknown>): Promise<unknown> {
    const { model } = server
    const store: Store = {
      ...server.store,
      transaction: (work) => server.store.transaction((connection) => work(noting(connection))),
    }
    const context = contextOf(
      { store, config: testConfig(), product: apartment, outgoing: SENDS_NOTHING },
      {
        inForce: { model, validators: compiledChecks(model) },
        lang: 'zh',
        now: new Date(),
        address: '10.0.0.1',
      } as never,
      {
        id: '',
        actor: { staff_id: 0, client_id: 1, role_id: 100, permissions: new Set(['ticket_base']) },
        scope: systemScope(1),
      },
    )
    statements.length = 0
    return perform(context, {
      call,
      operation: operation as AnyOperation,
      payload: { id: key },
      key: null,
      checkAnswer: false,
      outgoing: SENDS_NOTHING,
      ports: {} as never,
      written: () => undefined,
      warn: () => undefined,
    })
  }
  const holds = (): number => statements.filter((text) => text.includes('for update of')).length

  it('is asked of the database once, as soon as it is known what the code wants of it', async () => {
    const call = fresh('ticket_remark_add')
    const held = ({ records }: Work) => records.of('ticket').hold(key, ['contact_name', 'home_id'])
    const turns: (readonly [unknown, number])[] = []
    for (let turn = 0; turn < 2; turn++) turns.push([await done(call, held), holds()])
    const values = { key, contact_name: '王芳', home_id: 1 }
    expect(turns).toEqual([
      [values, 2],
      [values, 1],
    ])
  })

  it('is as the code itself has made it', async () => {
    const call = fresh('ticket_remark_add')
    const renamed = async ({ records }: Work, name: string) => {
      const tickets = records.of('ticket')
      const before = await tickets.hold(key, ['contact_name'])
      await tickets.change(key, { contact_name: name })
      return [before.contact_name, (await tickets.hold(key, ['contact_name'])).contact_name]
    }
    expect(await done(call, (work) => renamed(work, '李四'))).toEqual(['王芳', '李四'])
    expect(await done(call, (work) => renamed(work, '王芳'))).toEqual(['李四', '王芳'])
  })

  it('is no other record', async () => {
    const call = fresh('ticket_remark_add')
    const both = async ({ records }: Work) => [
      await records.of('ticket').hold(key, ['home_id']),
      await records.of('home').hold(2, ['home_id']),
    ]
    for (let turn = 0; turn < 2; turn++)
      expect(await done(call, both)).toEqual([
        { key, home_id: 1 },
        { key: 2, home_id: 2 },
      ])
  })
})
