/** Lists of a million records on PostgreSQL, as a browser asks for them, beside the same SQL by the driver and the common way of answering. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { logins, password } from '../../src/server/demo/logins.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { race } from './timing.ts'

const MILLION = 1_000_000
const TIMES = 300
const SECONDS = 8
const ROUNDS = 3
const CONNECTIONS = 32
/** A district that a few of a million homes lie in, in two characters. */
const RARE = '鹮鸂'

interface Server {
  /** Answers the text; anything but success is an error. */
  get(path: string): Promise<string>
  readonly url: string
  readonly cookie: string
  stop(): Promise<void>
}

const benchmark: Benchmark = {
  name: 'Lists of a million records (PostgreSQL)',
  how: `1,000,000 homes and 1,000,000 devices in 10,000 rooms of one company; filter, newest first, 20 rows with labels, count. Times are p50 of ${TIMES} requests over HTTP; throughput is the median of ${ROUNDS} × ${SECONDS} s with ${CONNECTIONS} connections, the rivals in turn on the same server process.`,
  async run() {
    const database = await bigDatabase({ home: MILLION, room: 100_000, device: MILLION })
    const client = new pg.Client({ connectionString: database.url, options: '-c TimeZone=UTC' })
    await client.connect()
    await client.query(`update homes set community = $1 where client_id = 1 and home_id % 90001 = 7`, [`${RARE}湾`])
    const server = await startServer(database.url)
    try {
      return [...await times(server, client), ...await throughput(server)]
    } finally {
      await server.stop()
      await client.end()
      await database.stop()
    }
  },
}
export default benchmark

/** As the console asks: the columns that it shows. */
const COLUMNS = 'sn,device_type,model,home_id,room_id,net_state,battery,state,electric_read,remaining,water_amount'
const LIST = `/v3/devices?device_type=2&sort=-created_at&limit=20&columns=${COLUMNS}`

async function times(server: Server, client: pg.Client): Promise<readonly Measurement[]> {
  const statements = await asked(server, LIST)
  const byDriver = async (): Promise<void> => { for (const statement of statements) await client.query(statement) }
  const list = await race({ server: () => server.get(LIST), driver: byDriver }, TIMES, 20)
  const next = async (query: string): Promise<string> => (JSON.parse(await server.get(query)) as { data: { next: string } }).data.next
  const deep = `/v3/devices?sort=-created_at&limit=20&count=none&after=${await next('/v3/devices?sort=-created_at&limit=20&count=none&offset=900000')}`
  const pages = await race({ first: () => server.get('/v3/devices?sort=-created_at&limit=20&count=none'), deep: () => server.get(deep) }, TIMES, 20)
  const { rows: [device] } = await client.query<{ sn: string }>('select sn from devices where client_id = 1 order by device_id desc offset 1234 limit 1')
  const searches = await race({ word: () => server.get(`/v3/devices?q=${device?.sn.slice(-9)}`), chinese: () => server.get(`/v3/homes?q=${encodeURIComponent(RARE)}`) }, TIMES, 20)
  return [
    { what: 'list: filter, order, 20 rows, count (p50)', value: list.server.p50, unit: 'ms', floor: { what: 'the same SQL by the driver', value: list.driver.p50 }, target: { atMost: 1.5 } },
    { what: 'page at row 900,000 by cursor (p50)', value: pages.deep.p50, unit: 'ms', floor: { what: 'first page', value: pages.first.p50 }, target: { atMost: 2 } },
    { what: 'search of a rare word (p50)', value: searches.word.p50, unit: 'ms', target: { atMost: 5 } },
    { what: 'search of two Chinese characters (p50)', value: searches.chinese.p50, unit: 'ms', target: { atMost: 5 } },
  ]
}

/** The statements that the server runs for a list. */
async function asked(server: Server, address: string): Promise<readonly pg.QueryConfig[]> {
  await server.get(address)
  await server.get('/floor/watch')
  await server.get(address)
  const statements = JSON.parse(await server.get('/floor/asked')) as readonly { text: string; values: unknown[]; name?: string }[]
  return statements.map((statement) => ({ ...statement, values: [...statement.values] }))
}

async function throughput(server: Server): Promise<readonly Measurement[]> {
  await asked(server, LIST)
  const rivals = { product: LIST, text: '/floor/text', rows: '/floor/rows' }
  const found: Record<keyof typeof rivals, number[]> = { product: [], text: [], rows: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(rivals) as (keyof typeof rivals)[]) found[name].push(await requestsPerSecond(server, rivals[name]))
  }
  const product = median(found.product)
  return [
    { what: `throughput, ${CONNECTIONS} connections`, value: product, unit: '/s', floor: { what: 'rows → objects → JSON', value: median(found.rows) }, target: { atLeast: 1.7 } },
    { what: 'session, rights, tenant and checks: what is left of the bare statement’s throughput', value: product, unit: '/s', floor: { what: 'the statement alone', value: median(found.text) }, target: { atLeast: 0.9 } },
  ]
}

async function requestsPerSecond({ url, cookie }: Server, address: string): Promise<number> {
  const options = { url: url + address, connections: CONNECTIONS, headers: { cookie } }
  await autocannon({ ...options, duration: 2 })
  const result = await autocannon({ ...options, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

async function startServer(databaseUrl: string): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'floor/list-server.ts')], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, DATABASE_URL: databaseUrl } })
  const url = await firstLine(child)
  const response = await fetch(`${url}/passport/api/v2/login`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: logins[0]!.account, pass: password, from: 2 }),
  })
  const cookie = (response.headers.getSetCookie()[0] ?? '').split(';', 1)[0]!
  return {
    url,
    cookie,
    get: async (address) => {
      const answer = await fetch(url + address, { headers: { cookie } })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`)
      return text
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

const firstLine = (child: ChildProcess): Promise<string> => new Promise((resolve, reject) => {
  child.stdout!.once('data', (text: Buffer) => { resolve(text.toString().trim()) })
  child.once('exit', (code) => { reject(new Error(`The server ended with code ${code}.`)) })
})
