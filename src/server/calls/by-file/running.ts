/** What a run of a file has beside its rows: how its calls are made, what was asked, how far it is. */
import { AppError } from '../../../errors/app-error.ts'
import type { FileRun } from '../../../model/answers.ts'
import type { Context } from '../../operations/context.ts'
import { Stopped } from '../../operations/import/in-process.ts'
import type { Performance } from '../perform.ts'
import type { CallFile } from './call-file.ts'

/** How far it is, beside what is counted of its rows. */
export type Progress = Pick<FileRun, 'mode' | 'percent' | 'choices' | 'ignored' | 'message'>

export const beginning = (mode: Progress['mode']): Progress => ({
  mode,
  percent: 0,
  choices: {},
  ignored: [],
  message: null,
})

/** How the rows' calls are made. */
export interface Means extends Omit<Performance, 'key' | 'payload' | 'call' | 'within'> {
  /** Nobody foresaw it: a row is refused for it, and whoever runs the server is told. */
  readonly failed: (error: unknown) => void
  /** A request as people send it, held to the call's document. */
  readonly request: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Who asks, as they are by now; throws what they would be told. */
  readonly again: () => Promise<Context>
}

export interface Asked {
  readonly mode: Progress['mode']
  /** Errors that are settled beforehand by their choices. */
  readonly answers: readonly string[]
}

export interface Running {
  readonly file: CallFile
  readonly means: Means
  readonly asked: Asked
  readonly id: number
  readonly stop: AbortController
}

export interface Here {
  /** Of who asks, as they were last found to be. */
  context: Context
  progress: Progress
  /** Rows of which something has come. */
  handled: number
}

export function refuseStopped({ stop: { signal } }: Pick<Running, 'stop'>): void {
  if (signal.aborted) throw signal.reason instanceof AppError ? signal.reason : new Stopped()
}
