import { verify } from '@node-rs/argon2'
import { beforeAll, expect, it } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import { password } from '../../src/apartment/demo/logins.ts'
import { isEmpty, seed } from '../../src/apartment/demo/seed.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import { systemScope } from '../../src/server/policies/scope.ts'
import { expression } from '../../src/server/sql/expressions.ts'
import { main } from '../../src/server/sql/scoped.ts'
import { bind, write } from '../../src/server/sql/writing.ts'
import type { Store } from '../../src/server/store/store.ts'
import { describeOne } from '../support/stores.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built
const options = { scale: 1, now: '2026-11-21T00:00:00.000Z' }

const rules = Object.values(model.entities)
  .filter(({ tenant }) => tenant)
  .flatMap((entity) => entity.checks.map((check) => ({ entity, check })))
  .filter(({ check }) => check.unless === null && !/"(today|now)"/.test(JSON.stringify(check.expr)))
const agreements = Object.values(model.entities).flatMap((entity) =>
  entity.fields
    .filter(({ kind, reference }) => kind === 'reference' && reference?.within)
    .map((field) => [entity.name, field.name, field.reference?.within] as const),
)

describeOne('the demo', (open) => {
  let store: Store
  let counts: Readonly<Record<string, number>>
  const one = (text: string): Promise<string | null> => store.text({ text, values: [] })

  beforeAll(async () => {
    store = await open()
    await applyTables(store, tablesOf(model), { mode: 'auto' })
    expect(await isEmpty(store, model)).toBe(true)
    counts = await seed(store, model, options)
  }, 60_000)

  it('is written whole, and the database is not empty then', async () => {
    expect(counts).toMatchObject({ client: 2, role: 10, store: 6, home: 39, staff: 10, ticket: 64 })
    expect(await one(`select count(*)::text from devices`)).toBe(String(counts['device']))
    expect(await isEmpty(store, model)).toBe(false)
  })

  it('has device types and models that follow from the serial numbers', async () => {
    expect(await one(`select count(*)::text from devices where device_type is null`)).toBe('0')
    expect(await one(`select count(distinct device_type)::text from devices`)).toBe('9')
    expect(await one(`select string_agg(distinct model, ',') from devices where device_type = 11`)).toBe('M3')
  })

  it('lets everyone log in with one password, stored hashed', async () => {
    const hashed = await one(`select min(password) from staff`)
    expect(await one(`select count(*)::text from staff where password like '$argon2id$%'`)).toBe('10')
    expect(await verify(String(hashed), password)).toBe(true)
  })

  it('joins stores, homes, parents and tags in their tables', async () => {
    expect(
      await one(
        `select string_agg(item_id::text, ',' order by item_id) from staff_store_ids where client_id = 1 and owner_id = 3`,
      ),
    ).toBe('1,2')
    expect(Number(await one(`select count(*)::text from tenants_tag_ids`))).toBeGreaterThan(30)
    expect(Number(await one(`select count(*)::text from rooms_parent_ids`))).toBeGreaterThan(150)
  })

  it('keeps every rule of its entities, but those that only hold at the moment of writing', async () => {
    const broken = []
    for (const { entity, check } of rules) {
      const breach = write(model, systemScope(1), (writing) => {
        const source = main(writing, entity)
        return `select count(*)::text from ${source.from} where ${source.where} and not coalesce(${expression(writing, source, check.expr)}, true)`
      })
      const count = await store.text(bind(breach, { scope: systemScope(1), now: new Date(options.now), values: [] }))
      if (count !== '0') broken.push(`${entity.name}.${check.name}: ${count}`)
    }
    expect(broken).toEqual([])
    expect(rules.length).toBeGreaterThan(5)
  })

  it.each(agreements)('keeps %s.%s within the same %s', async (name, field, within) => {
    const [own, target] = [
      model.entities[name],
      model.entities[model.entities[name]?.fields.find((one) => one.name === field)?.reference?.entity ?? ''],
    ]
    const text = `select count(*)::text from ${own?.plural} a join ${target?.plural} b on b.client_id = a.client_id and b.${target?.key} = a.${field} where b.${within} is distinct from a.${within}`
    expect(await one(text)).toBe('0')
  })

  it('leaves the next key free', async () => {
    const text = `insert into stores (client_id, name) values (1, '新门店') returning id::text`
    expect(await one(text)).toBe('6')
  })

  it('is all or nothing', async () => {
    const fresh = await open()
    await applyTables(fresh, tablesOf(model), { mode: 'auto' })
    await fresh.script(`alter table messages add constraint none check (false)`)
    await expect(seed(fresh, model, options)).rejects.toThrow()
    expect(await isEmpty(fresh, model)).toBe(true)
  }, 60_000)
})
