/** The rows as cards, for a telephone's width: the first column is the title, the next ones stand below. */
import { memo, type ReactNode } from 'react'
import { useEvent, useTranslate } from 'ra-core'
import type { Column, Row } from './column.ts'
import type { GridProps } from './grid-props.ts'
import { toggle } from './selection.ts'

const DETAILS = 6
/** px before the end at which more is asked for. */
const END = 600

export function GridCards<R extends Row>({
  columns,
  rows,
  nameOf,
  selected,
  onSelect,
  actions,
  notice,
  onEnd,
  totalsLabel,
}: GridProps<R>) {
  const selectable = selected !== undefined && onSelect !== undefined
  const onToggle = useEvent((row: Row) => selectable && onSelect(toggle(selected, row.id)))
  if (notice) return <div className="g-notice">{notice}</div>
  if (!rows)
    return (
      <div className="g-cards" aria-hidden>
        {[1, 2, 3, 4, 5].map((i) => (
          <div key={i} className="g-card">
            <span className="k-bone" style={{ width: '60%' }} />
            <span className="k-bone" style={{ width: '85%' }} />
          </div>
        ))}
      </div>
    )
  return (
    <ul
      className="g-cards"
      onScroll={({ currentTarget: list }) => list.scrollHeight - list.scrollTop - list.clientHeight < END && onEnd?.()}
    >
      {rows.map((row) => (
        <Card
          key={row.id}
          row={row}
          name={nameOf(row)}
          columns={columns as readonly Column[]}
          selected={selectable ? selected.includes(row.id) : undefined}
          onToggle={onToggle}
          actions={actions as ((row: Row) => ReactNode) | undefined}
        />
      ))}
      {totalsLabel && rows.length > 0 && (
        <li className="g-card g-sums">
          <strong>{totalsLabel}</strong>
          <dl>
            {columns
              .filter(({ total }) => total !== undefined)
              .map(({ key, header, total }) => (
                <div key={key}>
                  <dt>{header}</dt>
                  <dd>{total}</dd>
                </div>
              ))}
          </dl>
        </li>
      )}
    </ul>
  )
}

interface CardProps {
  readonly row: Row
  readonly name: string
  readonly columns: readonly Column[]
  readonly selected: boolean | undefined
  readonly onToggle: (row: Row) => void
  readonly actions: ((row: Row) => ReactNode) | undefined
}

const Card = memo(function Card({ row, name, columns, selected, onToggle, actions }: CardProps) {
  const translate = useTranslate()
  const [title, ...details] = columns
  return (
    <li className={`g-card${selected ? ' g-chosen' : ''}`}>
      <div className="g-card-title">
        {selected !== undefined && (
          <input
            type="checkbox"
            checked={selected}
            onChange={() => onToggle(row)}
            aria-label={translate('list.select_row', { name })}
          />
        )}
        <div>{title?.cell(row)}</div>
      </div>
      <dl>
        {details
          .map(({ key, header, cell }) => ({ key, header, drawn: cell(row) }))
          .filter(({ drawn }) => drawn !== null)
          .slice(0, DETAILS)
          .map(({ key, header, drawn }) => (
            <div key={key}>
              <dt>{header}</dt>
              <dd>{drawn}</dd>
            </div>
          ))}
      </dl>
      {actions && <div className="g-card-actions">{actions(row)}</div>}
    </li>
  )
})
