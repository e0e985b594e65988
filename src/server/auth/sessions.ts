/**
 * Sessions: a random token in a cookie, its digest in the database with the account it stands for. A session lasts
 * while it is used, and ends at once with its account, its role, its password or its row; an account that is switched
 * off takes its rows along (`x-ends`), so that none comes back with it. What was read is kept for a few seconds.
 */
import { LRUCache } from 'lru-cache'
import type { Model } from '../../model/model.ts'
import type { Actor } from '../operations/context.ts'
import { scopeOf, type Account as Limited, type Scope } from '../policies/scope.ts'
import { keepsReading } from '../store/failures.ts'
import type { Connection, Store } from '../store/store.ts'
import type { Account } from './accounts.ts'
import { permissionsHeld, type Option } from './permissions.ts'
import { listsOf } from './scope-lists.ts'
import { digest, newToken } from './tokens.ts'

/** What an account may, and where. */
export interface Standing {
  readonly actor: Actor
  readonly scope: Scope
}

export interface Session extends Standing {
  /** Digest of its token: the cookie's, or a machine's. */
  readonly id: string
}

export interface Visitor {
  readonly address: string
  readonly userAgent: string
}

export interface Sessions {
  /** Null where the account was switched off since it was read, or has another password. */
  open(
    account: Pick<Account, 'client_id' | 'staff_id' | 'password'>,
    visitor: Visitor,
    now: Date,
  ): Promise<string | null>
  find(token: string, model: Model, now: Date): Promise<Session | null>
  close(token: string): Promise<void>
  /** It is none any more, though its time is not up: the account was switched off, or its password changed. */
  isRevoked(token: string, now: Date): Promise<boolean>
  /** After a new password: every other session of the account is over, this one goes on. */
  keepOnly(session: Session): Promise<void>
  /** Records of this entity were written, and stand: what is remembered of accounts may be old. */
  written(entity: string): void
}

/** How long another server process may still honour what was revoked here. */
const REMEMBERED_MS = 5_000
const MINUTE = 60_000
/** What an account's session is made of. */
const MADE_FROM: ReadonlySet<string> = new Set(['client', 'role', 'session', 'staff'])

/** The password in force, as the session row remembers it. */
const STAMP = `encode(sha256(convert_to(t.password, 'UTF8')), 'hex')`

/** An account as it is read to know what it may, and where. */
export interface FoundAccount {
  readonly staff_id: number
  readonly client_id: number
  readonly role_id: number
  readonly lists: Limited['lists']
  readonly permissions: readonly string[]
  readonly options: readonly Option[]
}
interface Found extends FoundAccount {
  /** Milliseconds since 1970. */
  readonly expires: number
}

/** What rights and scope are made of, with what the account lists at each scope level of the model. */
export const accountIn = (model: Model): string => `
    'staff_id', t.staff_id, 'client_id', t.client_id, 'role_id', t.role_id,
    'lists', ${listsOf(model)},
    'permissions', array_to_json(r.permissions), 'options', coalesce(c.optional_permissions, '[]')`

/** The account of a session. */
const findIn = (model: Model): string => `select json_build_object(${accountIn(model)},
    'expires', (extract(epoch from s.expires_at) * 1000)::bigint)
  from sessions s
  join staff t on t.client_id = s.client_id and t.staff_id = s.staff_id and t.active and s.stamp = ${STAMP}
  join roles r on r.client_id = t.client_id and r.id = t.role_id
  join clients c on c.client_id = t.client_id
  where s.token_hash = $1 and s.expires_at > $2`

const finds = new WeakMap<Model, string>()

export function createSessions(store: Store, lifeMinutes: number): Sessions {
  const life = lifeMinutes * MINUTE
  const known = new LRUCache<string, Session & { readonly model: Model }>({ max: 20_000, ttl: REMEMBERED_MS })
  /** What was read before something was forgotten may be old by the time it comes. */
  let forgotten = 0
  const forget = (id?: string): void => {
    forgotten++
    if (id === undefined) known.clear()
    else known.delete(id)
  }

  const read = async (id: string, model: Model, now: Date): Promise<Session | null> => {
    const find = finds.get(model) ?? findIn(model)
    finds.set(model, find)
    const text = await store.text({ name: `session_find_${model.hash.slice(0, 12)}`, text: find, values: [id, now] })
    if (text === null) return null
    const found = JSON.parse(text) as Found
    // Written once a twelfth of its life, not with every call.
    if (found.expires - now.getTime() < life - life / 12) await prolong(store, id, now, life)
    return sessionOf(id, found, model)
  }

  return {
    open: async ({ client_id, staff_id, password }, { address, userAgent }, now) => {
      const token = newToken()
      const { rows } = await store.query({
        text: `insert into sessions (token_hash, client_id, staff_id, stamp, last_seen_at, expires_at, address, user_agent)
          select $1, t.client_id, t.staff_id, ${STAMP}, $4, $5, $6, $7 from staff t
          where t.client_id = $2 and t.staff_id = $3 and t.active and t.password = $8 returning token_hash`,
        values: [
          digest(token),
          client_id,
          staff_id,
          now,
          new Date(now.getTime() + life),
          address.slice(0, 64),
          userAgent.slice(0, 300) || null,
          password,
        ],
      })
      return rows.length > 0 ? token : null
    },
    find: async (token, model, now) => {
      const id = digest(token)
      const remembered = known.get(id)
      if (remembered?.model === model) return remembered
      const before = forgotten
      const session = await read(id, model, now)
      if (session && before === forgotten) known.set(id, { ...session, model })
      return session
    },
    close: async (token) => {
      const id = digest(token)
      await store.query({ text: 'delete from sessions where token_hash = $1', values: [id], isUnjudged: true })
      forget(id)
    },
    isRevoked: async (token, now) => {
      const { count } = await store.query({
        text: 'select from sessions where token_hash = $1 and expires_at > $2',
        values: [digest(token), now],
      })
      return count > 0
    },
    // The others remember another password, which ends them.
    keepOnly: async ({ id }) => {
      await store.query({
        text: `update sessions s set stamp = ${STAMP} from staff t where s.token_hash = $1 and t.client_id = s.client_id and t.staff_id = s.staff_id`,
        values: [id],
      })
      forget()
    },
    written: (entity) => {
      if (MADE_FROM.has(entity)) forget()
    },
  }
}

/** A full disk, or a newer version, keeps nobody from reading: the session lasts as long as was written before. */
const prolong = (store: Store, id: string, now: Date, life: number): Promise<unknown> =>
  store
    .query({
      text: 'update sessions set last_seen_at = $2, expires_at = $3 where token_hash = $1',
      values: [id, now, new Date(now.getTime() + life)],
    })
    .catch((error: unknown) => {
      if (!keepsReading(error)) throw error
    })

const sessionOf = (id: string, found: Found, model: Model): Session => ({ id, ...standing(found, model) })

export function standing(found: FoundAccount, model: Model): Standing {
  const { staff_id, client_id, role_id } = found
  const permissions = permissionsHeld(model, role_id, found.permissions, found.options)
  return {
    actor: Object.freeze({ staff_id, client_id, role_id, permissions }),
    scope: scopeOf(model.app.scopes, { ...found, permissions }),
  }
}

/** As an account would be if it logged in now; null: it is switched off, or gone. */
export async function standingOf(connection: Connection, model: Model, whose: Whose): Promise<Standing | null> {
  const found = await findAccount(connection, model, whose)
  return found && standing(found, model)
}

interface Whose {
  readonly client_id: number
  readonly staff_id: number
}

/** From what its standing is made; null: it is switched off, or gone. */
export async function findAccount(
  connection: Connection,
  model: Model,
  { client_id, staff_id }: Whose,
): Promise<FoundAccount | null> {
  const text = await connection.text({
    text: `select json_build_object(${accountIn(model)}) from staff t
      join roles r on r.client_id = t.client_id and r.id = t.role_id
      join clients c on c.client_id = t.client_id
      where t.client_id = $1 and t.staff_id = $2 and t.active`,
    values: [client_id, staff_id],
  })
  return text === null ? null : (JSON.parse(text) as FoundAccount)
}
