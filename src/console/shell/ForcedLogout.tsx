/**
 * The server ended the session: its message stays for as long as the specification says, then the login page comes, and
 * leads back here.
 */
import { use, useEffect, useRef } from 'react'
import { useLogout, useNotify } from 'ra-core'
import { loginRequestId } from '../provider/session.ts'
import { isLocked } from './lock/idle.ts'
import { WatchesContext } from './watches.ts'

export function ForcedLogout() {
  const sessionOver = use(WatchesContext)?.sessionOver
  const notify = useNotify()
  const logout = useLogout()
  const leaving = useRef(false)
  useEffect(
    () =>
      sessionOver?.subscribe(({ message, stayMs }) => {
        // Many calls fail together; who is on the login page has nothing to leave; the lock logs in again anyway.
        if (leaving.current || loginRequestId() === null || isLocked()) return
        leaving.current = true
        notify(message, { type: 'error', autoHideDuration: stayMs + 1000 })
        setTimeout(() => void logout({ over: true }).finally(() => (leaving.current = false)), stayMs)
      }),
    [sessionOver, notify, logout],
  )
  return null
}
