/**
 * Attempts at passwords, counted per account and per address within a window that starts with the first of them. An attempt is noted as
 * pending before its password is looked at and settled afterwards, so that many at once gain nothing and right ones are no failures.
 */
import { AppError } from '../../errors/app-error.ts'
import type { Connection } from '../store/store.ts'

const WINDOW_MINUTES = 15
/** Wrong passwords after which a captcha is asked for. */
export const CAPTCHA_AFTER = 3
const MOST_PER_ACCOUNT = 10
/** Offices share an address. */
const MOST_PER_ADDRESS = 60
/** People of one office who log in at the same moment; more are no office. */
const MOST_AT_ONCE = 20

export interface Attempt {
  readonly account: string
  readonly address: string
}

/** Names and addresses that say nothing are counted together. */
const NOTHING = ' '
export const attemptAt = (account: string, address: string): Attempt => ({ account: account.trim().toLowerCase().slice(0, 50) || NOTHING, address: address.slice(0, 64) || NOTHING })

export interface Before {
  /** Failures of the account or the address, whichever is more; of the account also what is under way. */
  readonly failures: number
  /** So many that a captcha is asked for. */
  readonly suspicious: boolean
}

/** Notes the attempt and answers what was there before it. Each that is begun is settled. */
export async function beginAttempt(store: Connection, attempt: Attempt, now: Date): Promise<Before> {
  refuseTooMany(await countsOf(store, attempt, now), 0, now)
  await note(store, attempt, { count: 0, pending: 1 }, now)
  const counts = await countsOf(store, attempt, now)
  try {
    refuseTooMany(counts, 1, now)
  } catch (error) {
    await settleAttempt(store, attempt, 'withdrawn')
    throw error
  }
  const failures = Math.max(counts.account + counts.accountPending - 1, counts.address)
  return { failures, suspicious: failures >= CAPTCHA_AFTER || counts.addressPending > MOST_AT_ONCE }
}

/** In the window that is open, or in one that begins now. */
async function note(store: Connection, { account, address }: Attempt, { count, pending }: { readonly count: number; readonly pending: number }, now: Date): Promise<void> {
  await store.query({
    text: `insert into login_attempts (account, address, count, pending, until) values ($1, $2, $5, $6, $3)
      on conflict (account, address) do update set
        count = case when login_attempts.until < $4 then 0 else login_attempts.count end + $5,
        pending = case when login_attempts.until < $4 then 0 else login_attempts.pending end + $6,
        until = case when login_attempts.until < $4 then $3 else login_attempts.until end`,
    values: [account, address, new Date(now.getTime() + WINDOW_MINUTES * 60_000), now, count, pending],
  })
}

interface Counts { readonly account: number; readonly accountPending: number; readonly address: number; readonly addressPending: number; readonly until: Date | null }

async function countsOf(store: Connection, { account, address }: Attempt, now: Date): Promise<Counts> {
  const sum = (column: string, of: string): string => `coalesce(sum(${column}) filter (where ${of}), 0)::int`
  const { rows } = await store.query({
    text: `select ${sum('count', 'account = $1')} as account, ${sum('pending', 'account = $1')} as "accountPending",
        ${sum('count', 'address = $2')} as address, ${sum('pending', 'address = $2')} as "addressPending", min(until) as until
      from login_attempts where (account = $1 or address = $2) and until >= $3`,
    values: [account, address, now],
  })
  return rows[0] as unknown as Counts
}

function refuseTooMany({ account, accountPending, address, addressPending, until }: Counts, itself: number, now: Date): void {
  if (account + accountPending - itself < MOST_PER_ACCOUNT && address + addressPending - itself < MOST_PER_ADDRESS) return
  throw new AppError('too_many_attempts', { minutes: Math.max(1, Math.ceil(((until ?? now).getTime() - now.getTime()) / 60_000)) })
}

/** `withdrawn`: it was no guess at a password after all (no captcha came with it). */
export async function settleAttempt(store: Connection, { account, address }: Attempt, as: 'failed' | 'withdrawn'): Promise<void> {
  await store.query({
    text: 'update login_attempts set pending = greatest(pending - 1, 0), count = count + $3 where account = $1 and address = $2',
    values: [account, address, as === 'failed' ? 1 : 0],
  })
}

/** A picture read wrong was no guess at the account's password: whoever knows a name could lock its owner out. The address answers for it. */
export async function blameAddress(store: Connection, attempt: Attempt, now: Date): Promise<void> {
  await settleAttempt(store, attempt, 'withdrawn')
  await note(store, { account: NOTHING, address: attempt.address }, { count: 1, pending: 0 }, now)
}

/** The right password forgives the account; the address keeps what it did to other accounts. */
export async function forgive(store: Connection, { account }: Attempt, now: Date): Promise<void> {
  await store.query({ text: 'delete from login_attempts where account = $1 or until < $2', values: [account, now] })
}
