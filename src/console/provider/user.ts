/** `user_info` as the console keeps it: read once at the edge, so that nothing behind it asks what is missing. */
import { built_in_role_id } from '../../generated/constants.ts'
import { optionalKey } from '../../model/permission-keys.ts'

export interface User {
  readonly id: number
  readonly name: string
  readonly telephone: string
  readonly role: { readonly id: number; readonly name: string } | null
  readonly clientId: number
  readonly client: { readonly name: string; readonly tags: readonly string[] }
  /** Kind of account, as the server numbers them. */
  readonly type: number | null
  /** Keys held, and facts about the client that show or hide. */
  readonly permissions: ReadonlySet<string>
  /** The privacy policy was agreed to. */
  readonly hasAgreed: boolean
  /** Views that lists open with, by list. */
  readonly defaultViews: Readonly<Record<string, number>>
}

/** Names a person among all who use this browser. */
export const ownerOf = ({ clientId, id }: User): string => `${clientId}-${id}`

/** The role that stands above all others: it is named first. */
export const HEAD_ROLE: number = built_in_role_id

type Loose = Readonly<Record<string, unknown>>

/** How a fact about the client stands among the keys. */
export const fact = (name: string): string => `fact:${name}`

/** How the product reads each fact from the client. */
export type Facts = Readonly<Record<string, (client: Loose) => boolean>>

export function readUser(answer: unknown, facts: Facts): User {
  const info = object(answer)
  const role = object(info['role'])
  const client = object(info['client'])
  return {
    id: Number(info['staff_id'] ?? info['id'] ?? 0),
    name: text(info['name']),
    telephone: text(info['telephone']),
    role: typeof role['id'] === 'number' ? { id: role['id'], name: text(role['name']) } : null,
    clientId: Number(info['client_id'] ?? 0),
    client: { name: text(client['name']), tags: list(client['tags']).map(String) },
    // An answer that does not say is an older server's, which never asks.
    hasAgreed: info['is_verify_privacy'] !== false,
    defaultViews: Object.fromEntries(
      Object.entries(object(info['default_views'])).filter(
        (pair): pair is [string, number] => typeof pair[1] === 'number',
      ),
    ),
    type: typeof info['type'] === 'number' ? info['type'] : null,
    permissions: new Set([
      ...Object.keys(facts)
        .filter((name) => facts[name]!(client))
        .map(fact),
      ...list(info['permissions']).map(permissionKey),
      ...list(info['client_optional_permissions']).map(bookedKey),
    ]),
  }
}

const permissionKey = (item: unknown): string => (typeof item === 'string' ? item : text(object(item)['key']))
const bookedKey = (item: unknown): string =>
  optionalKey({ resource: text(object(item)['resource']), action: text(object(item)['action']) })

const object = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
