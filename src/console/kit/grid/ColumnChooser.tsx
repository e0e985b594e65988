/** All columns with their places: shown or not, moved by buttons or by drag. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { Icon } from '../icons.tsx'
import type { Column } from './column.ts'
import { DEFAULT_LAYOUT, isShown, move, ordered, show, type ColumnLayout } from './column-layout.ts'

interface ColumnChooserProps {
  readonly anchor: HTMLElement
  readonly columns: readonly Column[]
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
  readonly onClose: () => void
}

export default function ColumnChooser({ anchor, columns, layout, onLayout, onClose }: ColumnChooserProps) {
  const translate = useTranslate()
  const [dragged, setDragged] = useState<string>()
  const all = ordered(columns, layout)
  const shownCount = all.filter((column) => isShown(column, layout)).length
  return (
    <Popover
      open anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': translate('list.columns'), role: 'dialog' } }}
    >
      <ul className="g-chooser">
        {all.map((column, i) => {
          const { key, header } = column
          const shown = isShown(column, layout)
          const swap = (with_: Column | undefined) => with_ && onLayout(move(columns, layout, key, with_.key))
          return (
            <li
              key={key} draggable className={dragged === key ? 'g-dragged' : undefined} onDragStart={() => setDragged(key)} onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()} onDrop={() => dragged && onLayout(move(columns, layout, dragged, key))}
            >
              <label>
                <input type="checkbox" checked={shown} disabled={shown && shownCount === 1} onChange={() => onLayout(show(layout, key, !shown))} />
                <span className="k-clip">{header}</span>
              </label>
              <button type="button" disabled={i === 0} aria-label={`${header} ${translate('list.column_move_up')}`} onClick={() => swap(all[i - 1])}><Icon name="up" size={14} /></button>
              <button type="button" disabled={i === all.length - 1} aria-label={`${header} ${translate('list.column_move_down')}`} onClick={() => swap(all[i + 1])}><Icon name="down" size={14} /></button>
            </li>
          )
        })}
      </ul>
      <div className="g-chooser-foot">
        <Button color="inherit" onClick={() => onLayout(DEFAULT_LAYOUT)}>{translate('list.columns_reset')}</Button>
      </div>
    </Popover>
  )
}
