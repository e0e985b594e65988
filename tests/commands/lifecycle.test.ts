/** Commands to devices, from the button to what the records say of it, by the server's calls. */
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Answer as DeviceAnswer, Order } from '../../src/server/commands/link.ts'
import { createWatch, watched } from '../../src/server/ports/watched.ts'
import type { Mood } from '../../src/server/commands/simulated/moods.ts'
import { describeEvery } from '../support/stores.ts'
import { loggedIn } from '../http/support/server.ts'
import { fleetServer, passTime, type FleetServer, type Made } from './support/fleet.ts'

const BUSY = 4094
const WAITS = 4115
const NOT_POSSIBLE = 4107
/** It has left the state in which that can be done. */
const TRANSITION_REFUSED = 4093

describeEvery('A command to a device', (open) => {
  let server: FleetServer
  let device: Made
  beforeAll(async () => {
    server = await fleetServer(open)
  }, 120_000)
  beforeEach(async () => {
    device = await server.device()
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
  })

  const refresh = async (id = device.id) => server.admin.call('POST', `/v3/devices/${id}/refresh`, {})
  const refreshed = async (): Promise<number> => {
    const { json, text } = await refresh()
    if (json.err_code !== 0) throw new Error(text)
    return Number(json.data['task_id'])
  }
  const retry = (id: number) => server.admin.call('POST', `/v3/command_tasks/${id}/retry`, {})
  const shown = async () => (await server.admin.call('GET', `/v3/devices/${device.id}`)).json.data
  const doneOf = (task: number) => server.fleet.done.get(`1-${task}`) ?? 0
  const deliveries = async (task: number) =>
    (await server.store.query({ text: 'select * from command_deliveries where task_id = $1', values: [task] })).rows
  const heard = (answer: DeviceAnswer) => server.fleet.hear(answer)

  test('waits, is sent, and is settled with what the device told', async () => {
    expect(await shown()).toMatchObject({ net_state: 2 })
    const task = await refreshed()
    await server.app.commands.rested()
    expect(await server.task(task)).toMatchObject({
      state: 'sending',
      command: 'refresh',
      device_id: device.id,
      attempts: 0,
    })
    await server.settle()
    expect(await server.task(task)).toMatchObject({
      state: 'success',
      failure: null,
      resendable: false,
      origin: 1,
      staff_id: 1,
    })
    expect(await shown()).toMatchObject({ net_state: 1, signal: expect.anything() as unknown })
    expect(await deliveries(task)).toEqual([])
    expect(doneOf(task)).toBe(1)
  })

  test('raises and ends the alarms of what the device tells, as a report does', async () => {
    server.fleet.mood = () => 'silent'
    const lows = async () =>
      (await server.admin.call('GET', `/v3/events?device_id=${device.id}&code=1001`)).json.data.list.map(
        ({ state, detail }) => [state, detail],
      )
    const told = async (battery: number): Promise<void> => {
      const task = await refreshed()
      await server.app.commands.rested()
      await heard({ id: `1-${task}`, attempt: 1, outcome: 'done', data: { battery, signal: 3 } })
    }
    await told(7)
    const { battery, battery_at, signal, signal_at } = await shown()
    expect([battery, signal]).toEqual([7, 3])
    expect([battery_at, signal_at]).toEqual([expect.any(String), expect.any(String)])
    expect(await lows()).toEqual([[1, '低电量（7%）']])
    await told(90)
    expect(await lows()).toEqual([[5, '低电量（7%）']])
  })

  test('is refused while another is under way for the same device, and not for another', async () => {
    const task = await refreshed()
    const second = await refresh()
    expect([second.status, second.json.err_code, second.json.err_msg]).toEqual([409, BUSY, '设备正忙，请稍后再试'])
    expect((await refresh((await server.device()).id)).status).toBe(200)
    await server.settle()
    expect(await server.task(task)).toMatchObject({ state: 'success' })
    expect((await refresh()).status).toBe(200)
  })

  test('is refused by the name of the one that waits for the device, and keeps back no question how it is', async () => {
    server.fleet.away.add(device.sn)
    const { id, sn } = device
    const to = { record: { device_id: id, home_id: 1 }, address: sn }
    const waiting = await server.send('restart', to)
    await server.app.commands.round()
    await expect(server.send('restart', to)).rejects.toMatchObject({
      key: 'command_waits',
      params: { command: '重启' },
    })
    const task = await refreshed()
    await server.app.commands.rested()
    const { status, json } = await refresh()
    const text = '该设备的“刷新状态”指令尚未下发，正在等待设备'
    expect([status, json.err_code, json.err_msg]).toEqual([409, WAITS, text])
    server.fleet.away.delete(sn)
    await passTime(server.store, 80)
    await server.app.commands.round()
    await server.settle()
    expect(await server.task(task)).toMatchObject({ state: 'success' })
    await server.settle()
    expect(await server.task(waiting)).toMatchObject({ state: 'success' })
  })

  /** What a device is like → how its command stands, then, and how often it was done. */
  const MOODS: readonly (readonly [Mood, { readonly state: string; readonly done: number }])[] = [
    ['prompt', { state: 'success', done: 1 }],
    ['duplicated', { state: 'success', done: 1 }],
    ['failing', { state: 'fail', done: 0 }],
    ['silent', { state: 'sending', done: 0 }],
    ['offline', { state: 'pending', done: 0 }],
    ['asleep', { state: 'pending', done: 0 }],
  ]
  test.each(MOODS)('to a device that is %s', async (mood, { state, done }) => {
    server.fleet.mood = () => mood
    const task = await refreshed()
    await server.app.commands.rested()
    if (mood !== 'offline' && mood !== 'asleep') await server.settle()
    expect(await server.task(task)).toMatchObject({ state, failure: state === 'fail' ? '设备返回错误' : null })
    expect(doneOf(task)).toBe(done)
  })

  test.each(['offline', 'asleep'] as const)('is sent as soon as a device is back that was %s', async (mood) => {
    server.fleet.mood = () => mood
    const task = await refreshed()
    await server.app.commands.rested()
    expect(await server.task(task)).toMatchObject({ state: 'pending', sent_at: null })
    await server.fleet.act()
    await server.settle()
    expect(await server.task(task)).toMatchObject({ state: 'success' })
  })

  test('times out after 180 seconds, and is settled by an answer that comes late', async () => {
    server.fleet.mood = () => 'late'
    const task = await refreshed()
    await server.app.commands.rested()
    await passTime(server.store, 179)
    await server.app.commands.round()
    expect(await server.task(task)).toMatchObject({ state: 'sending' })
    await passTime(server.store, 2)
    await server.app.commands.round()
    expect(await server.task(task)).toMatchObject({
      state: 'timeout',
      failure: '180秒内未收到设备应答',
      resendable: true,
    })
    await server.fleet.act()
    expect(await server.task(task)).toMatchObject({ state: 'success', failure: null, resendable: false })
    expect(doneOf(task)).toBe(1)
  })

  test('stays sent where its link is too slow to say that it has brought it, and is settled once', async () => {
    const { fleet } = server
    const slow = watched(
      {
        deliver: async (order: Order): Promise<never> => {
          await delivers(order)
          return new Promise<never>(() => undefined)
        },
      },
      createWatch(() => undefined),
      0.01,
    )
    const delivers = fleet.deliver.bind(fleet)
    fleet.deliver = (order) => slow.deliver(order)
    onTestFinished(() => {
      fleet.deliver = delivers
    })
    const task = await refreshed()
    await server.app.commands.rested()
    const { state, attempts, version } = await server.task(task)
    expect([state, attempts]).toEqual(['sending', 0])
    const cancelled = await server.admin.call('POST', `/v3/command_tasks/${task}/cancel`, { version })
    expect(cancelled.json.err_code).toBe(TRANSITION_REFUSED)
    await passTime(server.store, 31)
    await server.app.commands.round()
    expect(fleet.orders.filter(({ id }) => id === `1-${task}`).map(({ attempt }) => attempt)).toEqual([1, 1])
    await fleet.act()
    expect(await server.task(task)).toMatchObject({ state: 'success', attempts: 0 })
    expect(await shown()).toMatchObject({ net_state: 1 })
    expect(doneOf(task)).toBe(1)
  })

  test('frees no slot of another when it answers late', async () => {
    server.fleet.mood = () => 'late'
    const first = await refreshed()
    await server.app.commands.rested()
    await passTime(server.store, 181)
    await server.app.commands.round()
    server.fleet.mood = () => 'silent'
    const second = await refreshed()
    await server.app.commands.rested()
    await server.fleet.act()
    expect(await server.task(first)).toMatchObject({ state: 'success' })
    expect(await server.task(second)).toMatchObject({ state: 'sending' })
    expect((await refresh()).json.err_code).toBe(BUSY)
  })

  test('expires after 24 hours in which its device was away', async () => {
    server.fleet.away.add(device.sn)
    const task = await refreshed()
    await server.app.commands.rested()
    await passTime(server.store, 86_399)
    await server.app.commands.round()
    expect(await server.task(task)).toMatchObject({ state: 'pending' })
    await passTime(server.store, 2)
    await server.app.commands.round()
    expect(await server.task(task)).toMatchObject({
      state: 'expired',
      failure: '设备未在有效时间内上线',
      resendable: false,
    })
    expect(await deliveries(task)).toEqual([])
    expect((await refresh()).status).toBe(200)
  })

  test('is cancelled while it waits, and not when it is sent', async () => {
    server.fleet.away.add(device.sn)
    const task = await refreshed()
    await server.app.commands.rested()
    const { version } = (await server.task(task)) as unknown as { version: number }
    const cancelled = await server.admin.call('POST', `/v3/command_tasks/${task}/cancel`, { version })
    expect(cancelled.json.data).toMatchObject({ state: 'cancelled', finished_at: expect.any(String) as unknown })
    expect(await deliveries(task)).toEqual([])
    server.fleet.away.clear()
    const next = await refreshed()
    await server.app.commands.rested()
    const sent = (await server.task(next)) as unknown as { version: number }
    expect(
      (await server.admin.call('POST', `/v3/command_tasks/${next}/cancel`, { version: sent.version })).status,
    ).toBe(409)
    await server.settle()
    expect(await server.task(task)).toMatchObject({ state: 'cancelled' })
    expect(await server.task(next)).toMatchObject({ state: 'success' })
  })

  /** Sent, timed out, retried while the device is away: the second attempt waits. */
  const retriedWhileAway = async (): Promise<number> => {
    server.fleet.mood = () => 'late'
    const task = await refreshed()
    await server.app.commands.rested()
    await passTime(server.store, 181)
    await server.app.commands.round()
    server.fleet.away.add(device.sn)
    expect((await retry(task)).status).toBe(200)
    await server.app.commands.rested()
    expect(await server.task(task)).toMatchObject({ state: 'pending', attempts: 1 })
    return task
  }
  const cancel = async (task: number): Promise<void> => {
    const { version } = (await server.task(task)) as unknown as { version: number }
    const { json } = await server.admin.call('POST', `/v3/command_tasks/${task}/cancel`, { version })
    expect(json.data).toMatchObject({ state: 'cancelled' })
  }
  const DONE = { state: 'success', failure: null, resendable: false } as const

  test('whose retry is cancelled is done all the same when its first attempt was, and the log says so', async () => {
    const task = await retriedWhileAway()
    await cancel(task)
    expect((await refresh()).status).toBe(200)
    await heard({ id: `1-${task}`, attempt: 2, outcome: 'done', data: { battery: 61 } })
    expect(await server.task(task)).toMatchObject({ state: 'cancelled' })
    await heard({ id: `1-${task}`, attempt: 1, outcome: 'failed', reason: '迟到' })
    expect(await server.task(task)).toMatchObject({ state: 'cancelled', failure: null })
    for (let twice = 0; twice < 2; twice++)
      await heard({ id: `1-${task}`, attempt: 1, outcome: 'done', data: { battery: 62 } })
    expect(await server.task(task)).toMatchObject(DONE)
    expect(await shown()).toMatchObject({ battery: 62 })
    expect(await deliveries(task)).toEqual([])
    const log = `/v3/operation_logs?resource=command_task&record_id=${task}&sort=-id&limit=1`
    const [last] = (await server.admin.call('GET', log)).json.data.list
    expect(last).toMatchObject({ changes: [{ field: '指令状态', before: '已取消', after: '成功' }] })
  })

  test('that was sent once and expires at its retry is done all the same when its device says so', async () => {
    const task = await retriedWhileAway()
    await passTime(server.store, 86_401)
    await server.app.commands.round()
    expect(await server.task(task)).toMatchObject({ state: 'expired', resendable: false })
    expect((await retry(task)).json.err_code).toBe(NOT_POSSIBLE)
    await heard({ id: `1-${task}`, attempt: 1, outcome: 'done', data: { battery: 63 } })
    expect(await server.task(task)).toMatchObject(DONE)
    expect(await shown()).toMatchObject({ battery: 63 })
  })

  test('that was cancelled is listened to for a day, and what was to be sent is kept no longer', async () => {
    const task = await retriedWhileAway()
    await cancel(task)
    await passTime(server.store, 100)
    await server.app.commands.round()
    expect(await deliveries(task)).toMatchObject([{ slot: null }])
    await server.store.query({
      text: `update command_tasks set finished_at = finished_at - interval '1 day' where id = $1`,
      values: [task],
    })
    await passTime(server.store, 86_401)
    await server.app.commands.round()
    expect(await deliveries(task)).toEqual([])
    await heard({ id: `1-${task}`, attempt: 1, outcome: 'done', data: { battery: 64 } })
    expect(await server.task(task)).toMatchObject({ state: 'cancelled' })
    expect(await shown()).toMatchObject({ battery: null })
  })

  test('is retried after it failed: the same command, a new attempt, done once', async () => {
    server.fleet.mood = ({ attempt }) => (attempt === 1 ? 'failing' : 'prompt')
    const task = await refreshed()
    await server.settle()
    const before = (
      await server.store.query({ text: 'select business_key from command_tasks where id = $1', values: [task] })
    ).rows
    expect((await retry(task)).json.data).toEqual({ task_id: task })
    await server.settle()
    expect(await server.task(task)).toMatchObject({ state: 'success', attempts: 1, failure: null })
    expect(
      (await server.store.query({ text: 'select business_key from command_tasks where id = $1', values: [task] })).rows,
    ).toEqual(before)
    expect(server.fleet.orders.filter(({ id }) => id === `1-${task}`).map(({ attempt }) => attempt)).toEqual([1, 2])
    expect(doneOf(task)).toBe(1)
    expect((await retry(task)).json.err_code).toBe(NOT_POSSIBLE)
  })

  test('that was done and told of too late is retried without being done twice', async () => {
    server.fleet.mood = () => 'late'
    const task = await refreshed()
    await server.app.commands.rested()
    await passTime(server.store, 181)
    await server.app.commands.round()
    expect((await retry(task)).status).toBe(200)
    await server.app.commands.rested()
    await server.settle()
    expect(await server.task(task)).toMatchObject({ state: 'success', attempts: 1 })
    expect(doneOf(task)).toBe(1)
  })

  test('is not retried while another holds its device, nor a day after it failed', async () => {
    server.fleet.mood = () => 'failing'
    const task = await refreshed()
    await server.settle()
    server.fleet.mood = () => 'silent'
    const other = await refreshed()
    expect((await retry(task)).json.err_code).toBe(BUSY)
    await server.app.commands.rested()
    await passTime(server.store, 86_401)
    await server.app.commands.round()
    expect(await server.task(other)).toMatchObject({ state: 'timeout' })
    expect(await server.task(task)).toMatchObject({ state: 'fail', resendable: false })
    const refused = await retry(task)
    expect([refused.status, refused.json.err_code]).toEqual([409, NOT_POSSIBLE])
    expect(await deliveries(task)).toEqual([])
  })

  /** Answers that are none of this attempt's. */
  test.each<[string, (task: number) => DeviceAnswer]>([
    ['of an attempt that was never made', (task) => ({ id: `1-${task}`, attempt: 2, outcome: 'done' })],
    ['of another company', (task) => ({ id: `2-${task}`, attempt: 1, outcome: 'done' })],
    ['of a command that nobody knows', () => ({ id: '1-999999', attempt: 1, outcome: 'failed' })],
    ['that is none', () => ({ id: "1'; drop table staff --", attempt: 1, outcome: 'done' })],
    ['without an attempt', (task) => ({ id: `1-${task}`, attempt: 0, outcome: 'failed' })],
  ])('is left as it is by an answer %s', async (_, answer) => {
    server.fleet.mood = () => 'silent'
    const task = await refreshed()
    await server.app.commands.rested()
    const before = await server.task(task)
    await heard(answer(task))
    expect(await server.task(task)).toEqual(before)
  })

  test('that has succeeded fails no more, and one that was retried does not fail by its first attempt', async () => {
    const task = await refreshed()
    await server.settle()
    await heard({ id: `1-${task}`, attempt: 1, outcome: 'failed', reason: '迟到' })
    expect(await server.task(task)).toMatchObject({ state: 'success', failure: null })
    server.fleet.mood = () => 'silent'
    const next = await refreshed()
    await server.app.commands.rested()
    await passTime(server.store, 181)
    await server.app.commands.round()
    await retry(next)
    await server.app.commands.rested()
    await heard({ id: `1-${next}`, attempt: 1, outcome: 'failed', reason: '第一次' })
    expect(await server.task(next)).toMatchObject({ state: 'sending', attempts: 1 })
    await heard({ id: `1-${next}`, attempt: 2, outcome: 'failed', reason: '电机卡住' })
    expect(await server.task(next)).toMatchObject({ state: 'fail', failure: '电机卡住' })
  })

  test('that the device did and the records refuse has failed, and says so', async () => {
    const task = await refreshed()
    await server.app.commands.rested()
    await heard({ id: `1-${task}`, attempt: 1, outcome: 'done', data: { battery: 500 } })
    expect(await server.task(task)).toMatchObject({ state: 'fail', failure: '设备操作成功，数据库操作失败' })
    expect(await shown()).toMatchObject({ battery: null })
  })

  test.each(['gateways', 'locks'])('restarts what stands in its room among the %s, and nothing else', async (kind) => {
    const one = await server.device(
      kind === 'gateways' ? `cn2403500000000${String(device.id).padStart(5, '0')}` : device.sn.replace('lk24', 'lk25'),
    )
    const restart = (room: number, id: number) =>
      server.admin.call('POST', `/v3/rooms/${room}/${kind}/${id}/restart`, {})
    expect((await restart(device.room, one.id)).json.data.fields?.map(({ field }) => field)).toEqual(['room_id'])
    if (kind === 'gateways') expect((await restart(device.room, device.id)).json.err_code).toBe(NOT_POSSIBLE)
    const task = Number((await restart(one.room, one.id)).json.data['task_id'])
    await server.settle()
    expect(await server.task(task)).toMatchObject({ state: 'success', command: 'restart' })
    expect(server.fleet.orders.at(-1)).toMatchObject({ type: 'restart', address: one.sn })
  })

  test('of which nothing says what it comes to is a mistake, and leaves nothing behind', async () => {
    const count = () => server.store.text({ text: 'select count(*)::text from command_tasks', values: [] })
    const before = await count()
    const record = { device_id: device.id, home_id: 1 }
    // @ts-expect-error It does not even compile.
    const unsent: Parameters<typeof server.send>[0] = 'time_sync'
    await expect(server.send(unsent, { record, address: device.sn })).rejects.toThrow('time_sync')
    expect(await count()).toBe(before)
  })

  test('is sent by nobody who may not, and to nothing out of reach', async () => {
    const guest = await loggedIn(server.app, 'guest', '10.0.0.3')
    expect((await guest.call('POST', `/v3/devices/${device.id}/refresh`, {})).status).toBe(403)
    const other = await loggedIn(server.app, 'admin@2', '10.0.0.4')
    expect((await other.call('POST', `/v3/devices/${device.id}/refresh`, {})).status).toBe(404)
  })
})
