/** What stands in place of a list's table. Each view's script comes when it is opened. */
import { lazy, useMemo } from 'react'
import type { FilterValues } from '../../../../kinds/input.ts'
import type { ListView } from '../../../../model/model.ts'
import type { Sort } from '../../../kit/grid/column.ts'
import type { EntityView } from '../../entity-view.ts'

const Board = lazy(() => import('./board/Board.tsx'))
const Calendar = lazy(() => import('./calendar/Calendar.tsx'))
const RecordMap = lazy(() => import('./map/RecordMap.tsx'))
const Tree = lazy(() => import('./tree/Tree.tsx'))

interface OtherViewProps {
  readonly view: EntityView
  readonly other: ListView
  readonly values: FilterValues
  readonly fixed: FilterValues
  readonly sort: Sort
}

export default function OtherView({ view, other, values, fixed, sort }: OtherViewProps) {
  const filter = useMemo(() => ({ ...values, ...fixed }), [values, fixed])
  if (other.view === 'board') return <Board view={view} board={other} filter={filter} sort={sort} />
  if (other.view === 'tree') return <Tree view={view} tree={other} filter={filter} sort={sort} />
  if (other.view === 'map') return <RecordMap view={view} map={other} filter={filter} values={values} sort={sort} />
  return <Calendar view={view} calendar={other} filter={filter} values={values} sort={sort} />
}
