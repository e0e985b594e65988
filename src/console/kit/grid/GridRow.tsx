/** One row. It is drawn again only when its record, the columns or its own state change. */
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import type { Column, Row } from './column.ts'

interface GridRowProps {
  readonly row: Row
  readonly index: number
  readonly columns: readonly Column[]
  readonly name: string
  readonly active: boolean
  /** Undefined: rows are not chosen here. */
  readonly selected: boolean | undefined
  readonly actions: ((row: Row) => ReactNode) | undefined
  readonly editable: ((row: Row, column: string) => boolean) | undefined
}

export const GridRow = memo(function GridRow({
  row,
  index,
  columns,
  name,
  active,
  selected,
  actions,
  editable,
}: GridRowProps) {
  const element = useRef<HTMLTableRowElement>(null)
  const translate = useTranslate()
  // One stop for the Tab key a grid: links and buttons are reached from the row that has the focus.
  useLayoutEffect(() => {
    for (const stop of element.current?.querySelectorAll<HTMLElement>('a, button, input') ?? [])
      stop.tabIndex = active ? 0 : -1
  }, [active, row, columns, actions])
  return (
    <tr
      ref={element}
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={active ? 0 : -1}
      aria-selected={selected}
      className="g-row"
    >
      {selected !== undefined && (
        <td className="g-select g-stick">
          <input
            type="checkbox"
            data-select
            checked={selected}
            onChange={nothing}
            aria-label={translate('list.select_row', { name })}
          />
        </td>
      )}
      {columns.map(({ key, align, cell }, i) => {
        const drawn = cell(row)
        return (
          <td
            key={key}
            data-column={key}
            tabIndex={-1}
            title={titleOf(align, drawn)}
            className={`${cellClass(align, i === 0, selected !== undefined)}${editable?.(row, key) ? ' g-editable' : ''}`}
          >
            {drawn}
          </td>
        )
      })}
      <td />
      {actions && <td className="g-actions">{actions(row)}</td>}
    </tr>
  )
})

export const cellClass = (align: Column['align'], first: boolean, afterSelect: boolean): string =>
  `g-${align}${first ? ` g-stick${afterSelect ? ' g-second' : ''}` : ''}`

/** A number that has no room ends in dots, and is told whole. */
export const titleOf = (align: Column['align'], drawn: ReactNode): string | undefined =>
  align === 'end' && typeof drawn === 'string' && drawn.length > 1 ? drawn : undefined

/** The table hears the click, which also knows the shift key. */
const nothing = () => undefined
