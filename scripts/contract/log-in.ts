/** Who is asking: by a name and a password, or by headers that the host has given out in another way. */
import { addressOf } from './calls.ts'
import { answerTo, dataOf, succeeded, type Account, type Visit } from './visit.ts'

export type Credentials =
  | { readonly name: string; readonly pass: string }
  | { readonly name: string; readonly headers: Readonly<Record<string, string>> }

/** Null: it could not log in, which is told. */
export async function enter(visit: Visit, credentials: Credentials): Promise<Account | null> {
  const headers = 'headers' in credentials ? credentials.headers : await loggedIn(visit, credentials)
  if (headers === null) return null
  const account: Account = { name: credentials.name, headers, permissions: everyKey(visit) }
  const call = visit.model.calls['user_info']
  if (call === undefined) return account
  const info = await dataOf({ ...visit, account }, addressOf(call), call.response)
  if (info === undefined) return null
  const { permissions } = info as { readonly permissions: readonly { readonly key: string }[] }
  return { ...account, permissions: new Set(permissions.map(({ key }) => key)) }
}

const everyKey = ({ model }: Visit): ReadonlySet<string> => new Set(model.app.permissions.map(({ key }) => key))

async function loggedIn(
  visit: Visit,
  { name, pass }: { readonly name: string; readonly pass: string },
): Promise<Account['headers'] | null> {
  const call = visit.model.calls['login']
  if (call === undefined) throw new Error('The documents have no call to log in: send a header instead.')
  const asked = { ...addressOf(call), body: { name, pass, from: 2 } }
  const answer = await answerTo(visit, asked)
  if (answer === null || succeeded(visit, asked, answer, call.response) === undefined) return null
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return { cookie: cookies.join('; ') }
}
