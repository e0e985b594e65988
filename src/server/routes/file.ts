/**
 * A file by the address that was given out for it, while it holds: to the account that it was given to, or to a device,
 * which logs in to nothing. Nothing of it runs, whatever it is, and no other site may show it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { FILE_TYPES } from '../../kinds/files/types.ts'
import { filesNamed } from '../files/rows.ts'
import { DEVICE_PATH, deviceSecondsLeft, FILE_PATH, secondsLeft, signerOf } from '../files/signing.ts'
import { type Span, thumbnailOf } from '../files/blobs.ts'
import { askerOf, tokenOf } from './asked.ts'
import type { Parts } from './parts.ts'

interface Query {
  readonly expires?: string
  readonly signature?: string
  readonly size?: string
}
type Asking = FastifyRequest<{ Params: { name: string }; Querystring: Query }>
type DeviceAsking = FastifyRequest<{ Params: { client: string; name: string }; Querystring: Query }>

export function installFile(app: FastifyInstance, parts: Parts): void {
  app.get(`${FILE_PATH}:name`, async (request: Asking, reply) =>
    answer(request, reply, parts, await allowed(request, parts)),
  )
  app.get(`${DEVICE_PATH}:client/:name`, async (request: DeviceAsking, reply) =>
    answer(request, reply, parts, await allowedDevice(request, parts)),
  )
}

interface Allowed {
  readonly client_id: number
  readonly name: string
  /** Seconds. */
  readonly left: number
}

async function allowed(request: Asking, { store, source, sessions, apiTokens }: Parts): Promise<Allowed> {
  const { name } = request.params
  const now = store.now()
  const session = await askerOf(request, { sessions, apiTokens }, source.current().model, now)
  if (session === null) throw new AppError(tokenOf(request) === null ? 'unauthorized' : 'session_ended')
  const left = secondsLeft(await signerOf(store), name, session.actor, request.query, now)
  if (left === null) throw new AppError('file_address')
  return { client_id: session.actor.client_id, name, left }
}

async function allowedDevice({ params, query }: DeviceAsking, { store }: Parts): Promise<Allowed> {
  const file = { client_id: Number(params.client), name: params.name }
  const left = deviceSecondsLeft(await signerOf(store), file, query, store.now())
  if (left === null) throw new AppError('file_address')
  return { ...file, left }
}

async function answer(
  request: Asking | DeviceAsking,
  reply: FastifyReply,
  { store, files: { files } }: Parts,
  { client_id, name, left }: Allowed,
): Promise<FastifyReply> {
  const { size } = request.query
  const row = (await filesNamed(store, client_id, [name])).get(name)
  if (row === undefined) throw new AppError('not_found')
  const type = FILE_TYPES[row.type]
  const isSmall = size === 'small' && type?.shown === 'picture'
  const total = Number(row.size)
  const span = isSmall ? undefined : spanOf(request.headers.range, total)
  const stream = (isSmall ? await files.open(thumbnailOf(name)) : null) ?? (await files.open(name, span))
  if (stream === null) throw new AppError('not_found')
  void reply.headers({
    'cache-control': `private, max-age=${left}`,
    'content-type': isSmall ? 'image/webp' : type === undefined ? 'application/octet-stream' : row.type,
    'content-disposition': `${type === undefined || type.shown === 'download' ? 'attachment' : 'inline'}; filename*=UTF-8''${encoded(row.name)}`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    ...(!isSmall && { 'accept-ranges': 'bytes', 'content-length': span ? span.end - span.start + 1 : total }),
    ...(span && { 'content-range': `bytes ${span.start}-${span.end}/${total}` }),
  })
  // A client that goes away in the middle leaves no file open.
  reply.raw.once('close', () => stream.destroy())
  return reply.code(span ? 206 : 200).send(stream)
}

/** One span; whatever else is asked for is answered whole. */
function spanOf(range: string | undefined, total: number): Span | undefined {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (from === undefined) return undefined
  const [start, end] = [Number(from), to === '' ? total - 1 : Math.min(Number(to), total - 1)]
  return start <= end ? { start, end } : undefined
}

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
