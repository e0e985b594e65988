/** What a body is by its header, and what is answered to one of another type: what was expected, and what came. */
import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '../errors/app-error.ts'

export const JSON_BODY = 'application/json'
/** The type of a body that is a file. */
export const FILE_TYPE = 'application/octet-stream'
export const FORM_TYPE = 'multipart/form-data'

/** As the header has to be written, where the type alone is not enough. */
const WRITTEN: Readonly<Record<string, string>> = { [FORM_TYPE]: `${FORM_TYPE}; boundary=…` }
/** Characters of a header that are told back. */
const TOLD = 100

export const mediaOf = (headers: IncomingHttpHeaders): string =>
  headers['content-type']?.split(';', 1)[0]!.trim().toLowerCase() ?? ''

export function otherMedia(headers: IncomingHttpHeaders, ...expected: readonly string[]): AppError {
  const [came, wanted] = [
    headers['content-type']?.trim() ?? '',
    expected.map((type) => WRITTEN[type] ?? type).join(', '),
  ]
  return came === ''
    ? new AppError('media_missing', { expected: wanted })
    : new AppError('unsupported_media', { expected: wanted, came: came.slice(0, TOLD) })
}
