/**
 * What the page and the terminal are told while schemas and code change: mistakes, tables that cannot follow by
 * themselves, failures, names without code, what the change does to others. Types only.
 */
import type { Effect } from '../../generators/effects/effect.ts'
import type { Mistake } from '../../src/model/mistake.ts'
import type { Label } from '../../src/model/model.ts'
import type { Step } from '../../src/server/store/differ/plan.ts'

export interface Notice {
  readonly mistakes: readonly Mistake[]
  /** What the database was not made to follow. */
  readonly steps: readonly Pick<Step, 'level' | 'text' | 'sql' | 'waits'>[]
  /** What a person may do about some of them. */
  readonly advice: Label | null
  /** Whether the new model waits for these steps; otherwise it is in force and they are only told. */
  readonly waits: boolean
  readonly failure: string | null
  /** Names in the schemas in force that no code answers to yet. */
  readonly unwritten: readonly Mistake[]
  /** What the schemas in force do to others, against the last commit. */
  readonly effects: readonly Effect[]
}

/** What a page shows: of schemas, and why the server's code that was saved last does not run, if it does not. */
export interface Shown extends Notice {
  readonly code: string | null
}

/** Messages between the page and the server. */
export const NOTICE = 'schemas:notice'
export const ASK = 'schemas:ask'
export const ACCEPT = 'schemas:accept'

export const quiet: Notice = {
  mistakes: [],
  steps: [],
  advice: null,
  waits: false,
  failure: null,
  unwritten: [],
  effects: [],
}
