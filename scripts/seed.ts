/**
 * `npx tsx scripts/seed.ts [--scale 1] [--now 2026-11-21T08:00+08:00] [--days 40] [--hourly-days 40] [--big
 * <entity>=1000000]`: demo data into the database that DATABASE_URL names, or into the folder DATA_DIR. Refuses a
 * database that holds records; `--big` adds rows to one that does.
 */
import { parseArgs } from 'node:util'
import product from '#product/product.ts'
import { tablesOf } from '../src/kinds/tables.ts'
import { judgementOf } from '../src/model/judgement.ts'
import { loadModel } from '../src/model/load.ts'
import { big } from '../src/server/seed/big.ts'
import type { Demo } from '../src/server/seed/demo.ts'
import { isEmpty, seed } from '../src/server/seed/seed.ts'
import { openStore } from '../src/server/store/open-store.ts'
import { storedRulesOf } from '../src/server/sql/stored-rules.ts'
import { bringTables } from '../src/server/store/migrations/bring.ts'
import { migrationsIn } from '../src/server/store/migrations/folder.ts'

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    now: { type: 'string', default: new Date().toISOString() },
    days: { type: 'string', default: '40' },
    'hourly-days': { type: 'string', default: '40' },
    big: { type: 'string', multiple: true, default: [] },
  },
})
const scale = Number(values.scale)
if (!(scale > 0)) fail(`--scale must be a number above 0; it is "${values.scale}".`)
const now = new Date(values.now)
if (Number.isNaN(now.getTime())) fail(`--now must be an instant like 2026-11-21T08:00+08:00; it is "${values.now}".`)
const [days, hourlyDays] = [wholeDays('days'), wholeDays('hourly-days')]
const wishes = values.big.map((wish) => {
  const [entity = '', count = ''] = wish.split('=')
  if (!/^[1-9]\d*$/.test(count)) fail(`--big must be like staff=1000000; it is "${wish}".`)
  return { entity, count: Number(count) }
})

const { demo } = product
if (demo === undefined && wishes.length === 0) fail('This product has no demo; --big adds rows to a database.')

const built = await loadModel('schemas')
if (built.model === undefined) fail('The schemas have mistakes; `npm run check` lists them.')
const { model } = built
const unknown = wishes.find(({ entity }) => model.entities[entity] === undefined)
if (unknown !== undefined) fail(`There is no entity "${unknown.entity}".`)

const store = await openStore({
  databaseUrl: process.env['DATABASE_URL'],
  dataDir: process.env['DATA_DIR'] ?? 'data',
  statementTimeout: 3_600_000,
})
try {
  const migrations = await migrationsIn('schemas/migrations')
  const wanted = { tables: tablesOf(model), rules: storedRulesOf(model), judges: judgementOf(model) }
  const { left, pending } = await bringTables(store, { ...wanted, migrations, mode: 'auto' })
  if (pending.length > 0 || left.some(({ needed }) => needed))
    fail("The database's tables differ from the schemas; `npm run migrate` says in what.")
  const empty = demo !== undefined && (await isEmpty(store, model, await demo.records()))
  if (!empty && wishes.length === 0) fail('The database holds records already; demo data goes into an empty one only.')
  if (empty)
    console.table(await seed(store, model, { ...product, demo }, { scale, now: now.toISOString(), days, hourlyDays }))
  for (const { entity, count } of wishes) await big(store, model, entity, count)
  if (empty) console.log(linesOf(demo).join('\n'))
} finally {
  await store.close()
}

/** Who can log in, one a line. */
function linesOf({ account, accounts = [{ role: '', name: account.name }] }: Demo): readonly string[] {
  return accounts.map(({ role, name }) => `${role}\t${name}\t${account.password}`)
}

function wholeDays(name: 'days' | 'hourly-days'): number {
  if (!/^\d{1,4}$/.test(values[name])) fail(`--${name} must be a whole number of days; it is "${values[name]}".`)
  return Number(values[name])
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
