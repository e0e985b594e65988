/**
 * Settings, teams and rules belong to the places that they name: a store's account sees its own and the company's, and
 * changes its own.
 */
import { beforeAll, expect, test } from 'vitest'
import { scopeOf } from '../support/scopes.ts'
import { describeStores } from '../support/stores.ts'
import { type Company, found, homeIn, type Row } from './company.ts'

describeStores('what belongs to some stores and homes', (open) => {
  let company: Company
  let mine: Company
  let caretaker: Company
  let places: Record<'store' | 'home' | 'room', readonly [own: Row, other: Row]>

  beforeAll(async () => {
    company = await found(open)
    const stores = [
      await company.create('store', { name: '东店' }),
      await company.create('store', { name: '西店' }),
    ] as const
    const homes = [
      await company.create('home', homeIn(stores[0], '阳光')),
      await company.create('home', homeIn(stores[1], '月光')),
    ] as const
    const rooms = [
      await company.create('room', { home_id: homes[0]['home_id'], room_name: '101' }),
      await company.create('room', { home_id: homes[1]['home_id'], room_name: '101' }),
    ] as const
    places = { store: stores, home: homes, room: rooms }
    const account = { client_id: 1, staff_id: 7, role_id: 5, home_ids: [], home_store_ids: [] }
    mine = company.as(scopeOf({ ...account, type: 1, store_ids: [Number(stores[0]['id'])] }))
    caretaker = company.as(
      scopeOf({
        ...account,
        type: 0,
        store_ids: [],
        home_ids: [Number(homes[0]['home_id'])],
        home_store_ids: [Number(stores[0]['id'])],
      }),
    )
  }, 60_000)

  const seenBy = async (who: Company, entity: string) =>
    (await who.list(entity, { sort: 'id' })).list.map(({ id }) => id)

  test.each(['lock_setting', 'elemeter_setting', 'watermeter_setting'])('%s', async (entity) => {
    const whole = await company.create(entity, { level: 1 })
    const of = async (which: 0 | 1) => [
      await company.create(entity, { level: 2, store_id: places.store[which]['id'] }),
      await company.create(entity, { level: 3, home_id: places.home[which]['home_id'] }),
      await company.create(entity, {
        level: 4,
        home_id: places.home[which]['home_id'],
        room_id: places.room[which]['room_id'],
      }),
    ]
    const [own, other] = [await of(0), await of(1)]
    expect(await seenBy(mine, entity)).toEqual([whole, ...own].map(({ id }) => id))
    expect(await seenBy(caretaker, entity)).toEqual([whole, ...own].map(({ id }) => id))
    const named = ['一号公司', '东店', '阳光', '阳光 房间101']
    expect((await mine.list(entity, { sort: 'id' })).list.map(({ applies_to }) => applies_to)).toEqual(named)

    const change = async (who: Company, row: Row) =>
      (await who.try('batch', entity, { body: { action: 'remove', ids: [row['id']] } })).error
    expect(await Promise.all(other.map((row) => change(mine, row)))).toEqual(['not_found', 'not_found', 'not_found'])
    expect([await change(mine, whole), await change(caretaker, whole), await change(caretaker, own[0]!)]).toEqual([
      'out_of_scope',
      'out_of_scope',
      'out_of_scope',
    ])
    expect(
      (
        await mine.try('create', entity, {
          body: { level: 4, home_id: places.home[1]['home_id'], room_id: places.room[1]['room_id'] },
        })
      ).error,
    ).not.toBeNull()
    for (const row of own)
      expect((await mine.try('update', entity, { id: String(row['id']), body: { version: 1 } })).error).toBeNull()
    expect(await change(caretaker, own[2]!)).toBeNull()
    expect(await Promise.all(own.slice(0, 2).map((row) => change(mine, row)))).toEqual([null, null])

    const told = (await mine.list('operation_log', { resource: entity, action: 'remove', sort: 'id' })).list.map(
      ({ record_id }) => record_id,
    )
    expect([...told].sort()).toEqual(own.map(({ id }) => id).sort())
    const made = (await company.list('operation_log', { resource: entity, action: 'create', sort: 'id' })).list.map(
      ({ record_name }) => record_name,
    )
    expect(made).toEqual(['一号公司', '东店', '阳光', '阳光 房间101', '西店', '月光', '月光 房间101'])
    expect((await mine.list('operation_log', { resource: entity, record_id: String(other[0]!['id']) })).list).toEqual(
      [],
    )
  })

  test('teams and rules of several stores are seen by each of them, and changed by who has all', async () => {
    const team = (name: string, ...stores: readonly Row[]) =>
      company.create('team', { name, leader: '王队长', phone: '13800001111', store_ids: stores.map(({ id }) => id) })
    const teams = [
      await team('全公司'),
      await team('东', places.store[0]),
      await team('西', places.store[1]),
      await team('东西', ...places.store),
    ]
    expect(await seenBy(mine, 'team')).toEqual([0, 1, 3].map((at) => teams[at]!['id']))
    const rule = (name: string, ...homes: readonly Row[]) =>
      company.create('in_out_setting', { name, home_ids: homes.map(({ home_id }) => home_id) })
    const rules = [
      await rule('全部'),
      await rule('阳光', places.home[0]),
      await rule('月光', places.home[1]),
      await rule('两处', ...places.home),
    ]
    for (const who of [mine, caretaker])
      expect(await seenBy(who, 'in_out_setting')).toEqual([0, 1, 3].map((at) => rules[at]!['id']))
    const changed = async (entity: string, rows: readonly Row[]) =>
      Promise.all(
        rows.map(
          async (row) =>
            (
              await mine.try('update', entity, {
                id: String(row['id']),
                body: { name: `新${String(row['name'])}`, version: 1 },
              })
            ).error,
        ),
      )
    expect(await changed('team', teams)).toEqual(['out_of_scope', null, 'not_found', 'out_of_scope'])
    expect(await changed('in_out_setting', rules)).toEqual(['out_of_scope', null, 'not_found', 'out_of_scope'])
  })
})
