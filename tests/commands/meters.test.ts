/** Meters that are switched, shut and read: from the call to what the records say once the meter has answered. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entry, type ErrorKey } from '../../src/errors/app-error.ts'
import { describeOne } from '../support/stores.ts'
import type { Answer, Caller } from '../http/support/server.ts'
import { fleetServer, passTime, type FleetServer } from './support/fleet.ts'

describeOne('A meter', (open) => {
  let server: FleetServer
  let admin: Caller
  let numbers = 0
  let room = 0
  beforeAll(async () => {
    server = await fleetServer(open)
    admin = server.admin
  }, 240_000)
  beforeEach(async () => {
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
    const { json } = await admin.call('POST', '/v3/rooms', {
      home_id: 1,
      room_name: `表${(numbers += 1)}`,
      room_type: 1,
    })
    room = Number(json.data['room_id'])
  })

  /** Bound to the room, and there. */
  const bound = async (kind: 'elemeters' | 'watermeters', sn: string, more: object = {}): Promise<number> => {
    const { json, text } = await admin.call('POST', `/v3/rooms/${room}/${kind}`, { sn, code: sn.slice(-6), ...more })
    if (json.err_code !== 0) throw new Error(text)
    const id = Number(json.data['device_id'])
    await server.store.query({ text: 'update devices set net_state = 1, state = 1 where device_id = $1', values: [id] })
    return id
  }
  const elemeter = () => bound('elemeters', `41240300${String((numbers += 1)).padStart(4, '9')}`)
  const watermeter = () => bound('watermeters', `00002403${String((numbers += 1)).padStart(4, '9')}`, { hot: false })
  const act = (kind: string, id: number, verb: string) =>
    admin.call('POST', `/v3/rooms/${room}/${kind}/${id}/${verb}`, {})
  const info = async (id: number) => (await admin.call('GET', `/v3/devices/${id}`)).json.data
  const refuses = ({ json }: Answer, key: ErrorKey) => expect(json).toMatchObject({ err_code: entry(key).code })
  const set = (id: number, column: string, value: number | string) =>
    server.store.query({ text: `update devices set ${column} = $1 where device_id = $2`, values: [value, id] })

  describe('of electricity', () => {
    test('is wanted on or off at once, and is so when it has said so', async () => {
      const id = await elemeter()
      expect((await act('elemeters', id, 'off')).json.err_code).toBe(0)
      expect(await info(id)).toMatchObject({ expected_relay_state: 2, relay_state: null })
      refuses(await act('elemeters', id, 'on'), 'busy')
      await server.settle()
      expect(await info(id)).toMatchObject({ expected_relay_state: 2, relay_state: 2, switched_at: expect.any(String) })
      expect((await info(id))['_actions']).toEqual(expect.arrayContaining(['room_elemeter_on', 'room_elemeter_read']))
      refuses(await act('elemeters', id, 'off'), 'not_possible')
      expect((await act('elemeters', id, 'on')).json.err_code).toBe(0)
      await server.settle()
      expect(await info(id)).toMatchObject({ expected_relay_state: 1, relay_state: 1 })
    })

    test('is as the last command has left it, whichever answer comes last', async () => {
      const id = await elemeter()
      server.fleet.mood = () => 'silent'
      const { json } = await act('elemeters', id, 'off')
      await server.app.commands.rested()
      await passTime(server.store, 181)
      await server.app.commands.round()
      server.fleet.mood = () => 'prompt'
      expect((await act('elemeters', id, 'on')).json.err_code).toBe(0)
      await server.settle()
      const task = Number(json.data['task_id'])
      expect((await admin.call('POST', `/v3/command_tasks/${task}/retry`, {})).json.err_code).not.toBe(0)
      await server.fleet.hear({ id: `1-${task}`, attempt: 1, outcome: 'done' })
      expect(await info(id)).toMatchObject({ expected_relay_state: 1, relay_state: 1 })
    })

    test('has the overdraft that it was told last, whichever answer comes last', async () => {
      const id = await elemeter()
      const tell = async (overdraft: string) =>
        admin.call('PUT', `/v3/rooms/${room}/elemeters/${id}/overdraft`, { overdraft })
      server.fleet.mood = () => 'silent'
      const { json, text } = await tell('3.00')
      expect([json.err_code, text]).toEqual([0, text])
      await server.app.commands.rested()
      await passTime(server.store, 181)
      await server.app.commands.round()
      server.fleet.mood = () => 'prompt'
      expect((await tell('5.00')).json.err_code).toBe(0)
      await server.settle()
      await server.fleet.hear({ id: `1-${Number(json.data['task_id'])}`, attempt: 1, outcome: 'done' })
      expect(await info(id)).toMatchObject({ overdraft: '5.00' })
    })

    test('that refuses stays as it was, and nothing is expected of it any more', async () => {
      const id = await elemeter()
      await set(id, 'relay_state', 1)
      server.fleet.mood = () => 'failing'
      const { json } = await act('elemeters', id, 'off')
      await server.settle()
      expect(await server.task(Number(json.data['task_id']))).toMatchObject({ state: 'fail' })
      expect(await info(id)).toMatchObject({ relay_state: 1, expected_relay_state: 1 })
      expect((await info(id))['_actions']).toEqual(expect.arrayContaining(['room_elemeter_off']))
      expect((await info(id))['_actions']).not.toContain('room_elemeter_on')
    })

    test('of which the command is cancelled is expected to stay as it is', async () => {
      const id = await elemeter()
      await set(id, 'relay_state', 1)
      server.fleet.away.add(String((await info(id))['sn']))
      const { json } = await act('elemeters', id, 'off')
      await server.settle()
      expect(await info(id)).toMatchObject({ relay_state: 1, expected_relay_state: 2 })
      const task = await server.task(Number(json.data['task_id']))
      const cancelled = await admin.call('POST', `/v3/command_tasks/${task['id']}/cancel`, { version: task['version'] })
      expect(cancelled.json.err_code).toBe(0)
      expect(await info(id)).toMatchObject({ relay_state: 1, expected_relay_state: 1 })
    })

    test('that is away does it when it is back', async () => {
      const id = await elemeter()
      const { sn } = await info(id)
      server.fleet.away.add(String(sn))
      await act('elemeters', id, 'off')
      await server.settle()
      expect(await info(id)).toMatchObject({ relay_state: null })
      server.fleet.away.clear()
      await server.fleet.online(1, String(sn))
      await server.settle()
      expect(await info(id)).toMatchObject({ relay_state: 2 })
    })

    test('tells its reading when it is asked, and not again within a minute', async () => {
      const id = await elemeter()
      await set(id, 'electric_read', '100.50')
      expect((await act('elemeters', id, 'read')).json.err_code).toBe(0)
      await server.settle()
      const { electric_read, read_time } = await info(id)
      expect(Number(electric_read)).toBeGreaterThan(100.5)
      const { list } = (await admin.call('GET', `/v3/electricity_readings?device_id=${id}`)).json.data
      expect(list).toMatchObject([{ electric_read, read_time, source: 2, is_reset: false }])
      refuses(await act('elemeters', id, 'read'), 'read_just_now')
      await server.store.query({
        text: `update command_tasks set created_at = created_at - interval '61 seconds' where device_id = $1`,
        values: [id],
      })
      expect((await act('elemeters', id, 'read')).json.err_code).toBe(0)
    })

    test('is not asked for its reading while it, or its gateway, is away', async () => {
      const id = await elemeter()
      await set(id, 'net_state', 2)
      refuses(await act('elemeters', id, 'read'), 'device_offline')
      const sn = `cn2403${String((numbers += 1)).padStart(12, '9')}a1`
      const gateway = await admin.call('POST', `/v3/rooms/${room}/gateways`, { sn, code: sn.slice(-6) })
      await set(id, 'gateway_id', Number(gateway.json.data['device_id']))
      refuses(await act('elemeters', id, 'read'), 'gateway_offline')
      expect((await admin.call('GET', `/v3/electricity_readings?device_id=${id}`)).json.data.list).toEqual([])
    })

    test('is none of another room, and no water meter', async () => {
      const id = await elemeter()
      refuses(await admin.call('POST', `/v3/rooms/1/elemeters/${id}/off`, {}), 'invalid')
      refuses(await act('watermeters', id, 'read'), 'not_possible')
    })
  })

  describe('of water', () => {
    test('has its valve shut and opened, if it has one', async () => {
      const id = await watermeter()
      refuses(await act('watermeters', id, 'off'), 'not_possible')
      await set(id, 'valve', 1)
      expect((await act('watermeters', id, 'off')).json.err_code).toBe(0)
      expect(await info(id)).toMatchObject({ valve: 1 })
      await server.settle()
      expect(await info(id)).toMatchObject({ valve: 2 })
      expect((await act('watermeters', id, 'on')).json.err_code).toBe(0)
      await server.settle()
      expect(await info(id)).toMatchObject({ valve: 1 })
    })

    test('tells its reading unasked: what comes late changes nothing, what went back counts as a reset', async () => {
      const id = await watermeter()
      const address = String((await info(id))['sn'])
      const tell = async (sequence: number, water_read: number, minutes: number) => {
        const at = new Date(Date.now() - minutes * 60_000).toISOString()
        await server.fleet.report({
          client_id: 1,
          address,
          boot: 1,
          sequence,
          at,
          kind: 'reading',
          data: { water_read },
        })
      }
      await tell(1, 500, 30)
      expect(await info(id)).toMatchObject({ water_amount: '5.00' })
      await tell(2, 480, 40)
      expect(await info(id)).toMatchObject({ water_amount: '5.00' })
      await tell(3, 10, 10)
      expect(await info(id)).toMatchObject({ water_amount: '0.10' })
      const { list } = (await admin.call('GET', `/v3/water_readings?device_id=${id}&sort=read_time`)).json.data
      expect(list.map(({ volume, is_reset, source }) => [volume, is_reset, source])).toEqual([
        ['4.80', false, 1],
        ['5.00', false, 1],
        ['0.10', true, 1],
      ])
    })

    test('tells its reading when it next reports', async () => {
      const id = await watermeter()
      const { sn } = await info(id)
      await set(id, 'water_amount', '12.34')
      await set(id, 'net_state', 2)
      server.fleet.away.add(String(sn))
      expect((await act('watermeters', id, 'read')).json.err_code).toBe(0)
      await server.settle()
      expect(await info(id)).toMatchObject({ water_amount: '12.34' })
      server.fleet.away.clear()
      await server.fleet.online(1, String(sn))
      await server.settle()
      const { list } = (await admin.call('GET', `/v3/water_readings?device_id=${id}`)).json.data
      expect(list).toMatchObject([{ source: 2, is_reset: false }])
      const { water_amount } = await info(id)
      expect(list[0]!['volume']).toBe(water_amount)
      expect(Number(water_amount)).toBeGreaterThanOrEqual(12.34)
    })
  })
})
