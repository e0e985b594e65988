/** What happens to commands, for the log and for those who count: never what is in them. */
import type { DueAction } from './queue.ts'

export interface Happened {
  /** What the dispatcher has done about it, or what an answer came to. */
  readonly outcome: DueAction | 'away' | 'done' | 'failed' | 'ignored'
  readonly command: string
  readonly request_id: string | null
}

export type Note = (happened: Happened) => void
