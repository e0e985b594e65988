/**
 * Covers every page but the login page while the session is locked. A console that starts locked does not even draw its
 * pages.
 */
import { lazy, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cover, type Cover } from './covered.ts'
import { idle } from './idle-watch.ts'

const LockWindow = lazy(() => import('./LockWindow.tsx'))

export function LockGate({ children }: { readonly children: ReactNode }) {
  const locked = useSyncExternalStore(idle.subscribe, idle.get)
  const [startedLocked] = useState(locked)
  const [wasOpen, setWasOpen] = useState(!startedLocked)
  useEffect(() => idle.start(), [])
  if (!locked && !wasOpen) setWasOpen(true)
  if (!wasOpen)
    return (
      <Suspense>
        <LockWindow covers={false} />
      </Suspense>
    )
  return (
    <>
      {children}
      {locked && <Covered />}
    </>
  )
}

function Covered() {
  const [over, setOver] = useState<Cover>()
  useLayoutEffect(() => {
    const made = cover()
    setOver(made)
    return made.lift
  }, [])
  return (
    over &&
    createPortal(
      <Suspense>
        <LockWindow covers />
      </Suspense>,
      over.host,
    )
  )
}
