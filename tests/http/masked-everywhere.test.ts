/**
 * What is masked in one place is masked everywhere. Made from the schemas: every masked field of every record is given
 * a value that stands nowhere else, and no address that the model offers tells one of them, in whatever way it is
 * asked; a reveal and the exact search do find it.
 */
import { beforeAll, expect, test } from 'vitest'
import { masked } from '../../src/values/mask.ts'
import { ident } from '../../src/kinds/sql-text.ts'
import type { Entity, Field, JsonSchema, Model } from '../../src/model/model.ts'
import { big } from '../../src/server/seed/big.ts'
import { password } from '../../src/apartment/demo/logins.ts'
import { addressesOf, MOUNTS, type Target } from '../../src/server/routes/addresses.ts'
import { describeOne } from '../support/stores.ts'
import { type Caller, loggedIn, projectModel, startDemo, type TestServer } from './support/server.ts'

const model: Model = await projectModel()
const entities = Object.values(model.entities).filter(({ internal }) => !internal)
const hidden = entities.flatMap((entity) =>
  entity.fields.filter(({ mask, computed }) => mask !== null && computed === null).map((field) => ({ entity, field })),
)

/** Different in every field and record, and good for the field's rule; `n` is the record's key. */
const PLANTS: Readonly<Record<string, { readonly sql: (place: number) => string; readonly found: RegExp }>> = {
  name: { sql: (place) => `'觅踪' || ${place} || 'x' || (n % 10000)`, found: /觅踪/ },
  phone: { sql: (place) => `'15973' || ${10 + place} || lpad((n % 10000)::text, 4, '0')`, found: /15973\d{6}/ },
  id_card: {
    sql: (place) => `'440524188001' || ${10 + (place % 19)} || lpad((n % 1000)::text, 3, '0') || 'X'`,
    found: /440524188001\d{5}X/,
  },
  bank_card: { sql: (place) => `'622848' || ${10 + place} || lpad(n::text, 9, '0')`, found: /622848\d{11}/ },
  email: { sql: (place) => `'planted' || ${place} || 'x' || n || '@example.com'`, found: /planted\d/ },
  account: { sql: (place) => `'planted' || ${place} || 'x' || n || '@pay.example.com'`, found: /planted\d/ },
}

/** Fields whose values are people's, whatever the schemas say of them. */
const PEOPLES = [
  'ticket.contact_name',
  'ticket.contact_phone',
  'staff.phone',
  'invoice.phone',
  'invoice.email',
  'invoice.bank_card',
  'merchant.bank_card',
  'merchant.email',
  'merchant.contact_name',
  'payment.bank_card',
  'tenant.email',
  'tenant.name',
  'tenant.phone',
  'tenant.id_card',
  'grant.name',
  'grant.phone',
  'access_person.phone',
  'manage_card.holder',
  'opening.person',
  'sms_record.phone',
]

/** Answers that do not end, and the one that tells people their own number. */
const ASKED_ELSEWHERE = new Set(['live', 'user_info'])

describeOne('A masked value', (open) => {
  let server: TestServer
  let admin: Caller
  const keys: Record<string, number> = {}
  const planted = new Map<Field, string>()

  beforeAll(async () => {
    server = await startDemo(open)
    const { store } = server
    for (const { name, plural } of entities.filter(({ tenant }) => tenant)) {
      if ((await store.text({ text: `select exists (select from ${ident(plural)})::text`, values: [] })) === 'false')
        await big(store, model, name, 3).catch(() => undefined)
    }
    for (const [place, { entity, field }] of hidden.entries()) {
      const value = PLANTS[field.mask!.name]!.sql(place)
      await store.query({
        text: `update ${ident(entity.plural)} set ${ident(field.name)} = ${value} from (select ${ident(entity.key)} as n from ${ident(entity.plural)}) r where r.n = ${ident(entity.key)}`,
        values: [],
      })
    }
    for (const entity of entities) {
      const key = await store.text({
        text: `select max(${ident(entity.key)})::text from ${ident(entity.plural)}${entity.tenant ? ' where client_id = 1' : ''}`,
        values: [],
      })
      if (key !== null) keys[entity.name] = Number(key)
    }
    for (const { entity, field } of hidden) {
      const value = await store.text({
        text: `select ${ident(field.name)} from ${ident(entity.plural)} where ${ident(entity.key)} = $1`,
        values: [keys[entity.name]],
      })
      planted.set(field, value!)
      // As an entry stands from before the field had a mask.
      await store.query({
        text: `insert into operation_logs (client_id, action, resource, record_id, changes) values (1, 'update', $1, $2, $3)`,
        values: [entity.name, keys[entity.name], JSON.stringify([{ field: field.name, before: value, after: value }])],
      })
    }
    keys['operation_log'] = Number(await store.text({ text: 'select max(id)::text from operation_logs', values: [] }))
    admin = await loggedIn(server.app, 'admin', undefined, password)
  }, 180_000)

  const told = (text: string): readonly string[] => [
    ...new Set(Object.values(PLANTS).flatMap(({ found }) => found.exec(text)?.[0] ?? [])),
  ]

  async function tells(asked: readonly Asked[]): Promise<readonly string[]> {
    const wrong: string[] = []
    for (const { method, url, body } of asked) {
      const { status, text } = await admin.call(method, url, body)
      const found = told(text)
      if (found.length > 0 || (status >= 500 && status !== 501))
        wrong.push(`${method} ${url} ${status} ${found.join(' ')}`)
    }
    return wrong
  }

  test('stands in every masked field of the model', () => {
    expect(
      hidden
        .filter(({ entity, field }) => keys[entity.name] === undefined || planted.get(field) === undefined)
        .map(({ entity, field }) => `${entity.name}.${field.name}`),
    ).toEqual([])
    expect(hidden.map(({ entity, field }) => `${entity.name}.${field.name}`)).toEqual(expect.arrayContaining(PEOPLES))
    expect(new Set(hidden.map(({ field }) => field.mask!.name))).toEqual(new Set(Object.keys(PLANTS)))
  })

  test('is in no answer of any list, record, export or special call', { timeout: 300_000 }, async () => {
    const reading = addressesOf(model).all.filter(
      ({ method, target }) => method === 'GET' && !(target.kind === 'call' && ASKED_ELSEWHERE.has(target.call.name)),
    )
    expect(await tells(reading.flatMap(({ path, target }) => asksOf(path, target, keys)))).toEqual([])
  })

  test('is in no answer to who searches, filters or sorts', { timeout: 300_000 }, async () => {
    expect(
      await tells(entities.filter(({ access }) => access.list !== null).flatMap((entity) => seeks(entity, planted))),
    ).toEqual([])
  })

  test('is one’s own in what one is told of oneself, and no other', async () => {
    const { text } = await admin.call('GET', '/v3/user_info')
    const own = await server.store.text({
      text: `select phone from staff where account = 'admin' and client_id = 1`,
      values: [],
    })
    expect(told(text)).toEqual([own])
    expect(told(text.replaceAll(own!, ''))).toEqual([])
  })

  test('is shown as its mask, found by its whole, and handed out by a reveal', { timeout: 120_000 }, async () => {
    const wrong: string[] = []
    for (const { entity, field } of hidden) {
      const [id, value] = [keys[entity.name]!, planted.get(field)!]
      const info = await admin.call('GET', `/v3/${entity.plural}/${id}`)
      const shown = info.json.data?.[field.name] as unknown
      const {
        json: { data },
      } = await admin.call('POST', '/v3/desensitization_data_get', { id, resource: entity.name, label: field.name })
      const found = field.search
        ? (await admin.call('GET', `/v3/${entity.plural}?q=${encodeURIComponent(value)}`)).json.data.list.map(
            (row) => row[entity.key] as unknown,
          )
        : [id]
      if (
        shown !== masked(field.mask!, value) ||
        (entity.access.reveal !== null && (data['real'] as unknown) !== value) ||
        !found.includes(id)
      )
        wrong.push(`${entity.name}.${field.name} ${String(shown)} ${JSON.stringify(data)} ${JSON.stringify(found)}`)
    }
    expect(wrong).toEqual([])
  })

  // The last: records go.
  test('is in no answer to who writes, in bulk or one by one, steps on or removes', { timeout: 300_000 }, async () => {
    const writing = addressesOf(model).all.filter(
      ({ method, path, target }) => method !== 'GET' && !('call' in target) && !path.endsWith('/import'),
    )
    expect(await tells(writing.flatMap(({ method, path, target }) => writes(method, path, target, keys)))).toEqual([])
  })
})

interface Asked {
  readonly method: string
  readonly url: string
  readonly body?: unknown
}
const get = (url: string): Asked => ({ method: 'GET', url })

function asksOf(path: string, target: Target, keys: Readonly<Record<string, number>>): readonly Asked[] {
  if (target.kind === 'call') {
    const { host, request } = target.call
    const url = `${MOUNTS[host]}${path.replaceAll(/\{\w+\}/g, '1')}`
    const query = new URLSearchParams(examples(request))
    return [get(`${url}?${query.toString()}`)]
  }
  if (target.kind === 'transition') return []
  if (target.kind === 'file') return [get(path)]
  const url = path.replace('{id}', String(keys[target.entity.name] ?? 1))
  if (target.operation === 'export') {
    const columns = target.entity.fields.filter(({ kind }) => kind !== 'secret').map(({ name }) => name)
    return [get(`${url}?format=csv`), get(`${url}?format=csv&columns=${columns.join(',')}`)]
  }
  return target.operation === 'list'
    ? [get(`${url}?limit=100`), get(`${url}?limit=100&sort=${target.entity.key}`)]
    : [get(url)]
}

/** Something of the right form for every parameter that must be sent. */
function examples({ required = [], properties = {} }: JsonSchema): Record<string, string> {
  const known = properties as Readonly<Record<string, JsonSchema>>
  return Object.fromEntries(
    (required as readonly string[]).map((name) => [
      name,
      String(
        known[name]?.['const'] ??
          (known[name]?.['enum'] as readonly unknown[] | undefined)?.[0] ??
          (known[name]?.['type'] === 'string' ? 'room' : 1),
      ),
    ]),
  )
}

/** By what is hidden, by a part of it, by what the mask leaves, and by way of those who refer to the record. */
function seeks(entity: Entity, planted: ReadonlyMap<Field, string>): readonly Asked[] {
  const ask = (query: string): Asked => get(`/v3/${entity.plural}?limit=100&${query}`)
  const of = (name: string, { mask, filter }: Field, value: string): readonly Asked[] => {
    const shown = masked(mask!, value)
    return [
      ask(`${name}_like=${encodeURIComponent(value.slice(0, -1))}`),
      ask(`${name}_like=${encodeURIComponent(shown)}`),
      ask(`sort=${name}`),
      ...(filter ? [ask(`${name}=${encodeURIComponent(value)}`)] : []),
    ]
  }
  const own = entity.fields.flatMap((field) =>
    planted.has(field)
      ? [
          ...of(field.name, field, planted.get(field)!),
          ask(`q=${encodeURIComponent(masked(field.mask!, planted.get(field)!))}`),
        ]
      : [],
  )
  const referred = entity.fields.flatMap(({ name, kind, reference }) =>
    kind !== 'reference'
      ? []
      : (model.entities[reference!.entity]?.fields ?? []).flatMap((field) =>
          planted.has(field)
            ? [ask(`${name}.${field.name}_like=${encodeURIComponent(masked(field.mask!, planted.get(field)!))}`)]
            : [],
        ),
  )
  return [...own, ...referred]
}

function writes(
  method: string,
  path: string,
  target: Target,
  keys: Readonly<Record<string, number>>,
): readonly Asked[] {
  if ('call' in target) return []
  const id = keys[target.entity.name] ?? 1
  const url = path.replace('{id}', String(id))
  if (target.kind === 'entity' && target.operation === 'batch')
    return [
      { method, url, body: { action: 'update', ids: [id], data: {}, each: true } },
      { method, url, body: { action: 'remove', ids: [id], each: true } },
    ]
  return [{ method, url, body: target.kind === 'entity' && target.operation === 'create' ? {} : { version: 1 } }]
}
