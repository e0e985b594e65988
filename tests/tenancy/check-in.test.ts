/** Somebody moves in: one call, after which the door, the meter and the records agree, or nothing has happened. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setNet, fleetServer, type FleetServer } from '../commands/support/fleet.ts'
import { picture, uploaded } from '../files/support.ts'
import { addAccount } from '../http/support/accounts.ts'
import { bound } from '../http/support/bound.ts'
import { refuses } from '../http/support/refuses.ts'
import { loggedIn, type Data } from '../http/support/server.ts'
import { idCardCheckDigit } from '../../src/values/id-card.ts'
import { describeOne } from '../support/stores.ts'
import { textsSent } from '../funds/support.ts'
import { brief, lettingOn, stepsOf, term, today, type Letting, type Room } from './support/rooms.ts'

/** Right in every digit, with this order number; and the same in the form of before 2000. */
const idOf = (order: string, first17 = `11010119900307${order}`): string => first17 + idCardCheckDigit(first17)
const shortOf = (id: string): string => id.slice(0, 6) + id.slice(8, 17)
const ID = idOf('451')

describeOne('Check-in', (open) => {
  let server: FleetServer
  let letting: Letting
  let folder: string
  let rule = 0
  let room: Room
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
    server = await fleetServer(open, { settings: { DATA_DIR: folder, SMS_OUTBOX: path.join(folder, 'sms.jsonl') } })
    letting = lettingOn(server)
    rule = await letting.rule()
  }, 240_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))
  beforeEach(async () => {
    server.fleet.mood = () => 'prompt'
    server.fleet.away.clear()
    room = await letting.room('1200.00')
  })

  test('answers as before where a key is sent again, however many live there', async () => {
    const { name, phone } = letting.person() as { readonly name: string; readonly phone: string }
    const co_tenants = Array.from({ length: 6 }, (_, at) => ({
      ...{ name: `同住${at}`, phone: String(13_900_010_000 + at), relation: 'friend', grant_type: 1 },
    }))
    const body = { room_id: room.room, name, phone, lease_range: term(), rent: '2500.00', grant_types: [1], co_tenants }
    const ask = async () =>
      letting.data(
        await server.admin.call('POST', '/v3/leases/check_in', body, {
          headers: { 'idempotency-key': 'whole-family' },
        }),
      )
    const first = await ask()
    expect(String(first['passwords']).split('\n')).toHaveLength(7)
    expect(await ask()).toEqual(first)
    await server.settle()
    await textsSent(server)
  })

  const counts = async () =>
    (
      await server.store.query({
        text: `select (select count(*) from leases)::int as leases, (select count(*) from tenants)::int as tenants, (select count(*) from grants)::int as grants,
          (select count(*) from command_tasks)::int as tasks, (select count(*) from energy_entries)::int as entries, (select count(*) from messages)::int as messages`,
        values: [],
      })
    ).rows[0]
  const textsTo = async (phone: string) => {
    const lines = await readFile(path.join(folder, 'sms.jsonl'), 'utf8').catch(() => '')
    return lines.split('\n').filter((line) => line.includes(phone))
  }

  test('lets the room, opens the meter and tells the lock, by the figures of the operator’s day', async () => {
    const data = letting.data(
      await letting.checkIn(room, {
        ...{ name: '王某', phone: '13800009001', id_card: ID, verify: true },
        ...{ rent: '2500.00', deposit: '2500.00', grant_types: [1], reading: '1234.56' },
        ...{ pay_mode: 1, fee_rule_id: rule, overdraft: '5.00', low_warning: 10 },
        co_tenants: [{ name: '赵某', phone: '13800009002', relation: 'spouse', grant_type: 4 }],
      }),
    )
    expect(brief(data)).toEqual([
      'room done',
      'real_name done',
      'tenant done',
      'lease done',
      'credential sent',
      'co_tenant done',
      'credential sent',
      'terms done',
      'reading done',
      'account done',
      'message handed_over',
    ])
    expect(String(data['passwords'])).toMatch(/^王某 \d{6}$/)
    const lease = await letting.record(`leases/${Number(data['lease_id'])}`)
    expect(lease).toMatchObject({ status: 2, rent: '2500.00', deposit: '2500.00', co_tenants_count: 1 })
    expect(await letting.record(`rooms/${room.room}`)).toMatchObject({ room_let: 2 })
    expect(await letting.record(`tenants/${Number(data['tenant_id'])}`)).toMatchObject({ real_name_verified: true })
    expect(await letting.record(`devices/${room.meter}`)).toMatchObject({
      ...{ electric_read: '1234.56', remaining: '0.00', price: '0.6500' },
    })
    const [password] = await letting.list(`grants?device_id=${room.lock}&grant_type=1`)
    expect(password).toMatchObject({ lease_id: data['lease_id'], state: 1, op_status: 1 })
    await server.settle()
    expect(await letting.record(`grants/${Number(password!['grant_id'])}`)).toMatchObject({ state: 2, op_status: 3 })
    await textsSent(server)
    const texts = await textsTo('13800009001')
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain(String(data['passwords']).slice(-6))
    const [record] = await letting.list('sms_records?sort=-id&limit=1')
    expect(String(record!['content'])).toMatch(/开门密码\*{6}/)

    const charged = await server.admin.call('POST', `/v3/rooms/${room.room}/elemeters/${room.meter}/charge`, {
      ...{ mode: 2, money: '100.00' },
    })
    expect(letting.data(charged)).toMatchObject({ energy: '153.85', remaining: '153.85' })
    await letting.tells(room.meterSn, '1380.00')
    expect(await letting.record(`devices/${room.meter}`)).toMatchObject({ remaining: '8.41' })
  })

  test('issues a face by its photo, and takes what is typed only for what is issued', async () => {
    const photo = { bytes: await picture(), name: '人脸.png' }
    const face_photo = [await uploaded(server.admin, 'lease_check_in.face_photo', photo)]
    refuses(await letting.checkIn(room, { grant_types: [5] }), 'invalid', 'face_photo')
    refuses(await letting.checkIn(room, { grant_types: [3], password: '123456' }), 'invalid', 'password')
    const facing = [{ name: '赵某', phone: '13800009022', relation: 'spouse', grant_type: 5 }]
    refuses(await letting.checkIn(room, { co_tenants: facing }), 'invalid', 'co_tenants.0.grant_type')
    refuses(await letting.checkIn(room, { grant_types: [5], face_photo, consent: false }), 'invalid', 'consent')
    letting.data(await letting.checkIn(room, { grant_types: [5], face_photo, consent: true }))
    await server.settle()
    const [face] = await letting.list(`grants?device_id=${room.lock}`)
    expect(face).toMatchObject({ grant_type: 5, state: 2 })
  })

  test('issues no kind of credential that the model of the lock does not take', async () => {
    const model = String((await letting.record(`devices/${room.lock}`))['model'])
    letting.data(await server.admin.call('POST', '/v3/abilities', { model, device_type: 2, grant_types: [1, 3] }))
    refuses(await letting.checkIn(room, { grant_types: [1, 4] }), 'invalid', 'grant_types')
    const beside = [{ name: '赵某', phone: '13800009024', relation: 'spouse', grant_type: 2 }]
    refuses(await letting.checkIn(room, { co_tenants: beside }), 'invalid', 'co_tenants')
    letting.data(await letting.checkIn(room, { grant_types: [1, 3] }))
    const [ability] = await letting.list('abilities')
    await server.admin.call('DELETE', `/v3/abilities/${Number(ability!['id'])}`)
  })

  test('says beside which co-tenant it is why somebody cannot move in', async () => {
    const other = { name: '孙某', phone: '13800009031' }
    letting.data(await letting.checkIn(await letting.room(), other))
    const before = await counts()
    const [first, tenant] = [
      { name: '赵某', phone: '13800009032', relation: 'spouse', grant_type: 1 },
      { name: '王某', phone: '13800009033' },
    ]
    const comes = (name: string, phone: string) =>
      letting.checkIn(room, { ...tenant, co_tenants: [first, { name, phone, relation: 'friend' }] })
    refuses(await comes('周某', other.phone), 'phone_of_other', 'co_tenants.1.phone')
    refuses(await comes('周某', tenant.phone), 'phone_of_other', 'co_tenants.1.phone')
    refuses(await comes(first.name, first.phone), 'duplicate', 'co_tenants')
    refuses(await comes(tenant.name, tenant.phone), 'invalid', 'co_tenants')
    expect(await counts()).toEqual(before)
    const data = letting.data(await comes('周某', first.phone))
    expect(brief(data)).toEqual([
      ...['room done', 'tenant done', 'lease done', 'co_tenant done', 'credential sent', 'co_tenant done'],
      ...['reading done', 'account done', 'message handed_over'],
    ])
    const people = await letting.list(`co_tenants?lease_id=${Number(data['lease_id'])}`)
    expect(people.map(({ relation }) => relation)).toEqual(['friend', 'spouse'])
    expect(new Set(people.map(({ tenant_id }) => tenant_id)).size).toBe(2)
  })

  test('adds no co-tenant who is blocked, nor by the phone of another tenant', async () => {
    const { lease_id } = letting.data(await letting.checkIn(room))
    const other = { name: '孙某', phone: '13800009023' }
    const theirs = await letting.room()
    letting.data(await letting.checkIn(theirs, other))
    const add = (person: object) =>
      server.admin.call('POST', `/v3/leases/${Number(lease_id)}/co_tenants`, { relation: 'friend', ...person })
    refuses(await add({ name: '周某', phone: other.phone }), 'phone_of_other', 'phone')
    await server.store.query({ text: `update tenants set blocked = true where phone = $1`, values: [other.phone] })
    refuses(await add(other), 'tenant_blocked', 'phone')
    refuses(
      await add({ name: '吴某', phone: '13800009024', id_card: '110101199003074515' }),
      'id_card_wrong',
      'id_card',
    )
  })

  test('tells ahead and afterwards of what was left on the meter, and clears it by an entry that says so', async () => {
    await server.store.query({
      text: 'update devices set electric_amount = electric_read + 12.30 where device_id = $1',
      values: [room.meter],
    })
    const asked = { fee_rule_id: rule }
    const told = (data: Data) => stepsOf(data).flatMap(({ step, text }) => (step === 'account' ? [text] : []))
    const expected = ['清除上一户余额12.30度（8.00元）', '剩余0.00度']
    expect(told(letting.data(await letting.checkIn(room, { ...asked, preview: true })))).toEqual(expected)
    expect(told(letting.data(await letting.checkIn(room, asked)))).toEqual(expected)
    const entries = await letting.list(`energy_entries?device_id=${room.meter}&sort=id&limit=100`)
    expect(entries.slice(-2).map(({ kind, energy, reason }) => [kind, energy, reason])).toEqual([
      ['zero', '-12.30', '清除上一户余额'],
      ['opening', '0.00', null],
    ])
    expect(await letting.record(`devices/${room.meter}`)).toMatchObject({ remaining: '0.00' })
  })

  test('opens the account of a prepaid water meter at the reading that was given', async () => {
    refuses(await letting.checkIn(room, { water_read: '12.34' }), 'invalid', 'water_read')
    const { device_id: meter } = await bound(server.admin, '000000090001', { room_id: room.room })
    await letting.made('/v3/watermeter_settings', {
      ...{ level: 4, home_id: 1, room_id: room.room, pay_mode: 1, cold_price: '4.85' },
    })
    await server.store.query({
      text: `update devices set net_state = 1, state = 1, water_amount = 10, read_time = now() - interval '1 day' where device_id = $1`,
      values: [meter],
    })
    refuses(await letting.checkIn(room, { water_read: '9.99' }), 'invalid', 'water_read')
    const told = stepsOf(letting.data(await letting.checkIn(room, { water_read: '12.34' })))
    expect(told.flatMap(({ step, text }) => (/^water/.test(step) ? [[step, text]] : []))).toEqual([
      ['water_reading', '读数12.34吨'],
      ['water_account', '剩余0.00吨'],
    ])
    expect(await letting.record(`devices/${meter}`)).toMatchObject({ water_amount: '12.34', water_remaining: '0.00' })
    const entries = await letting.list(`water_entries?device_id=${meter}&sort=id`)
    expect(entries.at(-1)).toMatchObject({ kind: 'opening', volume: '0.00', register_to: '12.34', balance: '0.00' })
  })

  test('names the room, whom it finds or makes, and where the text message goes, before and after', async () => {
    const [name, phone] = ['周新来', '13800009071']
    const asked = { name, phone, co_tenants: [{ name: '周同住', phone: '13800009072', relation: 'spouse' }] }
    const told = (data: Data) =>
      stepsOf(data).flatMap(({ step, text }) => (/^(room|tenant|co_tenant|message)$/.test(step) ? [text] : []))
    const { _labels: called } = await letting.record(`devices/${room.meter}`)
    const { home_id, room_id } = called as unknown as Readonly<Record<string, string>>
    const first = told(letting.data(await letting.checkIn(room, { ...asked, preview: true })))
    expect(first).toEqual([
      `${home_id} ${room_id}`,
      '周新来 138****9071，新建租客档案',
      '周同住 138****9072，新建租客档案',
      '发至138****9071',
    ])
    const data = letting.data(await letting.checkIn(room, asked))
    expect(told(data)).toEqual(first)
    const other = await letting.room()
    const known = { tenant_id: Number(data['tenant_id']), preview: true }
    const later = told(letting.data(await letting.checkIn(other, known)))
    expect(later).toEqual([expect.any(String), '周* 138****9071，已有租客档案', '发至138****9071'])
  })

  test('takes 0 for the reading of a meter that is new', async () => {
    const fresh = await letting.room('0.00')
    const data = letting.data(await letting.checkIn(fresh, { reading: '0' }))
    expect(stepsOf(data)).toContainEqual(expect.objectContaining({ step: 'reading', text: '读数0.00度' }))
  })

  test('says which readings it takes where none is typed, and the room tells them beforehand', async () => {
    const { device_id: water } = await bound(server.admin, '000000090009', { room_id: room.room })
    await server.store.query({
      text: `update devices set net_state = 1, state = 1, water_amount = 8.5 where device_id = $1`,
      values: [water],
    })
    expect(await letting.record(`rooms/${room.room}`)).toMatchObject({ electric_read: '1200.00', water_read: '8.50' })
    const told = stepsOf(letting.data(await letting.checkIn(room, { preview: true })))
    const texts = told.flatMap(({ step, text }) => (/reading$/.test(step) ? [text] : []))
    expect(texts).toEqual(['以最近读数1,200.00度为准', '以最近读数8.50吨为准'])
  })

  test('previews all of it, and leaves nothing behind', async () => {
    const before = await counts()
    const asked = { grant_types: [1], reading: '1234.56', fee_rule_id: rule, deposit: '5000', preview: true }
    const data = letting.data(await letting.checkIn(room, asked))
    expect(brief(data)).toContain('credential planned')
    const lease = stepsOf(data).find(({ step }) => step === 'lease')
    expect(lease?.text).toBe(`${term().join(' ~ ')}，月租金2,500.00元，押金5,000.00元`)
    expect(new Set(stepsOf(data).map(({ state }) => state))).toEqual(new Set(['planned']))
    expect(data).not.toHaveProperty('lease_id')
    expect(data).not.toHaveProperty('passwords')
    expect(stepsOf(data).filter(({ task_id, grant_id }) => task_id !== undefined || grant_id !== undefined)).toEqual([])
    expect(await counts()).toEqual(before)
    expect(await letting.record(`rooms/${room.room}`)).toMatchObject({ room_let: 1 })
  })

  test('is done once for its key, and answered alike', async () => {
    const body = { room_id: room.room, name: '王芳', phone: '13800008001', lease_range: term(), rent: '1' }
    const send = () =>
      server.admin.call(
        'POST',
        '/v3/leases/check_in',
        { ...body, grant_types: [1] },
        {
          headers: { 'idempotency-key': 'check-in-1' },
        },
      )
    const [first, again] = [await send(), await send()]
    expect(letting.data(again)).toEqual(letting.data(first))
    expect((await letting.list(`leases?room_id=${room.room}`)).length).toBe(1)
  })

  test('takes nobody in where another was faster: one of two is told', async () => {
    const both = await Promise.all([letting.checkIn(room), letting.checkIn(room)])
    expect(both.map(({ json }) => json.err_code === 0).toSorted()).toEqual([false, true])
    const lost = both.find(({ json }) => json.err_code !== 0)!
    // Whoever waited for the room is told by the room, whoever asked later by what it is now.
    expect(lost.text).toMatch(/仅空置或待入住的普通房间可以办理入住|该房间在此租期内已有其他租约/)
    expect((await letting.list(`leases?room_id=${room.room}`)).length).toBe(1)
  })

  test('refuses a term that meets another lease, or is over, beside it', async () => {
    letting.data(await letting.checkIn(room, { lease_range: term(100) }))
    const meets = await letting.checkIn(room, { lease_range: term(0, 100) })
    refuses(meets, 'invalid', 'lease_range')
    expect(meets.text).toContain('该房间在此租期内已有其他租约')
    refuses(await letting.checkIn(room, { lease_range: term(-100, 50) }), 'lease_past', 'lease_range')
    letting.data(await letting.checkIn(room, { lease_range: term(0, 99) }))
  })

  test('lets nobody into a room whose last tenant has stayed on: what is on the meter is still theirs', async () => {
    const first = letting.data(await letting.checkIn(room, { fee_rule_id: await letting.rule(), reading: '1200.00' }))
    const charge = { mode: 2, money: '65.00' }
    letting.data(await server.admin.call('POST', `/v3/rooms/${room.room}/elemeters/${room.meter}/charge`, charge))
    await server.settle()
    await server.store.query({
      text: `update leases set lease_range_from = lease_range_from - interval '1 year', lease_range_to = current_date - 3 where lease_id = $1`,
      values: [first['lease_id']],
    })
    const { remaining } = await letting.record(`devices/${room.meter}`)
    expect(Number(remaining)).toBeGreaterThan(0)
    const early = await letting.checkIn(room, { reading: '1200.00' })
    refuses(early, 'room_not_left', 'room_id')
    expect(early.text).toContain('尚未办理退租')
    expect(await letting.record(`devices/${room.meter}`)).toMatchObject({ remaining })
    const out = { check_out_date: today(), balance: 1 }
    letting.data(await server.admin.call('POST', `/v3/leases/${String(first['lease_id'])}/check_out`, out))
    letting.data(await letting.checkIn(room))
  })

  test('knows whom it knows: by phone, by ID number of 15 or 18 digits, by key', async () => {
    const id = idOf('452')
    const first = letting.data(
      await letting.checkIn(room, { name: '周某', phone: '13800007001', id_card: shortOf(id) }),
    )['tenant_id']
    const again = async (who: object) => letting.data(await letting.checkIn(await letting.room(), who))['tenant_id']
    expect(await again({ name: '周某', phone: '13800007001' })).toBe(first)
    expect(await again({ name: '周某', phone: '13800007009', id_card: id })).toBe(first)
    expect(await again({ name: '周某', phone: '13800007009' })).toBe(first)
    expect(await again({ tenant_id: first })).toBe(first)
    const taken = await letting.checkIn(room, {
      lease_range: term(500),
      name: '冯某',
      phone: '13800007002',
      id_card: id,
    })
    refuses(taken, 'not_possible')
    const other = await letting.checkIn(await letting.room(), { name: '冯某', phone: '13800007002', id_card: id })
    refuses(other, 'id_card_of_other', 'id_card')
    expect(other.text).not.toContain('周某')
  })

  test('refuses whoever is blocked, whose number is another’s, and whose ID number is wrong', async () => {
    const name = { name: '吴某', phone: '13800006001' }
    const wrong = `${ID.slice(0, 17)}${ID.endsWith('1') ? '2' : '1'}`
    refuses(await letting.checkIn(room, { ...name, id_card: wrong }), 'id_card_wrong', 'id_card')
    const { tenant_id } = letting.data(await letting.checkIn(room, { name: '吴某', phone: '13800006001' }))
    const other = await letting.room()
    const taken = await letting.checkIn(other, { name: '郑某', phone: '13800006001' })
    refuses(taken, 'phone_of_other', 'phone')
    expect(taken.text).not.toContain('吴某')
    const tenant = await letting.record(`tenants/${Number(tenant_id)}`)
    letting.data(
      await server.admin.call('PUT', `/v3/tenants/${Number(tenant_id)}`, {
        ...{ blocked: true, block_reason: '多次逾期', version: tenant['version'] },
      }),
    )
    const blocked = await letting.checkIn(other, { name: '吴某', phone: '13800006001' })
    refuses(blocked, 'tenant_blocked', 'phone')
    expect(blocked.text).toContain('多次逾期')
    refuses(await letting.checkIn(other, { tenant_id }), 'tenant_blocked', 'tenant_id')
  })

  test('asks who somebody is before anything is written, and says why not', async () => {
    const before = await counts()
    const failed = await letting.checkIn(room, { verify: true, id_card: idOf('409') })
    refuses(failed, 'real_name_failed', 'id_card')
    expect(failed.json.err_msg).toBe('租客实名认证失败')
    expect(failed.text).toContain('姓名与身份证号不一致')
    refuses(await letting.checkIn(room, { verify: true }), 'id_card_missing', 'id_card')
    expect(await counts()).toEqual(before)
    const person = { name: '孙某', phone: '13800005001', id_card: ID, home_id: 1 }
    refuses(
      await server.admin.call('POST', '/v3/tenant_real_name_verify', { ...person, id_card: idOf('404') }),
      'real_name_failed',
    )
    const known = await server.admin.call('POST', '/v3/tenant_real_name_verify', { ...person, id_card: idOf('453') })
    const { tenant_id } = letting.data(known)
    expect(await letting.record(`tenants/${Number(tenant_id)}`)).toMatchObject({
      ...{ name: '孙*', home_id: 1, real_name_verified: true },
    })
  })

  test('does nothing at all where one step cannot be: a lock that is away, a meter nobody has read', async () => {
    const before = await counts()
    await setNet(server.store, room.lockSn, 2)
    const away = await letting.checkIn(room, { grant_types: [1] })
    refuses(away, 'invalid', 'grant_types')
    expect(away.text).toContain('门锁离线，恢复在线后再操作')
    await setNet(server.store, room.meterSn, 2)
    const unread = await letting.checkIn(room)
    refuses(unread, 'meter_offline_closing')
    expect(await counts()).toEqual(before)
    letting.data(await letting.checkIn(room, { forced: true }))
  })

  test('asks again where the lock still knows an earlier tenant', async () => {
    const url = `/v3/rooms/${room.room}/locks/${room.lock}/passwords`
    const end = new Date(Date.now() + 86_400_000).toISOString()
    const person = { name: '前租客', phone: '13800004001' }
    const { grant_id } = await letting.made(url, { ...person, permission_end: end })
    await server.settle()
    await server.store.query({
      text: 'update grants set pending_removal = true, removal_at = now() where grant_id = $1',
      values: [grant_id],
    })
    const asked = await letting.checkIn(room)
    refuses(asked, 'room_uncleared')
    expect(asked.json.err_msg).toBe('存在未清除授权')
    letting.data(await letting.checkIn(room, { uncleared: true }))
  })

  test('reaches no room and no tenant beyond the scope of whoever asks', async () => {
    const home = Number((await letting.made('/v3/homes', { ...HOME, name: '别处' }))['home_id'])
    await addAccount(server, 'elsewhere', ['lease_base', 'homes_view', 'device_base'], { homes: [home] })
    const keeper = await loggedIn(server.app, 'elsewhere')
    refuses(await letting.checkIn(room, {}, keeper), 'not_found')
    const { tenant_id } = letting.data(await letting.checkIn(room))
    const theirs = Number((await letting.made('/v3/rooms', { home_id: home, room_name: '1', room_type: 1 }))['room_id'])
    refuses(await letting.checkIn({ ...room, room: theirs }, { tenant_id }, keeper), 'invalid', 'tenant_id')
    await addAccount(server, 'no-leases', ['homes_view', 'device_base'], {})
    refuses(await letting.checkIn(room, {}, await loggedIn(server.app, 'no-leases')), 'forbidden')
  })
})

const HOME = { store_id: 1, home_type: 1, province: '浙江省', city: '杭州市', district: '西湖区' }
