/**
 * The entity with the most fields, as a PostgreSQL server gives it: a page with every column, and whole exports with
 * every column.
 */
import pg from 'pg'
import { tablesOf } from '../../src/kinds/tables.ts'
import { ident } from '../../src/kinds/sql-text.ts'
import type { Entity, Model } from '../../src/model/model.ts'
import { generatedSource } from '../../src/server/generated-source.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { rawCopy } from './export-run.ts'
import { logIn, startServer, type Caller } from './server.ts'
import { median, race, timed } from './timing.ts'

const ROWS = 200_000
const PAGE = 100
const TIMES = 200
const ROUNDS = 3

const { model } = (await generatedSource()).current()
const entity = widest(model)
const columns = entity.fields.filter(({ kind }) => kind !== 'secret').map(({ name }) => name)
const many = `${columns.length} columns`

const benchmark: Benchmark = {
  name: `The widest entity: ${entity.label.en} (PostgreSQL)`,
  how: `${many} of at least ${ROWS.toLocaleString('en')} records, labels and computed values among them. "List": p50 of ${TIMES} pages of ${PAGE} rows over HTTP, beside the stored columns of as many rows by the driver. "Export": median of ${ROUNDS} whole files over HTTP, beside COPY of the stored columns, in no order.`,
  async run() {
    const database = await bigDatabase({ [entity.name]: ROWS })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const server = await startServer({ DATABASE_URL: database.url })
    try {
      const caller = await logIn(server.url)
      return [await page(caller, client), ...(await exports(caller, database.url))]
    } finally {
      await server.stop()
      await client.end()
      await database.stop()
    }
  },
}
export default benchmark

function widest({ entities }: Model): Entity {
  return Object.values(entities).reduce((most, one) => (one.fields.length > most.fields.length ? one : most))
}

const stored = (): string => {
  const table = tablesOf(model).find(({ name }) => name === entity.plural)!
  return `select ${table.columns.map(({ name }) => ident(name)).join(', ')} from ${ident(table.name)} where client_id = 1`
}

async function page(caller: Caller, client: pg.Client): Promise<Measurement> {
  const address = `/v3/${entity.plural}?limit=${PAGE}&columns=${columns.join(',')}`
  const rows = { name: 'page', text: `${stored()} order by ${ident(entity.list.sort.field)} desc limit ${PAGE}` }
  const { list, driver } = await race({ list: () => caller.text(address), driver: () => client.query(rows) }, TIMES, 20)
  return {
    what: `list, ${PAGE} rows × ${many} (p50)`,
    value: list.p50,
    unit: 'ms',
    floor: { what: 'the stored columns by the driver', value: driver.p50 },
  }
}

async function exports(caller: Caller, url: string): Promise<readonly Measurement[]> {
  const taken: Record<'raw' | 'csv' | 'xlsx', number[]> = { raw: [], csv: [], xlsx: [] }
  for (let round = 0; round < ROUNDS; round++) {
    taken.raw.push(await rawCopy(url, `COPY (${stored()}) TO STDOUT (FORMAT csv)`))
    for (const format of ['csv', 'xlsx'] as const)
      taken[format].push(
        await timed(() => caller.read(`/v3/${entity.plural}/export?format=${format}&columns=${columns.join(',')}`)),
      )
  }
  const floor = { what: 'COPY of the stored columns', value: median(taken.raw) / 1000 }
  return (['csv', 'xlsx'] as const).map((format) => ({
    what: `${format.toUpperCase()}, ${many}`,
    value: median(taken[format]) / 1000,
    unit: 's',
    floor,
  }))
}
