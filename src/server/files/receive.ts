/**
 * A form with a file in it, as it comes: its fields, and the file's bytes on their way to the disk, counted and
 * digested. Nothing of a file is held in memory. Whatever ends it early leaves nothing behind.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { AppError } from '../../errors/app-error.ts'
import { isFileName, MEGABYTE } from '../../kinds/files/types.ts'
import { FORM_TYPE, otherMedia } from '../media.ts'

/** Bytes that come at once for a file that has been received: where they are, and what they are. */
export interface Received {
  readonly field: string
  /** As the sender calls it. */
  readonly name: string
  readonly path: string
  readonly size: number
  readonly digest: string
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>
  readonly file: Received | null
}

export interface Receiving {
  readonly headers: IncomingHttpHeaders
  /** Where the bytes are until it is known whether they are kept. */
  readonly folder: string
  /** How many the file may have. Asked when it begins, with the fields that came before it. */
  readonly most: (field: string, fields: Readonly<Record<string, string>>) => Promise<number>
}

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 8_192,
  fields: 20,
  files: 1,
  parts: 21,
  headerPairs: 20,
  headerSize: 4_096,
} as const
/** What stands around a file in a form. */
const AROUND = 64 * 1024

export const tooLarge = (bytes: number): AppError =>
  new AppError('upload_size', { max: Math.round((bytes / MEGABYTE) * 10) / 10 })

export async function receive(source: Readable, { headers, folder, most }: Receiving): Promise<Form> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const place = path.join(folder, randomUUID())
  const stopped = new AbortController()
  const fields: Record<string, string> = {}
  let saved: Promise<Received> | null = null
  try {
    await new Promise<void>((resolve, reject) => {
      const form = busboy(headers)
      const fail = (error: unknown): void => {
        source.unpipe(form)
        reject(error instanceof Error ? error : new Error(String(error)))
      }
      form.on('field', (name, value, isCut, isLong) => {
        if (isCut || isLong || Object.hasOwn(fields, name) || FORBIDDEN.has(name)) fail(new AppError('parameter'))
        else fields[name] = value
      })
      // The parser leaves an empty name out, whatever its types say.
      form.on('file', (field, stream, name: string | undefined = '') => {
        // A form cut short says so to its file as well, which may not be read yet; unheard it would end the server.
        stream.on('error', () => undefined)
        saved = save(stream, { field, name, place, signal: stopped.signal, most: () => allowed(field) })
        saved.catch(fail)
      })
      for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
        form.on(event, () => fail(new AppError('parameter')))
      form.on('error', () => fail(new AppError('upload_broken')))
      form.once('finish', resolve)
      // A connection that breaks or is hung up on ends nothing by itself.
      source.once('error', fail)
      source.once('close', () => {
        if (!source.readableEnded) fail(new AppError('upload_broken'))
      })
      source.pipe(form)
    })
    return { fields, file: await (saved as Promise<Received> | null) }
  } catch (error) {
    stopped.abort()
    await (saved as Promise<Received> | null)?.catch(() => undefined)
    await rm(place, { force: true })
    throw error
  }

  async function allowed(field: string): Promise<number> {
    const bytes = await most(field, { ...fields })
    if (Number(headers['content-length'] ?? 0) > bytes + AROUND) throw tooLarge(bytes)
    return bytes
  }
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

function busboy(headers: IncomingHttpHeaders): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, preservePath: true, limits: LIMITS })
  } catch {
    throw otherMedia(headers, FORM_TYPE)
  }
}

interface Saving {
  readonly field: string
  readonly name: string
  readonly place: string
  readonly signal: AbortSignal
  readonly most: () => Promise<number>
}

async function save(stream: Readable, { field, name, place, signal, most }: Saving): Promise<Received> {
  try {
    if (!isFileName(name)) throw new AppError('invalid', {}, { fields: [{ field: 'name', message: BAD_NAME }] })
    const bytes = await most()
    const hash = createHash('sha256')
    let size = 0
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        size += chunk.length
        hash.update(chunk)
        done(size > bytes ? tooLarge(bytes) : null, chunk)
      },
    })
    await pipeline(stream, counted, createWriteStream(place, { flags: 'wx', mode: 0o600 }), { signal })
    if (size === 0) throw new AppError('upload_missing')
    return { field, name, path: place, size, digest: hash.digest('hex') }
  } catch (error) {
    // The form's parser waits until the file is read.
    stream.resume()
    throw error
  }
}

const BAD_NAME = {
  zh: '文件名不能为空，不能包含路径或特殊字符，最多200个字符',
  en: 'The file name must not be empty or contain a path or control characters and may have at most 200 characters',
}
