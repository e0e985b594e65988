/**
 * What several people keep of one list: sums of all that matches, views that belong to somebody, and many records
 * changed at once.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { scopeOf } from '../support/scopes.ts'
import { describeStores } from '../support/stores.ts'
import { type Company, found, homeIn, type Row } from './company.ts'

describeStores('a list that people share', (open) => {
  let company: Company
  let rooms: Row[]
  let home: Row
  /** Two of one role, and one of another who may not share. */
  const people: Company[] = []
  const roles: Row[] = []

  beforeAll(async () => {
    company = await found(open)
    const west = await company.create('store', { name: '城西店' })
    const east = await company.create('store', { name: '城东店' })
    home = await company.create('home', homeIn(west, '晴空苑'))
    const far = await company.create('home', homeIn(east, '远山居'))
    rooms = []
    for (const [place, rent] of ['0.10', '0.20', '1999.70'].entries())
      rooms.push(await company.create('room', { home_id: home['home_id'], room_name: `10${place}`, floor: 3, rent }))
    rooms.push(await company.create('room', { home_id: far['home_id'], room_name: '201', floor: 5, rent: '5000.05' }))
    for (const name of ['主管', '文员']) roles.push(await company.create('role', { name, permissions: [] }))
    for (const [place, role] of [roles[0]!, roles[0]!, roles[1]!].entries()) {
      const member = await company.create('staff', {
        name: '员工',
        account: `member${place}`,
        phone: `1380000000${place}`,
        password: 'Correct-horse-9',
        role_id: role['id'],
        store_ids: [west['id']],
      })
      const scope = scopeOf({
        client_id: 1,
        staff_id: member['staff_id'] as number,
        role_id: role['id'] as number,
        type: 1,
        store_ids: [west['id'] as number],
        home_ids: [],
        home_store_ids: [],
      })
      people.push(place === 2 ? company.as(scope, 'view_share') : company.as(scope))
    }
  }, 60_000)

  describe('is summed', () => {
    const totals = (who: Company, query: Record<string, string> = {}) =>
      who.do<{ count: number; totals: Record<string, unknown> }>('totals', 'room', { query })

    test('exactly, over everything that the filters match', async () => {
      expect(await totals(company, { floor: '3' })).toEqual({ count: 3, totals: { rent: '2000.00' } })
      expect(await totals(company, { room_type: '1', q: '201' })).toEqual({ count: 1, totals: { rent: '5000.05' } })
      expect(await totals(company, { floor: '77' })).toEqual({ count: 0, totals: { rent: '0.00' } })
    })

    test('within the asker’s stores alone', async () => {
      expect((await totals(people[0]!, { room_type: '1' })).totals).toEqual({ rent: '2000.00' })
    })

    test('by columns that the schema sums; any other is refused', async () => {
      expect(await company.try('totals', 'room', { query: { columns: 'floor' } })).toMatchObject({
        error: 'bad_value',
        fields: ['floor'],
      })
      expect(await company.try('totals', 'room', { query: { limit: '5' } })).toMatchObject({
        error: 'unknown_parameter',
      })
    })

    test('unless the role may not read the column', async () => {
      const { context } = company.as(company.scope, 'finance_base')
      const room = context.model.entities['room']!
      const hidden = {
        ...room,
        fields: room.fields.map((field) => (field.name === 'rent' ? { ...field, permission: 'finance_base' } : field)),
      }
      const { operations } = await import('../../src/server/operations/table.ts')
      const asked = { ...context, model: { ...context.model, entities: { ...context.model.entities, room: hidden } } }
      await expect(operations.totals(asked, hidden, { query: { columns: 'rent' } })).rejects.toMatchObject({
        key: 'bad_value',
      })
      expect(await operations.totals(asked, hidden, { query: {} })).toMatchObject({
        text: expect.not.stringContaining('rent') as string,
      })
    })
  })

  describe('has views', () => {
    const view = (name: string, rest: Record<string, unknown> = {}) => ({
      name,
      list: 'rooms',
      filters: [{ name: 'floor', value: '3' }],
      layout: [{ name: 'rent', shown: false }],
      ...rest,
    })
    const names = async (who: Company) =>
      (await who.list('saved_view', { list: 'rooms', sort: 'name' })).list.map(({ name }) => name)

    test('that are their maker’s own until they are shared with a role or with all', async () => {
      const [one, other, clerk] = people as [Company, Company, Company]
      const made = await one.create('saved_view', view('三楼'))
      expect(made).toMatchObject({ staff_id: one.scope.staff_id, sharing: 1, filters: [{ name: 'floor', value: '3' }] })
      expect([await names(one), await names(other), await names(clerk)]).toEqual([['三楼'], [], []])
      const id = String(made['id'])
      expect(await other.try('info', 'saved_view', { id })).toMatchObject({ error: 'not_found' })
      const shared = await one.do('update', 'saved_view', {
        id,
        body: { version: 1, sharing: 2, role_id: roles[0]!['id'] },
      })
      expect([await names(other), await names(clerk)]).toEqual([['三楼'], []])
      await one.do('update', 'saved_view', { id, body: { version: shared.version, sharing: 3 } })
      expect([await names(other), await names(clerk)]).toEqual([['三楼'], ['三楼']])
    })

    test('which nobody else changes, deletes or takes over', async () => {
      const [one, other] = people as [Company, Company]
      const {
        list: [shared],
      } = await other.list('saved_view', { list: 'rooms' })
      const id = String(shared!['id'])
      expect(
        await other.try('update', 'saved_view', { id, body: { version: shared!.version, name: '我的' } }),
      ).toMatchObject({ error: 'out_of_scope' })
      expect(await other.try('remove', 'saved_view', { id })).toMatchObject({ error: 'out_of_scope' })
      expect(
        await other.try('batch', 'saved_view', { body: { action: 'remove', ids: [shared!['id']] } }),
      ).toMatchObject({ error: 'out_of_scope' })
      expect(
        await other.try('create', 'saved_view', { body: view('借名', { staff_id: one.scope.staff_id }) }),
      ).toMatchObject({ error: 'invalid', fields: ['staff_id'] })
      expect(await one.do('remove', 'saved_view', { id })).toMatchObject({ id: shared!['id'] })
    })

    test('that are shared only by those who may share', async () => {
      const clerk = people[2]!
      expect(await clerk.try('create', 'saved_view', { body: view('给大家', { sharing: 3 }) })).toMatchObject({
        error: 'invalid',
        fields: ['sharing'],
      })
      expect(await people[0]!.try('create', 'saved_view', { body: view('缺角色', { sharing: 2 }) })).toMatchObject({
        error: 'invalid',
        fields: ['role_id'],
      })
      expect(await clerk.create('saved_view', view('自用'))).toMatchObject({ sharing: 1 })
    })

    test('of which each person opens a list with one of their own choosing', async () => {
      const [one, other] = people as [Company, Company]
      const shared = await one.create('saved_view', view('共用', { sharing: 3 }))
      const secret = await one.create('saved_view', view('私用'))
      expect(await other.create('view_default', { list: 'rooms', view_id: shared['id'] })).toMatchObject({
        staff_id: other.scope.staff_id,
      })
      expect(
        await other.try('create', 'view_default', { body: { list: 'homes', view_id: secret['id'] } }),
      ).toMatchObject({ error: 'invalid', fields: ['view_id'] })
      expect((await one.list('view_default')).list).toEqual([])
    })
  })

  describe('is changed many at a time', () => {
    test('each record by itself: what fails is named, the others stay changed', async () => {
      const ids = [rooms[0]!['room_id'], rooms[3]!['room_id'], rooms[1]!['room_id'], 999_999]
      const { results } = await people[0]!.do<{ results: unknown[] }>('batch', 'room', {
        body: { action: 'update', each: true, ids, data: { floor: 8 } },
      })
      expect(results).toEqual([
        { id: ids[0], ok: true },
        expect.objectContaining({
          id: ids[1],
          ok: false,
          name: `#${String(ids[1])}`,
          err_msg: expect.any(String) as string,
        }),
        { id: ids[2], ok: true },
        expect.objectContaining({ id: 999_999, ok: false }),
      ])
      expect((await company.list('room', { floor: '8' })).list.map(({ room_id }) => room_id).sort()).toEqual([
        ids[0],
        ids[2],
      ])
    })

    test('and says at which field a record is to blame', async () => {
      const publicArea = (await company.list('room', { home_id: String(home['home_id']), room_type: '2' })).list[0]!
      const { results } = await company.do<{ results: { err_msg?: string; name?: string }[] }>('batch', 'room', {
        body: { action: 'remove', each: true, ids: [publicArea['room_id']] },
      })
      expect(results[0]).toMatchObject({
        ok: false,
        name: publicArea['display_name'],
        err_msg: expect.stringContaining('公区不能删除') as string,
      })
    })
  })
})
