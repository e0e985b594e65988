/** A list as a tree: of what somebody sees, what has nothing above it, and what is below a record; never a circle. */
import { beforeAll, expect, test } from 'vitest'
import { buildModel } from '../../src/model/build.ts'
import { readDocuments } from '../../src/model/load.ts'
import type { Context } from '../../src/server/operations/context.ts'
import { scopeOf } from '../../src/server/policies/scope.ts'
import { describeOne } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { Company, type Row } from './company.ts'

const fleet = await readDocuments('tests/second-product/schemas')
const { model, mistakes } = buildModel([
  ...(await readDocuments('schemas')).filter(({ file }) => file.startsWith('system/')),
  // What is archived is above nobody who is still there.
  ...fleet.map((one) =>
    one.file === 'entities/driver.json'
      ? {
          ...one,
          text: one.text
            .replace('"x-list": {', '"x-list": { "views": { "tree": { "by": "leader_id" } },')
            .replace(
              '"properties": {',
              '"properties": { "leader_id": { "type": "integer", "x-reference": "driver", "x-label": { "zh": "班长", "en": "Leader" } },',
            ),
        }
      : one,
  ),
])
if (model === undefined) throw new Error(JSON.stringify(mistakes))
const withLeaders = model

class Fleet extends Company {
  override get context(): Context {
    return {
      ...super.context,
      model: withLeaders,
      validate: (_, __, body) => Promise.resolve(body as Record<string, unknown>),
      actor: { ...super.context.actor, permissions: new Set(withLeaders.app.permissions.map(({ key }) => key)) },
    }
  }
}

describeOne('a tree', (open) => {
  let fleet: Fleet
  let east: Row, coast: Row, city: Row
  beforeAll(async () => {
    const store = await open()
    await makeTables(store, withLeaders)
    await store.script(`insert into clients (client_id, name) values (1, '一号车队'), (2, '二号车队')`)
    fleet = new Fleet(store)
    const region = (name: string, above?: Row) => fleet.create('region', { name, above_id: above?.['id'] ?? null })
    east = await region('华东')
    coast = await region('沿海', east)
    city = await region('滨江', coast)
    await region('华北')
  }, 120_000)

  const names = async (of: Company, query: Record<string, string>, entity = 'region') =>
    (await of.list(entity, { sort: 'id', ...query })).list.map(({ name }) => name)

  test('begins with what has nothing above it, and goes down step by step', async () => {
    expect(await names(fleet, { top: 'true' })).toEqual(['华东', '华北'])
    expect(await names(fleet, { above_id: String(east['id']) })).toEqual(['沿海'])
    expect(await names(fleet, { above_id: String(coast['id']) })).toEqual(['滨江'])
  })

  test('begins at the highest that somebody sees, where what is above is not theirs', async () => {
    const ids = [coast['id'], city['id']].map(Number)
    const account = { client_id: 1, staff_id: 1, role_id: 101, permissions: new Set<string>() }
    const lists = { region: { ids, above: {}, counts: true }, depot: { ids: [], above: {}, counts: false } }
    const limited = new Fleet(fleet.store, scopeOf(withLeaders.app.scopes, { ...account, lists }))
    expect(await names(limited, { top: 'true' })).toEqual(['沿海'])
    expect(await names(limited, { above_id: String(coast['id']) })).toEqual(['滨江'])
    expect(await names(limited, { above_id: String(east['id']) })).toEqual(['沿海'])
  })

  test('keeps what was below a record that is archived', async () => {
    const depot = await fleet.create('depot', { name: '滨江车场', region_id: city['id'] })
    const driver = (name: string, leader_id: unknown = null) =>
      fleet.create('driver', { name, phone: '13800000001', depot_id: depot['id'], leader_id })
    const leader = await driver('周建国')
    await driver('吴海', leader['id'])
    expect(await names(fleet, { top: 'true' }, 'driver')).toEqual(['周建国'])
    await fleet.do('remove', 'driver', { id: String(leader['id']) })
    expect(await names(fleet, { top: 'true' }, 'driver')).toEqual(['吴海'])
  })

  test('has no circle', async () => {
    const body = { above_id: city['id'], version: 1 }
    for (const id of [east, city].map((one) => String(one['id'])))
      expect((await fleet.try('update', 'region', { id, body })).fields).toEqual(['above_id'])
  })

  test('begins at what the list is filtered by', async () => {
    expect(await names(fleet, { top: 'true', q: '滨' })).toEqual(['滨江'])
    expect(await names(fleet, { top: 'true', id: [east, city].map(({ id }) => String(id)).join(',') })).toEqual([
      '华东',
      '滨江',
    ])
  })

  test('is of lists that say so, and whole', async () => {
    expect((await fleet.try('list', 'depot', { query: { top: 'true' } })).error).toBe('unknown_parameter')
    expect((await fleet.try('list', 'region', { query: { top: 'false' } })).error).toBe('bad_value')
  })
})
