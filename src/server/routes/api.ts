/**
 * Every call goes this way: locate → own site → who → may they → (Fastify reads the body) → operate → envelope.
 * In charge of the order alone; what each stage means stands beside it.
 */
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Call } from '../../model/model.ts'
import type { Session } from '../auth/sessions.ts'
import { hasBody } from '../plugins/connections.ts'
import { FILE_TYPE, FORM_TYPE, JSON_BODY, mediaOf, otherMedia } from '../media.ts'
import { refuseOtherSites } from '../plugins/same-origin.ts'
import type { Target } from './addresses.ts'
import { answerByEntity } from './answered.ts'
import { authorise, hostOf, identify, locate, MethodNotAllowed, type Asked } from './asked.ts'
import { handlerOf } from './calls.ts'
import { takesFile } from './entity-inputs.ts'
import { FOLLOWING_FAILED, type Task } from './call-input.ts'
import { answerFile } from './by-file.ts'
import { answerEntity } from './entities.ts'
import { ENVELOPES, send } from './envelope.ts'
import { refuseExcess } from './excess.ts'
import type { Parts } from './parts.ts'
import { readPayload, type Payload } from './payload.ts'
import { needsForm, takesForm, withUpload } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    asked: Asked | null
    session: Session | null
  }
  interface FastifyInstance {
    /** No call is being worked on, whether somebody still waits for its answer or not. */
    rested(): Promise<void>
    /** Nor is anything that was to follow an answer. */
    followed(): Promise<void>
  }
}

/** Where calls may stand; every other address is the console's. */
const ROOTS = ['/v3', '/v1', '/api', '/static', '/passport', '/files'] as const

export function installApi(app: FastifyInstance, parts: Parts): void {
  app.decorateRequest('asked', null)
  app.decorateRequest('session', null)
  const onRequest = (request: FastifyRequest, reply: FastifyReply) => prepare(request, reply, parts)
  const [underWay, following] = [new Set<Promise<unknown>>(), new Set<Promise<unknown>>()]
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const follow: Follow = (call, task) => void keptIn(following, followed(request, reply, call, task))
    return keptIn(underWay, answer(request, reply, parts, follow))
  }
  app.decorate('rested', async () => {
    await Promise.allSettled(underWay)
  })
  app.decorate('followed', async () => {
    await Promise.allSettled(following)
  })
  for (const root of ROOTS) {
    for (const url of [root, `${root}/*`]) app.all(url, { onRequest, handler })
  }
}

function keptIn<T>(all: Set<Promise<unknown>>, work: Promise<T>): Promise<T> {
  all.add(work)
  const over = (): unknown => all.delete(work)
  work.then(over, over)
  return work
}

type Follow = (call: Call, task: Task) => void

async function followed({ log }: FastifyRequest, { raw }: FastifyReply, { name }: Call, task: Task): Promise<void> {
  // However that ended: somebody who has gone away meanwhile has asked for it all the same.
  await finished(raw).catch(() => undefined)
  await task().catch((error: unknown) => {
    log.warn({ err: error, call: name }, FOLLOWING_FAILED)
  })
}

/** What can be refused before a body is read. */
async function prepare(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, source, sessions, apiTokens }: Parts,
): Promise<void> {
  try {
    request.asked = locate(request, source.current(), store.now())
  } catch (error) {
    if (error instanceof MethodNotAllowed) reply.header('allow', error.allow.join(', '))
    throw error
  }
  refuseOtherSites(request)
  request.session = await identify(request, request.asked, { sessions, apiTokens })
  authorise(request.asked, request.session)
  refuseMedia(request)
  if (WITH_BODY.has(request.method) && WITH_FILE.has(mediaOf(request.headers))) request.bringsFile()
}

/**
 * A file is taken where one is expected, and nothing else is there; what nobody would read is refused, not ignored:
 * before any of it is read.
 */
function refuseMedia({ method, headers, asked }: FastifyRequest): void {
  if (!WITH_BODY.has(method)) {
    if (hasBody(headers)) throw new AppError('no_body')
    return
  }
  const { target } = asked!
  const type = mediaOf(headers)
  if (takesFile(target)) {
    if (type !== FILE_TYPE) throw new AppError('import_media')
    return
  }
  const taken = bodiesOf(target)
  // Without a body there is nothing to say of its type.
  if ((type !== '' || hasBody(headers)) && !taken.includes(type)) throw otherMedia(headers, ...taken)
}

const WITH_BODY = new Set(['POST', 'PUT'])
const WITH_FILE = new Set([FORM_TYPE, FILE_TYPE])

function bodiesOf(target: Target): readonly string[] {
  if (!takesForm(target)) return [JSON_BODY]
  return target.kind === 'call' && needsForm(target.call) ? [FORM_TYPE] : [JSON_BODY, FORM_TYPE]
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
  follow: Follow,
): Promise<FastifyReply> {
  const asked = request.asked!
  const isForm = request.body instanceof Readable
  if (!isForm) refuseExcess(asked.inForce.model, asked.target, request.body)
  if (asked.target.kind === 'file')
    return answerFile({ ...parts, asked, target: asked.target, session: request.session!, request, reply })
  if (asked.target.kind !== 'call')
    return answerEntity({ ...parts, asked, target: asked.target, session: request.session!, request, reply })
  const { call } = asked.target
  const read = (body: unknown): Payload =>
    readPayload(asked.inForce.model, call, { params: asked.params, query: asked.query, body })
  const input = { ...parts, asked, session: request.session, request, reply, later: (task: Task) => follow(call, task) }
  const handle = (payload: Payload) => handlerOf(call, parts.product.operations)({ ...input, payload })
  if (isForm) return succeed(request, reply, await withUpload(input, call, read, handle))
  if (needsForm(call)) throw new AppError('upload_missing')
  const payload = read(request.body)
  if (call.answers !== null)
    return answerByEntity({ ...parts, asked, session: request.session!, request, reply }, call, call.answers, payload)
  const data = await handle(payload)
  if (data instanceof Readable) return reply.header('cache-control', 'no-store').send(data)
  return succeed(request, reply, data)
}

const succeed = (request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply =>
  send(reply, ENVELOPES[hostOf(request.asked!.target)].success(JSON.stringify(data ?? null), request.id))
