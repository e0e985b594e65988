/** What stands before a list until its address is mended and its view is known. */
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { Column } from '../../kit/grid/column.ts'
import type { EntityView } from '../entity-view.ts'
import { useOpening } from './views/use-opening.ts'

const ViewOpening = lazy(() => import('./views/ViewOpening.tsx'))

interface OpeningProps {
  readonly view: EntityView
  readonly list: string
  readonly paramsKey: string
  readonly columns: readonly Column<CellRecord>[]
  /** Stands there meanwhile. */
  readonly place: ReactNode
  readonly children: ReactNode
}

export function Opening({ view, list, paramsKey, columns, place, children }: OpeningProps) {
  const opening = useOpening(view, list, paramsKey)
  if (opening.is === 'mended') return <Navigate to={{ search: opening.search }} replace />
  if (opening.is === 'ready') return children
  return (
    <>
      {place}
      {opening.is === 'view' && (
        <Suspense>
          <ViewOpening view={view} list={list} columns={columns} id={opening.id} />
        </Suspense>
      )}
    </>
  )
}
