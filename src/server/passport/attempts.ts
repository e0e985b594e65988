/**
 * Login attempts, counted per account and per address within a window that starts with the first of them. An attempt is
 * counted before its password is looked at, so that many at once gain nothing.
 */
import { AppError } from '../../errors/app-error.ts'
import type { Connection } from '../store/store.ts'

const WINDOW_MINUTES = 15
/** Wrong passwords after which a captcha is asked for. */
export const CAPTCHA_AFTER = 3
const MOST_PER_ACCOUNT = 10
/** Offices share an address. */
const MOST_PER_ADDRESS = 60

export interface Attempt {
  readonly account: string
  readonly address: string
}

/** Counts the attempt and answers how many were there before it, for the account or the address, whichever is more. */
export async function countAttempt(store: Connection, attempt: Attempt, now: Date): Promise<number> {
  const until = new Date(now.getTime() + WINDOW_MINUTES * 60_000)
  await refuseTooMany(store, attempt, now)
  await store.query({
    text: `insert into login_attempts (account, address, count, until) values ($1, $2, 1, $3)
      on conflict (account, address) do update set
        count = case when login_attempts.until < $4 then 1 else login_attempts.count + 1 end,
        until = case when login_attempts.until < $4 then $3 else login_attempts.until end`,
    values: [attempt.account, attempt.address, until, now],
  })
  return (await refuseTooMany(store, attempt, now, 1)) - 1
}

async function refuseTooMany(store: Connection, { account, address }: Attempt, now: Date, itself = 0): Promise<number> {
  const { rows } = await store.query({
    text: `select coalesce(sum(count) filter (where account = $1), 0)::int as account, coalesce(sum(count) filter (where address = $2), 0)::int as address, min(until) as until
      from login_attempts where (account = $1 or address = $2) and until >= $3`,
    values: [account, address, now],
  })
  const { account: ofAccount, address: ofAddress, until } = rows[0] as { account: number; address: number; until: Date | null }
  if (ofAccount - itself >= MOST_PER_ACCOUNT || ofAddress - itself >= MOST_PER_ADDRESS) {
    throw new AppError('too_many_attempts', { minutes: Math.max(1, Math.ceil(((until ?? now).getTime() - now.getTime()) / 60_000)) })
  }
  return Math.max(ofAccount, ofAddress)
}

/** It was no guess at a password after all (no captcha came with it). */
export async function takeBackAttempt(store: Connection, { account, address }: Attempt): Promise<void> {
  await store.query({ text: 'update login_attempts set count = greatest(count - 1, 0) where account = $1 and address = $2', values: [account, address] })
}

/** The right password forgives the account; the address keeps what it did to other accounts. */
export async function forgive(store: Connection, { account }: Attempt, now: Date): Promise<void> {
  await store.query({ text: 'delete from login_attempts where account = $1 or until < $2', values: [account, now] })
}
