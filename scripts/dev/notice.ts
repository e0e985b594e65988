/**
 * What the page and the terminal are told while schemas change: mistakes, tables that cannot follow by themselves,
 * failures, what the change does to others. Types only.
 */
import type { Effect } from '../../generators/effects/effect.ts'
import type { Mistake } from '../../src/model/mistake.ts'
import type { Step } from '../../src/server/store/differ/plan.ts'

export interface Notice {
  readonly mistakes: readonly Mistake[]
  /** What the database was not made to follow. */
  readonly steps: readonly Pick<Step, 'level' | 'text' | 'sql'>[]
  /** Whether the new model waits for these steps; otherwise it is in force and they are only told. */
  readonly waits: boolean
  readonly failure: string | null
  /** What the schemas in force do to others, against the last commit. */
  readonly effects: readonly Effect[]
}

/** Messages between the page and the server. */
export const NOTICE = 'schemas:notice'
export const ASK = 'schemas:ask'
export const ACCEPT = 'schemas:accept'

export const quiet: Notice = { mistakes: [], steps: [], waits: false, failure: null, effects: [] }
