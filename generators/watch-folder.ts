/**
 * Tells that something below a folder has changed. A watcher for every folder: Node's own recursive one watches single
 * files on Linux, and loses those that an editor replaces instead of writing into them.
 */
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

export interface FolderWatch {
  close(): void
}

export function watchFolder(dir: string, onChange: () => void, onError: (error: unknown) => void): FolderWatch {
  let watchers: ReadonlyMap<string, FSWatcher> = new Map()
  const open = (path: string): FSWatcher =>
    watch(path, () => {
      try {
        follow()
      } catch {
        // A folder went while it was read; its going is the next event.
      }
      onChange()
    }).on('error', onError)
  /** Folders come and go; one that went and came again under its name is another one. */
  const follow = (): void => {
    const next = new Map(foldersOf(dir).map(({ path, id }) => [id, watchers.get(id) ?? open(path)]))
    for (const [id, watcher] of watchers) if (!next.has(id)) watcher.close()
    watchers = next
  }
  follow()
  return {
    close() {
      for (const watcher of watchers.values()) watcher.close()
      watchers = new Map()
    },
  }
}

function foldersOf(dir: string): readonly { readonly path: string; readonly id: string }[] {
  const below = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [dir, ...below.map(({ parentPath, name }) => join(parentPath, name))].flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    return found ? [{ path, id: `${found.ino} ${path}` }] : []
  })
}
