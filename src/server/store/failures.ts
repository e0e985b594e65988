/**
 * What can go wrong beneath a statement, said in the catalogue's words; and why a store cannot be opened, in one
 * sentence.
 */
import { AppError, type ErrorKey } from '../../errors/app-error.ts'
import type { Label } from '../../model/model.ts'

/** What a person is told in one sentence, without a stack: the command prints it and exits with 1. */
export class ToldError extends Error {
  readonly text: Label

  constructor(text: Label, options?: ErrorOptions) {
    super(text.en, options)
    this.name = new.target.name
    this.text = text
  }
}

/** The server cannot start. */
export class StartError extends ToldError {}

/** SQLSTATE or system error → catalogue key. Constraint violations are not here: operations read those themselves. */
const keys: Readonly<Record<string, ErrorKey>> = {
  57014: 'timeout',
  '55P03': 'timeout',
  '57P01': 'database_unavailable',
  '57P02': 'database_unavailable',
  '57P03': 'database_unavailable',
  '57P04': 'database_unavailable',
  '57P05': 'database_unavailable',
  '25P03': 'database_unavailable',
  // A standby that has not been promoted yet, or a password that was changed: nothing that a request could mend.
  25006: 'database_unavailable',
  28000: 'database_unavailable',
  '28P01': 'database_unavailable',
  '3D000': 'database_unavailable',
  53200: 'database_unavailable',
  53300: 'database_unavailable',
  '08000': 'database_unavailable',
  '08001': 'database_unavailable',
  '08003': 'database_unavailable',
  '08006': 'database_unavailable',
  ECONNREFUSED: 'database_unavailable',
  ECONNRESET: 'database_unavailable',
  EPIPE: 'database_unavailable',
  ETIMEDOUT: 'database_unavailable',
  ENOTFOUND: 'database_unavailable',
  EAI_AGAIN: 'database_unavailable',
  EHOSTUNREACH: 'database_unavailable',
  ENETUNREACH: 'database_unavailable',
  // The socket's file goes with its server.
  ENOENT: 'database_unavailable',
  53100: 'disk_full',
  ENOSPC: 'disk_full',
}

/** The database is unreachable or belongs to a newer version: no fault of the work, which is taken up again later. */
export const isAway = (error: unknown): boolean =>
  error instanceof AppError && (error.key === 'database_unavailable' || error.key === 'superseded')

/** Nothing can be written for now, while what is there can be read. */
export const keepsReading = (error: unknown): boolean =>
  error instanceof AppError && (error.key === 'disk_full' || error.key === 'superseded')

/** What the driver says without a code when its connection has gone or none came free in time. */
const LOST =
  /connection terminated|not queryable|client was closed|connection is closed|timeout exceeded when trying to connect|timeout expired|cannot use a pool/i

export const codeOf = (error: unknown): string | null => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : null
}

export const translate = (error: unknown): unknown => {
  if (error instanceof AppError) return error
  // The embedded database could not be opened again after it stopped: for a request that is a failure like others.
  if (error instanceof StartError)
    return new AppError(keys[codeOf(error.cause) ?? ''] ?? 'database_unavailable', {}, null, { cause: error })
  const key =
    keys[codeOf(error) ?? ''] ?? (LOST.test((error as Error | null)?.message ?? '') ? 'database_unavailable' : null)
  return key === null ? error : new AppError(key, {}, null, { cause: error })
}

/** Runs `work`; what it throws is in the catalogue's words where the catalogue has one. */
export const translated = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw translate(error)
  }
}
