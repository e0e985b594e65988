/**
 * A message to an address that somebody wrote into a form. Over HTTPS, to machines of the internet alone: the name is
 * resolved and judged as the connection is made, so that one that answers otherwise the next time leads nowhere else.
 * Redirects are not followed, and of an answer its beginning is read. It never throws: what came of it is told.
 */
import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isOutside } from './addresses.ts'

/** `any`: also without TLS, and within the own network: for development, and where receivers stand beside. */
export type Reach = 'public' | 'any'

export interface Message {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** From the first attempt to connect to the last byte of the answer; left out: 10. */
  readonly seconds?: number
  /** Whoever waits for it gives up. */
  readonly signal?: AbortSignal
}

export interface Outcome {
  /** Null: there was no answer. */
  readonly status: number | null
  /** Null: it was answered with a status of success. */
  readonly trouble: Trouble | null
  /** The beginning of the answer, as text. */
  readonly text: string
  readonly milliseconds: number
  /** How long an answer was waited for, at most. */
  readonly seconds: number
}

export type Trouble = 'url' | 'within' | 'name' | 'time' | 'certificate' | 'connection' | 'aborted' | 'status'

const SECONDS = 10
/** Bytes of an answer. */
const MOST = 1_024
/** Characters of its text: enough for a word of why, too little to hold what it was sent. */
const LONGEST = 100

export type Resolve = typeof resolve

/** Null: a message may be sent there, as far as the address itself tells. */
export function refusedUrl(text: string, reach: Reach): 'url' | 'within' | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || url.username !== '' || url.password !== '') return 'url'
  if (url.protocol !== 'https:' && !(reach === 'any' && url.protocol === 'http:')) return 'url'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return reach === 'public' && isIP(host) !== 0 && !isOutside(host) ? 'within' : null
}

export function postOutside(
  { url, body, headers, seconds = SECONDS, signal }: Message,
  reach: Reach,
  resolveName: Resolve = resolve,
): Promise<Outcome> {
  const begun = performance.now()
  const outcome = (trouble: Trouble | null, status: number | null = null, text = ''): Outcome => ({
    ...{ trouble, status, text, seconds },
    milliseconds: Math.round(performance.now() - begun),
  })
  const refused = refusedUrl(url, reach)
  if (refused !== null) return Promise.resolve(outcome(refused))
  if (signal?.aborted) return Promise.resolve(outcome('aborted'))
  return new Promise((settle) => {
    const end = (one: Outcome): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      settle(one)
      request.destroy()
    }
    const send = url.startsWith('https:') ? overHttps : overHttp
    const request = send(url, {
      method: 'POST',
      // A connection of its own: none is kept for anybody.
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'webhooks/1',
        'accept-encoding': 'identity',
        ...headers,
      },
      ...(reach === 'public' && { lookup: guarded(resolveName) }),
    })
    const timer = setTimeout(() => end(outcome('time')), seconds * 1000)
    const abort = (): void => end(outcome('aborted'))
    signal?.addEventListener('abort', abort, { once: true })
    request.on('error', (error) => end(outcome(troubleOf(error))))
    request.on('response', (response) => {
      void beginningOf(response).then((text) => {
        const { statusCode: status = 0 } = response
        end(outcome(status >= 200 && status < 300 ? null : 'status', status, text))
      })
    })
    request.end(body)
  })
}

class Within extends Error {}

/** Answers addresses only where all of them lie outside. */
const guarded =
  (resolveName: Resolve): LookupFunction =>
  (name, options, answer) => {
    const all: LookupOptions & { readonly all: true } = { ...options, all: true }
    resolveName(name, all, (error, found: LookupAddress[]) => {
      if (error !== null) return answer(error, [])
      if (found.length === 0 || !found.every(({ address }) => isOutside(address))) return answer(new Within(name), [])
      const [first] = found
      return options.all === true ? answer(null, found) : answer(null, first!.address, first!.family)
    })
  }

const NAMELESS: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'])
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS/

function troubleOf(error: Error & { readonly code?: string }): Trouble {
  if (error instanceof Within) return 'within'
  const { code = '' } = error
  if (NAMELESS.has(code)) return 'name'
  return CERTIFICATE.test(code) ? 'certificate' : 'connection'
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes >= MOST) break
    }
  } catch {
    // What has come tells enough.
  }
  const text = Buffer.concat(pieces).subarray(0, MOST).toString('utf8')
  return (
    text
      .replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/g, '')
      .trim()
      // Whoever prints its key has shown it to its own logs; nobody else is shown it here.
      .replaceAll(/whsec_[\w+/=-]+/g, 'whsec_…')
      .slice(0, LONGEST)
  )
}
