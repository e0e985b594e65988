/**
 * When the server ends the session, or another window changes the login, what is typed in any of the tabs is kept;
 * forms take it back when the same user is there again.
 */
import { use, useCallback, useEffect, type RefObject } from 'react'
import { useEvent } from 'ra-core'
import { forgetDraft, forgetOthers, keepDraft, takeDraft, type Draft } from '../../provider/drafts.ts'
import { onLoginElsewhere } from '../../provider/session.ts'
import { WatchesContext } from '../watches.ts'
import type { Watched } from './tab-scope.ts'

export interface Drafts {
  readonly take: ((id: string) => Draft | undefined) | undefined
  readonly forget: (ids: readonly string[]) => void
}

export function useDrafts(owner: string | undefined, watched: RefObject<ReadonlyMap<string, Watched>>): Drafts {
  const sessionOver = use(WatchesContext)?.sessionOver
  const keep = useEvent(() => {
    for (const [id, { isDirty, draft }] of watched.current) {
      const typed = owner !== undefined && isDirty() ? draft?.() : undefined
      if (owner !== undefined && typed) keepDraft(owner, id, typed)
    }
  })
  useEffect(() => sessionOver?.subscribe(keep), [sessionOver, keep])
  // The page is loaded anew for it.
  useEffect(() => onLoginElsewhere(keep), [keep])
  useEffect(() => {
    if (owner !== undefined) forgetOthers(owner)
  }, [owner])
  const take = useCallback((id: string) => (owner === undefined ? undefined : takeDraft(owner, id)), [owner])
  const forget = useCallback(
    (ids: readonly string[]) => ids.forEach((id) => owner !== undefined && forgetDraft(owner, id)),
    [owner],
  )
  return { take: owner === undefined ? undefined : take, forget }
}
