/** Opens a saved view: remembers its columns and puts its filters, order and page size into the address. */
import { useCallback } from 'react'
import { useGetIdentity, useStoreContext } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { Column } from '../../../kit/grid/column.ts'
import type { EntityView } from '../../entity-view.ts'
import { calledOf, fromKept, searchOf, usualArrangement, type SavedView } from './arrangement.ts'
import { memoryKey, type ViewMemory } from './use-chosen-view.ts'

interface Options {
  readonly replace?: boolean
  /** Filters that the address itself brings win. */ readonly search?: string
}

export function useOpenView(view: EntityView, list: string, columns: readonly Column<CellRecord>[]) {
  const { identity } = useGetIdentity()
  const { setItem } = useStoreContext()
  const navigate = useNavigate()
  return useCallback(
    (saved: SavedView | undefined, { replace = false, search }: Options = {}) => {
      if (!saved) return void navigate({ search: searchOf(usualArrangement(view)) }, { replace })
      const kept = fromKept(view, columns, saved)
      setItem(memoryKey(identity?.id, list, saved.id), {
        name: calledOf(saved),
        layout: kept.layout,
      } satisfies ViewMemory)
      void navigate({ search: search ?? searchOf(kept, saved.id) }, { replace })
    },
    [view, list, columns, identity?.id, setItem, navigate],
  )
}
