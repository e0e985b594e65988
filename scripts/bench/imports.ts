/** Whole imports into a PostgreSQL server. */
import pg from 'pg'
import copyStreams from 'pg-copy-streams'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { benched } from '#product/bench/benched.ts'
import { xlsx } from '../../src/server/operations/export/xlsx/xlsx.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { bigDatabase } from './database.ts'
import { type Caller, growthDuring, logIn, p99Alone, p99During, type Running, startServer } from './server.ts'
import { median, timed } from './timing.ts'

const ROWS = Number(process.env['BENCH_IMPORT_ROWS'] ?? 100_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const { imported: made } = benched
const LIST = `/v3/${made.plural}?limit=20`
type Format = 'csv' | 'xlsx'
const FORMATS: readonly Format[] = ['csv', 'xlsx']

const benchmark: Benchmark = {
  name: 'Imports on PostgreSQL',
  how: `${ROWS.toLocaleString('en')} ${made.said}, sent over HTTP to the built server, checked, judged by every rule and written in one transaction, while a second caller lists 20 of them over and over. The floor is COPY FROM of the same rows into the same table by the driver; growth is of the server's resident memory.`,
  why: 'What is missed: the growth is garbage that V8 lets stand before it collects it, and no row is kept. In a server of its own on 2026-11-23 (load 10), files were checked one after the other: 2,000 rows let it grow from 116 to 141 MB, 20,000 then to 204, and 100,000, five times as many, to 225; of the heap 37 MB were in use at its end, less than at its beginning. Whichever file is the first long one pays for the heap, and that is the CSV.',
  async run() {
    const database = await bigDatabase({})
    const server = await startServer({ DATABASE_URL: database.url })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      return await measure(server, client)
    } finally {
      await client.end()
      await server.stop()
      await database.stop()
    }
  },
}
export default benchmark

async function measure(server: Running, client: pg.Client): Promise<readonly Measurement[]> {
  const [caller, lister] = [await logIn(server.url), await logIn(server.url)]
  const { rows: parents } = await client.query<{ id: string; name: string }>(made.parents)
  const parentOf = (at: number) => parents[at % parents.length]!
  const csv = `\uFEFF${made.heads.join(',')}\n${Array.from({ length: ROWS }, (_, at) => `${made.line(parentOf(at).name, at)}\n`).join('')}`
  const files: Readonly<Record<Format, Buffer>> = {
    csv: Buffer.from(csv),
    xlsx: await workbookOf(csv.slice(csv.indexOf('\n') + 1)),
  }
  const raw = Array.from({ length: ROWS }, (_, at) => `1,${made.stored(parentOf(at).id, at)}\n`)
  // What it holds is looked at when it has worked a little.
  await p99Alone(lister, LIST)
  await imported(
    server,
    caller,
    lister,
    client,
    Buffer.from(csv.slice(0, csv.indexOf(`${made.mark.begins}2000,`)).replace(/\n[^\n]*$/, '\n')),
    null,
  )
  const alone = await p99Alone(lister, LIST)
  const floors: number[] = []
  const runs: Record<Format, Imported[]> = { csv: [], xlsx: [] }
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await copied(client, raw))
    for (const format of FORMATS) runs[format].push(await imported(server, caller, lister, client, files[format], ROWS))
  }
  const floor = { what: 'COPY FROM of the same rows', value: median(floors) / 1000 }
  const of = (
    format: Format,
    what: string,
    pick: (run: Imported) => number,
    unit: string,
    atMost?: number,
  ): Measurement => ({
    what: `${format.toUpperCase()}: ${what}`,
    value: median(runs[format].map(pick)),
    unit,
    ...(atMost === undefined ? {} : { target: { atMost } }),
  })
  return [
    { what: 'p99 of lists without an import', value: alone, unit: 'ms' } satisfies Measurement,
    ...FORMATS.flatMap((format) => [
      of(
        format,
        `check, ${ROWS.toLocaleString('en')} rows, ${(files[format].length / 1e6).toFixed(1)} MB`,
        ({ check }) => check / 1000,
        's',
        60,
      ),
      of(format, 'import', ({ write }) => write / 1000, 's', 60),
      { ...of(format, 'import beside the floor', ({ write }) => write / 1000, 's'), floor },
      of(format, 'growth of the server', ({ growth }) => growth, 'MB', 128),
      of(format, 'p99 of lists meanwhile', ({ p99 }) => p99, 'ms'),
    ]),
  ]
}

async function workbookOf(rows: string): Promise<Buffer> {
  const columns = made.heads.map((head, at) => ({
    head,
    type: at in made.numbers ? ('number' as const) : ('text' as const),
    scale: made.numbers[at] ?? 2,
    width: 100,
  }))
  const parts: Buffer[] = []
  for await (const { bytes } of xlsx.write(Readable.from([Buffer.from(rows)]), { columns, title: made.title }))
    parts.push(bytes)
  return Buffer.concat(parts)
}

async function copied(client: pg.Client, rows: readonly string[]): Promise<number> {
  const into = `COPY ${made.plural} (client_id, ${made.columns.join(', ')}) FROM STDIN (FORMAT csv)`
  const taken = await timed(async () => {
    await client.query('begin')
    await pipeline(Readable.from(rows), client.query(copyStreams.from(into)))
    await client.query('commit')
  })
  await clear(client)
  return taken
}

async function clear(client: pg.Client): Promise<void> {
  await client.query(
    `delete from ${made.plural} where client_id = 1 and ${made.mark.column} like '${made.mark.begins}%'`,
  )
  await client.query(`vacuum analyze ${made.plural}`)
}

interface Imported {
  readonly check: number
  readonly write: number
  readonly growth: number
  readonly p99: number
}

async function imported(
  server: Running,
  caller: Caller,
  lister: Caller,
  client: pg.Client,
  file: Buffer,
  rows: number | null,
): Promise<Imported> {
  let [check, write, p99] = [NaN, NaN, NaN]
  const both = async (): Promise<void> => {
    check = await timed(() => finished(server, caller, file, '?dry_run=true', rows))
    write = await timed(() => finished(server, caller, file, '', rows))
  }
  const growth = await growthDuring(server, async () => {
    p99 = await p99During(lister, LIST, both)
  })
  await clear(client)
  return { check, write, growth, p99 }
}

interface State {
  readonly state: string
  readonly added: number
  readonly wrong: number
  readonly written: boolean
  readonly message: string | null
  readonly problems: unknown
}

async function finished(
  server: Running,
  caller: Caller,
  file: Buffer,
  query: string,
  rows: number | null,
): Promise<void> {
  const answer = await fetch(`${server.url}/v3/${made.plural}/import${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', cookie: caller.cookie },
    body: new Uint8Array(file),
  })
  let { data } = (await answer.json()) as { data: State }
  while (data.state === 'running') {
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
    data = (JSON.parse(await caller.text(`/v3/${made.plural}/import`)) as { data: State }).data
  }
  if (data.state !== 'done' || data.wrong > 0 || data.added !== (rows ?? data.added) || data.written !== (query === ''))
    throw new Error(`the import went wrong: ${JSON.stringify(data).slice(0, 500)}`)
}
