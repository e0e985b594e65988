/**
 * The server's code, loaded anew when it is saved: what has changed and what imports it, by Vite's module runner. Until
 * then the server is what the process itself has loaded, so that who writes nothing but schemas waits for nothing.
 */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { createServerModuleRunner, normalizePath, type DevEnvironment, type Plugin } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { watchFolder } from '../../generators/watch-folder.ts'
import { productFolder } from '../product.ts'
import type { Side } from './side.ts'

export interface CodeListener {
  /** Nothing that the code imports is being written: it is loaded with all of it, and not once for each part. */
  readonly settled: () => Promise<void>
  /** All of it is loaded, which takes a while: once, when code is saved for the first time. */
  readonly onFirst: () => void
  /** Other code than before. */
  readonly onLoaded: (side: Side) => Promise<void>
  /** It cannot be loaded, or `onLoaded` has failed. */
  readonly onFailure: (error: unknown) => void
}

/** A change of many files, as of a branch, is one. */
const SETTLE_MS = 50
const SIDE = '/scripts/dev/side.ts'

/** Of the console, which Vite brings to the page by itself; generated files follow schemas. */
const OTHERS = ['src/console', 'src/generated', `${productFolder}/views`]

/**
 * Looks for itself: Vite's watcher follows single files, and loses some that an editor replaces instead of writing
 * into them.
 */
export function followCode(root: string, { settled, onFirst, onLoaded, onFailure }: CodeListener): Plugin {
  const folder = path.join(root, 'src')
  const others = OTHERS.map((other) => path.join(root, other) + path.sep)
  let stamps = stampsIn(folder)
  let isRunning = false

  const changed = (): readonly string[] => {
    const before = stamps
    try {
      stamps = stampsIn(folder)
    } catch {
      // A folder went while it was read; its going is the next event.
      return []
    }
    return [...new Set([...before.keys(), ...stamps.keys()])].filter((file) => before.get(file) !== stamps.get(file))
  }
  /** One at a time; what is saved meanwhile is the next. */
  const run = async (loader: Loader): Promise<void> => {
    if (isRunning) return
    isRunning = true
    const next = async (): Promise<readonly string[]> => settled().then(changed)
    for (let files = await next(); files.length > 0; files = await next()) {
      const concerns = loader.isLoaded() || files.some((file) => !others.some((other) => file.startsWith(other)))
      try {
        const side = concerns ? await loader.load(files) : null
        if (side !== null) await onLoaded(side)
      } catch (error) {
        onFailure(error)
      }
    }
    isRunning = false
  }
  return {
    name: 'server-code',
    configureServer({ environments, httpServer }) {
      const loader = createLoader(environments['ssr']!, onFirst)
      let timer: NodeJS.Timeout | undefined
      const later = (): void => {
        clearTimeout(timer)
        timer = setTimeout(() => void run(loader), SETTLE_MS)
      }
      const watcher = watchFolder(folder, later, onFailure)
      httpServer?.once('close', () => {
        clearTimeout(timer)
        watcher.close()
      })
    },
    // The runner is asked for what has changed; nobody is to be told.
    hotUpdate() {
      return this.environment.name === 'ssr' ? [] : undefined
    },
  }
}

/** What tells one state of each source file from the next. */
function stampsIn(folder: string): ReadonlyMap<string, string> {
  const stamps = new Map<string, string>()
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(parentPath, name)
    const found = name.endsWith('.ts') ? statSync(file, { throwIfNoEntry: false }) : undefined
    if (found !== undefined) stamps.set(file, `${found.ino} ${found.mtimeMs} ${found.size}`)
  }
  return stamps
}

interface Loader {
  isLoaded(): boolean
  /** Null: these files change nothing of what runs. */
  load(files: readonly string[]): Promise<Side | null>
}

function createLoader(environment: DevEnvironment, onFirst: () => void): Loader {
  let runner: ModuleRunner | null = null
  let last: Side | null = null
  return {
    isLoaded: () => runner !== null,
    async load(files) {
      const isFirst = runner === null
      if (isFirst) onFirst()
      for (const file of files) environment.moduleGraph.onFileChange(normalizePath(file))
      runner ??= createServerModuleRunner(environment, { hmr: false })
      const { side } = await imported(runner)
      const isOther = side !== last
      last = side
      if (isFirst)
        return files.some((file) => environment.moduleGraph.getModulesByFile(normalizePath(file))?.size) ? side : null
      return isOther ? side : null
    },
  }
}

async function imported(runner: ModuleRunner): Promise<{ readonly side: Side }> {
  try {
    return await runner.import<{ readonly side: Side }>(SIDE)
  } catch (error) {
    await forgetFailed(runner)
    throw error
  }
}

/** Else a module that could not be loaded for want of another would stay so once that is there. */
async function forgetFailed({ evaluatedModules }: ModuleRunner): Promise<void> {
  for (const node of evaluatedModules.idToModuleMap.values())
    await node.promise?.catch(() => {
      evaluatedModules.invalidateModule(node)
    })
}
