// @ts-check
/**
 * The embedded database's thread: PGlite on one folder, PostgreSQL's wire protocol in, its bytes out. It knows no SQL
 * of ours.
 *
 * Plain JavaScript that imports packages only, so that it runs as it stands under tsx, vitest and Node: the build makes
 * it an entry of its own (or copies it) beside the server's bundle, where `new URL('./pglite-worker.js',
 * import.meta.url)` finds it.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** @type {{ folder: string, settings: readonly string[], initdb: readonly string[] }} */
const { folder, settings, initdb } = workerData
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

const PIECE = 256 * 1024
const STARTUP = 0
/** What the database itself printed last: the only account of a start that fails. @type {string[]} */
const printed = []
let isOpen = false
const remember = (/** @type {string} */ line) => {
  printed.push(line)
  if (printed.length > 20) printed.shift()
  if (isOpen && PANIC.test(line)) giveUp(line)
  return false
}

/**
 * The database's last word, as on a disk that is full: it answers nothing more, and PGlite would go on calling it for
 * ever. What people write stands behind such a beginning, or on lines that begin with a tab.
 */
const PANIC = /^(?:[\d: .-]+ \w+ \[\d+\] )?PANIC: /
const giveUp = (/** @type {string} */ line) => {
  printed.splice(0, printed.length, line)
  fail(new Error(line))
  process.exit()
}

/** Gathers the server's 8 kB flushes into messages worth a thread switch. */
const gather = () => {
  /** @type {Uint8Array[]} */
  let pieces = []
  let size = 0
  const send = () => {
    if (size === 0) return
    const whole = new Uint8Array(size)
    let at = 0
    for (const piece of pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    pieces = []
    size = 0
    port.postMessage(whole, [whole.buffer])
  }
  const add = (/** @type {Uint8Array} */ bytes) => {
    pieces.push(bytes.slice())
    size += bytes.length
    if (size >= PIECE) send()
  }
  return { add, send }
}

const answer = (/** @type {PGlite} */ database, /** @type {Uint8Array} */ request) => {
  const out = gather()
  // The answer to a startup packet is returned, not streamed.
  if (request[0] === STARTUP) out.add(database.execProtocolRawSync(request))
  else void database.execProtocolRawStream(request, { syncToFs: false, onRawData: out.add })
  out.send()
}

const fail = (/** @type {unknown} */ error) => {
  const message = error instanceof Error ? error.message : String(error)
  port.postMessage({ failed: message, printed, code: /** @type {{code?: string}} */ (error)?.code ?? null })
}

try {
  const database = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm, btree_gin },
    relaxedDurability: false,
    initDbStartParams: [...initdb],
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
    onStdout: remember,
    onStderr: remember,
  })
  port.on('message', (/** @type {Uint8Array<ArrayBuffer> | 'close'} */ request) => {
    if (request !== 'close') return answer(database, request)
    return void database
      .close()
      .catch(fail)
      .finally(() => port.close())
  })
  isOpen = true
  port.postMessage({ ready: true })
} catch (error) {
  fail(error)
  port.close()
}
