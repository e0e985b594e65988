/** A new password for whoever is logged in: the old one proves it is them, and every other session of theirs ends. */
import { AppError } from '../../errors/app-error.ts'
import type { Store } from '../store/store.ts'
import { passwordOf, setPassword } from './accounts.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Session, Sessions } from './sessions.ts'

export interface PasswordChange {
  readonly store: Store
  readonly sessions: Sessions
  readonly session: Session
  readonly now: Date
}

export async function changePassword({ store, sessions, session, now }: PasswordChange, old: string, fresh: string): Promise<void> {
  if (!(await isPassword(old, await passwordOf(store, session.actor)))) throw new AppError('password_wrong')
  if (old === fresh) throw new AppError('password_same')
  const hashed = await hashPassword(fresh)
  await store.transaction(async (connection) => {
    await setPassword(connection, session.actor, hashed, now)
    await sessions.keepOnly(session)
  })
}
