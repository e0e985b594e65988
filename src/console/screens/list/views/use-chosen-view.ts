/**
 * The saved view that a list shows: its id stands in the address, its name and the columns made of it are remembered,
 * its record comes after the rows.
 */
import { useMemo } from 'react'
import { useGetIdentity, useGetOne, useStore } from 'ra-core'
import { useLocation } from 'react-router-dom'
import { isLike } from '../../../../values/is-like.ts'
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { Column } from '../../../kit/grid/column.ts'
import { DEFAULT_LAYOUT, type ColumnLayout } from '../../../kit/grid/column-layout.ts'
import type { EntityView } from '../../entity-view.ts'
import { calledOf, fromKept, isSame, type Arrangement, type SavedView } from './arrangement.ts'
import { viewIn } from './repair.ts'

export interface ViewMemory {
  readonly name: string
  readonly layout: ColumnLayout
}

const NO_MEMORY: ViewMemory = { name: '', layout: DEFAULT_LAYOUT }

const user = (id: number | string | undefined): string => String(id ?? 0)
export const layoutKey = (userId: number | string | undefined, plural: string): string =>
  `columns.${user(userId)}.${plural}`
export const memoryKey = (userId: number | string | undefined, list: string, id: number): string =>
  `columns.${user(userId)}.${list}.view.${id}`

export interface ChosenView {
  readonly id: number
  readonly name: string
  /** Undefined until it is there, or where it is gone. */
  readonly record: SavedView | undefined
  readonly isMine: boolean
  readonly kept: Arrangement | undefined
  readonly isChanged: (now: Arrangement) => boolean
}

interface Layouted {
  readonly chosen: ChosenView | undefined
  readonly layout: ColumnLayout
  readonly setLayout: (layout: ColumnLayout) => void
}

/** The columns are the user's own choice for the list, or, while a view is chosen, those of the view. */
export function useChosenView(
  view: EntityView,
  list: string,
  columns: readonly Column<CellRecord>[],
  rowsAreThere: boolean,
): Layouted {
  const { identity } = useGetIdentity()
  const id = viewIn(useLocation().search)
  const [own, setOwn] = useStore<ColumnLayout>(layoutKey(identity?.id, view.entity.plural), DEFAULT_LAYOUT)
  const [stored, setMemory] = useStore<ViewMemory | undefined>(memoryKey(identity?.id, list, id ?? 0))
  const memory = isLike(stored, NO_MEMORY) ? stored : undefined
  const { data: record } = useGetOne<SavedView>(
    'saved_views',
    { id: id ?? 0 },
    { enabled: id !== undefined && rowsAreThere, retry: false },
  )
  const kept = useMemo(
    () => (record && id === record.id ? fromKept(view, columns, record) : undefined),
    [view, columns, record, id],
  )
  if (id === undefined) return { chosen: undefined, layout: own, setLayout: setOwn }
  const name = record ? calledOf(record) : (memory?.name ?? '')
  return {
    chosen: {
      id,
      name,
      record,
      isMine: record !== undefined && record.staff_id === identity?.id,
      kept,
      isChanged: (now) => kept !== undefined && !isSame(columns, now, kept),
    },
    layout: memory?.layout ?? own,
    setLayout: (layout) => setMemory({ name, layout }),
  }
}
