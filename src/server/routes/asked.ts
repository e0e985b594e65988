/** One request as the stages before the answer have made it: what is asked for, by whom, under which model. */
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { ENTITY_CALLS } from '../../model/entity-calls.ts'
import type { Host, Lang, Model } from '../../model/model.ts'
import { PERSONAL_CALLS } from '../../model/system-needs.ts'
import { type ApiTokens, TOKEN_PREFIX } from '../auth/api-tokens.ts'
import type { Session, Sessions } from '../auth/sessions.ts'
import { holds, mayCall, mayOperate, waits, type Holder } from '../policies/rights.ts'
import { checkedQuery, type Query } from '../plugins/limits.ts'
import { langOf } from '../plugins/language.ts'
import type { InForce } from '../source.ts'
import { addressesOf, segmentsOf, type Target } from './addresses.ts'

export const SESSION_COOKIE = 'session'
const TOKEN = /^[\w-]{43}$/

export interface Asked {
  readonly inForce: InForce
  readonly target: Target
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  readonly lang: Lang
  readonly now: Date
  /** Where the request comes from, as far as the proxies in front are trusted. */
  readonly address: string
  readonly requestId: string
}

export function locate(request: FastifyRequest, inForce: InForce, now: Date): Asked {
  const [path = ''] = request.url.split('?', 1)
  const found = addressesOf(inForce.model).find(request.method, segmentsOf(path).map(decode))
  if (found === null) throw new AppError('no_such_api')
  if ('allow' in found) throw new MethodNotAllowed(request.method, found.allow)
  return {
    inForce,
    target: found.target,
    params: found.params,
    query: checkedQuery(request.url, request.query),
    lang: langOf(request),
    now,
    address: request.ip,
    requestId: request.id,
  }
}

export class MethodNotAllowed extends AppError {
  readonly allow: readonly string[]
  constructor(method: string, allow: readonly string[]) {
    super('method_not_allowed', { method, allow: allow.join(', ') })
    this.allow = allow
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new AppError('no_such_api')
  }
}

/** By whom it can be told who asks: people by their cookie, machines by their token. */
export interface Doors {
  readonly sessions: Sessions
  readonly apiTokens: ApiTokens
}

/**
 * Null where nobody needs to be logged in. A token that is sent is what counts, whatever cookie comes with it. `how`:
 * what is still at work on its request finds a token again, which enters once a request.
 */
export async function identify(
  request: FastifyRequest,
  asked: Asked,
  { sessions, apiTokens }: Doors,
  how: keyof ApiTokens = 'enter',
): Promise<Session | null> {
  const machine = bearerOf(request)
  if (machine !== null) {
    const session = await apiTokens[how](machine, asked.inForce.model, asked.now)
    if (session === null) throw new AppError('token_invalid')
    if (asked.target.kind === 'call' && PERSONAL_CALLS.has(asked.target.call.name)) throw new AppError('token_refused')
    return session
  }
  const token = tokenOf(request)
  const session = token === null ? null : await sessions.find(token, asked.inForce.model, asked.now)
  if (session !== null || isPublic(asked.target)) return session
  throw new AppError(
    token === null
      ? 'unauthorized'
      : (await sessions.isRevoked(token, asked.now))
        ? 'session_revoked'
        : 'session_ended',
  )
}

/** Who asks now, where nothing but this is asked; null: nobody that is known. */
export function askerOf(
  request: FastifyRequest,
  { sessions, apiTokens }: Doors,
  model: Model,
  now: Date,
): Promise<Session | null> {
  const machine = bearerOf(request)
  if (machine !== null) return apiTokens.find(machine, model, now)
  const token = tokenOf(request)
  return token === null ? Promise.resolve(null) : sessions.find(token, model, now)
}

/** The API token that a machine sends; null: none. What a proxy puts there for itself is none of them. */
function bearerOf({ headers: { authorization = '' } }: FastifyRequest): string | null {
  const [, token = ''] = /^bearer +(\S+) *$/i.exec(authorization) ?? []
  return token.startsWith(TOKEN_PREFIX) ? token : null
}

export function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[SESSION_COOKIE]
  return token !== undefined && TOKEN.test(token) ? token : null
}

export function authorise({ target, inForce }: Asked, session: Session | null): void {
  if (isPublic(target)) return
  if (session === null || !MAY[target.kind](target as never, session.actor, inForce.model))
    throw new AppError(session !== null && awaited(target, session.actor) ? 'unavailable' : 'forbidden')
}

type Predicate<Kind extends Target['kind']> = (
  target: Extract<Target, { kind: Kind }>,
  holder: Holder,
  model: Model,
) => boolean
const MAY: { readonly [Kind in Target['kind']]: Predicate<Kind> } = {
  entity: ({ entity, operation }, holder) => mayOperate(holder, entity, ENTITY_CALLS[operation].needs),
  transition: ({ entity, transition }, holder) =>
    mayOperate(holder, entity, 'info') && holds(holder, transition.permission),
  call: ({ call }, holder, model) => mayCall(holder, model, call),
  file: ({ call }, holder, model) => mayCall(holder, model, call),
}

/** What it needs is not built yet; a step says so itself. */
const awaited = (target: Target, holder: Holder): boolean =>
  target.kind === 'entity' && waits(holder, target.entity, ENTITY_CALLS[target.operation].needs)

const isPublic = (target: Target): boolean => target.kind === 'call' && target.call.permission === null

export const hostOf = (target: Target): Host => (target.kind === 'call' ? target.call.host : 'main')
