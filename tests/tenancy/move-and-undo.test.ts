/** A tenant moves to another room, or a check-out turns out to be a mistake: what goes along, and what comes back. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DeviceState, NetState } from '../../src/generated/enums.ts'
import { fleetServer, setNet, type FleetServer } from '../commands/support/fleet.ts'
import { picture, uploaded } from '../files/support.ts'
import { addAccount } from '../http/support/accounts.ts'
import { bound } from '../http/support/bound.ts'
import { refuses } from '../http/support/refuses.ts'
import { loggedIn, type Answer, type Data } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { brief, lettingOn, stepsOf, term, today, type Letting, type Room } from './support/rooms.ts'

describeOne('Between check-in and check-out', (open) => {
  let server: FleetServer
  let letting: Letting
  let rule = 0
  let room: Room
  beforeAll(async () => {
    server = await fleetServer(open)
    letting = lettingOn(server)
    rule = await letting.rule()
  }, 240_000)
  beforeEach(async () => {
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
    room = await letting.room('1000.00')
  })

  const SPOUSE = { name: '赵某', phone: '13800019012', relation: 'spouse', grant_type: 3 }
  const lease = async (more: object = {}): Promise<number> => {
    const asked = { ...{ deposit: '2500.00', grant_types: [1], fee_rule_id: rule, reading: '1000.00' }, ...more }
    const id = Number(letting.data(await letting.checkIn(room, asked))['lease_id'])
    await server.settle()
    return id
  }
  const charge = async (money: string) =>
    letting.made(`/v3/rooms/${room.room}/elemeters/${room.meter}/charge`, { mode: 2, money })
  const moves = (id: number, to: Pick<Room, 'room'>, more: object = {}, by = server.admin): Promise<Answer> =>
    by.call('POST', `/v3/leases/${id}/move`, { room_id: to.room, balance: 1, ...more })
  const leaves = (id: number, more: object = {}): Promise<Answer> =>
    server.admin.call('POST', `/v3/leases/${id}/check_out`, { check_out_date: today(), balance: 1, ...more })
  const left = async (id: number, more: object = {}) => Number(letting.data(await leaves(id, more))['check_out_id'])
  const undoes = (id: number, more: object = {}): Promise<Answer> =>
    server.admin.call('POST', `/v3/check_outs/${id}/undo`, more)
  const meter = ({ meter: id }: Room = room) => letting.record(`devices/${id}`)
  const grants = ({ room: id }: Room = room) => letting.list(`grants?room_id=${id}`)
  const types = (all: readonly Data[]) => all.map(({ grant_type }) => grant_type).toSorted()
  const textsOf = (data: Data) => stepsOf(data).map(({ text }) => text)
  const elsewhere = async (): Promise<number> =>
    Number(
      (
        await letting.made('/v3/homes', {
          ...{ name: `别处${performance.now()}`.slice(0, 20), store_id: 1, home_type: 1 },
          ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
        })
      )['home_id'],
    )

  test('moves to a vacant room: the old one is settled and cleared, people, deposit and term go along', async () => {
    const id = await lease({ co_tenants: [SPOUSE] })
    await charge('65.00')
    const other = await letting.room('300.00')
    const asked = { reading: '1020.00', new_reading: '310.00', rent: '2800.00' }
    const data = letting.data(await moves(id, other, asked))
    expect(data['lines']).toMatchObject([{ item: 'electricity', quantity: '80.00', money: '52.00' }])
    expect(data).toMatchObject({ total: '52.00', passwords: expect.stringMatching(/^\S+ \d{6}$/) })
    await server.settle()
    const before = await letting.record(`leases/${id}`)
    const after = await letting.record(`leases/${Number(data['lease_id'])}`)
    expect(before).toMatchObject({ status: 3, check_out_date: today() })
    expect(after).toMatchObject({
      ...{ status: 2, room_id: other.room, tenant_id: before['tenant_id'], rent: '2800.00', deposit: '2500.00' },
      lease_range: [today(), term()[1]],
    })
    expect(await grants()).toEqual([])
    expect(types(await grants(other))).toEqual([1, 3])
    expect((await grants(other)).map(({ state }) => state)).toEqual([2, 2])
    expect((await grants(other)).map(({ permission_end }) => permission_end)).toEqual(
      Array<string>(2).fill(`${term()[1]}T15:59:59.999Z`),
    )
    expect(await letting.list(`co_tenants?lease_id=${id}`)).toMatchObject([{ left_on: today() }])
    const there = await letting.list(`co_tenants?lease_id=${Number(data['lease_id'])}`)
    expect(there).toMatchObject([{ left_on: null, relation: 'spouse' }])
    expect(await meter()).toMatchObject({ remaining: '0.00', electric_read: '1020.00' })
    expect(await meter(other)).toMatchObject({ remaining: '0.00', electric_read: '310.00' })
    expect(await letting.record(`rooms/${room.room}`)).toMatchObject({ room_let: 1, uncleared_grants: 0 })
    expect(await letting.record(`rooms/${other.room}`)).toMatchObject({ room_let: 2 })
    expect(await letting.record(`check_outs/${Number(data['check_out_id'])}`)).toMatchObject({
      ...{ total: '52.00', new_lease_id: data['lease_id'] },
    })
    // It is no check-out that could be taken back by itself.
    refuses(await undoes(Number(data['check_out_id'])), 'not_possible')
  })

  test('moves to another home: its people stand among the tenants there, with what is known of them', async () => {
    const id = await lease({ name: '马六', phone: '13800019061', id_card: '11010519491231002X', co_tenants: [SPOUSE] })
    const before = await letting.record(`leases/${id}`)
    const changed = { email: 'ma@example.com', emergency_contact: '马七', version: undefined }
    const tenant = await letting.record(`tenants/${Number(before['tenant_id'])}`)
    letting.data(
      await server.admin.call('PUT', `/v3/tenants/${Number(before['tenant_id'])}`, {
        ...changed,
        version: tenant['version'],
      }),
    )
    const home_id = await elsewhere()
    const room_id = Number((await letting.made('/v3/rooms', { home_id, room_name: '201' }))['room_id'])
    const { device_id: lock } = await bound(server.admin, 'lk240350000000007701', { room_id })
    await setNet(server.store, 'lk240350000000007701', NetState.online)
    const asked = { home_id, credentials: true }
    const data = letting.data(await moves(id, { room: room_id }, asked))
    await server.settle()
    const after = await letting.record(`leases/${Number(data['lease_id'])}`)
    expect(after).toMatchObject({ home_id, room_id, status: 2, deposit: '2500.00' })
    expect(after['tenant_id']).not.toBe(before['tenant_id'])
    const there = await letting.record(`tenants/${Number(after['tenant_id'])}`)
    expect(there).toMatchObject({
      home_id,
      name: tenant['name'],
      id_card: tenant['id_card'],
      email: tenant['email'] ?? expect.any(String),
    })
    expect(await letting.record(`tenants/${Number(before['tenant_id'])}`)).toMatchObject({
      home_id: 1,
      leases_count: 1,
    })
    expect(await letting.list(`co_tenants?lease_id=${Number(data['lease_id'])}`)).toMatchObject([
      { home_id, relation: 'spouse', left_on: null },
    ])
    expect(types(await letting.list(`grants?device_id=${lock}`))).toEqual([1, 3])
    expect(await letting.record(`check_outs/${Number(data['check_out_id'])}`)).toMatchObject({
      ...{ home_id: 1, new_lease_id: data['lease_id'], settlement: 4 },
    })
    const notices = await letting.list('messages?sort=-id&limit=2')
    expect(new Set(notices.map((one) => one['home_id']))).toEqual(new Set([1, home_id]))
    // Back again, they are known there.
    const back = letting.data(await moves(Number(data['lease_id']), room))
    expect(await letting.record(`leases/${Number(back['lease_id'])}`)).toMatchObject({
      ...{ home_id: 1, tenant_id: before['tenant_id'] },
    })
  })

  test('moves to no home that the account does not see', async () => {
    const id = await lease()
    const { room_id } = await letting.made('/v3/rooms', { home_id: await elsewhere(), room_name: '202' })
    await addAccount(server, 'near', ['lease_base', 'device_base'], { homes: [1] })
    const near = await loggedIn(server.app, 'near')
    refuses(await moves(id, { room: Number(room_id) }, {}, near), 'invalid', 'room_id')
  })

  test('previews a move, and leaves everything as it was', async () => {
    const id = await lease()
    await charge('65.00')
    const other = await letting.room()
    await server.store.query({ text: 'update rooms set rent = 3550 where room_id = $1', values: [other.room] })
    const data = letting.data(await moves(id, other, { preview: true }))
    expect(data).toMatchObject({ total: '65.00' })
    expect(textsOf(data)).toContain(`${today()} ~ ${term()[1]}，月租金2,500.00元（挂牌月租3,550.00元），押金2,500.00元`)
    expect(textsOf(data)[0]).toMatch(/^.+ → .+$/)
    expect(brief(data)).toContain('credential planned')
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 2, check_out_date: null })
    expect(await letting.record(`rooms/${other.room}`)).toMatchObject({ room_let: 1 })
    expect(await meter()).toMatchObject({ remaining: '100.00' })
  })

  const priced = async (to: Room, fee_rule_id = rule): Promise<Room> => {
    const { home_id } = await letting.record(`rooms/${to.room}`)
    await letting.made('/v3/elemeter_settings', { level: 4, home_id, room_id: to.room, fee_rule_id })
    return to
  }
  const movedOf = ({ meter: id }: Pick<Room, 'meter'>, of: 'energy' | 'water' = 'energy') =>
    letting.list(`${of}_entries?device_id=${id}&kind=moved`)

  let waterMeters = 0
  /** With a prepaid meter of cold water that shows so much, and has so much left. */
  const watered = async ({ room: room_id }: Room, read: string, left = '0.00'): Promise<number> => {
    const { device_id } = await bound(server.admin, `00000077${String((waterMeters += 1)).padStart(4, '0')}`, {
      room_id,
    })
    const { home_id } = await letting.record(`rooms/${room_id}`)
    await letting.made('/v3/watermeter_settings', { level: 4, home_id, room_id, pay_mode: 1, cold_price: '4.85' })
    await server.store.query({
      text: `update devices set state = 1, net_state = 1, water_amount = $2::numeric, water_settled = $2::numeric,
        water_charged = $2::numeric + $3::numeric, read_time = now() - interval '1 hour' where device_id = $1`,
      values: [device_id, read, left],
    })
    return device_id
  }

  test('takes water along as well, to the meter of the same kind', async () => {
    const id = await lease()
    const other = await letting.room()
    const from = await watered(room, '10.00', '5.00')
    const refused = await moves(id, other, { balance: 4 })
    refuses(refused, 'invalid', 'balance')
    expect(refused.text).toContain('新房间没有同类的预付费水表')
    const to = await watered(other, '40.00')
    const data = letting.data(await moves(id, other, { balance: 4, water_read: '11.00', new_water_read: '41.00' }))
    expect(data['lines']).toMatchObject([{ item: 'water', quantity: '4.00', money: '0.00' }])
    expect(textsOf(data)).toEqual(
      expect.arrayContaining(['原房间：读数11.00吨', '新房间：读数41.00吨', '从原房间转入4.00吨，剩余4.00吨']),
    )
    expect(await movedOf({ meter: from }, 'water')).toMatchObject([{ volume: '-4.00', balance: '0.00' }])
    expect(await movedOf({ meter: to }, 'water')).toMatchObject([{ volume: '4.00', balance: '4.00' }])
  })

  test('takes what is left on the meter along: it leaves the one ledger and comes into the other', async () => {
    const id = await lease()
    await charge('65.00')
    const other = await priced(await letting.room('300.00'))
    const asked = { balance: 4, reading: '1020.00', new_reading: '310.00' }
    const before = letting.data(await moves(id, other, { ...asked, preview: true }))
    const line = { item: 'electricity', quantity: '80.00', money: '0.00', text: '转入新房间' }
    expect(before).toMatchObject({ total: '0.00', lines: [line] })
    expect(textsOf(before)).toContain('从原房间转入80.00度，剩余80.00度')
    expect(brief(before)).toContain('account planned')
    expect(await meter()).toMatchObject({ remaining: '100.00' })
    expect([await movedOf(room), await movedOf(other)]).toEqual([[], []])

    const data = letting.data(await moves(id, other, asked))
    expect(data).toMatchObject({ total: '0.00', lines: [line] })
    expect(textsOf(data)).toContain('从原房间转入80.00度，剩余80.00度')
    await server.settle()
    expect(await meter()).toMatchObject({ remaining: '0.00', electric_read: '1020.00' })
    expect(await meter(other)).toMatchObject({ remaining: '80.00', electric_read: '310.00' })
    expect(await movedOf(room)).toMatchObject([{ energy: '-80.00', balance: '0.00', room_id: room.room }])
    expect(await movedOf(other)).toMatchObject([{ energy: '80.00', balance: '80.00', room_id: other.room }])
    expect(await letting.record(`check_outs/${Number(data['check_out_id'])}`)).toMatchObject({
      ...{ balance: 4, total: '0.00', remaining: '80.00' },
    })
    // The meters are told both.
    const tasks = await letting.list(`command_tasks?device_id=${other.meter}&limit=100`)
    expect(tasks.filter(({ command }) => String(command) === 'meter_charge')).toHaveLength(1)
  })

  test('takes nothing along where there is no meter, or another price; arrears are settled', async () => {
    const id = await lease()
    await charge('65.00')
    const dear = await letting.room()
    const rate = Number((await letting.made('/v3/fee_rules', { name: `贵${room.room}` }))['id'])
    await letting.made('/v3/fee_prices', { fee_rule_id: rate, from_day: '2020-01-01', type: 1, price: '0.90' })
    await priced(dear, rate)
    const refused = await moves(id, dear, { balance: 4 })
    refuses(refused, 'invalid', 'balance')
    expect(refused.text).toContain('两个房间的单价不同（原0.65，新0.90元/度）')
    const { room: bare } = await server.device()
    const without = await moves(id, { room: bare }, { balance: 4, credentials: false })
    refuses(without, 'invalid', 'balance')
    expect(without.text).toContain('新房间没有预付费的电表')
    expect(await meter()).toMatchObject({ remaining: '100.00' })
    const owing = letting.data(await moves(id, dear, { balance: 4, reading: '1150.00' }))
    expect(owing['lines']).toMatchObject([{ item: 'electricity_owed', quantity: '50.00', money: '-32.50' }])
    expect([await movedOf(room), await movedOf(dear)]).toEqual([[], []])
    refuses(await leaves(Number(owing['lease_id']), { balance: 4 }), 'invalid', 'balance')
  })

  test('refunds less than all that is left where that is said, as a check-out does', async () => {
    const id = await lease()
    await charge('65.00')
    const other = await letting.room()
    refuses(await moves(id, other, { refund: '65.01' }), 'refund_beyond', 'refund')
    expect(letting.data(await moves(id, other, { refund: '60.00' }))).toMatchObject({ total: '60.00' })
  })

  test('asks of the new room what its water meter shows, and of either meter that is away', async () => {
    const id = await lease()
    const other = await letting.room()
    const cold = await watered(other, '12.00')
    refuses(await moves(id, other, { new_water_read: '11.00' }), 'invalid', 'new_water_read')
    await setNet(server.store, other.meterSn, NetState.offline)
    refuses(await moves(id, other, { new_water_read: '13.50' }), 'meter_offline_closing')
    await setNet(server.store, room.meterSn, NetState.offline)
    const data = letting.data(await moves(id, other, { new_water_read: '13.50', forced: true }))
    expect(textsOf(data)).toContain('新房间：读数13.50吨')
    expect(await letting.record(`devices/${cold}`)).toMatchObject({ water_amount: '13.50' })
  })

  test('moves without issuing anything, and says what cannot be issued anew', async () => {
    const bare = await lease()
    const first = await letting.room()
    const moved = letting.data(await moves(bare, first, { credentials: false }))
    await server.settle()
    expect(await grants(first)).toEqual([])
    expect(moved['passwords']).toBeUndefined()

    const id = await lease({ grant_types: [1, 3] })
    const [password] = (await grants()).filter(({ grant_type }) => Number(grant_type) === 1)
    const { grant_id, device_id, paas_id } = password!
    const freeze = `/v3/rooms/${room.room}/locks/${Number(device_id)}/passwords/${Number(paas_id)}/freeze`
    letting.data(await server.admin.call('POST', freeze, { grant_id }))
    await server.settle()
    const second = await letting.room()
    const data = letting.data(await moves(id, second))
    expect(textsOf(data)).toContain('新房间：原授权已冻结，未重新下发')
    await server.settle()
    expect(types(await grants(second))).toEqual([3])
  })

  test('refuses the same room, a let one, a public one, one not of the home that is named, one whose lock is away', async () => {
    const id = await lease()
    const same = await moves(id, room)
    refuses(same, 'invalid', 'room_id')
    expect(same.text).toContain('租客已住在该房间')
    const let_ = await letting.room()
    letting.data(await letting.checkIn(let_))
    const taken = await moves(id, let_)
    refuses(taken, 'invalid', 'room_id')
    expect(taken.text).toContain('该房间在此租期内已有其他租约')
    const area = await letting.made('/v3/rooms', { home_id: 1, room_name: `公${room.room}`, room_type: 2 })
    const common = await moves(id, { room: Number(area['room_id']) })
    refuses(common, 'invalid', 'room_id')
    expect(common.text).toContain('只有普通房间可以办理入住')
    const home_id = await elsewhere()
    const far = await letting.made('/v3/rooms', { home_id, room_name: '101' })
    const other = await moves(id, { room: Number(far['room_id']) }, { home_id: 1 })
    refuses(other, 'invalid', 'room_id')
    expect(other.text).toContain('该房间不属于所选房源')
    const dark = await letting.room()
    await setNet(server.store, dark.lockSn, 2)
    refuses(await moves(id, dark), 'invalid', 'credentials')
    const low = await letting.room('500.00')
    refuses(await moves(id, low, { reading: '999.00' }), 'reading_below', 'reading')
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 2, check_out_date: null })
    expect((await grants()).map(({ pending_removal }) => pending_removal)).toEqual([false])
  })

  test('moves into a room with credentials of earlier tenants only where that is said', async () => {
    const id = await lease()
    const other = await letting.room()
    const before = letting.data(await letting.checkIn(other, { grant_types: [1] }))
    await server.settle()
    server.fleet.away.add(other.lockSn)
    await left(Number(before['lease_id']))
    refuses(await moves(id, other, { credentials: false }), 'room_uncleared')
    letting.data(await moves(id, other, { credentials: false, uncleared: true }))
  })

  test('moves for somebody who does not look after devices: what follows is told to those who do', async () => {
    const id = await lease()
    const other = await letting.room()
    // The last tenant owed, and the next one has nothing yet: a notice that energy is low follows.
    await server.store.query({
      text: 'update devices set arrears_told = true, low_warning = 10 where device_id = $1',
      values: [other.meter],
    })
    await addAccount(server, 'leasing', ['homes_view', 'lease_base'])
    const leasing = await loggedIn(server.app, 'leasing')
    letting.data(await moves(id, other, {}, leasing))
    const low = ({ title }: Data) => String(title).includes('电量')
    expect((await letting.list('messages?limit=100')).filter(low)).toHaveLength(1)
    const { list } = (await leasing.call('GET', '/v3/messages?limit=100')).json.data
    expect(list.length).toBeGreaterThan(0)
    expect((list as readonly Data[]).filter(low)).toEqual([])
  })

  test('takes a check-out back before the lock has deleted anything: as if nothing had been', async () => {
    const id = await lease({ co_tenants: [SPOUSE] })
    await charge('65.00')
    server.fleet.away.add(room.lockSn)
    await setNet(server.store, room.lockSn, 2)
    const check = await left(id)
    expect(await meter()).toMatchObject({ remaining: '0.00' })
    const data = letting.data(await undoes(check))
    expect(brief(data)).toEqual([
      ...[
        'lease done',
        'account done',
        'meter_balance sent',
        'credential done',
        'credential done',
        'message handed_over',
      ],
    ])
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 2, check_out_date: null, frozen: false })
    expect(await letting.record(`rooms/${room.room}`)).toMatchObject({ room_let: 2, uncleared_grants: 0 })
    expect(await meter()).toMatchObject({ remaining: '100.00' })
    expect(await letting.list(`co_tenants?lease_id=${id}`)).toMatchObject([{ left_on: null }])
    const entries = await letting.list(`energy_entries?device_id=${room.meter}&kind=refund,reversal`)
    expect(entries.map(({ energy, money }) => [energy, money]).toSorted()).toEqual([
      ['-100.00', '-65.00'],
      ['100.00', '65.00'],
    ])
    expect(await letting.record(`check_outs/${check}`)).toMatchObject({ state: 4, undone_at: expect.any(String) })
    server.fleet.away.clear()
    await setNet(server.store, room.lockSn, 1)
    await server.settle()
    expect((await grants()).map(({ state, pending_removal }) => [state, pending_removal])).toEqual([
      [2, false],
      [2, false],
    ])
    refuses(await undoes(check), 'not_possible')
    refuses(await server.admin.call('POST', `/v3/check_outs/${check}/pay`), 'not_possible')
    // They leave after all: settled once more, by a record of its own.
    const again = await left(id)
    expect(await letting.record(`check_outs/${again}`)).toMatchObject({ total: '2565.00' })
    expect(await letting.list(`check_outs?lease_id=${id}`)).toHaveLength(2)
  })

  test('says which credentials the lock has deleted already, and freezes the lease again that was frozen', async () => {
    const id = await lease({ grant_types: [1, 3] })
    letting.data(await server.admin.call('POST', `/v3/leases/${id}/freeze`, {}))
    await server.settle()
    const check = await left(id)
    await server.settle()
    expect(await grants()).toEqual([])
    const data = letting.data(await undoes(check, { notify: false }))
    expect(textsOf(data)).toContain('2个授权已从门锁删除；请解冻租约后在租约的“授权”页重新添加')
    expect(brief(data).at(-1)).toBe('message skipped')
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 2, frozen: true })
  })

  test('owes again what was owed, and leaves to nobody what was left to the next tenant', async () => {
    const owing = await lease()
    const owed = await left(owing, { reading: '1010.00' })
    letting.data(await undoes(owed))
    expect(await meter()).toMatchObject({ remaining: '-10.00' })
    await charge('6.50')
    await server.settle()
    const check = await left(owing, { balance: 3, reading: '1010.00' })
    letting.data(await undoes(check))
    await charge('65.00')
    letting.data(await leaves(owing, { balance: 2, reading: '1010.00' }))
    expect(await meter()).toMatchObject({ remaining: '0.00' })
  })

  test('refuses to undo where the meter has been replaced since', async () => {
    const id = await lease()
    await charge('65.00')
    const check = await left(id)
    await server.settle()
    const devices = 'update devices set state = $2 where device_id = $1'
    await server.store.query({ text: devices, values: [room.meter, DeviceState.replaced] })
    const late = await undoes(check)
    refuses(late, 'invalid', 'id')
    expect(late.text).toContain('该房间的水表或电表已更换或拆除')
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 3 })
  })

  test('keeps a credential whose deletion failed, and a balance that the meter was not told to clear', async () => {
    const id = await lease()
    await charge('65.00')
    await server.settle()
    server.fleet.mood = () => 'failing'
    const check = await left(id)
    await server.settle()
    server.fleet.mood = () => 'prompt'
    expect(brief(letting.data(await undoes(check)))).toEqual([
      ...['lease done', 'account done', 'credential done', 'message handed_over'],
    ])
    const sent = `command_tasks?device_id=${room.lock},${room.meter}&state=fail&actions=true`
    const tasks = await letting.list(sent)
    expect(tasks.map(({ command }) => command).toSorted()).toEqual(['credential_delete', 'meter_clear'])
    expect(tasks.flatMap(({ _actions }) => _actions)).not.toContain('command_task_retry')
    expect(await meter()).toMatchObject({ remaining: '100.00' })
    expect(await grants()).toMatchObject([{ state: 2, pending_removal: false }])
  })

  test('says of a renewal that no lock has, that it is to be done again, and then it is', async () => {
    const id = await lease()
    server.fleet.mood = () => 'failing'
    letting.data(await server.admin.call('POST', `/v3/leases/${id}/renew`, { lease_range: term(0, 500) }))
    await server.settle()
    const check = await left(id)
    await server.settle()
    server.fleet.mood = () => 'prompt'
    const data = letting.data(await undoes(check))
    expect(textsOf(data)).toContain('门锁上仍是续租前的有效期；请在租约的“授权”页补延授权')
    expect(await letting.record(`leases/${id}`)).toMatchObject({ lease_range: term(0, 500), check_out_date: null })
    letting.data(await server.admin.call('POST', `/v3/leases/${id}/renew`, { lease_range: term(0, 500) }))
    await server.settle()
    const [grant] = await grants()
    expect(new Date(String(grant!['permission_end'])).getTime()).toBeGreaterThan(Date.now() + 490 * 86_400_000)
  })

  test('keeps the people whose faces the doors have not forgotten, and says which are gone', async () => {
    const photo = [await uploaded(server.admin, 'access_person.face_photo', { bytes: await picture(), name: '脸.png' })]
    const faces = async (id: number, door: boolean) => {
      const { tenant_id, home_id } = await letting.record(`leases/${id}`)
      const { id: key } = await letting.made('/v3/access_persons', {
        ...{ name: '王芳', phone: '13800019555', person_type: 2, home_id, tenant_id, consent: true, face_photo: photo },
        ...{ valid_begin: new Date().toISOString(), valid_end: '2099-12-31T00:00:00.000Z' },
      })
      if (door) {
        const { device_id } = await bound(server.admin, `ec240302${String(id).padStart(12, '0')}`, {
          home_id: Number(home_id),
        })
        await setNet(server.store, `ec240302${String(id).padStart(12, '0')}`, NetState.online)
        await letting.made(`/v3/access_people/${String(key)}/deliver`, { device_ids: [device_id] })
        await server.settle()
      }
      return Number(key)
    }
    const id = await lease({ grant_types: [] })
    const there = await faces(id, true)
    const clearing = await left(id)
    const undone = letting.data(await undoes(clearing))
    expect(textsOf(undone)).toContain('正从门禁清除，资料保留，清除后请重新下发')
    await server.settle()
    expect(await letting.record(`access_persons/${there}`)).toMatchObject({ leaving: false, doors: 0 })
    const gone = await left(id)
    expect(textsOf(letting.data(await undoes(gone)))).toContain('1张人脸已从门禁清除，请重新添加')
  })

  test('previews an undoing, and undoes nothing by it', async () => {
    const id = await lease()
    const check = await left(id)
    expect(brief(letting.data(await undoes(check, { preview: true })))[0]).toBe('lease planned')
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 3 })
    expect(await letting.record(`check_outs/${check}`)).toMatchObject({ undone_at: null })
  })

  test('refuses to undo what is paid, too long ago, or followed by another lease', async () => {
    const paid = await left(await lease())
    letting.data(await server.admin.call('POST', `/v3/check_outs/${paid}/pay`))
    refuses(await undoes(paid), 'not_possible')
    await server.settle()
    const old = await left(await lease())
    const age = (interval: string) =>
      server.store.query({
        text: `update check_outs set undo_until = undo_until - $2::interval where id = $1`,
        values: [old, interval],
      })
    await age('61 minutes')
    refuses(await undoes(old), 'not_possible')
    await server.settle()
    const followed = await left(await lease())
    await server.settle()
    await left(await lease())
    const late = await undoes(followed)
    refuses(late, 'invalid', 'id')
    expect(late.text).toContain('该房间已再次出租')
  })

  const cancels = (id: number, more: object = {}, by = server.admin): Promise<Answer> =>
    by.call('POST', `/v3/leases/${id}/cancel`, more)
  const tile = async () => {
    const { home_id } = await letting.record(`rooms/${room.room}`)
    const { rooms } = await letting.record(`room_board?home_id=${String(home_id)}`)
    return (rooms as unknown as readonly Data[]).find(({ room_id }) => Number(room_id) === room.room)
  }

  test('cancels a check-in for a day to come: all that was prepared is taken back, and the room is free', async () => {
    const template = await letting.made('/v3/contract_templates', { name: '租房合同', body: '<p>{{租客姓名}}</p>' })
    const ahead = { lease_range: term(5), co_tenants: [SPOUSE], contract_template_id: template['id'] }
    const id = await lease(ahead)
    await charge('65.00')
    await server.settle()
    expect(await letting.record(`rooms/${room.room}`)).toMatchObject({ room_let: 3 })
    expect(await tile()).toMatchObject({ lease: null, next: { lease_id: id, starts_on: term(5)[0] } })
    const previewed = letting.data(await cancels(id, { preview: true }))
    expect(brief(previewed)).toEqual(
      expect.arrayContaining(['credential planned', 'contract planned', 'lease planned']),
    )
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 1, cancelled: false, check_out_date: null })

    const data = letting.data(await cancels(id, { note: '另有住处' }))
    expect(data).toMatchObject({ total: '2565.00', credentials_total: 2, credentials_waiting: 0 })
    expect(data['lines']).toMatchObject([
      { item: 'electricity', quantity: '100.00', money: '65.00' },
      { item: 'deposit', money: '2500.00' },
    ])
    await server.settle()
    expect(await grants()).toEqual([])
    expect(await meter()).toMatchObject({ remaining: '0.00' })
    expect(await letting.record(`leases/${id}`)).toMatchObject({
      status: 3,
      stage: 5,
      cancelled: true,
      check_out_date: today(),
    })
    expect(await letting.list(`contract_texts?lease_id=${id}`)).toMatchObject([{ voided_on: today() }])
    const record = await letting.record(`check_outs/${Number(data['check_out_id'])}`)
    expect(record).toMatchObject({ cancelled: true, total: '2565.00', note: '另有住处', state: 2 })
    expect(await letting.record(`rooms/${room.room}`)).toMatchObject({ room_let: 1 })
    expect(await tile()).toMatchObject({ lease: null, next: null })
    const said = await letting.list(`sms_records?limit=1&sort=-id`)
    expect(said[0]!['content']).toContain(`您原定${term(5)[0]}在`)
    refuses(await cancels(id), 'not_possible')
    refuses(await server.admin.call('POST', `/v3/leases/${id}/contract_text`, {}), 'not_possible')
    // Somebody else may come on the very days.
    await lease({ lease_range: term(5) })
  })

  test('takes a cancellation back within the hour: lease, contract, credentials and account are as they were', async () => {
    const template = await letting.made('/v3/contract_templates', { name: '合同', body: '<p>{{租客姓名}}</p>' })
    const id = await lease({ lease_range: term(5), contract_template_id: template['id'] })
    await charge('65.00')
    server.fleet.away.add(room.lockSn)
    await setNet(server.store, room.lockSn, 2)
    const data = letting.data(await cancels(id))
    expect(data).toMatchObject({ credentials_total: 1, credentials_waiting: 1 })
    letting.data(await undoes(Number(data['check_out_id'])))
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 1, cancelled: false, check_out_date: null })
    expect(await letting.list(`contract_texts?lease_id=${id}`)).toMatchObject([{ voided_on: null }])
    expect(await grants()).toMatchObject([{ pending_removal: false }])
    expect(await meter()).toMatchObject({ remaining: '100.00' })
  })

  test('cancels nothing that has begun, and settles no account of who lives there until then', async () => {
    refuses(await cancels(await lease()), 'not_possible')
    room = await letting.room('1000.00')
    const ahead = await lease({ lease_range: term(30) })
    const now = await lease({ lease_range: term(0, 20) })
    await charge('65.00')
    const data = letting.data(await cancels(ahead))
    expect(brief(data)).toContain('account skipped')
    expect(data).toMatchObject({ total: '2500.00', credentials_total: 1 })
    expect(await meter()).toMatchObject({ remaining: '100.00' })
    await server.settle()
    expect(await grants()).toMatchObject([{ lease_id: now }])
    await addAccount(server, 'canceller', ['lease_base', 'device_base'], { homes: [await elsewhere()] })
    refuses(await cancels(ahead, {}, await loggedIn(server.app, 'canceller')), 'not_found')
  })

  test('lets a check-in ahead leave alone what is somebody else’s money', async () => {
    const next = await lease({ lease_range: term(30) })
    await charge('65.00')
    const later = letting.data(await letting.checkIn(room, { lease_range: term(500) }))
    expect(brief(later)).toContain('account skipped')
    expect(await meter()).toMatchObject({ remaining: '100.00' })
    const between = await letting.checkIn(room, { lease_range: term(0, 20) })
    refuses(between, 'invalid', 'room_id')
    expect(between.text).toContain(`余100.00度，属于${term(30)[0]}入住的租客`)
    expect(letting.data(await cancels(next))).toMatchObject({ total: '2565.00' })
  })

  test('cancels without paying out what is of who stayed beyond their term, or was left by the last tenant', async () => {
    const { home_id } = await letting.record(`rooms/${room.room}`)
    const { tenant_id } = await letting.made('/v3/tenants', { ...letting.person(), home_id })
    const over = { home_id, room_id: room.room, tenant_id, lease_range: term(-100, 98), rent: '2500.00' }
    await letting.made('/v3/leases', over)
    const ahead = await lease({ lease_range: term(5) })
    await charge('65.00')
    const data = letting.data(await cancels(ahead))
    expect(brief(data)).toContain('account skipped')
    expect(await meter()).toMatchObject({ remaining: '100.00' })

    room = await letting.room('1000.00')
    const last = await lease()
    await charge('65.00')
    letting.data(
      await server.admin.call('POST', `/v3/leases/${last}/check_out`, { check_out_date: today(), balance: 3 }),
    )
    await server.settle()
    const carried = await lease({ lease_range: term(5) })
    expect(letting.data(await cancels(carried))).toMatchObject({ total: '2500.00' })
    expect(await meter()).toMatchObject({ remaining: '100.00' })
    await server.settle()
    const mixed = await lease({ lease_range: term(5) })
    await charge('6.50')
    const refused = await cancels(mixed)
    refuses(refused, 'invalid', 'id')
    expect(refused.text).toContain('请先撤销充值')
  })

  test('moves for somebody who has the right to leases alone', async () => {
    await addAccount(server, 'letting', ['homes_view', 'lease_base'])
    const by = await loggedIn(server.app, 'letting')
    const id = await lease({ co_tenants: [SPOUSE] })
    const other = await letting.room('300.00')
    const answer = await moves(id, other, { new_reading: '300.00' }, by)
    expect(answer.json).toMatchObject({ err_code: 0 })
    await server.settle()
    const check = Number(answer.json.data['check_out_id'])
    expect(await letting.record(`check_outs/${check}`)).toMatchObject({ new_lease_id: answer.json.data['lease_id'] })
  })

  test('reaches no lease and no check-out beyond the scope of whoever asks', async () => {
    const id = await lease()
    const other = await letting.room()
    const check = await left(await ((room = other), lease()))
    await addAccount(server, 'mover', ['lease_base', 'device_base'], { homes: [await elsewhere()] })
    const keeper = await loggedIn(server.app, 'mover')
    refuses(await moves(id, other, {}, keeper), 'not_found')
    refuses(await keeper.call('POST', `/v3/check_outs/${check}/undo`, {}), 'not_found')
  })
})
