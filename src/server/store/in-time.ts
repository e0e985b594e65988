/** How long a statement may be waited for. Whoever stops it says how: a statement that was given up may still run. */
import { AppError } from '../../errors/app-error.ts'
import { translate } from './failures.ts'

export const inTime = async <T>(timeout: number, stop: () => void, work: () => Promise<T>): Promise<T> => {
  let late = false
  const timer = setTimeout(() => {
    late = true
    stop()
  }, timeout)
  try {
    return await work()
  } catch (error) {
    throw late ? new AppError('timeout', {}, null, { cause: error }) : translate(error)
  } finally {
    clearTimeout(timer)
  }
}
