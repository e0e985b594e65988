/** What a prepaid meter is charged and uses: from the payment to the balance, the notice, the cut, and power again. */
import fc from 'fast-check'
import { Decimal } from 'decimal.js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAccount } from '../http/support/accounts.ts'
import { refuses } from '../http/support/refuses.ts'
import { loggedIn, type Caller, type Data } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { fleetServer, type FleetServer } from './support/fleet.ts'
import { ledgerSettled, onLedger } from './support/ledger-job.ts'

interface Meter {
  readonly id: number
  readonly room: number
  readonly sn: string
}

describeOne('The ledger of a meter', (open) => {
  let server: FleetServer
  let admin: Caller
  let rule = 0
  let numbers = 0
  beforeAll(async () => {
    server = await fleetServer(open)
    admin = server.admin
    rule = await made('/v3/fee_rules', { name: '公寓电价' })
    await made('/v3/fee_prices', { fee_rule_id: rule, from_day: '2020-01-01', type: 1, price: '0.65' })
  }, 240_000)
  beforeEach(() => {
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
  })

  const made = async (path: string, body: object): Promise<number> => {
    const { json, text } = await admin.call('POST', path, body)
    if (json.err_code !== 0) throw new Error(text)
    return Number(json.data['id'])
  }
  /** In a room of its own, with a price in force. */
  const meter = async (more: object = {}, sn = `4203${String((numbers += 1)).padStart(8, '0')}`): Promise<Meter> => {
    const { id, room } = await server.device(sn)
    const said = { level: 4, home_id: 1, room_id: room, fee_rule_id: rule, low_warning: 10, overdraft: '5.00' }
    await made('/v3/elemeter_settings', { ...said, cut_on_arrears: true, ...more })
    await server.store.query({
      text: 'update devices set net_state = 1, state = 1, relay_state = 1 where device_id = $1',
      values: [id],
    })
    return { id, room, sn }
  }
  const pay = (by: Caller, { id, room }: Meter, body: object) =>
    by.call('POST', `/v3/rooms/${room}/elemeters/${id}/charge`, { mode: 2, ...body })
  const paid = async (one: Meter, body: object): Promise<Data> => {
    const { json, text } = await pay(admin, one, body)
    if (json.err_code !== 0) throw new Error(text)
    return json.data
  }
  const call = (method: 'POST' | 'PUT', { id, room }: Meter, verb: string, body: object = {}) =>
    admin.call(method, `/v3/rooms/${room}/elemeters/${id}/${verb}`, body)
  const tells = ({ sn }: Meter, electric_read: string): Promise<void> => {
    const at = new Date().toISOString()
    return server.fleet.report({ client_id: 1, address: sn, at, kind: 'reading', data: { electric_read } })
  }
  const info = async ({ id }: Meter) => (await admin.call('GET', `/v3/devices/${id}`)).json.data
  const list = async (path: string) => (await admin.call('GET', `/v3/${path}`)).json.data.list as readonly Data[]
  const entries = ({ id }: Meter) => list(`energy_entries?device_id=${id}&sort=at&limit=1000`)
  const events = async ({ id }: Meter) =>
    (await list(`events?device_id=${id}`)).map(({ code, state }) => [Number(code), Number(state)]).sort()
  const notices = async () =>
    (await list('messages?limit=100')).filter(({ title }) => String(title).startsWith('剩余电量不足')).length
  const charges = ({ id }: Meter) => list(`charges?device_id=${id}`)
  const agree = async ({ id }: Meter) => {
    const { rows } = await server.store.query({
      text: `select d.electric_amount - d.settled_read = coalesce(sum(e.energy) filter (where not e.pool), 0) as own,
          d.pool_amount - d.pool_read = coalesce(sum(e.energy) filter (where e.pool), 0) as pool
        from devices d left join energy_entries e on e.client_id = d.client_id and e.device_id = d.device_id
        where d.device_id = $1 and d.client_id = 1 group by d.client_id, d.device_id`,
      values: [id],
    })
    expect(rows).toEqual([{ own: true, pool: true }])
  }

  test('goes from the payment to the cut and back, by the figures of the operator’s day', async () => {
    const one = await meter()
    const before = await notices()
    await tells(one, '1234.56')
    expect(await info(one)).toMatchObject({ electric_read: '1234.56', remaining: '0.00' })

    const [first, again] = [
      await paid(one, { money: '100.00', number: 'WX-1' }),
      await paid(one, { money: '100', number: 'WX-1' }),
    ]
    expect(first).toMatchObject({ energy: '153.85', remaining: '153.85' })
    expect(again).toEqual(first)
    expect(await info(one)).toMatchObject({ remaining: '153.85' })
    expect(await charges(one)).toMatchObject([
      { money: '100.00', energy: '153.85', price: '0.6500', delivered_at: null, number: 'WX-1' },
    ])
    await server.settle()
    expect(await charges(one)).toMatchObject([{ state: 'success', delivered_at: expect.any(String) }])

    await tells(one, '1380.00')
    expect(await info(one)).toMatchObject({ remaining: '8.41' })
    expect(await notices()).toBe(before + 1)
    await tells(one, '1380.50')
    expect(await notices()).toBe(before + 1)

    await tells(one, '1394.00')
    expect(await info(one)).toMatchObject({ remaining: '-5.59', expected_relay_state: 2, relay_state: 1 })
    expect(await info(one)).toMatchObject({ in_arrears: true, not_updated: false })
    // It is not cut before the meter says so.
    expect(await events(one)).toEqual([[3002, 1]])
    await server.settle()
    expect(await info(one)).toMatchObject({ expected_relay_state: 2, relay_state: 2 })
    expect(await events(one)).toEqual([
      [2003, 1],
      [3002, 1],
    ])

    expect(await paid(one, { mode: 4 })).toMatchObject({ energy: '5.59', remaining: '0.00' })
    expect((await charges(one))[0]).toMatchObject({ mode: 4, money: '3.63', energy: '5.59' })
    expect(await info(one)).toMatchObject({ remaining: '0.00', expected_relay_state: 1, relay_state: 2 })
    expect(await info(one)).toMatchObject({ in_arrears: false })
    await server.settle()
    expect(await info(one)).toMatchObject({ remaining: '0.00', relay_state: 1 })
    expect((await events(one)).map(([, state]) => state)).toEqual([5, 5])
    expect((await entries(one)).map(({ kind, energy, balance }) => [kind, energy, balance])).toEqual([
      ['opening', '0.00', '0.00'],
      ['charge', '153.85', '153.85'],
      ['consumption', '-159.44', '-5.59'],
      ['clear', '5.59', '0.00'],
    ])
    await agree(one)
  })

  test('tells before it is paid what a charge would come to and at whose price, and books nothing', async () => {
    const one = await meter()
    await tells(one, '50.00')
    await tells(one, '54.00')
    const key = { headers: { 'idempotency-key': `previewed-${one.id}` } }
    const url = `/v3/rooms/${one.room}/elemeters/${one.id}/charge`
    const asked = { mode: 2, money: '1.30', number: 'WX-ahead' }
    const { json } = await admin.call('POST', url, { ...asked, preview: true }, key)
    expect(json.data).toMatchObject({ price: '0.6500', money: '1.30', energy: '2.00', before: '-4.00' })
    expect(json.data).toMatchObject({ remaining: '-2.00', arrears: '2.60', arrears_left: '1.30' })
    expect(json.data).toMatchObject({ price_type: 1, price_rule: '公寓电价', price_level: 4 })
    expect(json.data).not.toHaveProperty('charge_id')
    expect(json.data).not.toHaveProperty('task_id')
    expect(await charges(one)).toEqual([])
    expect((await entries(one)).map(({ kind }) => kind)).toEqual(['opening'])
    expect(await info(one)).toMatchObject({ remaining: '-4.00' })

    const cleared = await paid(one, { mode: 4, preview: true })
    expect(cleared).toMatchObject({ money: '2.60', energy: '4.00', remaining: '0.00', arrears: '2.60' })
    expect(cleared).not.toHaveProperty('arrears_left')

    const done = await admin.call('POST', url, asked, key)
    expect(done.json.data).toMatchObject({ energy: '2.00', remaining: '-2.00', charge_id: expect.any(Number) })
    expect(done.json.data).not.toHaveProperty('price')
    const again = await paid(one, { ...asked, preview: true })
    expect(again).toEqual({
      ...{ money: '1.30', price: '0.6500', energy: '2.00', remaining: '-2.00', booked_at: expect.any(String) },
    })
    expect(await charges(one)).toHaveLength(1)
  })

  test('previews no charge that would be refused', async () => {
    const one = await meter()
    await tells(one, '10.00')
    const refusal = await pay(admin, one, { mode: 4, preview: true })
    expect(refusal.json.err_msg).toBe((await pay(admin, one, { mode: 4 })).json.err_msg)
    expect(refusal.json.err_code).not.toBe(0)
  })

  test('says that what is paid ahead buys at the shoulder price where prices go by the time of day', async () => {
    const fee_rule_id = await made('/v3/fee_rules', { name: '分时规则' })
    await made('/v3/fee_prices', {
      ...{ fee_rule_id, from_day: '2020-01-01', type: 2 },
      ...{ sharp_price: '1.2', peak_price: '1', shoulder_price: '0.8', off_peak_price: '0.4' },
      segments: [{ begin_hour: 0, end_hour: 24, period: 'shoulder' }],
    })
    const one = await meter({ fee_rule_id })
    await tells(one, '10.00')
    const told = await paid(one, { money: '8', preview: true })
    expect(told).toMatchObject({ price: '0.8000', energy: '10.00', before: '0.00', remaining: '10.00' })
    expect(told).toMatchObject({ price_type: 2, price_rule: '分时规则', price_level: 4 })
  })

  test('cuts once a crossing: what someone switched on again stays on, until it was paid and used up once more', async () => {
    const one = await meter()
    await tells(one, '100.00')
    await tells(one, '106.00')
    await server.settle()
    expect(await info(one)).toMatchObject({ relay_state: 2 })
    expect((await call('POST', one, 'on')).json.err_code).toBe(0)
    await server.settle()
    await tells(one, '107.00')
    await server.settle()
    expect(await info(one)).toMatchObject({ relay_state: 1, remaining: '-7.00' })
    // Nobody has paid: it is in arrears as it was.
    expect(await events(one)).toContainEqual([2003, 1])
    await paid(one, { money: '10' })
    expect(await events(one)).toContainEqual([2003, 5])
    await tells(one, '130.00')
    await server.settle()
    expect(await info(one)).toMatchObject({ relay_state: 2 })
  })

  test('leaves power on where the settings do not cut, and tells of the arrears', async () => {
    const one = await meter({ cut_on_arrears: false })
    await tells(one, '100.00')
    await tells(one, '110.00')
    await tells(one, '111.00')
    await server.settle()
    expect(await info(one)).toMatchObject({ relay_state: 1, expected_relay_state: 1 })
    const { list: found } = (await admin.call('GET', `/v3/events?device_id=${one.id}`)).json.data
    expect(found).toMatchObject([{ code: 3002, times: 1 }])
  })

  test('exempts postpaid meters', async () => {
    const one = await meter({ pay_mode: 2 })
    await tells(one, '100.00')
    await tells(one, '900.00')
    expect(await events(one)).toEqual([])
    expect(await info(one)).toMatchObject({ in_arrears: false, pay_mode_in_force: 2 })
    refuses(await pay(admin, one, { money: '10' }), 'not_possible')
  })

  test('rests, with what was done about arrears taken back, once the settings have it paid by what was used', async () => {
    const one = await meter()
    const board = async () => {
      const { rooms } = (await admin.call('GET', '/v3/room_board?home_id=1&state=arrears&limit=100')).json.data
      return (rooms as unknown as readonly Data[]).some(({ room_id }) => Number(room_id) === one.room)
    }
    await tells(one, '100.00')
    await tells(one, '106.00')
    await server.settle()
    expect(await info(one)).toMatchObject({
      ...{ remaining: '-6.00', overdraft: null, overdraft_in_force: '5.00', low_warning_in_force: 10, relay_state: 2 },
    })
    expect(await board()).toBe(true)
    await server.store.query({
      text: 'update elemeter_settings set pay_mode = 2 where client_id = 1 and room_id = $1',
      values: [one.room],
    })
    expect(await info(one)).toMatchObject({
      ...{ remaining: null, overdraft_in_force: null, low_warning_in_force: null, in_arrears: false },
    })
    expect(await board()).toBe(false)
    await tells(one, '107.00')
    await server.settle()
    expect(await info(one)).toMatchObject({ relay_state: 1, arrears_told: false, arrears_cut: false, low_told: false })
    expect((await events(one)).map(([, state]) => state)).toEqual([5, 5])
  })

  test('takes a cut back that is still waiting for its meter', async () => {
    const one = await meter()
    await tells(one, '100.00')
    server.fleet.away.add(one.sn)
    await tells(one, '106.00')
    await server.settle()
    expect(await info(one)).toMatchObject({ expected_relay_state: 2, relay_state: 1 })
    await paid(one, { money: '100' })
    expect(await info(one)).toMatchObject({ expected_relay_state: 1, relay_state: 1 })
    expect(await events(one)).toEqual([[3002, 5]])
  })

  test('tells of no cut that its meter refuses, and asks for it again at the next reading', async () => {
    const one = await meter()
    await tells(one, '100.00')
    server.fleet.mood = () => 'failing'
    await tells(one, '106.00')
    await server.settle()
    expect(await info(one)).toMatchObject({ relay_state: 1 })
    expect(await events(one)).toEqual([[3002, 1]])
    server.fleet.mood = () => 'prompt'
    await tells(one, '107.00')
    await server.settle()
    expect(await info(one)).toMatchObject({ relay_state: 2 })
    expect(await events(one)).toContainEqual([2003, 1])
  })

  test('asks again for power that was paid for, which its meter refused, but not for what people switched off since', async () => {
    const one = await meter()
    await tells(one, '100.00')
    await tells(one, '106.00')
    await server.settle()
    server.fleet.mood = () => 'failing'
    await paid(one, { money: '100' })
    await server.settle()
    expect(await info(one)).toMatchObject({ relay_state: 2, arrears_cut: false })
    server.fleet.mood = () => 'prompt'
    await tells(one, '106.10')
    await server.settle()
    expect(await info(one)).toMatchObject({ relay_state: 1 })
    expect((await events(one)).map(([, state]) => state)).toEqual([5, 5])
    expect((await call('POST', one, 'off')).json.err_code).toBe(0)
    await server.settle()
    await tells(one, '106.20')
    await server.settle()
    expect(await info(one)).toMatchObject({ relay_state: 2 })
  })

  test('tells of a cut once, by whatever way the meter says it, and at once of one that is off already', async () => {
    const [told, off] = [await meter(), await meter()]
    const switched = ({ sn }: Meter, relay_state: number): Promise<void> => {
      const at = new Date().toISOString()
      return server.fleet.report({ client_id: 1, address: sn, at, kind: 'switched', data: { relay_state } })
    }
    for (const one of [told, off]) await tells(one, '100.00')
    await switched(off, 2)
    expect(await events(off)).toEqual([])
    for (const one of [told, off]) await tells(one, '106.00')
    expect(await events(told)).toEqual([[3002, 1]])
    await switched(told, 2)
    await server.settle()
    await switched(told, 2)
    for (const { id } of [told, off])
      expect(await list(`events?device_id=${id}&code=2003`)).toMatchObject([{ state: 1, times: 1 }])
  })

  describe('books a charge', () => {
    test('though its meter is away, and tells it once it is back', async () => {
      const one = await meter()
      await tells(one, '100.00')
      server.fleet.away.add(one.sn)
      await paid(one, { money: '65.00' })
      await paid(one, { money: '6.50' })
      await server.settle()
      expect(await info(one)).toMatchObject({ remaining: '110.00' })
      expect((await charges(one)).map(({ state }) => state)).toEqual(['pending', 'pending'])
      server.fleet.away.clear()
      await server.fleet.online(1, one.sn)
      await server.settle()
      expect((await charges(one)).map(({ state }) => state)).toEqual(['success', 'success'])
    })

    test('once, when it comes twice at the same moment', async () => {
      const one = await meter()
      await tells(one, '100.00')
      const answers = await Promise.all([1, 2, 3].map(() => pay(admin, one, { money: '65', number: 'WX-2' })))
      expect(new Set(answers.map(({ json }) => json.data['charge_id'])).size).toBe(1)
      expect(await charges(one)).toHaveLength(1)
      expect(await info(one)).toMatchObject({ remaining: '100.00' })
    })

    test('and refuses its number for another amount, and for another meter', async () => {
      const [one, other] = [await meter(), await meter()]
      await paid(one, { money: '65', number: 'WX-3' })
      refuses(await pay(admin, one, { money: '66', number: 'WX-3' }), 'number_reused')
      refuses(await pay(admin, other, { money: '65', number: 'WX-3' }), 'number_reused')
    })

    test('of two people at once, both', async () => {
      const one = await meter()
      await addAccount(server, 'charging', ['device_base'])
      const keeper = await loggedIn(server.app, 'charging')
      await Promise.all([pay(admin, one, { money: '65' }), pay(keeper, one, { money: '13' })])
      expect(await info(one)).toMatchObject({ remaining: '120.00' })
      await agree(one)
    })

    test('of no negative amount, of none that buys nothing, and of none without a price', async () => {
      const one = await meter()
      refuses(await pay(admin, one, { money: '-1' }), 'invalid')
      refuses(await pay(admin, one, { money: '0' }), 'invalid')
      refuses(await pay(admin, one, {}), 'invalid')
      refuses(await pay(admin, one, { mode: 4 }), 'no_arrears')
      refuses(await pay(admin, one, { mode: 5 }), 'invalid')
      refuses(await pay(admin, { ...one, room: 1 }, { money: '5' }), 'invalid')
      const { id, room } = await server.device(`4204${String((numbers += 1)).padStart(8, '0')}`)
      await server.store.query({ text: 'update devices set state = 1 where device_id = $1', values: [id] })
      refuses(await pay(admin, { id, room, sn: '' }, { money: '5' }), 'price_missing')
    })

    test('and waives arrears for a reason', async () => {
      const one = await meter()
      await tells(one, '100.00')
      await tells(one, '102.50')
      expect(await paid(one, { mode: 5, reason: '抄表误差' })).toMatchObject({ energy: '2.50', remaining: '0.00' })
      expect((await charges(one))[0]).toMatchObject({ money: '0.00', reason: '抄表误差' })
      expect((await entries(one)).at(-1)).toMatchObject({ kind: 'waive', reason: '抄表误差' })
    })
  })

  test('takes a charge back, as a whole or in part, and never more than remains', async () => {
    const one = await meter()
    await tells(one, '100.00')
    const { charge_id } = await paid(one, { money: '65' })
    const back = (body: object) => admin.call('POST', `/v3/charges/${charge_id}/reverse`, { reason: '多收', ...body })
    await tells(one, '130.00')
    refuses(await back({}), 'beyond_balance')
    refuses(await back({ money: '65.01' }), 'beyond_charge')
    expect((await back({ money: '13' })).json.data).toMatchObject({ energy: '20.00', remaining: '50.00' })
    expect((await charges(one))[0]).toMatchObject({ reversed_money: '13.00' })
    expect((await entries(one)).at(-1)).toMatchObject({ kind: 'refund', money: '-13.00', energy: '-20.00' })
    const { charge_id: second } = await paid(one, { money: '6.5' })
    const whole = await admin.call('POST', `/v3/charges/${second}/reverse`, { reason: '误充' })
    expect(whole.json.data).toMatchObject({ energy: '10.00', remaining: '50.00' })
    refuses(await admin.call('POST', `/v3/charges/${second}/reverse`, { reason: '误充' }), 'not_possible')
    expect((await entries(one)).at(-1)).toMatchObject({ kind: 'reversal', reason: '误充', energy: '-10.00' })
    await agree(one)
  })

  test('is set to zero by an entry, and begins its register anew without billing it', async () => {
    const one = await meter()
    await tells(one, '100.00')
    await paid(one, { money: '65' })
    await tells(one, '140.00')
    expect((await call('POST', one, 'reset')).json.err_code).toBe(0)
    await server.settle()
    expect(await info(one)).toMatchObject({ electric_read: '0.00', remaining: '60.00' })
    await agree(one)
    await tells(one, '10.00')
    expect(await info(one)).toMatchObject({ remaining: '50.00' })
    expect((await call('POST', one, 'clear')).json.err_code).toBe(0)
    expect(await info(one)).toMatchObject({ remaining: '0.00', electric_read: '10.00' })
    expect((await entries(one)).map(({ kind, energy }) => [kind, energy])).toEqual([
      ['opening', '0.00'],
      ['charge', '100.00'],
      ['consumption', '-40.00'],
      ['reset', '0.00'],
      ['consumption', '-10.00'],
      ['zero', '-50.00'],
    ])
    await agree(one)
    await server.settle()
    await server.store.query({ text: 'update devices set net_state = 2 where device_id = $1', values: [one.id] })
    refuses(await call('POST', one, 'clear'), 'meter_offline_closing')
    expect((await call('POST', one, 'clear', { reading: '12.00' })).json.err_code).toBe(0)
    expect(await info(one)).toMatchObject({ remaining: '0.00', electric_read: '12.00' })
  })

  test('goes on with the meter that takes its place', async () => {
    const one = await meter()
    await tells(one, '100.00')
    await paid(one, { money: '65' })
    await tells(one, '130.00')
    await server.settle()
    const sn = `4203${String((numbers += 1)).padStart(8, '0')}`
    const { json } = await admin.call('POST', `/v3/devices/${one.id}/replace`, { sn, code: sn.slice(-6) })
    const other = { ...one, sn, id: Number(json.data['device_id']) }
    expect(await info(other)).toMatchObject({ remaining: '70.00' })
    await tells(other, '4000.00')
    await tells(other, '4001.00')
    expect(await info(other)).toMatchObject({ remaining: '69.00' })
    expect(await info(one)).toMatchObject({ remaining: '0.00' })
    await agree(one)
    await agree(other)
  })

  test('has what was used last in the room that its meter leaves', async () => {
    const one = await meter()
    await tells(one, '100.00')
    await paid(one, { money: '65' })
    await tells(one, '130.00')
    await server.settle()
    expect((await admin.call('DELETE', `/v3/rooms/${one.room}/elemeters/${one.id}?reading=135`)).json.err_code).toBe(0)
    expect(await info(one)).toMatchObject({ remaining: '65.00', room_id: null })
    expect((await entries(one)).at(-1)).toMatchObject({ energy: '-35.00', balance: '65.00', room_id: one.room })
    await agree(one)
  })

  test('knows what its meter is to hold as wanted, and as in force once the meter has said so', async () => {
    const one = await meter({}, `4303${String((numbers += 1)).padStart(8, '0')}`)
    expect((await call('PUT', one, 'overdraft', { overdraft: '20.00' })).json.err_code).toBe(0)
    expect((await call('PUT', one, 'capacity', { capacity: 6600 })).json.err_code).toBe(0)
    expect((await call('PUT', one, 'ratio', { ratio: 40 })).json.err_code).toBe(0)
    refuses(await call('PUT', one, 'overdraft', { overdraft: '30.00' }), 'busy')
    refuses(await call('PUT', one, 'ratio', { ratio: 41 }), 'invalid')
    expect(await info(one)).toMatchObject({ overdraft: null, expected_overdraft: '20.00', expected_capacity: '6600' })
    await server.settle()
    expect(await info(one)).toMatchObject({
      overdraft: '20.00',
      capacity: 6600,
      transformer_ratio: 40,
      expected_overdraft: null,
    })
    server.fleet.mood = () => 'failing'
    await call('PUT', one, 'overdraft', { overdraft: '50.00' })
    await server.settle()
    expect(await info(one)).toMatchObject({ overdraft: '20.00', expected_overdraft: null })
    refuses(await call('PUT', await meter(), 'ratio', { ratio: 40 }), 'not_possible')
  })

  test('is settled and checked by a job, which names the meter that differs', async () => {
    const one = await meter()
    await tells(one, '100.00')
    await tells(one, '103.00')
    expect(await ledgerSettled(server)).toMatchObject({ state: 3, failure: null })
    expect((await entries(one)).at(-1)).toMatchObject({
      kind: 'consumption',
      energy: '-3.00',
      balance: '-3.00',
      staff_id: null,
    })
    await agree(one)
    await server.store.query({
      text: 'update devices set electric_amount = electric_amount + 1 where device_id = $1',
      values: [one.id],
    })
    expect(await ledgerSettled(server)).toMatchObject({ state: 4, failure: expect.stringContaining(one.sn) })
    await server.store.query({
      text: 'update devices set electric_amount = electric_amount - 1 where device_id = $1',
      values: [one.id],
    })
    expect(await ledgerSettled(server)).toMatchObject({ state: 3, failure: null })
  })

  test('is checked of a meter that has left its room, and each entry for the balance that it says', async () => {
    const one = await meter()
    await tells(one, '100.00')
    await paid(one, { money: '6.50', number: 'WX-OFF' })
    await server.settle()
    const [last] = (await entries(one)).slice(-1)
    const says = (by: number) =>
      onLedger(
        server.store,
        'energy_entries',
        `update energy_entries set balance = balance + ${by} where id = ${Number(last!['id'])}`,
      )
    await says(1)
    expect(await ledgerSettled(server)).toMatchObject({ state: 4, failure: expect.stringContaining(one.sn) })
    await says(-1)
    const { json } = await admin.call('DELETE', `/v3/rooms/${one.room}/elemeters/${one.id}`)
    expect(json.err_code).toBe(0)
    expect(await ledgerSettled(server)).toMatchObject({ state: 3, failure: null })
    const counted = (by: number) =>
      server.store.query({
        text: `update devices set electric_amount = electric_amount + ${by} where device_id = $1`,
        values: [one.id],
      })
    await counted(1)
    expect(await ledgerSettled(server)).toMatchObject({ state: 4, failure: expect.stringContaining(one.sn) })
    await counted(-1)
  })

  test('adds up to what the counters say, whatever happens in whatever order', async () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ does: fc.constant('read' as const), by: fc.integer({ min: 0, max: 2500 }) }),
      },
      { weight: 3, arbitrary: fc.record({ does: fc.constant('pay' as const), by: fc.integer({ min: 1, max: 9000 }) }) },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('back' as const), by: fc.integer({ min: 0, max: 5 }) }) },
      {
        weight: 1,
        arbitrary: fc.record({ does: fc.constant('reset' as const), by: fc.integer({ min: 0, max: 500 }) }),
      },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('zero' as const), by: fc.constant(0) }) },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('clear' as const), by: fc.constant(0) }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const one = await meter({ cut_on_arrears: false })
        let [read, left] = [new Decimal(100), new Decimal(0)]
        const own: { id: number; energy: Decimal }[] = []
        await tells(one, read.toFixed(2))
        for (const { does, by } of steps) {
          if (does === 'read') {
            const used = new Decimal(by).div(100)
            await tells(one, (read = read.plus(used)).toFixed(2))
            left = left.minus(used)
          } else if (does === 'reset') {
            const to = Decimal.min(read, new Decimal(by).div(100))
            await tells(one, (read = to).toFixed(2))
          } else if (does === 'pay') {
            const { charge_id, energy } = await paid(one, { money: new Decimal(by).div(100).toFixed(2) })
            own.push({ id: Number(charge_id), energy: new Decimal(String(energy)) })
            left = left.plus(String(energy))
          } else if (does === 'back') {
            const charge = own.splice(by % Math.max(1, own.length), 1)[0]
            if (charge === undefined) continue
            const { json } = await admin.call('POST', `/v3/charges/${charge.id}/reverse`, { reason: '测试' })
            expect(json.err_code === 0).toBe(charge.energy.lte(left))
            if (json.err_code === 0) left = left.minus(charge.energy)
          } else if (does === 'zero') {
            const { json } = await call('POST', one, 'clear')
            if (json.err_code === 0) left = new Decimal(0)
          } else if (left.isNegative()) {
            await paid(one, { mode: 4 })
            left = new Decimal(0)
          }
          expect((await info(one))['remaining']).toBe(left.toFixed(2))
        }
        await agree(one)
        const all = await entries(one)
        all.reduce((sum, { energy, balance }) => {
          const after = sum.plus(String(energy))
          expect(balance).toBe(after.toFixed(2))
          return after
        }, new Decimal(0))
      }),
      { numRuns: 6 },
    )
  }, 120_000)
})
