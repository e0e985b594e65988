/**
 * The calls that are no entity's own, and who answers each. The table does not compile with a call missing; a call that a
 * model reloaded since then brings is answered as not available yet.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { calls } from '../../generated/calls.ts'
import type { Config } from '../config.ts'
import { changePassword } from '../passport/change-password.ts'
import { issueCaptcha } from '../passport/captchas.ts'
import { login, type Credentials } from '../passport/login.ts'
import { describePermission } from '../passport/permissions.ts'
import type { Session, Sessions } from '../passport/sessions.ts'
import { acceptPrivacy, branches, smsLeft, userInfo } from '../passport/user-info.ts'
import { revealAndNote, type Reveal } from '../passport/reveal.ts'
import type { Store } from '../store/store.ts'
import { tokenOf, type Asked } from './asked.ts'
import { contextOf } from './context.ts'
import { clearSessionCookie, setSessionCookie } from './cookie.ts'
import type { Payload } from './payload.ts'

export interface CallInput {
  readonly asked: Asked
  /** Null only in a call that needs no login. */
  readonly session: Session | null
  readonly payload: Payload
  readonly store: Store
  readonly sessions: Sessions
  readonly config: Config
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Answers the envelope's data. */
export type CallHandler = (input: CallInput) => Promise<unknown>

const passport = {
  login: async ({ asked: { now }, payload, store, sessions, request, reply }) => {
    const visitor = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    const token = await login({ store, sessions, visitor, now }, payload as unknown as Credentials)
    setSessionCookie(request, reply, token)
    return {}
  },
  web_logout: async ({ sessions, request, reply }) => {
    const token = tokenOf(request)
    if (token !== null) await sessions.close(token)
    clearSessionCookie(request, reply)
    return {}
  },
  svg_captcha: ({ store, asked: { now } }) => issueCaptcha(store, now),
} satisfies Record<string, CallHandler>

const account = {
  user_info: (input) => userInfo(input.store, input.asked.inForce.model, input.asked.lang, whoIs(input)),
  user_verify_privacy: (input) => acceptPrivacy(input.store, whoIs(input), input.asked.now),
  change_password: async (input) => {
    const { old_password: old, new_password: fresh } = input.payload as { old_password: string; new_password: string }
    await changePassword({ store: input.store, sessions: input.sessions, session: whoIs(input), now: input.asked.now }, old, fresh)
    return null
  },
  permission_list: ({ asked: { inForce, lang } }) =>
    Promise.resolve(inForce.model.app.permissions.map((permission, i) => ({ ...describePermission(permission, i + 1, lang), group: permission.group }))),
} satisfies Record<string, CallHandler>

const company = {
  branch_all: (input) => branches(input.store, whoIs(input)),
  get_sms_left: (input) => smsLeft(input.store, whoIs(input)),
} satisfies Record<string, CallHandler>

/** The resource is an entity by its name or its plural; its label, a field. */
const revealMasked: CallHandler = async (input) => {
  const context = contextOf(input, input.asked, whoIs(input))
  return { real: await revealAndNote(context, input.payload as unknown as Reveal, input.request.ip) }
}

type CallName = keyof typeof calls

const HANDLERS: Readonly<Record<CallName, CallHandler>> = {
  desensitization_data_get: revealMasked,
  ...passport,
  ...account,
  ...company,
  // Of the fee centre, which is not there yet.
  branch_switch_payment: () => Promise.reject(new AppError('unavailable')),
  version_check: ({ asked: { now } }) => Promise.resolve({ time: now.getTime() }),
}

export const handlerOf = (name: string): CallHandler => (Object.hasOwn(HANDLERS, name) ? HANDLERS[name as CallName] : notYet)

const notYet: CallHandler = () => Promise.reject(new AppError('unavailable'))

function whoIs({ session }: CallInput): Session {
  if (session === null) throw new AppError('unauthorized')
  return session
}
