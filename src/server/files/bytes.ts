/** The bytes of a file that was received, where parts of it are wiped: as many reads as there are parts, no more. */
import type { FileHandle } from 'node:fs/promises'
import { AppError } from '../../errors/app-error.ts'

/** Parts that a file may have: what has more is made to keep somebody busy. */
export const MOST_PARTS = 20_000
export const PIECE = 64 * 1024

/** A file from its beginning to its end: many small looks are one at the disk. */
export interface Bytes {
  readonly size: number
  /** Null: it ends before. */
  read(at: number, length: number): Promise<Buffer | null>
  write(at: number, bytes: Buffer): Promise<void>
  /** Nothing from there to there. */
  wipe(at: number, end: number): Promise<void>
  /** Nothing from there on. */
  wipeFrom(at: number): Promise<boolean>
}

export async function bytesOf(file: FileHandle): Promise<Bytes> {
  const { size } = await file.stat()
  let [from, held] = [0, Buffer.alloc(0)]
  const read = async (at: number, length: number): Promise<Buffer | null> => {
    if (at + length > size) return null
    if (at < from || at + length > from + held.length) {
      const bytes = Buffer.alloc(Math.min(Math.max(length, PIECE), size - at))
      await file.read(bytes, 0, bytes.length, at)
      ;[from, held] = [at, bytes]
    }
    return held.subarray(at - from, at - from + length)
  }
  const write = async (at: number, bytes: Buffer): Promise<void> => {
    await file.write(bytes, 0, bytes.length, at)
  }
  const wipe = async (at: number, end: number): Promise<void> => {
    for (let place = at; place < end; place += PIECE) await write(place, Buffer.alloc(Math.min(PIECE, end - place)))
  }
  return {
    size,
    read,
    write,
    wipe,
    wipeFrom: async (at) => {
      await wipe(at, size)
      return at < size
    },
  }
}

export const broken = (): AppError => new AppError('upload_broken')
