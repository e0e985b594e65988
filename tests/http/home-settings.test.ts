/** What is said of a home's energy, water, sharing and floors, by the calls of homes. */
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '../../src/server/store/store.ts'
import { describeOne } from '../support/stores.ts'
import { loggedIn, startServer, type Caller } from './support/server.ts'

describeOne('Settings of a home', (open) => {
  let admin: Caller
  let store: Store
  const rooms: number[] = []
  const ask = async (path: string, body?: object) => {
    const { json } = await admin.call(body ? 'PUT' : 'GET', `/v3/homes/1/${path}`, body)
    return json
  }

  beforeAll(async () => {
    const { app, store: opened } = await startServer(open)
    store = opened
    admin = await loggedIn(app)
    for (const [room_name, floor] of [
      ['101', 1],
      ['102', 1],
      ['201', 2],
    ] as const) {
      const { json } = await admin.call('POST', '/v3/rooms', { home_id: 1, room_type: 1, room_name, floor })
      rooms.push(Number(json.data['room_id']))
    }
  })

  it('are what is in force, and what is given it says itself', async () => {
    const rule = Number((await admin.call('POST', '/v3/fee_rules', { name: '居民' })).json.data['id'])
    await admin.call('POST', '/v3/elemeter_settings', { level: 1, overdraft: '5.00', fee_rule_id: rule })
    const before = { pay_mode: null, fee_rule_id: rule, low_warning: null, overdraft: '5.00' }
    expect((await ask('electricity_settings')).data).toMatchObject(before)
    expect((await ask('electricity_settings', { pay_mode: 1, low_warning: 10 })).data).toMatchObject({
      ...before,
      pay_mode: 1,
      low_warning: 10,
    })
    expect((await ask('electricity_settings', { overdraft: '8.00' })).data).toMatchObject({
      pay_mode: 1,
      low_warning: 10,
      overdraft: '8.00',
    })
    expect((await ask('electricity_settings', { overdraft: '-1' })).err_code).not.toBe(0)
    expect((await ask('water_settings', { cold_price: '4.85' })).data).toMatchObject({
      cold_price: '4.8500',
      hot_price: null,
    })
    expect((await ask('water_settings')).data).toMatchObject({ cold_price: '4.8500' })
  })

  it('have a price above 0 and up to 5 CNY, of a rule that stays as long as something names it', async () => {
    const made = (path: string, body: object) => admin.call('POST', `/v3/${path}`, body)
    const rule = Number((await made('fee_rules', { name: '商业' })).json.data['id'])
    const priced = async (price: string, from_day = '2020-01-01') =>
      (await made('fee_prices', { fee_rule_id: rule, from_day, type: 1, price })).json
    for (const price of ['0', '0.0000', '-1', '5.0001', '6'])
      expect([price, (await priced(price)).data.fields]).toMatchObject([price, [{ field: 'price' }]])
    expect([(await priced('5')).err_code, (await priced('0.0001', '2099-01-01')).err_code]).toEqual([0, 0])
    expect((await ask('electricity_settings', { fee_rule_id: rule })).data).toMatchObject({ fee_rule_id: rule })
    const removed = async () => {
      const { version } = (await admin.call('GET', `/v3/fee_rules/${rule}`)).json.data
      return (await admin.call('DELETE', `/v3/fee_rules/${rule}?version=${Number(version)}`)).json
    }
    const refused = await removed()
    expect([refused.err_code === 0, refused.err_msg]).toEqual([false, '“商业”下还有1条电表设置，不能删除'])
    expect((await ask('electricity_settings')).data).toMatchObject({ fee_rule_id: rule })
  })

  it('say how rooms share, and each room’s weight', async () => {
    const [one, two, three] = rooms
    const answer = await ask('pool_settings', {
      open: true,
      pool_type: 2,
      weights: [
        { room_id: one, weight: 3 },
        { room_id: two, weight: 7 },
      ],
    })
    const expected = {
      open: true,
      pool_type: 2,
      pool_area_type: 1,
      weights: [
        { room_id: one, open: true, weight: 3 },
        { room_id: two, open: true, weight: 7 },
        { room_id: three, open: true, weight: null },
      ],
    }
    expect(answer.data).toMatchObject(expected)
    expect((await ask('pool_settings')).data).toMatchObject(expected)
    expect((await admin.call('GET', '/v3/homes/1')).json.data).toMatchObject({ pool_open: true, pool_type: 2 })
    // A room of another home.
    const refused = await ask('pool_settings', { weights: [{ room_id: 999_999, weight: 1 }] })
    expect(refused.err_code).not.toBe(0)
  })

  it('name its floors, of which those with rooms are there unasked', async () => {
    expect((await ask('floors')).data).toEqual([
      { floor: 1, name: '1', rooms: 2 },
      { floor: 2, name: '2', rooms: 1 },
    ])
    expect(
      (
        await ask('floors', {
          floors: [
            { floor: 3, name: '阁楼' },
            { floor: 1, name: '大堂层' },
          ],
        })
      ).data,
    ).toEqual([
      { floor: 1, name: '大堂层', rooms: 2 },
      { floor: 2, name: '2', rooms: 1 },
      { floor: 3, name: '阁楼', rooms: 0 },
    ])
  })

  it('share a month, of which is said what truly came of it', async () => {
    const calculated = async (home: number, month = '2026-01') =>
      (await admin.call('POST', `/v3/homes/${home}/pool_calculations`, { month })).json.data
    // A public area without a meter: nothing can be known.
    const without = rooms.map(() => ({ energy: '0.00', reason: 4 }))
    expect(await calculated(1)).toMatchObject({ booked: 3, outcome: 'not_calculated', rooms: without })
    expect(await calculated(1)).toMatchObject({ booked: 0, outcome: 'not_calculated', rooms: without })
    await admin.call('PUT', '/v3/homes/2/pool_settings', { open: true })
    expect(await calculated(2)).toEqual({ booked: 0, outcome: 'none_share', rooms: [] })
    await store.query({
      text: `insert into pool_shares (client_id, home_id, room_id, period_from, period_to, pool_type, share, charged, energy, revision) values (1, 1, $1, '2025-12-01', '2025-12-31', 1, 5, 4, 4, 1)`,
      values: [rooms[0]],
    })
    expect(await calculated(1, '2025-12')).toEqual({
      ...{ booked: 0, outcome: 'taken_over' },
      rooms: [{ room: expect.stringContaining('101'), charged: '4.00', energy: '0.00' }],
    })
  })

  it('are refused of a home out of reach', async () => {
    for (const path of ['electricity_settings', 'water_settings', 'pool_settings', 'floors'])
      expect((await admin.call('GET', `/v3/homes/999999/${path}`)).json.err_code).not.toBe(0)
  })

  it('are on a meter’s page what it costs, and the level that says so', async () => {
    const made = async (path: string, body: object) => (await admin.call('POST', `/v3/${path}`, body)).json.data
    const { room_id } = await made('rooms', { home_id: 1, room_type: 1, room_name: '301', floor: 3 })
    const { device_id } = await made(`rooms/${Number(room_id)}/elemeters`, { sn: '420000000301' })
    const { device_id: water } = await made(`rooms/${Number(room_id)}/watermeters`, { sn: '000000000301' })
    const shown = async (device = device_id) => (await admin.call('GET', `/v3/devices/${Number(device)}`)).json.data
    const saying = async (body: object) => made('elemeter_settings', { level: 4, home_id: 1, room_id, ...body })
    // A room that says something else does not say the price.
    const { id, version } = await saying({ pool_weight: 3 })
    expect(await shown()).toMatchObject({ price: '5.0000', price_rule: '商业', price_level: 3 })
    expect(await shown(water)).toMatchObject({ water_price: '4.8500', water_price_level: 3, price_level: null })

    const { id: rule } = await made('fee_rules', { name: '分时' })
    const prices = { sharp_price: '1.4502', peak_price: '1.1846', shoulder_price: '0.788', off_peak_price: '0.3812' }
    const segments = [{ begin_hour: 0, end_hour: 24, period: 'shoulder' }]
    await made('fee_prices', { fee_rule_id: rule, from_day: '2020-01-01', type: 2, ...prices, segments })
    await admin.call('PUT', `/v3/elemeter_settings/${Number(id)}`, { version, fee_rule_id: rule })
    expect(await shown()).toMatchObject({
      ...{ price: null, ...prices, shoulder_price: '0.7880', price_rule: '分时', price_level: 4 },
    })
    const asked = `device_id=${Number(device_id)},${Number(water)}&columns=price_level,water_price_level&sort=device_id`
    const { list } = (await admin.call('GET', `/v3/devices?${asked}`)).json.data
    expect(list).toMatchObject([
      { price_level: 4, water_price_level: null },
      { price_level: null, water_price_level: 3 },
    ])
  })
})
