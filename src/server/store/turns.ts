/**
 * So many at the same time, so many more in line behind them, and nobody in line for longer than a while: whoever holds
 * a connection for as long as somebody else reads must not be joined by everybody.
 */
import { AppError } from '../../errors/app-error.ts'

export interface TurnsOptions {
  readonly running: number
  readonly waiting: number
  readonly waitMs: number
}

export interface Turns {
  /**
   * Answers how to leave, which may be done twice. Refuses at once when the line is full, and later whoever has waited
   * enough.
   */
  enter(signal?: AbortSignal): Promise<() => void>
  load(): { readonly running: number; readonly waiting: number }
}

export const createTurns = ({ running, waiting, waitMs }: TurnsOptions): Turns => {
  const line = new Set<() => void>()
  let inside = 0
  const leaver = (): (() => void) => {
    let left = false
    return () => {
      if (left) return
      left = true
      const [next] = line
      if (next) next()
      else inside--
    }
  }
  const inLine = (signal: AbortSignal | undefined): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const out = (): void => {
        line.delete(turn)
        clearTimeout(timer)
        signal?.removeEventListener('abort', gone)
      }
      const turn = (): void => {
        out()
        resolve(leaver())
      }
      const gone = (): void => {
        out()
        reject(new AppError('operation_failed'))
      }
      const timer = setTimeout(() => {
        out()
        reject(new AppError('exports_full'))
      }, waitMs)
      signal?.addEventListener('abort', gone)
      line.add(turn)
    })
  return {
    enter: async (signal) => {
      if (signal?.aborted) throw new AppError('operation_failed')
      if (inside < running) {
        inside++
        return leaver()
      }
      if (line.size >= waiting) throw new AppError('exports_full')
      return inLine(signal)
    },
    load: () => ({ running: inside, waiting: line.size }),
  }
}
