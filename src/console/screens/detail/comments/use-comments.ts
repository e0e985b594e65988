import { useGetList } from 'ra-core'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { AUTHOR, COMMENTED, CONTENT } from '../../../../model/comments.ts'

/** Of a page of comments. */
export const PAGE = 10

/**
 * Comments on a record, newest first. The tab that tells how many there are and the place that shows them ask the same.
 * Without a plural there are none.
 */
export function useComments(plural: string | undefined, record: CellRecord, shown = PAGE) {
  const found = useGetList<CellRecord>(
    plural ?? '',
    {
      filter: { [COMMENTED]: record.id },
      pagination: { page: 1, perPage: shown },
      sort: { field: 'created_at', order: 'DESC' },
      meta: { columns: ['created_at', 'updated_at', COMMENTED, CONTENT, AUTHOR] },
    },
    { enabled: plural !== undefined },
  )
  const count = (found.meta as { count?: number | null } | undefined)?.count ?? found.total
  return { ...found, count }
}
