/** One run of the embedded database: its thread, and a `pg` client that speaks to it over the thread's message port. */
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import pg from 'pg'

export interface Session {
  readonly client: pg.Client
  /** Opened on a disk that is full. */
  readonly isReadOnly: boolean
  alive(): boolean
  /** Shuts the database down as it should be. */
  end(): Promise<void>
  /** Stops it where it stands, as a killed process would: nothing acknowledged is lost, whatever runs fails. */
  kill(): Promise<void>
}

/** What the thread reports when it could not open the folder, or when the database gave up in the midst of its work. */
export class SessionFailure extends Error {
  readonly printed: readonly string[]
  readonly code: string | null

  constructor(message: string, printed: readonly string[], code: string | null) {
    super(message)
    this.printed = printed
    this.code = code ?? codeIn(printed)
  }
}

/** What the database has printed of the system's answers, by the system's own codes. */
const codeIn = (printed: readonly string[]): string | null => {
  const text = printed.join(' ')
  return /No space left/.test(text) ? 'ENOSPC' : /Permission denied/.test(text) ? 'EACCES' : null
}

type Report =
  | Uint8Array
  | { readonly ready: true }
  | { readonly failed: string; readonly printed: string[]; readonly code: string | null }

const STOPPED = 'Connection terminated: the embedded database has stopped'

/** As much of a socket as `pg` asks for. */
class PortStream extends Duplex {
  readonly #worker: Worker

  constructor(worker: Worker) {
    super({ readableHighWaterMark: 1 << 20 })
    this.#worker = worker
    worker.on('message', (report: Report) => {
      if (report instanceof Uint8Array) this.push(Buffer.from(report.buffer, report.byteOffset, report.byteLength))
      else if ('failed' in report)
        this.destroy(new SessionFailure(`${STOPPED} (${report.failed})`, report.printed, report.code))
    })
    worker.once('exit', () => {
      this.destroy(new Error(STOPPED))
    })
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
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

const ready = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () =>
      reject(new SessionFailure('the embedded database stopped while it was opening', [], null)),
    )
    worker.once('message', (report: Report) => {
      if ('failed' in report) reject(new SessionFailure(report.failed, report.printed, report.code))
      else resolve()
    })
  })

const connect = async (worker: Worker): Promise<pg.Client> => {
  const client = new pg.Client({
    stream: () => new PortStream(worker),
    user: 'postgres',
    database: 'postgres',
    password: '',
  })
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
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      alive = false
      resolve()
    })
  })
  worker.on('error', () => undefined)
  // Whoever asks next need not wait until the thread has ended.
  worker.on('message', (report: Report) => {
    if ('failed' in report) alive = false
  })
  const client = await ready(worker)
    .then(() => connect(worker))
    .catch(async (error: unknown) => {
      // A thread that could not open the folder may not end by itself, and would keep the process alive.
      await worker.terminate()
      throw error
    })
  return {
    client,
    isReadOnly: false,
    alive: () => alive,
    end: async () => {
      if (!alive) await worker.terminate()
      else worker.postMessage('close')
      await exited
    },
    kill: async () => {
      await worker.terminate()
    },
  }
}
