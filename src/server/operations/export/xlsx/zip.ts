/**
 * A ZIP file made while it is sent: its entries' sizes follow their bytes, its directory comes last. Bytes are deflated
 * piece by piece, each piece for itself, so that two can be at work at once. An entry must stay below 4 GiB; the file
 * need not (ZIP64).
 */
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

export interface Entry {
  readonly name: string
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const deflate = promisify<Buffer, { level: number; finishFlush: number }, Buffer>(deflateRaw)
/** 1 is quickest: higher ones gain a few per cent for half the speed. */
const LEVEL = 1

/** Ends at a byte, so that another piece may follow. */
export const deflated = (bytes: Buffer): Promise<Buffer> =>
  deflate(bytes, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH })
/** The last, empty block of a deflated entry. */
const END = Buffer.from([0x03, 0x00])

const VERSION = 20
const VERSION_64 = 45
/** Sizes follow the bytes; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1980-01-01: the same rows make the same file. */
const DAY = 0x0021
const MOST_32 = 0xffffffff

export class Zip {
  readonly #entries: Entry[] = []
  #offset: number
  #open: Entry | null = null

  constructor(offset = 0) {
    this.#offset = offset
  }

  begin(name: string): Buffer {
    this.#open = { name, crc: 0, packed: 0, size: 0, offset: this.#offset }
    const path = Buffer.from(name)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(VERSION, 4)
    header.writeUInt16LE(FLAGS, 6)
    header.writeUInt16LE(DEFLATED, 8)
    header.writeUInt16LE(DAY, 12)
    header.writeUInt16LE(path.length, 26)
    return this.#sent(Buffer.concat([header, path]))
  }

  /** Notes the bytes of the open entry, in their order, as they were and as they are sent. */
  add(bytes: Buffer, packed: Buffer): Buffer {
    const open = this.#entry()
    this.#open = {
      ...open,
      crc: crc32(bytes, open.crc),
      packed: open.packed + packed.length,
      size: open.size + bytes.length,
    }
    return this.#sent(packed)
  }

  end(): Buffer {
    const open = this.#entry()
    const entry = { ...open, packed: open.packed + END.length }
    this.#entries.push(entry)
    this.#open = null
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(0x08074b50, 0)
    sizes.writeUInt32LE(entry.crc, 4)
    sizes.writeUInt32LE(entry.packed, 8)
    sizes.writeUInt32LE(entry.size, 12)
    return this.#sent(Buffer.concat([END, sizes]))
  }

  directory(): Buffer {
    const entries = Buffer.concat(this.#entries.map(directoryEntry))
    return Buffer.concat([entries, directoryEnd(this.#entries.length, entries.length, this.#offset)])
  }

  #sent(bytes: Buffer): Buffer {
    this.#offset += bytes.length
    return bytes
  }

  #entry(): Entry {
    if (this.#open === null) throw new Error('no entry of the ZIP file is open')
    return this.#open
  }
}

function directoryEntry({ name, crc, packed, size, offset }: Entry): Buffer {
  const path = Buffer.from(name)
  const far = offset >= MOST_32
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(far ? VERSION_64 : VERSION, 4)
  header.writeUInt16LE(far ? VERSION_64 : VERSION, 6)
  header.writeUInt16LE(FLAGS, 8)
  header.writeUInt16LE(DEFLATED, 10)
  header.writeUInt16LE(DAY, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packed, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(path.length, 28)
  header.writeUInt16LE(far ? 12 : 0, 30)
  header.writeUInt32LE(far ? MOST_32 : offset, 42)
  return Buffer.concat([header, path, ...(far ? [farOffset(offset)] : [])])
}

function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(0x0001, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

function directoryEnd(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  const far = offset >= MOST_32
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(far ? MOST_32 : offset, 16)
  return far ? Buffer.concat([farEnd(entries, size, offset), end]) : end
}

function farEnd(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(76)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(VERSION_64, 12)
  end.writeUInt16LE(VERSION_64, 14)
  end.writeBigUInt64LE(BigInt(entries), 24)
  end.writeBigUInt64LE(BigInt(entries), 32)
  end.writeBigUInt64LE(BigInt(size), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(offset + size), 64)
  end.writeUInt32LE(1, 72)
  return end
}
