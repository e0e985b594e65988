/**
 * What is being done to records here, each in a window of its own: what is done without a question goes on beside what
 * is opened meanwhile, and closes nothing but itself.
 */
import { useCallback, useState } from 'react'
import type { CellRecord } from '../../kinds/cell.ts'
import type { Deed } from './offers.ts'

export interface Doing {
  readonly key: string
  readonly deed: Deed
  /** None above a list. */
  readonly record: CellRecord | undefined
}

interface Deeds {
  readonly doing: readonly Doing[]
  /** What is under way for this record already is not begun twice. */
  readonly begin: (deed: Deed, record: CellRecord | undefined) => void
  readonly end: (key: string) => void
}

export function useDeeds(): Deeds {
  const [doing, setDoing] = useState<readonly Doing[]>([])
  const begin = useCallback((deed: Deed, record: CellRecord | undefined) => {
    const key = `${deed.is === 'call' ? deed.call.call : deed.step.name} ${record?.id ?? ''}`
    setDoing((all) => (all.some((one) => one.key === key) ? all : [...all, { key, deed, record }]))
  }, [])
  const end = useCallback((key: string) => setDoing((all) => all.filter((one) => one.key !== key)), [])
  return { doing, begin, end }
}
