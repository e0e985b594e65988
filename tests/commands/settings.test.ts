/** Settings that locks take: sent where what is in force changes, in effect once the lock has taken them. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { RESET, settingsOf } from '../../src/apartment/commands/simulated-lock.ts'
import type { Caller } from '../http/support/server.ts'
import { runnerOn } from '../jobs/support.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, passTime, type FleetServer, type Made } from './support/fleet.ts'

interface Sent {
  readonly preparing: boolean
  readonly settings: readonly { readonly field: string; readonly waiting: number; readonly failed: number }[]
  readonly failures: readonly {
    readonly task_id: number
    readonly settings: readonly string[]
    readonly reason: string
  }[]
}

describeOne('Settings that a lock takes', (open) => {
  let server: FleetServer
  let admin: Caller
  let run: () => Promise<void>
  let homes = 0
  let home: number
  let locks: readonly Made[]
  let first: Made

  beforeAll(async () => {
    server = await fleetServer(open)
    admin = server.admin
    const runner = runnerOn(server.store, server.model, undefined, undefined, server.app.commands.outgoing)
    run = async () => {
      await runner.go()
      await server.app.commands.rested()
    }
  }, 240_000)
  /** A home of its own with three locks that hold nothing. */
  beforeEach(async () => {
    const made = await admin.call('POST', '/v3/homes', {
      ...{ name: `设置${(homes += 1)}号`, store_id: 1, home_type: 1 },
      ...{ province: '上海市', city: '上海市', district: '浦东新区' },
    })
    home = Number(made.json.data['home_id'])
    locks = await Promise.all(
      [1, 2, 3].map((at) => server.device(`lk24036600000000${String(homes).padStart(3, '0')}${at}`, home)),
    )
    first = locks[0]!
    await server.store.query({ text: 'update devices set net_state = 1', values: [] })
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
    await run()
    await server.settle()
  })

  const set = async (type: string, value: number, settings: object) => {
    const { json } = await admin.call('PUT', '/v3/lock_setting', { type, value, settings })
    expect(json.err_code).toBe(0)
  }
  const sentAt = async (type: string, value: number) =>
    (await admin.call('GET', `/v3/settings_place/sent?resource=lock_setting&type=${type}&value=${value}`)).json
      .data as unknown as Sent
  const held = ({ sn }: Made) => Object.fromEntries(settingsOf(server.fleet.memoryOf(1, sn)).values)
  const commandsOf = async ({ id }: Made) =>
    (await admin.call('GET', `/v3/command_tasks?device_id=${id}&sort=id`)).json.data['list'] as unknown as readonly {
      readonly id: number
      readonly command: string
      readonly state: string
      readonly parameters: string
      readonly failure: string | null
    }[]
  const one = (field: string, waiting: number, failed = 0) => ({ field, waiting, failed })

  test('are under way until it has taken them, and in effect then', async () => {
    await set('room', first.room, { alarm_unlock: 9, forbid_add_password: true })
    // Before anything is sent as well; what the server alone heeds is in effect at once.
    expect((await sentAt('room', first.room)).settings).toEqual([one('alarm_unlock', 1)])
    await run()
    expect(await commandsOf(first)).toMatchObject([
      { command: 'setting_write', state: 'sending', parameters: '未锁报警' },
    ])
    expect((await sentAt('room', first.room)).settings).toEqual([one('alarm_unlock', 1)])
    expect((await sentAt('home', home)).settings).toEqual([one('alarm_unlock', 1)])
    await server.settle()
    expect(held(first)).toEqual({ alarm_unlock: 9 })
    expect(await sentAt('room', first.room)).toEqual({ preparing: false, settings: [], failures: [] })
    expect(await sentAt('home', home)).toEqual({ preparing: false, settings: [], failures: [] })
    await set('room', first.room, { alarm_unlock: null })
    await run()
    await server.settle()
    expect(held(first)).toEqual({})
  })

  test('go to all that inherit them, and not to who has their own', async () => {
    await set('room', first.room, { alarm_unlock: 9 })
    await set('home', home, { alarm_unlock: 20, alarm_time: ['22:00', '07:00'] })
    await run()
    expect((await sentAt('home', home)).settings).toEqual([one('alarm_time', 3), one('alarm_unlock', 3)])
    await server.settle()
    expect(locks.map(held)).toEqual([
      { alarm_unlock: 9, alarm_time: ['22:00', '07:00'] },
      { alarm_unlock: 20, alarm_time: ['22:00', '07:00'] },
      { alarm_unlock: 20, alarm_time: ['22:00', '07:00'] },
    ])
    await set('home', home, { alarm_unlock: 30 })
    await run()
    expect((await commandsOf(first)).length).toBe(1)
    expect((await commandsOf(locks[1]!)).length).toBe(2)
    await server.settle()
  })

  test('that were refused are listed with the reason, are not in effect, and can be sent again', async () => {
    server.fleet.mood = () => 'failing'
    await set('room', first.room, { alarm_unlock: 9 })
    await run()
    await server.settle()
    const sent = await sentAt('room', first.room)
    expect(sent.settings).toEqual([one('alarm_unlock', 0, 1)])
    expect(sent.failures).toMatchObject([{ settings: ['alarm_unlock'], reason: '设备返回错误', id: first.room }])
    expect((await sentAt('home', home)).failures).toEqual(sent.failures)
    // Nobody asked for another change: it is not sent once more by itself.
    await set('room', first.room, { forbid_add_password: true })
    await run()
    expect((await commandsOf(first)).length).toBe(1)
    server.fleet.mood = () => 'prompt'
    const retried = await admin.call('POST', `/v3/command_tasks/${sent.failures[0]!.task_id}/retry`, {})
    expect(retried.json.err_code).toBe(0)
    expect((await sentAt('room', first.room)).settings).toEqual([one('alarm_unlock', 1)])
    await server.settle()
    expect(held(first)).toEqual({ alarm_unlock: 9 })
    expect((await sentAt('room', first.room)).settings).toEqual([])
  })

  test('that wait are replaced by newer ones, and given up where nothing is to be changed any more', async () => {
    server.fleet.away.add(first.sn)
    await set('room', first.room, { alarm_unlock: 9 })
    await run()
    await set('room', first.room, { alarm_unlock: 10, lock_open_audio_switch: true })
    await run()
    expect(await commandsOf(first)).toMatchObject([
      { state: 'cancelled', failure: '已由新的设置取代' },
      { state: 'pending' },
    ])
    await set('room', first.room, { alarm_unlock: null, lock_open_audio_switch: null })
    await run()
    expect((await commandsOf(first)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    server.fleet.away.clear()
    await server.settle()
    expect(held(first)).toEqual({})
  })

  test('that are at the lock are followed by newer ones, whatever comes of them and however late', async () => {
    server.fleet.mood = () => 'silent'
    await set('room', first.room, { alarm_unlock: 9, alarm_time: ['22:00', '07:00'] })
    await run()
    await server.settle()
    await set('room', first.room, { alarm_unlock: 10, alarm_time: null })
    await run()
    expect((await commandsOf(first)).map(({ state }) => state)).toEqual(['sending'])
    server.fleet.mood = () => 'prompt'
    await passTime(server.store, 200)
    await server.settle()
    await run()
    expect((await commandsOf(first)).map(({ state }) => state)).toEqual(['timeout', 'sending'])
    await server.settle()
    expect(held(first)).toEqual({ alarm_unlock: 10 })
    // The first one is done after all.
    const [before] = server.fleet.orders.filter(({ address }) => address === first.sn)
    await server.fleet.hear({ id: before!.id, attempt: 1, outcome: 'done' })
    expect((await sentAt('room', first.room)).settings).toEqual([])
    expect(held(first)).toEqual({ alarm_unlock: 10 })
  })

  test('wait for a lock that is away', async () => {
    server.fleet.away.add(first.sn)
    await set('home', home, { alarm_unlock: 9 })
    await run()
    await server.settle()
    expect((await sentAt('home', home)).settings).toEqual([one('alarm_unlock', 1)])
    server.fleet.away.clear()
    await server.fleet.online(1, first.sn)
    await server.settle()
    expect(held(first)).toEqual({ alarm_unlock: 9 })
    expect((await sentAt('home', home)).settings).toEqual([])
  })

  test('go to a lock that is bound later', async () => {
    await set('home', home, { alarm_unlock: 9 })
    await run()
    await server.settle()
    const late = await server.device(`lk24036600000000${String(homes).padStart(3, '0')}9`, home)
    await run()
    await server.settle()
    expect(held(late)).toEqual({ alarm_unlock: 9 })
  })

  test('are sent anew to a lock that says that it was reset', async () => {
    await set('room', first.room, { alarm_unlock: 9 })
    await run()
    await server.settle()
    const { json } = await admin.call('POST', `/v3/rooms/${first.room}/locks/${first.id}/passwords`, {
      ...{ name: '王芳', phone: '13800001234', permission_end: new Date(Date.now() + 86_400_000).toISOString() },
    })
    const memory = server.fleet.memoryOf(1, first.sn)
    memory.clear()
    memory.set(RESET, true)
    await server.settle()
    expect(await server.task(Number(json.data['task_id']))).toMatchObject({ state: 'fail' })
    expect(held(first)).toEqual({})
    expect((await sentAt('room', first.room)).settings).toEqual([one('alarm_unlock', 1)])
    memory.delete(RESET)
    await run()
    await server.settle()
    expect(held(first)).toEqual({ alarm_unlock: 9 })
    expect(await sentAt('room', first.room)).toEqual({ preparing: false, settings: [], failures: [] })
  })

  test('and credentials are forgotten by a lock that says so of its settings', async () => {
    const { json } = await admin.call('POST', `/v3/rooms/${first.room}/locks/${first.id}/passwords`, {
      ...{ name: '王芳', phone: '13800001234', permission_end: new Date(Date.now() + 86_400_000).toISOString() },
    })
    await server.settle()
    const grant = async () => (await admin.call('GET', `/v3/grants/${Number(json.data['grant_id'])}`)).json.data
    expect(await grant()).toMatchObject({ state: 2 })
    // Carried over from another system: no command of this one has brought it.
    await server.store.query({
      text: 'update grants set task_id = null, held_by = null, range_by = null where grant_id = $1',
      values: [Number(json.data['grant_id'])],
    })
    expect(await grant()).toMatchObject({ state: 2 })
    const memory = server.fleet.memoryOf(1, first.sn)
    memory.clear()
    memory.set(RESET, true)
    await set('room', first.room, { alarm_unlock: 9 })
    await run()
    await server.settle()
    expect(await grant()).toMatchObject({ state: 1 })
    memory.delete(RESET)
  })

  test('of sub types and credentials that its model does not have are neither shown nor sent; wider places show all', async () => {
    const shown = async (type: string, value: number) =>
      (
        (await admin.call('GET', `/v3/settings_place?resource=lock_setting&type=${type}&value=${value}`)).json.data[
          'settings'
        ] as unknown as readonly { readonly field: string }[]
      ).map(({ field }) => field)
    const all = await shown('room', first.room)
    const made = await admin.call('POST', '/v3/abilities', {
      ...{ model: 'D3NF', device_type: 2, grant_types: [1, 5], setting_sub_types: [101001, 103003] },
    })
    expect(made.json.err_code).toBe(0)
    const hidden = [
      ...['alarm_unlock', 'lock_rada_switch', 'lock_rada_distance', 'bluetooth_channel'],
      ...['lock_open_audio_switch', 'lock_open_audio_content', 'lock_audio_play_num'],
      ...['lock_rent_arrears_audio_switch', 'lock_rent_arrears_audio_content', 'audio_num_101002'],
    ]
    expect(all).toEqual(expect.arrayContaining(hidden))
    expect(await shown('room', first.room)).toEqual(all.filter((field) => !hidden.includes(field)))
    expect(await shown('home', home)).toEqual(all)
    const had = { audio_num_101001: 2, enable_alarm: true, face_recognition_enabled: true }
    await set('home', home, { ...had, audio_num_101002: 3, alarm_unlock: 8, bluetooth_channel: 5 })
    await run()
    await server.settle()
    expect(locks.map(held)).toEqual(locks.map(() => had))
    // Where nothing is filled in, nobody says what the model has not.
    const { id } = made.json.data
    const emptied = await admin.call('PUT', `/v3/abilities/${Number(id)}`, { grant_types: [], version: 1 })
    expect(emptied.json.err_code).toBe(0)
    expect(await shown('room', first.room)).toEqual(
      all.filter((field) => !hidden.includes(field) || field === 'bluetooth_channel'),
    )
    await admin.call('DELETE', `/v3/abilities/${Number(id)}`)
    // A model of which nobody says anything has it all: found out at night.
    await server.works(({ jobs }) => jobs.run('settings_check'))
    await run()
    await run()
    await server.settle()
    expect(held(first)).toEqual({ ...had, audio_num_101002: 3, alarm_unlock: 8, bluetooth_channel: 5 })
  })
})
