/**
 * The one door through which errors leave: whatever was thrown becomes an entry of the catalogue, in the caller's
 * language. What the catalogue does not know is logged under the request's id and answered as `server`; nothing
 * internal leaves.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, entry, type ErrorKey } from '../../errors/app-error.ts'
import type { Host, Lang } from '../../model/model.ts'
import { ENVELOPES, JSON_TYPE } from '../routes/envelope.ts'
import { errorMessage } from '../messages/error-message.ts'
import { asItIs, type Say } from '../../values/sayer.ts'
import { langOf, sayerFor } from './language.ts'
import { JSON_BODY, otherMedia } from '../media.ts'

/** What Fastify itself refuses: anybody can send such a thing, so it is nothing to log. */
const FRAMEWORK: Readonly<Record<string, ErrorKey>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'parameter',
  FST_ERR_BAD_URL: 'no_such_api',
  FST_ERR_MAX_PARAM_LENGTH: 'no_such_api',
  FST_ERR_ASYNC_CONSTRAINT: 'no_such_api',
}

/** SQLSTATE classes that only input can cause; checks should have refused it before, so it is logged as well. */
const INPUT_STATES = /^(22|23)/

/** Where a body is of no type that is taken, each address has said so before; what is left takes JSON. */
const OTHER_MEDIA = 'FST_ERR_CTP_INVALID_MEDIA_TYPE'

export function asAppError(error: unknown, { headers }: Pick<FastifyRequest, 'headers'>): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === OTHER_MEDIA) return otherMedia(headers, JSON_BODY)
  const refused = FRAMEWORK[code ?? '']
  if (refused) return new AppError(refused)
  if (INPUT_STATES.test(code ?? '') && code?.length === 5) return new AppError('parameter', {}, null, { cause: error })
  return new AppError(
    statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'parameter' : 'server',
    {},
    null,
    { cause: error },
  )
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(asAppError(error, request), request, reply))
  app.setNotFoundHandler((request, reply) => answerError(new AppError('no_such_api'), request, reply))
}

export function answerError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = entry(error.key)
  request.refusal = error.key
  if (hasLeft(request)) request.log.debug({ key: error.key }, 'the caller left before the request was whole')
  else if (status === 500 || error.cause !== undefined)
    request.log.error({ err: error.cause ?? error, key: error.key }, 'a call failed')
  // After an answer was begun nothing can be said any more: end the connection, so that half a file is not taken for a
  // whole one.
  if (reply.raw.headersSent) {
    reply.raw.destroy()
    return reply
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .headers(retryAfter(error))
    .type(JSON_TYPE)
    .send(errorText(error, langOf(request), hostOf(request), request.id, sayerFor(request)))
}

/** In seconds, as HTTP says it, where the refusal knows when it ends. */
function retryAfter({ key, params: { seconds, minutes } }: AppError): Readonly<Record<string, string>> {
  const wait = seconds ?? (minutes === undefined ? undefined : Number(minutes) * 60)
  return entry(key).status === 429 && wait !== undefined ? { 'retry-after': String(wait) } : {}
}

/** Nothing has been done of the call yet, and nobody is there to be answered. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

/** Before a call is known its address tells the envelope. */
const hostOf = (request: FastifyRequest): Host => (request.url.startsWith('/passport/') ? 'passport' : 'main')

export function errorText(error: AppError, lang: Lang, host: Host, requestId: string, say = asItIs): string {
  const message = errorMessage({ key: error.key, params: { id: requestId, ...error.params } }, lang, say)
  const data = localised(error.data, lang, say)
  return ENVELOPES[host].failure({ code: entry(error.key).code, message, data, requestId })
}

function localised(data: AppError['data'], lang: Lang, say: Say): Readonly<Record<string, unknown>> | null {
  if (!data?.fields) return data
  return { ...data, fields: data.fields.map(({ field, message }) => ({ field, message: say(message[lang]) })) }
}
