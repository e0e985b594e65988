/** What devices tell unasked: once in effect, whatever the order and however often it comes. */
import { expect, it } from 'vitest'
import { NetState, WebhookState } from '../../src/generated/enums.ts'
import { describeOne } from '../support/stores.ts'
import { post } from '../webhooks/support.ts'
import { ago, reporting } from './support.ts'

describeOne('Reports of devices', (open) => {
  let kept: ReturnType<typeof reporting> | undefined
  const shared = () => (kept ??= reporting(open))

  it('count once by their number, by whichever way and however often they come', async () => {
    const server = await shared()
    const { sn, id } = await server.device()
    const at = ago(5)
    const opening = { boot: 3, sequence: 7, data: { open_way: 2 } }
    await Promise.all(Array.from({ length: 6 }, () => server.tell(sn, 'opening', at, opening)))
    await post(server.app, { type: 'opening', sn, at, open_way: 2, boot: 3, sequence: 7 })
    await server.app.inbox.rested()
    expect(await server.list(`openings?device_id=${id}`)).toMatchObject([{ open_way: 2, opened_at: at }])
    // Another start of the device begins its numbers anew.
    await server.tell(sn, 'opening', ago(4), { ...opening, boot: 4 })
    expect(await server.list(`openings?device_id=${id}`)).toHaveLength(2)
  })

  it('are taken out of order, within the numbers that are told apart', async () => {
    const server = await shared()
    const { sn, id } = await server.device()
    const tell = (sequence: number) => server.tell(sn, 'opening', ago(100 - sequence), { sequence })
    for (const sequence of [50, 2, 49, 1, 2, 50, 80, 29, 29, 28]) await tell(sequence)
    // 28 is too far behind 80 to be told from a repetition.
    expect(await server.list(`openings?device_id=${id}`)).toHaveLength(6)
    expect(await server.rows('select highest from report_windows where address = $1', sn)).toMatchObject([
      { highest: 80 },
    ])
  })

  it('leave the latest by device time, of each thing that they tell', async () => {
    const server = await shared()
    const { sn, id } = await server.device()
    await server.tell(sn, 'status', ago(10), { data: { battery: 60, signal: 1 } })
    await server.tell(sn, 'status', ago(20), { data: { battery: 70, signal: 2 } })
    await server.tell(sn, 'status', ago(5), { data: { battery: 55 } })
    await server.tell(sn, 'status', ago(7), { data: { signal: 3, battery: 58 } })
    await server.tell(sn, 'offline', ago(3))
    await server.tell(sn, 'online', ago(4))
    expect(await server.info(`devices/${id}`)).toMatchObject({ battery: 55, signal: 3, net_state: NetState.offline })
  })

  it('of a meter say whether its bus works, by the latest of them, and the list is filtered by it', async () => {
    const server = await shared()
    const [{ sn, id }, silent] = [await server.device('410000077701'), await server.device('410000077702')]
    const filtered = async (state: string) =>
      (await server.list(`devices?device_type=3&limit=100&${state}`)).map(({ device_id }) => device_id)
    await server.tell(sn, 'status', ago(5), { data: { rs485_state: 2 } })
    await server.tell(sn, 'status', ago(9), { data: { rs485_state: 1 } })
    expect(await filtered('rs485_state=2')).toContain(id)
    expect(await filtered('rs485_state_null=true')).toContain(silent.id)
    await server.tell(sn, 'status', ago(1), { data: { rs485_state: 1 } })
    expect(await filtered('rs485_state=2')).not.toContain(id)
    expect(await server.info(`devices/${id}`)).toMatchObject({ rs485_state: 1, rs485_at: expect.any(String) })
  })

  it('of a clock far off are kept by the time of receipt, which the device’s page says', async () => {
    const server = await shared()
    const { sn, id } = await server.device()
    for (const at of ['1970-01-01T00:00:05.000Z', '2199-01-01T00:00:00.000Z']) await server.tell(sn, 'opening', at)
    const openings = await server.list(`openings?device_id=${id}`)
    expect(openings).toHaveLength(2)
    for (const { opened_at } of openings)
      expect(Math.abs(Date.parse(String(opened_at)) - Date.now())).toBeLessThan(60_000)
    expect(await server.info(`devices/${id}`)).toMatchObject({ clock_off: true })
    await server.tell(sn, 'alive', ago(0))
    expect(await server.info(`devices/${id}`)).toMatchObject({ clock_off: false })
  })

  it('of a device that is not there, or of another company, or of no sense, change nothing', async () => {
    const server = await shared()
    const { sn, id } = await server.device()
    await server.tell('lk240350000000099999', 'opening', ago(1), { sequence: 1 })
    await server.tell(sn, 'opening', ago(1), { client_id: 2, sequence: 1 })
    await server.tell(sn, 'melted', ago(1), { sequence: 1 })
    await server.tell(sn, 'opening', 'yesterday', { sequence: 1 })
    await server.tell(sn, 'pass', ago(1), { sequence: 1 })
    await server.tell(sn, 'alarm', ago(1), { sequence: 1, data: { code: 77 } })
    expect(await server.list(`openings?device_id=${id}`)).toEqual([])
    expect(await server.rows('select * from report_windows where address = $1', sn)).toEqual([])
    // The number is not used up by what was refused.
    await server.tell(sn, 'opening', ago(1), { sequence: 1 })
    expect(await server.list(`openings?device_id=${id}`)).toHaveLength(1)
  })

  it('that are heartbeats make no row and no new version of the device', async () => {
    const server = await shared()
    const { sn, id } = await server.device()
    const { version } = await server.info(`devices/${id}`)
    for (let i = 0; i < 20; i++) await server.tell(sn, 'alive', ago(0))
    const device = await server.info(`devices/${id}`)
    expect(device['version']).toBe(version)
    expect(Math.abs(Date.parse(String(device['reported_at'])) - Date.now())).toBeLessThan(60_000)
    expect(await server.rows('select * from report_windows where address = $1', sn)).toEqual([])
  })

  it('of a meter become readings, the latest of which it shows', async () => {
    const server = await shared()
    const { sn, id } = await server.other('410000000071')
    await server.tell(sn, 'reading', ago(60), { sequence: 1, data: { electric_read: '1380.00' } })
    await server.tell(sn, 'reading', ago(120), { sequence: 2, data: { electric_read: '1379.50' } })
    expect(await server.info(`devices/${id}`)).toMatchObject({ electric_read: '1380.00' })
    expect(await server.list(`electricity_readings?device_id=${id}&sort=read_time`)).toMatchObject([
      { electric_read: '1379.50', is_reset: false },
      { electric_read: '1380.00', is_reset: false },
    ])
  })

  it('of an access unit become passes of the person who was delivered to it', async () => {
    const server = await shared()
    const { sn, id } = await server.other('ec000000000000000071')
    await server.tell(sn, 'pass', ago(1), { sequence: 1, data: { direction: 2, way: 1, person: 999_999 } })
    expect(await server.list(`pass_records?device_id=${id}`)).toMatchObject([
      { direction: 2, way: 1, access_person_id: null },
    ])
  })

  it('that this server cannot make sense of wait in the inbox, where people see them', async () => {
    const server = await reporting(open)
    const { sn, id } = await server.device()
    await server.rows('alter table openings rename to away')
    await server.tell(sn, 'opening', ago(1), { sequence: 4 })
    await server.app.inbox.rested()
    await server.rows('alter table away rename to openings')
    expect(await server.rows('select number, state from webhook_messages')).toEqual([
      { number: `${sn}/0/4`, state: WebhookState.received },
    ])
    await server.rows(`update webhook_deliveries set next_at = now() - interval '1 second'`)
    await server.app.inbox.round()
    expect(await server.list(`openings?device_id=${id}`)).toHaveLength(1)
    await server.tell(sn, 'opening', ago(1), { sequence: 4 })
    expect(await server.list(`openings?device_id=${id}`)).toHaveLength(1)
  })

  it('without a number wait there as well: the link that brought them goes on with the next', async () => {
    const server = await reporting(open)
    const { sn, id } = await server.device()
    const at = ago(1)
    await server.rows('alter table openings rename to away')
    for (let twice = 0; twice < 2; twice++) await server.tell(sn, 'opening', at, {})
    await server.app.inbox.rested()
    await server.rows('alter table away rename to openings')
    expect(await server.rows('select state from webhook_messages')).toEqual([{ state: WebhookState.received }])
    await server.rows(`update webhook_deliveries set next_at = now() - interval '1 second'`)
    await server.app.inbox.round()
    expect(await server.list(`openings?device_id=${id}`)).toHaveLength(1)
  })
})
