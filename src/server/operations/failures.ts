/** What the database refuses, in the catalogue's words. Input can cause these; anything else stays what it is. */
import { AppError, type ErrorKey } from '../../errors/app-error.ts'

export const sqlState = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/**
 * Nobody but the database reads the values of a cursor: what it refuses there tells of who sent it, not of a check that
 * is missing, and is nothing to log.
 */
const JUDGED_BY_THE_DATABASE: ReadonlySet<ErrorKey> = new Set(['bad_cursor'])

/** A value that passed the schemas and yet is none for the database (class 22) is answered with the given key. */
export async function badInput<T>(key: ErrorKey, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!sqlState(error).startsWith('22')) throw error
    throw new AppError(key, {}, null, JUDGED_BY_THE_DATABASE.has(key) ? {} : { cause: error })
  }
}
