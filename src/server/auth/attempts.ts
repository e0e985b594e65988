/**
 * Attempts at passwords and codes, counted within a window that starts with the first of them: for each account by
 * whatever name it is called, for each name that was typed, and for each address. An attempt is noted as pending before
 * its password is looked at and settled afterwards, so that many at once gain nothing and right ones are no failures.
 * Names that nobody has are counted as those that somebody has, or the counts would tell.
 */
import { AppError } from '../../errors/app-error.ts'
import { captcha_after_failures, login_failures_max, login_wait_minutes } from '../../generated/constants.ts'
import type { Connection } from '../store/store.ts'
import { normalName, type Account } from './accounts.ts'

const WINDOW_MINUTES = login_wait_minutes
/** Wrong passwords after which a captcha is asked for. */
export const CAPTCHA_AFTER: number = captcha_after_failures
const MOST_PER_ACCOUNT = login_failures_max
/** Offices share an address. */
const MOST_PER_ADDRESS = 60
/** People of one office who log in at the same moment; more are no office. */
const MOST_AT_ONCE = 20

/** Where it is counted: who is meant, and from where. */
interface Count {
  readonly account: string
  readonly address: string
}

export interface Attempt {
  /** As it was typed: counted for the name, over all addresses, and for the address, over all names. */
  readonly typed: Count
  /** Of the accounts that are meant, by whatever name: from anywhere, and from this address alone. */
  readonly meant: readonly Count[]
}

/** Names and addresses that say nothing are counted together. */
const NOTHING = ' '
/** In place of an address: from anywhere. No address looks like it, nor like one with `@` in front. */
const ANYWHERE = '*'

type Whose = Pick<Account, 'client_id' | 'staff_id'>
const keyOf = ({ client_id, staff_id }: Whose): string => `#${client_id}/${staff_id}`
const normal = (name: string): string => normalName(name).slice(0, 50) || NOTHING
const placed = (address: string): string => address.slice(0, 63) || NOTHING

/** At a password, by a name that these accounts have. */
export function attemptAt(name: string, accounts: readonly Whose[], address: string): Attempt {
  const place = placed(address)
  const keys = accounts.map(keyOf)
  const here = (keys.length === 0 ? [normal(name)] : keys).map((account) => ({ account, address: `@${place}` }))
  return {
    typed: { account: normal(name), address: place },
    meant: [...keys.map((account) => ({ account, address: ANYWHERE })), ...here],
  }
}

/**
 * At a code, which is void after some tries: it counts for the account at this address alone, or whoever knows a number
 * could lock its owner out.
 */
export function attemptByCode(phone: string, accounts: readonly Whose[], address: string): Attempt {
  const { typed, meant } = attemptAt(phone, accounts, address)
  return {
    typed: { account: `${typed.account} ${typed.address}`.slice(0, 50), address: typed.address },
    meant: meant.filter((count) => count.address !== ANYWHERE),
  }
}

export interface Before {
  /** Failures of the account, the name or the address, whichever is most; of the first two also what is under way. */
  readonly failures: number
  /** So many that a captcha is asked for. */
  readonly suspicious: boolean
}

/** Notes the attempt and answers what was there before it. Each that is begun is settled. */
export async function beginAttempt(store: Connection, attempt: Attempt, now: Date): Promise<Before> {
  refuseTooMany(await countsOf(store, attempt, now), 0, now)
  await note(store, countsIn(attempt), { count: 0, pending: 1 }, now)
  const counts = await countsOf(store, attempt, now)
  try {
    refuseTooMany(counts, 1, now)
  } catch (error) {
    await settleAttempt(store, attempt, 'withdrawn', now)
    throw error
  }
  const failures = Math.max(counts.account + counts.accountPending - 1, counts.address)
  return { failures, suspicious: failures >= CAPTCHA_AFTER || counts.addressPending > MOST_AT_ONCE }
}

const countsIn = ({ typed, meant }: Attempt): readonly Count[] => [typed, ...meant]

/**
 * In the window that is open, or in one that begins now. Always in one order: of two attempts that share counts,
 * neither waits for the other in a circle.
 */
async function note(
  store: Connection,
  counts: readonly Count[],
  { count, pending }: { readonly count: number; readonly pending: number },
  now: Date,
): Promise<void> {
  await store.query({
    text: `insert into login_attempts (account, address, count, pending, until)
      select account, address, greatest($5::int, 0), greatest($6::int, 0), $3::timestamptz from unnest($1::text[], $2::text[]) given(account, address) order by account, address
      on conflict (account, address) do update set
        count = case when login_attempts.until < $4 then 0 else login_attempts.count end + $5,
        pending = greatest(case when login_attempts.until < $4 then 0 else login_attempts.pending end + $6, 0),
        until = case when login_attempts.until < $4 then $3 else login_attempts.until end`,
    values: [
      counts.map(({ account }) => account),
      counts.map(({ address }) => address),
      new Date(now.getTime() + WINDOW_MINUTES * 60_000),
      now,
      count,
      pending,
    ],
  })
}

interface Counts {
  readonly account: number
  readonly accountPending: number
  readonly address: number
  readonly addressPending: number
  readonly until: Date | null
}

/** Of the name over all addresses and of what is meant, the highest; of the address over all names. */
async function countsOf(store: Connection, { typed, meant }: Attempt, now: Date): Promise<Counts> {
  const { rows } = await store.query({
    text: `with counts as (
        select 'name' as of, coalesce(sum(count), 0)::int as count, coalesce(sum(pending), 0)::int as pending, min(until) as until
          from login_attempts where account = $1 and address <> $5 and left(address, 1) <> '@' and until >= $6
        union all select 'address', coalesce(sum(count), 0)::int, coalesce(sum(pending), 0)::int, min(until) from login_attempts where address = $2 and until >= $6
        union all select 'meant', count, pending, until from login_attempts
          where until >= $6 and (account, address) in (select * from unnest($3::text[], $4::text[])))
      select (array_agg(count order by count + pending desc) filter (where of <> 'address'))[1] as account,
        (array_agg(pending order by count + pending desc) filter (where of <> 'address'))[1] as "accountPending",
        max(count) filter (where of = 'address') as address, max(pending) filter (where of = 'address') as "addressPending", min(until) as until from counts`,
    values: [
      typed.account,
      typed.address,
      meant.map(({ account }) => account),
      meant.map(({ address }) => address),
      ANYWHERE,
      now,
    ],
  })
  return rows[0] as unknown as Counts
}

function refuseTooMany(
  { account, accountPending, address, addressPending, until }: Counts,
  itself: number,
  now: Date,
): void {
  if (account + accountPending - itself < MOST_PER_ACCOUNT && address + addressPending - itself < MOST_PER_ADDRESS)
    return
  throw new AppError('too_many_attempts', {
    minutes: Math.max(1, Math.ceil(((until ?? now).getTime() - now.getTime()) / 60_000)),
  })
}

/** `withdrawn`: it was no guess at a password after all (no captcha came with it). */
export const settleAttempt = (
  store: Connection,
  attempt: Attempt,
  as: 'failed' | 'withdrawn',
  now: Date,
): Promise<void> => note(store, countsIn(attempt), { count: as === 'failed' ? 1 : 0, pending: -1 }, now)

/**
 * A picture read wrong was no guess at the account's password: whoever knows a name could lock its owner out. The
 * address answers for it.
 */
export async function blameAddress(store: Connection, attempt: Attempt, now: Date): Promise<void> {
  await settleAttempt(store, attempt, 'withdrawn', now)
  await note(store, [{ account: NOTHING, address: attempt.typed.address }], { count: 1, pending: 0 }, now)
}

/**
 * The right password forgives the account and the name it came by; the address keeps what it did to others, and so do
 * others of that name.
 */
export async function forgive(store: Connection, attempt: Attempt, account: Whose, now: Date): Promise<void> {
  await settleAttempt(store, attempt, 'withdrawn', now)
  const isTyped = `account = $1 and address <> $3 and left(address, 1) <> '@'`
  await store.query({
    text: `delete from login_attempts t using (select account, address from login_attempts
        where (${isTyped}) or account = $2 order by account, address for update) gone
      where t.account = gone.account and t.address = gone.address`,
    values: [attempt.typed.account, keyOf(account), ANYWHERE],
  })
}
