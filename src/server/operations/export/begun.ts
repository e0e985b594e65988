/**
 * A file whose first rows are known to come. A query that fails at once is thus answered as an error, not as a broken
 * file, and the length of the first rows tells about how long the whole will be. Whoever goes away ends the query.
 */
import { Readable } from 'node:stream'
import { AppError } from '../../../errors/app-error.ts'
import { translated } from '../../store/failures.ts'
import type { Piece } from './format.ts'

export interface Begun {
  readonly stream: Readable
  /** Of the whole file, about; null when nothing tells. */
  readonly size: number | null
}

export async function begun(
  source: Readable,
  pieces: AsyncIterable<Piece>,
  rows: number,
  signal: AbortSignal | undefined,
): Promise<Begun> {
  const reading = pieces[Symbol.asyncIterator]()
  const stop = (): void => {
    source.destroy()
  }
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    const head = await translated(() => upToRows(reading))
    if (signal?.aborted) throw LEFT()
    const stream = Readable.from(bytesOf(head, reading), { objectMode: false, highWaterMark: 1 << 16 })
    // A piece that is still waited for must not keep the query alive.
    stream.once('close', stop)
    return { stream, size: sizeOf(head, rows) }
  } catch (error) {
    stop()
    // What a caller's leaving broke is nobody's failure.
    throw signal?.aborted ? LEFT() : error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

const LEFT = (): AppError => new AppError('operation_failed')

/** The first pieces, up to one in which rows ended. */
async function upToRows(reading: AsyncIterator<Piece>): Promise<readonly Piece[]> {
  const head: Piece[] = []
  for (let { done, value } = await reading.next(); !done; { done, value } = await reading.next()) {
    head.push(value as Piece)
    if ((value as Piece).rows > 0) break
  }
  return head
}

async function* bytesOf(head: readonly Piece[], reading: AsyncIterator<Piece>): AsyncGenerator<Buffer> {
  for (const { bytes } of head) yield bytes
  for (let { done, value } = await reading.next(); !done; { done, value } = await reading.next())
    yield (value as Piece).bytes
}

function sizeOf(head: readonly Piece[], rows: number): number | null {
  const last = head.at(-1)
  if (last === undefined || last.rows === 0) return null
  const before = head.slice(0, -1).reduce((sum, { bytes }) => sum + bytes.length, 0)
  return Math.round(before + (last.bytes.length / last.rows) * Math.max(rows, last.rows))
}
