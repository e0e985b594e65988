/** What both export benchmarks do: a server with a million devices, whole exports read from it, and a caller who lists meanwhile. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import type { Measurement } from './benchmark.ts'
import { logIn, type Caller, type Running } from './server.ts'
import { median, summary } from './timing.ts'

/** Twelve columns: codes, references (one to a computed name), a decimal, times. */
export const COLUMNS = ['device_id', 'sn', 'device_type', 'model', 'home_id', 'room_id', 'state', 'net_state', 'battery', 'electric_read', 'bound_at', 'created_at'] as const
export const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000)

/** The same values as they are stored, by the shortest statement. */
export const RAW = `COPY (SELECT ${COLUMNS.join(', ')} FROM devices WHERE client_id = 1) TO STDOUT (FORMAT csv)`

export const exportPath = (format: 'csv' | 'xlsx'): string => `/v3/devices/export?format=${format}&columns=${COLUMNS.join(',')}`
const LIST = '/v3/devices?limit=20'

export interface Exported {
  readonly ms: number
  readonly bytes: number
  /** MB beyond what the server held before. */
  readonly growth: number
}

/** The whole file, and by how much the server grew meanwhile. */
export async function exported(caller: Caller, server: ChildProcess, format: 'csv' | 'xlsx'): Promise<Exported> {
  const before = memory(server)
  let most = before
  const watch = setInterval(() => { most = Math.max(most, memory(server)) }, 200)
  const { ms, bytes } = await caller.read(exportPath(format))
  clearInterval(watch)
  return { ms, bytes, growth: (most - before) / 1024 }
}

/** Lists asked one after the other, by somebody else, while the export runs. */
export async function listsMeanwhile(lister: Caller, caller: Caller, format: 'csv' | 'xlsx'): Promise<number> {
  let running = true
  const end = caller.read(exportPath(format)).finally(() => { running = false })
  const taken: number[] = []
  while (running) taken.push((await lister.read(LIST)).ms)
  await end
  return summary(taken).p99
}

export async function listsAlone(lister: Caller, times: number): Promise<number> {
  const taken: number[] = []
  for (let i = -20; i < times; i++) {
    const { ms } = await lister.read(LIST)
    if (i >= 0) taken.push(ms)
  }
  return summary(taken).p99
}

/** Resident, in kB. */
const memory = ({ pid }: ChildProcess): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString())

export interface Targets { readonly csv: number; readonly xlsx: number; readonly p99: number; readonly memory: number | null }

/** Rounds of floor, CSV and XLSX one after the other; then both formats beside lists. */
export async function measure(server: Running, raw: () => Promise<number>, rounds: number, targets: Targets): Promise<readonly Measurement[]> {
  const [caller, lister] = [await logIn(server.url), await logIn(server.url)]
  const alone = await listsAlone(lister, 300)
  const floors: number[] = []
  const runs: Record<'csv' | 'xlsx', Exported[]> = { csv: [], xlsx: [] }
  for (let round = 0; round < rounds; round++) {
    floors.push(await raw())
    for (const format of ['csv', 'xlsx'] as const) runs[format].push(await exported(caller, server.process, format))
  }
  const floor = { what: 'raw COPY of the same columns', value: median(floors) / 1000 }
  const times = (['csv', 'xlsx'] as const).map((format): Measurement => ({ what: `${format.toUpperCase()}, ${ROWS.toLocaleString('en')} rows × ${COLUMNS.length} columns, ${Math.round(runs[format][0]!.bytes / 1e6)} MB`, value: median(runs[format].map(({ ms }) => ms)) / 1000, unit: 's', floor, target: { atMost: targets[format] } }))
  const growth = (['csv', 'xlsx'] as const).map((format): Measurement => ({ what: `${format.toUpperCase()}: growth of the server`, value: Math.max(...runs[format].map((run) => run.growth)), unit: 'MB', ...(targets.memory === null ? {} : { target: { atMost: targets.memory } }) }))
  const lists: Measurement[] = []
  for (const format of ['csv', 'xlsx'] as const) lists.push({ what: `${format.toUpperCase()}: p99 of lists meanwhile`, value: await listsMeanwhile(lister, caller, format), unit: 'ms', target: { atMost: targets.p99 } })
  return [...times, ...growth, { what: 'p99 of lists without an export', value: alone, unit: 'ms' }, ...lists]
}
