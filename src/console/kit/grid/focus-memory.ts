/**
 * Where the focus was in a grid: kept while a record is opened and left again, and given back when the row that had it
 * is gone.
 */
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { useEvent } from 'ra-core'
import type { Row, RowId } from './column.ts'

/** By grid; forgotten when the focus goes elsewhere on the same page. */
const remembered = new Map<string, RowId>()

export function useFocusMemory(
  scroller: RefObject<HTMLElement | null>,
  key: string | undefined,
  rows: readonly Row[] | undefined,
  current: number,
  goTo: (index: number) => void,
) {
  const had = useRef(false)
  const give = useEvent(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const id = key === undefined ? undefined : remembered.get(key)
    const index = id === undefined ? -1 : (rows?.findIndex((row) => row.id === id) ?? -1)
    if (index >= 0) goTo(index)
    else if (had.current && rows && rows.length > 0) goTo(current)
  })
  useEffect(() => {
    if (rows !== undefined) give()
  }, [rows, give])
  return {
    keep: (id: RowId | undefined) => {
      had.current = true
      if (key !== undefined && id !== undefined) remembered.set(key, id)
    },
    /** An element that vanishes leaves the focus to nobody; that is not leaving. */
    leave: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || scroller.current?.contains(relatedTarget)) return
      had.current = false
      if (key !== undefined) remembered.delete(key)
    },
  }
}
