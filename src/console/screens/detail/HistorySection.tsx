/** The place of a record's history; what stands there is loaded when it comes into sight. */
import { lazy, Suspense, useRef } from 'react'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../fields/cell.ts'
import type { EntityView } from '../entity-view.ts'
import { Card } from './Terms.tsx'
import { useSeen } from './use-seen.ts'

const History = lazy(() => import('./History.tsx'))

/** Who may read the log reads it here: it names people and their addresses, so seeing the record alone is not enough. */
export function HistorySection({ view: { entity, may }, record }: { readonly view: EntityView; readonly record: CellRecord }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place)
  const title = useTranslate()('detail.history')
  if (!entity.history || !may(entity.history.read)) return null
  return (
    <div ref={place}>
      <Card aria-label={title} style={{ minHeight: 120 }}>
        {seen ? <Suspense fallback={<h2>{title}</h2>}><History plural={entity.history.plural} resource={entity.name} id={record.id} /></Suspense> : <h2>{title}</h2>}
      </Card>
    </div>
  )
}
