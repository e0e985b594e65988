/**
 * Names in the schemas that no code answers to yet, while both are written: looked at again when either was saved, once
 * the page has what it asked for.
 */
import path from 'node:path'
import { productCode } from '../../generators/product-code.ts'
import { unwritten } from '../../generators/unwritten.ts'
import { watchFolder } from '../../generators/watch-folder.ts'
import type { HandedOver } from '../../src/model/handed-over.ts'
import type { Mistake } from '../../src/model/mistake.ts'

const LATER_MS = 300

export interface Unwritten {
  /** What the schemas in force name. */
  ask(handedOver: readonly HandedOver[]): void
  known(): readonly Mistake[]
  close(): void
}

interface Options {
  readonly root: string
  /** The product's, such as `src/fleet`. */
  readonly folder: string
  /** Hears of them when they are others than before. */
  readonly tell: (mistakes: readonly Mistake[]) => void
}

export function createUnwritten({ root, folder, tell }: Options): Unwritten {
  let named: readonly HandedOver[] = []
  let known: readonly Mistake[] = []
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const next = unwritten(named, productCode(root, folder))
    if (JSON.stringify(next) === JSON.stringify(known)) return
    known = next
    tell(known)
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(look, LATER_MS)
    timer.unref()
  }
  const watcher = watchFolder(path.join(root, folder), later, () => undefined)
  return {
    ask(handedOver) {
      named = handedOver
      later()
    },
    known: () => known,
    close() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}
