/**
 * Follows saved schemas: load, and where they are good emit and write; where they are not, report and keep the last
 * good files. A library for the development server; it starts no server and prints nothing.
 */
import type { HandedOver } from '../src/model/handed-over.ts'
import { createLoader } from '../src/model/load.ts'
import type { Mistake } from '../src/model/mistake.ts'
import type { Model } from '../src/model/model.ts'
import { createWriter } from './disk.ts'
import { firstEmitters, laterEmitters, run } from './generate.ts'
import { createMemory, type Files, type Memory } from './output.ts'
import { watchFolder } from './watch-folder.ts'

export interface WatchOptions {
  /** The folder `schemas/`. */
  readonly dir: string
  /** The project's folder, below which generated files stand. */
  readonly out: string
  /** A good model. Whether it is in force now: then what a console shows is written, and after it the other files. */
  readonly onModel: (model: Model, handedOver: readonly HandedOver[]) => boolean | Promise<boolean>
  /** Files have changed: first those that a console shows, at last all. */
  readonly onWritten?: (written: Written) => void
  readonly onMistakes: (mistakes: readonly Mistake[]) => void | Promise<void>
  /** Anything else: a folder that cannot be read or written. The next save is tried again. */
  readonly onFailure?: (error: unknown) => void
}

export interface Written {
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Everything of the latest good model is on disk. */
  readonly complete: boolean
}

export interface Watch {
  /** The first run is over, good or not. */
  readonly ready: Promise<void>
  /** Looks again, though nothing was saved: a model that was not in force may be now. */
  again(): Promise<void>
  /** Nothing that was saved so far is left to be followed or written. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** An editor saves in several steps; they are one change. */
const SETTLE_MS = 15

export function watchSchemas(options: WatchOptions): Watch {
  const { dir, onFailure } = options
  const runs = oneAtATime((stale) => update(stale).catch((error: unknown) => onFailure?.(error)))
  const update = createUpdate(options)
  let timer: NodeJS.Timeout | undefined
  const watcher = watchFolder(
    dir,
    () => {
      clearTimeout(timer)
      timer = setTimeout(() => void runs.ask(), SETTLE_MS)
    },
    (error) => onFailure?.(error),
  )
  return {
    ready: runs.ask(),
    again: () => runs.ask(),
    idle: () => runs.idle(),
    async close() {
      clearTimeout(timer)
      watcher.close()
      await runs.idle()
    },
  }
}

/** Whether a newer run is asked for. */
type Stale = () => boolean

function createUpdate({ dir, out, onModel, onWritten, onMistakes }: WatchOptions): (stale: Stale) => Promise<void> {
  const load = createLoader(dir)
  const memory = createMemory()
  const writer = createWriter(out)
  /** Of the model whose files are all on disk, if nothing else was told since. */
  let hash: string | null = null
  return async (stale) => {
    const built = await load()
    if (built.mistakes) {
      hash = null
      return onMistakes(built.mistakes)
    }
    const { model, handedOver } = built
    if (model.hash === hash) return
    hash = null
    // Whoever serves calls goes first: a screen that knows a new column asks for it at once.
    const [inForce, first] = await Promise.all([onModel(model, handedOver), run(firstEmitters, model, memory)])
    if (!inForce) return
    onWritten?.({ changed: await writer.write(first), removed: [], complete: false })
    const later = await runUnless(stale, model, memory)
    if (!later) return
    const changed = await writer.write(later)
    const removed = await writer.removeOthers(new Map([...first, ...later]))
    hash = model.hash
    onWritten?.({ changed, removed, complete: true })
  }
}

/** The emitters nobody waits for, one after the other; a newer save ends them, since it will make their files again. */
async function runUnless(stale: Stale, model: Model, memory: Memory): Promise<Files | null> {
  const made: Files[] = []
  for (const emit of laterEmitters) {
    await new Promise(setImmediate)
    if (stale()) return null
    made.push(await run([emit], model, memory))
  }
  return new Map(made.flatMap((files) => [...files]))
}

/** Runs that are asked for while one is under way are one run after it. */
function oneAtATime(work: (stale: Stale) => Promise<unknown>): { ask(): Promise<void>; idle(): Promise<void> } {
  let current: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  return {
    ask() {
      waiting ??= current = current.then(async () => {
        waiting = null
        await work(() => waiting !== null)
      })
      return waiting
    },
    idle: () => current,
  }
}
