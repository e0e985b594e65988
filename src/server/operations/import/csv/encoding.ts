/**
 * The characters of a text file: by its byte order mark; without one UTF-8 if it is that throughout, else GB 18030
 * (which holds GBK), in which Excel writes CSV on a Chinese Windows. What is none of these is refused: guessing on
 * would write wrong names.
 */
import { isUtf8 } from 'node:buffer'
import { AppError } from '../../../../errors/app-error.ts'

/** The rows of one piece are held at once. */
const PIECE = 1 << 16

export function* decoded(bytes: Buffer): Generator<{ readonly text: string; readonly read: number }> {
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  for (const { piece, read } of pieces(bytes)) yield { text: decode(decoder, piece, true), read }
  yield { text: decode(decoder, new Uint8Array(), false), read: bytes.length }
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.includes(0)) throw new AppError('import_format')
  if (isUtf8(bytes)) return 'utf-8'
  if (isThroughout(bytes, 'gb18030')) return 'gb18030'
  throw new AppError('import_encoding')
}

function isThroughout(bytes: Buffer, encoding: string): boolean {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for (const { piece } of pieces(bytes)) decoder.decode(piece, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

function* pieces(bytes: Buffer): Generator<{ readonly piece: Uint8Array; readonly read: number }> {
  for (let at = 0; at < bytes.length; at += PIECE)
    yield { piece: bytes.subarray(at, at + PIECE), read: Math.min(at + PIECE, bytes.length) }
}

function decode(decoder: TextDecoder, piece: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(piece, { stream })
  } catch (error) {
    throw new AppError('import_encoding', {}, null, { cause: error })
  }
}
