/**
 * A PostgreSQL with the demo and a million rows, for benchmarks: the one that BENCH_DATABASE_URL names (filled once,
 * kept), or one of its own with the memory of a small server, gone when the benchmark ends.
 */
import product from '#product/product.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import { ident } from '../../src/kinds/sql-text.ts'
import { generatedSource } from '../../src/server/generated-source.ts'
import { big } from '../../src/server/seed/big.ts'
import { isEmpty, seed } from '../../src/server/seed/seed.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { startCluster } from '../../tests/support/postgres-cluster.ts'

/** What a small server of its own is given; the tests' settings are for quick starts. */
const SETTINGS = [
  'shared_buffers=1GB',
  'effective_cache_size=4GB',
  'work_mem=16MB',
  'max_wal_size=4GB',
  'autovacuum=on',
  'random_page_cost=1.1',
]

export interface Database {
  readonly url: string
  stop(): Promise<void>
}

export async function bigDatabase(rows: Readonly<Record<string, number>>): Promise<Database> {
  const given = process.env['BENCH_DATABASE_URL']
  const cluster = given === undefined ? await startCluster(SETTINGS) : null
  const url = given ?? (await cluster!.database())
  const store = await openStore({ databaseUrl: url, maintenance: 0 })
  await fill(store, rows).finally(() => store.close())
  return {
    url,
    stop: async () => {
      await cluster?.stop()
    },
  }
}

/** The demo, and `rows` of each entity, at least. */
export async function fill(store: Store, rows: Readonly<Record<string, number>>): Promise<void> {
  const { model } = (await generatedSource()).current()
  const count = async (table: string): Promise<number> =>
    Number(await store.text({ text: `select count(*)::text from ${ident(table)}`, values: [] }))
  await applyTables(store, tablesOf(model), { mode: 'auto' })
  const made = { ...product, demo: product.demo! }
  if (await isEmpty(store, model, await made.demo.records()))
    await seed(store, model, made, { scale: 1, now: new Date().toISOString() })
  for (const [name, wanted] of Object.entries(rows)) {
    const missing = wanted - (await count(model.entities[name]!.plural))
    if (missing > 0) await big(store, model, name, missing)
  }
  await store.script('vacuum analyze')
}
