/**
 * Logging in by the code of a text message: no password, so only for a number that one active account has first. A code
 * is void after some wrong tries (`sms-codes.ts`), wherever they came from; beyond that they count with the account's
 * wrong passwords, but at their address alone.
 */
import { AppError } from '../../errors/app-error.ts'
import { accountsWithPhone } from './accounts.ts'
import { attemptByCode, beginAttempt, forgive, settleAttempt } from './attempts.ts'
import { enter, noteFailures, type Door } from './login.ts'
import { redeemCode } from './sms-codes.ts'

export async function loginBySms(
  door: Door,
  { phone, code }: { readonly phone: string; readonly code: string },
): Promise<string> {
  const { store, visitor, now } = door
  const accounts = await accountsWithPhone(store, phone)
  const [account] = accounts
  const attempt = attemptByCode(phone, accounts, visitor.address)
  await beginAttempt(store, attempt, now)
  const isRight = await redeemCode(store, phone, code, now)
  if (!isRight || !account?.active) await settleAttempt(store, attempt, 'failed', now)
  if (!isRight || !account) {
    await noteFailures(door, account ? [account] : [])
    throw new AppError('sms_code_wrong')
  }
  if (!account.active) throw new AppError('account_inactive')
  await forgive(store, attempt, account, now)
  return enter(door, account)
}
