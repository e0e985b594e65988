/**
 * What a file is, by its bytes: its type, whether it is whole, whether something else is inside. A picture is drawn
 * once, small, which is also how it is known to be one. One file at a time, so that memory does not grow with the
 * callers.
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { AppError } from '../../errors/app-error.ts'
import { endingsOf, FILE_TYPES, isPicture, type Limits, whatOf } from '../../kinds/files/types.ts'
import type { Lang } from '../../model/model.ts'
import { digestOf } from './digest.ts'
import { forgetPlace } from './forget-place.ts'

export interface Inspected {
  readonly type: string
  /** Of a picture, a small one. */
  readonly thumbnail: Buffer | null
  /** Of its bytes, where they were changed: it said where it was taken. */
  readonly digest: string | null
}

export interface Rules {
  readonly limits: Limits
  readonly pixels: number
  readonly thumbnail: number
  readonly lang: Lang
}

let last: Promise<unknown> = Promise.resolve()

export function inspect(path: string, size: number, rules: Rules): Promise<Inspected> {
  const work = (): Promise<Inspected> => look(path, size, rules)
  const mine = last.then(work, work)
  last = mine
  return mine
}

const HEAD = 4_100
/** As far from its end as the directory of an archive may begin. */
const TAIL = 65_557

async function look(path: string, size: number, { limits, pixels, thumbnail, lang }: Rules): Promise<Inspected> {
  const [head, tail] = await endsOf(path, size)
  const type = await typeOf(head, tail)
  if (type === null || !limits.types.includes(type))
    throw new AppError('upload_type', { types: endingsOf(limits.types), what: whatOf(limits.types)[lang] })
  if (isArchive(tail) || (type !== 'application/pdf' && head.subarray(0, 1_024).includes('%PDF-')))
    throw new AppError('upload_mixed')
  if (isPicture(type) && (await holdsMarkup(path))) throw new AppError('upload_mixed')
  const { small, turned } = isPicture(type) ? await drawn(path, type, pixels, thumbnail) : NOT_DRAWN
  const isWiped = await forgetPlace(path, type, turned)
  return { type, thumbnail: small, digest: isWiped ? await digestOf(path) : null }
}
const NOT_DRAWN = { small: null, turned: 1 } as const

async function endsOf(path: string, size: number): Promise<readonly [Buffer, Buffer]> {
  const file = await open(path)
  try {
    const part = async (length: number, at: number): Promise<Buffer> => {
      const buffer = Buffer.alloc(length)
      const { bytesRead } = await file.read(buffer, 0, length, at)
      return buffer.subarray(0, bytesRead)
    }
    return [await part(HEAD, 0), await part(Math.min(TAIL, size), Math.max(0, size - TAIL))]
  } finally {
    await file.close()
  }
}

async function typeOf(head: Buffer, tail: Buffer): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
  if (found === undefined || !(found in FILE_TYPES)) return null
  if (found === 'application/pdf' && !tail.subarray(-1_024).includes('%%EOF')) throw new AppError('upload_broken')
  return found
}

/** The directory of an archive stands at its end, whatever is before it, and says how much follows. */
function isArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf(ARCHIVE); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ARCHIVE, at - 1))
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true
  return false
}
const ARCHIVE = Buffer.from('PK\x05\x06', 'latin1')

/**
 * A short word alone stands in one of some thousand large photos by chance: it counts with the rest of its tag, in
 * which there is nothing but text.
 */
const MARKUP =
  /<(?:(?:script|html|iframe|body|object|embed|!doctype|!entity|[?]php)[\s>/:]|(?:svg|img)[\s>/:][^\0-\x08\x0e-\x1f]{0,500}?>)/i
const LONGEST = 512

/** What a browser would run, were it to take the picture for a page. */
async function holdsMarkup(path: string): Promise<boolean> {
  let rest = ''
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = rest + chunk.toString('latin1')
    if (MARKUP.test(text)) return true
    rest = text.slice(-LONGEST)
  }
  return false
}

interface Drawn {
  readonly small: Buffer
  readonly turned: number
}

async function drawn(path: string, type: string, pixels: number, side: number): Promise<Drawn> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  try {
    const picture = sharp(path, { failOn: 'error', limitInputPixels: false, sequentialRead: true, pages: 1 })
    const { width, height, format, pages = 1, orientation = 1 } = await picture.metadata()
    if (`image/${format}` !== type || pages > 1) throw new AppError('upload_mixed')
    // Before anything of it is unpacked: a few bytes may say that they are a billion pixels.
    if (width * height > pixels) throw new AppError('upload_pixels', { max: Math.round(pixels / 10_000) })
    const small = await picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer()
    return { small, turned: orientation }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('upload_broken')
  }
}
