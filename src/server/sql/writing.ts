/**
 * One statement being written: who asks, which aliases and parameters were handed out. Nothing can be written without a
 * Scope: every table enters through `sources.ts` and `scoped.ts`, which adds the scope's conditions, and a written
 * statement is bound to the same kind of scope.
 */
import { createHash } from 'node:crypto'
import { dayOf } from '../../values/calendar.ts'
import type { Lang, Model } from '../../model/model.ts'
import type { Scope } from '../policies/scope.ts'
import type { Statement } from '../store/store.ts'

export interface Writing {
  readonly model: Model
  readonly bounds: Bounds
  readonly alias: () => string
  /** The place of a parameter, with its type: `$2::bigint`. The same slot is given the same place. */
  readonly slot: (slot: Slot) => string
  /**
   * The list of records that it is about has one. PostgreSQL takes a list of unknown length for ten, and would rather
   * make a plan each time, which takes longer than running it.
   */
  readonly ofOne: boolean
  /** The record whose masks are lifted wherever it is named: see `Reading.revealed`. */
  readonly bare?: Bare | undefined
  /** Asked once beside the record that the statement is about (`beside-record.ts`); left out: wherever it is used. */
  readonly inForce?: (asked: InForceAsked) => string | null
}

export interface Bare {
  readonly entity: string
  /** Which value of the statement is its key. */
  readonly at: number
}

/** A value of settings, as it is in force for a record of `of`. */
export interface InForceAsked {
  /** The settings, and their field. */
  readonly entity: string
  readonly name: string
  /** Whose value is told, of the settings that say that one; mostly the same. */
  readonly tells: string
  readonly of: string
  /** The record's key, and the alias of the row that it is said of. */
  readonly key: string
  readonly alias: string
}

/** Which limits the scope has; their values are parameters. */
export interface Bounds {
  readonly levels: readonly string[]
  /** The asker is somebody, so that records have owners; the system itself sees all. */
  readonly owner: boolean
}

export type Slot =
  | {
      readonly is: 'client' | 'me' | 'my_token' | 'my_role' | 'my_keys' | 'now' | 'today' | 'address' | 'lang' | 'words'
    }
  /** What the asker is limited to at a scope level. */
  | { readonly is: 'level'; readonly name: string }
  /** The nth value of the request, as the given type. */
  | { readonly is: 'value'; readonly at: number; readonly type: string }

export interface Written {
  readonly text: string
  readonly slots: readonly Slot[]
  /** Name to prepare it under; null where a plan must know its values. */
  readonly name: string | null
}

export const boundsOf = (scope: Scope): Bounds => ({
  levels: Object.keys(scope.limits).sort(),
  owner: scope.staff_id !== null,
})

export function write(
  model: Model,
  scope: Scope,
  body: (writing: Writing) => string,
  {
    prepared = true,
    ofOne = false,
    bare,
  }: { readonly prepared?: boolean; readonly ofOne?: boolean; readonly bare?: Bare | undefined } = {},
): Written {
  const slots: Slot[] = []
  let aliases = 0
  const text = body({
    model,
    bounds: boundsOf(scope),
    ofOne,
    bare,
    alias: () => `t${++aliases}`,
    slot: (slot) => `$${placeOf(slots, slot)}::${typeOf(slot)}`,
  })
  return { text, slots, name: prepared ? createHash('sha256').update(text).digest('base64url').slice(0, 20) : null }
}

/** What a written statement is run with. */
export interface Binding {
  readonly scope: Scope
  readonly now: Date
  readonly values: readonly unknown[]
  /** Where the asker is; the system itself is nowhere. */
  readonly address?: string | null
  /** The asker's; left out: that of what is stored once for all who read it. */
  readonly lang?: Lang
  /** What fields and codes are called in the asker's language, of those that they may read: see `words.ts`. */
  readonly words?: () => string
}

export const bind = ({ text, slots, name }: Written, binding: Binding): Statement => ({
  text,
  values: slots.map((slot) => valueOf(slot, binding)),
  client: binding.scope.client_id,
  ...(name === null ? {} : { name }),
})

const FIRST: Lang = 'zh'

const TYPES = {
  client: 'bigint',
  me: 'bigint',
  my_token: 'bigint',
  my_role: 'bigint',
  my_keys: 'text[]',
  level: 'bigint[]',
  now: 'timestamptz',
  today: 'date',
  address: 'text',
  lang: 'text',
  words: 'jsonb',
} as const
const typeOf = (slot: Slot): string => (slot.is === 'value' ? slot.type : TYPES[slot.is])

function placeOf(slots: Slot[], slot: Slot): number {
  const known = slots.findIndex(
    (one) =>
      one.is === slot.is &&
      (one.is !== 'value' || (slot.is === 'value' && one.at === slot.at && one.type === slot.type)) &&
      (one.is !== 'level' || (slot.is === 'level' && one.name === slot.name)),
  )
  return known >= 0 ? known + 1 : slots.push(slot)
}

function valueOf(slot: Slot, { scope, now, values, address = null, lang = FIRST, words }: Binding): unknown {
  switch (slot.is) {
    case 'client':
      return scope.client_id
    case 'me':
      return scope.staff_id
    case 'my_token':
      return scope.token_id
    case 'my_role':
      return scope.role_id
    case 'my_keys':
      return [...scope.keys]
    case 'level':
      return scope.limits[slot.name]
    case 'now':
      return now.toISOString()
    case 'today':
      return dayOf(now)
    case 'address':
      return address?.slice(0, 64) ?? null
    case 'lang':
      return lang
    case 'words':
      return words?.() ?? '{}'
    case 'value':
      return values[slot.at]
  }
}
