/**
 * Logging in: begin the attempt → captcha where it is due → password → account in force → session. In charge of the
 * order; it must not say which of name and password was wrong.
 */
import { AppError } from '../../errors/app-error.ts'
import type { Model } from '../../model/model.ts'
import type { Store } from '../store/store.ts'
import { accountsNamed, noteLogin, type Account } from './accounts.ts'
import {
  type Attempt,
  attemptAt,
  beginAttempt,
  blameAddress,
  CAPTCHA_AFTER,
  forgive,
  settleAttempt,
} from './attempts.ts'
import { redeemCaptcha } from './captchas.ts'
import { type Here, noteSelf } from './audit-self.ts'
import { isPassword } from './passwords.ts'
import type { Sessions, Visitor } from './sessions.ts'

interface Credentials {
  readonly name: string
  readonly pass: string
  readonly captcha_id?: string | undefined
  readonly captcha?: string | undefined
}

export interface Door {
  readonly store: Store
  readonly model: Model
  readonly sessions: Sessions
  readonly visitor: Visitor
  readonly now: Date
}

/** Answers the new session's token. */
export async function login(door: Door, credentials: Credentials): Promise<string> {
  const { store, visitor, now } = door
  const name = credentials.name.trim()
  const accounts = await accountsNamed(store, name)
  const attempt = attemptAt(name, accounts, visitor.address)
  const { failures, suspicious } = await beginAttempt(store, attempt, now)
  if (suspicious) await passCaptcha(store, attempt, credentials, now)
  const account = await matching(accounts, credentials.pass)
  if (!account?.active) await settleAttempt(store, attempt, 'failed', now)
  if (!account) {
    await noteFailures(door, accounts)
    throw new AppError('login_failed', {}, { captcha_required: failures + 1 >= CAPTCHA_AFTER })
  }
  if (!account.active) throw new AppError('account_inactive')
  await forgive(store, attempt, account, now)
  return enter(door, account)
}

/**
 * The session and the word of it, both or none. The account is held meanwhile: what it was when its password was looked
 * at it must still be.
 */
export const enter = (door: Door, account: Account): Promise<string> =>
  door.store.transaction(async (connection) => {
    await noteLogin(connection, account, door.now)
    await noteSelf(hereOf(door), account, { action: 'login' })
    const token = await door.sessions.open(account, door.visitor, door.now)
    if (token === null) throw new AppError('login_failed')
    return token
  })

/** Where nobody has the name, as much is asked of the database as where somebody has: time must not tell. */
export async function noteFailures(door: Door, accounts: readonly Account[]): Promise<void> {
  const tried = accounts.length === 0 ? [{ client_id: 0, staff_id: 0 }] : accounts
  for (const account of tried) await noteSelf(hereOf(door), account, { action: 'login', succeeded: false })
}

const hereOf = ({ model, store, visitor, now }: Door): Here => ({ model, store, now, address: visitor.address })

async function passCaptcha(
  store: Store,
  attempt: Attempt,
  { captcha_id: id, captcha: answer }: Credentials,
  now: Date,
): Promise<void> {
  if (id === undefined || answer === undefined || id === '' || answer === '') {
    await settleAttempt(store, attempt, 'withdrawn', now)
    throw new AppError('captcha_needed', {}, { captcha_required: true })
  }
  if (await redeemCaptcha(store, id, answer, now)) return
  await blameAddress(store, attempt, now)
  throw new AppError('captcha_wrong', {}, { captcha_required: true })
}

/** One check at least, and as many as there are accounts of that name. */
async function matching(accounts: readonly Account[], pass: string): Promise<Account | null> {
  if (accounts.length === 0) await isPassword(pass, null)
  for (const account of accounts) {
    if (await isPassword(pass, account.password)) return account
  }
  return null
}
