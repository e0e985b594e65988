/**
 * Whether this server seals with the key that the others of its database seal with. The first one leaves a mark there,
 * which is made of the key and does not tell it.
 */
import { createHmac } from 'node:crypto'
import type { Store } from '../store/store.ts'
import { keyOf } from './secrets.ts'

const MARK = 'commands'

export async function isSharedKey(store: Store, key: Buffer): Promise<boolean> {
  const mark = createHmac('sha256', key).update(MARK).digest('base64url')
  await store.query({
    text: 'insert into server_keys (name, value) values ($1, $2) on conflict (name) do nothing',
    values: [MARK, mark],
  })
  return (await store.text({ text: 'select value from server_keys where name = $1', values: [MARK] })) === mark
}

/** Null: there is no key, and none can be made in the folder, as is told once one is needed. */
export function keyIfAny(setting: string, dataDir: string): Buffer | null {
  try {
    return keyOf(setting, dataDir)
  } catch {
    return null
  }
}
