/** An overview of very many places, and a guided action at one of them: one call that does all that belongs to it. */
import pg from 'pg'
import { benched } from '#product/bench/benched.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { logIn, startServer, type Caller } from './server.ts'
import { race, summary, timed } from './timing.ts'

const { guided } = benched
const TIMES = 200
const WARM = 10
const PLACES = Number(process.env['BENCH_PLACES'] ?? guided.places)
const [OVERVIEW_MS, ACTION_MS] = [150, 50]

const benchmark: Benchmark = {
  name: 'An overview and a guided action (PostgreSQL)',
  how: `${guided.said}${PLACES === guided.places ? '' : `; but only ${PLACES.toLocaleString('en')} places`}. Over HTTP, one request after the other, ${TIMES} of each part of the overview, and of the action ${TIMES} at as many places (${guided.action.said}) while the simulated fleet answers the commands of those before. The floors: ${guided.overview.bareSaid}, and ${guided.action.bareSaid}, by the driver.`,
  ...(guided.why !== undefined && { why: guided.why }),
  async run() {
    const database = await bigDatabase({})
    const client = new pg.Client({ connectionString: database.url, options: '-c TimeZone=UTC' })
    try {
      await client.connect()
      for (const text of guided.fill) await client.query(text, /\$1/.test(text) ? [PLACES] : [])
      await client.query('vacuum analyze')
      const server = await startServer({ DATABASE_URL: database.url, JOBS: '0' })
      try {
        const caller = await logIn(server.url)
        return [...(await overview(caller, client)), ...(await action(caller, client))]
      } finally {
        await server.stop()
      }
    } finally {
      await client.end()
      await database.stop()
    }
  },
}
export default benchmark

async function overview(caller: Caller, client: pg.Client): Promise<readonly Measurement[]> {
  const found: Measurement[] = []
  for (const [what, address] of Object.entries(guided.overview.asks)) {
    const { asked, bare } = await race(
      { asked: () => caller.text(address), bare: () => client.query({ name: 'bare', text: guided.overview.bare }) },
      TIMES,
      WARM,
    )
    found.push(
      { what: `${what} (p95)`, value: asked.p95, unit: 'ms', target: { atMost: OVERVIEW_MS } },
      { what: `${what} (p50)`, value: asked.p50, unit: 'ms', floor: { what: 'by the driver', value: bare.p50 } },
    )
  }
  return found
}

async function action(caller: Caller, client: pg.Client): Promise<readonly Measurement[]> {
  const { said, chosen, address, body, bare } = guided.action
  const { rows } = await client.query<Record<string, unknown>>(chosen, [TIMES + WARM])
  if (rows.length < TIMES + WARM) throw new Error(`Only ${rows.length} places for ${said}`)
  const times = { asked: [] as number[], bare: [] as number[] }
  for (const [at, row] of rows.entries()) {
    times.asked.push(await timed(() => caller.post(address, body(row, at))))
    await client.query('begin')
    times.bare.push(await timed(() => client.query({ name: 'bare-action', text: bare, values: [row['id']] })))
    await client.query('rollback')
  }
  const [asked, floor] = [summary(times.asked.slice(WARM)), summary(times.bare.slice(WARM))]
  return [
    { what: `${said} (p95)`, value: asked.p95, unit: 'ms', target: { atMost: ACTION_MS } },
    {
      what: `${said} (p50)`,
      value: asked.p50,
      unit: 'ms',
      floor: { what: 'by the driver', value: floor.p50 },
    },
  ]
}
