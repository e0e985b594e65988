/**
 * Screen × key, made from the schemas: whoever holds the key of a screen that draws an entity may read what it draws,
 * in the very words of the console, and what the screen offers them is what the server takes from them.
 */
import { beforeAll, expect, test } from 'vitest'
import { displayFields } from '../../src/kinds/display.ts'
import { ENTITY_CALLS } from '../../src/model/entity-calls.ts'
import type { Entity, Screen } from '../../src/model/model.ts'
import { password } from '../../src/apartment/demo/logins.ts'
import { describeOne } from '../support/stores.ts'
import { type Caller, loggedIn, projectModel, startDemo, type TestServer } from './support/server.ts'

const model = await projectModel()
const ROLES = ['admin', 'manager', 'keeper', 'finance', 'engineer']
const lists = Object.values(model.screens).filter(({ view, entity }) => view === 'list' && entity !== null)
const drawn = (screen: Screen): Entity => model.reports[screen.name]?.entity ?? model.entities[screen.entity!]!
/** What the console asks at first; a parameter of the path narrows by its first code. */
function asked(screen: Screen, entity: Entity): string {
  const names = [...screen.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const first = (name: string) =>
    String(model.enums[entity.fields.find((field) => field.name === name)?.enum ?? '']?.values[0]?.value ?? 1)
  const columns = new Set([...(screen.columns ?? entity.list.columns), ...displayFields(entity)])
  return new URLSearchParams({
    ...screen.filter,
    ...Object.fromEntries(names.map((name) => [name, first(name)])),
    columns: [...columns].join(','),
    limit: '20',
  }).toString()
}

describeOne('Screen × key', (open) => {
  let server: TestServer
  const callers = new Map<string, { caller: Caller; held: ReadonlySet<string> }>()
  beforeAll(async () => {
    server = await startDemo(open)
    for (const [at, role] of ROLES.entries()) {
      const caller = await loggedIn(server.app, role, `10.0.9.${at + 1}`, password)
      const { json } = await caller.call('GET', '/v3/user_info')
      callers.set(role, {
        caller,
        held: new Set((json.data['permissions'] as unknown as { key: string }[]).map(({ key }) => key)),
      })
    }
  }, 120_000)

  test('some lists are read under a key that does not read their entity', () => {
    expect(
      lists
        .filter((screen) => screen.permission !== model.entities[screen.entity!]!.access.list)
        .map(({ name }) => name),
    ).toEqual([
      'abnormal_report',
      'device_report',
      'loss_report',
      'traffic',
      'abnormal_count',
      'device_count',
      'loss_count',
      'traffic_count',
    ])
  })

  test.each(ROLES)('%s opens every list whose key they hold, and is refused the others', async (role) => {
    const { caller, held } = callers.get(role)!
    const wrong: string[] = []
    for (const screen of lists) {
      const entity = drawn(screen)
      const may = held.has(screen.permission!)
      for (const path of ['', '/totals', '/export']) {
        const query = path === '' ? asked(screen, entity) : path === '/export' ? 'format=csv' : ''
        const { status } = await caller.call('GET', `/v3/${entity.plural}${path}?${query}`)
        if (status !== (may ? 200 : 403)) wrong.push(`${screen.name}${path} ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test.each(ROLES)('%s is offered no writing that the server refuses them', async (role) => {
    const { caller, held } = callers.get(role)!
    const wrong: string[] = []
    for (const entity of lists.map(drawn)) {
      for (const operation of ['create', 'import_template', 'update', 'remove', 'batch'] as const) {
        const { method, path } = ENTITY_CALLS[operation]
        const offered = held.has(
          entity.access[
            { create: 'create', import_template: 'create', update: 'update', remove: 'remove', batch: 'update' }[
              operation
            ] as 'create'
          ] ?? '',
        )
        const body =
          operation === 'batch'
            ? { action: 'update', ids: [999_999], data: {} }
            : method === 'GET' || method === 'DELETE'
              ? undefined
              : {}
        const { status } = await caller.call(method, `/v3/${entity.plural}${path.replace('{id}', '999999')}`, body)
        if (offered === [403, 404, 405].includes(status) && !(offered && status === 404))
          wrong.push(`${operation} ${entity.plural} ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('a report holds the rows of its filter and the columns that it shows, whatever is asked of it', async () => {
    const { caller } = callers.get('finance')!
    expect((await caller.call('GET', '/v3/devices')).status).toBe(403)
    const all = (await caller.call('GET', '/v3/traffic?limit=100')).json.data.list
    expect(all.length).toBeGreaterThan(0)
    expect(new Set(all.map(({ device_type }) => device_type))).toEqual(new Set([1]))
    const kept = new Set(model.reports['traffic']!.entity.fields.map(({ name }) => name))
    expect(Object.keys(all[0]!).filter((name) => name !== '_labels' && !kept.has(name))).toEqual([])
    for (const query of [
      'device_type=2',
      'columns=price',
      'price_from=1',
      'sort=price',
      'firmware_like=1',
      'gateway_id.sn_like=cn',
    ])
      expect([query, (await caller.call('GET', `/v3/traffic?${query}`)).status]).toEqual([query, 400])
  })
})
