/** The readings that whoever is logged in has noted and not sent yet. */
import { useSyncExternalStore } from 'react'
import { useGetIdentity } from 'ra-core'
import type { ConsoleIdentity } from '../../../console/provider/auth-provider.ts'
import { storedOwner } from '../../../console/provider/session.ts'
import { ownerOf } from '../../../console/provider/user.ts'
import { entriesOf, subscribe } from './kept-entries.ts'
import type { Entry } from './entry.ts'

const NOBODY = ''

export function useEntries(): { readonly owner: string; readonly entries: readonly Entry[] } {
  const { identity } = useGetIdentity()
  const user = (identity as ConsoleIdentity | undefined)?.user
  // Without a network nobody says who it is: whoever it was the last time, if they have not logged out.
  const owner = user === undefined ? (storedOwner() ?? NOBODY) : ownerOf(user)
  return { owner, entries: useSyncExternalStore(subscribe, () => entriesOf(owner)) }
}
