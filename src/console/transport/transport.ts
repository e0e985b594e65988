/**
 * The `/v3` dialect: sends a call and gives back its data, or throws an ApiError whose text can be shown.
 * It knows hosts, envelopes, time-out and language; it must not know entities, React or react-admin.
 */
import { request_timeout_ms } from '../../generated/constants.ts'
import type { Call, Host, Lang } from '../../model/model.ts'
import { LANGUAGE_TAGS } from '../../values/language-tags.ts'
import { ApiError } from './api-error.ts'
import type { RuntimeConfig } from './config.ts'
import { unwrap, type Answer, type Texts } from './envelope.ts'
import { fillPath } from './path.ts'
import { stripBlanks, toQuery, type Payload } from './payload.ts'

export type CallAddress = Pick<Call, 'host' | 'method' | 'path'> &
  Partial<Pick<Call, 'cached' | 'keeps_empty' | 'idempotent'>>

export interface CallInput {
  /** Values of the path's parameters, in order. */
  readonly path?: readonly (string | number)[]
  readonly payload?: Payload
  /** Sent as it is instead of the payload (multipart). */
  readonly form?: FormData
  /** Sent as it is; the payload then stands in the address. */
  readonly file?: Blob
  /** Sent again with the same key, it is answered as before and does nothing. */
  readonly key?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export interface Transport {
  /** One catalogued call; undefined is a call that the catalogue does not know. */
  call(address: CallAddress | undefined, input?: CallInput): Promise<unknown>
  /** One request to a full address, the payload already in place: what other REST clients are built on. */
  send(url: string, init?: RequestInit): Promise<unknown>
  /** A file as it comes, however long that takes. */
  open(url: string, signal: AbortSignal, payload?: Payload): Promise<Response>
  /** What an answer says that came another way. */
  read(answer: Answer): Promise<unknown>
  /** The kept answers of cached calls belong to the account that was logged in. */
  forgetAnswers(): void
  /** The full address of a call, for what the browser itself opens (downloads, pictures). */
  url(address: Pick<CallAddress, 'host' | 'path'>, input?: CallInput): string
}

export interface TransportOptions {
  readonly config: RuntimeConfig
  readonly lang: () => Lang
  readonly texts: (lang: Lang) => Texts
  /** Told of each failure, before the caller is. */
  readonly onFailure?: (error: ApiError) => void
  /** Told of the headers of each answer. */
  readonly onHeaders?: (headers: Headers) => void
  /** Told of each exchange whether the server answered. */
  readonly onReach?: (reached: boolean) => void
}

export function createTransport({ config, lang, texts, onFailure, onReach, onHeaders }: TransportOptions): Transport {
  const kept = new Map<string, Promise<unknown>>()
  const url = ({ host, path }: { host: Host; path: string }, input: CallInput = {}): string => {
    const filled = fillPath(path, input.path)
    if (filled === undefined) throw new ApiError(texts(lang()).missingParameter)
    return config.hosts[host] + filled
  }
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ApiError) onFailure?.(error)
      throw error
    }
  }
  const watches = { onReach, onHeaders }
  const send = (address: string, init: RequestInit = {}): Promise<unknown> =>
    told(async () => unwrap(await exchange(address, init, lang(), texts(lang()), watches), texts(lang())))
  const open = (address: string, signal: AbortSignal, payload?: Payload): Promise<Response> => {
    const init = payload === undefined ? {} : { method: 'POST', body: JSON.stringify(stripBlanks(payload)) }
    return told(() => opened(address, { ...init, signal }, lang(), texts(lang()), watches))
  }
  const ask = async (address: CallAddress, input: CallInput): Promise<unknown> => {
    const target = url(address, input)
    const payload = input.payload ?? {}
    if (address.method === 'GET' || address.method === 'DELETE')
      return send(target + toQuery(payload), { method: address.method, signal: input.signal ?? null })
    if (input.file)
      return send(target + toQuery(payload), {
        method: address.method,
        body: input.file,
        headers: { 'Content-Type': 'application/octet-stream' },
        signal: input.signal ?? null,
      })
    const body = input.form ?? JSON.stringify(stripBlanks(payload, address.keeps_empty))
    const headers: Record<string, string> = input.key === undefined ? {} : { 'Idempotency-Key': input.key }
    return send(target, { method: address.method, body, headers, signal: input.signal ?? null })
  }
  const call = async (address: CallAddress | undefined, input: CallInput = {}): Promise<unknown> => {
    if (address === undefined) throw new ApiError(texts(lang()).noSuchApi, { code: 404 })
    if (address.cached !== true) return ask(address, input)
    // Answers hold labels, so each language has its own.
    const key = JSON.stringify([lang(), address.path, input.path, input.payload])
    const known = kept.get(key)
    if (known) return known
    const answer = ask(address, { ...input, signal: undefined })
    kept.set(key, answer)
    answer.catch(() => kept.delete(key))
    return answer
  }
  const read = (answer: Answer): Promise<unknown> =>
    told(() => Promise.resolve(answer).then((one) => unwrap(one, texts(lang()))))
  return { call, send, open, read, url, forgetAnswers: () => kept.clear() }
}

/** Answers of what stands before a server that is away. */
const AWAY = new Set([502, 503, 504])

type Watches = { [K in 'onReach' | 'onHeaders']: TransportOptions[K] }

async function exchange(
  address: string,
  init: RequestInit,
  lang: Lang,
  texts: Texts,
  { onReach, onHeaders }: Watches,
): Promise<Answer> {
  return reaching(init.signal, texts, onReach, async () => {
    const { response, text } = await withinTime(init.signal, async (signal) => {
      const found = await fetch(address, { ...init, credentials: 'include', headers: headers(init, lang), signal })
      return { response: found, text: await found.text() }
    })
    const answer = { status: response.status, json: parse(text) }
    onHeaders?.(response.headers)
    onReach?.(answer.json !== undefined || !AWAY.has(answer.status))
    return answer
  })
}

/** By a timer that ends with the answer: those of `AbortSignal.timeout` would each run on for their 30 seconds. */
async function withinTime<T>(
  given: AbortSignal | null | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), request_timeout_ms)
  try {
    return await work(given ? AbortSignal.any([given, limit.signal]) : limit.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Only a failure has an envelope. */
async function opened(
  address: string,
  init: RequestInit & { readonly signal: AbortSignal },
  lang: Lang,
  texts: Texts,
  { onReach, onHeaders }: Watches,
): Promise<Response> {
  const response = await reaching(init.signal, texts, onReach, () =>
    fetch(address, { ...init, credentials: 'include', headers: headers(init, lang) }),
  )
  onHeaders?.(response.headers)
  if (!response.ok) unwrap({ status: response.status, json: parse(await response.text()) }, texts)
  onReach?.(true)
  return response
}

async function reaching<T>(
  signal: AbortSignal | null | undefined,
  texts: Texts,
  onReach: TransportOptions['onReach'],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    // The caller gave up: its own business, not a failure to show.
    if (signal?.aborted) throw cause
    onReach?.(false)
    throw new ApiError(texts.network(0), {}, { cause })
  }
}

function headers(init: RequestInit, lang: Lang): Headers {
  const all = new Headers(init.headers)
  all.set('Accept', 'application/json')
  all.set('Accept-Language', LANGUAGE_TAGS[lang])
  if (typeof init.body === 'string') all.set('Content-Type', 'application/json')
  return all
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
