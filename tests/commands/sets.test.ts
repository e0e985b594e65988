/** Commands that are sent as a set, and answers that are settled as one: each counts as if it had come alone. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppError } from '../../src/errors/app-error.ts'
import type { Answer } from '../../src/server/commands/link.ts'
import type { Sending, Sent } from '../../src/server/commands/types.ts'
import type { Connection } from '../../src/server/store/store.ts'
import { scopeOf } from '../support/scopes.ts'
import { describeStores } from '../support/stores.ts'
import { fleetServer, type FleetServer, type Made } from './support/fleet.ts'

describeStores('A set of commands', (open) => {
  let server: FleetServer
  let devices: readonly Made[]
  let away: Made
  beforeAll(async () => {
    server = await fleetServer(open)
    // What is sent and settled, and when, is this test's to say.
    await server.app.commands.stop()
  }, 120_000)
  beforeEach(async () => {
    devices = await Promise.all(Array.from({ length: 6 }, () => server.device()))
    away = await server.device(undefined, 2)
  })

  const to = ({ id, sn }: Made, more: Partial<Sending> = {}, home = 1): Sending => ({
    record: { device_id: id, home_id: home },
    address: sn,
    payload: {},
    ...more,
  })
  /** Of an account of one home. */
  const LIMITED = {
    scope: scopeOf({
      client_id: 1,
      staff_id: 1,
      role_id: 2,
      type: null,
      store_ids: [],
      home_ids: [1],
      home_store_ids: [1],
    }),
  }
  const taskOf = (sent: Sent | undefined): number => (sent as { readonly task: number }).task
  const refusalOf = (sent: Sent | undefined): AppError['key'] | null =>
    sent !== undefined && 'refused' in sent ? sent.refused.key : null
  const sendAll = (sendings: readonly Sending[], ...further: [] | [Parameters<FleetServer['sends']>[1]]) =>
    server.sends((commands) => commands.sendAll('refresh', sendings), ...further)
  const count = async (text: string, ...values: readonly unknown[]): Promise<number> =>
    Number(await server.store.text({ text: `select count(*)::text from ${text}`, values }))
  const tasksOf = (some: readonly Made[]) =>
    count(
      'command_tasks t join command_deliveries d on d.client_id = t.client_id and d.task_id = t.id where t.device_id = any($1::bigint[])',
      some.map(({ id }) => id),
    )

  test.each(['sendAll', 'sendTogether'] as const)(
    'is sent whole, in as many statements as some of it, and one fewer where these are few: %s',
    async (way) => {
      const statements = async (some: readonly Made[]): Promise<number> => {
        let asked = 0
        const counted = (real: Connection): Connection => ({
          query: (statement) => {
            asked += 1
            return real.query(statement)
          },
          text: (statement) => real.text(statement),
        })
        const sendings = some.map((one) => to(one))
        await server.sends(async (commands) => void (await commands[way]('refresh', sendings)), {}, counted)
        return asked
      }
      const few = await statements(devices.slice(0, 2))
      const [some, many] = [
        await Promise.all(Array.from({ length: 11 }, () => server.device())),
        await Promise.all(Array.from({ length: 30 }, () => server.device())),
      ]
      // Few are judged as they are written.
      expect([await statements(some), await statements(many)]).toEqual([few + 1, few + 1])
      expect(await tasksOf(many)).toBe(many.length)
    },
  )

  test('is sent together, each key once, or not at all', async () => {
    const [busy, known, good] = devices as [Made, Made, Made]
    const together = (sendings: readonly Sending[], as?: Parameters<FleetServer['sends']>[1]) =>
      server.sends((commands) => commands.sendTogether('refresh', sendings), as)
    await server.send('refresh', to(busy))
    const before = await server.send('refresh', to(known, { key: `before-${known.id}` }))
    const [tasks, entries] = [await count('command_tasks'), await count('operation_logs')]
    await expect(together([to(good), to(busy)])).rejects.toMatchObject({ key: 'busy' })
    await expect(together([to(good), to(good)])).rejects.toMatchObject({ key: 'busy' })
    await expect(together([to(good), to(away, {}, 2)], LIMITED)).rejects.toMatchObject({ key: 'out_of_scope' })
    expect([await count('command_tasks'), await count('operation_logs')]).toEqual([tasks, entries])
    const once = to(good, { key: `once-${good.id}` })
    const [again, first, second] = await together([to(known, { key: `before-${known.id}` }), once, once])
    expect([again, second]).toEqual([before, first])
    expect([await count('command_tasks'), await count('operation_logs')]).toEqual([tasks + 1, entries + 1])
  })

  test('is refused in part: the others go, and nothing is left of those that do not', async () => {
    const [busy, known, twice, good] = devices as [Made, Made, Made, Made]
    await server.send('refresh', to(busy))
    const before = await server.send('refresh', to(known, { key: `known-${known.id}` }))
    const [tasks, entries] = [await count('command_tasks'), await count('operation_logs')]
    const sent = await sendAll(
      [
        to(good),
        to(busy),
        to(known, { key: `known-${known.id}` }),
        to(twice, { key: `twice-${twice.id}` }),
        to(twice, { key: `twice-${twice.id}` }),
        to(good, { target: 'valve' }),
        to(good),
        to(away, {}, 2),
      ],
      LIMITED,
    )
    expect(sent.map(refusalOf)).toEqual([null, 'busy', null, null, null, null, 'busy', 'out_of_scope'])
    expect(taskOf(sent[2])).toBe(before)
    expect(taskOf(sent[4])).toBe(taskOf(sent[3]))
    expect([await count('command_tasks'), await count('operation_logs')]).toEqual([tasks + 3, entries + 3])
    expect(await tasksOf([good, twice, away])).toBe(3)
  })

  /** As devices do that answer in the same moment. */
  const hear = (answers: readonly Answer[]) => Promise.all(answers.map((answer) => server.fleet.hear(answer)))
  const sendingAll = async (): Promise<readonly number[]> => {
    const tasks = (await sendAll(devices.map((one) => to(one)))).map(taskOf)
    await server.store.query({
      text: `update command_tasks set state = 'sending', sent_at = now() where id = any($1::bigint[])`,
      values: [tasks],
    })
    return tasks
  }
  const statesOf = async (tasks: readonly number[]) =>
    (await Promise.all(tasks.map((task) => server.task(task)))).map(({ state }) => state)
  const done = (task: number, data = {}): Answer => ({ id: `1-${task}`, attempt: 1, outcome: 'done', data })

  test('is settled with what each device told, whatever else is told in between', async () => {
    const tasks = await sendingAll()
    const [a, b, c, d] = tasks as [number, number, number, number]
    await hear([
      done(a, { battery: 41 }),
      done(b, { battery: 42 }),
      { id: `1-${c}`, attempt: 1, outcome: 'failed', reason: '电量不足' },
      { id: `1-${d}`, attempt: 2, outcome: 'done' },
      // The same once more, of another company, of no command, of no form.
      done(a, { battery: 99 }),
      { ...done(b), id: `2-${b}` },
      { ...done(b), id: '1-999999' },
      { ...done(b), id: 'nobody' },
    ])
    expect(await statesOf(tasks)).toEqual(['success', 'success', 'fail', 'sending', 'sending', 'sending'])
    const battery = async ({ id }: Made) => (await server.admin.call('GET', `/v3/devices/${id}`)).json.data['battery']
    expect([await battery(devices[0]!), await battery(devices[1]!)]).toEqual([41, 42])
    expect((await server.task(c))['failure']).toBe('电量不足')
    // By one transaction, whose time this is.
    const ended = await Promise.all([a, b, c].map(async (task) => (await server.task(task))['finished_at']))
    expect(new Set(ended).size).toBe(1)
    expect(await count('command_deliveries where task_id = any($1::bigint[])', [a, b])).toBe(0)
  })

  test('of which one effect fails is settled but for that one', async () => {
    const tasks = await sendingAll()
    await hear(tasks.map((task, at) => done(task, { battery: at === 3 ? 'flat' : 40 + at })))
    expect(await statesOf(tasks)).toEqual(['success', 'success', 'success', 'fail', 'success', 'success'])
    expect((await server.task(tasks[3]!))['failure']).toBe('设备操作成功，数据库操作失败')
  })

  test('of which two are about one device leaves it as the later says', async () => {
    const [one] = devices as [Made]
    const tasks = (await sendAll(['a', 'b'].map((target) => to(one, { target })))).map(taskOf)
    await hear(tasks.map((task, at) => done(task, { battery: 50 + at })))
    expect(await statesOf(tasks)).toEqual(['success', 'success'])
    expect((await server.admin.call('GET', `/v3/devices/${one.id}`)).json.data['battery']).toBe(51)
  })
})
