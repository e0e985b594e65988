/**
 * How adapters make HTTP requests: each attempt has a time limit, and is repeated only where that does nothing twice.
 * What is sent under a key (`Idempotency-Key`) counts as the same message at every attempt.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { Answered } from './trouble.ts'

export interface Asking {
  /** As JSON. */
  readonly body: unknown
  /** The other side takes the same key for the same message; left out: it is asked once. */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

const ATTEMPT_MS = 4_000
/** Delays before the second and the third attempt, with some jitter so that retries do not coincide. */
const PAUSES_MS = [200, 800] as const
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500

export const ask = (url: string, { body, key, headers }: Asking): Promise<Response> =>
  answered(url, key === undefined ? [] : PAUSES_MS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }), ...headers },
    body: JSON.stringify(body),
  })

/** A question that changes nothing, and may be repeated. */
export const look = (url: string): Promise<Response> => answered(url, PAUSES_MS, {})

async function answered(url: string, pauses: readonly number[], request: RequestInit): Promise<Response> {
  const once = (): Promise<Response> =>
    fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(ATTEMPT_MS) })
  for (const pause of pauses) {
    const answer = await once().catch(() => null)
    if (answer !== null && !isPassing(answer.status)) return taken(answer)
    await answer?.body?.cancel()
    await wait(pause * (1 + Math.random() / 4))
  }
  return taken(await once())
}

/** What the other side says of its trouble may hold anything, so it is told by its number alone. */
async function taken(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  await answer.body?.cancel()
  throw new Answered(answer.status)
}
