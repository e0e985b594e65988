/** The language that stands in place of English where texts are shown, as long as it is chosen. */
import type { Say } from './sayer.ts'

export interface Spoken {
  /** As browsers know it. */
  readonly locale: string
  readonly say: Say
}

let spoken: Spoken | null = null

/** Null: Chinese or English, as they are written. */
export function speak(language: Spoken | null): void {
  spoken = language
}

export const spokenNow = (): Spoken | null => spoken
