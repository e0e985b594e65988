/** What the generic calls of entities answer, as server and console both read it. */

/** What came of the rows of a file so far. */
export interface ImportCounts {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly wrong: number
  /** Rows that are taken though a value in them may be wrong. */
  readonly doubtful: number
}

export interface ImportProblem {
  /** Of the file; its first row holds the heads. */
  readonly row: number
  /** Head of its column, without the template's mark; null: the whole row. */
  readonly column: string | null
  readonly text: string
}

/** What came of a row, or would come of it. */
export interface RowOutcome {
  readonly row: number
  /** What was done, in the reader's language. */
  readonly text: string
  /** The very same was asked and done within the last day, and was not done again. */
  readonly repeated: boolean
}

export interface RefusedRows {
  readonly count: number
  /** The first of them. */
  readonly rows: readonly number[]
}

/** How far a file of calls is, and what has come of it. Rows that were done stay done, whatever became of the rest. */
export interface FileRun {
  readonly id: number
  readonly state: 'running' | 'done' | 'failed' | 'stopped'
  readonly mode: 'check' | 'do'
  readonly percent: number
  readonly rows: number
  readonly done: number
  readonly repeated: number
  readonly refused: number
  /** The first of what was refused. */
  readonly problems: readonly ImportProblem[]
  /** The first of what was done. */
  readonly outcomes: readonly RowOutcome[]
  /** By the key of an error that leaves a choice, the rows that it refused. */
  readonly choices: Readonly<Record<string, RefusedRows>>
  /** What of it is passed over: heads of columns, the template's example. */
  readonly ignored: readonly string[]
  /** Why it failed. */
  readonly message: string | null
}

/** How far an import is, and what has come of it. */
export interface ImportRun extends ImportCounts {
  readonly id: number
  readonly state: 'running' | 'done' | 'failed' | 'stopped'
  readonly mode: 'check' | 'all' | 'good'
  /** Part of the file that has been read. */
  readonly percent: number
  readonly written: boolean
  /** The first of what is wrong. */
  readonly problems: readonly ImportProblem[]
  /** The first of what may be wrong. */
  readonly doubts: readonly ImportProblem[]
  /** What of it is passed over: heads of columns that nobody writes, the template's example. */
  readonly ignored: readonly string[]
  /** Fields by which rows were taken for records that are there. */
  readonly key: readonly string[]
  /** Why it failed. */
  readonly message: string | null
}
