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

export interface Menu {
  readonly groups: App['menu']
  readonly resources: readonly MenuResource[]
  readonly screens: readonly MenuScreen[]
}

let menu: Menu = { groups, resources, screens }
let entries: Readonly<Record<string, RegistryEntry>> = registry
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const renewed = new Set<() => void>()
/** Calls back when new files changed menu or definitions; returns the way to stop. */
export function onRenewed(listener: () => void): () => void {
  renewed.add(listener)
  return () => renewed.delete(listener)
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** How long a failure stands before the next question loads again: retries are the user's, not the renderer's. */
const PAUSE_MS = 1000

/** Loads each plural once, keeps what came, and can take everything in anew. */
function shelf<T>(read: (entry: RegistryEntry) => Promise<T>) {
  const held = new Map<string, T>()
  const coming = new Map<string, Promise<T>>()
  const failed = new Map<string, unknown>()
  const fetch = async (plural: string): Promise<T> => {
    const entry = entries[plural]
    if (!entry) throw new Error(`No entity has the plural "${plural}".`)
    const value = await read(entry)
    held.set(plural, value)
    tell()
    return value
  }
  const load = (plural: string): Promise<T> => {
    const known = coming.get(plural)
    if (known) return known
    const started = fetch(plural)
    coming.set(plural, started)
    started.catch((error: unknown) => {
      failed.set(plural, error)
      setTimeout(() => {
        failed.delete(plural)
        coming.delete(plural)
      }, PAUSE_MS)
    })
    return started
  }
  const renew = async (): Promise<void> => {
    const known = [...coming.keys()]
    coming.clear()
    await Promise.all(known.map((plural) => load(plural).catch(() => held.delete(plural))))
  }
  return {
    load,
    renew,
    get: (plural: string): T | undefined => held.get(plural),
    failure: (plural: string): unknown => failed.get(plural),
  }
}

/**
 * What is held; suspends until it is there, and afterwards follows its changes without suspending again (which `use`
 * would).
 */
function useHeld<T>({ get, load, failure }: ReturnType<typeof shelf<T>>, plural: string): T {
  const found = useSyncExternalStore(subscribe, () => get(plural))
  if (found !== undefined) return found
  throw failure(plural) ?? load(plural)
}

const definitions = shelf<ConsoleEntity>(async (entry) => (await entry.definition()).default)
const forms = shelf<FormModule>((entry) => entry.form())

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
