/**
 * What may be asked only so often by one account or from one address: counted in the database, where every process
 * counts alike, within a window that begins with the first. The limits are constants of the model.
 */
import { createHash } from 'node:crypto'
import { AppError } from '../../errors/app-error.ts'
import type { Model } from '../../model/model.ts'
import type { Connection } from '../store/store.ts'
import type { Context } from './context.ts'

const LIMITS = {
  masked_searches: { most: 'masked_searches_max', minutes: 'masked_searches_minutes', error: 'too_many_requests' },
  reveals: { most: 'reveals_max', minutes: 'reveals_minutes', error: 'too_many_reveals' },
  reveals_more: { most: 'reveals_more_max', minutes: 'reveals_minutes', error: 'too_many_reveals' },
  uploads: { most: 'uploads_max', minutes: 'uploads_minutes', error: 'too_many_requests' },
  guesses: { most: 'guesses_max', minutes: 'guesses_minutes', error: 'too_many_attempts' },
  captchas: { most: 'captchas_max', minutes: 'captchas_minutes', error: 'too_many_requests' },
} as const

export interface Asking {
  readonly what: keyof typeof LIMITS
  /** An account or an address. */
  readonly who: string
  /** So many at once. */
  readonly count: number
  /** Tells what is asked for: the same again is not counted. Null: each counts. */
  readonly digest: string | null
}

/** Throws when it is too often; `onFirst` is done before that, once in a window. */
export async function refuseTooOften(
  connection: Connection,
  { app: { constants } }: Model,
  { what, who, count, digest }: Asking,
  now: Date,
  onFirst?: (count: number) => Promise<void>,
): Promise<void> {
  const most = Number(constants[LIMITS[what].most])
  const until = new Date(now.getTime() + Number(constants[LIMITS[what].minutes]) * 60_000)
  const { count: counts, until: ends } = await counted(
    connection,
    { subject: `${what}:${who}`.slice(0, 150), count, digest, until },
    now,
  )
  if (counts <= most) return
  if (counts - count <= most) await onFirst?.(counts)
  throw new AppError(LIMITS[what].error, {
    most,
    minutes: Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 60_000)),
  })
}

export interface Counting {
  readonly subject: string
  /** So many at once. */
  readonly count: number
  /** The same as the last again is not counted. Null: each counts. */
  readonly digest: string | null
  /** The end of a window that begins now. */
  readonly until: Date
}

/** What the window that is open has counted with these, and when it ends. */
export async function counted(
  connection: Connection,
  { subject, count, digest, until }: Counting,
  now: Date,
): Promise<{ readonly count: number; readonly until: Date }> {
  const {
    rows: [row],
  } = await connection.query({
    text: `insert into request_counts (subject, count, last_digest, until) values ($1, $2, $3, $4)
      on conflict (subject) do update set
        count = case when request_counts.until < $5 then $2 when request_counts.last_digest = $3 then request_counts.count else request_counts.count + $2 end,
        last_digest = $3, until = case when request_counts.until < $5 then $4 else request_counts.until end
      returning count, until`,
    values: [subject, count, digest, until, now],
  })
  return { count: Number(row?.['count']), until: new Date(row?.['until'] as Date) }
}

/** Guesses at a code: of one subject by anybody of the company. Must not stand in a transaction, which would forget. */
export const refuseGuesses = (
  { connection, model, actor, now }: Context,
  subject: string,
  code: string,
): Promise<void> => {
  const who = `${actor.client_id}/${subject}`
  const digest = createHash('sha256')
    .update(JSON.stringify([who, code]))
    .digest('hex')
  return refuseTooOften(connection, model, { what: 'guesses', who, count: 1, digest }, now)
}
