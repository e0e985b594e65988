/**
 * What the saved schemas do to others, against the last commit: told while they are not committed yet. Worked out
 * once a save has been followed, or waits for somebody who means it, and the page has what it asked for.
 */
import { execFileSync } from 'node:child_process'
import type { Effect } from '../../generators/effects/effect.ts'
import { buildModel } from '../../src/model/build.ts'
import type { Model } from '../../src/model/model.ts'
import { effectsOfModels } from '../diff.ts'
import { documentsOfBase } from '../diff/base.ts'

const LATER_MS = 500

export interface Effects {
  /**
   * `tell` hears of them, unless another model comes first. Of one that is in force, only when they are others than it
   * heard before; of one that waits in any case: they are what somebody decides by.
   */
  ask(model: Model, waits: boolean, tell: (effects: readonly Effect[]) => void): void
}

export function createEffects(root: string, later = LATER_MS): Effects {
  const committed = createCommitted(root)
  let timer: NodeJS.Timeout | undefined
  let told = '[]'
  return {
    ask(model, waits, tell) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        void committed().then((before) => {
          const effects = before === null ? [] : effectsOfModels(before, model)
          const text = JSON.stringify(effects)
          if (text === told && !waits) return
          told = text
          tell(effects)
        })
      }, later)
      timer.unref()
    },
  }
}

/** Null where nothing is committed, or what is has mistakes by now. Read again when there is a new commit. */
function createCommitted(root: string): () => Promise<Model | null> {
  let known: { readonly commit: string; readonly model: Model | null } | null = null
  return async () => {
    try {
      const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: 'pipe' }).toString().trim()
      if (known?.commit !== commit)
        known = { commit, model: buildModel(await documentsOfBase(root, commit)).model ?? null }
      return known.model
    } catch {
      return null
    }
  }
}
