/**
 * Whatever levels a product declares: an account sees and changes what it is limited to, the levels above follow, and
 * the journal keeps where each record was. On made-up documents of no level, of one and of three nested ones.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { listsOf } from '../../src/server/auth/scope-lists.ts'
import { refusedGrants, untouched } from '../../src/server/auth/grants.ts'
import type { Context } from '../../src/server/operations/context.ts'
import { scopeOf, systemScope, type Account, type Scope } from '../../src/server/policies/scope.ts'
import { find } from '../../src/server/sql/find.ts'
import { audit, journalOf } from '../../src/server/sql/journal.ts'
import { hold } from '../../src/server/sql/writes.ts'
import { bind, write, type Writing } from '../../src/server/sql/writing.ts'
import type { Statement, Store } from '../../src/server/store/store.ts'
import { fleet, type Levels } from '../model/fleet.ts'
import { describeEvery } from '../support/stores.ts'
import { makeTables } from '../support/tables.ts'

/** Two companies; the second has one of each, which nobody of the first may come to see. */
const WORLD = `
  insert into roles (client_id, id, name) values (1, 7, 'carrier'), (2, 9, 'other');
  insert into regions (client_id, id, name) values (1, 1, 'north'), (1, 2, 'south'), (2, 9, 'other');
  insert into depots (client_id, id, name, region_id) values (1, 1, 'harbour', 1), (1, 2, 'mill', 2), (1, 3, 'mint', 1), (2, 9, 'other', 9);
  insert into vans (client_id, van_id, name, depot_id) values (1, 1, 'a', 1), (1, 2, 'b', 1), (1, 3, 'c', 2), (1, 4, 'd', 3), (2, 9, 'z', 9);
  insert into parcels (client_id, id, name, van_id) values (1, 1, 'a', 1), (1, 2, 'b', 2), (1, 3, 'c', 3), (1, 4, 'd', 4), (2, 9, 'z', 9);
  insert into rounds (client_id, id, name) values (1, 1, 'a'), (1, 2, 'a and c'), (1, 3, 'none'), (2, 9, 'z');
  insert into rounds_van_ids (client_id, owner_id, item_id) values (1, 1, 1), (1, 2, 1), (1, 2, 3), (2, 9, 9);
`

interface Lists {
  readonly region?: readonly number[]
  readonly depot?: readonly number[]
  readonly van?: readonly number[]
  readonly local?: boolean
}

/** Keys by entity. */
type Keys = Readonly<Record<string, readonly number[]>>
interface Case {
  readonly name: string
  readonly lists: Lists
  readonly limits: Keys
  readonly sees: Keys
  /** Where that is less. */
  readonly changes?: Keys
}

const ALL: Keys = { region: [1, 2], depot: [1, 2, 3], van: [1, 2, 3, 4], parcel: [1, 2, 3, 4], round: [1, 2, 3] }
const NONE: Keys = { region: [], depot: [], van: [], parcel: [], round: [] }

const CASES: Readonly<Record<Levels, readonly Case[]>> = {
  0: [
    { name: 'of the company', lists: {}, limits: {}, sees: ALL },
    { name: 'with lists that mean nothing here', lists: { depot: [1], van: [1] }, limits: {}, sees: ALL },
  ],
  1: [
    { name: 'of the company', lists: {}, limits: {}, sees: ALL },
    { name: 'that is not local, whatever it lists', lists: { depot: [1] }, limits: {}, sees: ALL },
    {
      name: 'of a depot',
      lists: { depot: [2, 3], local: true },
      limits: { depot: [2, 3] },
      sees: { ...ALL, depot: [2, 3], van: [3, 4], parcel: [3, 4] },
      changes: { depot: [2, 3], van: [3, 4], parcel: [3, 4], region: [], round: [] },
    },
    {
      name: 'of no depot yet',
      lists: { local: true },
      limits: { depot: [] },
      sees: { ...NONE, region: [1, 2], round: [1, 2, 3] },
      changes: NONE,
    },
  ],
  3: [
    { name: 'of the company', lists: {}, limits: {}, sees: ALL },
    {
      name: 'of a region',
      lists: { region: [1] },
      limits: { region: [1] },
      sees: { region: [1], depot: [1, 3], van: [1, 2, 4], parcel: [1, 2, 4], round: [1, 2] },
      changes: { region: [1], depot: [1, 3], van: [1, 2, 4], parcel: [1, 2, 4], round: [1] },
    },
    {
      name: 'of a depot, and so of its region',
      lists: { depot: [1] },
      limits: { region: [1], depot: [1] },
      sees: { region: [1], depot: [1], van: [1, 2], parcel: [1, 2], round: [1, 2] },
      changes: { region: [], depot: [1], van: [1, 2], parcel: [1, 2], round: [1] },
    },
    {
      name: 'of vans, and so of their depots and regions',
      lists: { van: [2, 3] },
      limits: { region: [1, 2], depot: [1, 2], van: [2, 3] },
      sees: { region: [1, 2], depot: [1, 2], van: [2, 3], parcel: [2, 3], round: [2] },
      changes: { region: [], depot: [], van: [2, 3], parcel: [2, 3], round: [] },
    },
    {
      name: 'of a region, and of a van elsewhere: of nothing that lies in either alone',
      lists: { region: [2], van: [1] },
      limits: { region: [2], depot: [1], van: [1] },
      sees: { ...NONE, region: [2], round: [2] },
      changes: NONE,
    },
    {
      name: 'of a depot and of one of its vans',
      lists: { depot: [1], van: [2] },
      limits: { region: [1], depot: [1], van: [2] },
      sees: { region: [1], depot: [1], van: [2], parcel: [2], round: [] },
      changes: { ...NONE, van: [2], parcel: [2] },
    },
  ],
}

/** What is noted in the journal, and with which places: its entity, then the key at each level. */
const ABOUT = [
  ['region', 1],
  ['depot', 1],
  ['van', 2],
  ['parcel', 3],
  ['round', 1],
] as const
const PLACES: Readonly<Record<Levels, readonly (readonly unknown[])[]>> = {
  0: [['region'], ['depot'], ['van'], ['parcel'], ['round']],
  1: [
    ['region', null],
    ['depot', 1],
    ['van', 1],
    ['parcel', 2],
    ['round', null],
  ],
  3: [
    ['region', 1, null, null],
    ['depot', 1, 1, null],
    ['van', 1, 1, 2],
    ['parcel', 2, 2, 3],
    // It may be of several vans.
    ['round', null, null, null],
  ],
}
/** Of these, to an account of the first depot. */
const SHOWN: Readonly<Record<Levels, readonly string[]>> = {
  0: ['region', 'depot', 'van', 'parcel', 'round'],
  1: ['depot', 'van'],
  3: ['depot', 'van'],
}

interface Grant {
  readonly mine: Lists
  readonly may: 'may' | 'may not'
  readonly theirs: Readonly<Record<string, unknown>>
  /** What the other account has now; left out: it is a new one. */
  readonly from?: Lists
}
const GRANTS: Readonly<Record<Levels, readonly Grant[]>> = {
  0: [{ mine: {}, may: 'may', theirs: { region_ids: [2] } }],
  1: [
    { mine: {}, may: 'may', theirs: { depot_ids: [] } },
    { mine: { depot: [1, 2], local: true }, may: 'may', theirs: { is_local: true, depot_ids: [2] } },
    { mine: { depot: [1, 2], local: true }, may: 'may', theirs: { is_local: true, depot_ids: [] } },
    { mine: { depot: [1, 2], local: true }, may: 'may not', theirs: { is_local: false, depot_ids: [2] } },
    { mine: { depot: [1, 2], local: true }, may: 'may not', theirs: { is_local: true, depot_ids: [2, 3] } },
    { mine: { depot: [1], local: true }, may: 'may', theirs: { name: 'Bo' }, from: { depot: [1], local: true } },
    { mine: { depot: [1], local: true }, may: 'may not', theirs: { name: 'Bo' }, from: { depot: [2], local: true } },
    { mine: { depot: [1], local: true }, may: 'may not', theirs: { name: 'Bo' }, from: { depot: [1] } },
    {
      mine: { depot: [1], local: true },
      may: 'may not',
      theirs: { is_local: false },
      from: { depot: [1], local: true },
    },
  ],
  3: [
    { mine: { region: [1] }, may: 'may', theirs: { region_ids: [1] } },
    { mine: { region: [1] }, may: 'may not', theirs: { region_ids: [1, 2] } },
    { mine: { region: [1] }, may: 'may not', theirs: { region_ids: [] } },
    { mine: { depot: [1] }, may: 'may', theirs: { region_ids: [1], depot_ids: [1] } },
    { mine: { depot: [1] }, may: 'may not', theirs: { region_ids: [1] } },
    { mine: { depot: [1] }, may: 'may not', theirs: { region_ids: [2], depot_ids: [1] } },
    { mine: { van: [1] }, may: 'may', theirs: { region_ids: [1], depot_ids: [1], van_ids: [1] } },
    { mine: { van: [1] }, may: 'may not', theirs: { region_ids: [1], depot_ids: [1], van_ids: [1, 2] } },
    { mine: { van: [1] }, may: 'may not', theirs: { van_ids: [] }, from: { region: [1], depot: [1], van: [1] } },
    { mine: { van: [1] }, may: 'may not', theirs: { name: 'Bo' }, from: { region: [1] } },
  ],
}

const NOW = new Date('2026-05-20T04:00:00.000Z')
const ENTITIES = Object.keys(ALL)
const LEVELS = [0, 1, 3] as const

describeEvery('the scope of a product', (open) => {
  describe.each(LEVELS)('with %i levels', (levels) => {
    const model = fleet(levels)
    let store: Store
    let accounts = 0
    beforeAll(async () => {
      store = await open()
      await makeTables(store, model)
      await store.script(WORLD)
    })

    const run = async (scope: Scope, body: (writing: Writing) => string, values: readonly unknown[] = []) =>
      (await store.query(bind(write(model, scope, body), { scope, now: NOW, values, address: null }))).rows

    /** A new account that lists so much, and its key. */
    async function account({ local = false, ...lists }: Lists): Promise<readonly [key: number, scope: Scope]> {
      const key = ++accounts
      await store.script(
        [
          `insert into staff (client_id, staff_id, name, role_id, is_local) values (1, ${key}, 'Ada', 7, ${local})`,
          ...Object.entries(lists).flatMap(([name, ids]) =>
            (ids as readonly number[]).map(
              (id) => `insert into staff_${name}_ids (client_id, owner_id, item_id) values (1, ${key}, ${id})`,
            ),
          ),
        ].join(';'),
      )
      const text = await store.text({
        text: `select ${listsOf(model)} from staff t where client_id = 1 and staff_id = $1`,
        values: [key],
      })
      const found = JSON.parse(text ?? '') as Account['lists']
      return [
        key,
        scopeOf(model.app.scopes, {
          client_id: 1,
          staff_id: key,
          role_id: 7,
          permissions: new Set(),
          lists: found,
        }),
      ]
    }

    test.each(CASES[levels])('an account $name', async ({ lists, limits, sees, changes }) => {
      const [, scope] = await account(lists)
      expect(scope.limits).toEqual(limits)
      const keys = async (body: (entity: string) => (writing: Writing) => string, values: readonly unknown[]) =>
        Object.fromEntries(
          await Promise.all(
            ENTITIES.map(async (name) => [name, (await run(scope, body(name), values)).map(({ key }) => key)] as const),
          ),
        )
      expect({
        sees: await keys((entity) => (writing) => find(writing, { entity, fields: [], filters: [], most: 100 }), []),
        changes: await keys(
          (entity) => (writing) => hold(writing, { entity, fields: [], conditions: [] }),
          [[1, 2, 3, 4, 9]],
        ),
      }).toEqual({ sees, changes: changes ?? sees })
    })

    test('its journal keeps where a record was, and shows each account its own', async () => {
      const all = systemScope(1)
      const journal = journalOf(model)!
      const note = (entity: string, key: number) =>
        run(all, (writing) => audit(writing, journal, { action: 'look', entity, record: true }), [
          key,
          null,
          1,
          null,
          true,
        ])
      for (const [entity, key] of ABOUT) await note(entity, key)
      const columns = model.app.scopes.map(({ name }) => `at_${name}_id`)
      const entries = (scope: Scope) =>
        run(scope, (writing) =>
          find(writing, { entity: 'deed', fields: ['resource', ...columns], filters: [], most: 100 }),
        )
      expect((await entries(all)).map(({ stored }) => Object.values(stored as object) as unknown)).toEqual(
        PLACES[levels],
      )
      const [, limited] = await account({ depot: [1], local: true })
      expect((await entries(limited)).map(({ stored }) => (stored as { resource: string }).resource)).toEqual(
        SHOWN[levels],
      )
    })

    test.each(GRANTS[levels])(
      'an account that lists $mine $may hand out $theirs',
      async ({ mine, may, theirs, from }) => {
        const [own, scope] = await account(mine)
        const context = {
          model,
          scope,
          connection: store,
          lang: 'en',
          actor: { staff_id: own, client_id: 1, role_id: 7, permissions: new Set() },
        } as unknown as Context
        const key = from === undefined ? null : (await account(from))[0]
        const [refused] = await refusedGrants(context, { name: 'staff' }, [
          { operation: key === null ? 'create' : 'update', key, values: { role_id: 7, ...theirs } },
        ])
        expect(refused?.key ?? null).toBe(may === 'may' ? null : 'out_of_scope')
      },
    )

    test('accounts of a whole page are judged by one statement, each as by itself', async () => {
      const [own, scope] = await account({ depot: [1], local: true })
      let statements = 0
      const context = {
        model,
        scope,
        connection: {
          query: (statement: Statement) => {
            statements++
            return store.query(statement)
          },
        },
        lang: 'en',
        actor: { staff_id: own, client_id: 1, role_id: 7, permissions: new Set() },
      } as unknown as Context
      const others = [
        await account({ depot: [1], local: true }),
        await account({}),
        await account({ depot: [2], local: true }),
      ]
      const refusals = async (keys: readonly number[]) =>
        (await refusedGrants(context, { name: 'staff' }, keys.map(untouched))).map((error) => error?.key ?? null)
      const alone: (string | null)[] = []
      for (const [key] of others) alone.push(...(await refusals([key])))
      statements = 0
      expect(await refusals(others.map(([key]) => key))).toEqual(alone)
      expect(alone.includes('out_of_scope')).toBe(levels > 0)
      expect(statements).toBe(1)
    })
  })
})
