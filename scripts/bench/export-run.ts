/** What both export benchmarks do: a server with a million devices, whole exports read from it, and a caller who lists meanwhile. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tablesOf } from '../../src/fields/tables.ts'
import { loadModel } from '../../src/model/load.ts'
import type { Model } from '../../src/model/model.ts'
import { big } from '../../src/server/demo/big.ts'
import { logins, password } from '../../src/server/demo/logins.ts'
import { seed } from '../../src/server/demo/seed.ts'
import { applyTables } from '../../src/server/store/differ/apply-tables.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { Measurement } from './benchmark.ts'
import { summary } from './timing.ts'

/** Twelve columns: codes, references (one to a computed name), a decimal, times. */
export const COLUMNS = ['device_id', 'sn', 'device_type', 'model', 'home_id', 'room_id', 'state', 'net_state', 'battery', 'electric_read', 'bound_at', 'created_at'] as const
export const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000)

/** The same values as they are stored, by the shortest statement. */
export const RAW = `COPY (SELECT ${COLUMNS.join(', ')} FROM devices WHERE client_id = 1) TO STDOUT (FORMAT csv)`

export async function fill(store: Store): Promise<void> {
  const built = await loadModel('schemas')
  if ('mistakes' in built) throw new Error('the schemas do not build')
  const model: Model = built.model
  await applyTables(store, tablesOf(model), { mode: 'auto' })
  await seed(store, model, { scale: 1, today: '2026-06-15' })
  await big(store, model, 'device', ROWS)
  await store.script('vacuum (analyze) devices')
}

export interface Running {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

export async function startServer(settings: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, ['dist/server/main.js'], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...settings } })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/[\w.:]+/.exec(text.toString()) ?? []
      if (found !== undefined) resolve(found)
    })
    child.on('exit', (code) => { reject(new Error(`The server ended with code ${code}.`)) })
  })
  return {
    url,
    process: child,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

export interface Caller {
  /** Milliseconds until the last byte. */
  read(path: string): Promise<{ readonly ms: number; readonly bytes: number }>
}

export async function logIn(url: string): Promise<Caller> {
  const agent = new Agent({ keepAlive: true })
  const response = await fetch(`${url}/passport/api/v2/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: logins[0]!.account, pass: password, from: 2 }) })
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ')
  return {
    read: async (path) => {
      const started = performance.now()
      const bytes = await new Promise<number>((resolve, reject) => {
        get(url + path, { agent, headers: { cookie } }, (answer: IncomingMessage) => {
          let size = 0
          if (answer.statusCode !== 200) reject(new Error(`${path} answers ${answer.statusCode}`))
          answer.on('data', (chunk: Buffer) => { size += chunk.length }).on('end', () => { resolve(size) }).on('error', reject)
        }).on('error', reject)
      })
      return { ms: performance.now() - started, bytes }
    },
  }
}

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

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

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
