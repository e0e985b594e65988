/** COPY's text form, undone: one column as it was, since its values (rows of XML) go into a file as they are. */
import { Transform } from 'node:stream'

const BACKSLASH = 0x5c
const escapes = new Map([
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x66, 0x0c],
  [0x76, 0x0b],
])

/** Returns what is decided, and whether the piece ended between a backslash and its letter. */
const undo = (bytes: Buffer, pending: boolean): { readonly out: Buffer; readonly pending: boolean } => {
  const out = Buffer.allocUnsafe(bytes.length)
  let length = 0
  let escaped = pending
  for (const byte of bytes) {
    if (escaped) out[length++] = escapes.get(byte) ?? byte
    else if (byte !== BACKSLASH) out[length++] = byte
    escaped = !escaped && byte === BACKSLASH
  }
  return { out: out.subarray(0, length), pending: escaped }
}

export const unescape = (): Transform => {
  let pending = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!pending && !chunk.includes(BACKSLASH)) return done(null, chunk)
      const result = undo(chunk, pending)
      pending = result.pending
      done(null, result.out)
    },
  })
}
