/** What a prepaid water meter is charged and uses: from the payment to the balance, the valve shut, and water again. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refuses } from '../http/support/refuses.ts'
import type { Caller, Data } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, type FleetServer } from './support/fleet.ts'
import { ledgerSettled } from './support/ledger-job.ts'

interface Meter {
  readonly id: number
  readonly room: number
  readonly sn: string
}

describeOne('The ledger of a water meter', (open) => {
  let server: FleetServer
  let admin: Caller
  let numbers = 0
  beforeAll(async () => {
    server = await fleetServer(open)
    admin = server.admin
  }, 240_000)
  beforeEach(() => {
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
  })

  const done = async (method: 'POST' | 'PUT', path: string, body: object): Promise<Data> => {
    const { json, text } = await admin.call(method, path, body)
    if (json.err_code !== 0) throw new Error(text)
    return json.data
  }
  const set = ({ id }: Pick<Meter, 'id'>, what: string) =>
    server.store.query({ text: `update devices set ${what} where device_id = $1`, values: [id] })
  /** In a room of its own, prepaid at 4.85 CNY/m³, with a valve that is open. */
  const meter = async (more: object = {}): Promise<Meter> => {
    const sn = `0000${String((numbers += 1)).padStart(8, '0')}`
    const { id, room } = await server.device(sn)
    const said = { level: 4, home_id: 1, room_id: room, pay_mode: 1, cold_price: '4.85', overdraft: '2.00' }
    await done('POST', '/v3/watermeter_settings', { ...said, cut_on_arrears: true, ...more })
    await set({ id }, 'net_state = 1, state = 1, valve = 1')
    return { id, room, sn }
  }
  const url = ({ id, room }: Meter) => `/v3/rooms/${room}/watermeters/${id}`
  const pay = (one: Meter, body: object) => admin.call('POST', `${url(one)}/charge`, { mode: 2, ...body })
  const paid = (one: Meter, body: object) => done('POST', `${url(one)}/charge`, { mode: 2, ...body })
  /** In hundredths of a m³, as meters count. */
  const tells = ({ sn }: Meter, water_read: number, at = new Date()): Promise<void> =>
    server.fleet.report({
      ...{ client_id: 1, address: sn, at: at.toISOString(), kind: 'reading' },
      data: { water_read },
    })
  const info = async ({ id }: Pick<Meter, 'id'>) => (await admin.call('GET', `/v3/devices/${id}`)).json.data
  const list = async (path: string) => (await admin.call('GET', `/v3/${path}`)).json.data.list as readonly Data[]
  const charges = ({ id }: Meter) => list(`water_charges?device_id=${id}`)
  const entries = async ({ id }: Meter) =>
    (await list(`water_entries?device_id=${id}&sort=at&limit=1000`)).map(({ kind, volume, balance }) => [
      kind,
      volume,
      balance,
    ])
  const events = async ({ id }: Meter) =>
    (await list(`events?device_id=${id}`)).map(({ code, state }) => [Number(code), Number(state)])
  const agree = async ({ id }: Meter) => {
    const { rows } = await server.store.query({
      text: `select d.water_charged - d.water_settled = coalesce(sum(e.volume), 0) as own
        from devices d left join water_entries e on e.client_id = d.client_id and e.device_id = d.device_id
        where d.device_id = $1 and d.client_id = 1 group by d.client_id, d.device_id`,
      values: [id],
    })
    expect(rows).toEqual([{ own: true }])
  }

  test('tells before it is paid what a charge would come to and at whose price, and books nothing', async () => {
    const one = await meter()
    await tells(one, 1000)
    const told = await paid(one, { money: '9.70', preview: true })
    expect(told).toMatchObject({ price: '4.8500', money: '9.70', volume: '2.00', before: '0.00', remaining: '2.00' })
    expect(told).toMatchObject({ price_level: 4 })
    expect(told).not.toHaveProperty('arrears')
    expect([await charges(one), await entries(one)]).toEqual([[], [['opening', '0.00', '0.00']]])
    expect(await info(one)).toMatchObject({ water_remaining: '0.00' })
    expect(await paid(one, { money: '9.70' })).toMatchObject({ volume: '2.00', remaining: '2.00' })
  })

  test('goes from the payment to the valve shut and back', async () => {
    const one = await meter()
    await tells(one, 23_456)
    expect(await info(one)).toMatchObject({ water_amount: '234.56', water_remaining: '0.00', in_arrears: false })

    const [first, again] = [
      await paid(one, { money: '50.00', number: 'SF-1' }),
      await paid(one, { money: '50', number: 'SF-1' }),
    ]
    expect(first).toMatchObject({ volume: '10.31', remaining: '10.31' })
    expect(again).toEqual(first)
    expect(await charges(one)).toMatchObject([
      { money: '50.00', volume: '10.31', price: '4.8500', delivered_at: null, number: 'SF-1' },
    ])
    await server.settle()
    expect(await charges(one)).toMatchObject([{ state: 'success', delivered_at: expect.any(String) }])

    await tells(one, 24_556)
    expect(await info(one)).toMatchObject({ water_remaining: '-0.69', valve: 1, expected_valve: 1, in_arrears: true })
    expect(await events(one)).toEqual([])
    await tells(one, 24_756)
    expect(await info(one)).toMatchObject({ water_remaining: '-2.69', valve: 1, expected_valve: 2 })
    expect(await events(one)).toEqual([])
    await server.settle()
    expect(await info(one)).toMatchObject({ valve: 2, expected_valve: 2 })
    expect(await events(one)).toEqual([[3003, 1]])

    expect(await paid(one, { mode: 4 })).toMatchObject({ volume: '2.69', remaining: '0.00' })
    expect((await charges(one))[0]).toMatchObject({ mode: 4, money: '13.05', volume: '2.69' })
    expect(await info(one)).toMatchObject({ expected_valve: 1, valve: 2, in_arrears: false })
    await server.settle()
    expect(await info(one)).toMatchObject({ valve: 1 })
    expect(await events(one)).toEqual([[3003, 5]])
    expect(await entries(one)).toEqual([
      ['opening', '0.00', '0.00'],
      ['charge', '10.31', '10.31'],
      ['consumption', '-13.00', '-2.69'],
      ['clear', '2.69', '0.00'],
    ])
    await agree(one)
  })

  test('shows the valve and the battery that are told with a reading, by the newest of them', async () => {
    const one = await meter()
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const told = (minutes: number, data: object) =>
      server.fleet.report({ client_id: 1, address: one.sn, at: at(minutes), kind: 'reading', data: { ...data } })
    await told(30, { water_read: 100, valve: 1, battery: 80 })
    expect(await info(one)).toMatchObject({ water_amount: '1.00', valve: 1, battery: 80 })
    await told(10, { water_read: 120, valve: 2, battery: 5 })
    expect(await info(one)).toMatchObject({ valve: 2, battery: 5 })
    expect(await events(one)).toEqual([[5001, 1]])
    await told(20, { water_read: 110, valve: 1, battery: 60 })
    expect(await info(one)).toMatchObject({ water_amount: '1.20', valve: 2, battery: 5 })
    await told(5, { water_read: 130 })
    expect(await info(one)).toMatchObject({ water_amount: '1.30', valve: 2, battery: 5 })
    await told(2, { water_read: 140, battery: 90 })
    expect(await info(one)).toMatchObject({ valve: 2, battery: 90 })
    expect(await events(one)).toEqual([[5001, 5]])
  })

  test('judges a reading by the valve that it tells', async () => {
    const one = await meter()
    await tells(one, 100, new Date(Date.now() - 60_000))
    const at = new Date().toISOString()
    await server.fleet.report({
      ...{ client_id: 1, address: one.sn, at, kind: 'reading' },
      data: { water_read: 400, valve: 2 },
    })
    expect(await info(one)).toMatchObject({ water_remaining: '-3.00', valve: 2, expected_valve: 2 })
    // It is shut already: nothing is sent to shut it.
    expect(await list(`command_tasks?device_id=${one.id}`)).toEqual([])
    expect(await events(one)).toEqual([[3003, 1]])
  })

  test('leaves a meter without a valve as it is, and one of which the settings do not shut it', async () => {
    const [bare, kept] = [await meter(), await meter({ cut_on_arrears: false })]
    await set(bare, 'valve = null')
    for (const one of [bare, kept]) {
      await tells(one, 100)
      await tells(one, 900)
      await server.settle()
      expect(await events(one)).toEqual([])
    }
    expect(await info(bare)).toMatchObject({ water_remaining: '-8.00', valve: null })
    expect(await info(kept)).toMatchObject({ water_remaining: '-8.00', valve: 1 })
  })

  test('is none of a meter that is paid by what was used, whoever says so, or says nothing', async () => {
    for (const more of [{ pay_mode: 2 }, { pay_mode: null }]) {
      const one = await meter(more)
      await tells(one, 100)
      await tells(one, 900)
      expect(await info(one)).toMatchObject({
        water_remaining: null,
        in_arrears: false,
        valve: 1,
        pay_mode_in_force: 2,
      })
      expect(await entries(one)).toEqual([])
      refuses(await pay(one, { money: '10' }), 'not_possible')
    }
  })

  test('begins with the next reading of a meter that has counted before', async () => {
    const one = await meter()
    await set(one, "water_amount = 88.00, read_time = now() - interval '1 day'")
    await tells(one, 8_850)
    expect(await info(one)).toMatchObject({ water_amount: '88.50', water_remaining: '0.00' })
    await tells(one, 8_900)
    expect(await info(one)).toMatchObject({ water_remaining: '-0.50' })
    await agree(one)
  })

  describe('books a charge', () => {
    test('though its meter sleeps, ahead of its first reading, and tells it when it wakes', async () => {
      const one = await meter()
      server.fleet.away.add(one.sn)
      await paid(one, { money: '48.50' })
      await server.settle()
      expect(await info(one)).toMatchObject({ water_remaining: '10.00' })
      expect((await charges(one)).map(({ state }) => state)).toEqual(['pending'])
      server.fleet.away.clear()
      await server.fleet.online(1, one.sn)
      await server.settle()
      expect((await charges(one)).map(({ state }) => state)).toEqual(['success'])
      await tells(one, 50_000)
      expect(await info(one)).toMatchObject({ water_amount: '500.00', water_remaining: '10.00' })
      await agree(one)
    })

    test('once, when it comes twice at the same moment, and refuses its number for another', async () => {
      const [one, other] = [await meter(), await meter()]
      const answers = await Promise.all([1, 2, 3].map(() => pay(one, { money: '9.70', number: 'SF-2' })))
      expect(new Set(answers.map(({ json }) => json.data['charge_id'])).size).toBe(1)
      expect(await info(one)).toMatchObject({ water_remaining: '2.00' })
      refuses(await pay(one, { money: '9.71', number: 'SF-2' }), 'number_reused')
      refuses(await pay(other, { money: '9.70', number: 'SF-2' }), 'number_reused')
    })

    test('and no number that electricity was paid by, not even at the same moment', async () => {
      const one = await meter()
      const { id, room } = await server.device('420399990001')
      await set({ id }, 'net_state = 1, state = 1')
      const rule = (await done('POST', '/v3/fee_rules', { name: '电价' }))['id']
      await done('POST', '/v3/fee_prices', { fee_rule_id: rule, from_day: '2020-01-01', type: 1, price: '0.65' })
      await done('POST', '/v3/elemeter_settings', { level: 4, home_id: 1, room_id: room, fee_rule_id: rule })
      const power = (body: object) =>
        admin.call('POST', `/v3/rooms/${room}/elemeters/${id}/charge`, { mode: 2, ...body })
      await paid(one, { money: '10', number: 'SF-4' })
      refuses(await power({ money: '10', number: 'SF-4' }), 'number_reused')
      const both = await Promise.all([
        pay(one, { money: '10', number: 'SF-5' }),
        power({ money: '10', number: 'SF-5' }),
      ])
      expect(both.filter(({ json }) => json.err_code === 0)).toHaveLength(1)
      expect((await charges(one)).length + (await list(`charges?device_id=${id}`)).length).toBe(2)
    })

    test('of hot water at its own price', async () => {
      const one = await meter({ hot_price: '25' })
      await set(one, 'device_type = 7')
      expect(await paid(one, { money: '10' })).toMatchObject({ volume: '0.40' })
    })

    test('of no negative amount, of none that buys nothing, and of none without a price', async () => {
      const one = await meter()
      refuses(await pay(one, { money: '-1' }), 'invalid')
      refuses(await pay(one, { money: '0.02' }), 'buys_nothing')
      refuses(await pay(one, { mode: 4 }), 'no_arrears')
      refuses(await pay(one, { mode: 5 }), 'invalid')
      refuses(await pay({ ...one, room: 1 }, { money: '5' }), 'invalid')
      refuses(await pay(await meter({ cold_price: null }), { money: '5' }), 'water_price_missing')
    })

    test('and waives arrears for a reason', async () => {
      const one = await meter()
      await tells(one, 100)
      await tells(one, 220)
      expect(await paid(one, { mode: 5, reason: '水管漏水' })).toMatchObject({ volume: '1.20', remaining: '0.00' })
      expect((await charges(one))[0]).toMatchObject({ money: '0.00', reason: '水管漏水' })
    })
  })

  test('takes a charge back, as a whole or in part, and never more than remains', async () => {
    const one = await meter()
    await tells(one, 0)
    const { charge_id } = await paid(one, { money: '48.50' })
    const back = (id: unknown, body: object) =>
      admin.call('POST', `/v3/water_charges/${Number(id)}/reverse`, { reason: '多收', ...body })
    await tells(one, 300)
    refuses(await back(charge_id, {}), 'beyond_balance')
    refuses(await back(charge_id, { money: '48.51' }), 'beyond_charge')
    expect((await back(charge_id, { money: '9.70' })).json.data).toMatchObject({ volume: '2.00', remaining: '5.00' })
    const { charge_id: second } = await paid(one, { money: '4.85' })
    expect((await back(second, {})).json.data).toMatchObject({ volume: '1.00', remaining: '5.00' })
    refuses(await back(second, {}), 'not_possible')
    expect((await entries(one)).slice(-3).map(([kind]) => kind)).toEqual(['refund', 'charge', 'reversal'])
    await agree(one)
  })

  test('holds its overdraft once the meter has said so, and is judged by it', async () => {
    const one = await meter()
    await tells(one, 100)
    await done('PUT', `${url(one)}/overdraft`, { overdraft: '5.00' })
    refuses(await admin.call('PUT', `${url(one)}/overdraft`, { overdraft: '6.00' }), 'busy')
    expect(await info(one)).toMatchObject({ water_overdraft: null, expected_overdraft: '5.00' })
    await server.settle()
    expect(await info(one)).toMatchObject({ water_overdraft: '5.00', expected_overdraft: null, overdraft: null })
    await tells(one, 500)
    expect(await events(one)).toEqual([])
    await tells(one, 600)
    await server.settle()
    expect(await events(one)).toEqual([[3003, 1]])
  })

  test('begins its register anew without billing it, after what a person has read off it', async () => {
    const one = await meter()
    await tells(one, 1_000)
    await paid(one, { money: '48.50' })
    refuses(await admin.call('POST', `${url(one)}/reset`, { reading: '9.99' }), 'invalid')
    await done('POST', `${url(one)}/reset`, { reading: '12.00' })
    expect(await info(one)).toMatchObject({ water_amount: '12.00', water_remaining: '8.00' })
    await server.settle()
    expect(await info(one)).toMatchObject({ water_amount: '0.00', water_remaining: '8.00' })
    await tells(one, 100)
    expect(await info(one)).toMatchObject({ water_amount: '1.00', water_remaining: '7.00' })
    await tells(one, 40)
    expect(await info(one)).toMatchObject({ water_amount: '0.40', water_remaining: '7.00' })
    await agree(one)
  })

  test('goes on with the meter that takes its place', async () => {
    const one = await meter()
    await tells(one, 100)
    await paid(one, { money: '48.50' })
    await server.settle()
    const sn = `0000${String((numbers += 1)).padStart(8, '0')}`
    const { device_id } = await done('POST', `/v3/devices/${one.id}/replace`, { sn, code: sn.slice(-6) })
    const other = { ...one, sn, id: Number(device_id) }
    await tells(other, 40_000)
    await tells(other, 40_100)
    expect(await info(other)).toMatchObject({ water_remaining: '9.00' })
    expect(await info(one)).toMatchObject({ water_remaining: '0.00' })
    await agree(one)
    await agree(other)
  })

  test('goes on from what a person has read off the meter that is replaced', async () => {
    const one = await meter()
    await tells(one, 100)
    await paid(one, { money: '48.50' })
    await server.settle()
    const sn = `0000${String((numbers += 1)).padStart(8, '0')}`
    const replace = (water_read: string) =>
      admin.call('POST', `/v3/devices/${one.id}/replace`, { sn, code: sn.slice(-6), device_type: 6, water_read })
    refuses(await replace('0.99'), 'invalid', 'water_read')
    const { json } = await replace('4.00')
    expect(await info({ id: Number(json.data['device_id']) })).toMatchObject({ water_remaining: '7.00' })
    expect(await entries(one)).toEqual([
      ...[
        ['opening', '0.00', '0.00'],
        ['charge', '10.00', '10.00'],
        ['consumption', '-3.00', '7.00'],
      ],
      ['correction', '-7.00', '0.00'],
    ])
    await agree(one)
  })

  test.each([
    ['unbound', (one: Meter) => admin.call('DELETE', `${url(one)}?reading=4.00`), '4.00', '-3.00'],
    ['unbound unread', (one: Meter) => admin.call('DELETE', url(one)), '2.50', '-1.50'],
    ['lost', (one: Meter) => admin.call('POST', `/v3/devices/${one.id}/retire`, { outcome: 5 }), '2.50', '-1.50'],
  ])('has what was used last, and what is left, of a meter that is %s', async (_how, leave, read, used) => {
    const one = await meter()
    await tells(one, 100)
    await paid(one, { money: '48.50' })
    await server.settle()
    await tells(one, 250)
    refuses(await admin.call('DELETE', `${url(one)}?reading=2.49`), 'invalid', 'reading')
    expect((await leave(one)).json.err_code).toBe(0)
    const left = (10 + Number(used)).toFixed(2)
    expect(await info(one)).toMatchObject({ water_amount: read, water_remaining: left, room_id: null })
    expect((await entries(one)).at(-1)).toEqual(['consumption', used, left])
    await agree(one)
  })

  test('takes a reading that comes twice once, and a late one in its place', async () => {
    const one = await meter()
    const now = Date.now()
    const ago = (hours: number) => new Date(now - hours * 3_600_000)
    await tells(one, 100, ago(5))
    await tells(one, 300, ago(3))
    await tells(one, 300, ago(3))
    await tells(one, 400, ago(4))
    await tells(one, 400, ago(4))
    const readings = await list(`water_readings?device_id=${one.id}&sort=read_time`)
    expect(readings.map(({ volume, is_reset }) => [volume, is_reset])).toEqual([
      ['1.00', false],
      ['4.00', false],
      ['3.00', true],
    ])
    // It had gone to 4 before it began anew at 3.
    expect(await info(one)).toMatchObject({ water_amount: '3.00', water_remaining: '-3.00' })
    expect((await entries(one)).at(-1)).toEqual(['late', '-1.00', '-3.00'])
    await agree(one)
  })

  describe('waits with a reading that no meter can have come to', () => {
    const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000)
    const readings = async ({ id }: Meter) =>
      (await list(`water_readings?device_id=${id}&sort=read_time`)).map((one) => [one['volume'], one['state']])
    const held = async (one: Meter) =>
      Number((await list(`water_readings?device_id=${one.id}&state=2&sort=read_time`))[0]!['id'])
    const jumped = async (at = hour(2)): Promise<Meter> => {
      const one = await meter()
      await tells(one, 1000, hour(3))
      await tells(one, 91_000, at)
      return one
    }

    test('of which somebody is told, once, until that person says that it counts', async () => {
      const at = hour(2)
      const one = await jumped(at)
      await tells(one, 91_000, at)
      await tells(one, 91_100, hour(1))
      expect(await readings(one)).toEqual([
        ['10.00', 1],
        ['910.00', 2],
        ['911.00', 2],
      ])
      expect(await info(one)).toMatchObject({ water_amount: '10.00', water_remaining: '0.00' })
      const told = (await list('messages?limit=100')).filter(({ title }) => String(title).endsWith('水表读数待确认'))
      expect(told).toHaveLength(1)
      await done('POST', `/v3/water_readings/${await held(one)}/accept`, {})
      expect((await readings(one)).map(([, state]) => state)).toEqual([1, 1, 1])
      expect(await info(one)).toMatchObject({ water_amount: '911.00', water_remaining: '-901.00' })
      await agree(one)
    })

    test('or that it never does', async () => {
      const one = await jumped()
      const id = await held(one)
      await done('POST', `/v3/water_readings/${id}/discard`, {})
      await tells(one, 1100, hour(1))
      expect(await readings(one)).toEqual([
        ['10.00', 1],
        ['910.00', 3],
        ['11.00', 1],
      ])
      expect(await info(one)).toMatchObject({ water_amount: '11.00' })
      refuses(await admin.call('POST', `/v3/water_readings/${id}/accept`, {}), 'not_possible')
    })
  })

  test('rests while the settings in force have it paid afterwards', async () => {
    const one = await meter()
    await tells(one, 100)
    await tells(one, 150)
    const settings = (await list(`watermeter_settings?room_id=${one.room}`))[0]!
    const path = `/v3/watermeter_settings/${Number(settings['id'])}`
    await done('PUT', path, { version: settings['version'], pay_mode: null })
    await tells(one, 900)
    expect(await info(one)).toMatchObject({ in_arrears: false, pay_mode_in_force: 2, valve: 1 })
    const before = await entries(one)
    await ledgerSettled(server)
    expect(await entries(one)).toEqual(before)
    await agree(one)
  })

  test('is settled and checked by the job, which names the meter that differs', async () => {
    const one = await meter()
    await tells(one, 100)
    await tells(one, 150)
    expect(await ledgerSettled(server)).toMatchObject({ state: 3, failure: null })
    expect((await entries(one)).at(-1)).toEqual(['consumption', '-0.50', '-0.50'])
    await agree(one)
    await set(one, 'water_charged = water_charged + 1')
    expect(await ledgerSettled(server)).toMatchObject({ state: 4, failure: expect.stringContaining(one.sn) })
  })

  describe('of a room', () => {
    const leaseIn = (room: number) =>
      done('POST', '/v3/leases/check_in', {
        ...{ room_id: room, name: '沈清', phone: `1380000${String(7000 + (numbers += 1))}` },
        ...{ lease_range: ['2026-01-01', '2099-12-31'], rent: '1800.00' },
      })
    test('begins with a tenancy, and is settled at its end', async () => {
      const one = await meter()
      await tells(one, 100)
      await tells(one, 150)
      const { lease_id } = await leaseIn(one.room)
      expect(await info(one)).toMatchObject({ water_remaining: '0.00', water_amount: '1.50' })
      await paid(one, { money: '48.50' })
      const left = await done('POST', `/v3/leases/${Number(lease_id)}/check_out`, {
        ...{ check_out_date: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10), balance: 1 },
        water_read: '5.50',
      })
      expect(left).toMatchObject({
        total: '29.10',
        lines: [{ item: 'water', quantity: '6.00', price: '4.8500', money: '29.10' }],
      })
      expect(await info(one)).toMatchObject({ water_remaining: '0.00' })
      expect((await entries(one)).at(-1)).toEqual(['refund', '-6.00', '0.00'])
      await agree(one)
      await server.settle()

      await done('POST', `/v3/check_outs/${Number(left['check_out_id'])}/undo`, {})
      expect(await info(one)).toMatchObject({ water_remaining: '6.00', water_amount: '5.50' })
      expect((await entries(one)).at(-1)).toEqual(['reversal', '6.00', '6.00'])
      await agree(one)
    })
  })
})
