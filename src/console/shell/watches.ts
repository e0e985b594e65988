/**
 * What the shell listens to, made where the console is put together: the end of the session, and whether the server is
 * there.
 */
import { createContext } from 'react'
import type { SessionOverWatch } from '../provider/session-over.ts'
import type { ConnectivityWatch } from '../transport/connectivity.ts'

export interface Watches {
  readonly sessionOver: SessionOverWatch
  readonly reach: ConnectivityWatch
}

export const WatchesContext = createContext<Watches | null>(null)
