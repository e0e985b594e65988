/** A month of a large operator: reports, the page of one record, and what is done for all places when it is over. */
import pg from 'pg'
import { benched } from '#product/bench/benched.ts'
import { generatedSource } from '../../src/server/generated-source.ts'
import { addDays, addMonths, dayOf, firstOfMonth, setTimeZone } from '../../src/values/calendar.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { growthDuring, logIn, memoryOf, startServer, type Caller } from './server.ts'
import { race, timed } from './timing.ts'

const { month } = benched
const TIMES = 100
const PLACES = Number(process.env['BENCH_PLACES'] ?? month.places)
const [REPORT_MS, PAGE_MS, JOB_S] = [300, 150, 60]
/** Beyond what a server holds when its first part is done. */
const GROWTH_MB = 100

const { model } = (await generatedSource()).current()
setTimeZone(model.app.constants['time_zone'])
const first = addMonths(firstOfMonth(dayOf(new Date())), -1)
const last = addDays(addMonths(first, 1), -1)

const benchmark: Benchmark = {
  name: 'A month of a large operator (PostgreSQL)',
  how: `${month.said}, ${PLACES === month.places ? 'all of them' : `but only the first ${PLACES.toLocaleString('en')} places`}; ${first} to ${last}. Reports: 20 groups of that month, their sums and their number, ${TIMES} requests over HTTP; the floor is the same sums by the driver. Page: ${month.page.said}, everything that it asks for at once, until the last answer. Then the job ${month.job.name} runs by itself in the server; its floor is one statement that reads as much, and memory is what the server holds beyond what it held before, at most.`,
  ...(month.job.why !== undefined && { why: month.job.why }),
  async run() {
    const database = await bigDatabase({})
    const client = new pg.Client({ connectionString: database.url, options: '-c TimeZone=UTC' })
    try {
      await client.connect()
      for (const text of month.fill) {
        const values = [PLACES, first].slice(0, /\$2/.test(text) ? 2 : /\$1/.test(text) ? 1 : 0)
        await client.query(text, values)
      }
      await client.query('vacuum analyze')
      return [...(await asked(database.url, client)), ...(await worked(database.url, client))]
    } finally {
      await client.end()
      await database.stop()
    }
  },
}
export default benchmark

async function asked(url: string, client: pg.Client): Promise<readonly Measurement[]> {
  const server = await startServer({ DATABASE_URL: url, JOBS: '0' })
  try {
    const caller = await logIn(server.url)
    const found: Measurement[] = []
    for (const [by, { address, bare }] of Object.entries(month.reports)) {
      const times = await race(
        {
          report: () => caller.text(address(first, last)),
          bare: () => client.query({ name: by, text: bare, values: [first, last] }),
        },
        TIMES,
        5,
      )
      const what = `a month's report by ${by}`
      found.push(
        { what: `${what} (p95)`, value: times.report.p95, unit: 'ms', target: { atMost: REPORT_MS } },
        {
          what: `${what} (p50)`,
          value: times.report.p50,
          unit: 'ms',
          floor: { what: 'the same sums by the driver', value: times.bare.p50 },
        },
      )
    }
    const { rows } = await client.query<{ id: string }>(month.page.one)
    return [...found, await opened(caller, month.page.asks(String(rows[0]!.id)))]
  } finally {
    await server.stop()
  }
}

/** As a browser asks: all at once, each on a connection of its own. */
async function opened(caller: Caller, addresses: readonly string[]): Promise<Measurement> {
  const all = () => Promise.all(addresses.map((address) => caller.text(address)))
  const { page, bare } = await race({ page: all, bare: () => caller.text(addresses[0]!) }, TIMES * 2, 10)
  return {
    what: `${month.page.said}, ${addresses.length} calls (p95; the first alone: ${bare.p95.toFixed(1)} ms)`,
    value: page.p95,
    unit: 'ms',
    target: { atMost: PAGE_MS },
  }
}

async function worked(url: string, client: pg.Client): Promise<readonly Measurement[]> {
  const { name, said, bare, done } = month.job
  const floor = (await timed(() => client.query(bare, [first, last]))) / 1_000
  const server = await startServer({ DATABASE_URL: url })
  try {
    await until(client, 'select from jobs where name = $1 and client_id = 1', [name])
    await client.query(`update jobs set next_at = now() + interval '1 day'`)
    const { rows } = await client.query<{ id: string; now: Date }>(
      `update jobs set next_at = date_trunc('second', now()) where name = $1 and client_id = 1 returning id, now()`,
      [name],
    )
    const [{ id, now }] = rows as [{ id: string; now: Date }]
    const ofIt = 'from job_runs where client_id = 1 and job_id = $1 and created_at >= $2'
    // What it takes to work at all is no growth.
    await until(client, `select ${ofIt} and (done > 0 or ended_at is not null)`, [id, now])
    const before = memoryOf(server)
    const growth = await growthDuring(server, () => until(client, `select ${ofIt} and ended_at is not null`, [id, now]))
    const { rows: ended } = await client.query<{ seconds: string; failure: string | null }>(
      `select seconds, failure ${ofIt}`,
      [id, now],
    )
    if (ended[0]!.failure !== null) throw new Error(ended[0]!.failure)
    const { rows: left } = await client.query<{ count: string }>(done)
    const value = Number(ended[0]!.seconds)
    const what = `${said} (${Number(left[0]!.count).toLocaleString('en')} rows)`
    return [
      // It goes from place to place: of fewer it must take so much less.
      { what, value, unit: 's', target: { atMost: (JOB_S * PLACES) / month.places } },
      { what, value, unit: 's', floor: { what: 'one statement that reads as much', value: floor } },
      {
        what: `memory meanwhile, beyond ${Math.round(before)} MB`,
        value: growth,
        unit: 'MB',
        target: { atMost: GROWTH_MB },
      },
    ]
  } finally {
    await server.stop()
  }
}

const POLL_MS = 200
/** A server that ended would be waited for to no end. */
const PATIENCE_MS = 30 * 60_000

async function until(client: pg.Client, text: string, values: readonly unknown[]): Promise<void> {
  for (const begun = Date.now(); ;) {
    const { rowCount } = await client.query(text, [...values])
    if (rowCount !== 0) return
    if (Date.now() - begun > PATIENCE_MS) throw new Error(`Not after ${PATIENCE_MS / 60_000} minutes: ${text}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
