/** Failures that screens tell apart. */
import type { RaRecord } from 'ra-core'
import { ApiError } from '../transport/api-error.ts'

/** Someone else saved first: `current` is the record as it now stands. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError'
  readonly current: RaRecord

  constructor(cause: ApiError, current: RaRecord) {
    super(cause.message, cause, { cause })
    this.current = current
  }
}

export const isConflict = (error: unknown): error is ConflictError => error instanceof ConflictError

/** HTTP status of a failed call; 0 when no answer came or it was no call. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)
/** The server could not be reached, or said nothing. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0
/** err_code of a failed call; 0 when there is none. */
export const codeOf = (error: unknown): number => (error instanceof ApiError ? error.code : 0)
/** The text of a failed call, already in the user's language, with what can be done about it. */
export const messageOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.told : undefined)
/** What the server said beside the error. */
export const dataOf = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof ApiError && typeof error.data === 'object' && error.data !== null
    ? (error.data as Record<string, unknown>)
    : {}

export interface FieldError {
  readonly field: string
  readonly message: string
}

/** What the server said of fields. */
export function fieldsToBlame(error: unknown): readonly FieldError[] {
  const { fields } = dataOf(error)
  return Array.isArray(fields)
    ? (fields as FieldError[]).filter(({ field, message }) => typeof field === 'string' && typeof message === 'string')
    : []
}

/** For where no field can be marked: what is wrong with each, else the text of the whole. */
export function toldOf(error: unknown): string | undefined {
  const fields = fieldsToBlame(error)
  return fields.length === 0 ? messageOf(error) : fields.map(({ message }) => message).join('；')
}

/** Field → text, for forms that are not react-admin's. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? (error.body.errors ?? {}) : {}
  return Object.fromEntries(
    Object.entries(errors).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
