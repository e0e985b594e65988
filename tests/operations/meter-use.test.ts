/** How much has passed a meter: a day by hours from its readings, a month by days as they were counted. */
import { beforeAll, expect, it } from 'vitest'
import { setTimeZone } from '../../src/values/calendar.ts'
import { loggedIn, startServer, type Caller } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'

describeOne('use of a meter', (open) => {
  let admin: Caller
  let other: Caller
  const use = async (device: number, period: string, who = admin) => {
    const { json } = await who.call('GET', `/v3/devices/${device}/use?period=${period}`)
    return json.err_code === 0 ? json.data : { refused: json.err_code }
  }

  beforeAll(async () => {
    const { app, store } = await startServer(open)
    setTimeZone('Asia/Shanghai')
    ;[admin, other] = [await loggedIn(app), await loggedIn(app, 'keeper')]
    await store.script(`
      insert into rooms (client_id, room_id, home_id, room_name, room_type) values (1, 1, 1, '101', 1);
      insert into devices (client_id, device_id, home_id, room_id, device_type, sn) overriding system value values
        (1, 7001, 1, 1, 3, '410000007001'), (1, 7002, 1, 1, 6, '410000007002'), (1, 7003, 1, 1, 2, 'lk240350000000007003');
      insert into electricity_readings (client_id, home_id, room_id, device_id, read_time, electric_read, state) values
        (1, 1, 1, 7001, '2025-02-28T23:40+08', 100, 1), (1, 1, 1, 7001, '2025-03-01T00:20+08', 101.25, 1),
        (1, 1, 1, 7001, '2025-03-01T08:00+08', 103, 1), (1, 1, 1, 7001, '2025-03-01T08:50+08', 999, 2),
        (1, 1, 1, 7001, '2025-03-01T09:00+08', 1.5, 1), (1, 1, 1, 7001, '2025-03-01T09:30+08', 2, 1),
        (1, 1, 1, 7001, '2025-03-02T00:00+08', 7, 1);
      insert into water_readings (client_id, home_id, room_id, device_id, read_time, amount) values
        (1, 1, 1, 7002, '2025-03-01T10:00+08', 500), (1, 1, 1, 7002, '2025-03-01T11:00+08', 523);
      insert into electric_usages (client_id, home_id, room_id, device_id, day, begin_read, end_read, used, price) values
        (1, 1, 1, 7001, '2025-02-28', 100, 100, 0, 0.5), (1, 1, 1, 7001, '2025-03-01', 100, 2, 3.5, 0.5),
        (1, 1, 1, 7001, '2025-03-31', 2, 9.1, 7.1, 0.5), (1, 1, 1, 7001, '2025-04-01', 9.1, 10, 0.9, 0.5)`)
  }, 120_000)

  it('is told by hours, each step in the hour that it ends in; what is held or went back counts nothing', async () => {
    expect(await use(7001, '2025-03-01')).toEqual({
      list: [
        { at: '00:00', used: '1.25' },
        { at: '08:00', used: '1.75' },
        { at: '09:00', used: '0.50' },
      ],
      total: '3.50',
    })
    expect(await use(7001, '2025-02-28')).toEqual({ list: [{ at: '23:00', used: '0.00' }], total: '0.00' })
    expect(await use(7001, '2025-03-05')).toEqual({ list: [], total: '0.00' })
    expect(await use(7002, '2025-03-01')).toEqual({
      list: [
        { at: '10:00', used: '0.00' },
        { at: '11:00', used: '0.23' },
      ],
      total: '0.23',
    })
  })

  it('is told by the days of a month, and of no other', async () => {
    expect(await use(7001, '2025-03')).toEqual({
      list: [
        { at: '2025-03-01', used: '3.50' },
        { at: '2025-03-31', used: '7.10' },
      ],
      total: '10.60',
    })
    expect(await use(7002, '2025-03')).toEqual({ list: [], total: '0.00' })
  })

  it('is told of no lock, no meter that is not there, no day that there is not, and to nobody without the right', async () => {
    for (const [device, period] of [
      [7003, '2025-03'],
      [7999, '2025-03'],
      [7001, '2025-02-30'],
      [7001, '2025-3'],
      [7001, '2025'],
    ] as const)
      expect(await use(device, period), period).toEqual({ refused: expect.any(Number) })
    expect(await use(7001, '2025-03', other)).toEqual({ refused: expect.any(Number) })
  })
})
