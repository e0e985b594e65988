/**
 * The generated console, alive: menu, screens and entity definitions. A definition is loaded when its screen opens.
 * While developing, a schema saved becomes generated files on disk; this file accepts them and tells the open screens,
 * so that nothing is reloaded and no filter is lost. It draws nothing.
 */
import { useSyncExternalStore } from 'react'
import type { ConsoleEntity, FormModule, MenuResource, MenuScreen, RegistryEntry } from '../model/console-entity.ts'
import type { App } from '../model/model.ts'
import { groups, resources, screens } from '../generated/console/menu.ts'
import { registry } from '../generated/console/registry.ts'
import { shelf, subscribe, tell, useHeld } from './shelf.ts'

export interface Menu {
  readonly groups: App['menu']
  readonly resources: readonly MenuResource[]
  readonly screens: readonly MenuScreen[]
}

let menu: Menu = { groups, resources, screens }
let entries: Readonly<Record<string, RegistryEntry>> = registry
const renewed = new Set<() => void>()
/** Calls back when new files changed menu or definitions; returns the way to stop. */
export function onRenewed(listener: () => void): () => void {
  renewed.add(listener)
  return () => renewed.delete(listener)
}

const entryOf = (plural: string): RegistryEntry => {
  const entry = entries[plural]
  if (!entry) throw new Error(`No entity has the plural "${plural}".`)
  return entry
}

const definitions = shelf<ConsoleEntity>(async (plural) => (await entryOf(plural).definition()).default)
const forms = shelf<FormModule>(async (plural) => entryOf(plural).form())

export const useDefinition = (plural: string): ConsoleEntity => useHeld(definitions, plural)
export const useFormModule = (plural: string): FormModule => useHeld(forms, plural)

/** The definition when it is there already; asks for nothing. */
export const useLoadedDefinition = (plural: string): ConsoleEntity | undefined =>
  useSyncExternalStore(subscribe, () => definitions.get(plural))

export const useMenu = (): Menu => useSyncExternalStore(subscribe, () => menu)

export const loadDefinition = (plural: string): Promise<ConsoleEntity> => definitions.load(plural)
export const isEntity = (plural: string): boolean => entries[plural] !== undefined
export const currentMenu = (): Menu => menu
/** The key field of an entity; `id` where the console knows none. */
export const keyOf = (plural: string): string => entries[plural]?.key ?? 'id'

// New files are complete before anyone is told: a screen never sees half of a change.
import.meta.hot?.accept(
  ['../generated/console/menu.ts', '../generated/console/registry.ts'],
  async ([newMenu, newRegistry]) => {
    if (newMenu) menu = { groups: newMenu['groups'], resources: newMenu['resources'], screens: newMenu['screens'] }
    if (newRegistry) {
      entries = newRegistry['registry']
      await Promise.all([definitions.renew(), forms.renew()])
    }
    tell()
    for (const listener of renewed) listener()
  },
)
