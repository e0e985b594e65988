/** A record on a board: its name, what the schemas choose of it, and where it can go. */
import { useEffect, useRef } from 'react'
import IconButton from '@mui/material/IconButton'
import { useDraggable } from '@dnd-kit/core'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../../kinds/cell.ts'
import { displayOf } from '../../../../../kinds/display.ts'
import type { Field } from '../../../../../model/model.ts'
import { Icon } from '../../../../kit/icons.tsx'
import type { EntityView } from '../../../entity-view.ts'
import { RecordFields } from '../RecordFields.tsx'

interface CardProps {
  readonly view: EntityView
  readonly record: CellRecord
  readonly fields: readonly Field[]
  readonly movable: boolean
  readonly busy: boolean
  /** The choice of where it goes, from the place given. */
  readonly onMove: (record: CellRecord, anchor: HTMLElement) => void
  /** Whether it is the card that was moved: it takes the focus along. */
  readonly arrives: (record: CellRecord) => boolean
}

export function Card({ view, record, fields, movable, busy, onMove, arrives }: CardProps) {
  const translate = useTranslate()
  const name = displayOf(view.entity, record)
  const place = useRef<HTMLLIElement>(null)
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: String(record.id),
    data: { record },
    disabled: !movable || busy,
  })
  useEffect(() => {
    if (arrives(record)) place.current?.querySelector<HTMLElement>('button, a')?.focus()
    // Only where it has just come to stand.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <li
      ref={(node) => {
        place.current = node
        setNodeRef(node)
      }}
      className="b-card"
      data-movable={movable || undefined}
      data-dragged={isDragging || undefined}
      aria-busy={busy || undefined}
      {...listeners}
    >
      <div className="b-name">
        {view.opens ? (
          <a className="k-link" href={`${view.path}/${record.id}`} draggable={false}>
            {name}
          </a>
        ) : (
          <strong>{name}</strong>
        )}
        {movable && (
          <IconButton
            size="small"
            aria-haspopup="menu"
            aria-label={translate('list_board.move_of', { name })}
            data-hint={translate('list_board.move')}
            disabled={busy}
            onClick={({ currentTarget }) => onMove(record, currentTarget)}
          >
            <Icon name="forth" />
          </IconButton>
        )}
      </div>
      <RecordFields view={view} record={record} fields={fields} />
    </li>
  )
}
