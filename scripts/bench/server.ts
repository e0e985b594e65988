/**
 * A server of the product in a process of its own, and someone who asks it, for benchmarks that look at it from
 * outside.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import product from '#product/product.ts'
import { summary } from './timing.ts'

/** Benchmarks stand on a demo: without one there is nothing to measure. */
export const { account } = product.demo!

export interface Running {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** The built server, or another program that prints its address when it listens. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = ['dist/server/main.js'],
): Promise<Running> {
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...settings },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/[\w.:]+/.exec(text.toString()) ?? []
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => {
      reject(new Error(`The server ended with code ${code}.`))
    })
  })
  return {
    url,
    process: child,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}

/** Resident, in MB. */
export const memoryOf = ({ process: { pid } }: Running): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024

/** MB beyond what the server held before, at most, while the work was done. */
export async function growthDuring(server: Running, work: () => Promise<void>): Promise<number> {
  const before = memoryOf(server)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(server))
  }, 200)
  await work().finally(() => {
    clearInterval(watch)
  })
  return most - before
}

export interface Caller {
  readonly cookie: string
  /** The answer's text; anything but success is an error. */
  text(path: string): Promise<string>
  /** What a call answers; anything but success is an error. */
  post(path: string, body: object): Promise<unknown>
  /** Reads the answer and forgets it: milliseconds until the last byte. */
  read(path: string): Promise<{ readonly ms: number; readonly bytes: number }>
}

/**
 * The demo's first administrator, on one connection that stays open. Node's plain client: it costs less than what is
 * measured.
 */
export async function logIn(url: string): Promise<Caller> {
  const agent = new Agent({ keepAlive: true })
  const response = await fetch(`${url}/passport/api/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: account.name, pass: account.password, from: 2 }),
  })
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answer = (path: string, take: (chunk: Buffer) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      get(url + path, { agent, headers: { cookie } }, (message: IncomingMessage) => {
        if (message.statusCode !== 200) reject(new Error(`${path} answers ${message.statusCode}`))
        message.on('data', take).on('end', resolve).on('error', reject)
      }).on('error', reject)
    })
  return {
    cookie,
    async text(path) {
      const chunks: Buffer[] = []
      await answer(path, (chunk) => chunks.push(chunk))
      return Buffer.concat(chunks).toString()
    },
    async post(path, body) {
      const headers = { cookie, 'content-type': 'application/json' }
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 300)}`)
      return JSON.parse(text)
    },
    async read(path) {
      const started = performance.now()
      let bytes = 0
      await answer(path, (chunk) => {
        bytes += chunk.length
      })
      return { ms: performance.now() - started, bytes }
    },
  }
}

/** p99 of one path, asked one time after the other while nobody else asks anything. */
export async function p99Alone(caller: Caller, path: string): Promise<number> {
  const taken: number[] = []
  for (let at = -20; at < 300; at++) {
    const { ms } = await caller.read(path)
    if (at >= 0) taken.push(ms)
  }
  return summary(taken).p99
}

/** The same while somebody else's work goes on. */
export async function p99During(caller: Caller, path: string, work: () => Promise<unknown>): Promise<number> {
  let running = true
  const end = work().finally(() => {
    running = false
  })
  const taken: number[] = []
  while (running) taken.push((await caller.read(path)).ms)
  await end
  return summary(taken).p99
}
