/**
 * Follows saved schemas: load, and where they are good emit and write; where they are not, report and keep the last good files.
 * A library for the development server; it starts no server and prints nothing.
 */
import { watch as watchFolder } from 'node:fs'
import { createLoader } from '../src/model/load.ts'
import type { Mistake } from '../src/model/mistake.ts'
import type { Model } from '../src/model/model.ts'
import { createWriter } from './disk.ts'
import { firstEmitters, laterEmitters, run } from './generate.ts'
import { createMemory } from './output.ts'

export interface WatchOptions {
  /** The folder `schemas/`. */
  readonly dir: string
  /** The project's folder, below which generated files stand. */
  readonly out: string
  /** A good model; when this is over, what a console shows is written, then the other files. */
  readonly onModel: (model: Model) => void | Promise<void>
  readonly onMistakes: (mistakes: readonly Mistake[]) => void | Promise<void>
  /** Anything else: a folder that cannot be read or written. The next save is tried again. */
  readonly onFailure?: (error: unknown) => void
}

export interface Watch {
  /** The first run is over, good or not. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/** An editor saves in several steps; they are one change. */
const SETTLE_MS = 15

export function watchSchemas({ dir, out, onModel, onMistakes, onFailure }: WatchOptions): Watch {
  const update = createUpdate(dir, out, onModel, onMistakes)
  const runs = oneAtATime(() => update().catch((error: unknown) => onFailure?.(error)))
  let timer: NodeJS.Timeout | undefined
  const watcher = watchFolder(dir, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void runs.ask(), SETTLE_MS)
  })
  if (onFailure) watcher.on('error', onFailure)
  return {
    ready: runs.ask(),
    async close() {
      clearTimeout(timer)
      watcher.close()
      await runs.idle()
    },
  }
}

function createUpdate(dir: string, out: string, onModel: WatchOptions['onModel'], onMistakes: WatchOptions['onMistakes']) {
  const load = createLoader(dir)
  const memory = createMemory()
  const writer = createWriter(out)
  let hash: string | null = null
  return async () => {
    const built = await load()
    if (built.mistakes) {
      hash = null
      return onMistakes(built.mistakes)
    }
    const { model } = built
    if (!model || model.hash === hash) return
    const first = await run(firstEmitters, model, memory)
    // Whoever serves calls goes first: a screen that knows a new column asks for it at once.
    await onModel(model)
    await writer.write(first)
    const later = await run(laterEmitters, model, memory)
    await writer.write(later)
    await writer.removeOthers(new Map([...first, ...later]))
    hash = model.hash
  }
}

/** Runs that are asked for while one is under way are one run after it. */
function oneAtATime(work: () => Promise<unknown>): { ask(): Promise<void>; idle(): Promise<void> } {
  let current: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  return {
    ask() {
      waiting ??= current = current.then(async () => {
        waiting = null
        await work()
      })
      return waiting
    },
    idle: () => current,
  }
}
