/**
 * A new password for whoever is logged in: the old one proves it is them, and every other session of theirs ends. A
 * wrong one is a failed log-in.
 */
import { AppError } from '../../errors/app-error.ts'
import { credentialsOf, setPassword } from './accounts.ts'
import { attemptAt, beginAttempt, forgive, settleAttempt } from './attempts.ts'
import { refuseGuessable } from './guessable.ts'
import { type Here, noteSelf } from './audit-self.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Session, Sessions } from './sessions.ts'

export interface PasswordChange extends Here {
  readonly sessions: Sessions
  readonly session: Session
}

export async function changePassword(change: PasswordChange, old: string, fresh: string): Promise<void> {
  const { store, sessions, session, now } = change
  const proved = await prove(change, old)
  if (old === fresh) throw new AppError('password_same')
  await refuseGuessable(change.model, 'new_password', fresh, [proved.account, proved.name, proved.phone])
  const hashed = await hashPassword(fresh)
  await store.transaction(async (connection) => {
    if (!(await setPassword(connection, session.actor, { from: proved.password, to: hashed }, now)))
      throw new AppError('password_wrong')
    await sessions.keepOnly(session)
    await noteSelf(change, session.actor, {
      action: 'update',
      changes: [{ field: 'password', before: SECRET, after: SECRET }],
    })
  })
  sessions.written('staff')
}

type Proved = NonNullable<Awaited<ReturnType<typeof credentialsOf>>>

/**
 * Answers whose password was proved, and its digest. Counted as log-ins are: whoever sits at another's screen must not
 * guess more often than at its door.
 */
async function prove({ store, session, address, now }: PasswordChange, old: string): Promise<Proved> {
  const credentials = await credentialsOf(store, session.actor)
  const attempt = attemptAt(credentials?.account ?? '', [session.actor], address)
  await beginAttempt(store, attempt, now)
  if (credentials === null || !(await isPassword(old, credentials.password))) {
    await settleAttempt(store, attempt, 'failed', now)
    throw new AppError('password_wrong')
  }
  await forgive(store, attempt, session.actor, now)
  return credentials
}

/** That it was changed is told, never what it is. */
const SECRET = '******'
