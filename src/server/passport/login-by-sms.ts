/** Logging in by the code of a text message: no password, so only for a number that one active account has first. */
import { AppError } from '../../errors/app-error.ts'
import { accountsWithPhone } from './accounts.ts'
import { enter, type Door } from './login.ts'
import { redeemCode } from './sms-codes.ts'

export async function loginBySms(door: Door, { phone, code }: { readonly phone: string; readonly code: string }): Promise<string> {
  const { store, now } = door
  await redeemCode(store, phone, code, now)
  const [account] = await accountsWithPhone(store, phone)
  if (!account) throw new AppError('sms_code_wrong')
  if (!account.active) throw new AppError('account_inactive')
  return enter(door, account)
}
