/** The demo's commands: whatever is under way moves, and ends. */
import { beforeAll, expect, test } from 'vitest'
import { password } from '../../src/apartment/demo/logins.ts'
import { seed } from '../../src/apartment/demo/seed.ts'
import { apartment } from '../../src/apartment/product.ts'
import { projectModel } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { withTables } from '../support/tables.ts'
import { fleetServer, passTime, type FleetServer } from './support/fleet.ts'

describeOne('The commands of the demo', (open) => {
  let server: FleetServer
  beforeAll(async () => {
    const model = await projectModel()
    const store = await open({}, withTables(model))
    await seed(store, model, { scale: 1, days: 1, now: new Date().toISOString() })
    server = await fleetServer(open, { given: store, pass: password })
    const { rows } = await store.query({ text: 'select sn from devices where net_state = 2', values: [] })
    for (const { sn } of rows) server.fleet.away.add(String(sn))
  }, 240_000)

  const count = async (where: string): Promise<number> =>
    Number(await server.store.text({ text: `select count(*)::text from command_tasks t where ${where}`, values: [] }))
  const DELIVERY = 'exists (select from command_deliveries d where d.client_id = t.client_id and d.task_id = t.id'
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await server.settle()
  }

  test('can be sent, one of a device at a time, where they are under way or can be sent again', async () => {
    expect(await count(`t.state = 'sending' and ${DELIVERY} and d.slot is not null)`)).toBeGreaterThanOrEqual(8)
    expect(await count(`t.state = 'pending' and ${DELIVERY} and d.slot is not null)`)).toBeGreaterThanOrEqual(8)
    expect(await count(`t.state in ('fail', 'timeout') and t.resendable`)).toBeGreaterThanOrEqual(6)
    const [isUnderWay, isKept] = [`t.state in ('sending', 'pending')`, `${DELIVERY})`]
    expect(await count(`(${isUnderWay} or t.resendable) <> ${isKept}`)).toBe(0)
    expect(await count(`${isUnderWay} and not ${DELIVERY} and d.slot is not null)`)).toBe(0)
    const { rows } = await server.store.query({
      text: 'select distinct command from command_tasks t where ' + isKept,
      values: [],
    })
    const { types } = apartment.commands!
    for (const { command } of rows) expect(types[command as keyof typeof types]).not.toBeNull()
  })

  test('are answered, wait for devices that are away, and leave nothing that nobody ends', async () => {
    const away = [...server.fleet.away].map((sn) => `'${sn}'`).join()
    await passTime(server.store, 31)
    await settle()
    expect(await count(`t.state = 'sending'`)).toBe(0)
    await passTime(server.store, 600)
    await settle()
    expect(await count(`t.state = 'pending'`)).toBeGreaterThan(0)
    expect(await count(`t.state = 'pending' and not ${DELIVERY} and d.address in (${away}))`)).toBe(0)
    const [again] = (
      await server.store.query({
        text: `select id from command_tasks where client_id = 1 and state = 'fail' and resendable`,
        values: [],
      })
    ).rows
    server.fleet.away.clear()
    expect((await server.admin.call('POST', `/v3/command_tasks/${String(again!['id'])}/retry`, {})).json.err_code).toBe(
      0,
    )
    await passTime(server.store, 100)
    await settle()
    expect(await count(`t.state in ('pending', 'sending')`)).toBe(0)
    expect(await server.task(Number(again!['id']))).toMatchObject({ state: 'success', attempts: 2 })
  })
})
