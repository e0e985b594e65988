/** What only a call could do, which is not built yet, nothing pretends to do: made from the schemas. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { transitionsOf } from '../../src/console/screens/record/rights.ts'
import type { ConsoleEntity } from '../../src/model/console-entity.ts'
import { ENTITY_CALLS, type EntityOperation } from '../../src/model/entity-calls.ts'
import type { Operation } from '../../src/model/model.ts'
import { articles } from '../../src/apartment/demo/words/articles.ts'
import { describeOne } from '../support/stores.ts'
import { type Caller, loggedIn, projectModel, startServer, type TestServer } from './support/server.ts'

const model = await projectModel()
const operations = Object.values(model.entities).flatMap((entity) =>
  (Object.keys(entity.awaits) as Operation[]).map((operation) => ({ entity, operation })),
)
const helpOf = (entity: string, field: string) =>
  model.entities[entity]!.fields.find(({ name }) => name === field)!.help
const steps = Object.values(model.workflows).flatMap(({ entity, transitions }) =>
  transitions.filter(({ pending }) => pending).map((step) => ({ entity: model.entities[entity]!, step })),
)

describe('What waits for its call', () => {
  test('is offered to nobody', () => {
    expect(operations.map(({ entity, operation }) => entity.access[operation])).toEqual(operations.map(() => null))
    for (const { entity, step } of steps) {
      const shown = { ...entity, workflow: model.workflows[entity.workflow!]! } as unknown as ConsoleEntity
      for (const state of step.from)
        expect(
          transitionsOf(shown, { [shown.workflow!.field]: state }, () => true).map(({ name }) => name),
        ).not.toContain(step.name)
    }
  })

  test('is no setting that nothing asks for and that does not say so', () => {
    const sources = readdirSync('src/apartment', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('demo'))
      .map((file) => readFileSync(path.join('src/apartment', file), 'utf8'))
    const documents = JSON.stringify([model.entities, model.app.constants])
    // Those that devices must take are asked for by name; what is said together has a name of its own.
    const sent = new Set(
      Object.values(model.entities).flatMap(({ name: entity, sent, together }) =>
        (sent?.settings ?? [])
          .flatMap((setting) => together.find(({ name }) => name === setting)?.fields ?? [setting])
          .map((field) => `${entity}.${field}`),
      ),
    )
    const asked = (entity: string, name: string): boolean =>
      sent.has(`${entity}.${name}`) ||
      sources.some((text) => new RegExp(`\\b${name}\\b`).test(text)) ||
      [`"in_force":["${entity}","${name}"`, `"setting":"${name}"`].some((text) => documents.includes(text))
    const silent = Object.values(model.entities)
      .filter(({ inherit }) => inherit.length > 0)
      .flatMap(({ name: entity, inherit, fields }) =>
        fields
          .filter(({ name, write, computed }) => write === 'always' && computed === null && !inherit.includes(name))
          .filter(({ name, help }) => !asked(entity, name) && !/尚未开通|不限制任何操作/.test(help?.zh ?? ''))
          .map(({ name }) => `${entity}.${name}`),
      )
    expect(silent).toEqual([])
  })

  test('is promised by no article of help: what it names in bold is there to be found', () => {
    const labels = [
      ...[...Object.values(model.entities), ...Object.values(model.screens)].map(({ menu }) => menu?.label),
      ...Object.values(model.calls).map(({ action }) => action?.label),
      ...Object.values(model.workflows).flatMap(({ transitions }) =>
        transitions.filter(({ pending }) => !pending).map(({ label }) => label),
      ),
      ...Object.values(model.entities).flatMap(({ inherit, label }) => (inherit.length > 0 ? [label] : [])),
      ...Object.entries(model.app.copy).flatMap(([key, label]) => (/^(action|settings)\./.test(key) ? [label] : [])),
    ]
    const there = new Set(labels.map((label) => label?.zh))
    const bold = articles.flatMap(({ zh: { content } }) =>
      [...content.matchAll(/<strong>(.*?)<\/strong>/g)].flatMap(([, words]) => words!.split(' / ')),
    )
    // Other words of the screens (states, fields, tabs) promise nothing: `tests/demo/articles.test.ts` knows them.
    const pending = new Set(
      [
        ...Object.values(model.calls).filter((call) => call.pending),
        ...Object.values(model.workflows).flatMap(({ transitions }) => transitions.filter((one) => one.pending)),
      ].map(({ label }) => label.zh),
    )
    expect(bold.length).toBeGreaterThan(8)
    expect(pending.size).toBeGreaterThan(8)
    expect(bold.filter((word) => pending.has(word) && !there.has(word))).toEqual([])
  })

  test.each([
    ['a card', model.entities['manage_card']!.help, '不会写卡，也不会改变门锁上的权限'],
    ['the term of a lease', helpOf('lease', 'lease_range'), '在此修改不会改变已下发的门锁授权'],
    ['the time of a message', helpOf('message', 'sent_at'), '仅作显示，消息保存后立即可见'],
  ])('is said of %s, which is a record alone', (_, told, words) => {
    expect(told?.zh).toContain(words)
  })

  test('are deeds at devices and with money that a record alone does not do', () => {
    expect(operations.map(({ entity, operation }) => `${entity.name} ${operation}`).sort()).toEqual([
      'merchant create',
      'merchant update',
    ])
    expect(steps.map(({ entity, step }) => `${entity.name} ${step.name}`)).toEqual([])
  })

  test.each([
    ['lease', 'frozen'],
    ['lease', 'check_out_date'],
    ['lease', 'cancelled'],
    ['co_tenant', 'left_on'],
    ['device', 'state'],
  ])('a %s is given no other “%s” by hand', (name, field) => {
    expect(model.entities[name]!.fields.find((one) => one.name === field)?.write).toBe('never')
  })
})

describeOne('What waits for its call', (open) => {
  let server: TestServer
  let admin: Caller
  let guest: Caller
  beforeAll(async () => {
    server = await startServer(open)
    admin = await loggedIn(server.app)
    guest = await loggedIn(server.app, 'guest', '10.0.0.2')
  }, 120_000)

  const CALLS: Readonly<Record<'create' | 'update' | 'remove', readonly EntityOperation[]>> = {
    create: ['create', 'import_template'],
    update: ['update'],
    remove: ['remove', 'impact'],
  }
  test.each(operations.map((one) => [`${one.entity.name} ${one.operation}`, one] as const))(
    '%s: says so to who holds the key, and no more than that to others',
    async (_, { entity, operation }) => {
      for (const name of CALLS[operation as 'create']) {
        const { method, path } = ENTITY_CALLS[name]
        const ask = (caller: Caller) =>
          caller.call(
            method,
            `/v3/${entity.plural}${path.replace('{id}', '1')}`,
            method === 'GET' || method === 'DELETE' ? undefined : {},
          )
        const { status, json } = await ask(admin)
        expect([name, status, json.err_code, json.err_msg]).toEqual([name, 501, 5010, '该功能尚未开通'])
        expect([name, (await ask(guest)).status]).toEqual([name, 403])
      }
      if (operation === 'create') return
      const batch = await admin.call('POST', `/v3/${entity.plural}/batch`, {
        action: operation,
        ids: [1],
        ...(operation === 'update' ? { data: { note: '改' } } : {}),
      })
      expect([batch.status, batch.json.err_code]).toEqual([501, 5010])
    },
  )

  test.each(steps.map((one) => [`${one.entity.name} ${one.step.name}`, one] as const))(
    '%s: says so to who holds the key, and no more than that to others',
    async (_, { entity, step }) => {
      const body = {
        version: 1,
        ...Object.fromEntries(step.fields.filter(({ required }) => required).map(({ name }) => [name, 'x'])),
      }
      const ask = (caller: Caller) => caller.call('POST', `/v3/${entity.plural}/1/${step.name}`, body)
      const { status, json } = await ask(admin)
      expect([status, json.err_code]).toEqual([501, 5010])
      expect((await ask(guest)).status).toBe(403)
    },
  )
})
