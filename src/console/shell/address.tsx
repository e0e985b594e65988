/**
 * The address, for whoever asks for it. The router's own contexts stand still: React draws whatever reads a context
 * that changes above it again, be it covered by a nearer one, so that a step from tab to tab would draw all the pages
 * that are kept.
 */
import { createContext, use, useEffect, useId, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import {
  IDLE_BLOCKER,
  NavigationType,
  Router,
  UNSAFE_LocationContext as LocationContext,
  type Blocker,
  type BlockerFunction,
  type createBrowserRouter,
  type Location,
  type Navigator,
} from 'react-router-dom'

/** A data router: only such a one can be stopped from leaving. */
export type AddressRouter = ReturnType<typeof createBrowserRouter>

/** The only route that the router itself knows: the pages match their own. */
export const ANY_ADDRESS = [{ path: '*' }]

const RouterContext = createContext<AddressRouter | null>(null)
const useRouter = (): AddressRouter => {
  const router = use(RouterContext)
  if (!router) throw new Error('The address is asked for inside AddressProvider.')
  return router
}

export function AddressProvider({
  router,
  children,
}: {
  readonly router: AddressRouter
  readonly children: ReactNode
}) {
  const [started] = useState(router.state.location)
  const navigator = useMemo(() => navigatorOf(router), [router])
  return (
    <RouterContext value={router}>
      <Router location={started} navigator={navigator} useTransitions={false}>
        {children}
      </Router>
    </RouterContext>
  )
}

const navigatorOf = (router: AddressRouter): Navigator => ({
  createHref: router.createHref,
  encodeLocation: router.encodeLocation,
  go: (steps) => void router.navigate(steps),
  push: (to, state: unknown) => void router.navigate(to, { state }),
  replace: (to, state: unknown) => void router.navigate(to, { replace: true, state }),
})

/** Draws the caller anew at every step. */
export function useAddress(): Location {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, () => router.state.location)
}

/** For what asks react-admin or the router where it is, outside of any page. */
export function AtAddress({ children }: { readonly children: ReactNode }) {
  const location = useAddress()
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  return <LocationContext value={place}>{children}</LocationContext>
}

/** Stops a step as long as `stops` says so; what is answered lets it go on or gives it up. */
export function useStop(stops: BlockerFunction): Blocker {
  const router = useRouter()
  const id = useId()
  useEffect(() => void router.getBlocker(id, stops))
  useEffect(() => () => router.deleteBlocker(id), [router, id])
  return useSyncExternalStore(router.subscribe, () => router.state.blockers.get(id) ?? IDLE_BLOCKER)
}
