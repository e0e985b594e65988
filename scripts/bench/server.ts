/** A server of the product in a process of its own, and someone who asks it, for benchmarks that look at it from outside. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { logins, password } from '../../src/server/demo/logins.ts'

export interface Running {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** The built server, or another program that prints its address when it listens. */
export async function startServer(settings: Readonly<Record<string, string>>, program: readonly string[] = ['dist/server/main.js']): Promise<Running> {
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...settings } })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/[\w.:]+/.exec(text.toString()) ?? []
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => { reject(new Error(`The server ended with code ${code}.`)) })
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

export interface Caller {
  readonly cookie: string
  /** The answer's text; anything but success is an error. */
  text(path: string): Promise<string>
  /** Reads the answer and forgets it: milliseconds until the last byte. */
  read(path: string): Promise<{ readonly ms: number; readonly bytes: number }>
}

/** The demo's first administrator, on one connection that stays open. Node's plain client: it costs less than what is measured. */
export async function logIn(url: string): Promise<Caller> {
  const agent = new Agent({ keepAlive: true })
  const response = await fetch(`${url}/passport/api/v2/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: logins[0]!.account, pass: password, from: 2 }) })
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ')
  const answer = (path: string, take: (chunk: Buffer) => void): Promise<void> => new Promise((resolve, reject) => {
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
    async read(path) {
      const started = performance.now()
      let bytes = 0
      await answer(path, (chunk) => { bytes += chunk.length })
      return { ms: performance.now() - started, bytes }
    },
  }
}
