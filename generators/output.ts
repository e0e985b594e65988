/** What emitters hand over: paths below the project's folder, and texts. */
import type { Model } from '../src/model/model.ts'

export type Files = ReadonlyMap<string, string>

/** Where everything but the documents goes. It is made by install, start, dev and test, and not kept in git. */
export const GENERATED = 'src/generated'

/** What people read without running anything: the documents. */
export const isCommitted = (path: string): boolean => !path.startsWith(`${GENERATED}/`)

export const files = (entries: Iterable<readonly [path: string, text: string]>): Files => new Map(entries)

/** A pure function of the model; the memory spares work whose input has not changed since the last run. */
export type Emit = (model: Model, memory: Memory) => Files | Promise<Files>

/** Remembers a text by what it was made from. The name is the place, so that old entries are replaced and not kept. */
export interface Memory {
  text(name: string, input: string, make: () => string | Promise<string>): string | Promise<string>
}

export function createMemory(): Memory {
  const known = new Map<string, { readonly input: string; readonly text: string }>()
  return {
    text(name, input, make) {
      const before = known.get(name)
      if (before?.input === input) return before.text
      const made = make()
      const keep = (text: string): string => {
        known.set(name, { input, text })
        return text
      }
      return typeof made === 'string' ? keep(made) : made.then(keep)
    },
  }
}
