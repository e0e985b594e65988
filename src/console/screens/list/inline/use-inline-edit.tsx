/**
 * Which cells of a list may be changed in their place, and the editor over the one that is being changed. Its script
 * comes when the list has come to rest.
 */
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { judged } from '../../../../model/conditions.ts'
import { seen, type EntityView } from '../../entity-view.ts'
import { mayChange, mayWrite } from '../../record/rights.ts'

const loadEditor = () => import('./CellEditor.tsx')
const CellEditor = lazy(loadEditor)

interface Edited {
  readonly id: CellRecord['id']
  readonly column: string
  readonly cell: HTMLElement
}

export interface InlineEdit {
  readonly editable: (record: CellRecord, column: string) => boolean
  readonly onEdit: ((record: CellRecord, column: string, cell: HTMLElement) => void) | undefined
  readonly editor: ReactNode
}

export function useInlineEdit(view: EntityView, rows: readonly CellRecord[] | undefined): InlineEdit {
  const { entity, may } = view
  const [edited, setEdited] = useState<Edited>()
  const names = useMemo(
    () =>
      new Set(
        seen(entity, may)
          .filter((field) => entity.list.inline.includes(field.name) && mayWrite(field, may))
          .map(({ name }) => name),
      ),
    [entity, may],
  )
  const editable = useCallback(
    (record: CellRecord, column: string) =>
      names.has(column) && mayChange(entity, record, 'update', may) && judged(entity.fields, record).has(column),
    [names, entity, may],
  )
  const onEdit = useCallback(
    (record: CellRecord, column: string, cell: HTMLElement) => setEdited({ id: record.id, column, cell }),
    [],
  )
  const edits = names.size > 0 && may(entity.access.update)
  const isReady = edits && rows !== undefined
  // People who open the first cell type on at once: the editor must be there to hear it.
  useEffect(() => {
    if (isReady) window.requestIdleCallback?.(() => void loadEditor())
  }, [isReady])
  const record = edited && rows?.find(({ id }) => id === edited.id)
  const onClose = (towards?: 'next' | 'previous') => {
    const next = towards && edited && neighbour(edited.cell, towards)
    const id = next && rows?.[Number(next.closest<HTMLElement>('tr')?.dataset['index'])]?.id
    setEdited(next && id !== undefined ? { id, column: next.dataset['column'] ?? '', cell: next } : undefined)
  }
  const editor = edited && record && (
    <Suspense>
      <CellEditor
        key={`${edited.id} ${edited.column}`}
        view={view}
        record={record}
        column={edited.column}
        cell={edited.cell}
        onClose={onClose}
      />
    </Suspense>
  )
  return { editable, onEdit: edits ? onEdit : undefined, editor }
}

/** In the order of reading, within the rows that are drawn. */
function neighbour(cell: HTMLElement, towards: 'next' | 'previous'): HTMLElement | undefined {
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>('td.g-editable') ?? [])]
  const at = cells.indexOf(cell)
  return at < 0 ? undefined : cells[towards === 'next' ? at + 1 : at - 1]
}
