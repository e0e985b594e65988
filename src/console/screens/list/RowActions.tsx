/** What can be done with one row, in words; what its state or the user's rights forbid is not offered. */
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { EntityView } from '../entity-view.ts'
import { mayChange } from '../record/rights.ts'
import { displayOf } from '../../../kinds/display.ts'

interface RowActionsProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly onDelete: (record: CellRecord) => void
}

export function RowActions({ view, record, onDelete }: RowActionsProps) {
  const { entity, may, opens, path, inList } = view
  const translate = useTranslate()
  const name = displayOf(entity, record)
  const link = (key: string, suffix: string) => (
    <a className="k-link" href={`${path}/${record.id}${suffix}`} aria-label={`${translate(key)} ${name}`}>
      {translate(key)}
    </a>
  )
  return (
    <span className="k-actions">
      {opens && link('action.detail', '')}
      {entity.card.length > 0 && may(entity.access.info) && (
        <button
          type="button"
          className="k-link"
          aria-label={translate('card.open_of', { name })}
          onClick={() => inList.openCard?.(inList.plural, Number(record.id))}
        >
          {translate('card.open')}
        </button>
      )}
      {mayChange(entity, record, 'update', may) && link('action.edit', '/edit')}
      {mayChange(entity, record, 'remove', may) && (
        <button
          type="button"
          className="k-link k-danger"
          aria-label={`${translate('action.delete')} ${name}`}
          onClick={() => onDelete(record)}
        >
          {translate('action.delete')}
        </button>
      )}
    </span>
  )
}
