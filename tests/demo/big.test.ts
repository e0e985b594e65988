import { beforeAll, describe, expect, it } from 'vitest'
import { tablesOf } from '../../src/kinds/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import { big } from '../../src/server/seed/big.ts'
import { patternText } from '../../src/server/seed/big/pattern-text.ts'
import { seed } from '../../src/apartment/demo/seed.ts'
import { storedRulesOf } from '../../src/server/sql/stored-rules.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import type { Store } from '../../src/server/store/store.ts'
import { describeOne } from '../support/stores.ts'

const built = await loadModel('schemas')
if (built.model === undefined) throw new Error('The schemas do not load')
const { model } = built
const tenants = Object.values(model.entities)
  .filter(({ tenant }) => tenant)
  .map(({ name }) => name)

/** One a lease, one a card, one a person, one a place: what they belong to sets the limit. */
const LIMITED = new Set([
  'delete_card',
  'loss_card',
  'chat',
  'elemeter_setting',
  'lease_setting',
  'lock_setting',
  'report_secret',
  'sms_text',
  'watermeter_setting',
  'webhook_due',
  'webhook_secret',
])

describeOne('very many rows', (open) => {
  let store: Store
  const one = (text: string): Promise<string | null> => store.text({ text, values: [] })

  beforeAll(async () => {
    store = await open()
    await applyTables(store, tablesOf(model), { mode: 'auto' })
    await seed(store, model, { scale: 0.3, now: '2026-11-21T00:00:00.000Z' })
  }, 60_000)

  it.each(tenants.filter((name) => !LIMITED.has(name)))(
    'of %s are made inside the database and satisfy its checks',
    async (name) => {
      const table = model.entities[name]?.plural ?? ''
      const before = Number(await one(`select count(*)::text from ${table}`))
      await big(store, model, name, 1000)
      expect(Number(await one(`select count(*)::text from ${table}`)) - before).toBe(1000)
    },
    60_000,
  )

  it.each([...LIMITED])(
    'of %s are refused: there are not so many different ones',
    async (name) => {
      await expect(big(store, model, name, 1000)).rejects.toThrow(/not enough different values/)
    },
    60_000,
  )

  it('refer to rows that exist, a room within its own home', async () => {
    expect(
      await one(
        `select count(*)::text from devices d left join rooms r using (client_id, room_id) where d.room_id is not null and r.home_id is distinct from d.home_id`,
      ),
    ).toBe('0')
    expect(Number(await one(`select count(distinct room_id)::text from leases`))).toBeGreaterThan(50)
  })

  it('break no rule between fields', async () => {
    const checks = new Set(
      Object.values(model.entities).flatMap(({ name, checks }) => checks.map((check) => `${name}.${check.name}`)),
    )
    const rules = storedRulesOf(model).filter(({ name }) => checks.has(name))
    const broken = await Promise.all(
      rules.map(async ({ name, from, where }) => [
        name,
        await one(`select count(*)::text from ${from} where ${where}`),
      ]),
    )
    expect(broken.filter(([, count]) => count !== '0')).toEqual([])
    expect(broken.length).toBeGreaterThan(0)
  })

  it('leave every index and constraint as it was', async () => {
    const { plan } = await applyTables(store, tablesOf(model), { mode: 'plan' })
    expect(plan.steps).toEqual([])
  })
})

describe('text for a pattern', () => {
  it.each([
    ['^1[0-9]{10}$', /^'1' \|\| lpad\(.*, 10, '0'\)$/],
    ['^(?![0-9]+$)[ab]{2}x?$', /^substr\('ab',.*substr\('ab',.*'x'|''$/],
    ['^(0|[1-9][0-9]*)$', /^'0'$/],
  ])('%s follows it', (pattern, sql) => {
    expect(patternText(pattern, 1, false)).toMatch(sql)
  })
})
