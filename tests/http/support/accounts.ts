/** Accounts of a role of their own, with just the keys that a test gives them. */
import { hashPassword } from '../../../src/server/auth/passwords.ts'
import type { TestServer } from './server.ts'
import { PASSWORD } from './world.ts'

export interface Added {
  readonly me: number
  readonly role: number
}

export async function addAccount(
  { store }: TestServer,
  account: string,
  permissions: readonly string[],
  rest: { type?: number; stores?: readonly number[]; homes?: readonly number[] } = {},
): Promise<Added> {
  const {
    rows: [role],
  } = await store.query({
    text: 'insert into roles (client_id, name, permissions) values (1, left($1, 30), $2) returning id',
    values: [account, permissions],
  })
  const {
    rows: [{ staff_id }],
  } = (await store.query({
    text: `insert into staff (client_id, name, account, phone, password, role_id, type) values (1, $1, $2, $3, $4, $5, $6) returning staff_id`,
    values: [
      '测试',
      account,
      `1999${String(role!['id']).padStart(7, '0')}`,
      await hashPassword(PASSWORD),
      role!['id'],
      rest.type ?? 0,
    ],
  })) as unknown as { rows: [{ staff_id: number }] }
  for (const [table, items] of [
    ['staff_store_ids', rest.stores],
    ['staff_home_ids', rest.homes],
  ] as const) {
    for (const item of items ?? [])
      await store.query({
        text: `insert into ${table} (client_id, owner_id, item_id) values (1, $1, $2)`,
        values: [staff_id, item],
      })
  }
  return { me: staff_id, role: role!['id'] as number }
}
