/** The place of a record's history; what stands there is loaded when it comes into sight. */
import { lazy } from 'react'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { EntityView } from '../entity-view.ts'
import { SeenCard } from './SeenCard.tsx'

const History = lazy(() => import('./History.tsx'))

/**
 * Who may read the log reads it here: it names people and their addresses, so seeing the record alone is not enough.
 */
export function HistorySection({ view, record }: { readonly view: EntityView; readonly record: CellRecord }) {
  const { entity, may } = view
  const title = useTranslate()('detail.history')
  if (!entity.history || !may(entity.history.read)) return null
  return (
    <SeenCard title={title}>
      <History plural={entity.history.plural} view={view} record={record} />
    </SeenCard>
  )
}
