/** The tabs of whoever is logged in: follows the address, keeps what was opened, and asks before a draft is lost. */
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEvent, useGetIdentity, usePermissions } from 'ra-core'
import { mayUse, type ConsoleIdentity } from '../../provider/auth-provider.ts'
import { kept } from '../../provider/browser-store.ts'
import type { Draft } from '../../provider/drafts.ts'
import { ownerOf } from '../../provider/user.ts'
import { useMenu } from '../../registry.ts'
import { useAddress } from '../address.tsx'
import { useAskBeforeUnload, useAskToLeave } from '../ask-to-leave.ts'
import { keyOf, placeAt, type Place } from './places.ts'
import type { Watched } from './tab-scope.ts'
import { useDrafts } from './use-drafts.ts'
import { close, neighbour, NO_TABS, read, rename, storageKey, visit, written, type Tab, type Tabs } from './tabs.ts'

export interface TabsValue extends Tabs {
  readonly active: string
  /** Undefined: the page is none to return to. */
  readonly place: Place | undefined
  readonly placeOf: (pathname: string) => Place | undefined
  readonly isDirty: (id: string) => boolean
  readonly watch: (id: string, watched: Watched) => () => void
  readonly takeDraft: ((id: string) => Draft | undefined) | undefined
  readonly rename: (id: string, name: string) => void
  /** Asks whether all drafts may be given up, if there are any; once they are, nothing more is asked. */
  readonly giveUp: (okText: string) => Promise<boolean>
  /** Answers whether they were closed. */
  readonly close: (
    ids: readonly string[],
    options?: { readonly ask?: boolean; readonly to?: string },
  ) => Promise<boolean>
}

const TabsContext = createContext<TabsValue | null>(null)
export const useTabs = (): TabsValue => {
  const value = use(TabsContext)
  if (!value) throw new Error('Tabs stand inside TabsProvider.')
  return value
}

export const setOf = (place: Place | undefined): string | null | undefined =>
  place && (place.resource?.tabs && (place.kind === 'detail' || place.kind === 'edit') ? place.resource.plural : null)

/** The list above a record: of those that are open the one seen last, which it was most likely opened from. */
export function aboveOf(
  { screen, resource }: Place,
  pathname: string,
  { tabs, recent, leaving }: Tabs,
  placeOf: TabsValue['placeOf'],
): string | null {
  if (screen) return pathname.slice(0, pathname.lastIndexOf('/'))
  const isList = (id: string): boolean => {
    const place = placeOf(id)
    return place?.kind === 'list' && place.resource === resource
  }
  return (
    [...recent, ...tabs.map(({ id }) => id)].find((id) => id !== leaving && isList(id)) ??
    resource?.index ??
    resource?.path ??
    null
  )
}

export function TabsProvider({ children }: { readonly children: ReactNode }) {
  const menu = useMenu()
  const location = useAddress()
  const navigate = useNavigate()
  const mayLose = useAskToLeave()
  const placeOf = useCallback((pathname: string) => placeAt(menu, pathname), [menu])
  const place = placeOf(location.pathname)
  const [opened, setOpened] = useState<Tabs>(NO_TABS)
  const set = setOf(place) ?? null
  const state = place
    ? visit(opened, { location, set, above: set === null ? null : aboveOf(place, location.pathname, opened, placeOf) })
    : opened
  if (state !== opened) setOpened(state)
  const owner = useOwner(state, setOpened, placeOf)
  const shown = usePermitted(state, location.pathname, placeOf)

  const watched = useRef(new Map<string, Watched>())
  const isDirty = useCallback((id: string) => watched.current.get(id)?.isDirty() ?? false, [])
  const { take: takeDraft, forget: forgetDrafts } = useDrafts(owner, watched)
  const giveUp = useEvent(async (okText: string): Promise<boolean> => {
    if ([...watched.current.keys()].some(isDirty) && !(await mayLose(okText))) return false
    watched.current.clear()
    return true
  })
  const shut = useEvent(
    async (ids: readonly string[], { ask = true, to }: { ask?: boolean; to?: string } = {}): Promise<boolean> => {
      if (ask && ids.some(isDirty) && !(await mayLose())) return false
      for (const id of ids) watched.current.delete(id)
      forgetDrafts(ids)
      const next = ids.includes(location.pathname) ? neighbour(shown, location.pathname).location : undefined
      setOpened((now) => close(now, ids, location.pathname))
      if (to !== undefined) void navigate(to)
      else if (next) void navigate({ pathname: next.pathname, search: next.search })
      return true
    },
  )
  const losesAny = useCallback(() => [...watched.current.values()].some((one) => one.isDirty()), [])
  useAskBeforeUnload(losesAny)
  const watch = useCallback((id: string, one: Watched) => {
    watched.current.set(id, one)
    return () => {
      if (watched.current.get(id) === one) watched.current.delete(id)
    }
  }, [])
  const named = useCallback((id: string, name: string) => setOpened((now) => rename(now, id, name)), [])
  const value = useMemo<TabsValue>(
    () => ({
      ...shown,
      active: location.pathname,
      place,
      placeOf,
      isDirty,
      watch,
      takeDraft,
      rename: named,
      close: shut,
      giveUp,
    }),
    [shown, location.pathname, place, placeOf, isDirty, watch, takeDraft, named, shut, giveUp],
  )
  return <TabsContext value={value}>{children}</TabsContext>
}

/** Without the pages that the user may not open: the list above a record, or what was open before a right was taken. */
function usePermitted(state: Tabs, active: string, placeOf: (pathname: string) => Place | undefined): Tabs {
  const { permissions } = usePermissions<ReadonlySet<string>>()
  return useMemo(() => {
    const may = (id: string): boolean => {
      const place = placeOf(id)
      return id === active || permissions === undefined || (place !== undefined && mayUse(keyOf(place), permissions))
    }
    const tabs = state.tabs.filter(({ id }) => may(id))
    return tabs.length === state.tabs.length ? state : { ...state, tabs }
  }, [state, active, placeOf, permissions])
}

/**
 * Reads the tabs of whoever is logged in as soon as that is known, and writes what becomes of them. Answers who it is.
 */
function useOwner(
  state: Tabs,
  setOpened: (change: (now: Tabs) => Tabs) => void,
  placeOf: (pathname: string) => Place | undefined,
): string | undefined {
  const { identity } = useGetIdentity()
  const user = (identity as ConsoleIdentity | undefined)?.user
  const owner = user && ownerOf(user)
  const [loaded, setLoaded] = useState<string>()
  const load = useEvent((name: string) => {
    const stored = read(kept.get(storageKey(name)), (pathname) => setOf(placeOf(pathname)))
    setOpened((now) => ({
      ...now,
      tabs: joined(
        stored,
        now.tabs.filter(({ id }) => now.recent.includes(id) || !hasSister(stored, id, placeOf)),
      ),
    }))
    setLoaded(name)
  })
  useEffect(() => {
    if (owner !== undefined && owner !== loaded) load(owner)
  }, [owner, loaded, load])
  useEffect(() => {
    if (owner !== undefined && owner === loaded) kept.set(storageKey(owner), written(state))
  }, [owner, loaded, state])
  return owner
}

/**
 * Another part of the same list is open: this one, which nobody has looked at, was taken for the list above a record
 * before that was known.
 */
function hasSister(stored: readonly Tab[], id: string, placeOf: (pathname: string) => Place | undefined): boolean {
  const list = placeOf(id)
  return (
    list?.kind === 'list' &&
    stored.some((tab) => {
      const place = placeOf(tab.id)
      return place?.kind === 'list' && place.resource === list.resource
    })
  )
}

/** What is open now is as it is; what was open before stands where it stood. */
function joined(stored: readonly Tab[], now: readonly Tab[]): readonly Tab[] {
  const open = new Map(now.map((tab) => [tab.id, tab]))
  return [
    ...stored.map((tab) => open.get(tab.id) ?? tab),
    ...now.filter(({ id }) => stored.every((tab) => tab.id !== id)),
  ]
}
