/** Requests to a host, as a program sends them; of a file the beginning is read, and of a stream nothing. */

export interface Sent {
  readonly method: string
  /** With its query, from the first slash on. */
  readonly url: string
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  /** Media type; empty: none was told. */
  readonly type: string
  /** Undefined: the body is no JSON. */
  readonly json: unknown
  /** First bytes of a body that is no JSON, each as a character. */
  readonly head: string
  readonly headers: Headers
}

export interface Host {
  send(sent: Sent, headers: Readonly<Record<string, string>>): Promise<Answer>
}

/** A host that does not answer for so long does not answer. */
const SECONDS = 30

export const hostAt = (base: string): Host => ({
  send: async ({ method, url, body }, headers) => {
    const leave = new AbortController()
    const timer = setTimeout(() => leave.abort(), SECONDS * 1000)
    try {
      const response = await fetch(base.replace(/\/+$/, '') + url, {
        method,
        redirect: 'manual',
        signal: leave.signal,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return await read(response)
    } finally {
      clearTimeout(timer)
      leave.abort()
    }
  },
})

async function read(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const known = { status: response.status, type, headers: response.headers }
  if (type === 'application/json') return { ...known, json: parsed(await response.text()), head: '' }
  return { ...known, json: undefined, head: type === 'text/event-stream' ? '' : await beginning(response) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Read to its end, for a host may give one file at a time; kept are its first bytes. */
async function beginning(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  let head = ''
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    if (done) return head
    if (head === '') head = Buffer.from(value.slice(0, 16)).toString('latin1')
  }
}

export const queryOf = (query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}
