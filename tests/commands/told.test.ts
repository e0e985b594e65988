/** Whoever sent a command hears of its bad end in the message centre, and nobody else does. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mood } from '../../src/server/commands/simulated/moods.ts'
import { loggedIn, type Caller } from '../http/support/server.ts'
import { describeStores } from '../support/stores.ts'
import { fleetServer, passTime, type FleetServer, type Made } from './support/fleet.ts'

const ENGLISH = { headers: { 'accept-language': 'en' } }
/** Accounts of the world that hold the right to command devices: of the whole company, and of the second home. */
const KEEPERS = 101

describeStores('What is told of a command that does not come to pass', (open) => {
  let server: FleetServer
  let keeper: Caller
  let device: Made
  beforeAll(async () => {
    server = await fleetServer(open)
    await rights(['homes_view', 'device_base'])
    keeper = await loggedIn(server.app, 'keeper', '10.0.0.7')
  }, 120_000)
  beforeEach(async () => {
    device = await server.device(undefined, 2)
    server.fleet.mood = () => 'prompt'
  })

  const rights = (permissions: readonly string[]) =>
    server.store.query({ text: 'update roles set permissions = $1 where id = $2', values: [permissions, KEEPERS] })
  const refreshed = async (who = keeper, options = {}): Promise<number> => {
    const { json, text } = await who.call('POST', `/v3/devices/${device.id}/refresh`, {}, options)
    if (json.err_code !== 0) throw new Error(text)
    return Number(json.data['task_id'])
  }
  const messages = async (who: Caller, task: number, options = {}) =>
    (
      await who.call(
        'GET',
        '/v3/messages?sort=-id&limit=100&columns=title,read,resource,record_id,record_name',
        undefined,
        options,
      )
    ).json.data.list.filter(({ record_id }) => Number(record_id) === task)
  const written = async (task: number) =>
    Number(
      await server.store.text({ text: 'select count(*)::text from messages where record_id = $1', values: [task] }),
    )
  const rounds = async () => {
    while ((await server.app.commands.round()) > 0);
  }
  const later = async (seconds: number) => {
    await rounds()
    await passTime(server.store, seconds)
    await rounds()
  }

  /** What the device is like, what happens then, and what is read of it in each language. */
  const ENDS: readonly (readonly [
    Mood,
    () => Promise<unknown>,
    zh: readonly [string, string],
    en: readonly [string, string],
  ])[] = [
    [
      'failing',
      () => server.settle(),
      ['刷新状态失败', '设备返回错误'],
      ['Refresh failed', 'The device reported an error'],
    ],
    [
      'silent',
      () => later(181),
      ['刷新状态超时', '180秒内未收到设备应答'],
      ['Refresh timed out', 'did not answer within 180 seconds'],
    ],
    [
      'offline',
      () => later(86_401),
      ['刷新状态已过期', '设备未在有效时间内上线'],
      ['Refresh expired', 'did not come online in time'],
    ],
  ]
  test.each(ENDS)('a device that is %s: in the language of whoever reads it', async (mood, end, zh, en) => {
    server.fleet.mood = () => mood
    const task = await refreshed(keeper)
    await end()
    const found = await messages(keeper, task)
    const title = (text: string): unknown => expect.stringMatching(`^${text}.*${device.sn}$`)
    expect(found).toMatchObject([
      {
        title: title(zh[0]),
        read: false,
        resource: 'command_task',
        record_name: `刷新状态 #${task}`,
        _labels: { title: null },
      },
    ])
    expect(await messages(keeper, task, ENGLISH)).toMatchObject([
      { title: title(zh[0]), _labels: { title: title(en[0]) } },
    ])
    const address = `/v3/messages/${String(found[0]!['id'])}`
    const one = await keeper.call('GET', address)
    expect(one.json.data).toMatchObject({
      content: expect.stringContaining(zh[1]) as unknown,
      _labels: { content: null },
    })
    const english = (await keeper.call('GET', address, undefined, ENGLISH)).json.data['_labels']
    expect(english).toMatchObject({
      ...{ content: expect.stringContaining(en[1]) as unknown, record_name: `Refresh #${task}` },
    })
    expect(await messages(server.admin, task)).toEqual([])
    expect((await server.admin.call('GET', address)).status).toBe(404)
  })

  test('is nothing when it has succeeded, also late, and nothing of what nobody sent', async () => {
    server.fleet.mood = () => 'duplicated'
    const done = await refreshed()
    await server.settle()
    expect(await server.task(done)).toMatchObject({ state: 'success' })
    expect(await written(done)).toBe(0)
    server.fleet.mood = () => 'failing'
    const { id, sn } = await server.device(undefined, 2)
    const sent = await server.send('refresh', { record: { device_id: id, home_id: 2 }, address: sn })
    await server.settle()
    expect(await server.task(sent)).toMatchObject({ state: 'fail' })
    expect(await written(sent)).toBe(0)
  })

  test('is told once a command, and to whoever asked last', async () => {
    server.fleet.mood = () => 'failing'
    const task = await refreshed()
    await server.settle()
    const [first] = await messages(keeper, task)
    await keeper.call('GET', `/v3/messages/${String(first!['id'])}`)
    const retry = async (who: Caller) => {
      expect((await who.call('POST', `/v3/command_tasks/${task}/retry`, {})).json.err_code).toBe(0)
      await server.settle()
    }
    await retry(keeper)
    expect(await messages(keeper, task)).toMatchObject([{ read: false }])
    await retry(server.admin)
    expect([(await messages(keeper, task)).length, (await messages(server.admin, task)).length]).toEqual([1, 1])
  })

  test('is in the device’s own words, which are no markup', async () => {
    server.fleet.mood = () => 'silent'
    const task = await refreshed()
    await server.app.commands.rested()
    await server.fleet.hear({ id: `1-${task}`, attempt: 1, outcome: 'failed', reason: '电机<b onclick=x>卡住' })
    const [{ id } = {}] = (await messages(keeper, task)) as readonly { id?: unknown }[]
    const content = String((await keeper.call('GET', `/v3/messages/${String(id)}`)).json.data['content'])
    expect(content).toContain('电机')
    expect(content).not.toContain('<b')
  })

  /** What is taken from the account that asked, and given back. */
  const LOST: Readonly<Record<string, readonly [take: string, give: string]>> = {
    right: [
      `update roles set permissions = '{homes_view}' where id = ${KEEPERS}`,
      `update roles set permissions = '{homes_view,device_base}' where id = ${KEEPERS}`,
    ],
    account: [
      'update staff set active = false where staff_id = 6',
      'update staff set active = true where staff_id = 6',
    ],
    home: [
      'update staff_home_ids set item_id = 3 where client_id = 1 and owner_id = 6',
      'update staff_home_ids set item_id = 2 where client_id = 1 and owner_id = 6',
    ],
  }
  test.each(Object.entries(LOST))('never to somebody who has lost the %s since', async (_, [take, give]) => {
    const caretaker = await loggedIn(server.app, 'caretaker', '10.0.0.8')
    server.fleet.mood = () => 'failing'
    const lost = await refreshed(caretaker)
    device = await server.device(undefined, 2)
    await server.store.script(take)
    await server.settle()
    await server.store.script(give)
    expect(await server.task(lost)).toMatchObject({ state: 'fail' })
    expect(await written(lost)).toBe(0)
    const back = await loggedIn(server.app, 'caretaker', '10.0.0.8')
    const next = await refreshed(back)
    await server.settle()
    expect(await messages(back, next)).toHaveLength(1)
  })
})
