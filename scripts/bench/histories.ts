/** Lists of a history that grows, and what it costs to let a month of it go. */
import pg from 'pg'
import { benched } from '#product/bench/benched.ts'
import { generatedSource } from '../../src/server/generated-source.ts'
import { tablesOf } from '../../src/kinds/tables.ts'
import { dropMonth, historyOf } from '../../src/server/store/history.ts'
import { makeMonths } from '../../src/server/store/months.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { addMonths, DAY_MS, dayOf, firstOfMonth, setTimeZone, startOfDay } from '../../src/values/calendar.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { logIn, startServer, type Caller } from './server.ts'
import { race, timed } from './timing.ts'

const TIMES = 300
const MILLION = 1_000_000
/** Rows when it is large. */
const LARGE = Number(process.env['BENCH_HISTORY'] ?? 20 * MILLION)
const TELLERS = 1000

const { model } = (await generatedSource()).current()
setTimeZone(model.app.constants['time_zone'])
const { history } = benched
const { plural } = model.entities[history.entity]!
const { by } = model.entities[history.entity]!.months!
const table = tablesOf(model).find(({ name }) => name === plural)!

const benchmark: Benchmark = {
  name: 'Histories (PostgreSQL)',
  how: `${history.said}: 1,000,000 of them, then ${LARGE.toLocaleString('en')} by adding older ones month by month. Times are p50 of ${TIMES} requests over HTTP for 20 rows, newest first: of all, and of one ${history.by.field}. Then its oldest month is dropped.`,
  async run() {
    const database = await bigDatabase(history.rows)
    const client = new pg.Client({ connectionString: database.url })
    const server = await startServer({ DATABASE_URL: database.url })
    try {
      await client.connect()
      await client.query(`truncate ${plural}`)
      const one = Object.values((await client.query(history.by.one)).rows[0] as object)[0] as string
      const until = startOfDay(addMonths(firstOfMonth(dayOf(new Date())), 1))
      await grow(database.url, client, until, MILLION / TELLERS)
      const caller = await logIn(server.url)
      const few = await times(caller, one)
      await grow(
        database.url,
        client,
        new Date(until.getTime() - (MILLION / TELLERS) * 3_600_000),
        (LARGE - MILLION) / TELLERS,
      )
      const many = await times(caller, one)
      return [
        compared('list, newest first', many.all.p50, few.all.p50),
        compared(`list of one ${history.by.field}, newest first`, many.one.p50, few.one.p50),
        ...(await dropped(database.url)),
      ]
    } finally {
      await client.end()
      await server.stop()
      await database.stop()
    }
  },
}
export default benchmark

/** So many hours up to a time, their months made before. */
async function grow(url: string, client: pg.Client, until: Date, hours: number): Promise<void> {
  const store = await openStore({ databaseUrl: url, statementTimeout: 0 })
  try {
    for (let left = hours; left > 0; left -= 24 * 30) {
      const more = Math.min(left, 24 * 30)
      const from = new Date(until.getTime() - (hours - left + more) * 3_600_000)
      // A row of each month, for its part to be made; it goes again.
      for (const at of [from, new Date(from.getTime() + more * 3_600_000 - DAY_MS)]) {
        await client.query('begin')
        await client.query(history.add, [at, 1])
        await client.query('commit')
      }
      await makeMonths(store, [table])
      await client.query(history.add, [from, more])
    }
    await store.script(`analyze ${plural}`)
  } finally {
    await store.close()
  }
}

async function times(caller: Caller, one: string) {
  const list = `/v3/${plural}?sort=-${by}&limit=20`
  return race({ all: () => caller.text(list), one: () => caller.text(`${list}&${history.by.field}=${one}`) }, TIMES, 20)
}

const compared = (what: string, value: number, floor: number): Measurement => ({
  what: `${what}, of ${LARGE.toLocaleString('en')}`,
  value,
  unit: 'ms',
  floor: { what: 'of 1,000,000', value: floor },
  target: { atMost: 1.2 },
})

async function dropped(url: string): Promise<readonly Measurement[]> {
  const store = await openStore({ databaseUrl: url, statementTimeout: 0 })
  try {
    const months = await store.transaction((connection) => historyOf(connection, table))
    const month = months.toSorted((a, b) => b.rows - a.rows)[0]!
    const value = (await timed(() => dropMonth(store, month))) / 1000
    return [
      { what: `a month of ${month.rows.toLocaleString('en')} rows dropped`, value, unit: 's', target: { atMost: 1 } },
    ]
  } finally {
    await store.close()
  }
}
