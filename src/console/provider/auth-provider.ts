/**
 * Who is logged in and what they may do. Logging in and out goes to the passport; name, role and permission keys come
 * from `user_info`, asked once per login. Nothing here decides a right: it only hides what the server would refuse.
 */
import type { AuthProvider, UserIdentity } from 'ra-core'
import type { Access, Operation } from '../../model/model.ts'
import { EVERY } from '../../model/permission-keys.ts'
import type { Payload } from '../transport/payload.ts'
import type { CallAddress, Transport } from '../transport/transport.ts'
import { forgetLogin, loginRequestId, rememberAccess, rememberLogin, rememberName, rememberOwner } from './session.ts'
import { ownerOf, readUser, type Facts, type User } from './user.ts'

export interface LoginInput {
  readonly name: string
  readonly pass: string
  readonly captcha?: string
  readonly captcha_id?: string
}

/** Another way than the password. */
export interface OtherLogin {
  /** The call that logs in. */
  readonly by: string
  readonly payload: Payload
  /** By which the user is known, for the lock of the screen. */
  readonly as: string
}

export interface AuthCalls extends Readonly<Record<string, CallAddress>> {
  readonly login: CallAddress
  readonly web_logout: CallAddress
  readonly user_info: CallAddress
}

export interface ConsoleIdentity extends UserIdentity {
  readonly user: User
}

export interface ConsoleAuthProvider extends AuthProvider {
  login(input: LoginInput | OtherLogin): Promise<void>
  getPermissions(params?: unknown): Promise<ReadonlySet<string>>
  getIdentity(): Promise<ConsoleIdentity>
  /** Who is logged in, as far as that was asked; it asks nothing itself. */
  knownUser(): Promise<User | undefined>
  /** The next question about the user goes to the server. */
  forgetUser(): void
}

export interface AuthOptions {
  readonly transport: Transport
  readonly calls: AuthCalls
  /** The keys an entity's operations need; undefined when the console knows no such entity. */
  readonly accessOf: (resource: string) => Promise<Access | undefined>
  readonly facts: Facts
}

/** react-admin's names of actions → ours. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  list: 'list',
  show: 'info',
  create: 'create',
  edit: 'update',
  delete: 'remove',
  export: 'export',
  reveal: 'reveal',
}

export function createAuthProvider({ transport, calls, accessOf, facts }: AuthOptions): ConsoleAuthProvider {
  let user: Promise<User> | undefined
  let leaving: Promise<void> | undefined

  const who = (): Promise<User> => {
    user ??= transport
      .call(calls.user_info)
      .then((answer) => readUser(answer, facts))
      .then((found) => {
        rememberAccess(found.type)
        rememberOwner(ownerOf(found))
        return found
      })
    // A failed answer is not kept: the next screen asks again.
    user.catch(() => (user = undefined))
    return user
  }

  const leave = async (isOver: boolean): Promise<void> => {
    if (loginRequestId() !== null && !isOver) await transport.call(calls.web_logout).catch(() => undefined)
    forgetLogin()
    user = undefined
    transport.forgetAnswers()
  }

  return {
    async login(input) {
      const { call, payload, name } =
        'by' in input
          ? { call: calls[input.by]!, payload: input.payload, name: input.as }
          : { call: calls.login, payload: input, name: input.name }
      const answer = await transport.call(call, { payload: { ...payload, from: 2 } })
      user = undefined
      transport.forgetAnswers()
      rememberLogin(requestId(answer))
      rememberName(name)
    },
    async logout(params: unknown) {
      // `over`: the server ended the session itself, so there is nothing to tell the passport.
      leaving ??= leave((params as { over?: boolean } | undefined)?.over === true).finally(() => (leaving = undefined))
      await leaving
    },
    async knownUser() {
      return user?.catch(() => undefined)
    },
    forgetUser() {
      user = undefined
    },
    async checkAuth() {
      // react-admin's contract: `message: false` means no toast.
      if (loginRequestId() === null) throw { message: false }
    },
    async checkError() {
      // The end of the session is told by the transport, whoever made the call: see session-over.ts.
    },
    async getPermissions() {
      return loginRequestId() === null ? new Set() : (await who()).permissions
    },
    async getIdentity() {
      const found = await who()
      return { id: found.id, fullName: found.name, user: found }
    },
    async canAccess({ resource, action }) {
      const operation = OPERATIONS[action]
      const access = await accessOf(resource)
      if (operation === undefined || access === undefined) return true
      return mayUse(access[operation], (await who()).permissions)
    },
  }
}

export const mayUse = (key: string | null, held: ReadonlySet<string>): boolean =>
  key !== null && (key === EVERY || held.has(key))

/** Kept as the spec says; a passport that sends none still logged the user in. */
function requestId(answer: unknown): string {
  const id = (answer as { ReqID?: unknown } | null)?.ReqID
  return typeof id === 'string' && id !== '' ? id : 'unknown'
}
