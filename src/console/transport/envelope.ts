/**
 * The two envelopes: `{err_code, err_msg, data}` of the main API and the file host, `{ErrNo, ErrMsg, …}` of the
 * passport. An answer becomes its data, or an ApiError with a text for people.
 */
import { ApiError } from './api-error.ts'

export interface Texts {
  /** The catalogue's text of an err_code, or the default text of an HTTP status. */
  ofCode(code: number): string | undefined
  /** A message with what the reader can do about an err_code, where the catalogue knows that. */
  withHint(message: string, code: number): string
  network(status: number): string
  readonly missingParameter: string
  readonly noSuchApi: string
}

export interface Answer {
  readonly status: number
  /** Parsed body; undefined when it was no JSON. */
  readonly json: unknown
}

export function unwrap({ status, json }: Answer, texts: Texts): unknown {
  const envelope = read(json)
  if (envelope?.code === 0 && isOk(status)) return envelope.data
  if (envelope === undefined && isOk(status) && json !== undefined) return json
  const code = envelope?.code ?? 0
  const message = envelope?.message || texts.ofCode(code) || texts.ofCode(status) || texts.network(status)
  throw new ApiError(message, { status, code, data: envelope?.data ?? null, told: texts.withHint(message, code) })
}

interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

function read(json: unknown): Envelope | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const body = json as Record<string, unknown>
  if (typeof body['err_code'] === 'number')
    return { code: body['err_code'], message: text(body['err_msg']), data: body['data'] }
  // The passport has no `data`: what it says stands beside the error number.
  if (typeof body['ErrNo'] === 'number') return { code: body['ErrNo'], message: text(body['ErrMsg']), data: body }
  return undefined
}

const isOk = (status: number): boolean => status >= 200 && status < 300
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
