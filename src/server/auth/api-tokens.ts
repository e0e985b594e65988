/**
 * Tokens with which machines ask: 256 random bits behind a prefix by which they are recognised, of which the database
 * keeps the digest alone. A token stands for the account that made it, with less: what was chosen of its rights and
 * places, as far as the account itself has them at this moment. Nothing of it is remembered between two requests, so
 * that it ends at once, in every process: with its day, its revocation, or its account (`x-ends`).
 */
import type { Model } from '../../model/model.ts'
import { narrowedScope, type Account as Limited } from '../policies/scope.ts'
import { keepsReading } from '../store/failures.ts'
import type { Store } from '../store/store.ts'
import { permissionsOfToken } from './permissions.ts'
import { tokenListsOf } from './scope-lists.ts'
import { accountIn, type FoundAccount, type Session, standing } from './sessions.ts'
import { createTokenRate } from './token-rate.ts'
import { digest, newToken } from './tokens.ts'

/** How every token begins, so that people and scanners of source code know it. */
export const TOKEN_PREFIX = 'cat_'
const TOKEN = /^cat_[\w-]{43}$/
const LAST = 4

export interface NewToken {
  /** Shown once. */
  readonly token: string
  readonly hash: string
  /** By which people tell it from others. */
  readonly hint: string
}

export function newApiToken(): NewToken {
  const token = `${TOKEN_PREFIX}${newToken()}`
  return { token, hash: digest(token), hint: `${TOKEN_PREFIX}…${token.slice(-LAST)}` }
}

export interface ApiTokens {
  /** Who asks with it, counted as one request; null: it is none, or none any more. Throws where it asks too often. */
  enter(token: string, model: Model, now: Date): Promise<Session | null>
  /** The same, not counted. */
  find(token: string, model: Model, now: Date): Promise<Session | null>
}

/** Last used is written no more often than this. */
const COARSE_MS = 5 * 60_000

interface Found extends FoundAccount {
  /** Digest of the token. */
  readonly hash: string
  readonly token: {
    readonly id: number
    readonly permissions: readonly string[]
    readonly may_reveal: boolean
    readonly requests_per_minute: number
    /** Milliseconds since 1970. */
    readonly used: number | null
    readonly lists: Limited['lists']
  }
}

const findIn = (model: Model): string => `select json_build_object(${accountIn(model)},
    'token', json_build_object('id', k.id, 'permissions', array_to_json(k.permissions), 'may_reveal', k.may_reveal,
      'requests_per_minute', k.requests_per_minute, 'used', (extract(epoch from k.used_at) * 1000)::bigint, 'lists', ${tokenListsOf(model)}))
  from api_token_keys h
  join api_tokens k on k.client_id = h.client_id and k.id = h.token_id and k.revoked_at is null
  join staff t on t.client_id = h.client_id and t.staff_id = h.staff_id and t.active
  join roles r on r.client_id = t.client_id and r.id = t.role_id
  join clients c on c.client_id = t.client_id
  where h.token_hash = $1 and h.expires_at > $2`

const finds = new WeakMap<Model, string>()

export function createApiTokens(store: Store): ApiTokens {
  const rate = createTokenRate(store)

  const read = async (token: string, model: Model, now: Date): Promise<Found | null> => {
    if (!TOKEN.test(token)) return null
    const text = finds.get(model) ?? findIn(model)
    finds.set(model, text)
    const hash = digest(token)
    const found = await store.text({
      name: `api_token_find_${model.hash.slice(0, 12)}`,
      text,
      values: [hash, now],
    })
    return found === null ? null : { ...(JSON.parse(found) as Omit<Found, 'hash'>), hash }
  }

  return {
    enter: async (token, model, now) => {
      const found = await read(token, model, now)
      if (found === null) return null
      const { id, used, requests_per_minute: most } = found.token
      await rate.count(`${found.client_id}/${id}`, most, now)
      if (used === null || now.getTime() - used > COARSE_MS) await noteUse(store, found, now)
      return sessionOf(found, model)
    },
    find: async (token, model, now) => {
      const found = await read(token, model, now)
      return found && sessionOf(found, model)
    },
  }
}

function sessionOf(found: Found, model: Model): Session {
  const { token, hash: id } = found
  const maker = standing(found, model)
  const permissions = permissionsOfToken(model, token.permissions, maker.actor.permissions)
  return {
    id,
    actor: Object.freeze({ ...maker.actor, permissions, token: { id: token.id, reveals: token.may_reveal } }),
    scope: narrowedScope(model.app.scopes, maker.scope, { id: token.id, permissions, lists: token.lists }),
  }
}

/** A full disk, or a newer version, keeps nobody from reading. */
const noteUse = (store: Store, { client_id, token }: Found, now: Date): Promise<unknown> =>
  store
    .query({
      text: 'update api_tokens set used_at = $3 where client_id = $1 and id = $2',
      values: [client_id, token.id, now],
    })
    .catch((error: unknown) => {
      if (!keepsReading(error)) throw error
    })
