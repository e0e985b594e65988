/**
 * Logging in: count the attempt → captcha where it is due → password → account in force → session. In charge of the order;
 * it must not say which of name and password was wrong.
 */
import { AppError } from '../../errors/app-error.ts'
import type { Store } from '../store/store.ts'
import { accountsNamed, noteLogin, type Account } from './accounts.ts'
import { CAPTCHA_AFTER, countAttempt, forgive, takeBackAttempt, type Attempt } from './attempts.ts'
import { redeemCaptcha } from './captchas.ts'
import { isPassword } from './passwords.ts'
import type { Sessions, Visitor } from './sessions.ts'

export interface Credentials {
  readonly name: string
  readonly pass: string
  readonly captcha_id?: string | undefined
  readonly captcha?: string | undefined
}

export interface Door {
  readonly store: Store
  readonly sessions: Sessions
  readonly visitor: Visitor
  readonly now: Date
}

/** Answers the new session's token. */
export async function login({ store, sessions, visitor, now }: Door, credentials: Credentials): Promise<string> {
  const name = credentials.name.trim()
  const attempt = { account: name.toLowerCase().slice(0, 50), address: visitor.address.slice(0, 64) }
  const before = await countAttempt(store, attempt, now)
  if (before >= CAPTCHA_AFTER) await passCaptcha(store, attempt, credentials, now)
  const account = await matching(await accountsNamed(store, name), credentials.pass)
  if (!account) throw new AppError('login_failed', {}, { captcha_required: before + 1 >= CAPTCHA_AFTER })
  if (!account.active) throw new AppError('account_inactive')
  await forgive(store, attempt, now)
  await noteLogin(store, account, now)
  return sessions.open(account, visitor, now)
}

async function passCaptcha(store: Store, attempt: Attempt, { captcha_id: id, captcha: answer }: Credentials, now: Date): Promise<void> {
  if (id === undefined || answer === undefined || id === '' || answer === '') {
    await takeBackAttempt(store, attempt)
    throw new AppError('captcha_needed', {}, { captcha_required: true })
  }
  if (!(await redeemCaptcha(store, id, answer, now))) throw new AppError('captcha_wrong', {}, { captcha_required: true })
}

/** One check at least, and as many as there are accounts of that name. */
async function matching(accounts: readonly Account[], pass: string): Promise<Account | null> {
  if (accounts.length === 0) await isPassword(pass, null)
  for (const account of accounts) {
    if (await isPassword(pass, account.password)) return account
  }
  return null
}
