/**
 * Settings of each kind: one record for each place, the company's stays, and a room takes what it does not say itself
 * from its household, its building, its home.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { effectiveSettings } from '../../src/server/operations/effective-settings.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import { describePlan } from '../../src/server/store/differ/plan.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import { csvOf, foundByAccount, imported } from '../import/files.ts'
import { describeStores } from '../support/stores.ts'
import { type Company, homeIn, model, type Row } from './company.ts'

/** Of rooms; the others end at homes, as the reminders of leases, which `jobs/lease-ending.test.ts` tries. */
const SETTINGS = Object.values(model.entities)
  .filter(({ inherit }) => inherit.includes('room_id'))
  .map(({ name }) => name)
/** A value that any of them may say of itself. */
const SAYS: Readonly<Record<string, readonly [field: string, values: readonly [unknown, unknown, unknown]]>> = {
  lock_setting: ['lock_audio_play_num', [1, 2, 3]],
  elemeter_setting: ['capacity', [1000, 2000, 3000]],
  watermeter_setting: ['cold_price', ['1.0000', '2.0000', '3.0000']],
}

test('every kind of settings of rooms is tried here', () =>
  expect(SETTINGS.toSorted()).toEqual(Object.keys(SAYS).toSorted()))

describeStores('Settings', (open) => {
  let company: Company
  let store: Row
  let home: Row
  let rooms: Record<'building' | 'household' | 'first' | 'second' | 'alone', Row>

  beforeAll(async () => {
    company = await foundByAccount(open)
    store = await company.create('store', { name: '东店' })
    home = await company.create('home', homeIn(store, '阳光'))
    const room = (rest: object) => company.create('room', { home_id: home['home_id'], ...rest })
    const building = await room({ room_type: 3, building_name: '3' })
    const household = await room({
      room_type: 4,
      building_name: '3',
      household_name: '201',
      parent_ids: [building['room_id']],
    })
    const both = [building['room_id'], household['room_id']]
    rooms = {
      building,
      household,
      first: await room({ room_name: 'A', building_name: '3', household_name: '201', parent_ids: both }),
      second: await room({ room_name: 'B', building_name: '3', household_name: '201', parent_ids: both }),
      alone: await room({ room_name: 'C' }),
    }
    // A circle, which nobody stops people from saying.
    await company.store.query({
      text: 'insert into rooms_parent_ids (client_id, owner_id, item_id) values (1, $1, $2)',
      values: [building['room_id'], household['room_id']],
    })
  }, 120_000)

  describe.each(SETTINGS)('%s', (entity) => {
    const [field, values] = SAYS[entity]!
    const of = (room: Row) => ({ level: 4, home_id: home['home_id'], room_id: room['room_id'] })
    const said = async (room: Row) =>
      (
        await effectiveSettings(
          company.context,
          model.entities[entity]!,
          model.entities['room']!,
          Number(room['room_id']),
        )
      ).find((one) => one.field === field)!
    const places = async () => (await company.list(entity, { sort: 'id' })).list.map(({ applies_to }) => applies_to)

    test('are one for each place, whatever wider places a record names', async () => {
      await company.create(entity, { level: 1, [field]: values[0] })
      await company.create(entity, { level: 2, store_id: store['id'] })
      await company.create(entity, { level: 3, home_id: home['home_id'] })
      await company.create(entity, of(rooms.alone))
      for (const body of [
        { level: 1 },
        { level: 2, store_id: store['id'] },
        { level: 3, home_id: home['home_id'] },
        { level: 3, home_id: home['home_id'], store_id: store['id'] },
        of(rooms.alone),
      ]) {
        expect([body, (await company.try('create', entity, { body })).error]).toEqual([body, 'settings_taken'])
      }
      const atOnce = await Promise.all(
        Array.from({ length: 4 }, () => company.try('create', entity, { body: of(rooms.second) })),
      )
      expect(atOnce.map(({ error }) => error ?? 'made').toSorted()).toEqual([
        'made',
        'settings_taken',
        'settings_taken',
        'settings_taken',
      ])
      expect(await imported(company, entity, csvOf([['设置层级'], ['公司']]), { key: 'none' })).toMatchObject({
        wrong: 1,
        added: 0,
      })
      expect(await places()).toEqual(['一号公司', '东店', '阳光', '阳光 房间C', '阳光 3#201-房间B'])
      await company.do('batch', entity, {
        body: { action: 'remove', ids: (await company.list(entity, { level: '4' })).list.map(({ id }) => id) },
      })
    })

    test('of the company stay, one by one and with others; those of a place go', async () => {
      const [whole] = (await company.list(entity, { level: '1' })).list
      const removed = await company.try('remove', entity, { id: String(whole!['id']) })
      expect([removed.error, removed.details?.params['reason']]).toEqual([
        'not_changeable',
        '公司的默认设置不能删除；如需恢复默认，请编辑并清空各项。',
      ])
      const mine = await company.create(entity, of(rooms.alone))
      const both = { action: 'remove', ids: [whole!['id'], mine['id']] }
      expect((await company.try('batch', entity, { body: both })).error).not.toBeNull()
      await company.do('batch', entity, { body: { ...both, each: true } })
      expect((await places()).filter((place) => place === '一号公司' || place === '阳光 房间C')).toEqual(['一号公司'])
    })

    test('come from the room, else its household, its building, its home, its store, the company', async () => {
      expect(await said(rooms.first)).toMatchObject({
        value: values[0],
        from: 'company',
        above: false,
        name: '一号公司',
      })
      const building = await company.create(entity, { ...of(rooms.building), [field]: values[1] })
      expect(await said(rooms.first)).toMatchObject({ value: values[1], from: 'room', above: true, id: building['id'] })
      const household = await company.create(entity, { ...of(rooms.household), [field]: values[2] })
      for (const room of [rooms.first, rooms.second])
        expect(await said(room)).toMatchObject({
          value: values[2],
          from: 'room',
          above: true,
          id: household['id'],
          name: '阳光 3#201',
        })
      expect(await said(rooms.household)).toMatchObject({
        value: values[2],
        from: 'room',
        above: false,
        id: household['id'],
      })
      const own = await company.create(entity, { ...of(rooms.first), [field]: values[0] })
      expect(await said(rooms.first)).toMatchObject({ value: values[0], from: 'room', above: false, id: own['id'] })
      expect(await said(rooms.second)).toMatchObject({ value: values[2], id: household['id'] })
      expect(await said(rooms.alone)).toMatchObject({ value: values[0], from: 'company' })
    })
  })

  test('that a database holds twice are kept, and its owner is told what to do', async () => {
    const { store: db } = company
    const tables = tablesOf(model)
    const index = tables
      .find(({ name }) => name === 'lock_settings')!
      .indexes.find(({ onePlace }) => onePlace !== undefined)!
    await db.script(
      `drop index "${index.name}"; insert into lock_settings (client_id, level, lock_audio_play_num) values (1, 1, 7)`,
    )
    const left = async () => (await applyTables(db, tables, { mode: 'auto' })).left
    const [step, ...others] = await left()
    expect([others, step?.needed, step?.level]).toEqual([[], false, 'refused'])
    expect(describePlan({ steps: [step!] }, 'en')).toMatch(
      /lock_settings: 2 records \(\w+ \d+, \d+\) are of a place that has more than one; the newest counts for now\. Keep one for each place in the list, then start again/,
    )
    expect(
      (
        await effectiveSettings(
          company.as(systemScope(1)).context,
          model.entities['lock_setting']!,
          model.entities['store']!,
          Number(store['id']),
        )
      ).find(({ field }) => field === 'lock_audio_play_num'),
    ).toMatchObject({ value: 7 })
    await db.script('delete from lock_settings where lock_audio_play_num = 7')
    expect(await left()).toEqual([])
    expect((await company.try('create', 'lock_setting', { body: { level: 1 } })).error).toBe('settings_taken')
  })
})
