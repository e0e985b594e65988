/** Pictures, files that only pretend to be one, and forms to send them in. */
import { readdir } from 'node:fs/promises'
import { zipSync } from 'fflate'
import S3rver from 's3rver'
import sharp from 'sharp'
import type { Caller, Envelope } from '../http/support/server.ts'

/** Of a colour of its own, so that no two are the same bytes. */
let made = 0
export const picture = (type: 'png' | 'jpeg' = 'png', side = 300): Promise<Buffer> =>
  sharp({
    create: { width: side, height: side, channels: 3, background: { r: (made += 1) % 256, g: 120, b: made >> 8 } },
  })
    .toFormat(type)
    .toBuffer()

/** Grain that no format makes smaller. */
export const grain = (side: number): Promise<Buffer> =>
  sharp({
    create: { width: side, height: side, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 40 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

export const archive = (): Buffer => Buffer.from(zipSync({ 'a.txt': new Uint8Array(1_000_000) }))

/** A workbook of which a few kilobytes unpack to much more. */
export const sheetBomb = (): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from(
        '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      ),
      'xl/workbook.xml': new Uint8Array(10_000_000),
    }),
  )

export const moving = (format: 'gif' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 16, channels: 3, background: '#357', pageHeight: 8 } })
    .toFormat(format)
    .toBuffer()

/** A picture with a chunk more, right after its first. */
export function withChunk(png: Buffer, name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crcOf(chunk))
  return Buffer.concat([png.subarray(0, 33), length, chunk, sum, png.subarray(33)])
}

/** A picture that says of itself that it is very large, and has few bytes. */
export async function vast(): Promise<Buffer> {
  const bytes = await picture('png', 8)
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  bytes.writeUInt32BE(crcOf(bytes.subarray(12, 29)), 29)
  return bytes
}

/** Of PNG. */
function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

export interface Sent {
  readonly bytes: Buffer
  readonly name: string
}

export async function formOf(
  fields: Readonly<Record<string, string>>,
  file: Sent | null,
): Promise<{ readonly payload: Buffer; readonly headers: Readonly<Record<string, string>> }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type')! },
  }
}

export type Token = Readonly<Record<'policy' | 'signature' | 'SecurityToken', string>>

export async function tokenFor(who: Caller, purpose?: string): Promise<Token> {
  const { json } = await who.call('GET', `/v3/upload_token${purpose === undefined ? '' : `/${purpose}`}`)
  const { policy, signature, SecurityToken } = json.data as unknown as Token
  return { policy, signature, SecurityToken }
}

export const UPLOAD = '/files/v1/inner/files'

export async function send(
  who: Caller,
  token: Token,
  file: Sent | null,
  lang = 'zh',
): Promise<{ readonly status: number; readonly json: Envelope }> {
  const { payload, headers } = await formOf(token, file)
  return who.call('POST', UPLOAD, undefined, { payload, headers: { ...headers, 'accept-language': lang } })
}

/** A file for a field, uploaded; answers what a record takes. */
export async function uploaded(who: Caller, purpose: string | undefined, file: Sent): Promise<UploadedFile> {
  const { json } = await send(who, await tokenFor(who, purpose), file)
  if (json.err_code !== 0) throw new Error(json.err_msg)
  const { name, url, size, type } = json.data as unknown as UploadedFile
  return { name, url, size, type }
}

export interface UploadedFile {
  readonly name: string
  readonly url: string
  readonly size: number
  readonly type: string
}

/** Every file below a folder. */
export const below = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

export interface Bucket {
  /** With which a server keeps its files there. */
  readonly settings: Readonly<Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY', string>>
  /** From now on whoever asks what there is gets no answer until it is let go. */
  hold(): Held
  close(): Promise<void>
}

export interface Held {
  /** Somebody has asked. */
  readonly asked: Promise<void>
  letGo(): void
}

/** An empty bucket of a server that speaks S3. */
export async function startBucket(directory: string): Promise<Bucket> {
  const name = 'console-files'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  })
  let wait: () => Promise<void> = () => Promise.resolve()
  server.middleware.unshift(async ({ url }, next) => {
    if (url.includes('max-keys')) await wait()
    await next()
  })
  const { port } = await server.run()
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: name,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    hold: () => {
      let [letGo, tell] = [(): void => undefined, (): void => undefined]
      const released = new Promise<void>((resolve) => (letGo = resolve))
      const asked = new Promise<void>((resolve) => (tell = resolve))
      wait = () => {
        tell()
        return released
      }
      return { asked, letGo }
    },
    close: () => server.close(),
  }
}
