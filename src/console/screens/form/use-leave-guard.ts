/**
 * Asks before unsaved changes are left behind: by a link of the console, and by closing or reloading the page. A page
 * that its tab keeps is not left behind by a link.
 */
import { useEffect } from 'react'
import { useEvent } from 'ra-core'
import { loginRequestId } from '../../provider/session.ts'
import { useStop } from '../../shell/address.tsx'
import { useAskBeforeUnload, useAskToLeave } from '../../shell/ask-to-leave.ts'
import { useTabScope, type Watched } from '../../shell/tabs/tab-scope.ts'

export function useLeaveGuard({ isDirty, draft }: Required<Watched>): void {
  const scope = useTabScope()
  useEffect(() => {
    const stop = scope?.watch({ isDirty, draft })
    // Hidden behind another page it is still there, unless its tab does not keep it: then it is gone, with what was
    // typed.
    return scope?.keeps ? undefined : stop
  }, [scope, isDirty, draft])
  // Whose session is over goes to the login page at once.
  const blocker = useStop(
    ({ currentLocation, nextLocation }) =>
      loginRequestId() !== null && !scope?.keeps && isDirty() && currentLocation.pathname !== nextLocation.pathname,
  )
  const mayLose = useAskToLeave()
  const ask = useEvent(async () => {
    if (await mayLose()) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state, ask])
  // In a tab, those ask for all that are open, once.
  useAskBeforeUnload(scope === null ? isDirty : null)
}
