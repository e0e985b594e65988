/**
 * The opened tabs as data: visiting, closing, keeping. Home stands first and cannot be closed. What was stored is read
 * with suspicion: an address that shows nothing is dropped, whatever else stands there is dropped with it. Nothing here
 * draws or navigates.
 */
import type { Location } from 'react-router-dom'
import { default_tab } from '../../../generated/constants.ts'
import { asText } from '../../transport/given.ts'

export interface Tab {
  /** The address without its filters: one tab a page. */
  readonly id: string
  readonly location: Location
  /** Null in the main strip; else the plural whose records have a strip of their own. */
  readonly set: string | null
  /**
   * What its record is called; empty: not known, or it shows none. The title is made of it where it is drawn, for the
   * language may change.
   */
  readonly name: string
}

export interface Tabs {
  readonly tabs: readonly Tab[]
  /** Ids, the last seen first. */
  readonly recent: readonly string[]
  /** Closed while it is shown: gone as soon as the address is another. */
  readonly leaving: string | null
}

export interface Visit {
  readonly location: Location
  readonly set: string | null
  /** Address of the list above a record with a strip of its own. */
  readonly above: string | null
}

export const HOME = `/${default_tab}`
/** More than anybody finds again. */
const MOST = 30
/** Pages kept alive behind the one that is shown. */
export const ALIVE = 8

export const locationAt = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: `tab ${pathname}${search}`,
})
const tabAt = (pathname: string, rest: Partial<Tab> = {}): Tab => ({
  id: pathname,
  location: locationAt(pathname),
  set: null,
  name: '',
  ...rest,
})
export const NO_TABS: Tabs = { tabs: [tabAt(HOME)], recent: [], leaving: null }

/** The very place where a tab was left: its page then has nothing to draw again. */
const isSamePlace = (left: Location, { search, hash, state }: Location): boolean =>
  left.search === search && left.hash === hash && (state ?? null) === (left.state ?? null)

/** The same value when nothing changed. */
export function visit(before: Tabs, { location: asked, set, above }: Visit): Tabs {
  const id = asked.pathname
  const there = before.tabs.find((tab) => tab.id === id)?.location
  const location = there && isSamePlace(there, asked) ? there : asked
  const state =
    before.leaving === null || before.leaving === id ? before : { ...without(before, [before.leaving]), leaving: null }
  const known = state.tabs.find((tab) => tab.id === id)
  if (known?.location === location && state.recent[0] === id) return state
  const listed =
    above === null || state.tabs.some((tab) => tab.id === above) ? state.tabs : [...state.tabs, tabAt(above)]
  const tabs = known
    ? listed.map((tab) => (tab.id === id ? { ...tab, location, set } : tab))
    : [...listed, { id, location, set, name: '' }]
  return { ...state, tabs: limited(tabs, state.recent, id), recent: [id, ...state.recent.filter((one) => one !== id)] }
}

export const rename = (state: Tabs, id: string, name: string): Tabs =>
  state.tabs.some((tab) => tab.id === id && tab.name !== name)
    ? { ...state, tabs: state.tabs.map((tab) => (tab.id === id ? { ...tab, name } : tab)) }
    : state

export function close(state: Tabs, ids: readonly string[], active: string): Tabs {
  const gone = ids.filter((id) => id !== HOME)
  return {
    ...without(
      state,
      gone.filter((id) => id !== active),
    ),
    leaving: gone.includes(active) ? active : state.leaving,
  }
}

function without(state: Tabs, ids: readonly string[]): Tabs {
  const gone = new Set(ids)
  return {
    ...state,
    tabs: state.tabs.filter(({ id }) => !gone.has(id)),
    recent: state.recent.filter((id) => !gone.has(id)),
  }
}

/** Where to go when the shown page closes: its right neighbour, else its left, else what stands above, else home. */
export function neighbour({ tabs }: Tabs, id: string): Tab {
  const tab = tabs.find((one) => one.id === id)
  const strip = tabs.filter(({ set }) => set === (tab?.set ?? null))
  const at = strip.findIndex((one) => one.id === id)
  const above = tab?.set ? tabs.filter((one) => one.set === null && id.startsWith(`${one.id}/`)).at(-1) : undefined
  return strip[at + 1] ?? strip[at - 1] ?? above ?? tabs[0]!
}

/** Of one strip: all but this, or those to its right. */
export const others = ({ tabs }: Tabs, tab: Tab): readonly string[] =>
  tabs.filter(({ id, set }) => set === tab.set && id !== tab.id && id !== HOME).map(({ id }) => id)
export function toTheRight({ tabs }: Tabs, tab: Tab): readonly string[] {
  const strip = tabs.filter(({ set }) => set === tab.set)
  return strip.slice(strip.indexOf(tab) + 1).map(({ id }) => id)
}

function limited(tabs: readonly Tab[], recent: readonly string[], id: string): readonly Tab[] {
  if (tabs.length <= MOST) return tabs
  const age = (tab: Tab): number =>
    tab.id === HOME || tab.id === id ? -1 : recent.includes(tab.id) ? recent.indexOf(tab.id) : Infinity
  const oldest = tabs.reduce((found, tab) => (age(tab) > age(found) ? tab : found))
  return tabs.filter((tab) => tab !== oldest)
}

// ---------------------------------------------------------------- keeping them

export const storageKey = (owner: string): string => `tabs ${owner}`

export const written = ({ tabs, leaving }: Tabs): string =>
  JSON.stringify(
    tabs.filter(({ id }) => id !== leaving).map(({ id, location: { search }, name }) => ({ path: id, search, name })),
  )

export function read(text: string | null, setOf: (pathname: string) => string | null | undefined): readonly Tab[] {
  const found = parse(text).flatMap((one): Tab[] => {
    const { path, search, name } = (one ?? {}) as Record<string, unknown>
    if (typeof path !== 'string' || !/^\/(?!\/)[^\s?#\\]{0,300}$/.test(path)) return []
    const set = setOf(path)
    if (set === undefined) return []
    const query = typeof search === 'string' && /^\?[^#\s]{0,4000}$/.test(search) ? search : ''
    return [{ id: path, location: locationAt(path, query), set, name: asText(name).slice(0, 100) }]
  })
  const home = tabAt(HOME)
  return [
    home,
    ...found.filter(({ id }, at) => id !== HOME && found.findIndex((other) => other.id === id) === at),
  ].slice(0, MOST)
}

function parse(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
