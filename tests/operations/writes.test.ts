import { beforeAll, expect, test } from 'vitest'
import { systemScope } from '../../src/server/policies/scope.ts'
import { scopeOf } from '../support/scopes.ts'
import { reveal } from '../../src/server/operations/reveal.ts'
import { operations } from '../../src/server/operations/table.ts'
import { describeStores } from '../support/stores.ts'
import type { Connection, Store } from '../../src/server/store/store.ts'
import { Company, found, homeIn, model, type Row } from './company.ts'

/** The same store, and how many statements it was asked. */
function counting(store: Store): { readonly store: Store; readonly asked: () => number } {
  let asked = 0
  const counted = (connection: Connection): Connection => ({
    query: (statement) => {
      asked++
      return connection.query(statement)
    },
    text: (statement) => {
      asked++
      return connection.text(statement)
    },
  })
  return {
    store: {
      ...store,
      ...counted(store),
      transaction: (work) => store.transaction((connection) => work(counted(connection))),
    },
    asked: () => asked,
  }
}

describeStores('writing records', (open) => {
  let company: Company
  let east: Row, west: Row, sun: Row, moon: Row, room: Row, far: Row, tenant: Row

  beforeAll(async () => {
    company = await found(open)
    east = await company.create('store', { name: '东店' })
    west = await company.create('store', { name: '西店' })
    sun = await company.create('home', homeIn(east, '阳光'))
    moon = await company.create('home', homeIn(west, '月光'))
    room = await company.create('room', { home_id: sun['home_id'], room_type: 1, building_name: '3', room_name: '101' })
    far = await company.create('room', { home_id: moon['home_id'], room_type: 1, room_name: '202' })
    tenant = await company.create('tenant', {
      name: '张三丰',
      phone: '13800001111',
      home_id: sun['home_id'],
      id_card: '11010519491231002X',
    })
  }, 60_000)

  test('a new record comes back with defaults, computed values and labels', () => {
    expect(sun).toMatchObject({
      version: 1,
      home_lease_type: 1,
      rooms_count: 0,
      _labels: { store_id: '东店' },
      created_at: '2026-05-20T04:00:00.000Z',
    })
    expect(room).toMatchObject({
      display_name: '3-房间101',
      room_let: 1,
      parent_ids: [],
      _labels: { home_id: '阳光', parent_ids: [] },
    })
  })

  test('what is wrong with a body is told field by field, and nothing is written', async () => {
    const before = (await company.list('home')).count
    expect(
      await company.try('create', 'home', {
        body: { ...homeIn(east, 'x'), store_id: 'east', home_type: 9, colour: 'red' },
      }),
    ).toMatchObject({ error: 'invalid', fields: expect.arrayContaining(['store_id', 'home_type', 'colour']) })
    expect(await company.try('create', 'home', { body: null })).toMatchObject({ error: 'invalid' })
    expect((await company.list('home')).count).toBe(before)
  })

  test('a broken rule between fields is told together with wrong fields, unless it speaks of these', async () => {
    const body = { home_id: sun['home_id'], room_type: 1, floor: 'x' }
    expect(await company.try('create', 'room', { body })).toMatchObject({
      error: 'invalid',
      fields: ['floor', 'room_name'],
    })
    expect(await company.try('create', 'room', { body: { ...body, room_type: 'x' } })).toMatchObject({
      error: 'invalid',
      fields: ['room_type', 'floor'],
    })
    expect(await company.try('create', 'room', { body: { ...body, room_name: '1' } })).toMatchObject({
      error: 'invalid',
      fields: ['floor'],
    })
    const id = String(room['room_id'])
    expect(
      await company.try('update', 'room', { id, body: { version: 1, floor: 'x', room_name: null } }),
    ).toMatchObject({ error: 'invalid', fields: ['floor', 'room_name'] })
    expect(await company.try('update', 'room', { id, body: { version: 1, floor: 'x' } })).toMatchObject({
      error: 'invalid',
      fields: ['floor'],
    })
    expect(
      await company.as(systemScope(2)).try('update', 'room', { id, body: { version: 1, floor: 'x', room_name: null } }),
    ).toMatchObject({ error: 'invalid', fields: ['floor'] })
  })

  test('what people still work with keeps its record where it is; what only tells what has been does not', async () => {
    const [home, other] = [
      await company.create('home', homeIn(east, '晨光')),
      await company.create('home', homeIn(east, '夕光')),
    ]
    const card = await company.create('manage_card', {
      number: '3F00A1B2',
      card_type: 2,
      holder: '王芳',
      store_id: east['id'],
      home_ids: [home['home_id']],
      valid_range: ['2026-01-01', '2027-01-01'],
    })
    const id = String(home['home_id'])
    const move = { version: 1, store_id: west['id'] }
    expect(await company.try('update', 'home', { id, body: move })).toMatchObject({
      error: 'invalid',
      fields: ['store_id'],
    })
    expect(await company.do('info', 'home', { id })).toMatchObject({ store_id: east['id'], version: 1 })
    const body = { version: 1, home_ids: [other['home_id']] }
    await company.do('update', 'manage_card', { id: String(card['id']), body })
    expect(await company.do('update', 'home', { id, body: move })).toMatchObject({ store_id: west['id'] })
    await company.store.query({ text: 'delete from manage_cards where id = $1', values: [card['id']] })
    for (const one of [home, other]) await company.do('remove', 'home', { id: String(one['home_id']) })
  })

  test('a name that is taken and a reference to nothing are refused at their fields', async () => {
    expect(await company.try('create', 'store', { body: { name: '东店' } })).toMatchObject({
      error: 'duplicate',
      fields: ['name'],
      details: { params: { value: '东店' } },
    })
    expect(await company.try('create', 'home', { body: { ...homeIn(east, 'y'), store_id: 999 } })).toMatchObject({
      error: 'foreign',
      fields: ['store_id'],
    })
  })

  test('blanks at the ends of a line are not written, so that nothing passes for another by them', async () => {
    const south = await company.create('store', { name: ' 南店\u3000', address: '  ' })
    expect(south).toMatchObject({ name: '南店', address: null })
    expect(await company.try('create', 'store', { body: { name: '南店 ' } })).toMatchObject({
      error: 'duplicate',
      fields: ['name'],
      details: { params: { value: '南店' } },
    })
    const id = String(south['id'])
    for (const unseen of ['\u200b', '\u200d', '\u00ad', '\u3164', '\u2800', '\u0085'])
      expect(await company.try('create', 'store', { body: { name: `${unseen}南店${unseen}` } })).toMatchObject({
        error: 'duplicate',
      })
    expect(await company.try('update', 'store', { id, body: { version: 1, name: '\t东店\n' } })).toMatchObject({
      error: 'duplicate',
      fields: ['name'],
    })
    expect(await company.do('update', 'store', { id, body: { version: 1, name: '南店  ' } })).toMatchObject({
      name: '南店',
    })
    await company.do('batch', 'store', {
      body: { action: 'update', ids: [south['id']], data: { address: ' 河滨路1号 ' } },
    })
    expect(await company.do('info', 'store', { id })).toMatchObject({ address: '河滨路1号' })
    await company.do('remove', 'store', { id })
  })

  test('blanks alone are no text: what must be given is missing, what need not be is empty', async () => {
    const said = async (body: Record<string, unknown>) =>
      (await company.try('create', 'store', { body })).details?.data?.fields
    const missing = await said({})
    expect(missing).toEqual([{ field: 'name', message: { zh: '不能为空', en: expect.any(String) as string } }])
    for (const blank of ['', '   ', '\u3000', '\n\t', '\u200b', '\u3164', ' \u200d\ufeff\u00ad '])
      expect(await said({ name: blank })).toEqual(missing)
    const note = ' 第一行\n  第二行 '
    const north = await company.create('store', { name: '北店', region: '城北', note })
    expect(north).toMatchObject({ region: '城北', note })
    const id = String(north['id'])
    expect(await company.try('update', 'store', { id, body: { version: 1, name: '  ' } })).toMatchObject({
      error: 'invalid',
      fields: ['name'],
    })
    expect(await company.do('update', 'store', { id, body: { version: 1, note: '  \n ', region: ' ' } })).toMatchObject(
      { note: null, region: null },
    )
    await company.do('remove', 'store', { id })
  })

  test('a step that asks for a reason takes no blanks for one', async () => {
    const home = await company.create('home', homeIn(west, '雨林'))
    const body = {
      service_type: 1,
      home_id: home['home_id'],
      service_target: 1,
      contact_name: ' 张三 ',
      contact_phone: '13800001111',
      appointment_date: '2026-05-21',
      product_device_list: [{ device_product: ' D3 ', estimate_quantity: 1 }],
    }
    const ticket = await company.create('ticket', body)
    expect(ticket).toMatchObject({
      contact_name: '张*',
      product_device_list: [{ device_product: 'D3', estimate_quantity: 1 }],
    })
    const step = (body: Record<string, unknown>) =>
      company.try('transition', 'ticket', {
        id: String(ticket['ticket_id']),
        transition: 'reject',
        body: { version: ticket['version'], ...body },
      })
    const [none, blank] = [await step({}), await step({ reason: ' \n ' })]
    expect(none).toMatchObject({ error: 'invalid', fields: ['reason'] })
    expect(blank.details?.data).toEqual(none.details?.data)
    expect(
      await company.try('create', 'ticket', {
        body: { ...body, product_device_list: [{ device_product: ' ', estimate_quantity: 1 }] },
      }),
    ).toMatchObject({ error: 'invalid', fields: ['product_device_list.0.device_product'] })
    expect(await step({ reason: ' 重复 ' })).toMatchObject({ error: null, data: { reason: ' 重复 ' } })
    await company.do('remove', 'ticket', { id: String(ticket['ticket_id']) })
    await company.do('remove', 'home', { id: String(home['home_id']) })
  })

  test('what is part of a record moves with it: read where the record is, and nowhere else', async () => {
    const body = {
      service_type: 2,
      home_id: sun['home_id'],
      service_target: 1,
      contact_name: '张三',
      contact_phone: '13800001111',
      appointment_date: '2026-05-21',
      fault: '没电',
    }
    const ticket = await company.create('ticket', body)
    const id = String(ticket['ticket_id'])
    const remark = await company.create('ticket_remark', {
      ticket_id: ticket['ticket_id'],
      home_id: sun['home_id'],
      content: '门禁密码在物业',
    })
    const [eastern, western] = [east, west].map((one) =>
      company.as(
        scopeOf({
          client_id: 1,
          staff_id: 2,
          role_id: 101,
          type: 1,
          store_ids: [one['id'] as number],
          home_ids: [],
          home_store_ids: [],
        }),
      ),
    )
    const seen = async (by: Company) => [
      (await by.list('ticket', { ticket_id: id })).count,
      (await by.list('ticket_remark')).list.map((one) => one['content']),
      (await by.list('ticket_record')).count,
    ]
    expect([await seen(eastern!), await seen(western!)]).toEqual([
      [1, ['门禁密码在物业'], 1],
      [0, [], 0],
    ])
    await company.do('update', 'ticket', { id, body: { version: ticket.version, home_id: moon['home_id'] } })
    expect([await seen(eastern!), await seen(western!)]).toEqual([
      [0, [], 0],
      [1, ['门禁密码在物业'], 1],
    ])
    expect(await company.do('info', 'ticket_remark', { id: String(remark['id']) })).toMatchObject({
      home_id: moon['home_id'],
      version: 2,
      _labels: { home_id: '月光' },
    })
    await company.do('batch', 'ticket', {
      body: { action: 'update', ids: [ticket['ticket_id']], data: { home_id: sun['home_id'] } },
    })
    expect([await seen(eastern!), await seen(western!)]).toEqual([
      [1, ['门禁密码在物业'], 1],
      [0, [], 0],
    ])
    // A remark that is made while the ticket moves is made where it goes, or not at all.
    const { version } = await company.do('info', 'ticket', { id })
    const [moved, made] = await Promise.all([
      company.try('update', 'ticket', { id, body: { version, home_id: moon['home_id'] } }),
      company.try('create', 'ticket_remark', {
        body: { ticket_id: ticket['ticket_id'], home_id: sun['home_id'], content: '同时' },
      }),
    ])
    expect([moved.error, [null, 'invalid'].includes(made.error)]).toEqual([null, true])
    expect((await seen(eastern!))[1]).toEqual([])
    await company.store.query({ text: 'delete from tickets where ticket_id = $1', values: [id] })
  })

  test('a management card that was reported lost stays where its locks are told of it', async () => {
    const card = await company.create('manage_card', {
      number: '3F00A1B2',
      card_type: 1,
      holder: '王工',
      store_id: east['id'],
      valid_range: ['2026-01-01', '2026-12-31'],
    })
    await company.store.query({
      text: `insert into loss_cards (client_id, manage_card_id, store_id) values (1, $1, $2)`,
      values: [card['id'], east['id']],
    })
    const { error } = await company.try('update', 'manage_card', {
      id: String(card['id']),
      body: { version: card.version, store_id: west['id'] },
    })
    expect(error).toBe('not_changeable')
    await company.store.query({ text: 'delete from manage_cards where id = $1', values: [card['id']] })
  })

  test('a file is one that this system was given: no other address is taken, nor a size that no file has', async () => {
    const file = (url: unknown, size: unknown = 1) => ({
      number: '9001',
      name: '合同',
      signed_on: '2026-01-01',
      term: ['2026-01-01', '2026-12-31'],
      payment_type: 1,
      amount: '1.00',
      attachments: [{ name: 'a.pdf', url, size, type: 'application/pdf' }],
    })
    const tried = (url: unknown, size?: unknown) => company.try('create', 'contract', { body: file(url, size) })
    const evil = [
      'https://evil.example/a.png',
      'https://files.example.com.evil.example/of/a.png',
      'https://files.example.com/other/a.png',
      'https://files.example.com@evil.example/of/a.png',
      'https://me@files.example.com/of/a.png',
      '//evil.example/a.png',
      '/\\evil.example/files/a.png',
      '/v3/user_info',
      '/files/../v3/user_info',
      '/files/%2e%2e/v3/user_info',
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'ftp://files.example.com/of/a.png',
      'a.png',
      '',
      'https://:word@files.example.com/of/a.png',
      '/files/..%2f..%2fv3/user_info',
      '/fi\tles/a.pdf',
      '/files\\a.pdf',
    ]
    expect(
      await Promise.all(evil.map(async (url) => [url, (await tried(url)).fields.map((name) => name.split('.')[0])])),
    ).toEqual(evil.map((url) => [url, ['attachments']]))
    for (const size of [1e20, 20971521, -1, 1.5])
      expect(await tried('/files/a.pdf', size)).toMatchObject({ error: 'invalid', fields: ['attachments.0.size'] })
    const good = ['/files/a.pdf', 'https://files.example.com/of/2026/a.pdf?x=1', 'data:image/png;base64,iVBORw0KGgo=']
    const contract = await company.create('contract', {
      ...file(good[0]),
      attachments: good.map((url) => ({ name: 'a.pdf', url, size: 20971520, type: 'application/pdf' })),
    })
    expect(contract['attachments']).toHaveLength(3)
    const id = String(contract['id'])
    expect(
      await company.try('update', 'contract', { id, body: { version: 1, attachments: file(evil[0]).attachments } }),
    ).toMatchObject({ error: 'invalid', fields: ['attachments'] })
    expect(
      await company.try('batch', 'contract', {
        body: { action: 'update', ids: [contract['id']], data: { attachments: file(evil[0]).attachments } },
      }),
    ).toMatchObject({ error: 'invalid', fields: ['attachments'] })
    // What was legal once and stands there already hinders no other file.
    const old = { name: 'b.pdf', url: 'https://old.example/b.pdf', size: 1, type: 'application/pdf' }
    await company.store.query({
      text: 'update contracts set attachments = $1 where id = $2',
      values: [JSON.stringify([old]), contract['id']],
    })
    const added = [old, ...file(good[0]).attachments]
    expect(await company.do('update', 'contract', { id, body: { version: 1, attachments: added } })).toMatchObject({
      attachments: added,
    })
    await company.do('remove', 'contract', { id })
  })

  test('a home comes with its public area, which is no room to let and cannot be deleted by itself', async () => {
    const home = await company.create('home', homeIn(east, '带公区'))
    const { list } = await company.list('room', { home_id: String(home['home_id']) })
    expect(list).toMatchObject([
      { display_name: '公区', room_type: 2, version: 1, room_let: null, _labels: { home_id: '带公区' } },
    ])
    expect(await company.do('info', 'home', { id: String(home['home_id']) })).toMatchObject({ rooms_count: 0 })
    await company.create('room', { home_id: home['home_id'], room_type: 3, building_name: '3' })
    await company.create('room', { home_id: home['home_id'], room_name: '301' })
    expect(await company.do('info', 'home', { id: String(home['home_id']) })).toMatchObject({ rooms_count: 1 })
    expect(await company.try('remove', 'room', { id: String(list[0]!['room_id']) })).toMatchObject({
      error: 'not_changeable',
    })
    await company.do('remove', 'home', { id: String(home['home_id']) })
    expect((await company.list('room', { home_id: String(home['home_id']) })).count).toBe(0)
  })

  test('what comes with a record undoes it where it cannot be made', async () => {
    const before = (await company.list('home')).count
    const entity = model.entities['home']!
    const broken = {
      ...model,
      entities: {
        ...model.entities,
        home: {
          ...entity,
          after: { ...entity.after, create: [{ entity: 'room', values: { home_id: '$home_id', room_type: 3 } }] },
        },
      },
    }
    await expect(
      operations.create({ ...company.context, model: broken }, broken.entities.home, { body: homeIn(east, '不成') }),
    ).rejects.toMatchObject({ key: 'invalid' })
    expect((await company.list('home')).count).toBe(before)
  })

  test('a phone is judged by its country', async () => {
    const role = await company.create('role', { name: '文员', permissions: [] })
    const member = (account: string, phone: string, country_code: number) =>
      company.try('create', 'staff', {
        body: { name: '文员', account, phone, country_code, password: 'Correct-horse-9', role_id: role['id'] },
      })
    expect(await member('one', '7911123456', 86)).toMatchObject({ error: 'invalid', fields: ['phone'] })
    expect(await member('two', '79111234', 44)).toMatchObject({ error: 'invalid', fields: ['phone'] })
    const british = await member('three', '7911123456', 44)
    expect(british).toMatchObject({ error: null, data: { phone: '791****3456' } })
    const { staff_id, version } = british.data as { staff_id: number; version: number }
    expect(
      await company.try('update', 'staff', { id: String(staff_id), body: { version, country_code: 86 } }),
    ).toMatchObject({ error: 'invalid', fields: ['phone'] })
    expect(await member('four', '13800001111', 86)).toMatchObject({ error: null })
  })

  test('rules between fields are judged by the database and undo the write', async () => {
    const before = (await company.list('room')).count
    expect(await company.try('create', 'room', { body: { home_id: sun['home_id'], room_type: 1 } })).toMatchObject({
      error: 'invalid',
      fields: ['room_name'],
    })
    expect(
      await company.try('create', 'room', {
        body: { home_id: sun['home_id'], room_type: 1, room_name: '7', parent_ids: [far['room_id']] },
      }),
    ).toMatchObject({ error: 'invalid', fields: ['parent_ids'] })
    expect((await company.list('room')).count).toBe(before)
  })

  test('an update writes what is sent and nothing else', async () => {
    const body = { version: far.version, note: '朝南' }
    const updated = await company.do('update', 'room', { id: String(far['room_id']), body })
    expect(updated).toEqual({ ...far, note: '朝南', version: far.version + 1, updated_at: updated['updated_at'] })
    far = updated
  })

  test('what changes nothing leaves the record, its version and the log as they are', async () => {
    const south = await company.create('store', { name: '南店' })
    const staff = await company.create('staff', {
      name: '小林',
      account: 'xiaolin',
      phone: '13800003333',
      password: 'Correct-horse-9',
      role_id: (await company.create('role', { name: '前台', permissions: [model.app.permissions[0]!.key] }))['id'],
      store_ids: [south['id'], east['id']],
    })
    const id = String(staff['staff_id'])
    const told = async () => (await company.list('operation_log', { resource: 'staff', record_id: id })).count
    const before = await told()
    const same = { name: ' 小林 ', store_ids: [south['id'], east['id']] }
    expect(await company.do('update', 'staff', { id, body: { version: 1, ...same } })).toEqual(staff)
    expect(await company.do('update', 'staff', { id, body: { version: 1 } })).toEqual(staff)
    expect(await told()).toBe(before)
    const fewer = await company.do('update', 'staff', { id, body: { version: 1, ...same, store_ids: [south['id']] } })
    expect(fewer).toMatchObject({ version: 2, store_ids: [south['id']] })
    expect(await told()).toBe(before + 1)
  })

  test('a stale version gets the current record and writes nothing', async () => {
    const stale = await company.try('update', 'room', {
      id: String(far['room_id']),
      body: { version: far.version - 1, note: '朝北' },
    })
    expect(stale).toMatchObject({ error: 'conflict', data: { current: { note: '朝南', version: far.version } } })
    expect(await company.try('update', 'room', { id: String(far['room_id']), body: { note: '朝北' } })).toMatchObject({
      error: 'version_missing',
    })
    expect(await company.try('remove', 'room', { id: String(far['room_id']), query: { version: '1' } })).toMatchObject({
      error: 'conflict',
    })
  })

  test('two writers with the same version: one wins, the other gets the conflict', async () => {
    const body = (note: string) => ({ version: far.version, note })
    const outcomes = await Promise.all(
      ['甲', '乙'].map((note) => company.try('update', 'room', { id: String(far['room_id']), body: body(note) })),
    )
    expect(outcomes.map(({ error }) => error).sort()).toEqual(['conflict', null])
    far = await company.do('info', 'room', { id: String(far['room_id']) })
  })

  test('derived fields follow what they come from', async () => {
    expect(
      await company.make('device', { sn: 'LK123402AB1234567890', home_id: sun['home_id'], room_id: room['room_id'] }),
    ).toMatchObject({ device_type: 2, model: 'T1' })
  })

  test('a list of references keeps each once and is replaced as a whole', async () => {
    const role = await company.create('role', { name: '管家', permissions: [model.app.permissions[0]!.key] })
    const staff = await company.create('staff', {
      name: '小王',
      account: 'xiaowang',
      phone: '13800002222',
      password: 'Correct-horse-9',
      role_id: role['id'],
      store_ids: [west['id'], east['id']],
    })
    expect(staff).toMatchObject({ store_ids: [east['id'], west['id']], _labels: { store_ids: ['东店', '西店'] } })
    expect(staff).not.toHaveProperty('password')
    const fewer = await company.do('update', 'staff', {
      id: String(staff['staff_id']),
      body: { version: 1, store_ids: [west['id']] },
    })
    expect(fewer).toMatchObject({ store_ids: [west['id']], _labels: { store_ids: ['西店'] } })
    expect((await company.list('staff', { store_ids: String(east['id']) })).count).toBe(0)
    expect((await company.list('staff', { store_ids: String(west['id']) })).count).toBe(1)
  })

  test('markup is cleaned before it is stored', async () => {
    const type = model.enums['message_type']!.values[0]!.value
    const message = await company.create('message', {
      title: '公告',
      type,
      content: '<p onclick="x()">好<script>alert(1)</script><a href="javascript:x()">链</a></p>',
    })
    expect(message['content']).toBe('<p>好<a>链</a></p>')
  })

  test('masked fields are masked, revealed one by one, and never overwritten by their stars', async () => {
    expect(tenant).toMatchObject({ name: '张*', phone: '138****1111', id_card: '110************02X' })
    expect(await reveal(company.context, model.entities['tenant']!, tenant['tenant_id'] as number, 'phone')).toBe(
      '13800001111',
    )
    const denied = company.as(company.scope, model.entities['tenant']!.access.reveal!)
    await expect(
      reveal(denied.context, model.entities['tenant']!, tenant['tenant_id'] as number, 'phone'),
    ).rejects.toMatchObject({ key: 'forbidden' })
    expect(
      await company.try('update', 'tenant', {
        id: String(tenant['tenant_id']),
        body: { version: 1, phone: '138****1111' },
      }),
    ).toMatchObject({ error: 'invalid', fields: ['phone'] })
  })

  test('a deletion tells beforehand what forbids it and what goes with it, and then does so', async () => {
    const impact = await company.do<{ name: string; blocked: Row[]; lost: Row[] }>('impact', 'home', {
      id: String(sun['home_id']),
    })
    expect(impact.name).toBe('阳光')
    expect(impact.blocked.map(({ entity, count }) => [entity, count])).toEqual(
      expect.arrayContaining([
        ['device', 1],
        ['tenant', 1],
      ]),
    )
    expect(impact.lost.map(({ entity, count }) => [entity, count])).toEqual([['room', 2]])
    expect(await company.try('remove', 'home', { id: String(sun['home_id']) })).toMatchObject({
      error: 'in_use',
      details: { params: { name: '阳光' } },
    })
    const empty = await company.create('store', { name: '空店' })
    await company.do('remove', 'store', { id: String(empty['id']), query: { version: '1' } })
    expect(await company.try('info', 'store', { id: String(empty['id']) })).toMatchObject({ error: 'not_found' })
  })

  test('locked records refuse with their reason', async () => {
    const role = await company.create('role', { name: '内置', permissions: [model.app.permissions[0]!.key] })
    await company.store.script(`update roles set built_in = true where id = ${String(role['id'])}`)
    expect(
      await company.try('update', 'role', { id: String(role['id']), body: { version: 1, note: 'x' } }),
    ).toMatchObject({ error: 'not_changeable', details: { params: { reason: '内置角色不能修改' } } })
    expect(await company.try('remove', 'role', { id: String(role['id']) })).toMatchObject({
      error: 'not_changeable',
      details: { params: { reason: '内置角色不能删除' } },
    })
  })

  test('an account that holds money is not deleted, an empty one is', async () => {
    const [full, empty] = [
      await company.create('fund_account', { name: '主账户' }),
      await company.create('fund_account', { name: '备用' }),
    ]
    await company.store.script(`update fund_accounts set balance = 12.5 where id = ${String(full['id'])}`)
    expect(await company.try('remove', 'fund_account', { id: String(full['id']) })).toMatchObject({
      error: 'not_changeable',
      details: { params: { reason: expect.stringContaining('不能删除') } },
    })
    await company.do('remove', 'fund_account', { id: String(empty['id']), query: { version: '1' } })
    expect(await company.try('info', 'fund_account', { id: String(empty['id']) })).toMatchObject({ error: 'not_found' })
  })

  test('a batch does all or nothing and names the record that stopped it', async () => {
    const [a, b] = [await company.create('store', { name: '甲店' }), await company.create('store', { name: '乙店' })]
    const ids = [a['id'], b['id']]
    expect(await company.do('batch', 'store', { body: { action: 'update', ids, data: { region: '华东' } } })).toEqual({
      results: ids.map((id) => ({ id, ok: true })),
    })
    const stopped = await company.try('batch', 'store', { body: { action: 'remove', ids: [...ids, east['id']] } })
    expect(stopped).toMatchObject({ error: 'in_use', data: { id: east['id'] } })
    expect((await company.list('store', { region: '华东' })).count).toBe(2)
    await company.do('batch', 'store', { body: { action: 'remove', ids } })
    expect((await company.list('store', { region: '华东' })).count).toBe(0)
    expect(await company.try('batch', 'store', { body: { action: 'drop', ids: [], more: 1 } })).toMatchObject({
      error: 'invalid',
      fields: ['more', 'action', 'ids'],
    })
  })

  test('a batch of a thousand is a few statements, and tells of each record that stays why it does', async () => {
    const { store, asked } = counting(company.store)
    const missing = Array.from({ length: 1000 }, (_, at) => 700_000 + at)
    const { results } = await new Company(store, company.scope).do<{ results: { ok: boolean }[] }>('batch', 'store', {
      body: { action: 'remove', each: true, ids: missing },
    })
    expect(results.filter(({ ok }) => !ok)).toHaveLength(1000)
    expect(asked()).toBeLessThan(200)
  })

  test('of records deleted each by itself those that are held stay, also where one holds another', async () => {
    const stores = [await company.create('store', { name: '甲' }), await company.create('store', { name: '乙' })]
    const ids = [stores[0]!['id'], east['id'], 888_888, stores[1]!['id']]
    const { results } = await company.do<{ results: object[] }>('batch', 'store', {
      body: { action: 'remove', each: true, ids },
    })
    expect(results).toEqual([
      { id: ids[0], ok: true },
      {
        id: ids[1],
        ok: false,
        name: east['name'],
        err_code: expect.any(Number) as number,
        err_msg: expect.stringContaining('房源') as string,
      },
      {
        id: ids[2],
        ok: false,
        name: '#888888',
        err_code: expect.any(Number) as number,
        err_msg: expect.any(String) as string,
      },
      { id: ids[3], ok: true },
    ])
  })

  test('of records given what only one may have the first keeps it', async () => {
    const twins = [await company.create('store', { name: '丙' }), await company.create('store', { name: '丁' })]
    const ids = twins.map((one) => one['id'])
    const { results } = await company.do<{ results: object[] }>('batch', 'store', {
      body: { action: 'update', each: true, ids, data: { name: '戊' } },
    })
    expect(results).toMatchObject([
      { id: ids[0], ok: true },
      { id: ids[1], ok: false, name: '丁' },
    ])
    await company.do('batch', 'store', { body: { action: 'remove', ids } })
  })

  test('another company’s records are not there', async () => {
    const other = company.as(systemScope(2))
    const id = String(east['id'])
    expect((await other.list('store')).count).toBe(0)
    expect(await other.try('info', 'store', { id })).toMatchObject({ error: 'not_found' })
    expect(await other.try('update', 'store', { id, body: { version: 1, note: 'x' } })).toMatchObject({
      error: 'not_found',
    })
    expect(await other.try('remove', 'store', { id })).toMatchObject({ error: 'not_found' })
    expect(await other.try('create', 'home', { body: homeIn(east, '别家') })).toMatchObject({
      error: 'foreign',
      fields: ['store_id'],
    })
  })

  test('a store account sees and writes what belongs to its stores', async () => {
    const clerk = company.as(
      scopeOf({
        client_id: 1,
        staff_id: 1,
        role_id: 2,
        type: 1,
        store_ids: [west['id'] as number],
        home_ids: [],
        home_store_ids: [],
      }),
    )
    expect((await clerk.list('home')).list.map(({ name }) => name)).toEqual(['月光'])
    expect((await clerk.list('room', { room_type: '1' })).list.map((row) => row['room_id'])).toEqual([far['room_id']])
    expect(await clerk.try('info', 'home', { id: String(sun['home_id']) })).toMatchObject({ error: 'not_found' })
    expect(await clerk.try('create', 'home', { body: homeIn(east, '越界') })).toMatchObject({ error: 'out_of_scope' })
    expect(
      await clerk.try('update', 'home', { id: String(moon['home_id']), body: { version: 1, store_id: east['id'] } }),
    ).toMatchObject({ error: 'out_of_scope' })
    expect(await clerk.do('info', 'home', { id: String(moon['home_id']) })).toMatchObject({
      store_id: west['id'],
      version: 1,
    })
  })

  test('a list that reaches beyond what the asker sees keeps what lies there, without its name', async () => {
    const role = await company.create('role', { name: '兼管', permissions: [] })
    const shared = await company.create('staff', {
      name: '兼管家',
      account: 'shared',
      phone: '13800007777',
      password: 'Correct-horse-9',
      role_id: role['id'],
      store_ids: [west['id']],
      home_ids: [sun['home_id'], moon['home_id']],
    })
    const id = String(shared['staff_id'])
    const homes = [sun['home_id'], moon['home_id']]
    const manager = company.as(
      scopeOf({
        client_id: 1,
        staff_id: 1,
        role_id: 2,
        type: 1,
        store_ids: [west['id'] as number],
        home_ids: [],
        home_store_ids: [],
      }),
    )
    const names = [null, '月光']
    expect(await manager.do('info', 'staff', { id })).toMatchObject({ home_ids: homes, _labels: { home_ids: names } })
    expect((await manager.list('staff', { account: 'shared' })).list).toMatchObject([
      { home_ids: homes, _labels: { home_ids: names } },
    ])
    expect((await company.list('staff', { account: 'shared' })).list).toMatchObject([
      { _labels: { home_ids: [sun['name'], '月光'] } },
    ])
    // Nor is it found by its name.
    const found = async (by: Company, name: unknown) =>
      (await by.list('staff', { 'home_ids.name': String(name), account: 'shared' })).list.length
    expect([
      await found(company, sun['name']),
      await found(manager, sun['name']),
      await found(manager, '月光'),
    ]).toEqual([1, 0, 1])
    // An account that sees more is not one's to change: nothing of the list is lost.
    for (const body of [{ note: '夜班' }, { home_ids: homes }]) {
      expect(await manager.try('update', 'staff', { id, body: { version: shared.version, ...body } })).toMatchObject({
        error: 'out_of_scope',
      })
    }
    expect(await company.do('info', 'staff', { id })).toMatchObject({ home_ids: homes, note: null })
    await company.do('remove', 'staff', { id })
    await company.do('remove', 'role', { id: String(role['id']) })
  })

  test('without the permission nothing is done', async () => {
    const entity = model.entities['home']!
    const guest = company.as(company.scope, entity.access.create!, entity.access.remove!)
    expect(await guest.try('create', 'home', { body: homeIn(east, '无权') })).toMatchObject({ error: 'forbidden' })
    expect(await guest.try('remove', 'home', { id: String(sun['home_id']) })).toMatchObject({ error: 'forbidden' })
    expect(await guest.try('batch', 'home', { body: { action: 'remove', ids: [sun['home_id']] } })).toMatchObject({
      error: 'forbidden',
    })
  })

  test('keys that are none belong to no record', async () => {
    const ids = ['0', '-1', 'abc', '1.5', '1e3', '99999999999999999999', '']
    const outcomes = await Promise.all(ids.map((id) => company.try('info', 'home', { id })))
    expect(outcomes.map(({ error }) => error)).toEqual(ids.map(() => 'not_found'))
  })
})
