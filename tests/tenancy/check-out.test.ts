/** Somebody moves out, or stays longer: what the ledger says, what the locks know, and what is left behind. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { removalResend } from '../../src/apartment/jobs/removal-resend.ts'
import { onLedger } from '../commands/support/ledger-job.ts'
import { fleetServer, passTime, setNet, type FleetServer } from '../commands/support/fleet.ts'
import { addAccount } from '../http/support/accounts.ts'
import { refuses } from '../http/support/refuses.ts'
import { loggedIn, type Answer, type Data } from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { brief, lettingOn, stepsOf, term, today, type Letting, type Room } from './support/rooms.ts'

describeOne('From check-in to check-out', (open) => {
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

  const lease = async (more: object = {}): Promise<number> => {
    const asked = { ...{ deposit: '2500.00', grant_types: [1], fee_rule_id: rule, reading: '1000.00' }, ...more }
    const id = Number(letting.data(await letting.checkIn(room, asked))['lease_id'])
    await server.settle()
    return id
  }
  const charge = async (money: string) =>
    letting.made(`/v3/rooms/${room.room}/elemeters/${room.meter}/charge`, { mode: 2, money })
  const leaves = (id: number, more: object = {}, by = server.admin): Promise<Answer> =>
    by.call('POST', `/v3/leases/${id}/check_out`, { check_out_date: today(), balance: 1, ...more })
  const left = async (id: number, more: object = {}): Promise<Data> => letting.data(await leaves(id, more))
  const meter = () => letting.record(`devices/${room.meter}`)
  const grants = () => letting.list(`grants?room_id=${room.room}`)

  test('settles the meter by its ledger, returns the deposit less damages, and takes everything back', async () => {
    const id = await lease({ co_tenants: [{ name: '赵某', phone: '13800019002', relation: 'spouse', grant_type: 3 }] })
    await charge('100.00')
    const asked = { reading: '1100.00', damages: [{ text: '门把手', money: '120.00' }] }
    const data = await left(id, asked)
    expect(data['lines']).toMatchObject([
      { item: 'electricity', quantity: '53.85', price: expect.stringMatching(/^0\.65/), money: '35.00' },
      { item: 'deposit', money: '2500.00' },
      { item: 'damage', text: '门把手', money: '-120.00' },
    ])
    expect(data).toMatchObject({ total: '2415.00', credentials_total: 2, credentials_waiting: 0 })
    expect(await meter()).toMatchObject({ remaining: '0.00', electric_read: '1100.00' })
    const record = await letting.record(`check_outs/${Number(data['check_out_id'])}`)
    expect(record).toMatchObject({
      ...{ total: '2415.00', refund: '2415.00', electric_read: '1100.00', remaining: '53.85', state: 1 },
      ...{ credentials_total: 2, credentials_cleared: 0, device_offline: false },
      ...{ electric_start: '1000.00', electric_used: '100.00', water_start: null, due_to_tenant: '2415.00' },
    })
    await server.settle()
    expect(await grants()).toEqual([])
    expect(await letting.record(`check_outs/${Number(data['check_out_id'])}`)).toMatchObject({
      ...{ state: 2, credentials_cleared: 2 },
    })
    expect(await letting.record(`rooms/${room.room}`)).toMatchObject({ room_let: 1, uncleared_grants: 0 })
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 3, stage: 4, check_out_date: today() })
    const [spouse] = await letting.list(`co_tenants?lease_id=${id}`)
    expect(spouse).toMatchObject({ left_on: today() })
    letting.data(await letting.checkIn(room, { forced: true }))
    expect(await meter()).toMatchObject({ remaining: '0.00' })
  })

  test('keeps for the settlement on paper who it is between, and shows the name in full to whoever may ask', async () => {
    const id = await lease({ name: '王小芳', phone: '13800019011', id_card: '11010519491231002X' })
    const { check_out_id } = await left(id)
    const url = `check_outs/${Number(check_out_id)}`
    expect(await letting.record(url)).toMatchObject({ lease_range: term(), company: expect.stringMatching(/./) })
    const real = async (field: string) =>
      letting.data(
        await server.admin.call('POST', '/v3/desensitization_data_get', {
          ...{ resource: 'check_outs', id: Number(check_out_id), label: field },
        }),
      )['real']
    expect((await letting.record(url))['name']).toContain('*')
    expect([await real('name'), await real('id_card')]).toEqual(['王小芳', '11010519491231002X'])
  })

  test('keeps what the meter showed when the lease began, typed or not', async () => {
    const first = await lease()
    await letting.tells(room.meterSn, '1010.00')
    const { check_out_id: gone } = await left(first, { reading: '1020.00' })
    expect(await letting.record(`check_outs/${Number(gone)}`)).toMatchObject({
      ...{ electric_start: '1000.00', electric_read: '1020.00', electric_used: '20.00' },
    })
    await server.settle()
    const second = Number(letting.data(await letting.checkIn(room, { fee_rule_id: rule }))['lease_id'])
    await letting.tells(room.meterSn, '1025.50')
    const { check_out_id } = await left(second)
    expect(await letting.record(`check_outs/${Number(check_out_id)}`)).toMatchObject({
      ...{ electric_start: '1020.00', electric_read: '1025.50', electric_used: '5.50' },
    })
  })

  test('tells no opening reading of a meter that was reset meanwhile', async () => {
    const id = await lease()
    await letting.tells(room.meterSn, '3.00')
    await letting.tells(room.meterSn, '5.00')
    const { check_out_id } = await left(id)
    expect(await letting.record(`check_outs/${Number(check_out_id)}`)).toMatchObject({
      ...{ electric_start: null, electric_used: null },
    })
  })

  test('previews the settlement, and leaves nothing behind', async () => {
    const id = await lease()
    await charge('65.00')
    expect(await left(id, { reading: '1000.00', preview: true })).toMatchObject({ total: '2565.00' })
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 2, check_out_date: null })
    expect(await meter()).toMatchObject({ remaining: '100.00' })
    expect(await letting.list(`check_outs?lease_id=${id}`)).toEqual([])
  })

  test.each([
    ['refuses a reading below the last, beside it', { reading: '999.00' }, 'reading_below', 'reading'],
    ['refuses a refund above the balance', { refund: '65.01' }, 'refund_beyond', 'refund'],
    ['refuses to return more than the deposit', { deposit: '2500.01' }, 'invalid', 'deposit'],
    ['refuses a day that is still to come', { check_out_date: '2099-01-01' }, 'invalid', 'check_out_date'],
    ['refuses a day before the lease', { check_out_date: '2020-01-01' }, 'invalid', 'check_out_date'],
  ] as const)('%s, and nothing has changed', async (_, more, key, field) => {
    const id = await lease()
    await charge('65.00')
    refuses(await leaves(id, more), key, field)
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 2 })
    expect(await meter()).toMatchObject({ remaining: '100.00' })
    expect((await grants()).map(({ pending_removal }) => pending_removal)).toEqual([false])
  })

  test('charges what is owed, clears what is given up, and leaves to the next tenant what is theirs', async () => {
    const owing = await lease()
    const owed = await left(owing, { reading: '1010.00' })
    expect(owed['lines']).toMatchObject([{ item: 'electricity_owed', quantity: '10.00', money: '-6.50' }, {}])
    expect(owed).toMatchObject({ total: '2493.50' })
    expect(await meter()).toMatchObject({ remaining: '0.00' })
    await server.settle()

    const clearing = await lease({ reading: '1010.00' })
    await charge('65.00')
    expect(await left(clearing, { balance: 2, reading: '1010.00' })).toMatchObject({ total: '2500.00' })
    expect(await meter()).toMatchObject({ remaining: '0.00' })
    await server.settle()

    const leaving = await lease({ reading: '1010.00' })
    await charge('65.00')
    expect(await left(leaving, { balance: 3, reading: '1030.00' })).toMatchObject({ total: '2500.00' })
    await server.settle()
    await lease({ reading: '1030.00' })
    expect(await meter()).toMatchObject({ remaining: '80.00' })
  })

  test('closes an account of which nothing is left: what was read before and told later is nobody’s, but noted', async () => {
    const id = await lease()
    // As if the account had begun some hours ago.
    await onLedger(
      server.store,
      'energy_entries',
      `update energy_entries set at = now() - interval '5 hours' where device_id = ${room.meter}`,
    )
    await letting.tells(room.meterSn, '1000.00', 4)
    const data = await left(id, { reading: '1000.00' })
    expect(data['lines']).toMatchObject([{ item: 'deposit' }])
    expect(brief(data)).not.toContain('meter_balance sent')
    const entries = async () => {
      const all = await letting.list(`energy_entries?device_id=${room.meter}&sort=at&limit=100`)
      return all.map(({ kind, energy, reason }) => [kind, energy, reason])
    }
    expect((await entries()).at(-1)).toEqual(['zero', '0.00', '退租，余额为零'])
    await letting.tells(room.meterSn, '1007.00', 3)
    expect((await entries()).at(-1)).toEqual(['late', '0.00', '退租后才上报，不计入余额'])
    expect(await meter()).toMatchObject({ remaining: '0.00' })
    letting.data(await server.admin.call('POST', `/v3/check_outs/${Number(data['check_out_id'])}/undo`, {}))
    expect((await entries()).slice(-2)).toEqual([
      ['reversal', '0.00', '撤销退租'],
      ['late', '-7.00', '撤销退租'],
    ])
  })

  test('ends the lease while the lock is away: what it knows waits, and goes when it is back', async () => {
    const id = await lease()
    server.fleet.away.add(room.lockSn)
    await setNet(server.store, room.lockSn, 2)
    const data = await left(id)
    expect(data).toMatchObject({ credentials_total: 1, credentials_waiting: 1 })
    expect(brief(data)).toContain('credential waiting')
    expect(await letting.record(`leases/${id}`)).toMatchObject({ status: 3 })
    expect(await letting.record(`rooms/${room.room}`)).toMatchObject({ room_let: 1, uncleared_grants: 1 })
    expect(await letting.record(`check_outs/${Number(data['check_out_id'])}`)).toMatchObject({ state: 3 })
    refuses(await letting.checkIn(room), 'room_uncleared')
    // Longer away than a command waits.
    await server.settle()
    await passTime(server.store, 25 * 3_600)
    await server.settle()
    server.fleet.away.clear()
    await setNet(server.store, room.lockSn, 1)
    await server.works((work) => removalResend(work, { from: null, since: null } as never))
    await server.settle()
    expect(await grants()).toEqual([])
    expect(await letting.record(`rooms/${room.room}`)).toMatchObject({ uncleared_grants: 0 })
    letting.data(await letting.checkIn(room))
  })

  test('says nothing of a lock that is away where it is only busy', async () => {
    const id = await lease()
    server.fleet.mood = () => 'late'
    letting.data(
      await server.admin.call('POST', `/v3/leases/${id}/renew`, { lease_range: term(0, 400), rent: '2500.00' }),
    )
    await server.app.commands.round()
    const data = await left(id)
    expect(data).toMatchObject({ credentials_total: 1, credentials_waiting: 1 })
    const url = `check_outs/${Number(data['check_out_id'])}`
    expect(await letting.record(url)).toMatchObject({ device_offline: false, credentials_cleared: 0, state: 1 })
    server.fleet.mood = () => 'prompt'
    await server.settle()
    await server.settle()
    expect(await letting.record(url)).toMatchObject({ credentials_cleared: 1, state: 2 })
  })

  test('is the only way out: no form ends a lease, none with credentials is deleted', async () => {
    const id = await lease()
    expect((await server.admin.call('DELETE', `/v3/leases/${id}`)).text).toContain('租约还有门锁授权')
    await left(id)
    refuses(await leaves(id), 'not_possible')
  })

  test('is recorded as paid once', async () => {
    const { check_out_id } = await left(await lease())
    expect(await letting.record(`check_outs/${Number(check_out_id)}`)).toMatchObject({ paid_at: null, settlement: 1 })
    const pay = () => server.admin.call('POST', `/v3/check_outs/${Number(check_out_id)}/pay`)
    letting.data(await pay())
    const record = () => letting.record(`check_outs/${Number(check_out_id)}`)
    expect(await record()).toMatchObject({ paid_at: expect.any(String), settlement: 3 })
    refuses(await pay(), 'not_possible')
  })

  test('is not recorded as paid where nothing is due', async () => {
    const { check_out_id, total } = await left(await lease({ deposit: '0.00' }))
    expect(total).toBe('0.00')
    expect(await letting.record(`check_outs/${Number(check_out_id)}`)).toMatchObject({ settlement: 4 })
    const answer = await server.admin.call('POST', `/v3/check_outs/${Number(check_out_id)}/pay`)
    refuses(answer, 'not_possible')
    expect(answer.text).toContain('没有应结款项')
  })

  test('freezes and unfreezes every credential of a lease, each with its result', async () => {
    const id = await lease({ grant_types: [1, 3] })
    const move = (way: string, body: object = {}) => server.admin.call('POST', `/v3/leases/${id}/${way}`, body)
    const sought = async () => (await grants()).map(({ new_end }) => new_end)
    server.fleet.mood = () => 'failing'
    letting.data(await move('renew', { lease_range: term(0, 400), rent: '2500.00' }))
    await server.settle()
    expect(await sought()).not.toContain(null)
    server.fleet.mood = () => 'prompt'
    expect(brief(letting.data(await move('freeze')))).toEqual(['lease done', 'credential sent', 'credential sent'])
    await server.settle()
    expect((await grants()).map(({ state }) => state)).toEqual([5, 5])
    // What came to nothing is over with what was asked next.
    expect(await sought()).toEqual([null, null])
    expect(await letting.record(`leases/${id}`)).toMatchObject({ frozen: true })
    refuses(await move('freeze'), 'not_possible')
    await setNet(server.store, room.lockSn, 2)
    expect(brief(letting.data(await move('unfreeze', { preview: true })))).toEqual([
      'lease planned',
      'credential waiting',
      'credential waiting',
    ])
    await setNet(server.store, room.lockSn, 1)
    letting.data(await move('unfreeze'))
    await server.settle()
    expect((await grants()).map(({ state }) => state)).toEqual([2, 2])
  })

  const freezes = (id: number, way = 'freeze') => server.admin.call('POST', `/v3/leases/${id}/${way}`, {})
  const told = (data: Data) =>
    stepsOf(data).flatMap(({ step, state, text }) => (step === 'credential' ? [[state, text]] : []))
  const resends = () => server.works((work) => removalResend(work, { from: null, since: null } as never))

  test('freezes what its lock is busy with as soon as that is over', async () => {
    const id = await lease({ grant_types: [1, 3] })
    server.fleet.mood = () => 'late'
    letting.data(
      await server.admin.call('POST', `/v3/leases/${id}/renew`, { lease_range: term(0, 400), rent: '2500.00' }),
    )
    await server.app.commands.round()
    const busy = await freezes(id)
    expect(told(letting.data(busy))).toEqual(
      Array(2).fill(['waiting', expect.stringMatching(/有操作进行中，门锁应答后自动冻结/)]),
    )
    expect((await grants()).map(({ pending_freeze }) => pending_freeze)).toEqual([1, 1])
    expect(await letting.record(`leases/${id}`)).toMatchObject({ frozen: true, freezes_waiting: 2 })
    server.fleet.mood = () => 'prompt'
    await server.settle()
    await server.settle()
    const end = `${term(0, 400)[1]}T15:59:59.999Z`
    expect((await grants()).map((one) => [one.state, one.pending_freeze, one.permission_end])).toEqual([
      [5, null, end],
      [5, null, end],
    ])
    expect(await letting.record(`leases/${id}`)).toMatchObject({ freezes_waiting: 0 })
  })

  test('deletes what its lock was busy with when the tenant left, though that has failed', async () => {
    const id = await lease()
    server.fleet.mood = ({ type }) => (type === 'credential_freeze' ? 'silent' : 'prompt')
    letting.data(await freezes(id))
    await server.app.commands.round()
    expect(await left(id)).toMatchObject({ credentials_waiting: 1 })
    await passTime(server.store, 25 * 3_600)
    await server.settle()
    await server.store.query({ text: `update command_tasks set finished_at = now()`, values: [] })
    expect((await grants()).map(({ pending_removal, op_status }) => [pending_removal, op_status])).toEqual([[true, 2]])
    await resends()
    await server.settle()
    expect(await grants()).toEqual([])
  })

  test('freezes what a lock that is away has when it is back, and takes it back where that was not sent', async () => {
    const id = await lease()
    server.fleet.away.add(room.lockSn)
    await setNet(server.store, room.lockSn, 2)
    expect(told(letting.data(await freezes(id)))).toEqual([
      ['waiting', expect.stringMatching(/门锁离线，上线后自动冻结；此前仍可开门/)],
    ])
    await server.settle()
    expect(told(letting.data(await freezes(id, 'unfreeze')))).toEqual([
      ['done', expect.stringMatching(/冻结尚未下发，已取消/)],
    ])
    expect((await grants())[0]).toMatchObject({ state: 2, pending_freeze: null })
    letting.data(await freezes(id))
    // Longer away than a command waits.
    await server.settle()
    await passTime(server.store, 25 * 3_600)
    await server.settle()
    expect((await grants())[0]).toMatchObject({ state: 2, pending_freeze: 1 })
    server.fleet.away.clear()
    await setNet(server.store, room.lockSn, 1)
    await resends()
    await server.settle()
    expect((await grants())[0]).toMatchObject({ state: 5, pending_freeze: null })
    expect(told(letting.data(await freezes(id, 'unfreeze')))).toEqual([['sent', expect.any(String)]])
    await server.settle()
    expect((await grants())[0]).toMatchObject({ state: 2, pending_freeze: null })
  })

  test('sends what its lock does not have once the lease is unfrozen, and freezes what failed once more', async () => {
    const id = await lease({ grant_types: [] })
    server.fleet.mood = () => 'failing'
    const spouse = { name: '钱某', phone: '13800019004', relation: 'spouse', grant_types: [1] }
    await letting.made(`/v3/leases/${id}/co_tenants`, spouse)
    await server.settle()
    expect(told(letting.data(await freezes(id)))).toEqual([
      ['skipped', expect.stringMatching(/门锁上没有该授权，租约解冻后可重新下发/)],
    ])
    server.fleet.mood = ({ type }) => (type === 'credential_freeze' ? 'failing' : 'prompt')
    const [grant] = await grants()
    const resend = () => server.admin.call('POST', `/v3/grants/${Number(grant!['grant_id'])}/resend`, {})
    expect((await resend()).json).toMatchObject({ err_msg: expect.stringMatching(/租约已冻结，请先解冻租约/) })
    letting.data(await freezes(id, 'unfreeze'))
    letting.data(await resend())
    await server.settle()
    expect((await grants())[0]).toMatchObject({ state: 2, pending_freeze: null })
    letting.data(await freezes(id))
    await server.settle()
    expect((await grants())[0]).toMatchObject({ state: 2, op_status: 2, pending_freeze: 1 })
    server.fleet.mood = () => 'prompt'
    await server.store.query({ text: `update command_tasks set finished_at = now() - interval '2 hours'`, values: [] })
    await resends()
    await server.settle()
    expect((await grants())[0]).toMatchObject({ state: 5, pending_freeze: null })
  })

  test('renews, and every credential is valid until the last day', async () => {
    const id = await lease({ grant_types: [1, 3] })
    const [from, to] = term(0, 729)
    const renew = (lease_range: readonly string[]) =>
      server.admin.call('POST', `/v3/leases/${id}/renew`, { lease_range, rent: '2600.00' })
    expect(brief(letting.data(await renew([from, to])))).toEqual(['lease done', 'credential sent', 'credential sent'])
    await server.settle()
    expect((await grants()).map(({ permission_end }) => String(permission_end))).toEqual([
      `${to}T15:59:59.999Z`,
      `${to}T15:59:59.999Z`,
    ])
    expect(await letting.record(`leases/${id}`)).toMatchObject({ lease_range: [from, to], rent: '2600.00' })
    const told = await server.admin.call('POST', `/v3/leases/${id}/renew`, {
      ...{ lease_range: term(0, 800), rent: '2650', preview: true },
    })
    expect(stepsOf(letting.data(told))[0]).toMatchObject({
      ...{ step: 'lease', state: 'planned' },
      text: `租期由${from} ~ ${to}改为${term(0, 800).join(' ~ ')}；月租金由2,600.00元改为2,650.00元`,
    })
    refuses(await renew(['2020-01-01', '2020-12-31']), 'lease_past', 'lease_range')
  })

  test('lets no lease that runs begin anew later than today', async () => {
    const id = await lease()
    const renew = (from: number) =>
      server.admin.call('POST', `/v3/leases/${id}/renew`, {
        lease_range: [term(from)[0], term(0, 500)[1]],
        rent: '2500.00',
      })
    expect((await renew(1)).text).toContain('租约已开始，开始日期不能改到今天以后')
    expect(await letting.record(`leases/${id}`)).toMatchObject({ lease_range: term(0) })
    letting.data(await renew(0))
  })

  test('says of a credential by its own text why its lock is not told', async () => {
    const id = await lease({ grant_types: [1, 3, 4] })
    const occupy = async (type: number) => {
      const { paas_id } = (await grants()).find(({ grant_type }) => Number(grant_type) === type)!
      const record = { device_id: room.lock, home_id: 1 }
      await server.send('credential_freeze', { record, address: room.lockSn, target: `credential ${Number(paas_id)}` })
      await server.app.commands.round()
    }
    server.fleet.mood = () => 'silent'
    await occupy(1)
    server.fleet.away.add(room.lockSn)
    await occupy(3)
    const said = async (way: string, body: object = {}) => {
      const answer = await server.admin.call('POST', `/v3/leases/${id}/${way}`, { preview: true, ...body })
      return stepsOf(letting.data(answer))
        .filter(({ step }) => step === 'credential')
        .map(({ grant_type, state, text }) => [grant_type, state, state === 'impossible' ? text : ''])
        .toSorted(([one], [other]) => Number(one) - Number(other))
    }
    expect(await said('freeze')).toEqual([
      [1, 'waiting', ''],
      [3, 'waiting', ''],
      [4, 'planned', ''],
    ])
    expect(await said('renew', { lease_range: term(0, 500), rent: '2500.00' })).toEqual([
      [1, 'impossible', '刘*：设备正忙，请稍后再试'],
      [3, 'impossible', '刘*：该设备的“冻结授权”指令尚未下发，正在等待设备'],
      [4, 'planned', ''],
    ])
  })

  test('lets a co-tenant come with a password, and takes it when they leave', async () => {
    const id = await lease({ grant_types: [] })
    const person = { name: '钱某', phone: '13800019003', relation: 'friend', grant_types: [1] }
    const added = await letting.made(`/v3/leases/${id}/co_tenants`, person)
    expect(String(added['passwords'])).toMatch(/^钱某 \d{6}$/)
    await server.settle()
    const gone = await letting.made(`/v3/co_tenants/${Number(added['co_tenant_id'])}/leave`, { left_on: today() })
    expect(brief(gone)).toEqual(['credential sent'])
    await server.settle()
    expect(await grants()).toEqual([])
  })

  test('reaches no lease beyond the scope of whoever asks', async () => {
    const id = await lease()
    const { check_out_id } = await left(id)
    const other = await letting.made('/v3/homes', {
      ...{ name: '别处', store_id: 1, home_type: 1, province: '浙江省', city: '杭州市', district: '西湖区' },
    })
    await addAccount(server, 'elsewhere', ['lease_base', 'device_base'], { homes: [Number(other['home_id'])] })
    const keeper = await loggedIn(server.app, 'elsewhere')
    const range = { lease_range: term() }
    for (const [path, body] of [
      [`leases/${id}/check_out`, { check_out_date: today(), balance: 1 }],
      [`leases/${id}/renew`, range],
      [`leases/${id}/freeze`, {}],
      [`leases/${id}/unfreeze`, {}],
      [`check_outs/${Number(check_out_id)}/pay`, {}],
    ] as const)
      refuses(await keeper.call('POST', `/v3/${path}`, body), 'not_found')
  })
})
