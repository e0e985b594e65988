/** What ends a period of an electricity meter asks for its reading where that is away, or for the word to go on. */
import { beforeAll, expect, it } from 'vitest'
import { entry } from '../../src/errors/app-error.ts'
import { describeOne } from '../support/stores.ts'
import { bound } from './support/bound.ts'
import { loggedIn, startServer, type Answer, type Caller, type TestServer } from './support/server.ts'

const HOUR = 3_600_000
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()

describeOne('What closes a period of a meter', (open) => {
  let server: TestServer
  let admin: Caller
  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
  })

  let numbers = 20_000
  const numberOf = () => `99${String((numbers += 1)).padStart(10, '1')}`
  /** Prepaid, away since it told 120.50 five hours ago, in a room of its own. */
  const meter = async (more: Readonly<Record<string, unknown>> = {}) => {
    const found = await bound(admin, numberOf())
    const held = { net_state: 2, electric_read: '120.50', electric_amount: '150.00', read_time: ago(5 * HOUR), ...more }
    const names = Object.keys(held)
    await server.store.query({
      text: `update devices set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where device_id = $1`,
      values: [found.device_id, ...Object.values(held)],
    })
    return found
  }
  type Meter = Awaited<ReturnType<typeof meter>>
  const device = async (id: number) => (await admin.call('GET', `/v3/devices/${id}`)).json.data
  const readings = async (id: number) =>
    (await admin.call('GET', `/v3/electricity_readings?device_id=${id}`)).json.data.list

  const unbinding = ({ device_id, room_id }: Meter, query = ''): Promise<Answer> =>
    admin.call('DELETE', `/v3/rooms/${room_id}/elemeters/${device_id}${query}`)
  const replacing = ({ device_id }: Meter, more: object = {}): Promise<Answer> => {
    const sn = numberOf()
    return admin.call('POST', `/v3/devices/${device_id}/replace`, { sn, code: sn.slice(-6), ...more })
  }
  const losing = ({ device_id }: Meter, more: object = {}): Promise<Answer> =>
    admin.call('POST', `/v3/devices/${device_id}/retire`, { outcome: LOST, ...more })
  const LOST = 5
  const REPLACED = 3
  const CLOSING: readonly [
    string,
    (of: Meter, given?: Readonly<Record<string, unknown>>) => Promise<Answer>,
    number,
  ][] = [
    [
      'unbinding',
      (of, given = {}) => unbinding(of, `?${new URLSearchParams(given as Record<string, string>).toString()}`),
      7,
    ],
    ['replacing', replacing, REPLACED],
    ['losing', losing, LOST],
  ]

  it.each(CLOSING)('%s a meter that is away is refused, and nothing has changed', async (_, close) => {
    const of = await meter()
    const { status, json } = await close(of)
    expect([status, json.err_code]).toEqual([409, entry('meter_offline_closing').code])
    expect(json.err_msg).toBe('电表离线，继续操作可能导致剩余电量和公摊计算不准确。')
    expect(json.data).toMatchObject({ devices: [of.device_id] })
    expect(await device(of.device_id)).toMatchObject({ state: 8, room_id: of.room_id })
    expect(await readings(of.device_id)).toEqual([])
  })

  it.each(CLOSING)('%s takes the reading that a person gives, as one by hand', async (_, close, state) => {
    const of = await meter()
    expect((await close(of, { reading: '130.25' })).json).toMatchObject({ err_code: 0 })
    expect(await device(of.device_id)).toMatchObject({
      state,
      electric_read: '130.25',
      // What was paid stays with a meter that leaves, and goes with the room to the one that takes its place.
      remaining: state === REPLACED ? '0.00' : '19.75',
      settled_as: null,
    })
    expect(await readings(of.device_id)).toMatchObject([
      { electric_read: '130.25', source: 3, room_id: of.room_id, is_reset: false },
    ])
  })

  it.each(CLOSING)('%s goes on if a person says so, and says what was assumed', async (_, close, state) => {
    const of = await meter({ read_time: '2026-03-01T04:30:00Z' })
    expect((await close(of, { forced: true })).json).toMatchObject({ err_code: 0 })
    expect(await device(of.device_id)).toMatchObject({
      state,
      electric_read: '120.50',
      settled_as: '电表离线，未抄表：按2026-03-01 12:30:00的读数120.50度结算',
    })
    expect(await readings(of.device_id)).toEqual([])
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['is online', { net_state: 1 }],
    ['is paid for afterwards', { pay_mode: 2, overdraft: null }],
    [
      'has neither told a reading nor been charged',
      { read_time: null, electric_read: '0.00', electric_amount: '0.00' },
    ],
  ])('asks nothing of a meter that %s', async (_, held) => {
    for (const [, close] of CLOSING) expect((await close(await meter(held))).json).toMatchObject({ err_code: 0 })
  })

  it('holds a meter whose gateway is away to be away', async () => {
    const { device_id: gateway_id } = await bound(admin, 'cn2403111111111111a7')
    const of = await meter({ net_state: 1, gateway_id })
    expect((await unbinding(of)).json.err_code).toBe(entry('meter_offline_closing').code)
    await server.store.query({ text: 'update devices set net_state = 1 where device_id = $1', values: [gateway_id] })
    expect((await unbinding(of)).json.err_code).toBe(0)
  })

  it('takes a reading of a few minutes ago by hand for the last, and no older one', async () => {
    const of = await meter()
    const read = (read_time: string) =>
      server.store.query({
        text: `with told as (insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read, source)
          select 1, home_id, room_id, device_id, $2, 125, 3 from devices where device_id = $1)
          update devices set read_time = $2, electric_read = 125 where device_id = $1`,
        values: [of.device_id, read_time],
      })
    await read(ago(HOUR))
    expect((await unbinding(of)).json.err_code).toBe(entry('meter_offline_closing').code)
    await read(ago(60_000))
    expect((await unbinding(of)).json.err_code).toBe(0)
  })

  it('begins the new meter with what it shows, which nobody has used', async () => {
    const { json } = await replacing(await meter(), { reading: '130.25', device_type: 3, opening: '7.30' })
    const id = Number(json.data['device_id'])
    expect(await device(id)).toMatchObject({
      electric_read: '7.30',
      remaining: '19.75',
      read_time: expect.any(String) as string,
    })
    expect(await readings(id)).toMatchObject([{ electric_read: '7.30', remaining: '0.00', source: 3, is_reset: false }])
  })

  it('refuses a reading that is none', async () => {
    for (const reading of ['0', '-1', '0.001', 'x', '99999999999'])
      expect((await unbinding(await meter(), `?reading=${reading}`)).json.err_code).toBe(entry('invalid').code)
  })
})
