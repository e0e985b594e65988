/** The place of a record's comments; what stands there is loaded when it comes into sight. */
import { lazy } from 'react'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { EntityView } from '../../entity-view.ts'
import { SeenCard } from '../SeenCard.tsx'

const Comments = lazy(() => import('./Comments.tsx'))

/** Where they are, for whoever may read them. */
export const commentsIn = ({ entity, may }: EntityView): string | undefined =>
  entity.comments && may(entity.comments.read) ? entity.comments.plural : undefined

export function CommentsSection({ view, record }: { readonly view: EntityView; readonly record: CellRecord }) {
  const title = useTranslate()('comments.title')
  const plural = commentsIn(view)
  if (plural === undefined) return null
  return (
    <SeenCard title={title}>
      <Comments plural={plural} record={record} />
    </SeenCard>
  )
}
