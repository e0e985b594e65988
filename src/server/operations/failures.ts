/** What the database refuses, in the catalogue's words. Input can cause these; anything else stays what it is. */
import { AppError, type ErrorKey } from '../../errors/app-error.ts'

export const sqlState = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** A value that passed the schemas and yet is none for the database (class 22) is answered with the given key. */
export async function badInput<T>(key: ErrorKey, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw sqlState(error).startsWith('22') ? new AppError(key, {}, null, { cause: error }) : error
  }
}
