/** What `x-scope` says: words of its own, and by every other name a scope level with the path to it. */
import type { EntityDoc, ScopeDoc } from './documents.ts'

/** No level can be called so. */
export const SCOPE_WORDS: ReadonlySet<string> = new Set(['shared', 'owner', 'seen'] satisfies (keyof ScopeDoc)[])

/** Null: it is said that there is none. */
export type SaidPath = readonly string[] | null

export const saidPaths = ({ 'x-scope': said }: EntityDoc): ReadonlyMap<string, SaidPath> =>
  new Map(
    Object.entries(said ?? {})
      .filter(([name]) => !SCOPE_WORDS.has(name))
      .map(([level, path]) => [level, stepsOf(path as string | readonly string[] | null)]),
  )

const stepsOf = (path: string | readonly string[] | null): SaidPath =>
  typeof path === 'string' ? path.split('.') : path
