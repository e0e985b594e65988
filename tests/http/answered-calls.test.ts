/**
 * Calls that give an entity's records an address of their own answer what the entity's list answers: nothing more, and
 * to nobody else.
 */
import { beforeAll, expect, it } from 'vitest'
import type { Answers, Call } from '../../src/model/model.ts'
import { logins, password } from '../../src/apartment/demo/logins.ts'
import { describeOne } from '../support/stores.ts'
import { loggedIn, projectModel, startDemo, type Caller, type TestServer } from './support/server.ts'

const model = await projectModel()
const answered = Object.values(model.calls).filter(
  (call): call is Call & { readonly answers: Answers } => call.answers !== null && call.method === 'GET',
)
type Row = Readonly<Record<string, unknown>>

describeOne('A call that an entity answers', (open) => {
  let server: TestServer
  let admin: Caller
  let guest: Caller
  const withRecords = new Set<string>()
  beforeAll(async () => {
    server = await startDemo(open)
    const account = (role: number) =>
      logins.find(({ client_id, role_id }) => client_id === 1 && role_id === role)!.account
    admin = await loggedIn(server.app, account(100), '10.0.0.1', password)
    guest = await loggedIn(server.app, account(104), '10.0.0.2', password)
    await server.store.script(`update roles set permissions = array['homes_view'] where client_id = 1 and id = 104`)
  }, 120_000)

  const entityOf = ({ answers }: { readonly answers: Answers }) =>
    answers.report === null ? model.entities[answers.entity!]! : model.reports[answers.report]!.entity
  /** A record that the call can be asked about: parameters are taken from it. */
  const example = async (call: (typeof answered)[number]): Promise<Row> => {
    const { plural, fields } = entityOf(call)
    const fixed = Object.entries(call.answers.filter)
      .filter(([, value]) => !value.includes('{'))
      .map(([name, value]) => `${name}=${value}`)
    const inPath = Object.entries(call.answers.filter)
      .filter(
        ([name, value]) => call.path.includes(value) && fields.some((field) => field.name === name && field.nullable),
      )
      .map(([name]) => `${name}_null=false`)
    const { json } = await admin.call('GET', `/v3/${plural}?${[...fixed, ...inPath].join('&')}`)
    return json.data.list[0] ?? {}
  }
  const pathOf = (call: (typeof answered)[number], record: Row): string =>
    call.path.replaceAll(/\{(\w+)\}/g, (parameter) =>
      String(record[Object.entries(call.answers.filter).find(([, value]) => value === parameter)?.[0] ?? ''] ?? 1),
    )
  const listOf = (call: (typeof answered)[number], record: Row): string => {
    const filter = Object.entries(call.answers.filter).filter(
      ([, value]) => !value.includes('{') || call.path.includes(value),
    )
    return `/v3/${entityOf(call).plural}${call.answers.operation === 'export' ? '/export' : ''}?${filter.map(([name, value]) => `${name}=${value.includes('{') ? String(record[name] ?? 1) : value}`).join('&')}`
  }

  it.each(answered.map((call) => [call.name, call] as const))('%s answers as its entity does', async (_name, call) => {
    const record = await example(call)
    const [asked, listed] = [
      await admin.call('GET', pathOf(call, record)),
      await admin.call('GET', listOf(call, record)),
    ]
    if (call.answers.operation === 'export')
      return expect([asked.status, asked.text, asked.headers['content-type']]).toEqual([
        200,
        listed.text,
        listed.headers['content-type'],
      ])
    const isOne = call.answers.operation === 'one'
    expect(asked.json).toMatchObject(
      isOne && listed.json.data.list.length === 0
        ? { err_code: 4040 }
        : { err_code: 0, data: isOne ? listed.json.data.list[0]! : listed.json.data },
    )
    expect((await guest.call('GET', pathOf(call, record))).json.err_code).toBe(4030)
    if (listed.json.data.list.length > 0) withRecords.add(call.name)
  })

  it('was tried on records, not on empty lists', () => {
    expect(withRecords.size).toBeGreaterThan(15)
  })

  it('is the smaller of two rights: who may call but not read the records is refused', async () => {
    await server.store.script(
      `update roles set permissions = array['homes_view', 'device_base'] where client_id = 1 and id = 102`,
    )
    const keeper = await loggedIn(
      server.app,
      logins.find(({ client_id, role_id }) => client_id === 1 && role_id === 102)!.account,
      '10.0.0.3',
      password,
    )
    expect((await keeper.call('GET', '/v3/sms/report')).json.err_code).toBe(4030)
    expect((await keeper.call('GET', '/v3/monitor/pool')).json.err_code).toBe(0)
  })

  it('needs of a report its key alone, and tells no more than it', async () => {
    const finance = await loggedIn(server.app, 'finance', '10.0.0.5', password)
    expect((await finance.call('GET', '/v3/devices')).json.err_code).toBe(4030)
    const { list } = (await finance.call('GET', '/v3/monitor/traffic?limit=100')).json.data
    expect(list.length).toBeGreaterThan(0)
    expect(list).toEqual((await finance.call('GET', '/v3/traffic?limit=100')).json.data.list)
    for (const query of ['device_type=2', 'columns=price', 'price_from=1'])
      expect([query, (await finance.call('GET', `/v3/monitor/traffic?${query}`)).status]).toEqual([query, 422])
    const { text } = await finance.call('GET', '/v3/monitor/traffic/export?format=csv')
    expect(text).toBe((await finance.call('GET', '/v3/traffic/export?format=csv')).text)
  })

  it('tells who is limited to a store of the text messages to its own tenants, and of no others', async () => {
    await server.store.script(
      `update roles set permissions = array['homes_view', 'device_base', 'log_check'] where client_id = 1 and id = 101`,
    )
    const manager = await loggedIn(server.app, 'manager', '10.0.0.4', password)
    const idsOf = async (who: Caller, url: string) =>
      (await who.call('GET', `${url}?limit=100`)).json.data.list.map(({ id }) => Number(id))
    const { rows } = await server.store.query({
      text: `select s.id::int from sms_records s join homes h on h.client_id = s.client_id and h.home_id = s.home_id where s.client_id = 1 and h.store_id = 1`,
      values: [],
    })
    const theirs = new Set(rows.map(({ id }) => Number(id)))
    const all = await idsOf(admin, '/v3/sms_records')
    const foreign = all.filter((id) => !theirs.has(id))
    expect([theirs.size > 0, foreign.length > 0]).toEqual([true, true])
    for (const url of ['/v3/sms_records', '/v3/sms/report']) expect(new Set(await idsOf(manager, url))).toEqual(theirs)
    const reveal = (id: number) =>
      manager.call('POST', '/v3/desensitization_data_get', { id, resource: 'sms_records', label: 'phone' })
    expect((await reveal([...theirs][0]!)).json.err_code).toBe(0)
    expect((await reveal(foreign[0]!)).json.err_code).toBe(4040)
  })

  it('takes a span of days, pages, and nothing that its document does not name', async () => {
    const day = (text: string) => text.slice(0, 10)
    const { list } = (await admin.call('GET', '/v3/water_usages?sort=day&limit=100')).json.data as unknown as {
      readonly list: readonly { readonly day: string }[]
    }
    const [begin, end] = [day(list[5]!.day), day(list[20]!.day)]
    const some = (await admin.call('GET', `/v3/monitor/water_amount?begin=${begin}&end=${end}&limit=7`)).json
      .data as unknown as { readonly list: readonly { readonly day: string }[] }
    expect(some.list).toHaveLength(7)
    expect(some.list.filter((row) => row.day < begin || row.day > end)).toEqual([])
    expect((await admin.call('GET', '/v3/monitor/water_amount?begin=99999-01-01')).json.data.fields?.[0]?.field).toBe(
      'begin',
    )
    expect((await admin.call('GET', '/v3/monitor/water_amount?room_id=1')).status).toBeGreaterThanOrEqual(400)
  })

  it('tells of NB locks the openings that they reported, as a list and a file', async () => {
    const { list } = (await admin.call('GET', '/v3/monitor/nb_lock_record?limit=100')).json.data
    expect(list.length).toBeGreaterThan(0)
    const { data } = (await admin.call('GET', '/v3/devices?nb_active=true&device_type=2&limit=100')).json
    const locks = new Set(data.list.map(({ device_id }) => device_id))
    expect(list.filter(({ device_id }) => !locks.has(device_id!))).toEqual([])
    const day = String(list[0]!['opened_at']).slice(0, 10)
    const some = (await admin.call('GET', `/v3/monitor/nb_lock_record?begin=${day}&end=${day}`)).json
    expect(some.err_code).toBe(0)
    const file = await admin.call('GET', '/v3/monitor/nb_lock_record/export?format=csv')
    expect(file.text.split('\n').length).toBeGreaterThan(list.length)
  })
})
