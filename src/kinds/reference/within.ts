/**
 * Limits the choices to those that agree with another field of the record (copies of the chosen book); a choice that no
 * longer agrees is let go.
 */
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'

const ANY = {}

export function useWithin(within: string | null, letGo: () => void) {
  const watched: unknown = useWatch({ name: within ?? '', disabled: within === null })
  const other = within === null ? null : watched
  const before = useRef(other)
  useEffect(() => {
    const changed = before.current !== other && !isNothing(before.current)
    before.current = other
    if (within !== null && changed) letGo()
    // `letGo` is new each time and must not run for that.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [within, other])
  return {
    filter: within === null || isNothing(other) ? ANY : { [within]: other },
    missing: within !== null && isNothing(other),
  }
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''
