/**
 * What both export benchmarks do: a server with a million records, whole exports read from it, and a caller who lists
 * meanwhile.
 */
import pg from 'pg'
import copyStreams from 'pg-copy-streams'
import { benched } from '#product/bench/benched.ts'
import { generatedSource } from '../../src/server/generated-source.ts'
import type { Measurement } from './benchmark.ts'
import { growthDuring, logIn, p99Alone, p99During, type Caller, type Running } from './server.ts'
import { median } from './timing.ts'

const { model } = (await generatedSource()).current()
const { plural } = model.entities[benched.large.entity]!
const COLUMNS = benched.large.exported
export const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000)

/** The same values as they are stored, by the shortest statement. */
export const RAW = `COPY (SELECT ${COLUMNS.join(', ')} FROM ${plural} WHERE client_id = 1) TO STDOUT (FORMAT csv)`

const exportPath = (format: 'csv' | 'xlsx'): string =>
  `/v3/${plural}/export?format=${format}&columns=${COLUMNS.join(',')}`
const LIST = `/v3/${plural}?limit=20`

interface Exported {
  readonly ms: number
  readonly bytes: number
  /** MB beyond what the server held before. */
  readonly growth: number
}

/** The whole file, and by how much the server grew meanwhile. */
async function exported(caller: Caller, server: Running, format: 'csv' | 'xlsx'): Promise<Exported> {
  let read = { ms: NaN, bytes: 0 }
  const growth = await growthDuring(server, async () => {
    read = await caller.read(exportPath(format))
  })
  return { ...read, growth }
}

export interface Targets {
  readonly csv: number
  readonly xlsx: number
  readonly p99: number
  readonly memory: number | null
}

/** Rounds of floor, CSV and XLSX one after the other; then both formats beside lists. */
export async function measure(
  server: Running,
  raw: () => Promise<number>,
  rounds: number,
  targets: Targets,
): Promise<readonly Measurement[]> {
  const [caller, lister] = [await logIn(server.url), await logIn(server.url)]
  const alone = await p99Alone(lister, LIST)
  const floors: number[] = []
  const runs: Record<'csv' | 'xlsx', Exported[]> = { csv: [], xlsx: [] }
  for (let round = 0; round < rounds; round++) {
    floors.push(await raw())
    for (const format of ['csv', 'xlsx'] as const) runs[format].push(await exported(caller, server, format))
  }
  const floor = { what: 'raw COPY of the same columns', value: median(floors) / 1000 }
  const times = (['csv', 'xlsx'] as const).map((format): Measurement => ({
    what: `${format.toUpperCase()}, ${ROWS.toLocaleString('en')} rows × ${COLUMNS.length} columns, ${Math.round(runs[format][0]!.bytes / 1e6)} MB`,
    value: median(runs[format].map(({ ms }) => ms)) / 1000,
    unit: 's',
    floor,
    target: { atMost: targets[format] },
  }))
  const growth = (['csv', 'xlsx'] as const).map((format): Measurement => ({
    what: `${format.toUpperCase()}: growth of the server`,
    value: Math.max(...runs[format].map((run) => run.growth)),
    unit: 'MB',
    ...(targets.memory === null ? {} : { target: { atMost: targets.memory } }),
  }))
  const lists: Measurement[] = []
  for (const format of ['csv', 'xlsx'] as const)
    lists.push({
      what: `${format.toUpperCase()}: p99 of lists meanwhile`,
      value: await p99During(lister, LIST, () => caller.read(exportPath(format))),
      unit: 'ms',
      target: { atMost: targets.p99 },
    })
  return [...times, ...growth, { what: 'p99 of lists without an export', value: alone, unit: 'ms' }, ...lists]
}

/** The first CSV after a start of the machine, and the one after it, in turn. */
export async function coldBesideWarm(
  server: Running,
  forget: () => Promise<void>,
  rounds: number,
): Promise<Measurement> {
  const caller = await logIn(server.url)
  const [cold, warm]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    await forget()
    for (const times of [cold, warm]) times.push((await caller.read(exportPath('csv'))).ms)
  }
  return {
    what: 'CSV, cold',
    value: median(cold) / 1000,
    unit: 's',
    floor: { what: 'warm', value: median(warm) / 1000 },
    target: { atMost: 1.5 },
  }
}

/** Milliseconds until the driver has read all of it. */
export async function rawCopy(connectionString: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const started = performance.now()
  let bytes = 0
  for await (const chunk of client.query(copyStreams.to(statement))) bytes += (chunk as Buffer).length
  const taken = performance.now() - started
  await client.end()
  if (bytes === 0) throw new Error('the floor read nothing')
  return taken
}
