/**
 * Fetches the view that a list opens with. One that is gone, or never was for this reader, is said once, and the list
 * opens as usual.
 */
import { useEffect } from 'react'
import { useGetOne, useNotify } from 'ra-core'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { Column } from '../../../kit/grid/column.ts'
import type { EntityView } from '../../entity-view.ts'
import { searchOf, usualArrangement, type SavedView } from './arrangement.ts'
import { useOpenView } from './use-open-view.ts'

interface ViewOpeningProps {
  readonly view: EntityView
  readonly list: string
  readonly columns: readonly Column<CellRecord>[]
  readonly id: number
}

export default function ViewOpening({ view, list, columns, id }: ViewOpeningProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  const open = useOpenView(view, list, columns)
  const { data, error } = useGetOne<SavedView>('saved_views', { id }, { retry: false })
  const isGone = (error !== null && error !== undefined) || (data !== undefined && data.list !== list)
  useEffect(() => {
    const given = new URLSearchParams(search)
    if (isGone) {
      notify('views.gone', { type: 'warning' })
      given.delete('view')
      void navigate({ search: given.has('filter') ? `?${given}` : searchOf(usualArrangement(view)) }, { replace: true })
    } else if (data) open(data, { replace: true, ...(given.has('filter') && { search }) })
  }, [isGone, data, search, navigate, notify, open, view])
  return null
}
