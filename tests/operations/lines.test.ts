/** Rows of another entity that are edited with their record: the stops of the second product's routes. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { teach } from '../../src/kinds/ajv.ts'
import { recordSchemas } from '../../src/kinds/record-schemas.ts'
import { buildModel } from '../../src/model/build.ts'
import { readDocuments } from '../../src/model/load.ts'
import type { Context } from '../../src/server/operations/context.ts'
import { validateWith } from '../../src/server/operations/write/validate-with.ts'
import { excessOf } from '../../src/server/routes/excess.ts'
import type { Input } from '../../src/server/operations/operation.ts'
import { scopeOf, systemScope } from '../../src/server/policies/scope.ts'
import { describeStores } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'
import { Company, type Row } from './company.ts'

const { model, mistakes } = buildModel([
  ...(await readDocuments('schemas')).filter(({ file }) => file.startsWith('system/')),
  ...(await readDocuments('tests/second-product/schemas')),
])
if (model === undefined) throw new Error(JSON.stringify(mistakes))
const fleet = model

const ajv = teach(new Ajv2020({ allErrors: true, strict: false }))
const validators = Object.fromEntries(
  Object.values(fleet.entities).map((entity) => {
    const { create, update } = recordSchemas(entity)
    const compiled = { create: ajv.compile(create), update: ajv.compile(update) }
    return [entity.name, () => Promise.resolve(compiled)]
  }),
)

class Fleet extends Company {
  override get context(): Context {
    const keys = fleet.app.permissions.map(({ key }) => key).filter((key) => !this.without.includes(key))
    return {
      ...super.context,
      model: fleet,
      rules: apartment,
      validate: validateWith({ model: fleet, validators } as never),
      actor: { ...super.context.actor, client_id: this.scope.client_id, permissions: new Set(keys) },
    }
  }
}

describeStores('rows of a record', (open) => {
  let fleet: Fleet
  let depots: readonly number[]
  let count = 0

  beforeAll(async () => {
    const store = await open()
    await makeTables(store, model)
    await store.script(`insert into clients (client_id, name) values (1, '一号车队'), (2, '二号车队')`)
    fleet = new Fleet(store)
    const region = await fleet.create('region', { name: '华东' })
    const made = []
    for (const name of ['甲场', '乙场', '丙场', '丁场'])
      made.push(await fleet.create('depot', { name, region_id: region['id'] }))
    depots = made.map((depot) => depot['id'] as number)
  }, 120_000)

  const stop = (depot: number, arrives_at = '08:00', rest: object = {}) => ({
    depot_id: depots[depot],
    arrives_at,
    ...rest,
  })
  const route = (...route_stops: readonly object[]): Promise<Row> =>
    fleet.create('route', { name: `线路${(count += 1)}`, depot_id: depots[0], route_stops })
  const stopsOf = (of: Row) => of['route_stops'] as readonly Row[]
  /** As a form sends it back. */
  const bare = ({ _labels, ...row }: Row): Record<string, unknown> => row
  const put = (of: Row, body: object, by: Company = fleet) =>
    by.try('update', 'route', { id: String(of['id']), body: { version: of.version, ...body } })
  const shown = (of: Row) => fleet.do('info', 'route', { id: String(of['id']) })
  const order = async (of: Row) =>
    (await fleet.list('route_stop', { route_id: String(of['id']), sort: 'place' })).list.map(
      (row) => `${String(row['place'])} ${depots.indexOf(row['depot_id'] as number)} ${String(row['arrives_at'])}`,
    )

  test('come with a new record, are changed, moved, removed and added in one call, and keep their order', async () => {
    const made = await route(stop(1), stop(2, '08:20', { minutes: 7 }), stop(3, '09:00'))
    expect(await order(made)).toEqual(['1 1 08:00', '2 2 08:20', '3 3 09:00'])
    expect(stopsOf(made)[1]).toMatchObject({ minutes: 7, version: 1, _labels: { depot_id: '丙场' } })
    const [first, second, third] = stopsOf(made).map(bare)
    const { data, error } = await put(made, {
      name: '早班',
      route_stops: [{ ...third, arrives_at: '07:50' }, stop(0, '07:55'), first],
      route_stops_removed: [{ id: second!['id'], version: 1 }],
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ name: '早班', version: 2 })
    expect(await order(made)).toEqual(['1 3 07:50', '2 0 07:55', '3 1 08:00'])
    const log = await fleet.list('operation_log', { sort: '-id', resource: 'route_stop', limit: '5' })
    expect(log.list.map((row) => row['action'])).toEqual(['create', 'update', 'update', 'remove', 'create'])
    // What is not said of them leaves them, and saying the same again writes nothing.
    const now = await shown(made)
    expect((await put(now, { leaves_at: '07:40' })).error).toBeNull()
    const later = await shown(made)
    const same = await put(later, { route_stops: stopsOf(later).map(bare) })
    expect(same.data).toEqual(later)
  })

  test('stay records of their own: one that is made by itself comes last, and a gap is closed by the next save', async () => {
    const made = await route(stop(1), stop(2), stop(3))
    await fleet.do('remove', 'route_stop', { id: String(stopsOf(made)[1]!['id']) })
    await fleet.create('route_stop', { route_id: made['id'], ...stop(0) })
    expect(await order(made)).toEqual(['1 1 08:00', '3 3 08:00', '4 0 08:00'])
    const now = await shown(made)
    expect((await put(now, { route_stops: stopsOf(now).map(bare) })).error).toBeNull()
    expect(await order(made)).toEqual(['1 1 08:00', '2 3 08:00', '3 0 08:00'])
    await fleet.do('remove', 'route', { id: String(made['id']) })
    expect(await order(made)).toEqual([])
  })

  test('are refused at their row and column, together with the record, and nothing is written', async () => {
    const made = await route(stop(1), stop(2))
    const [first, second] = stopsOf(made).map(bare)
    const foreign = stopsOf(await route(stop(3)))[0]!
    const other = new Fleet(fleet.store, systemScope(2))
    const far = await other.create('depot', {
      name: '外场',
      region_id: (await other.create('region', { name: '外区' }))['id'],
    })
    const cases: readonly (readonly [string, object, readonly string[]])[] = [
      [
        'a required value is missing',
        { route_stops: [first, second, { depot_id: depots[3] }] },
        ['route_stops.2.arrives_at'],
      ],
      ['an emptied one', { route_stops: [{ ...first, arrives_at: null }, second] }, ['route_stops.0.arrives_at']],
      [
        'bad values',
        {
          route_stops: [
            { ...first, minutes: 0 },
            { ...second, arrives_at: '25:00' },
          ],
        },
        ['route_stops.0.minutes', 'route_stops.1.arrives_at'],
      ],
      ['a place', { route_stops: [{ ...first, place: 2 }, second] }, ['route_stops.0.place']],
      [
        'a rule between columns',
        { route_stops: [first, { ...second, arrives_at: '23:00', minutes: 30 }] },
        ['route_stops.1.minutes'],
      ],
      [
        'the record and a row',
        { name: '', route_stops: [first, { ...second, arrives_at: '23:00', minutes: 30 }] },
        ['name', 'route_stops.1.minutes'],
      ],
      [
        'an exchange of what is unique',
        {
          route_stops: [
            { ...first, depot_id: depots[2] },
            { ...second, depot_id: depots[1] },
          ],
        },
        ['route_stops.0.depot_id', 'route_stops.1.depot_id'],
      ],
      ['the same target twice', { route_stops: [first, second, stop(1)] }, ['route_stops.2.depot_id']],
      [
        'no depot of theirs',
        { route_stops: [first, second, { ...stop(1), depot_id: far['id'] }] },
        ['route_stops.2.depot_id'],
      ],
      ['a row of another record', { route_stops: [first, second, bare(foreign)] }, ['route_stops.2']],
      ['a row twice', { route_stops: [first, second, first] }, ['route_stops.2']],
      [
        'removed twice',
        { route_stops: [second], route_stops_removed: [1, 2].map(() => ({ id: first!['id'], version: 1 })) },
        ['route_stops_removed.1'],
      ],
      [
        'removed and kept',
        { route_stops: [first, second], route_stops_removed: [{ id: first!['id'], version: 1 }] },
        ['route_stops_removed.0'],
      ],
      [
        'a key without a version',
        { route_stops: [{ ...first, version: undefined }, second] },
        ['route_stops.0.version'],
      ],
      ['no list', { route_stops: 'all' }, ['route_stops']],
      ['no row', { route_stops: [first, 7] }, ['route_stops.1']],
    ]
    for (const [what, body, fields] of cases) {
      const body2 = JSON.parse(JSON.stringify(body)) as object
      expect([what, (await put(made, { leaves_at: '06:00', ...body2 })).fields]).toEqual([what, fields])
    }
    expect((await put(made, { route_stops: [first, second, stop(1)] })).error).toBe('duplicate')
    expect(await shown(made)).toEqual(made)
    const twice = { name: '重复', depot_id: depots[0], route_stops: [stop(1), stop(1)] }
    expect((await fleet.try('create', 'route', { body: twice })).fields).toEqual(['route_stops.1.depot_id'])
    const known = { name: '带编号', depot_id: depots[0], route_stops: [bare(foreign)] }
    expect((await fleet.try('create', 'route', { body: known })).fields).toEqual(['route_stops.0'])
    expect((await fleet.list('route', { q: '重复' })).list).toEqual([])
    const many = { version: 1, route_stops: Array.from({ length: 1001 }, () => stop(1)) }
    const [excess] = [...excessOf(recordSchemas(model.entities['route']!).update, many, '')]
    expect(excess).toMatchObject({ instancePath: '/route_stops', keyword: 'maxItems', params: { limit: 200 } })
    const batch: Input = { body: { action: 'update', ids: [made['id']], data: { route_stops: [] } } }
    expect((await fleet.try('batch', 'route', batch)).fields).toEqual(['route_stops'])
  })

  test('are not decided unseen: what somebody else changed, added or removed meanwhile is a conflict', async () => {
    const made = await route(stop(1), stop(2))
    const sent = { route_stops: stopsOf(made).map(bare).reverse() }
    await fleet.do('update', 'route_stop', {
      id: String(stopsOf(made)[0]!['id']),
      body: { version: 1, arrives_at: '08:05' },
    })
    const changed = await put(made, sent)
    expect(changed).toMatchObject({
      error: 'conflict',
      data: { current: { route_stops: [{ arrives_at: '08:05' }, {}] } },
    })
    const now = await shown(made)
    const added = await fleet.create('route_stop', { route_id: made['id'], ...stop(3) })
    expect((await put(now, { route_stops: stopsOf(now).map(bare) })).error).toBe('conflict')
    const then = await shown(made)
    await fleet.do('remove', 'route_stop', { id: String(added['id']) })
    const gone = {
      route_stops: stopsOf(then).slice(0, 2).map(bare),
      route_stops_removed: [{ id: added['id'], version: 1 }],
    }
    expect((await put(then, gone)).error).toBe('conflict')
    expect(await order(made)).toEqual(['1 1 08:05', '2 2 08:00'])
  })

  test('are left to their own list where there are more than a form can show', async () => {
    const made = await route()
    const [region] = (await fleet.list('region')).list
    await fleet.store.script(
      `insert into depots (client_id, id, name, region_id) select 1, 90000 + g, '场' || g, ${Number(region!['id'])} from generate_series(1, 201) g;
       insert into route_stops (client_id, id, route_id, depot_id, arrives_at) select 1, 90000 + g, ${Number(made['id'])}, 90000 + g, '08:00' from generate_series(1, 201) g`,
    )
    expect((await shown(made))['route_stops']).toBeNull()
    expect((await put(made, { route_stops: [] })).error).toBe('too_many_rows')
    // One less, and they are there; without a place as they were made, until the next save counts them.
    await fleet.do('remove', 'route_stop', { id: '90001' })
    const now = await shown(made)
    expect(stopsOf(now)).toHaveLength(200)
    expect((await put(now, { route_stops: stopsOf(now).map(bare).reverse() })).error).toBeNull()
    expect((await order(made)).slice(0, 2)).toEqual(['1 -1 08:00', '2 -1 08:00'])
    expect(stopsOf(await shown(made))[0]).toMatchObject({ id: 90201, version: 2 })
  })

  test('ask for the rights of the rows, of what is done to them alone', async () => {
    const made = await route(stop(1), stop(2))
    const [first, second] = stopsOf(made).map(bare)
    const may = (key: string, what: 'create' | 'list' | 'remove' | 'update') => {
      const stop = model.entities['route_stop']!
      const access = { ...stop.access, [what]: key }
      const lines = model.entities['route']!.lines.map((one) => ({ ...one, access }))
      return {
        ...model.entities,
        route: { ...model.entities['route']!, lines },
        route_stop: { ...stop, access },
      }
    }
    const limited = (what: Parameters<typeof may>[1]): Company =>
      new (class extends Fleet {
        override get context(): Context {
          return { ...super.context, model: { ...model, entities: may('org_base', what) } }
        }
      })(fleet.store, { ...fleet.scope, staff_id: 1 }, ['org_base'])
    const refused = async (what: Parameters<typeof may>[1], body: object) =>
      (await put(made, body, limited(what))).error === 'forbidden'
    expect(await refused('create', { route_stops: [first, second, stop(3)] })).toBe(true)
    expect(await refused('update', { route_stops: [second, first] })).toBe(true)
    expect(await refused('update', { route_stops: [{ ...first, minutes: 9 }, second] })).toBe(true)
    const removal = { route_stops: [second], route_stops_removed: [{ id: first!['id'], version: 1 }] }
    expect(await refused('remove', removal)).toBe(true)
    expect(await refused('update', removal)).toBe(false)
    expect(await order(made)).toEqual(['1 2 08:00'])
    const unseen = await limited('list').do('info', 'route', { id: String(made['id']) })
    expect(unseen).not.toHaveProperty('route_stops')
  })

  test('are all of them within the scope of their record, wherever they lead', async () => {
    const made = await route(stop(1), stop(2))
    const [region] = (await fleet.list('region')).list
    const limitedTo = (depot: number): Fleet =>
      new Fleet(
        fleet.store,
        scopeOf(model.app.scopes, {
          client_id: 1,
          staff_id: 1,
          role_id: 200,
          permissions: new Set(),
          lists: {
            region: { ids: [], above: {}, counts: true },
            depot: { ids: [depots[depot]!], above: { region: [region!['id'] as number] }, counts: true },
          },
        }),
      )
    const theirs = await limitedTo(0).do('info', 'route', { id: String(made['id']) })
    expect(stopsOf(theirs).map(({ depot_id }) => depot_id)).toEqual([depots[1], depots[2]])
    const sent = { route_stops: stopsOf(theirs).map(bare).reverse() }
    expect((await put(theirs, sent, limitedTo(1))).error).toBe('not_found')
    expect((await put(theirs, sent, limitedTo(0))).error).toBeNull()
    expect(await order(made)).toEqual(['1 2 08:00', '2 1 08:00'])
  })

  test('of two who save at once, one is told', async () => {
    const made = await route(stop(1), stop(2))
    const [first, second] = stopsOf(made).map(bare)
    const answers = await Promise.all([
      put(made, { route_stops: [second, first] }),
      put(made, { route_stops: [{ ...first, arrives_at: '09:30' }, second] }),
    ])
    expect(answers.map(({ error }) => error).sort()).toEqual(['conflict', null])
  })
})
