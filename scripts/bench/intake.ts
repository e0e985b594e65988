/** What many devices tell: how much the server takes in, and what lists take meanwhile. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { benched } from '#product/bench/benched.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { logIn, p99Alone, p99During, startServer, type Running } from './server.ts'

/** Of those who tell. */
export interface Teller {
  readonly address: string
  readonly type: number
}

export interface Intaking {
  /** Reports of which each makes a record. */
  readonly recorded?: boolean
  readonly rate: number
  readonly seconds: number
  /** A file that names them. */
  readonly tellers: string
}

export interface Intaken {
  readonly told: number
  readonly failed: number
  /** Not stored yet when the last was told, and at most. */
  readonly left: number
  readonly most: number
  readonly ms: number
}

const DEVICES = 300_000
const RATE = 5_000
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60)
const AT_ONCE = 60_000
const SET = 500
const LIST = benched.commands.list

const benchmark: Benchmark = {
  name: 'Intake of reports (PostgreSQL)',
  how: `${DEVICES.toLocaleString('en')} devices that tell a change of their state once a minute, each report with its number: ${RATE.toLocaleString('en')} a second for ${SECONDS} s (${benched.intake.said}), handed to the server by a link within its own process, while somebody lists 20 devices over and over (p99). "Left": not stored yet when the last was told. Then ${AT_ONCE.toLocaleString('en')} are told at once; the floor is what the driver needs for the bare rows of as many, in sets of ${SET}: the numbers, and one column with its time. Then those that make a record each (${benched.intake.recorded.said}), at most as many, with nobody listing; their floor is the numbers, the records and the columns that follow.`,
  async run() {
    const database = await bigDatabase({ [benched.commands.entity]: DEVICES })
    const folder = mkdtempSync(path.join(tmpdir(), 'console-bench-intake-'))
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      await client.query(benched.commands.ready)
      await client.query('delete from report_windows')
      await client.query('vacuum analyze')
      const { rows } = await client.query<Teller>(`${benched.intake.tellers} limit ${DEVICES}`)
      const file = path.join(folder, 'all.json')
      writeFileSync(file, JSON.stringify(rows))
      const steady = await told(database.url, { rate: RATE, seconds: SECONDS, tellers: file })
      const some = path.join(folder, 'some.json')
      writeFileSync(some, JSON.stringify(rows.slice(0, AT_ONCE)))
      await client.query('vacuum analyze')
      const bare = await bareRows(client, benched.intake.bare, rows.slice(0, AT_ONCE))
      const most = await told(database.url, { rate: 0, seconds: 0, tellers: some })
      return [...ofSteady(steady), ofMost(most.done, bare), ...(await ofRecords(client, database.url, folder))]
    } finally {
      await client.end()
      rmSync(folder, { recursive: true, force: true })
      await database.stop()
    }
  },
  why: benched.intake.why,
}
export default benchmark

const ofSteady = ({ done, alone, during }: Told): readonly Measurement[] => [
  {
    what: 'stored',
    value: (done.told - done.failed) / (done.ms / 1_000),
    unit: '/s',
    target: { atLeast: RATE * 0.98 },
  },
  { what: 'left when the last was told', value: done.left, unit: '', target: { atMost: RATE } },
  { what: 'left at most', value: done.most, unit: '' },
  { what: 'p99 of lists meanwhile', value: during, unit: 'ms', target: { atMost: 100 } },
  { what: 'p99 of lists without', value: alone, unit: 'ms' },
]

const ofMost = (done: Intaken, bareMs: number): Measurement => ({
  what: `${AT_ONCE.toLocaleString('en')} told at once, stored`,
  value: done.told / (done.ms / 1_000),
  unit: '/s',
  floor: { what: 'the bare rows by the driver', value: AT_ONCE / (bareMs / 1_000) },
})

/** Of reports that make records, alone. */
async function ofRecords(client: pg.Client, url: string, folder: string): Promise<readonly Measurement[]> {
  const { ready, tellers, bare, atLeast } = benched.intake.recorded
  const file = path.join(folder, 'recorded.json')
  await client.query(ready)
  await client.query('delete from report_windows')
  await client.query('vacuum analyze')
  const { rows } = await client.query<Teller>(`${tellers} limit ${AT_ONCE}`)
  writeFileSync(file, JSON.stringify(rows))
  const bareMs = await bareRows(client, bare, rows)
  await client.query(ready)
  await client.query('delete from report_windows')
  await client.query('vacuum analyze')
  const server = await intakeServer(url, { recorded: true, rate: 0, seconds: 0, tellers: file })
  const done = await ran(server).finally(() => server.stop())
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.told} were not stored`)
  const value = done.told / (done.ms / 1_000)
  const what = `${done.told.toLocaleString('en')} told at once that make a record each, stored`
  return [
    { what, value, unit: '/s', target: { atLeast } },
    { what, value, unit: '/s', floor: { what: 'the bare rows by the driver', value: done.told / (bareMs / 1_000) } },
  ]
}

interface Told {
  readonly done: Intaken
  readonly alone: number
  readonly during: number
}

async function told(url: string, intaking: Intaking): Promise<Told> {
  const server = await intakeServer(url, intaking)
  try {
    const caller = await logIn(server.url)
    const alone = await p99Alone(caller, LIST)
    let done: Intaken | undefined
    const during = await p99During(caller, LIST, async () => {
      done = await ran(server)
    })
    return { done: done!, alone, during }
  } finally {
    await server.stop()
  }
}

const intakeServer = (url: string, intaking: Intaking): Promise<Running> =>
  startServer({ DATABASE_URL: url, JOBS: '0', BENCH_INTAKE: JSON.stringify(intaking) }, [
    ...['--import', 'tsx'],
    'scripts/bench/intake-server.ts',
  ])

function ran({ process: child }: Running): Promise<Intaken> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      reject(new Error(`The server ended with code ${code} before all was stored.`))
    })
    child.stdout!.on('data', (text: Buffer) => {
      const [found] = /\{.*\}/.exec(text.toString()) ?? []
      if (found !== undefined) resolve(JSON.parse(found) as Intaken)
    })
    child.kill('SIGUSR2')
  })
}

/** Milliseconds. */
async function bareRows(client: pg.Client, text: string, tellers: readonly Teller[]): Promise<number> {
  const started = performance.now()
  for (let at = 0; at < tellers.length; at += SET) {
    const addresses = tellers.slice(at, at + SET).map(({ address }) => address)
    await client.query('begin')
    await client.query({
      name: 'numbers',
      text: `insert into report_windows as w (client_id, address, boot, highest, seen) select 1, a, 0, 1, 1 from unnest($1::text[]) a
        on conflict (client_id, address, boot) do update set highest = excluded.highest, updated_at = now()`,
      values: [addresses],
    })
    await client.query({ text, values: [addresses] })
    await client.query('commit')
  }
  return performance.now() - started
}
