/**
 * Questions about the server's condition that anybody may ask at any rate: one of a kind is asked at a time, its answer
 * serves for a moment, and nobody waits for longer than a while.
 */
import { AppError } from '../../errors/app-error.ts'

/** Milliseconds. */
export interface Bounds {
  /** So long an answer serves. */
  readonly keep: number
  /** So long it is waited for. */
  readonly wait: number
}

export function shared<T>(ask: () => Promise<T>, { keep, wait }: Bounds): () => Promise<T> {
  let current: Promise<T> | null = null
  return () => (current ??= inTime(ask(), wait, () => (current = null), keep))
}

/** A question that is not answered in time stays asked: until it has come to an end, nobody asks again. */
function inTime<T>(answer: Promise<T>, wait: number, over: () => void, keep: number): Promise<T> {
  const done = answer.finally(() => void setTimeout(over, keep).unref())
  done.catch(() => undefined)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('timeout')), wait)
    done.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
