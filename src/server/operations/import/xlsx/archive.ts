/**
 * Reads the entries of a ZIP file that is held in memory, each inflated piece by piece, none beyond what was allowed:
 * what the file says about unpacked sizes is not believed. Nothing but plain and deflated entries is understood.
 */
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { AppError } from '../../../../errors/app-error.ts'

export interface Entry {
  /** Throws when more than `most` bytes come out. */
  pieces(most: number): AsyncGenerator<Buffer>
}

const DIRECTORY_END = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const MOST_ENTRIES = 2_000
/** Bytes: a path that a spreadsheet writes is shorter by far. */
const LONGEST_NAME = 1_000
/** Rows of a table, however much alike, do not shrink to a hundredth. */
const MOST_RATIO = 100
const HARMLESS = 16_000_000
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

export function openArchive(bytes: Buffer): ReadonlyMap<string, Entry> {
  try {
    return new Map(directory(bytes).map((found) => [found.name, { pieces: (most) => inflated(bytes, found, most) }]))
  } catch (error) {
    // Reading beyond the file's end: the directory lies.
    throw error instanceof RangeError ? new AppError('import_broken', {}, null, { cause: error }) : error
  }
}

interface Found {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly packed: number
  readonly offset: number
}

function directory(bytes: Buffer): readonly Found[] {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new AppError('import_bomb')
  const found: Found[] = []
  for (let n = 0, at = bytes.readUInt32LE(end + 16); n < count; n++) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new AppError('import_broken')
    const [name, extra, comment] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ]
    if (name > LONGEST_NAME) throw new AppError('import_bomb')
    found.push({
      name: bytes
        .toString('utf8', at + 46, at + 46 + name)
        .replaceAll('\\', '/')
        .replace(/^\//, ''),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + name + extra + comment
  }
  return found
}

/** Behind it stands nothing but a comment. */
function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--) {
    if (bytes.readUInt32LE(at) === DIRECTORY_END) return at
  }
  throw new AppError('import_broken')
}

async function* inflated(
  bytes: Buffer,
  { flags, method, packed, offset }: Found,
  most: number,
): AsyncGenerator<Buffer> {
  if ((flags & ENCRYPTED) !== 0) throw new AppError('import_old_workbook')
  if (
    (method !== STORED && method !== DEFLATED) ||
    offset + 30 > bytes.length ||
    bytes.readUInt32LE(offset) !== LOCAL_ENTRY
  )
    throw new AppError('import_broken')
  const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (from + packed > bytes.length) throw new AppError('import_broken')
  const source = Readable.from(slices(bytes.subarray(from, from + packed)), { objectMode: false })
  const stream = method === STORED ? source : source.pipe(createInflateRaw({ chunkSize: 1 << 16 }))
  source.on('error', (error) => stream.destroy(error))
  let total = 0
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      total += piece.length
      if (total > most || (total > HARMLESS && total > packed * MOST_RATIO)) throw new AppError('import_bomb')
      yield piece
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('import_broken', {}, null, { cause: error })
  } finally {
    source.destroy()
    stream.destroy()
  }
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1 << 16) yield bytes.subarray(at, at + (1 << 16))
}
