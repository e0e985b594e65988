/** Codes that a lock checks by itself: who may have them, of which lock, and that it takes them while it is away. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { accepted, keypad } from '../../src/apartment/domain/lock-codes.ts'
import { lockSecret } from '../../src/apartment/domain/lock-secret.ts'
import { NetState } from '../../src/generated/enums.ts'
import type { Caller } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, setNet, type FleetServer, type Made } from './support/fleet.ts'

const [NOT_POSSIBLE, INVALID, WRONG_RANGE, FORBIDDEN] = [4107, 4220, 5106, 4100]
const HOUR = 3_600_000
const hour = (count: number): string => new Date((Math.floor(Date.now() / HOUR) + count) * HOUR).toISOString()

describeOne('Codes of a lock', (open) => {
  let server: FleetServer
  let admin: Caller
  let lock: Made
  beforeAll(async () => {
    server = await fleetServer(open)
    admin = server.admin
    for (const [name, function_codes] of [
      ['D3', ['04', '05', '08']],
      ['D5NF', ['05', '10', '12']],
    ] as const)
      await admin.call('POST', '/v3/abilities', { model: name, device_type: 2, keypad_codes: true, function_codes })
  }, 240_000)
  /** The lock is away. */
  beforeEach(async () => {
    lock = await server.device()
    await model('D3')
    await setNet(server.store, lock.sn, NetState.offline)
  })
  const model = (name: string | null) =>
    server.store.query({ text: 'update devices set model = $2 where sn = $1', values: [lock.sn, name] })

  const ask = (path: string, body: object = {}, caller = admin) =>
    caller.call('POST', `/v3/rooms/${lock.room}/locks/${lock.id}/${path}`, body)
  const taken = (digits: unknown) => accepted(lockSecret({ sn: lock.sn, company: 1 }), String(digits), new Date())
  const offered = async () =>
    ((await admin.call('GET', `/v3/devices/${lock.id}`)).json.data['_actions'] as unknown as readonly string[]).filter(
      (name) => name.endsWith('_code') || /^(offline|dynamic)/.test(name),
    )
  const noted = async () =>
    (
      (await admin.call('GET', `/v3/lock_codes?device_id=${lock.id}&sort=id`)).json.data as unknown as {
        readonly list: readonly Record<string, unknown>[]
      }
    ).list

  test('an offline password is taken in its whole hours by a lock that is away', async () => {
    const { json } = await ask('offline_password', { permission_end: hour(3) })
    expect(json.data).toMatchObject({ permission_begin: hour(0), permission_end: hour(3) })
    expect(taken(json.data['password'])).toMatchObject({ is: 'offline', as: 'guest' })
    expect(await noted()).toMatchObject([{ kind: 1, valid_from: hour(0), valid_until: hour(3), staff_id: 1 }])
  })

  test('the offline admin password has a record that tells until when it holds', async () => {
    for (const end of [3, 5]) {
      const { json } = await ask('passwords/3000', { permission_end: hour(end) })
      expect(taken(json.data['password'])).toMatchObject({ is: 'offline', as: 'admin' })
    }
    const { json } = await admin.call('GET', `/v3/grants?device_id=${lock.id}&paas_id=3000`)
    expect((json.data as unknown as { readonly list: readonly object[] }).list).toMatchObject([
      { paas_id: 3000, state: 2, op_status: 3, permission_end: hour(5) },
    ])
  })

  test('a dynamic password is taken at once, and says when it ends', async () => {
    const { json } = await ask('dynamic_password')
    expect(taken(json.data['password'])).toMatchObject({ is: 'dynamic' })
    const left = Date.parse(String(json.data['expires_at'])) - Date.now()
    expect(left).toBeGreaterThan(4 * 60_000)
    expect(left).toBeLessThanOrEqual(5 * 60_000)
  })

  test('a dynamic password opens once: typed again it is refused, and shown as refused', async () => {
    const { json } = await ask('dynamic_password')
    const type = keypad(lockSecret({ sn: lock.sn, company: 1 }))
    const typed = async (sequence: number) => {
      const at = new Date()
      const opens = type(String(json.data['password']), at) !== null
      const data = { open_way: 2, result: opens ? 1 : 2 }
      await server.fleet.report({
        client_id: 1,
        address: lock.sn,
        kind: 'opening',
        at: at.toISOString(),
        sequence,
        data,
      })
      return opens
    }
    expect([await typed(1), await typed(2)]).toEqual([true, false])
    const shown = await admin.call('GET', `/v3/openings?device_id=${lock.id}&sort=id`)
    expect(shown.json.data['list']).toMatchObject([
      { open_way: 2, result: 1 },
      { open_way: 2, result: 2 },
    ])
  })

  test('a function code is taken as the function that was asked for, and noted with it', async () => {
    const { json } = await ask('function_code', { code: '08' })
    expect(taken(json.data['code'])).toMatchObject({ is: 'function', code: '08' })
    expect(await noted()).toMatchObject([{ kind: 3, function: '08' }])
  })

  test.each([
    ['not a whole hour', { permission_end: new Date(Date.parse(hour(2)) + 60_000).toISOString() }, 'permission_end'],
    [
      'a beginning that is not one',
      { permission_begin: hour(1).replace(':00:', ':30:'), permission_end: hour(2) },
      'permission_begin',
    ],
    ['a beginning in the past', { permission_begin: hour(-1), permission_end: hour(2) }, 'permission_begin'],
    ['an end before the beginning', { permission_begin: hour(4), permission_end: hour(2) }, 'permission_end'],
    ['more than 31 days', { permission_begin: hour(0), permission_end: hour(31 * 24 + 1) }, 'permission_end'],
  ])('an offline password is refused with %s, and nothing is noted', async (_, range, field) => {
    const { json } = await ask('offline_password', range)
    const { fields } = json.data as { readonly fields?: readonly { readonly field: string }[] }
    expect([json.err_code, fields?.map((one) => one.field)]).toEqual([WRONG_RANGE, [field]])
    expect(await noted()).toEqual([])
  })

  test('a model that nothing is known of is offered none, and refused', async () => {
    expect((await offered()).toSorted()).toEqual([
      'dynamic_password',
      'function_code',
      'offline_admin_password',
      'offline_password',
    ])
    for (const unknown of ['B10', null]) {
      await model(unknown)
      expect(await offered()).toEqual([])
      for (const [path, body] of [
        ['offline_password', { permission_end: hour(2) }],
        ['passwords/3000', { permission_end: hour(2) }],
        ['dynamic_password', {}],
        ['function_code', { code: '05' }],
      ] as const)
        expect([path, (await ask(path, body)).json.err_code]).toEqual([path, NOT_POSSIBLE])
    }
  })

  test.each([
    ['D3', ['04', '05', '08']],
    ['D5NF', ['05', '10', '12']],
  ])('%s takes its own function codes and no other', async (name, own) => {
    await model(name)
    for (const code of ['04', '05', '08', '09', '10', '11', '12']) {
      const { json } = await ask('function_code', { code })
      const { fields } = json.data as { readonly fields?: readonly { readonly field: string }[] }
      const is = own.includes(code)
      expect([code, json.err_code, fields?.[0]?.field]).toEqual([code, is ? 0 : INVALID, is ? undefined : 'code'])
    }
  })

  test.each([
    ['forbid_add_tmp_password', 'offline_password', { permission_end: hour(2) }],
    ['forbid_get_once_password', 'dynamic_password', {}],
    ['forbid_times_pwd', 'dynamic_password', {}],
    ['forbid_admin_password', 'passwords/3000', { permission_end: hour(2) }],
  ])('%s forbids %s', async (setting, path, body) => {
    const made = await admin.call('POST', '/v3/lock_settings', {
      level: 4,
      home_id: 1,
      room_id: lock.room,
      [setting]: true,
    })
    expect(made.json.err_code).toBe(0)
    expect((await ask(path, body)).json.err_code).toBe(FORBIDDEN)
    expect(await noted()).toEqual([])
    await admin.call('DELETE', `/v3/lock_settings/${Number(made.json.data['id'])}`)
    expect((await ask(path, body)).json.err_code).toBe(0)
  })

  test('the digits stand nowhere, and the same request again is answered as before', async () => {
    const key = { headers: { 'idempotency-key': `codes-${lock.id}` } }
    const url = `/v3/rooms/${lock.room}/locks/${lock.id}/offline_password`
    const body = { permission_end: hour(2) }
    const first = (await admin.call('POST', url, body, key)).json.data
    expect((await admin.call('POST', url, body, key)).json.data).toEqual(first)
    expect(await noted()).toHaveLength(1)
    for (const table of ['lock_codes', 'call_keys', 'operation_logs', 'grants']) {
      const { rows } = await server.store.query({ text: `select * from ${table}`, values: [] })
      expect([table, JSON.stringify(rows).includes(String(first['password']))]).toEqual([table, false])
    }
  })
})
