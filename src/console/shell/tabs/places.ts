/**
 * What an address shows: a screen, or a page of an entity. Made from the menu, so tabs open for pages that exist and
 * for nothing else.
 */
import { matchPath } from 'react-router-dom'
import type { MenuResource, MenuScreen } from '../../../model/console-entity.ts'
import type { Label } from '../../../model/model.ts'
import { EVERY } from '../../../model/permission-keys.ts'
import type { Menu } from '../../registry.ts'

export type PageKind = 'screen' | 'list' | 'create' | 'detail' | 'edit'

export interface Place {
  readonly kind: PageKind
  readonly resource: MenuResource | undefined
  readonly screen: MenuScreen | undefined
  /** What the address narrows its list to, in words. */
  readonly narrowed: readonly Label[]
}

/** Screens that only lead on or say no are nowhere to return to. */
const PASSING: ReadonlySet<string> = new Set(['redirect', 'login', 'forbidden', 'not-found', 'server-error'])
const KINDS: Readonly<Record<string, PageKind>> = { list: 'list', create: 'create', detail: 'detail', edit: 'edit' }
const PAGES: readonly (readonly [string, PageKind])[] = [
  ['', 'list'],
  ['/create', 'create'],
  ['/:id', 'detail'],
  ['/:id/edit', 'edit'],
]

/** Of settings the list stands below what is in force. */
const BELOW = ['/list', 'list'] as const

type Pages = Pick<Menu, 'screens' | 'resources'>

/** Asked at every step for every tab; hundreds of addresses are compared each time. */
const found = new WeakMap<Pages, Map<string, Place | undefined>>()

export function placeAt(pages: Pages, pathname: string): Place | undefined {
  const known = found.get(pages) ?? new Map<string, Place | undefined>()
  found.set(pages, known)
  if (!known.has(pathname)) known.set(pathname, find(pages, pathname))
  return known.get(pathname)
}

/** The permission key that its page needs, as the routes ask for it. */
export function keyOf({ kind, screen, resource }: Place): string | null {
  if (screen) return screen.permission ?? EVERY
  const keys: Readonly<Record<PageKind, string | null | undefined>> = {
    list: resource?.read,
    create: resource?.create,
    detail: resource?.page,
    edit: resource?.read,
    screen: null,
  }
  return keys[kind] ?? null
}

function find({ screens, resources }: Pages, pathname: string): Place | undefined {
  const screen = screens.find(({ path }) => matchPath(path, pathname) !== null)
  if (screen) {
    if (PASSING.has(screen.view)) return undefined
    return {
      kind: KINDS[screen.view] ?? 'screen',
      resource: resources.find(({ name }) => name === screen.entity),
      screen,
      narrowed: narrowedBy(screen, pathname),
    }
  }
  for (const resource of resources) {
    const found = [...PAGES, ...(resource.settings ? [BELOW] : [])].find(
      ([suffix, kind]) =>
        matchPath(resource.path + suffix, pathname) !== null && (kind !== 'list' || resource.index === null),
    )
    if (found) return { kind: found[1], resource, screen: undefined, narrowed: [] }
  }
  return undefined
}

const narrowedBy = ({ path, words }: MenuScreen, pathname: string): readonly Label[] =>
  Object.entries(matchPath(path, pathname)?.params ?? {}).flatMap(([name, value]) => words[name]?.[value ?? ''] ?? [])
