/** The side menu as data: groups with the entries that the user may open; a group without one is not there. */
import type { Label } from '../../model/model.ts'
import { mayUse } from '../provider/auth-provider.ts'
import { fact, MIGRATED } from '../provider/user.ts'
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
  const isThere = ({ when, migrated }: { readonly when: string | null; readonly migrated: boolean }): boolean =>
    (when === null || held.has(fact(when))) && (migrated || !held.has(MIGRATED))
  const fromResources = resources
    .filter((one) => mayUse(one.read, held) && isThere(one))
    .map(({ plural, group, ...rest }) => ({ ...rest, key: plural, group }))
  const fromScreens = screens.flatMap(({ name, label, permission, path, menu }) =>
    menu && isThere(menu) && (permission === null || mayUse(permission, held))
      ? [{ key: name, label, icon: menu.icon, path: menu.path || path, order: menu.order, group: menu.group }]
      : [],
  )
  const all = [...fromResources, ...fromScreens].sort((a, b) => a.order - b.order)
  return [...groups]
    .sort((a, b) => a.order - b.order)
    .map(({ key, label, icon }) => ({ key, label, icon, entries: all.filter(({ group }) => group === key) }))
    .filter(({ entries }) => entries.length > 0)
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
