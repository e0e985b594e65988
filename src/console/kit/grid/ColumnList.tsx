/** All columns with their places: shown or not, moved by buttons or by drag. */
import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '../icons.tsx'
import type { Column } from './column.ts'
import { isShown, move, ordered, show, type ColumnLayout } from './column-layout.ts'
import './grid.css'

interface ColumnListProps {
  readonly label: string
  readonly columns: readonly Column[]
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
}

export function ColumnList({ label, columns, layout, onLayout }: ColumnListProps) {
  const translate = useTranslate()
  const [dragged, setDragged] = useState<string>()
  const all = ordered(columns, layout)
  const shownCount = all.filter((column) => isShown(column, layout)).length
  const swap = (key: string, other: Column | undefined) => other && onLayout(move(columns, layout, key, other.key))
  return (
    <ul className="g-chooser" aria-label={label}>
      {all.map((column, i) => {
        const { key, header } = column
        const shown = isShown(column, layout)
        return (
          <li
            key={key}
            draggable
            className={dragged === key ? 'g-dragged' : undefined}
            onDragStart={() => setDragged(key)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged && onLayout(move(columns, layout, dragged, key))}
          >
            <label>
              <input
                type="checkbox"
                checked={shown}
                disabled={shown && shownCount === 1}
                onChange={() => onLayout(show(layout, key, !shown))}
              />
              <span className="k-clip">{header}</span>
            </label>
            <button
              type="button"
              aria-disabled={i === 0}
              aria-label={`${header} ${translate('list.column_move_up')}`}
              onClick={() => swap(key, all[i - 1])}
            >
              <Icon name="up" size={14} />
            </button>
            <button
              type="button"
              aria-disabled={i === all.length - 1}
              aria-label={`${header} ${translate('list.column_move_down')}`}
              onClick={() => swap(key, all[i + 1])}
            >
              <Icon name="down" size={14} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
