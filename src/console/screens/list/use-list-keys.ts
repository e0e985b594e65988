/**
 * Keys of a whole list, wherever on its page the focus is: unless one is writing or a dialog is open. `/` belongs to
 * the search itself.
 */
import { useEffect, type RefObject } from 'react'
import { useEvent } from 'ra-core'

interface Acts {
  /** Something stands there that these keys are about. */
  readonly on: boolean
  readonly onHelp: () => void
  readonly onPrint: () => void
}

export function useListKeys(place: RefObject<HTMLElement | null>, { on, onHelp, onPrint }: Acts): void {
  const act = useEvent((event: KeyboardEvent) => {
    // A page that a tab keeps is there without being seen.
    if (!on || !place.current?.offsetParent || document.querySelector('[role=dialog]')) return
    const prints = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'p'
    const asks =
      event.key === '?' &&
      !(event.target as HTMLElement).closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]')
    if (!prints && !asks) return
    event.preventDefault()
    if (prints) onPrint()
    else onHelp()
  })
  useEffect(() => {
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [act])
}
