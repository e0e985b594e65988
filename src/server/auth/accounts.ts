/** Staff as the passport sees them: found by what they type, with the digest of their password. */
import type { Connection } from '../store/store.ts'

export interface Account {
  readonly client_id: number
  readonly staff_id: number
  readonly password: string
  readonly active: boolean
}

/** One name in all its ways to be written: case, width, blanks. */
export const normalName = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/**
 * Names are unique within a company only; the password tells which of them is meant. Each costs a check: where more
 * companies share a name, the phone number tells.
 */
const MOST = 64

export const accountsNamed = (store: Connection, name: string): Promise<readonly Account[]> =>
  accounts(
    store,
    { name: 'passport_accounts', where: 'account = any($1) or phone = any($1)', first: '(account = any($1)) desc' },
    [name, normalName(name)],
  )

/** The account that gets what is sent to a number. An account may be named like a number that is not its own. */
export const accountsWithPhone = (store: Connection, phone: string): Promise<readonly Account[]> =>
  accounts(store, { name: 'passport_phones', where: 'phone = any($1)' }, [phone])

interface Lookup {
  readonly name: string
  readonly where: string
  /** Who comes first of those who work here. */
  readonly first?: string
}

async function accounts(
  store: Connection,
  { name, where, first }: Lookup,
  typed: readonly string[],
): Promise<readonly Account[]> {
  const order = ['active desc', ...(first === undefined ? [] : [first]), 'last_login_at desc nulls last']
  const { rows } = await store.query({
    name,
    text: `select client_id, staff_id, password, active from staff where ${where} order by ${order.join(', ')} limit ${MOST}`,
    values: [typed],
  })
  return rows as unknown as readonly Account[]
}

/** By which name it logs in, and with which password; null when it is gone. */
export async function credentialsOf(
  store: Connection,
  { client_id, staff_id }: Pick<Account, 'client_id' | 'staff_id'>,
): Promise<{
  readonly account: string
  readonly name: string
  readonly phone: string
  readonly password: string
} | null> {
  const { rows } = await store.query({
    text: 'select account, name, phone, password from staff where client_id = $1 and staff_id = $2',
    values: [client_id, staff_id],
  })
  return (rows[0] as { account: string; name: string; phone: string; password: string } | undefined) ?? null
}

export async function phoneOf(
  store: Connection,
  { client_id, staff_id }: Pick<Account, 'client_id' | 'staff_id'>,
): Promise<string> {
  const { rows } = await store.query({
    text: 'select phone from staff where client_id = $1 and staff_id = $2',
    values: [client_id, staff_id],
  })
  return String(rows[0]?.['phone'] ?? '')
}

/** Answers whether the password was still the one that is to be changed: of two changes at once one is made. */
export async function setPassword(
  store: Connection,
  { client_id, staff_id }: Pick<Account, 'client_id' | 'staff_id'>,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await store.query({
    text: 'update staff set password = $4, updated_at = $5, version = version + 1 where client_id = $1 and staff_id = $2 and password = $3 returning staff_id',
    values: [client_id, staff_id, from, to, now],
  })
  return rows.length > 0
}

export async function noteLogin(store: Connection, { client_id, staff_id }: Account, now: Date): Promise<void> {
  await store.query({
    text: 'update staff set last_login_at = $3 where client_id = $1 and staff_id = $2',
    values: [client_id, staff_id, now],
  })
}
