/**
 * Call with code × account × parameter, made from the documents: no operation reaches a record beyond the scope of
 * whoever asks, hands out more than they have, or shows what a mask hides. Each call is first made with something that
 * its caller may name, so that a refusal means the one value that was then exchanged.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { KINDS } from '../../src/apartment/domain/binding.ts'
import { operations } from '../../src/apartment/operations.ts'
import { teach } from '../../src/kinds/ajv.ts'
import { ident, literal } from '../../src/kinds/sql-text.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import type { Call, Entity, Field, JsonSchema } from '../../src/model/model.ts'
import { EVERY, givenPermissions, isOptional } from '../../src/model/permission-keys.ts'
import { MOUNTS } from '../../src/server/routes/addresses.ts'
import { describeOne } from '../support/stores.ts'
import { addAccount } from './support/accounts.ts'
import { type Answer, type Caller, loggedIn, projectModel, startDemo, type TestServer } from './support/server.ts'

const model = await projectModel()
/** What the demo has nothing for; who may do it, and to what, is told there. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ali_pay_upload_photo: 'files/uploads.test.ts',
  api_token_create: 'http/api-tokens.test.ts',
  api_token_revoke: 'http/api-tokens.test.ts',
  ...Object.fromEntries(
    ['change', 'create', 'pause', 'resume', 'rotate', 'test'].map((verb) => [
      `webhook_target_${verb}`,
      'events/webhooks.test.ts',
    ]),
  ),
  webhook_sending_again: 'events/webhooks.test.ts',
  ...Object.fromEntries(
    ['create', 'pause', 'resume', 'rotate', 'send', 'update'].map((verb) => [
      `scheduled_report_${verb}`,
      'scheduled/reports.test.ts',
    ]),
  ),
  face_file: 'files/reading.test.ts',
  face_file_create: 'files/uploads.test.ts',
  command_task_retry: 'commands/lifecycle.test.ts',
  ...Object.fromEntries(
    Object.keys(KINDS)
      .flatMap((kind) => [`room_${kind}_create`, `room_${kind}_delete`])
      .map((name) => [name, 'http/binding.test.ts']),
  ),
  device_deliver: 'http/binding.test.ts',
  device_replace: 'http/binding.test.ts',
  device_retire: 'http/binding.test.ts',
  event_assign: 'reports/alarms.test.ts',
  ...Object.fromEntries(
    ['grant_retry', 'person_clear', 'person_deliver', 'remote_open'].map((name) => [
      `access_${name}`,
      'commands/access.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    ['loss_card', 'delete_card'].flatMap((of) =>
      ['create', 'retry'].map((verb) => [`${of}_${verb}`, 'commands/cards.test.ts']),
    ),
  ),
  admin_password_batch: 'commands/batches.test.ts',
  admin_password_update: 'commands/credentials.test.ts',
  grant_batch_create: 'commands/batches.test.ts',
  grant_batch_retry: 'commands/batches.test.ts',
  staff_grant: 'commands/batches.test.ts',
  staff_leave: 'commands/batches.test.ts',
  grant_resend: 'commands/credentials.test.ts',
  ...Object.fromEntries(
    ['offline_password', 'offline_admin_password', 'dynamic_password', 'function_code'].map((name) => [
      name,
      'commands/lock-codes.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    ['lock_password', 'fingerprint', 'ble_key', 'nfc', 'face'].flatMap((kind) =>
      ['create', 'update', 'delete', 'freeze', 'unfreeze'].map((verb) => [
        `${kind}_${verb}`,
        'commands/credentials.test.ts',
      ]),
    ),
  ),
  lock_setting_update: 'http/settings-place.test.ts',
  ...Object.fromEntries(
    ['elemeter', 'watermeter'].flatMap((of) =>
      ['on', 'off', 'read'].map((verb) => [`room_${of}_${verb}`, 'commands/meters.test.ts']),
    ),
  ),
  charge_reverse: 'commands/ledger.test.ts',
  water_charge_reverse: 'commands/water-ledger.test.ts',
  contract_bill_invoice_create: 'funds/invoices.test.ts',
  contract_bill_pay: 'funds/payments.test.ts',
  ...Object.fromEntries(
    ['contract_bill_payment', 'sms_recharge'].flatMap((of) =>
      ['accept', 'cancel', 'checked', 'confirm', 'refuse'].map((verb) => [`${of}_${verb}`, 'funds/settling.test.ts']),
    ),
  ),
  home_locate: 'http/maps.test.ts',
  sms_recharge_create: 'funds/payments.test.ts',
  check_out_pay: 'tenancy/check-out.test.ts',
  check_out_undo: 'tenancy/move-and-undo.test.ts',
  lease_cancel: 'tenancy/move-and-undo.test.ts',
  lease_check_in: 'tenancy/check-in.test.ts',
  tenant_erase: 'tenancy/erase.test.ts',
  lease_check_out: 'tenancy/check-out.test.ts',
  lease_contract_text: 'tenancy/contract-text.test.ts',
  lease_credential_add: 'tenancy/lease-credentials.test.ts',
  lease_credentials_extend: 'tenancy/lease-credentials.test.ts',
  lease_freeze: 'tenancy/check-out.test.ts',
  lease_move: 'tenancy/move-and-undo.test.ts',
  lease_renew: 'tenancy/check-out.test.ts',
  lease_unfreeze: 'tenancy/check-out.test.ts',
  meter_photo_create: 'commands/readings.test.ts',
  reading_accept: 'commands/readings.test.ts',
  reading_discard: 'commands/readings.test.ts',
  water_reading_accept: 'commands/water-ledger.test.ts',
  water_reading_discard: 'commands/water-ledger.test.ts',
  saas_elemeter_read: 'commands/readings.test.ts',
  elemeter_reading_create: 'commands/readings-by-file.test.ts',
  watermeter_reading_create: 'commands/readings-by-file.test.ts',
  ...Object.fromEntries(
    ['capacity', 'charge', 'clear', 'overdraft', 'ratio', 'reset'].map((verb) => [
      `room_elemeter_${verb}`,
      'commands/ledger.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    ['charge', 'overdraft', 'reset'].map((verb) => [`room_watermeter_${verb}`, 'commands/water-ledger.test.ts']),
  ),
  room_gateway_restart: 'commands/lifecycle.test.ts',
  room_lock_restart: 'commands/lifecycle.test.ts',
}
const calls = Object.keys(operations)
  .filter((name) => !Object.hasOwn(ELSEWHERE, name))
  .map((name) => model.calls[name]!)
const ALL = givenPermissions(model.app.permissions).map(({ key }) => key)
const entitiesList = Object.values(model.entities)

// ---------------------------------------------------------------- what a parameter names

/** Numbers of the country's areas, which belong to nobody; and what is sent by habit and looked at by nobody. */
const NAMES_NOTHING = new Set([
  ...['address_cities.province_id', 'address_districts.city_id', 'tenant_detail.role_id'],
  // Whoever answers for the service answers everybody of the company; `service.test.ts` holds who does.
  ...['service_messages.asker_id', 'service_read.asker_id', 'service_send.asker_id'],
])

interface Named {
  readonly name: string
  readonly entity: Entity
  readonly field: Field | undefined
  readonly several: boolean
}

const propertiesOf = ({ request }: Call): Readonly<Record<string, JsonSchema>> =>
  (request['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>

/** What says that it refers to an entity, or is called as an entity's own key is. */
const namedIn = (call: Call): readonly Named[] =>
  Object.keys(propertiesOf(call)).flatMap((name) => {
    const field = call.fields.find((one) => one.name === name)
    const entity =
      model.entities[field?.reference?.entity ?? ''] ??
      entitiesList.find(({ key }) => key !== 'id' && key === name) ??
      entitiesList.find((one) => `${one.name}_id` === name)
    const isExempt = NAMES_NOTHING.has(`${call.name}.${name}`)
    return entity === undefined || isExempt ? [] : [{ name, entity, field, several: field?.kind === 'references' }]
  })

test('every parameter that is a key says of what', () => {
  const silent = calls.flatMap((call) =>
    Object.keys(propertiesOf(call))
      .filter((name) => /(^|_)ids?$/.test(name) && !namedIn(call).some((one) => one.name === name))
      .map((name) => `${call.name}.${name}`),
  )
  expect(silent.filter((name) => !NAMES_NOTHING.has(name))).toEqual([])
})

// ---------------------------------------------------------------- a request that its caller may make

type Values = Readonly<Record<string, unknown>>
const ajv = teach(new Ajv2020({ strict: false }))
/** Fits a day as well as most texts. */
const DAY = '2099-01-31'
const MONTH = '2020-01'
const TEXTS = ['王小明', '13800138000', '110101199003074514', 'name@example.com', '1.00', 'text']

function good(name: string, schema: JsonSchema, field: Field | undefined): unknown {
  const codes = (schema['enum'] ?? (schema['items'] as JsonSchema | undefined)?.['enum']) as unknown[] | undefined
  const rows =
    field?.kind === 'rows'
      ? [[Object.fromEntries(field.rows.map((one) => [one.name, good(one.name, one.schema, one)]))]]
      : []
  const tried = [...rows, ...(codes ?? []), ...(codes ?? []).map((code) => [code]), DAY, MONTH, 1, true, ...TEXTS, []]
  const fixed = ['const', 'default'].filter((keyword) => keyword in schema).map((keyword) => schema[keyword])
  const found = [...fixed, ...tried].find((value) => ajv.validate(schema, value))
  if (found === undefined) throw new Error(`no value for ${name}`)
  return found
}

const goodFor = (call: Call, name: string, schema: JsonSchema): unknown =>
  good(
    name,
    schema,
    call.fields.find((one) => one.name === name),
  )
/** Requests tried with one set of values. */
const MOST = 12

async function ask(caller: Caller, call: Call, values: Values): Promise<Answer> {
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  const rest = Object.entries(values).filter(([name]) => !inPath.has(name))
  const address = `${MOUNTS[call.host]}${path}`
  if (call.method !== 'GET' && call.method !== 'DELETE')
    return caller.call(call.method, address, Object.fromEntries(rest))
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
  return caller.call(call.method, `${address}?${query.toString()}`)
}

const codeOf = (key: string): number => model.app.errors[key]!.code
const OUT_OF_REACH: ReadonlySet<number> = new Set(['not_found', 'out_of_scope', 'forbidden'].map(codeOf))
/** The value of this parameter is what it was refused for. */
const isRefusedFor = ({ status, json }: Answer, name: string): boolean =>
  status < 500 &&
  (OUT_OF_REACH.has(json.err_code) || (json.data?.fields ?? []).some(({ field }) => field.split('.')[0] === name))

// ---------------------------------------------------------------- who asks

/** Whoever manages less comes first: accounts that they have changed are still there for the others. */
const ACCOUNTS = ['of-homes', 'of-store', 'everything'] as const
const PERMISSIONS = [...new Set(calls.map(({ permission }) => permission))].filter(
  (key): key is string => key !== null && key !== EVERY,
)
/** Accounts whose holders have more than whoever asks. */
const guarded = calls
  .flatMap((call) => namedIn(call).map((one) => ({ call, ...one })))
  .filter(({ entity }) => entity.name === 'staff' || entity.name === 'role')

describeOne('Call with code × account × parameter', (open) => {
  let server: TestServer
  const callers: Record<string, Caller> = {}
  /** Accounts: of a role with every key, and one that sees the whole company. */
  let above: Readonly<Record<string, number>>
  /** One record of each entity in another company. */
  const abroad: Record<string, number> = {}

  beforeAll(async () => {
    server = await startDemo(open, { FLEET: 'silent=1' })
    // What one call has sent would expire while another is tried.
    await server.app.commands.stop()
    const { store } = server
    const { rows } = await store.query({
      text: 'select home_id from homes where client_id = 1 and store_id = 1 order by home_id desc limit 2',
      values: [],
    })
    const homes = rows.map(({ home_id }) => Number(home_id))
    await addAccount(server, 'everything', ALL)
    await addAccount(server, 'of-store', ALL, { type: 1, stores: [1] })
    await addAccount(server, 'of-homes', ALL, { homes })
    // Whom they may change: with no keys, and no more than is theirs.
    await addAccount(server, 'below', [], { type: 1, stores: [1], homes: homes.slice(0, 1) })
    for (const key of PERMISSIONS)
      await addAccount(
        server,
        `without-${key}`,
        ALL.filter((one) => one !== key),
      )
    const spare = ALL.find((key) => ![...PERMISSIONS, EVERY].includes(key) && !isOptional(key))!
    await addAccount(
      server,
      'less',
      ALL.filter((key) => key !== spare),
    )
    const full = await addAccount(server, 'full', ALL, { type: 1, stores: [1], homes })
    above = { staff: full.me, role: full.role }
    for (const name of [...ACCOUNTS, 'less', ...PERMISSIONS.map((key) => `without-${key}`)])
      callers[name] = await loggedIn(server.app, name)
    for (const { entity } of calls.flatMap(namedIn)) abroad[entity.name] = await elsewhere(entity)
  }, 120_000)

  /** A row of the other company: its own, or like one of the first, with a key that the first has not. */
  async function elsewhere({ plural, key, tenant, unique }: Entity): Promise<number> {
    const { store } = server
    const last = Number(await store.text({ text: `select max(${ident(key)})::text from ${ident(plural)}`, values: [] }))
    if (!tenant) return last
    const theirs = await store.text({
      text: `select min(${ident(key)})::text from ${ident(plural)} where client_id = 2 and ${ident(key)} not in (select ${ident(key)} from ${ident(plural)} where client_id = 1)`,
      values: [],
    })
    if (theirs !== null) return Number(theirs)
    // Theirs may be called alike: both companies have the demo's names.
    const other = unique.flat().includes('name') ? { name: `x${last}` } : {}
    const changed = literal(JSON.stringify({ ...other, client_id: 2, [key]: last + 1000 }))
    await store.script(
      `set session_replication_role = replica;
       insert into ${ident(plural)} select (jsonb_populate_record(t, ${changed}::jsonb)).* from ${ident(plural)} t where client_id = 1 limit 1;
       set session_replication_role = default`,
    )
    return last + 1000
  }

  const keysWhere = async ({ plural, key, tenant }: Entity, where = 'true'): Promise<readonly number[]> =>
    (
      await server.store.query({
        text: `select ${ident(key)} as key from ${ident(plural)} t where ${tenant ? 'client_id' : ident(key)} = 1 and ${where} order by 1`,
        values: [],
      })
    ).rows.map(({ key: one }) => Number(one))

  /** Those that a list shows to whoever asks. */
  async function seen(caller: Caller, entity: Entity): Promise<ReadonlySet<number>> {
    if (!entity.tenant || entity.access.list === null) return new Set(await keysWhere(entity))
    const found: number[] = []
    for (let after = ''; ;) {
      const { data } = (
        await caller.call('GET', `/v3/${entity.plural}?limit=100&count=none&columns=${entity.key}${after}`)
      ).json
      found.push(...data.list.map((row) => Number(row[entity.key])))
      if (data['next'] === null) return new Set(found)
      after = `&after=${String(data['next'])}`
    }
  }

  /** Some of the first, the middle and the last. */
  const spread = (keys: readonly number[]): readonly number[] => [
    ...new Set([...keys.slice(0, 3), ...keys.slice(keys.length >> 1).slice(0, 3), ...keys.slice(-4)].reverse()),
  ]

  /** A request with every key that it may name, taken by the server; null: there is none. */
  async function taken(caller: Caller, call: Call, refused: Answer[] = []): Promise<Values | null> {
    const named = namedIn(call)
    const properties = Object.entries(propertiesOf(call)).filter(([name]) => !named.some((one) => one.name === name))
    const required = new Set((call.request['required'] ?? []) as readonly string[])
    const asked = properties.filter(([name]) => required.has(name))
    const given = asked.length + named.length > 0 ? asked : properties.slice(0, 1)
    const plain = Object.fromEntries(given.map(([name, schema]) => [name, goodFor(call, name, schema)]))
    // What decides what else there is may have to be another.
    const variants = given.flatMap(([name, { enum: codes = [] }]) =>
      (codes as readonly unknown[]).slice(1).map((code) => ({ ...plain, [name]: code })),
    )
    const seenOf = new Map<Entity, ReadonlySet<number>>()
    for (const { entity } of named) seenOf.set(entity, seenOf.get(entity) ?? (await seen(caller, entity)))
    let tries = 0
    const complete = async (values: Values, [next, ...rest]: readonly Named[]): Promise<Values | null> => {
      if (next === undefined) return attempt(values)
      const within = next.field?.reference?.within ?? null
      const where =
        within !== null && within in values ? `${ident(within)} = ${literal(Number(values[within]))}` : 'true'
      const keys = (await keysWhere(next.entity, where)).filter((key) => seenOf.get(next.entity)!.has(key))
      for (const key of spread(keys)) {
        const found = await complete({ ...values, [next.name]: next.several ? [key] : key }, rest)
        if (found !== null) return found
        if (tries > MOST) break
      }
      return null
    }
    /** What it asks for of some records only is told by its refusal. */
    const attempt = async (values: Values): Promise<Values | null> => {
      tries++
      const answer = await ask(caller, call, values)
      const { status, json } = answer
      if (status === 200) return values
      refused.push(answer)
      const missing = (json.data?.fields ?? []).flatMap(({ field }) => {
        const schema = propertiesOf(call)[field]
        return schema === undefined || field in values
          ? []
          : [
              [
                field,
                good(
                  field,
                  schema,
                  call.fields.find((one) => one.name === field),
                ),
              ] as const,
            ]
      })
      return missing.length === 0 ? null : attempt({ ...values, ...Object.fromEntries(missing) })
    }
    for (const values of [plain, ...variants]) {
      tries = 0
      const found = await complete(values, named)
      if (found !== null) return found
    }
    return null
  }

  /** One line for each table of what the companies have; of a call that could write none, nothing. */
  async function everything({ method }: Call): Promise<string> {
    if (method === 'GET') return ''
    await server.app.commands.rested()
    const tables = tablesOf(model).filter(({ internal }) => internal !== true)
    const { rows } = await server.store.query({
      text: tables
        .map(
          ({ name }) =>
            `select ${literal(name)} as name, count(*)::text || coalesce(sum(hashtextextended(t::text, 0)), 0)::text as rows from ${ident(name)} t`,
        )
        .join(' union all '),
      values: [],
    })
    return rows.map((row) => `${String(row['name'])} ${String(row['rows'])}`).join('\n')
  }

  /** Long enough to be nobody else's. */
  const HIDDEN = 8
  async function hidden(): Promise<readonly string[]> {
    const parts = entitiesList.flatMap(({ plural, fields }) =>
      fields
        .filter(({ mask, computed }) => mask !== null && computed === null)
        .map(
          ({ name }) =>
            `select distinct ${ident(name)}::text as value from ${ident(plural)} where length(${ident(name)}::text) >= ${HIDDEN}`,
        ),
    )
    return (await server.store.query({ text: parts.join(' union '), values: [] })).rows.map(({ value }) =>
      String(value),
    )
  }

  describe.each(ACCOUNTS)('an account: %s', (account) => {
    test.each(calls.map((call) => [call.name, call] as const))(
      '%s takes what is its own, and nothing that is not',
      { timeout: 60_000 },
      async (_, call) => {
        const caller = callers[account]!
        const [before, refused]: [string, Answer[]] = [await everything(call), []]
        const control = await taken(caller, call, refused)
        if (control === null) {
          // What is the whole company's is not theirs to change.
          const other = refused.filter(({ json }) => !OUT_OF_REACH.has(json.err_code)).map(({ text }) => text)
          expect([...new Set(other)].slice(-3)).toEqual([])
          expect(account).not.toBe('everything')
          expect(await everything(call)).toBe(before)
          return
        }
        await refusesForeign(caller, call, control)
        if (call.method !== 'GET') return
        const { text } = await ask(caller, call, control)
        // What other calls were given here may stand in any field.
        const sent = new Set([...Object.values(control), DAY, MONTH, ...TEXTS])
        expect((await hidden()).filter((value) => text.includes(value) && !sent.has(value))).toEqual([])
      },
    )

    async function refusesForeign(caller: Caller, call: Call, control: Values): Promise<void> {
      const before = await everything(call)
      const wrong: string[] = []
      for (const { name, entity, several } of namedIn(call)) {
        const own = await seen(caller, entity)
        const foreign = (await keysWhere(entity)).filter((key) => !own.has(key))
        if (
          account !== 'everything' &&
          Object.keys(entity.scope.levels).length > 0 &&
          entity.scope.shared === null &&
          foreign.length === 0
        )
          wrong.push(`${name}: nothing is foreign`)
        for (const key of [...spread(foreign).slice(0, 3), abroad[entity.name]!]) {
          const given = control[name]
          const values = several ? [[key], [...(given as readonly number[]), key]] : [key]
          for (const value of values) {
            const answer = await ask(caller, call, { ...control, [name]: value })
            if (!isRefusedFor(answer, name))
              wrong.push(`${name} ${JSON.stringify(value)}: ${answer.status} ${answer.text}`)
          }
        }
      }
      expect(wrong).toEqual([])
      expect(await everything(call)).toBe(before)
    }
  })

  test.each(
    calls.filter(({ permission }) => PERMISSIONS.includes(permission ?? '')).map((call) => [call.name, call] as const),
  )('%s is refused to whoever lacks its key, whatever it is sent', async (_, call) => {
    const control = (await taken(callers['everything']!, call))!
    const before = await everything(call)
    const { status, json } = await ask(callers[`without-${call.permission!}`]!, call, control)
    expect([status, json.err_code]).toEqual([403, codeOf('forbidden')])
    expect(await everything(call)).toBe(before)
  })

  test('some call is about accounts', () => {
    expect(guarded).not.toEqual([])
  })
  test.each(guarded.map((one) => [one.call.name, one.name, one] as const))(
    '%s does nothing by its %s to whoever holds more',
    async (_, name, { call, entity }) => {
      const control = (await taken(callers['everything']!, call))!
      const before = await everything(call)
      const answer = await ask(callers['less']!, call, { ...control, [name]: above[entity.name] })
      expect([answer.status, answer.json.err_code], answer.text).toEqual([403, codeOf('forbidden')])
      expect(await everything(call)).toBe(before)
    },
  )
})
