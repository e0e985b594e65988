/**
 * Lists of a million records on PostgreSQL, as a browser asks for them, beside the same SQL by the driver and the
 * common way of answering.
 */
import { rmSync } from 'node:fs'
import autocannon from 'autocannon'
import pg from 'pg'
import { build } from 'vite'
import { benched } from '#product/bench/benched.ts'
import { generatedSource } from '../../src/server/generated-source.ts'
import { serverBuild } from '../server-build.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { logIn, startServer, type Caller } from './server.ts'
import { median, race } from './timing.ts'

const TIMES = 300
const SECONDS = 2
const ROUNDS = 9
const CONNECTIONS = 32
const BUILT = 'dist/bench'

const { model } = (await generatedSource()).current()
const { large } = benched
const { key, plural } = model.entities[large.entity]!
const { field: PARENT, name: NAME } = large.parent
const parent = model.entities[large.parent.entity]!

const benchmark: Benchmark = {
  name: 'Lists of a million records (PostgreSQL)',
  how: `${large.said} of one company; filter, newest first, 20 rows with labels, count. Times are p50 of ${TIMES} requests over HTTP; throughput is the median of ${ROUNDS} × ${SECONDS} s with ${CONNECTIONS} connections, the rivals in turn on the same built server, so that what slows the machine for a while slows all of them. No server is faster than the statement alone, sent as the text that it is: where that is not 1.7 times the usual way, nothing on this database can be.`,
  why: 'What is missed: the statement alone, sent as text by the same Fastify without session, rights or checks, reached 1.13 times the usual way on 2026-11-22 (2,231/s beside 1,973/s), since database, server and whoever asks share two cores; 1.7 times is beyond what any server reaches on this database. Beside the driver the list also crosses HTTP between two processes, which the driver does not: the row with a call that asks the database nothing counts that in. What a request costs beside the statement: of the server’s own processor time at 32 connections (profiled on 2026-11-23) 30 % were writes to sockets and 27 % questions to the database, one of which asks whether the session still holds, in each request, so that an account that is switched off is out at once; of the rest garbage collection with 4 % is the most.',
  async run() {
    const database = await bigDatabase(large.rows)
    const client = new pg.Client({ connectionString: database.url, options: '-c TimeZone=UTC' })
    try {
      await client.connect()
      await client.query(large.rare.mark)
      // As it is shipped: a loader of TypeScript costs the product, but not its rivals, which are small.
      await build(serverBuild({ 'list-server': 'scripts/bench/floor/list-server.ts' }, BUILT))
      return await served(database.url, client)
    } finally {
      await client.end()
      await database.stop()
      rmSync(BUILT, { recursive: true, force: true })
    }
  },
}
export default benchmark

async function served(url: string, client: pg.Client): Promise<readonly Measurement[]> {
  const server = await startServer({ DATABASE_URL: url }, [`${BUILT}/list-server.js`])
  try {
    const caller = await logIn(server.url)
    return [...(await times(caller, client)), ...(await throughput(server.url, caller))]
  } finally {
    await server.stop()
  }
}

/** As the console asks: the columns that it shows. */
const COLUMNS = large.columns.join(',')
const WITHOUT = large.columns.filter((name) => !large.references.includes(name)).join(',')
const ALL = `/v3/${plural}`
const LIST = `${ALL}?${large.filter.field}=${large.filter.value}&sort=-created_at&limit=20&columns=${COLUMNS}`

async function times(caller: Caller, client: pg.Client): Promise<readonly Measurement[]> {
  const statements = await asked(caller, LIST)
  const byDriver = async (): Promise<void> => {
    for (const statement of statements) await client.query(statement)
  }
  const below = (JSON.parse(await caller.text(LIST)) as { data: { list: Record<string, number>[] } }).data.list[0]?.[
    PARENT
  ]
  const ofOne = OF_ONE(below)
  const list = await race(
    {
      server: () => caller.text(LIST),
      driver: byDriver,
      plain: () => caller.text(PLAIN),
      bare: () => caller.read('/static/time'),
      one: () => caller.text(ofOne),
      plainOne: () => caller.text(ofOne.replace(COLUMNS, WITHOUT)),
    },
    TIMES,
    20,
  )
  const next = async (query: string): Promise<string> =>
    (JSON.parse(await caller.text(query)) as { data: { next: string } }).data.next
  const deep = `${ALL}?sort=-created_at&limit=20&count=none&after=${await next(`${ALL}?sort=-created_at&limit=20&count=none&offset=900000`)}`
  const pages = await race(
    { first: () => caller.text(`${ALL}?sort=-created_at&limit=20&count=none`), deep: () => caller.text(deep) },
    TIMES,
    20,
  )
  const {
    rows: [far],
  } = await client.query<{ word: string; parent: string }>(
    `select ${large.word.field} as word, ${PARENT} as parent from ${plural} where client_id = 1 order by ${key} desc offset 1234 limit 1`,
  )
  const {
    rows: [named],
  } = await client.query<{ name: string }>(
    `select ${NAME} as name from ${parent.plural} where client_id = 1 and ${parent.key} = $1`,
    [far!.parent],
  )
  const searches = await race(
    {
      word: () => caller.text(`${ALL}?q=${far!.word.slice(-large.word.length)}`),
      chinese: () =>
        caller.text(`/v3/${model.entities[large.rare.entity]!.plural}?q=${encodeURIComponent(large.rare.text)}`),
    },
    TIMES,
    20,
  )
  const referred = await race(
    {
      name: () =>
        caller.text(`${ALL}?${PARENT}.${NAME}_like=${encodeURIComponent(named!.name)}&limit=20&columns=${COLUMNS}`),
    },
    TIMES,
    20,
  )
  return [
    {
      what: 'list: filter, order, 20 rows, count (p50)',
      value: list.server.p50,
      unit: 'ms',
      floor: { what: 'the same SQL by the driver', value: list.driver.p50 },
      target: { atMost: 1.7 },
    },
    {
      what: 'the same list (p50)',
      value: list.server.p50,
      unit: 'ms',
      floor: { what: 'the driver, and a call that asks the database nothing', value: list.driver.p50 + list.bare.p50 },
    },
    {
      what: 'the same list (p50)',
      value: list.server.p50,
      unit: 'ms',
      floor: { what: 'without labels', value: list.plain.p50 },
      target: { atMost: 1.3 },
    },
    {
      what: `${plural} of one ${parent.name} (p50)`,
      value: list.one.p50,
      unit: 'ms',
      floor: { what: 'without labels', value: list.plainOne.p50 },
      target: { atMost: 1.3 },
    },
    {
      what: 'page at row 900,000 by cursor (p50)',
      value: pages.deep.p50,
      unit: 'ms',
      floor: { what: 'first page', value: pages.first.p50 },
      target: { atMost: 2 },
    },
    { what: 'search of a rare word (p50)', value: searches.word.p50, unit: 'ms', target: { atMost: 5 } },
    { what: 'search of two Chinese characters (p50)', value: searches.chinese.p50, unit: 'ms', target: { atMost: 5 } },
    { what: 'filter by a referred name (p50)', value: referred.name.p50, unit: 'ms', target: { atMost: 5 } },
    {
      what: 'filter by a referred name (p99)',
      value: referred.name.p99,
      unit: 'ms',
      floor: { what: 'its p50', value: referred.name.p50 },
      target: { atMost: 3 },
    },
  ]
}

const PLAIN = LIST.replace(COLUMNS, WITHOUT)
/** Below one parent: its name is the same in every row. */
const OF_ONE = (one: unknown): string => `${ALL}?${PARENT}=${String(one)}&sort=-created_at&limit=20&columns=${COLUMNS}`

/** The statements that the server runs for a list. */
async function asked(caller: Caller, address: string): Promise<readonly pg.QueryConfig[]> {
  await caller.text(address)
  await caller.text('/floor/watch')
  await caller.text(address)
  const statements = JSON.parse(await caller.text('/floor/asked')) as readonly {
    text: string
    values: unknown[]
    name?: string
  }[]
  return statements.map((statement) => ({ ...statement, values: [...statement.values] }))
}

async function throughput(url: string, caller: Caller): Promise<readonly Measurement[]> {
  await asked(caller, LIST)
  const rivals = { product: LIST, former: LIST, text: '/floor/text', rows: '/floor/rows', related: '/floor/related' }
  const found: Record<keyof typeof rivals, number[]> = { product: [], former: [], text: [], rows: [], related: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(rivals) as (keyof typeof rivals)[]) {
      await caller.text(name === 'former' ? '/floor/former' : '/floor/now')
      found[name].push(await requestsPerSecond(url + rivals[name], caller.cookie))
    }
  }
  await caller.text('/floor/now')
  const product = median(found.product)
  const what = `throughput over HTTP, ${CONNECTIONS} connections`
  return [
    {
      what,
      value: product,
      unit: '/s',
      floor: { what: 'the product with the former statement', value: median(found.former) },
    },
    {
      what,
      value: product,
      unit: '/s',
      floor: { what: 'our statement’s rows → objects → JSON', value: median(found.rows) },
      target: { atLeast: 1.7 },
    },
    {
      what,
      value: product,
      unit: '/s',
      floor: { what: 'rows → objects → JSON, a query for each reference', value: median(found.related) },
    },
    {
      what: 'the statement alone: the most that any server can reach',
      value: median(found.text),
      unit: '/s',
      floor: { what: 'our statement’s rows → objects → JSON', value: median(found.rows) },
    },
    {
      what: 'session, rights, company and checks: what is left of the bare statement’s throughput',
      value: product,
      unit: '/s',
      floor: { what: 'the statement alone', value: median(found.text) },
      target: { atLeast: 0.9 },
    },
  ]
}

async function requestsPerSecond(url: string, cookie: string): Promise<number> {
  const options = { url, connections: CONNECTIONS, headers: { cookie } }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}
