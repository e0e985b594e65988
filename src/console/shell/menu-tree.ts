/** The side menu as data: groups with the entries that the user may open; a group without one is not there. */
import type { Label, MenuPlace } from '../../model/model.ts'
import { mayUse } from '../provider/auth-provider.ts'
import { fact } from '../provider/user.ts'
import type { Menu } from '../registry.ts'

export interface MenuEntry {
  readonly key: string
  readonly label: Label
  readonly icon: string
  readonly path: string
  readonly order: number
}

export interface MenuGroup {
  readonly key: string
  readonly label: Label
  readonly icon: string
  readonly entries: readonly MenuEntry[]
}

export function menuTree({ groups, resources, screens }: Menu, held: ReadonlySet<string>): readonly MenuGroup[] {
  const menu = { resources, screens }
  const fromResources = resources
    .filter((one) => mayUse(one.read, held) && isThere(menu, one, held))
    .filter(({ writers, create }) => !writers || mayUse(create, held))
    .map(({ plural, group, ...rest }) => ({ ...rest, key: plural, group }))
  const fromScreens = screens.flatMap(({ name, label, permission, path, menu: place }) =>
    place && isThere(menu, place, held) && (permission === null || mayUse(permission, held))
      ? [{ key: name, label, icon: place.icon, path: place.path || path, order: place.order, group: place.group }]
      : [],
  )
  const all = [...fromResources, ...fromScreens].sort((a, b) => a.order - b.order)
  return [...groups]
    .sort((a, b) => a.order - b.order)
    .map(({ key, label, icon }) => ({ key, label, icon, entries: all.filter(({ group }) => group === key) }))
    .filter(({ entries }) => entries.length > 0)
}

type Places = Pick<Menu, 'resources' | 'screens'>
type ByFacts = Pick<MenuPlace, 'when' | 'stays'>

/** What the client's facts say of an entry: the one that it needs, and those that leave few entries. */
function isThere(menu: Places, { when, stays }: ByFacts, held: ReadonlySet<string>): boolean {
  if (when !== null && !held.has(fact(when))) return false
  return narrowing(menu).every((name) => stays.includes(name) || !held.has(fact(name)))
}

const narrowing = ({ resources, screens }: Places): readonly string[] => [
  ...new Set([...resources, ...screens.map(({ menu: place }) => place)].flatMap((place) => place?.stays ?? [])),
]

/** Where the list of an entity is, for whom the menu would show it; null: not for this user. */
export function pathOf(menu: Places, name: string, held: ReadonlySet<string>): string | null {
  const found = menu.resources.find((one) => one.name === name)
  return found && mayUse(found.read, held) && isThere(menu, found, held) ? found.path : null
}

/** The entry whose pages hold this address: the longest path wins, whole segments only. */
export function entryAt(
  tree: readonly MenuGroup[],
  address: string,
): { group: MenuGroup; entry: MenuEntry } | undefined {
  let found: { group: MenuGroup; entry: MenuEntry } | undefined
  for (const group of tree) {
    for (const entry of group.entries) {
      const isWithin =
        address.startsWith(entry.path) && (address.length === entry.path.length || address[entry.path.length] === '/')
      if (isWithin && entry.path.length > (found?.entry.path.length ?? -1)) found = { group, entry }
    }
  }
  return found
}
