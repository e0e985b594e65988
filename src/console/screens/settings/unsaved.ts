/** Lets what surrounds settings ask before it takes them away: another place, another part of a record's page. */
import { createContext, use, useEffect, useMemo, useRef } from 'react'
import { useEvent } from 'ra-core'
import { useAskToLeave } from '../../shell/ask-to-leave.ts'

type IsDirty = () => boolean
type Watch = (isDirty: IsDirty) => () => void

interface Surrounding {
  readonly watch: Watch
  /** A step that asks first if something would be lost. */
  readonly go: (step: () => void) => void
}

export const UnsavedContext = createContext<Surrounding | null>(null)

export function useUnsaved(isDirty: IsDirty): void {
  const watch = use(UnsavedContext)?.watch
  useEffect(() => watch?.(isDirty), [watch, isDirty])
}

/** The context's value, for the surrounding. */
export function useBeforeLosing(): Surrounding {
  const ask = useAskToLeave()
  const watched = useRef(new Set<IsDirty>())
  const watch = useMemo<Watch>(
    () => (isDirty) => {
      const all = watched.current
      all.add(isDirty)
      return () => void all.delete(isDirty)
    },
    [],
  )
  const go = useEvent((step: () => void) => {
    if (![...watched.current].some((isDirty) => isDirty())) return step()
    void ask().then((may) => {
      if (may) step()
    })
  })
  return useMemo(() => ({ watch, go }), [watch, go])
}
