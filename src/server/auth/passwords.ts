/**
 * Passwords: argon2id, and the same work whether or not an account exists, so that time tells nobody which names do.
 */
import { hash, verify } from '@node-rs/argon2'

/** OWASP's second choice of parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let nobody: Promise<string> | undefined

export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const matches = await verify(hashed ?? (await nobody), password)
  return matches && hashed !== null
}
