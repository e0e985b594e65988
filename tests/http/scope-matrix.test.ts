/**
 * Role × call × scope, made from the schemas: whoever lacks the key of a call is refused it, and whoever is limited to
 * stores or homes meets, in every call of every entity, just the records that the entity's path puts there. What
 * belongs where is worked out a second time here, from the bare rows.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { ident } from '../../src/kinds/sql-text.ts'
import { joinTableName } from '../../src/kinds/tables.ts'
import { callsOf, ENTITY_CALLS } from '../../src/model/entity-calls.ts'
import type { Entity, Model } from '../../src/model/model.ts'
import { givenPermissions, isFollowing } from '../../src/model/permission-keys.ts'
import { big } from '../../src/server/seed/big.ts'
import { MOUNTS } from '../../src/server/routes/addresses.ts'
import { describeOne } from '../support/stores.ts'
import { addAccount, type Added } from './support/accounts.ts'
import { type Caller, loggedIn, projectModel, startDemo, type TestServer } from './support/server.ts'

const model: Model = await projectModel()
const entities = Object.values(model.entities).filter(({ internal }) => !internal)
const journal = entities.find((entity) => entity.journal)!
const NOBODY = 999_999_999

type Row = Readonly<Record<string, unknown>>

/** Every row of the company's tables, with the lists that join tables hold. */
class Rows {
  readonly of: Readonly<Record<string, readonly Row[]>>
  constructor(of: Readonly<Record<string, readonly Row[]>>) {
    this.of = of
  }

  static async read({ store }: TestServer): Promise<Rows> {
    const tables = await Promise.all(
      entities
        .filter(({ tenant }) => tenant)
        .map(async (entity) => {
          const lists = entity.fields
            .filter(({ kind }) => kind === 'references')
            .map(
              (field) =>
                `, array(select item_id from ${ident(joinTableName(entity, field))} j where j.client_id = t.client_id and j.owner_id = t.${ident(entity.key)}) as ${ident(field.name)}`,
            )
          return [
            entity.name,
            (
              await store.query({
                text: `select t.*${lists.join('')} from ${ident(entity.plural)} t where client_id = 1 order by ${ident(entity.key)}`,
                values: [],
              })
            ).rows,
          ] as const
        }),
    )
    return new Rows(Object.fromEntries(tables))
  }

  /** Keys at the end of a path. */
  ends(entity: Entity, row: Row, [first = '', ...rest]: readonly string[]): readonly number[] {
    const keys = [row[first]].flat().filter((key): key is number => typeof key === 'number')
    if (rest.length === 0) return keys
    const next = model.entities[entity.fields.find(({ name }) => name === first)?.reference?.entity ?? '']!
    return keys.flatMap((key) =>
      this.of[next.name]!.filter((one) => one[next.key] === key).flatMap((one) => this.ends(next, one, rest)),
    )
  }
}

interface Limits extends Added {
  readonly stores: readonly number[] | null
  readonly homes: readonly number[] | null
}

function belongs(rows: Rows, entity: Entity, row: Row, limits: Limits, use: 'see' | 'change'): boolean {
  if (!ownedBy(entity, row, limits, use)) return false
  return (
    [
      ['store', limits.stores],
      ['home', limits.homes],
    ] as const
  ).every(([level, allowed]) => {
    if (allowed === null) return true
    const paths = entity.scope.levels[level]
    if (paths === undefined) return use === 'see' || entity.scope.shared === 'change'
    const ends = paths.map((path) => rows.ends(entity, row, path)).find(({ length }) => length > 0) ?? []
    if (ends.length === 0) return entity.scope.shared === 'change' || (use === 'see' && entity.scope.shared === 'see')
    return use === 'see' ? ends.some((key) => allowed.includes(key)) : ends.every((key) => allowed.includes(key))
  })
}

/** A view that is shared with everybody or with the role is seen by others than its owner. */
function ownedBy({ scope: { owner, seen } }: Entity, row: Row, { me, role }: Limits, use: 'see' | 'change'): boolean {
  // A message to a role, or to one person, is for nobody else; these accounts hold every key that one may ask for.
  const isFor = (field: string, whom: unknown): boolean => row[field] === null || row[field] === whom
  if (seen !== null && !(isFor('role_id', role) && isFor('staff_id', me))) return false
  if (owner === null || row[owner.by] === me) return true
  if (owner.seen === true) return use === 'see'
  return use === 'see' && (row['sharing'] === 3 || (row['sharing'] === 2 && row['role_id'] === role))
}

/** What the company has bought, all of its accounts hold. */
async function boughtKeys({ store }: TestServer): Promise<readonly string[]> {
  const {
    rows: [client],
  } = await store.query({ text: 'select optional_permissions from clients where client_id = 1', values: [] })
  return ((client?.['optional_permissions'] ?? []) as readonly { resource: string; action: string }[]).map(
    ({ resource, action }) => `opt_${resource}_${action}`,
  )
}

/** A dozen records; fewer where what is unique leaves no room for more. */
async function fill({ store }: TestServer, name: string): Promise<void> {
  const taken = (error: unknown): boolean => {
    if ((error as { code?: unknown }).code !== '23505') throw error
    return true
  }
  if (!(await big(store, model, name, 12).catch(taken))) return
  for (let more = 3, full = false; more > 0 && !full; more--)
    full = (await big(store, model, name, 1).catch(taken)) === true
}

function parentsFirst(all: readonly Entity[], before: readonly Entity[] = []): readonly Entity[] {
  return all.reduce<readonly Entity[]>((done, entity) => {
    if (done.includes(entity)) return done
    const parents = entity.fields
      .flatMap(({ reference }) => all.find(({ name }) => name === reference?.entity) ?? [])
      .filter((parent) => parent !== entity && !before.includes(parent))
    return [...new Set([...done, ...parentsFirst(parents, [...before, entity]), entity])]
  }, [])
}

const stepsOf = ({ workflow }: Entity) => (workflow === null ? [] : model.workflows[workflow]!.transitions)
/** Where a special call stands at a step's address, the call answers. */
const CALLED = new Set(Object.values(model.calls).map(({ path }) => path))

/** Answers that do not end. */
const ENDLESS = new Set(['live'])
/** Something of the right form for every parameter that must be sent. */
function exampleOf({
  required = [],
  properties = {},
}: {
  readonly required?: readonly string[]
  readonly properties?: Readonly<
    Record<string, { readonly enum?: readonly unknown[]; readonly const?: unknown; readonly type?: unknown }>
  >
}): Row {
  return Object.fromEntries(
    required.map((name) => [
      name,
      properties[name]?.const ?? properties[name]?.enum?.[0] ?? (properties[name]?.type === 'string' ? 'room' : 1),
    ]),
  )
}

const ALL = givenPermissions(model.app.permissions).map(({ key }) => key)
const ASKED = new Set(entities.flatMap(({ access }) => Object.values(access)))
/** Those that a role is given: the others follow from them. */
const KEYS = ALL.filter((key) => ASKED.has(key) && key !== 'every')
const heldWith = (given: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...given,
    ...model.app.permissions.filter((one) => isFollowing(one, (key) => given.includes(key))).map((one) => one.key),
  ])

describeOne('Role × call × scope', (open) => {
  let server: TestServer
  let rows: Rows
  const scoped: Record<string, { caller: Caller; limits: Limits }> = {}

  beforeAll(async () => {
    server = await startDemo(open)
    const { store } = server
    for (const { name, plural } of parentsFirst(entities.filter(({ tenant }) => tenant))) {
      if ((await store.text({ text: `select exists (select from ${ident(plural)})::text`, values: [] })) === 'false')
        await fill(server, name)
    }
    await store.script(
      `insert into messages_store_ids (client_id, owner_id, item_id) select 1, id, s from messages, unnest(array[1, 2]) s where id % 3 = s or id % 7 = 0 on conflict do nothing`,
    )
    const ofStore = await addAccount(server, 'of-store', ALL, { type: 1, stores: [1] })
    const { rows: homes } = await store.query({
      text: `select home_id from homes where client_id = 1 and store_id in (1, 2) order by home_id limit 3`,
      values: [],
    })
    const homeIds = homes.map(({ home_id }) => home_id as number)
    const ofHomes = await addAccount(server, 'of-homes', ALL, { homes: homeIds })
    await Promise.all(KEYS.map((key) => addAccount(server, `only-${key}`, [key])))
    await addAccount(server, 'only-nothing', [])
    await store.query({
      text: `update messages set role_id = case when id % 5 = 0 then 100 when id % 5 = 1 then $1::bigint end,
        staff_id = case when id % 4 = 0 then 1 when id % 4 = 1 then $2::bigint end where client_id = 1`,
      values: [ofStore.role, ofStore.me],
    })
    // Of the views made above some are the limited accounts' own, and one is shared with the role of one of them.
    await store.query({ text: `update saved_views set staff_id = $1 where id % 3 = 0`, values: [ofStore.me] })
    await store.query({
      text: `update saved_views set sharing = 2, role_id = $1 where id % 3 = 1`,
      values: [ofHomes.role],
    })
    rows = await Rows.read(server)
    const stores = [
      ...new Set(
        rows.of['home']!.filter(({ home_id }) => homeIds.includes(home_id as number)).map(
          ({ store_id }) => store_id as number,
        ),
      ),
    ]
    scoped['of-store'] = {
      caller: await loggedIn(server.app, 'of-store'),
      limits: { stores: [1], homes: null, ...ofStore },
    }
    scoped['of-homes'] = {
      caller: await loggedIn(server.app, 'of-homes'),
      limits: { stores, homes: homeIds, ...ofHomes },
    }
  }, 120_000)

  test.each([...KEYS, 'nothing'])(
    'who holds %s alone may call what asks for it, and nothing else',
    { timeout: 60_000 },
    async (key) => {
      const caller = await loggedIn(server.app, `only-${key}`)
      const held = heldWith([key, 'every', ...(await boughtKeys(server))])
      const wrong: string[] = []
      for (const entity of entities) {
        for (const operation of callsOf(entity, model)) {
          const { method, path, needs } = ENTITY_CALLS[operation]
          // The journal tells of the record's past.
          const told = operation !== 'as_of' || held.has(journal.access.list ?? '')
          const may = held.has(entity.access[needs] ?? '') && told
          const { status } = await caller.call(
            method,
            `/v3/${entity.plural}${path.replace('{id}', String(NOBODY))}`,
            method === 'GET' || method === 'DELETE' ? undefined : {},
          )
          const waits = held.has(entity.awaits[needs] ?? '')
          if (waits ? status !== 501 : (status === 403) === may || status >= 500)
            wrong.push(`${operation} ${entity.name} ${status}`)
        }
        for (const { name, permission, pending } of stepsOf(entity).filter(
          (step) => !CALLED.has(`/v3/${entity.plural}/{id}/${step.name}`),
        )) {
          const may = held.has(permission) && held.has(entity.access.info ?? '')
          const { status } = await caller.call('POST', `/v3/${entity.plural}/${NOBODY}/${name}`, { version: 1 })
          if (pending && may ? status !== 501 && status !== 400 : (status === 403) === may || status >= 500)
            wrong.push(`${name} ${entity.name} ${status}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test.each([...KEYS, 'nothing'])(
    'who holds %s alone may make the special calls that ask for it, and no others',
    { timeout: 60_000 },
    async (key) => {
      const caller = await loggedIn(server.app, `only-${key}`)
      const held = heldWith([key, 'every', ...(await boughtKeys(server))])
      const wrong: string[] = []
      const asked = Object.values(model.calls).filter((call) => call.permission !== null && !ENDLESS.has(call.name))
      for (const { name, method, path, host, permission, answers, request, action } of asked) {
        // Whoever may not read a record does nothing to it.
        const subject = action === null || action.record === null ? undefined : model.entities[action.entity]
        const told = model.reports[answers?.report ?? '']?.entity ?? model.entities[answers?.entity ?? '']
        const may =
          held.has(permission ?? '') &&
          (subject === undefined || held.has(subject.access.info ?? '')) &&
          (answers === null ||
            held.has(
              told?.access[answers.operation === 'export' || answers.operation === 'person' ? 'export' : 'list'] ?? '',
            ))
        const [parameters, rest] = [new Set(path.match(/(?<=\{)\w+(?=\})/g)), exampleOf(request)]
        const query = new URLSearchParams(
          Object.entries(rest)
            .filter(([parameter]) => !parameters.has(parameter))
            .map(([parameter, value]) => [parameter, String(value)]),
        )
        const address = `${MOUNTS[host]}${path.replaceAll(/\{\w+\}/g, String(NOBODY))}`
        const { status } =
          method === 'GET' || method === 'DELETE'
            ? await caller.call(method, `${address}?${query.toString()}`)
            : await caller.call(method, address, {})
        if ((status === 403) === may) wrong.push(`${name} ${status}`)
      }
      expect(wrong).toEqual([])
    },
  )

  describe.each(['of-store', 'of-homes'])('an account limited: %s', (account) => {
    const setting = () => scoped[account]!
    const called = (method: string, url: string, body?: unknown) => setting().caller.call(method, url, body)

    test('lists, exports and opens its own records and no others', { timeout: 120_000 }, async () => {
      const wrong: unknown[] = []
      // Calls made before this have written some.
      await server.app.commands.rested()
      rows = await Rows.read(server)
      for (const entity of entities.filter(({ tenant, access }) => tenant && access.list !== null)) {
        const expected = keysOf(entity, (row) => belongs(rows, entity, row, setting().limits, 'see'))
        const hidden = keysOf(entity, (row) => !belongs(rows, entity, row, setting().limits, 'see'))
        const { list, count } = await everything(entity)
        const exported = await called('GET', `/v3/${entity.plural}/export?format=csv&columns=${entity.key}`)
        const lines = exported.text.trim().split('\n').length - 1
        const opened = [...expected.slice(0, 1), ...hidden.slice(0, 1)].map((key) =>
          called('GET', `/v3/${entity.plural}/${key}`),
        )
        const found = { list, count, lines, opened: (await Promise.all(opened)).map(({ status }) => status) }
        const wanted = {
          list: expected,
          count: expected.length,
          lines: entity.access.export === null ? lines : expected.length,
          opened: [...expected.slice(0, 1).map(() => 200), ...hidden.slice(0, 1).map(() => 404)],
        }
        if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push({ entity: entity.name, found, wanted })
      }
      expect(wrong).toEqual([])
    })

    test('changes nothing that is not its own', { timeout: 120_000 }, async () => {
      // What is under way ends by the clock.
      await server.store.script("update command_tasks set state = 'cancelled' where state in ('pending', 'sending')")
      const before = await Rows.read(server)
      const wrong: string[] = []
      for (const entity of entities.filter(({ tenant, access }) => tenant && access.update !== null)) {
        const foreign = rows.of[entity.name]!.filter((row) => !belongs(rows, entity, row, setting().limits, 'change'))
        const isSeen = (row: Row) => belongs(rows, entity, row, setting().limits, 'see')
        for (const row of [foreign.find(isSeen), foreign.find((one) => !isSeen(one))]) {
          for (const [method, url, body] of row === undefined ? [] : changes(entity, row)) {
            const { status } = await called(method, url, body)
            // What waits for its call is not there yet, for anybody.
            if (status < 400 || (status >= 500 && status !== 501)) wrong.push(`${method} ${url} ${status}`)
          }
        }
      }
      expect(wrong).toEqual([])
      expect((await Rows.read(server)).of).toEqual(before.of)
    })

    const keysOf = (entity: Entity, kept: (row: Row) => boolean) =>
      rows.of[entity.name]!.filter(kept)
        .map((row) => row[entity.key] as number)
        .sort((a, b) => a - b)

    async function everything(entity: Entity): Promise<{ list: readonly number[]; count: unknown }> {
      const list: number[] = []
      for (let after = ''; ;) {
        const {
          json: { data },
        } = await called('GET', `/v3/${entity.plural}?limit=100&sort=${entity.key}&count=exact${after}`)
        list.push(...data.list.map((row) => row[entity.key] as unknown as number))
        if (data['next'] === null) return { list, count: data['count'] }
        after = `&after=${String(data['next'])}`
      }
    }
  })
})

function changes(entity: Entity, row: Row): readonly (readonly [method: string, url: string, body?: unknown])[] {
  const id = row[entity.key] as number
  const url = `/v3/${entity.plural}/${id}`
  const { version } = row
  return [
    ['PUT', url, { version }],
    ['POST', `/v3/${entity.plural}/batch`, { action: 'remove', ids: [id] }],
    ['DELETE', url],
    ...stepsOf(entity).map((step) => ['POST', `${url}/${step.name}`, { version }] as const),
  ]
}
