/**
 * Names what is pointed at or reached by keyboard: one for the whole page, for whatever says `data-hint`. A tooltip
 * around each button would cost every page that has buttons; this one's script comes when a hint is first shown.
 */
import { lazy, Suspense, useEffect, useState } from 'react'

const HintBubble = lazy(() => import('./HintBubble.tsx'))
const PATIENCE_MS = 400

export function Hints() {
  const [anchor, setAnchor] = useState<HTMLElement>()
  useEffect(() => {
    let pointed: HTMLElement | null = null
    let byKeys = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const point = (at: HTMLElement | null, ms: number): void => {
      if (at === pointed) return
      hide()
      pointed = at
      if (at) timer = setTimeout(() => setAnchor(at), ms)
    }
    const hide = (): void => {
      clearTimeout(timer)
      pointed = null
      setAnchor(undefined)
    }
    const listeners = {
      pointerover: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') point(hinted(event.target), PATIENCE_MS)
      },
      pointerdown: () => {
        byKeys = false
        hide()
      },
      keydown: ({ key }: KeyboardEvent) => {
        byKeys = true
        if (key === 'Escape') hide()
      },
      focusin: ({ target }: FocusEvent) => {
        if (byKeys) point(hinted(target), 0)
      },
      focusout: hide,
    }
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener as EventListener)
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener as EventListener)
    }
  }, [])
  const text = anchor?.isConnected ? anchor.dataset['hint'] : undefined
  return anchor && text ? (
    <Suspense>
      <HintBubble key={text} anchor={anchor} text={text} />
    </Suspense>
  ) : null
}

const hinted = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null
