/**
 * After a deployment the scripts of pages not opened yet have other names: the open console cannot load them and must
 * start anew.
 */
import { keptForWindow } from '../provider/browser-store.ts'

const SAID =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i
const KEY = 'reloaded_at'
/** Twice within this time means that reloading does not help. */
const PATIENCE_MS = 20_000

export const isStaleScript = (error: unknown): boolean => error instanceof Error && SAID.test(error.message)

export function reloadOnce(now: number = Date.now(), reload: () => void = () => location.reload()): boolean {
  const last = Number(keptForWindow.get(KEY) ?? 0)
  if (now - last < PATIENCE_MS) return false
  keptForWindow.set(KEY, String(now))
  reload()
  return true
}
