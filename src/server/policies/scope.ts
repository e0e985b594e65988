/**
 * The tenant's scope: which company, and below it to what its levels limit (`schemas/app/scopes.json`). The one place
 * that decides it. The statement builder demands a Scope for every tenant table, and only this file can make one.
 */
import { built_in_role_id } from '../../generated/constants.ts'
import type { ScopeLevel } from '../../model/model.ts'

declare const decided: unique symbol

export interface Scope {
  readonly [decided]: true
  readonly client_id: number
  /** Who asks; null: the system itself. */
  readonly staff_id: number | null
  readonly role_id: number | null
  /** The API token by which this account asks; null: it asks itself. */
  readonly token_id: number | null
  /** What the account may, of which some records tell that their readers must. */
  readonly keys: ReadonlySet<string>
  readonly limits: Limits
}

/** By level what the asker is limited to; a level that is missing limits nothing. */
export type Limits = Readonly<Record<string, readonly number[]>>

/** The built-in administrator: sees the whole company and holds every key. */
export const ADMINISTRATOR: number = built_in_role_id

export interface Account {
  readonly client_id: number
  readonly staff_id: number
  readonly role_id: number
  readonly permissions: ReadonlySet<string>
  /** By level. */
  readonly lists: Readonly<Record<string, Listed>>
}

/** What an account lists at one level. */
export interface Listed {
  readonly ids: readonly number[]
  /** By each level above, those that these lie in. */
  readonly above: Readonly<Record<string, readonly number[]>>
  /** Whether it is one of the accounts that the level is for: see `ScopeLevel.only`. */
  readonly counts: boolean
}

export function scopeOf(levels: readonly ScopeLevel[], account: Account): Scope {
  const { client_id, staff_id, role_id, permissions: keys, lists } = account
  const limits = role_id === ADMINISTRATOR ? {} : limitsOf(levels, lists)
  return brand({ client_id, staff_id, role_id, token_id: null, keys, limits })
}

/** What a token lists, and what its maker reaches: both limits hold at once. */
export function narrowedScope(
  levels: readonly ScopeLevel[],
  maker: Scope,
  { id, permissions, lists }: Pick<Account, 'permissions' | 'lists'> & { readonly id: number },
): Scope {
  const own = limitsOf(
    levels.map((level) => ({ ...level, only: COUNTED })),
    lists,
  )
  const limits = levels.flatMap(({ name }) => {
    const [mine, theirs] = [own[name], maker.limits[name]]
    if (mine === undefined && theirs === undefined) return []
    return [[name, (mine ?? theirs ?? []).filter((one) => theirs?.includes(one) ?? true)] as const]
  })
  return brand({ ...maker, token_id: id, keys: permissions, limits: Object.freeze(Object.fromEntries(limits)) })
}

/** Whether the list limits is known, even of an empty one. */
const COUNTED: ScopeLevel['only'] = { field: 'limited_at', is: true }

/** What limits at a level limits above it as well, where the account is not limited there by itself. */
function limitsOf(levels: readonly ScopeLevel[], lists: Account['lists']): Limits {
  const limits = levels.flatMap((level): readonly (readonly [string, readonly number[]])[] => {
    const listed = lists[level.name]
    if (isLimiting(level, listed)) return [[level.name, listed.ids]]
    const below = limitingBelow(levels, lists, level)
    const ids = new Set(below.flatMap(({ above }) => above[level.name] ?? []))
    return below.length === 0 ? [] : [[level.name, [...ids]]]
  })
  return Object.freeze(Object.fromEntries(limits))
}

/** Of each way down from a level the first that limits. */
const limitingBelow = (
  levels: readonly ScopeLevel[],
  lists: Account['lists'],
  { name }: ScopeLevel,
): readonly Listed[] =>
  levels
    .filter(({ within }) => within?.level === name)
    .flatMap((level) => {
      const listed = lists[level.name]
      return isLimiting(level, listed) ? [listed] : limitingBelow(levels, lists, level)
    })

/** Whether the account is limited by what it lists at this level itself. */
export const isLimiting = ({ only }: ScopeLevel, listed: Listed | undefined): listed is Listed =>
  listed !== undefined && (only === null ? listed.ids.length > 0 : listed.counts)

/** Work of the system itself inside one company: seeding, jobs. */
export const systemScope = (client_id: number): Scope =>
  brand({ client_id, staff_id: null, role_id: null, token_id: null, keys: NONE, limits: {} })

/** An account before its limits are read, to tell the journal of what it does to itself. */
export const accountScope = (client_id: number, staff_id: number): Scope =>
  brand({ client_id, staff_id, role_id: null, token_id: null, keys: NONE, limits: {} })

const NONE: ReadonlySet<string> = new Set()

const brand = (parts: Omit<Scope, typeof decided>): Scope => Object.freeze(parts) as Scope
