/**
 * Limits the choices to those that agree with another field of the record (copies of the chosen book); a choice that no
 * longer agrees is let go.
 */
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { Field } from '../../model/model.ts'

const ANY = {}

export function useWithin({ reference }: Field, name: string, letGo: () => void) {
  const within = reference?.within ?? null
  // In a row it is the same row's.
  const beside = `${name.slice(0, name.lastIndexOf('.') + 1)}${within ?? ''}`
  const watched: unknown = useWatch({ name: beside, disabled: within === null })
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
