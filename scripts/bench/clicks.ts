/** What an operator waits for: a command's way to its device and back, many at once, and what is in force below. */
import { get } from 'node:http'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { benched } from '#product/bench/benched.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { growthDuring, logIn, startServer, type Caller, type Running } from './server.ts'
import { summary, timed } from './timing.ts'

const CLICKS = 100
/** Commands before the first that counts. */
const WARM = 10
const PREVIEWS = 15
const { commands, bulk } = benched
/** What a stream tells of commands. */
const NEWS = 'event: command'
const MB_FLAT = 64

const benchmark: Benchmark = {
  name: 'Clicks',
  how: `PostgreSQL, the server in a process of its own with devices that answer 300 ms after an order came, on the clock of one machine. ${CLICKS} commands (${commands.command}), one after the other: from the request to the order at its device, and from the device's answer to the next event of an open stream, beside the request's own answer. Bulk: ${bulk.said}: until both requests are answered, then until the last answer is stored; growth is of the server's resident memory beyond what it held after as many before. In force: ${bulk.settings.said}, median of ${PREVIEWS}.`,
  async run() {
    const database = await bigDatabase(bulk.rows)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      await client.query(commands.ready)
      for (const text of bulk.ready) await client.query(text)
      await client.query('vacuum analyze')
      await client.query('delete from command_deliveries')
      const within = async <T>(jobs: '0' | '1', work: (server: Running, caller: Caller) => Promise<T>): Promise<T> => {
        const program = ['--import', 'tsx', 'scripts/bench/clicks-server.ts']
        const server = await startServer({ DATABASE_URL: database.url, JOBS: jobs }, program)
        try {
          return await work(server, await logIn(server.url))
        } finally {
          await server.stop()
        }
      }
      return [
        ...(await within('0', (server, caller) => clicked(server, caller, client))),
        await within('0', inForce),
        ...(await within('1', (server, caller) => inBulk(server, caller, client))),
      ]
    } finally {
      await client.end()
      await database.stop()
    }
  },
  ...(bulk.why !== undefined && { why: bulk.why }),
}
export default benchmark

const now = (): number => performance.timeOrigin + performance.now()

interface Line {
  readonly is: 'order' | 'answer'
  readonly id: string
  readonly at: number
}

async function clicked(server: Running, caller: Caller, client: pg.Client): Promise<readonly Measurement[]> {
  const waiting = new Set<(line: Line) => void>()
  const lines = createInterface({ input: server.process.stdout! }).on('line', (text) => {
    if (text.startsWith('{')) for (const tell of waiting) tell(JSON.parse(text) as Line)
  })
  const next = (is: Line['is']): Promise<number> =>
    new Promise((resolve) => {
      const tell = (line: Line): void => {
        if (line.is !== is) return
        waiting.delete(tell)
        resolve(line.at)
      }
      waiting.add(tell)
    })
  const news = await openStream(server, caller)
  const { rows } = await client.query<{ id: string }>(`${commands.receivers} limit $1`, [CLICKS + WARM])
  const [there, accepted, seen]: [number[], number[], number[]] = [[], [], []]
  for (const [at, { id }] of rows.entries()) {
    const [order, answer] = [next('order'), next('answer')]
    const begun = now()
    await caller.post(commands.call(id), {})
    const taken = now() - begun
    const ordered = (await order) - begun
    const answered = await answer
    const shown = (await news.after(answered)) - answered
    if (at < WARM) continue
    there.push(ordered)
    accepted.push(taken)
    seen.push(shown)
  }
  news.close()
  lines.close()
  return [
    { what: 'from the request to the device (p50)', value: summary(there).p50, unit: 'ms' },
    { what: 'from the request to the device (p95)', value: summary(there).p95, unit: 'ms', target: { atMost: 200 } },
    { what: 'the request’s own answer (p95)', value: summary(accepted).p95, unit: 'ms' },
    { what: 'from the device’s answer to the open stream (p50)', value: summary(seen).p50, unit: 'ms' },
    {
      what: 'from the device’s answer to the open stream (p95)',
      value: summary(seen).p95,
      unit: 'ms',
      target: { atMost: 300 },
    },
  ]
}

interface News {
  /** When the stream first told something after that time. */
  after(time: number): Promise<number>
  close(): void
}

async function openStream({ url }: Running, { cookie }: Caller): Promise<News> {
  const told: number[] = []
  let tell: (() => void) | undefined
  const request = get(`${url}/v3/live`, { headers: { cookie } })
  await new Promise<void>((resolve, reject) => {
    request.on('error', reject).on('response', (answer) => {
      answer.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes(NEWS)) told.push(now())
        tell?.()
        resolve()
      })
    })
  })
  return {
    after: async (time) => {
      for (;;) {
        const found = told.find((at) => at > time)
        if (found !== undefined) return found
        await new Promise<void>((resolve) => {
          tell = resolve
        })
      }
    },
    close: () => request.destroy(),
  }
}

/** All of it twice: what a process takes for the first of its kind, it keeps. */
async function inBulk(server: Running, caller: Caller, client: pg.Client): Promise<readonly Measurement[]> {
  const ask = async (turn: number): Promise<readonly [count: number, accepted: number, done: number]> => {
    const { rows } = await client.query<{ key: string }>(bulk.chosen)
    const keys = rows.map(({ key }) => Number(key))
    const { rows: since } = await client.query<{ last: string }>(
      'select coalesce(max(id), 0) as last from command_tasks',
    )
    const accepted = await timed(async () => {
      for (let at = 0; at < keys.length; at += bulk.most)
        await caller.post(bulk.address, bulk.body(keys.slice(at, at + bulk.most), turn))
    })
    const done = await timed(() => settled(client, Number(since[0]!.last), keys.length))
    return [keys.length, accepted, done]
  }
  await ask(0)
  let taken: Awaited<ReturnType<typeof ask>> = [0, Number.NaN, Number.NaN]
  const growth = await growthDuring(server, async () => {
    taken = await ask(1)
  })
  return [
    {
      what: `${taken[0].toLocaleString('en')} ${bulk.said}: accepted`,
      value: taken[1] / 1_000,
      unit: 's',
      target: { atMost: 10 },
    },
    { what: 'from then until the last is answered and stored', value: taken[2] / 1_000, unit: 's' },
    { what: 'growth of the server meanwhile', value: growth, unit: 'MB', target: { atMost: MB_FLAT } },
  ]
}

const POLL_MS = 200
const LONGEST_MS = 300_000
async function settled(client: pg.Client, since: number, count: number): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < LONGEST_MS) {
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from command_tasks where client_id = 1 and id > $1 and state not in ('pending', 'sending')`,
      [since],
    )
    if (Number(rows[0]!.n) >= count) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error('not all that was accepted has been sent')
}

async function inForce(server: Running, caller: Caller): Promise<Measurement> {
  const taken: number[] = []
  const { address, body } = bulk.settings
  for (let at = -3; at < PREVIEWS; at++) {
    const ms = await timed(() => caller.post(address, body))
    if (at >= 0) taken.push(ms)
  }
  return { what: bulk.settings.said, value: summary(taken).p50, unit: 'ms', target: { atMost: 300 } }
}
