/**
 * The calls of every entity: operation in, HTTP out. Text made by the database goes to the socket as it is; a file is
 * streamed.
 */
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../operations/context.ts'
import type { Answer, Download } from '../operations/operation.ts'
import { badValue } from '../operations/parameters/refusal.ts'
import { operations, type OperationName } from '../operations/table.ts'
import type { Session } from '../auth/sessions.ts'
import type { Query } from '../plugins/limits.ts'
import type { Target } from './addresses.ts'
import type { Asked } from './asked.ts'
import { contextOf } from './context.ts'
import { takesQuery } from './entity-inputs.ts'
import { ENVELOPES, send } from './envelope.ts'
import type { Parts } from './parts.ts'
import { oneAtATime } from './running-exports.ts'

export type EntityTarget = Extract<Target, { kind: 'entity' | 'transition' }>

export interface EntityRequest extends Parts {
  readonly asked: Asked
  readonly target: EntityTarget
  readonly session: Session
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export async function answerEntity(entityRequest: EntityRequest): Promise<FastifyReply> {
  const { asked, target, session, written, request, reply } = entityRequest
  refuseParameters(target, asked.query)
  const isReading = request.method === 'GET'
  const context = {
    ...contextOf(entityRequest, asked, session),
    ...(isReading && { isLeft: () => reply.raw.destroyed }),
  }
  const answer = await operate(context, target, asked, request, reply)
  if (!isReading) written([target.entity.name])
  return answered(entityRequest, answer)
}

export function answered(
  { config, request, reply }: Pick<EntityRequest, 'config' | 'request' | 'reply'>,
  answer: Answer,
): FastifyReply {
  if (answer.kind === 'file') endWhenStalled(reply, config.exportStallSeconds * 1000)
  return ANSWERS[answer.kind](reply, answer as never, request)
}

/** A file may be long; but it is read on a connection of the database, or held in memory, for somebody who reads it. */
function endWhenStalled({ raw }: FastifyReply, stallMs: number): void {
  // What is asked in this very process comes by no socket.
  if (!(raw.socket instanceof Socket)) return
  raw.setTimeout(stallMs, () => {
    // With nothing left to take it is the database that one waits for.
    if (raw.writableLength > 0) raw.destroy()
    else raw.setTimeout(stallMs)
  })
}

export function refuseParameters(target: Target, query: Query): void {
  const [name] = Object.keys(query)
  if (name !== undefined && !takesQuery(target)) throw new AppError('unknown_parameter', { name })
}

/** Aborted when the caller hangs up: what runs for that caller alone may end. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    controller.abort()
  })
  return controller.signal
}

function operate(
  context: Context,
  target: EntityTarget,
  { params, query }: Asked,
  { body }: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> {
  const name: OperationName = target.kind === 'transition' ? 'transition' : target.operation
  const transition = target.kind === 'transition' ? { transition: target.transition.name } : {}
  const fixed = target.kind === 'entity' ? target.fixed : undefined
  const [other] = Object.keys(fixed ?? {}).filter((one) => query[one] !== undefined && query[one] !== fixed?.[one])
  if (other !== undefined) throw badValue(other)
  const input = { ...params, ...transition, query: { ...query, ...fixed }, body }
  if (name !== 'export') return operations[name](context, target.entity, input)
  return exporting(context, reply, (signal) => operations.export(context, target.entity, { ...input, signal }))
}

export function exporting(
  { actor }: Context,
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  // The first rows come when they come.
  if (reply.raw.socket instanceof Socket) reply.raw.setTimeout(0)
  return oneAtATime(actor, () => work(leaving(reply)))
}

type Reply<Kind extends Answer['kind']> = (
  reply: FastifyReply,
  answer: Extract<Answer, { kind: Kind }>,
  request: FastifyRequest,
) => FastifyReply

const ANSWERS: { readonly [Kind in Answer['kind']]: Reply<Kind> } = {
  json: (reply, { text }, { id }) => send(reply, ENVELOPES.main.success(text, id)),
  data: (reply, { data }, { id }) => send(reply, ENVELOPES.main.success(JSON.stringify(data ?? null), id)),
  file: (reply, { file }) => sendFile(reply, file),
}

/** Fastify ends the stream when the caller goes away. */
function sendFile(reply: FastifyReply, { stream, name, type, rows, exact, size }: Download): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': disposition(name),
      'x-row-count': String(rows),
      'x-row-count-kind': exact ? 'exact' : 'estimate',
    })
    .headers(size === null ? {} : { 'x-byte-estimate': String(size) })
    .type(type)
    .send(stream)
}

/** A plain name for old programs beside the true one (RFC 5987). */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
