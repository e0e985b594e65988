/** One column of a board, with how many records it has and as many cards as were asked for. */
import { useId } from 'react'
import Button from '@mui/material/Button'
import { useDroppable } from '@dnd-kit/core'
import { useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../../kinds/cell.ts'
import { formatDecimal } from '../../../../../kinds/numbers.ts'
import type { Field } from '../../../../../model/model.ts'
import type { Sort } from '../../../../kit/grid/column.ts'
import { ToneChip } from '../../../../kit/ToneChip.tsx'
import type { EntityView } from '../../../entity-view.ts'
import { Card } from './Card.tsx'
import type { BoardColumn } from './columns.ts'
import { usePages } from '../use-pages.ts'
import { Failed } from '../../../Failed.tsx'

interface ColumnProps {
  readonly view: EntityView
  readonly column: BoardColumn
  readonly title: string
  readonly fields: readonly Field[]
  readonly asked: readonly string[]
  readonly sort: Sort
  /** While a card is dragged: whether it can come here. */
  readonly takes: boolean | undefined
  readonly isMovable: (record: CellRecord) => boolean
  readonly moving: CellRecord['id'] | undefined
  readonly onMove: (record: CellRecord, anchor: HTMLElement) => void
  readonly arrives: (record: CellRecord) => boolean
}

export function Column({
  view,
  column,
  title,
  fields,
  asked,
  sort,
  takes,
  isMovable,
  moving,
  onMove,
  arrives,
}: ColumnProps) {
  const id = useId()
  const translate = useTranslate()
  const {
    records: cards,
    count,
    estimated,
    error,
    retry,
    more,
    loading,
  } = usePages(view.entity.plural, {
    filter: column.filter,
    sort,
    columns: asked,
  })
  const { setNodeRef, isOver } = useDroppable({ id: String(column.code), disabled: takes !== true })
  const counted = count === null ? '' : formatDecimal(String(count))
  return (
    <section
      ref={setNodeRef}
      className="b-column"
      aria-labelledby={id}
      data-code={String(column.code)}
      data-takes={takes}
      data-over={isOver || undefined}
    >
      <h2 id={id}>
        <ToneChip tone={column.tone}>{title}</ToneChip>
        {count !== null && (
          <span className="k-soft k-number">
            {estimated ? translate('list_board.about', { count: counted }) : counted}
          </span>
        )}
      </h2>
      <div className="b-cards" tabIndex={view.opens ? undefined : 0}>
        {error ? (
          <Failed error={error} retry={retry} className="b-note" />
        ) : cards === undefined ? (
          <div aria-busy="true">
            {[0, 1, 2].map((one) => (
              <div key={one} className="b-card">
                <span className="k-bone" />
              </div>
            ))}
          </div>
        ) : cards.length === 0 ? (
          <p className="b-note">{translate('list_board.empty')}</p>
        ) : (
          <ul>
            {cards.map((record) => (
              <Card
                key={record.id}
                view={view}
                record={record}
                fields={fields}
                movable={isMovable(record)}
                busy={record.id === moving}
                onMove={onMove}
                arrives={arrives}
              />
            ))}
          </ul>
        )}
        {more && (
          <Button fullWidth color="inherit" disabled={loading} onClick={more}>
            {translate('list_board.more')}
          </Button>
        )}
      </div>
    </section>
  )
}
