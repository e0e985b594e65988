/**
 * Action × account × record, made from the schemas: what a record says can be done to it is what the server then takes,
 * and what it does not say is refused. A step is tried with a version that nobody has seen, which is refused last of
 * all; a call is made.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts, password } from '../../src/apartment/demo/logins.ts'
import { operations } from '../../src/apartment/operations.ts'
import { teach } from '../../src/kinds/ajv.ts'
import { ident } from '../../src/kinds/sql-text.ts'
import { actionsFor } from '../../src/model/actions.ts'
import type { Call, Entity, Field, JsonSchema } from '../../src/model/model.ts'
import { givenPermissions } from '../../src/model/permission-keys.ts'
import { ENGINE_CALLS } from '../../src/model/system-needs.ts'
import { ENGINE_OPERATIONS } from '../../src/server/routes/calls.ts'
import { describeOne } from '../support/stores.ts'
import { addAccount } from './support/accounts.ts'
import { type Answer, type Caller, loggedIn, projectModel, startDemo, type TestServer } from './support/server.ts'

const model = await projectModel()

type Values = Readonly<Record<string, unknown>>

/** Something that is done to a record, and how it is asked for. */
interface Deed {
  readonly entity: Entity
  readonly name: string
  readonly permission: string | null
  /** It may be refused for what the record holds. */
  readonly conditional: boolean
  /** Null: the record's own address leads to another call. */
  ask(caller: Caller, key: number, home: number, record: Values): Promise<Answer | null>
  readonly isTaken: (code: number) => boolean
}

const CODES = Object.fromEntries(Object.entries(model.app.errors).map(([key, { code }]) => [key, code]))
const REFUSED = new Set(
  [
    ...['forbidden', 'out_of_scope', 'not_found', 'not_possible'],
    ...Object.values(model.calls).flatMap(({ action }) => action?.forbidden?.error ?? []),
  ].map((key) => CODES[key]),
)
const UNSEEN = 2147483647

const ajv = teach(new Ajv2020({ strict: false }))
const TEXTS = ['王小明', '13800138000', 'name@example.com', '835271', '91330106MA2CYDXG0R']
/** Consent, a month that is over, an amount, a term of days, a picture. */
const OTHERS = [
  true,
  '2020-01',
  '1.00',
  ['2020-01-01', '2099-01-31'],
  [{ name: 'a.png', url: '/files/o/a.png', size: 60, type: 'image/png' }],
]

type Asked = Pick<Field, 'name' | 'schema'> & Partial<Pick<Field, 'kind'>>

/** A value that a person could give. */
function good(field: Asked, home: number): unknown {
  const { kind, schema } = field
  const codes = (schema['enum'] ?? (schema['items'] as JsonSchema | undefined)?.['enum']) as
    readonly unknown[] | undefined
  const tried: readonly unknown[] = [
    ...(kind === 'references' ? [[home]] : []),
    ...(kind === 'reference' ? [1] : []),
    ...(codes ?? []).flatMap((code) => [code, [code]]),
    '2099-01-31',
    '2099-01-31T12:00:00Z',
    1,
    ...TEXTS,
    ...OTHERS,
  ]
  const found = tried.find((value) => ajv.validate(schema, value))
  if (found === undefined) throw new Error(`no value for ${field.name}`)
  return found
}

const valuesFor = (fields: readonly Asked[], home: number) =>
  Object.fromEntries(fields.map((field) => [field.name, good(field, home)]))

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
/** An address that a document spells out is that document's, whatever others would make of it. */
const isOfAnother = ({ path: own }: Call, path: string): boolean =>
  Object.values(model.calls).some(
    (other) => other.path !== own && patternOf(own).test(other.path) && patternOf(other.path).test(path),
  )

/** Those that no form has are bare schemas. */
function requiredOf({ request, fields }: Call): readonly Asked[] {
  const properties = (request['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  return ((request['required'] ?? []) as readonly string[]).map(
    (name) => fields.find((field) => field.name === name) ?? { name, schema: properties[name]! },
  )
}

const send = (caller: Caller, { method }: Call, path: string, sent: Values): Promise<Answer> => {
  if (method !== 'DELETE') return caller.call(method, path, sent)
  const query = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]))
  return caller.call('DELETE', `${path}?${query.toString()}`)
}

/** What is asked for beside something else only is told by the refusal, and sent then. */
async function sendWith(caller: Caller, call: Call, path: string, sent: Values, home: number): Promise<Answer> {
  const answer = await send(caller, call, path, sent)
  const named = new Set((answer.json.data?.fields ?? []).map(({ field }) => field))
  const missing = call.fields.filter(
    ({ name }) => named.has(name) && !(name in sent) && !call.path.includes(`{${name}}`),
  )
  if (answer.json.err_code !== CODES['invalid'] || missing.length === 0) return answer
  return send(caller, call, path, { ...sent, ...valuesFor(missing, home) })
}

const calls = (entity: Entity): readonly Deed[] =>
  actionsFor(model, entity.name)
    .filter(({ action }) => action.record !== null)
    .map(({ call, action }) => ({
      entity,
      name: call.name,
      permission: call.permission,
      conditional: action.when !== null,
      ask: (caller, key, home, record) => {
        const given = Object.entries(action.given).map(([name, field]) => [name, record[field]] as const)
        const known = new Map<string, unknown>([[action.record!, key], ...given])
        const asked = requiredOf(call).filter(({ name }) => !known.has(name))
        const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known.get(name)))
        if (isOfAnother(call, path)) return Promise.resolve(null)
        const beside = [...known].filter(([name]) => !call.path.includes(`{${name}}`))
        return sendWith(caller, call, path, { ...Object.fromEntries(beside), ...valuesFor(asked, home) }, home)
      },
      isTaken: (code) => !REFUSED.has(code),
    }))

const steps = (entity: Entity): readonly Deed[] =>
  (model.workflows[entity.workflow ?? '']?.transitions ?? [])
    .filter(({ pending }) => !pending)
    .map((step) => ({
      entity,
      name: step.name,
      permission: step.permission,
      conditional: true,
      ask: (caller, key, home) => {
        const asked = step.fields
          .filter(({ required }) => required)
          .map(({ name }) => entity.fields.find((field) => field.name === name)!)
        return caller.call('POST', `/v3/${entity.plural}/${key}/${step.name}`, {
          ...valuesFor(asked, home),
          version: UNSEEN,
        })
      },
      isTaken: (code) => code === CODES['conflict'],
    }))

// A call may do what a step does: steps, which are not taken, are asked for first.
const deeds = Object.values(model.entities).flatMap((entity) => [...steps(entity), ...calls(entity)])
const entities = [...new Set(deeds.map(({ entity }) => entity))]
const KEYS = [...new Set(deeds.flatMap(({ permission }) => permission ?? []))]
const ALL = givenPermissions(model.app.permissions).map(({ key }) => key)
/** A key that follows from others is not held without one of these. */
const without = (key: string): readonly string[] => {
  const permission = model.app.permissions.find((one) => one.key === key)
  const from = permission?.allOf ?? permission?.anyOf ?? [key]
  return ALL.filter((one) => !from.includes(one))
}
const LIMITED = ['of-store', 'of-homes'] as const
/** Accounts that something is done to. */
const FREE = new Set(['stays', 'left', 'nowhere', 'holder'])
/** Who lacks one key is asked about what it opens: of all else they are `everything`. */
const ACCOUNTS: readonly (readonly [account: string, of: readonly Entity[]])[] = [
  ...['everything', ...LIMITED].map((account) => [account, entities] as const),
  ...KEYS.map((key) => {
    const opened = deeds.filter(({ permission }) => permission === key)
    return [`without-${key}`, entities.filter((entity) => opened.some((deed) => deed.entity === entity))] as const
  }),
]

test('no call that the engine answers has an action but those performed as operations: nothing would hold it to its condition', () => {
  const acting = ENGINE_CALLS.filter((name) => model.calls[name]?.action != null)
  expect(acting.filter((name) => !Object.hasOwn(ENGINE_OPERATIONS, name))).toEqual([])
})

describeOne('Action × account × record', (open) => {
  let server: TestServer
  let admin: Caller
  const records: Record<string, readonly number[]> = {}
  const homes: Record<string, number> = {}
  /** How each deed ended, over all accounts. */
  const ends = new Map<string, Set<'taken' | 'condition' | 'right' | 'scope' | 'looked at'>>()

  beforeAll(async () => {
    server = await startDemo(open)
    const { store } = server
    const { rows } = await store.query({
      text: 'select home_id from homes where client_id = 1 and store_id = 1 order by home_id desc limit 1',
      values: [],
    })
    const ofHomes = rows.map(({ home_id }) => home_id as number)
    await addAccount(server, 'everything', ALL)
    await addAccount(server, 'of-store', ALL, { type: 1, stores: [1] })
    await addAccount(server, 'of-homes', ALL, { homes: ofHomes })
    for (const key of KEYS) await addAccount(server, `without-${key}`, without(key))
    for (const [account] of ACCOUNTS) homes[account] = ofHomes[0]!
    // Jobs in every state, and those that never ran.
    await store.query({
      text: `insert into jobs (client_id, name, state) select 1, name, nullif(n % 5, 0) from unnest($1::text[]) with ordinality as j(name, n)`,
      values: [Object.keys(model.jobs)],
    })
    // Messages from outside in every state.
    await store.script(`update webhook_messages set state = 1 + id % 4 where client_id = 1`)
    // Webhooks in every state, each of somebody who tries it, and events of theirs.
    await store.script(
      `update webhook_targets set staff_id = (select staff_id from staff where client_id = 1 and account = case id when 1 then 'everything' end)
         where client_id = 1;
       update webhook_sendings set target_id = 1, state = 1 + id % 5 where client_id = 1`,
    )
    // Schedules of reports in both states, by mail and to an address, of somebody who tries them, and of another.
    await store.script(
      `update staff set role_id = 100 where client_id = 1 and account = 'everything';
       update scheduled_reports set state = 1 + (id + 1) % 2, secret_hint = case when id % 2 = 0 then 'whsec_…abcd' end, staff_id = case when id % 3 = 0 then staff_id
           else (select staff_id from staff where client_id = 1 and account = 'everything') end where client_id = 1`,
    )
    // Every state of every flow, in turn.
    for (const { field, entity } of Object.values(model.workflows)) {
      const { plural, key, fields } = model.entities[entity]!
      const codes = model.enums[fields.find(({ name }) => name === field)?.enum ?? '']?.values ?? []
      const states = codes.map(({ value }) => value)
      await store.query({
        text: `update ${ident(plural)} t set ${ident(field)} = ($1::text[])[1 + n.place % ${states.length}]::${typeof states[0] === 'number' ? 'integer' : 'text'} from (select ${ident(key)} as key, row_number() over (order by ${ident(key)}) as place from ${ident(plural)} where client_id = 1) n where t.client_id = 1 and t.${ident(key)} = n.key`,
        values: [states.map(String)],
      })
    }
    // Commands that can be sent once more, and those that cannot.
    await store.script(
      `update command_tasks set resendable = id % 2 = 0 where client_id = 1;
       insert into command_deliveries (client_id, task_id, address, target, payload, next_at, expires_at)
         select client_id, id, 'device ' || id, '*', '{}', now() + interval '1 day', now() + interval '1 day'
         from command_tasks where client_id = 1 and resendable and state in ('fail', 'timeout') on conflict do nothing`,
    )
    // People who can be delivered to doors, and some who are at none; deletions of cards that failed at some locks.
    await store.script(
      `delete from access_grants where client_id = 1 and access_person_id % 3 = 0;
       update access_persons set consent = true, leaving = false, valid_end = now() + interval '1 year', face_photo = '[{"name":"a.png","url":"/files/o/a.png","size":60,"type":"image/png"}]'
         where client_id = 1 and id % 2 = 0;
       update card_lock_tasks set done_at = null where client_id = 1 and delete_card_id is not null and id % 2 = 0`,
    )
    // Readings that a person has to look at.
    for (const readings of ['electricity_readings', 'water_readings'])
      await store.script(`update ${readings} set state = 2 where client_id = 1 and id % 5 = 0`)
    // Payments in every state, transfers among those that have not arrived, some that arrived late.
    for (const payments of ['payments', 'sms_recharges'])
      await store.script(
        `update ${payments} set state = case id % 4 when 0 then 5 when 3 then 2 else 1 end, way = case id % 4 when 1 then 1 else 2 end,
           concern = case id % 4 when 3 then 3 end, other_amount = case id % 4 when 0 then 0.01 end
           where client_id = 1`,
      )
    // Check-outs that can still be undone.
    await store.script(
      `update check_outs set undo_until = now() + interval '1 hour', paid_at = null where client_id = 1 and id % 2 = 0`,
    )
    // Leases that have not begun; people who never had one, and may be forgotten.
    await store.script(
      `update leases set lease_range_from = current_date + 30, lease_range_to = current_date + 400
         where client_id = 1 and lease_id % 9 = 0 and check_out_date is null;
       insert into tenants (client_id, tenant_id, home_id, name, phone)
         select 1, 900000 + home_id, home_id, '过客', '13800007700' from homes where client_id = 1`,
    )
    // Water that was charged, of some all taken back.
    await store.script(
      `insert into water_charges (client_id, id, home_id, room_id, device_id, money, price, volume, charged_at, number, reversed_volume)
         select 1, row_number() over (order by device_id), home_id, room_id, device_id, 5.00, 5.0000, 1.00, now(), 'W' || device_id, device_id % 2
         from devices where client_id = 1 and device_type in (6, 7) and room_id is not null`,
    )
    // Credentials of every kind, in force and frozen.
    await store.script(
      `update grants g set grant_type = 1 + k.place % 5, held = 1 + k.place / 5 % 2
         from (select grant_id, row_number() over (order by grant_id)::integer as place from grants
           where client_id = 1 and held = 1 and paas_id not in (999, 3000)) k
         where g.client_id = 1 and g.grant_id = k.grant_id`,
    )
    // Accounts without keys: whoever asks has more, so that the guard of accounts (`src/server/auth/grants.ts`) is
    // content; and one with keys that not all of them have.
    const given = KEYS.filter((key) => ALL.includes(key))
    await addAccount(server, 'holder', given, { type: 1, stores: [1], homes: ofHomes })
    for (const account of ['stays', 'left'])
      await addAccount(server, account, [], { type: 1, stores: [1], homes: ofHomes })
    await addAccount(server, 'nowhere', [])
    await store.query({ text: 'update staff set active = false where account = $1', values: ['left'] })
    await store.query({
      text: 'update co_tenants set left_on = joined_on where client_id = 1 and id % 3 = 0',
      values: [],
    })
    admin = await loggedIn(server.app, 'everything')
    // A home whose rooms share nothing.
    const unset = await store.query({
      text: 'select home_id from homes h where client_id = 1 and not exists (select from elemeter_settings s where s.client_id = 1 and s.level = 3 and s.home_id = h.home_id) order by home_id limit 1',
      values: [],
    })
    const closed = { level: 3, home_id: unset.rows[0]!['home_id'], pool_open: false }
    expect((await admin.call('POST', '/v3/elemeter_settings', closed)).json).toMatchObject({ err_code: 0 })
    for (const entity of entities) records[entity.name] = await sample(entity)
  }, 120_000)

  /** Of records alike in what can be done to them, some of the first and of the last. */
  async function sample(entity: Entity): Promise<readonly number[]> {
    const alike = new Map<string, number[]>()
    for (const order of ['', '-']) {
      const address = `/v3/${entity.plural}?limit=100&actions=true&sort=${order}${entity.key}`
      const rows = (await admin.call('GET', address)).json.data.list
      for (const row of rows.filter(({ account }) => account === undefined || FREE.has(String(account)))) {
        const group = JSON.stringify([row['_actions'], row[model.workflows[entity.workflow ?? '']?.field ?? '']])
        alike.set(group, [...(alike.get(group) ?? []), row[entity.key] as unknown as number])
      }
    }
    // The first of the one order are those of the one store, of the other those of another.
    return [...alike.values()].flatMap((keys) => [...new Set([...keys.slice(0, 2), ...keys.slice(-2)])])
  }

  /** What the record says of itself; null: it is not shown. */
  async function said(caller: Caller, { plural, key }: Entity, record: number): Promise<ReadonlySet<string> | null> {
    const { status, json } = await caller.call('GET', `/v3/${plural}/${record}`)
    if (status !== 200) return null
    const own = json.data['_actions'] as unknown as readonly string[]
    const listed = await caller.call('GET', `/v3/${plural}?${key}=${record}&columns=${key}&actions=true`)
    expect(listed.json.data.list[0]?.['_actions']).toEqual(own)
    return new Set(own)
  }

  function note({ entity, name, permission }: Deed, account: string, code: number, isShown: boolean, isTaken: boolean) {
    const known = ends.get(`${entity.name} ${name}`) ?? new Set()
    ends.set(`${entity.name} ${name}`, known)
    if (isTaken) known.add('taken')
    else if (account === `without-${permission ?? ''}`) known.add('right')
    else if (!isShown) known.add('scope')
    else known.add(code === CODES['out_of_scope'] ? 'looked at' : 'condition')
  }

  describe.each(ACCOUNTS)('%s', (account, of) => {
    test.each(of.map((entity) => [entity.name, entity] as const))(
      'is told of each %s what is then taken, and no more',
      { timeout: 120_000 },
      async (_, entity) => {
        const caller = await loggedIn(server.app, account)
        const wrong: string[] = []
        for (const record of records[entity.name]!) {
          let shown = await said(caller, entity, record)
          const whole = (await admin.call('GET', `/v3/${entity.plural}/${record}`)).json.data
          // One may take away what the next asks for: those that nobody has done yet come first.
          const isDone = ({ name }: Deed) => ends.get(`${entity.name} ${name}`)?.has('taken') === true
          const its = deeds.filter((one) => one.entity === entity)
          for (const deed of [...its.filter((one) => !isDone(one)), ...its.filter(isDone)]) {
            const answer = await deed.ask(caller, record, homes[account]!, whole)
            if (answer === null) continue
            // What it has sent is under way.
            await server.app.commands.rested()
            const { err_code: code, err_msg } = answer.json
            const isTaken = deed.isTaken(code)
            if (answer.status >= 500 || isTaken !== (shown?.has(deed.name) ?? false))
              wrong.push(
                `${deed.name} ${record}: ${shown === null ? 'not shown' : [...shown].join()}; ${code} ${err_msg}`,
              )
            note(deed, account, code, shown !== null, isTaken)
            if (code === 0) shown = await said(caller, entity, record)
          }
        }
        expect(wrong).toEqual([])
      },
    )
  })

  test.each(demoAccounts)('offers $account of the demo nothing that has no code', async ({ account }) => {
    const answered = Object.values(model.calls).flatMap(({ name, answers }) => (answers === null ? [] : [name]))
    const built = new Set([...Object.keys(operations), ...Object.keys(ENGINE_OPERATIONS), ...answered])
    const caller = await loggedIn(server.app, account, undefined, password)
    const offered = new Set<string>()
    for (const entity of entities) {
      const open = (model.workflows[entity.workflow ?? '']?.transitions ?? []).filter(({ pending }) => !pending)
      const known = new Set([...built, ...open.map(({ name }) => name)])
      const { status, json } = await caller.call('GET', `/v3/${entity.plural}?limit=100&actions=true`)
      const names =
        status === 200 ? json.data.list.flatMap((row) => (row['_actions'] ?? []) as unknown as string[]) : []
      for (const name of names) if (!known.has(name)) offered.add(`${entity.name} ${name}`)
    }
    expect([...offered]).toEqual([])
  })

  test('leaves no way untried in which an action ends', () => {
    const missing = deeds.flatMap(({ entity, name, conditional }) => {
      const known = ends.get(`${entity.name} ${name}`)
      const wanted = [
        'taken',
        'right',
        ...(conditional ? ['condition'] : []),
        ...(entity.scope.levels['store'] === undefined ? [] : [entity.scope.shared === 'see' ? 'looked at' : 'scope']),
      ] as const
      return wanted.filter((end) => known?.has(end as 'taken') !== true).map((end) => `${entity.name} ${name}: ${end}`)
    })
    expect(missing).toEqual([])
  })

  test('asks lists that have no say, and nonsense, as ever', async () => {
    const { json } = await admin.call('GET', '/v3/stores?actions=true&limit=1')
    expect(json.data.list[0]?.['_actions']).toEqual([])
    expect((await admin.call('GET', '/v3/tickets?limit=1')).json.data.list[0]).not.toHaveProperty('_actions')
    expect((await admin.call('GET', '/v3/tickets?actions=yes')).status).toBe(400)
  })
})
