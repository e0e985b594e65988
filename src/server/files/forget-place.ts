/**
 * Removes from pictures and videos where, by whom and with what they were taken. Metadata is wiped in place, except for
 * a picture's orientation and colours; so is anything behind the end of a picture. The length of the file stays.
 */
import { crc32 } from 'node:zlib'
import { open } from 'node:fs/promises'
import { broken, type Bytes, bytesOf, MOST_PARTS, PIECE } from './bytes.ts'
import { wipeVideo } from './forget-recorder.ts'

/** Answers whether anything was wiped. `turned`: as the Exif of it says, 1 to 8. */
export async function forgetPlace(path: string, type: string, turned: number): Promise<boolean> {
  const wipe = WIPING[type]
  if (wipe === undefined) return false
  const file = await open(path, 'r+')
  try {
    return await wipe(await bytesOf(file), turned)
  } finally {
    await file.close()
  }
}

type Wipe = (bytes: Bytes, turned: number) => Promise<boolean>
const WIPING: Readonly<Record<string, Wipe>> = {
  'image/jpeg': wipeJpeg,
  'image/png': wipePng,
  'video/mp4': wipeVideo,
}

const EXIF = Buffer.from('Exif\0\0', 'latin1')

/** Of an Exif, the way the picture is turned alone. */
function turnedOnly(turned: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(0x0112, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(turned, 18)
  return tiff
}

/** `what` at the beginning, nothing after it. */
function filled(length: number, what: Buffer): Buffer {
  const bytes = Buffer.alloc(length)
  if (what.length <= length) what.copy(bytes)
  return bytes
}

const [SCAN, END, COMMENT] = [0xda, 0xd9, 0xfe]
/** JFIF, and Adobe's about colours; colour profiles share their segment with others. */
const [JFIF, PROFILE, ADOBE] = [0xe0, 0xe2, 0xee]
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1')
/** Markers that nothing belongs to. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

async function wipeJpeg(bytes: Bytes, turned: number): Promise<boolean> {
  let wiped = false
  let at = 2
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const head = await bytes.read(at, 2)
    if (head === null || head[0] !== 0xff) throw broken()
    const marker = head[1]!
    if (marker === END) return (await bytes.wipeFrom(at + 2)) || wiped
    if (marker === 0xff) at++
    else if (standsAlone(marker)) at += 2
    else {
      const length = (await bytes.read(at + 2, 2))?.readUInt16BE() ?? 0
      const next = at + 2 + length
      if (length < 2 || next > bytes.size) throw broken()
      wiped = (await wipeSegment(bytes, { marker, start: at + 4, length: length - 2 }, turned)) || wiped
      at = marker === SCAN ? await endOfScan(bytes, next) : next
    }
  }
  throw broken()
}

interface Segment {
  readonly marker: number
  readonly start: number
  readonly length: number
}

async function wipeSegment(bytes: Bytes, { marker, start, length }: Segment, turned: number): Promise<boolean> {
  const isOfMaker = marker > JFIF && marker <= 0xef && marker !== ADOBE
  if (length === 0 || (!isOfMaker && marker !== COMMENT)) return false
  const body = await bytes.read(start, Math.min(length, ICC.length))
  if (marker === PROFILE && body?.equals(ICC) === true) return false
  const isExif = body?.subarray(0, EXIF.length).equals(EXIF) === true
  await bytes.write(start, filled(length, isExif ? Buffer.concat([EXIF, turnedOnly(turned)]) : Buffer.alloc(0)))
  return true
}

/** Where the next marker is: in what was drawn, a byte that looks like one is followed by zero, or begins anew. */
async function endOfScan(bytes: Bytes, start: number): Promise<number> {
  for (let at = start; at < bytes.size;) {
    const piece = await bytes.read(at, Math.min(PIECE, bytes.size - at))
    const found = piece === null ? -1 : markerIn(piece)
    if (found >= 0) return at + found
    // The last byte may be the first half of one.
    at += Math.max(1, (piece?.length ?? 1) - 1)
  }
  throw broken()
}

function markerIn(piece: Buffer): number {
  for (let at = piece.indexOf(0xff); at >= 0 && at + 1 < piece.length; at = piece.indexOf(0xff, at + 1)) {
    const next = piece[at + 1]!
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return -1
}

const TEXTS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME'])
/** A chunk that no reader knows, and every one may pass over. */
const NOTHING = 'kpAd'

async function wipePng(bytes: Bytes, turned: number): Promise<boolean> {
  let wiped = false
  let at = 8
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const head = await bytes.read(at, 8)
    if (head === null) throw broken()
    const [length, name] = [head.readUInt32BE(0), head.toString('latin1', 4)]
    const next = at + length + 12
    if (next > bytes.size) throw broken()
    if (name === 'IEND') return (await bytes.wipeFrom(next)) || wiped
    if (name === 'eXIf' || TEXTS.has(name)) {
      const chunk = Buffer.concat([
        Buffer.from(name === 'eXIf' ? name : NOTHING, 'latin1'),
        filled(length, name === 'eXIf' ? turnedOnly(turned) : Buffer.alloc(0)),
      ])
      const sum = Buffer.alloc(4)
      sum.writeUInt32BE(crc32(chunk))
      await bytes.write(at + 4, Buffer.concat([chunk, sum]))
      wiped = true
    }
    at = next
  }
  throw broken()
}
