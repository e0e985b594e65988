/**
 * Functions that stay the same for ever and do what the latest drawing gave them: who is only given them is not drawn
 * again. Not to be called while drawing.
 */
import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Readonly<Record<string, (...given: never[]) => unknown>>

export function useHandlers<T extends Handlers>(latest: T): T {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(latest).map((name) => [name, (...given: never[]) => current.current[name]?.(...given)]),
      ) as T,
  )
  return stable
}
