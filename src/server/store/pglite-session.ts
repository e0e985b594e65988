/** One run of the embedded database: its thread, and a `pg` client that speaks to it over the thread's message port. */
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import pg from 'pg'

export interface Session {
  readonly client: pg.Client
  alive(): boolean
  /** Shuts the database down as it should be. */
  end(): Promise<void>
  /** Stops it where it stands, as a killed process would: nothing acknowledged is lost, whatever runs fails. */
  kill(): Promise<void>
}

/** What the thread reports when it could not open the folder. */
export class SessionFailure extends Error {
  readonly printed: readonly string[]
  readonly code: string | null

  constructor(message: string, printed: readonly string[], code: string | null) {
    super(message)
    this.printed = printed
    this.code = code
  }
}

type Report = Uint8Array | { readonly ready: true } | { readonly failed: string; readonly printed: string[]; readonly code: string | null }

/** As much of a socket as `pg` asks for. */
class PortStream extends Duplex {
  readonly #worker: Worker

  constructor(worker: Worker) {
    super({ readableHighWaterMark: 1 << 20 })
    this.#worker = worker
    worker.on('message', (report: Report) => { if (report instanceof Uint8Array) this.push(Buffer.from(report.buffer, report.byteOffset, report.byteLength)) })
    worker.once('exit', () => { this.destroy(new Error('Connection terminated: the embedded database has stopped')) })
  }

  connect(): this { queueMicrotask(() => this.emit('connect')); return this }
  setNoDelay(): this { return this }
  setKeepAlive(): this { return this }
  ref(): this { return this }
  unref(): this { return this }
  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#post(new Uint8Array(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#post(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  #post(bytes: Uint8Array<ArrayBuffer>): void {
    this.#worker.postMessage(bytes, [bytes.buffer])
  }
}

const ready = (worker: Worker): Promise<void> => new Promise((resolve, reject) => {
  worker.once('error', reject)
  worker.once('exit', () => reject(new SessionFailure('the embedded database stopped while it was opening', [], null)))
  worker.once('message', (report: Report) => {
    if ('failed' in report) reject(new SessionFailure(report.failed, report.printed, report.code))
    else resolve()
  })
})

const connect = async (worker: Worker): Promise<pg.Client> => {
  const client = new pg.Client({ stream: () => new PortStream(worker), user: 'postgres', database: 'postgres', password: '' })
  // A stopped thread rejects what runs; there is nobody else to tell.
  client.on('error', () => undefined)
  await client.connect()
  await client.query("SET TimeZone = 'UTC'")
  return client
}

export interface SessionOptions {
  readonly worker: URL
  readonly folder: string
  readonly settings: readonly string[]
  readonly initdb: readonly string[]
}

export const openSession = async ({ worker: url, ...workerData }: SessionOptions): Promise<Session> => {
  const worker = new Worker(url, { workerData, execArgv: [], stdout: false, stderr: false })
  let alive = true
  const exited = new Promise<void>((resolve) => { worker.once('exit', () => { alive = false; resolve() }) })
  worker.on('error', () => undefined)
  const client = await ready(worker).then(() => connect(worker)).catch(async (error: unknown) => {
    // A thread that could not open the folder may not end by itself, and would keep the process alive.
    await worker.terminate()
    throw error
  })
  return {
    client,
    alive: () => alive,
    end: async () => {
      if (alive) worker.postMessage('close')
      await exited
    },
    kill: async () => { await worker.terminate() },
  }
}
