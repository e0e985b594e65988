/**
 * What the shell listens to, made where the console is put together: the end of the session, and whether the server is
 * there.
 */
import { createContext, use, useSyncExternalStore } from 'react'
import type { SessionOverWatch } from '../provider/session-over.ts'
import type { Connectivity, ConnectivityWatch } from '../transport/connectivity.ts'

export interface Watches {
  readonly sessionOver: SessionOverWatch
  readonly reach: ConnectivityWatch
}

export const WatchesContext = createContext<Watches | null>(null)

const never = () => () => undefined
const reached = (): Connectivity => 'reached'

/** Whether the server can be reached, as far as is known. */
export function useReach(): Connectivity {
  const reach = use(WatchesContext)?.reach
  return useSyncExternalStore(reach?.subscribe ?? never, reach?.get ?? reached)
}
