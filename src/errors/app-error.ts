/** The one error class; texts, codes and statuses come from the catalogue: `app/errors.json` of engine and product. */
import { errors } from '../generated/errors.ts'

export type ErrorKey = keyof typeof errors

export interface FieldError {
  readonly field: string
  readonly message: { readonly zh: string; readonly en: string }
}

export interface ErrorEntry {
  readonly code: number
  readonly status: number
  readonly message: { readonly zh: string; readonly en: string }
  readonly hint?: { readonly zh: string; readonly en: string }
}

export class AppError extends Error {
  readonly key: ErrorKey
  /** Values for `{placeholders}` in the message. */
  readonly params: Readonly<Record<string, string | number>>
  /** Goes into the envelope's `data`: `{fields}` for bad fields, `{current}` for a conflict. */
  readonly data: { readonly fields?: readonly FieldError[]; readonly [key: string]: unknown } | null

  constructor(key: ErrorKey, params: AppError['params'] = {}, data: AppError['data'] = null, options?: ErrorOptions) {
    super(key, options)
    this.name = 'AppError'
    this.key = key
    this.params = params
    this.data = data
  }
}

export const entry = (key: ErrorKey): ErrorEntry => errors[key]
