/** The first company, its administrator and their password, where a database has nobody yet who could log in. */
import { ADMINISTRATOR } from '../policies/scope.ts'
import type { Connection, Store } from '../store/store.ts'
import { hashPassword } from './passwords.ts'
import { newToken } from './tokens.ts'

export interface FirstAccount {
  readonly name: string
  readonly pass: string
}

const NAME = 'admin'
/** Keys of roles that people make stay clear of the administrator's. */
const FIRST_ROLE = 1_000

export const hasAccounts = async (store: Connection): Promise<boolean> =>
  (await store.query({ text: 'select 1 from staff limit 1', values: [] })).rows.length > 0

/** Must be asked by one server at a time. */
export async function makeFirstAccount(store: Store, company: string): Promise<FirstAccount> {
  const pass = newToken().slice(0, 16)
  const hashed = await hashPassword(pass)
  await store.transaction(async (connection) => {
    const { rows } = await connection.query({
      text: 'insert into clients (name) values ($1) returning client_id',
      values: [company],
    })
    const client = rows[0]!['client_id']
    await connection.query({
      text: `insert into roles (client_id, id, name, permissions, built_in) values ($1, $2, '管理员', '{}', true)`,
      values: [client, ADMINISTRATOR],
    })
    await connection.query({ text: `select setval(pg_get_serial_sequence('roles', 'id'), $1)`, values: [FIRST_ROLE] })
    await connection.query({
      text: `insert into staff (client_id, name, account, phone, password, role_id) values ($1, '管理员', $2, '13800000000', $3, $4)`,
      values: [client, NAME, hashed, ADMINISTRATOR],
    })
  })
  return { name: NAME, pass }
}
