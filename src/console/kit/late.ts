/**
 * A part that comes after the page and beside it: where the network is gone just then, the page stays, and the part
 * comes when the network is back.
 */
import { type ComponentType, lazy } from 'react'

/** ms; for a failure in which the browser does not know the network to be gone. */
const AGAIN_AFTER = 3_000

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>

export const late = <P>(load: Load<P>) => lazy(() => load().catch(() => reachable().then(load)))

const reachable = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, AGAIN_AFTER)
    else window.addEventListener('online', resolve, { once: true })
  })
