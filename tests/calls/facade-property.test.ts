/**
 * Whatever is done to records by an operation's code leaves the rows, the journal and the refusals that the entities'
 * own calls leave: random operations on two companies that are alike, on the one by calls, on the other by the facade.
 */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { apartment } from '../../src/apartment/product.ts'
import { AppError, entry } from '../../src/errors/app-error.ts'
import type { Call, Entity, Field, Model } from '../../src/model/model.ts'
import { givenPermissions } from '../../src/model/permission-keys.ts'
import { createSessions, type Session } from '../../src/server/auth/sessions.ts'
import { perform, type AnyOperation } from '../../src/server/calls/perform.ts'
import { errorMessage } from '../../src/server/messages/error-message.ts'
import type { Context } from '../../src/server/operations/context.ts'
import { SENDS_NOTHING } from '../../src/server/commands/send.ts'
import { contextOf } from '../../src/server/routes/context.ts'
import { compiledChecks } from '../../src/server/compiled-checks.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import { recordsOf } from '../../src/server/records/records.ts'
import { ident } from '../../src/kinds/sql-text.ts'
import { addAccount } from '../http/support/accounts.ts'
import {
  type Answer,
  type Caller,
  DEMO,
  loggedIn,
  projectModel,
  startDemo,
  testConfig,
  type TestServer,
} from '../http/support/server.ts'
import { describeOne } from '../support/stores.ts'
import { FIRST, SECOND, timeless, Twins } from './support/twins.ts'

const model: Model = await projectModel()
const config = testConfig()
const validators = compiledChecks(model)

// ---------------------------------------------------------------- which entities

const written = Object.values(model.entities).filter(
  ({ tenant, internal, access }) => tenant && !internal && (access.create !== null || access.update !== null),
)
const some = (is: (field: Field) => boolean) => (entity: Entity) => entity.fields.some(is)

/** What an entity may have that makes a write of it special. */
const FEATURES: Readonly<Record<string, (entity: Entity) => boolean>> = {
  'fields that only some records have': some(({ when }) => when !== null),
  'fields that some records must have': some(({ requiredWhen }) => requiredWhen !== null),
  'values that no two may share': ({ unique }) => unique.length > 0,
  'a workflow': ({ workflow }) => workflow !== null,
  'a place by its level of scope': ({ scope }) => Object.keys(scope.levels).length > 0,
  'an owner': ({ scope }) => scope.owner !== null,
  'what is shared': ({ scope }) => scope.shared !== null,
  'lists of references': some(({ kind }) => kind === 'references'),
  'references within another': some(({ reference }) => reference?.within != null),
  'what follows what it is part of': some(({ reference }) => reference?.follows === true),
  masks: some(({ mask }) => mask !== null),
  'records that are locked': ({ locked }) => locked.update !== null || locked.remove !== null,
  'rules between fields': ({ checks }) => checks.length > 0,
  'rules in code': ({ judged }) => judged.length > 0,
  'values that follow from others': some(({ derived }) => derived !== null),
  'times that exclude each other': ({ exclusive }) => exclusive.length > 0,
  'what comes with a new one': ({ after }) => after.create.length > 0,
  'settings of places': ({ inherit }) => inherit.length > 0,
  'choices that are limited': ({ choices }) => choices !== null,
  'rules that somebody is excused from': ({ checks }) => checks.some(({ unless }) => unless !== null),
  secrets: some(({ kind }) => kind === 'secret'),
  'rows within': some(({ kind, write }) => kind === 'rows' && write !== 'never'),
}
const having = (is: (entity: Entity) => boolean): readonly Entity[] => written.filter(is).slice(0, 2)
const entities = [...new Set(Object.values(FEATURES).flatMap(having))]

test.each(Object.entries(FEATURES))('some entity has %s', (_, is) => {
  expect(having(is)).not.toEqual([])
})

// ---------------------------------------------------------------- what is done

/** What the call of the same effect needs. */
const NEEDS = { create: 'create', change: 'update', remove: 'remove', hold: 'update', find: 'list' } as const
const DEEDS = Object.keys(NEEDS) as (keyof typeof NEEDS)[]
const UNSEEN = 2_147_483_647
const OUT_OF_REACH: ReadonlySet<unknown> = new Set([entry('not_found').code, entry('out_of_scope').code])
const ACCOUNTS = ['everything', 'of-store', 'of-homes', 'held-to-all'] as const
const ALL = givenPermissions(model.app.permissions).map(({ key }) => key)
const accessKeys = new Set(Object.values(model.entities).flatMap(({ access }) => Object.values(access)))
/** Keys that no operation asks for: with them somebody sees a field, or is excused from a rule. */
const BESIDE = new Set(
  Object.values(model.entities)
    .flatMap(({ fields, checks }) => [
      ...fields.map(({ permission }) => permission),
      ...checks.map(({ unless }) => unless),
    ])
    .filter((key) => key !== null && !accessKeys.has(key)),
)

const value = fc.oneof(
  { weight: 8, arbitrary: fc.record({ of: fc.constant('another' as const), at: fc.nat(999) }) },
  { weight: 2, arbitrary: fc.record({ of: fc.constant('nothing' as const) }) },
  { weight: 2, arbitrary: fc.record({ of: fc.constant('anywhere' as const), at: fc.nat(999) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      of: fc.constant('bad' as const),
      value: fc.constantFrom(
        ...[
          '',
          '  前后 空格 ',
          'x'.repeat(300),
          -1,
          0,
          1.5,
          true,
          '2026-02-30',
          '138****8000',
          '13800138000',
          '12.345',
        ],
        ...[[], [1, 999_999_999], {}, 999_999_999, '<b onclick=x>粗</b>', null],
      ),
    }),
  },
)
type Given = typeof value extends fc.Arbitrary<infer T> ? T : never
const deed = fc.record({
  deed: fc.oneof(...DEEDS.map((one, at) => ({ weight: [5, 6, 2, 1, 2][at]!, arbitrary: fc.constant(one) }))),
  account: fc.oneof(...ACCOUNTS.map((one, at) => ({ weight: at === 0 ? 3 : 1, arbitrary: fc.constant(one) }))),
  entity: fc.nat(entities.length - 1),
  record: fc.nat(9999),
  fresh: fc.nat(9999),
  values: fc.array(fc.record({ field: fc.nat(99), value }), { minLength: 1, maxLength: 3 }),
})
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

type Body = Record<string, unknown>
/** How it ended: the error's code with its text and fields, or what is then there. */
interface Outcome {
  readonly refused: { readonly code: number; readonly [told: string]: unknown } | null
  readonly found: unknown
}

/** A call that asks for every field of the entity, so that refusals are told in its own words. */
const callFor = ({ name, fields }: Entity): Call => ({
  ...model.calls['client_update']!,
  name: `code_of_${name}`,
  action: null,
  idempotent: false,
  request: {
    type: 'object',
    properties: Object.fromEntries([...fields.map((field) => field.name), 'no_such_field'].map((one) => [one, {}])),
  },
})

interface Facade {
  find(sought: Body, fields: readonly string[], most?: number): Promise<readonly (Body & { readonly key: number })[]>
  hold(key: number, fields: readonly string[]): Promise<Body>
  shown(key: number): Promise<Body>
  create(values: Body): Promise<number>
  change(key: number, values: Body): Promise<void>
  remove(key: number): Promise<void>
}
const facade = (records: { of(name: never): unknown }, { name }: Entity): Facade => records.of(name as never) as Facade

describeOne('The facade and the calls', (open) => {
  let server: TestServer
  let twins: Twins
  let since: Date
  const callers: Record<string, Caller> = {}
  const sessions: Record<string, () => Promise<Session | null>> = {}
  const ends: Record<string, Set<'done' | 'refused'>> = {}

  beforeAll(async () => {
    server = await startDemo(open, {}, { ...DEMO, days: 1 })
    const { store } = server
    const homes = (await store.query({ text: 'select home_id from homes where client_id = 1 limit 2', values: [] }))
      .rows
    await addAccount(server, 'everything', ALL)
    await addAccount(server, 'of-store', ALL, { type: 1, stores: [1] })
    await addAccount(server, 'of-homes', ALL, { homes: homes.map(({ home_id }) => Number(home_id)) })
    await addAccount(
      server,
      'held-to-all',
      ALL.filter((key) => !BESIDE.has(key)),
    )
    for (const account of ACCOUNTS) callers[account] = await loggedIn(server.app, account)
    twins = new Twins(store, model)
    since = new Date()
    await twins.align()
    const opened = createSessions(store, 60)
    for (const account of ACCOUNTS) {
      const { rows } = await store.query({
        text: 'select staff_id, password from staff where client_id = $1 and account = $2',
        values: [SECOND, account],
      })
      const whose = {
        client_id: SECOND,
        staff_id: Number(rows[0]!['staff_id']),
        password: String(rows[0]!['password']),
      }
      const token = await opened.open(whose, { address: '10.0.0.1', userAgent: 'test' }, new Date())
      sessions[account] = () => {
        opened.written('staff')
        return opened.find(token!, model, new Date())
      }
    }
  }, 240_000)

  // ---------------------------------------------------------------- by code

  const contextFor = (session: Session): Context =>
    contextOf(
      { store: server.store, config, product: apartment, outgoing: SENDS_NOTHING },
      { inForce: { model, validators }, lang: 'zh', now: new Date(), address: '10.0.0.1' } as never,
      session,
    )

  async function byCode(
    entity: Entity,
    account: string,
    work: (records: Facade) => Promise<unknown>,
  ): Promise<Outcome> {
    const session = await sessions[account]!()
    if (session === null) throw new Error(`${account} is logged in no more`)
    const operation: AnyOperation = async ({ records }) => ({ found: await work(facade(records, entity)) })
    try {
      const answer = await perform(contextFor(session), {
        call: callFor(entity),
        operation,
        payload: {},
        key: null,
        checkAnswer: false,
        written: () => undefined,
        warn: () => undefined,
        outgoing: server.app.commands.outgoing,
        ports: server.app.ports.all,
      })
      return { refused: null, found: (answer as { readonly found: unknown }).found }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return {
        refused: {
          code: entry(error.key).code,
          message: errorMessage(error, 'zh'),
          fields: (error.data?.fields ?? []).map(({ field, message }) => `${field}: ${message.zh}`),
        },
        found: null,
      }
    }
  }

  // ---------------------------------------------------------------- by calls

  const byCall = ({ status, json }: Answer, found: (data: Body) => unknown): Outcome => {
    if (status >= 500) throw new Error(JSON.stringify(json))
    if (status === 200) return { refused: null, found: found(json.data as unknown as Body) }
    return {
      refused: {
        code: json.err_code,
        message: json.err_msg,
        fields: (json.data?.fields ?? []).map(({ field, message }) => `${field}: ${message}`),
      },
      found: null,
    }
  }

  // ---------------------------------------------------------------- one deed, both ways

  const pools = new Map<string, readonly (Body & { readonly key: number })[]>()
  /** Plain values of the records, as they stand; without the accounts that all this is done by, and their roles. */
  async function pool(entity: Entity): Promise<readonly (Body & { readonly key: number })[]> {
    const known = pools.get(entity.name)
    if (known) return known
    const system = contextFor({
      id: '',
      actor: { staff_id: 0, client_id: FIRST, role_id: 100, permissions: new Set(ALL) },
      scope: systemScope(FIRST),
    })
    const hooks = {
      writing: () => system,
      known: () => null,
      held: () => undefined,
      wrote: () => undefined,
      told: (error: AppError) => error,
    }
    const names = entity.fields.filter(({ kind, computed }) => kind !== 'secret' && computed === null)
    const all = await facade(recordsOf(system, hooks), entity).find(
      {},
      names.map(({ name }) => name),
    )
    const rows = all.filter(({ account, name }) => !ACCOUNTS.some((one) => one === account || one === name))
    pools.set(entity.name, rows)
    return rows
  }

  async function valueOf(entity: Entity, field: Field, given: Given, fresh: number): Promise<unknown> {
    if (given.of === 'nothing') return null
    if (given.of === 'bad') return given.value
    if (given.of === 'another' || field.reference === null) {
      if (field.kind === 'secret') return `Nebel-Kran-${fresh}`
      const rows = await pool(entity)
      return rows[given.at % Math.max(1, rows.length)]?.[field.name] ?? null
    }
    const target = model.entities[field.reference.entity]!
    const keys = (await pool(target)).map(({ key }) => key)
    const key = keys[given.at % Math.max(1, keys.length)] ?? 1
    return field.kind === 'references' ? [key] : key
  }

  /** As another record, but for what no two may share. */
  async function newOne(entity: Entity, { record, fresh }: Deed): Promise<Body> {
    const rows = await pool(entity)
    const donor = rows[record % Math.max(1, rows.length)] ?? ({} as Body)
    const alone = new Set(entity.unique.flat())
    return Object.fromEntries(
      entity.fields
        .filter(({ write, kind, name }) => write !== 'never' && (kind === 'secret' || donor[name] != null))
        .map(({ name, kind }) => {
          const value = kind === 'secret' ? 'Nebel-Kran-71' : donor[name]
          const digits = String(fresh).padStart(4, '0')
          return [
            name,
            typeof value === 'string' && alone.has(name) && (kind === 'string' || kind === 'text')
              ? /\d{4}$/.test(value)
                ? value.replace(/\d{4}$/, digits)
                : `${value}${digits}`
              : value,
          ]
        }),
    )
  }

  async function bodyOf(
    entity: Entity,
    values: Deed['values'],
    fresh: number,
    writes: readonly Field['write'][],
  ): Promise<Body> {
    const fields = entity.fields.filter(({ write }) => writes.includes(write))
    const body: Body = {}
    for (const { field: at, value: given } of values) {
      const field = fields[at % (fields.length + 1)]
      if (field !== undefined) body[field.name] = await valueOf(entity, field, given, fresh)
      else if (at % 5 === 0) body['no_such_field'] = 1
    }
    return body
  }

  const keyOf = async (entity: Entity, record: number): Promise<number> => {
    const rows = await pool(entity)
    return rows[record % (rows.length + 1)]?.key ?? 999_999_999
  }
  const versionOf = async ({ plural, key: name }: Entity, key: number): Promise<number> =>
    Number(
      (await server.store.text({
        text: `select version::text from ${ident(plural)} where client_id = ${FIRST} and ${ident(name)} = $1`,
        values: [key],
      })) ?? 1,
    )

  /** Values that a list can be asked for as they stand. */
  const ASKED = new Set<Field['kind']>(['integer', 'enum', 'reference', 'boolean', 'state', 'key'])

  /** Null: nothing that both know how to do. */
  async function doBoth(one: Deed): Promise<readonly [Outcome, Outcome] | null> {
    const entity = entities[one.entity]!
    const { plural, key: name } = entity
    const call = (method: string, url: string, body?: unknown) => callers[one.account]!.call(method, url, body)
    const seen = (row: Body): Body => timeless({ ...row, _actions: null }, since)
    if (entity.access[NEEDS[one.deed]] === null) return null
    switch (one.deed) {
      case 'create': {
        const body = {
          ...(await newOne(entity, one)),
          ...(await bodyOf(entity, one.values.slice(1), one.fresh, ['always', 'create'])),
        }
        return twins.both(
          async () => byCall(await call('POST', `/v3/${plural}`, body), seen),
          () => byCode(entity, one.account, async (records) => seen(await records.shown(await records.create(body)))),
        )
      }
      case 'change': {
        const [key, body] = [await keyOf(entity, one.record), await bodyOf(entity, one.values, one.fresh, ['always'])]
        if (Object.keys(body).length === 0) return null
        const version = await versionOf(entity, key)
        return twins.both(
          async () => byCall(await call('PUT', `/v3/${plural}/${key}`, { ...body, version }), seen),
          () =>
            byCode(entity, one.account, async (records) => {
              await records.change(key, body)
              return seen(await records.shown(key))
            }),
        )
      }
      case 'remove': {
        const key = await keyOf(entity, one.record)
        return twins.both(
          async () => byCall(await call('DELETE', `/v3/${plural}/${key}`), () => key),
          () => byCode(entity, one.account, (records) => records.remove(key).then(() => key)),
        )
      }
      case 'hold': {
        // A change of a version that nobody saw is refused last of all: it tells who could have made it; none is made.
        const key = await keyOf(entity, one.record)
        const couldHold = (of: Outcome): Outcome =>
          OUT_OF_REACH.has(of.refused?.code) ? of : { refused: null, found: key }
        return twins.both(
          async () => couldHold(byCall(await call('PUT', `/v3/${plural}/${key}`, { version: UNSEEN }), () => key)),
          () => byCode(entity, one.account, (records) => records.hold(key, [name]).then(() => key)),
        )
      }
      case 'find': {
        const fields = entity.fields.filter(({ kind, mask, computed }) => ASKED.has(kind) && mask === null && !computed)
        const field = fields[(one.values[0]?.field ?? 0) % fields.length]!
        const rows = await pool(entity)
        const valueAt = (at: number): unknown => rows[at % Math.max(1, rows.length)]?.[field.name] ?? null
        const [value, other] = [valueAt(one.record), valueAt(one.fresh)]
        const isSeveral = value !== null && other !== null && field.kind !== 'boolean'
        const sought = isSeveral ? { in: [value, other] } : value
        const asked =
          value === null
            ? `${field.name}_null=true`
            : `${field.name}=${(isSeveral ? [value, other] : [value]).map(String).join()}`
        const listed = await call('GET', `/v3/${plural}?${asked}&sort=${name}&limit=100&count=none`)
        // Not every field is asked for in a list.
        if (listed.status === 400) return null
        return twins.both(
          () => Promise.resolve(byCall(listed, ({ list }) => (list as Body[]).map((row) => row[name]))),
          () =>
            byCode(entity, one.account, (records) =>
              records.find({ [field.name]: sought }, [name], 100).then((found) => found.map(({ key }) => key)),
            ),
        )
      }
    }
  }

  test('leave the same rows, journal and refusals', { timeout: 60_000 }, async () => {
    let isDirty = false
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 12 }), async (deeds) => {
        if (isDirty) await twins.align()
        isDirty = true
        pools.clear()
        for (const one of deeds) {
          const both = await doBoth(one)
          if (both === null) continue
          const [call, code] = both
          expect(code, `${one.deed} ${entities[one.entity]!.name} as ${one.account}`).toEqual(call)
          ;(ends[`${one.deed}`] ??= new Set()).add(call.refused === null ? 'done' : 'refused')
        }
        expect(await twins.differences(since, since)).toEqual([])
        isDirty = false
      }),
      { seed: Number(process.env['SEED'] ?? 20_260_615), numRuns: 14, interruptAfterTimeLimit: 45_000 },
    )
    expect(await twins.differences(since, null)).toEqual([])
    expect(
      DEEDS.filter((one) => one !== 'find' && ends[one]?.size !== 2),
      'what has not ended both ways',
    ).toEqual([])
  })
})
