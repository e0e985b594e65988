/**
 * Whoever looks at a photo need not know where, by whom and with what it was taken: what a picture says of itself is
 * wiped in its file, all but the way it is turned, its colours and its pixels. Its length stays.
 */
import { crc32 } from 'node:zlib'
import { open, type FileHandle } from 'node:fs/promises'

/** Answers whether anything was wiped. `turned`: as the Exif of it says, 1 to 8. */
export async function forgetPlace(path: string, type: string, turned: number): Promise<boolean> {
  const wipe = WIPING[type]
  if (wipe === undefined) return false
  const file = await open(path, 'r+')
  try {
    return await wipe(file, turned)
  } finally {
    await file.close()
  }
}

type Wipe = (file: FileHandle, turned: number) => Promise<boolean>
const WIPING: Readonly<Record<string, Wipe>> = { 'image/jpeg': wipeJpeg, 'image/png': wipePng }

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

async function part(file: FileHandle, at: number, length: number): Promise<Buffer | null> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  return bytesRead === length ? bytes : null
}

const [SCAN, END, COMMENT] = [0xda, 0xd9, 0xfe]
/** JFIF, and Adobe's about colours; colour profiles share their segment with others. */
const [JFIF, PROFILE, ADOBE] = [0xe0, 0xe2, 0xee]
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1')

async function wipeJpeg(file: FileHandle, turned: number): Promise<boolean> {
  let wiped = false
  for (let at = 2; ;) {
    const head = await part(file, at, 4)
    if (head === null || head[0] !== 0xff || head[1] === SCAN || head[1] === END) return wiped
    if (head[1] === 0xff) {
      at++
      continue
    }
    const [marker, length] = [head[1]!, head.readUInt16BE(2) - 2]
    const start = at + 4
    const isOfMaker = marker > JFIF && marker <= 0xef && marker !== ADOBE
    if (length > 0 && (isOfMaker || marker === COMMENT)) {
      const body = await part(file, start, Math.min(length, ICC.length))
      if (marker !== PROFILE || body?.equals(ICC) !== true) {
        const isExif = body?.subarray(0, EXIF.length).equals(EXIF) === true
        const rest = isExif ? Buffer.concat([EXIF, turnedOnly(turned)]) : Buffer.alloc(0)
        await file.write(filled(length, rest), 0, length, start)
        wiped = true
      }
    }
    at = start + length
  }
}

const TEXTS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME'])
/** A chunk that no reader knows, and every one may pass over. */
const NOTHING = 'kpAd'

async function wipePng(file: FileHandle, turned: number): Promise<boolean> {
  let wiped = false
  for (let at = 8; ;) {
    const head = await part(file, at, 8)
    if (head === null) return wiped
    const [length, name] = [head.readUInt32BE(0), head.toString('latin1', 4)]
    if (name === 'IEND') return wiped
    if (name === 'eXIf' || TEXTS.has(name)) {
      const chunk = Buffer.concat([
        Buffer.from(name === 'eXIf' ? name : NOTHING, 'latin1'),
        filled(length, name === 'eXIf' ? turnedOnly(turned) : Buffer.alloc(0)),
      ])
      const sum = Buffer.alloc(4)
      sum.writeUInt32BE(crc32(chunk))
      await file.write(Buffer.concat([chunk, sum]), 0, length + 8, at + 4)
      wiped = true
    }
    at += length + 12
  }
}
