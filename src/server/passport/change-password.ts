/** A new password for whoever is logged in: the old one proves it is them, and every other session of theirs ends. */
import { AppError } from '../../errors/app-error.ts'
import { passwordOf, setPassword } from './accounts.ts'
import { type Here, noteSelf } from './note-self.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Session, Sessions } from './sessions.ts'

export interface PasswordChange extends Here {
  readonly sessions: Sessions
  readonly session: Session
}

export async function changePassword(change: PasswordChange, old: string, fresh: string): Promise<void> {
  const { store, sessions, session, now } = change
  if (!(await isPassword(old, await passwordOf(store, session.actor)))) throw new AppError('password_wrong')
  if (old === fresh) throw new AppError('password_same')
  const hashed = await hashPassword(fresh)
  await store.transaction(async (connection) => {
    await setPassword(connection, session.actor, hashed, now)
    await sessions.keepOnly(session)
    await noteSelf(change, session.actor, { action: 'update', changes: [{ field: 'password', before: SECRET, after: SECRET }] })
  })
}

/** That it was changed is told, never what it is. */
const SECRET = '******'
