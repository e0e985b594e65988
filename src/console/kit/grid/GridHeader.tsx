/**
 * Column heads: sort by click or Enter, move by drag or with Ctrl+Shift and the arrows, size by drag, everything by the
 * column's menu. One Tab stop; arrows go from head to head.
 */
import { lazy, Suspense, useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '../icons.tsx'
import type { Column, Row, RowId, Sort } from './column.ts'
import { move, shift, type ColumnLayout } from './column-layout.ts'
import { cellClass } from './GridRow.tsx'
import { isAll, togglePage } from './selection.ts'
import { useColumnResize } from './column-resize.ts'

const ColumnMenu = lazy(() => import('./ColumnMenu.tsx'))

interface GridHeaderProps {
  readonly allColumns: readonly Column[]
  readonly columns: readonly Column[]
  readonly widths: readonly number[]
  readonly layout: ColumnLayout
  readonly onLayout: ((layout: ColumnLayout) => void) | undefined
  readonly sort: Sort | undefined
  readonly onSort: ((sort: Sort) => void) | undefined
  readonly selectable: boolean
  readonly selected: readonly RowId[]
  readonly page: readonly Row[]
  readonly onSelect: ((ids: readonly RowId[]) => void) | undefined
  readonly actions: boolean
  /** The arrow down leads to the rows. */
  readonly onLeave: () => void
}

export function GridHeader(props: GridHeaderProps) {
  const {
    allColumns,
    columns,
    widths,
    layout,
    onLayout,
    sort,
    onSort,
    selectable,
    selected,
    page,
    onSelect,
    actions,
    onLeave,
  } = props
  const translate = useTranslate()
  const [focused, setFocused] = useState<string>()
  const [menu, setMenu] = useState<{ name: string; anchor: HTMLElement }>()
  const [dragged, setDragged] = useState<string>()
  const heads = useRef<HTMLTableRowElement>(null)
  const moved = useRef<string | undefined>(undefined)
  // A head that changes its place in the document loses the focus.
  useLayoutEffect(() => {
    if (moved.current !== undefined)
      heads.current?.querySelector<HTMLElement>(`th[data-column="${moved.current}"]`)?.focus()
    moved.current = undefined
  }, [layout])
  const startResize = useColumnResize(layout, onLayout)
  const stop = columns.some(({ key }) => key === focused) ? focused : columns[0]?.key

  const sortBy = ({ key, sortable }: Column, order?: Sort['order']) =>
    sortable && onSort?.({ field: key, order: order ?? (sort?.field === key && sort.order === 'ASC' ? 'DESC' : 'ASC') })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, column: Column) => {
    const head = event.currentTarget
    const opensMenu =
      event.key === 'ContextMenu' ||
      (event.key === 'F10' && event.shiftKey) ||
      (event.key === 'ArrowDown' && event.altKey)
    if (event.target !== head) return
    if (event.ctrlKey && event.shiftKey && onLayout && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      moved.current = column.key
      onLayout(shift(allColumns, layout, column.key, event.key === 'ArrowLeft' ? -1 : 1))
    } else if (opensMenu && onLayout) setMenu({ name: column.key, anchor: head })
    else if (event.key === 'Enter' || event.key === ' ') sortBy(column)
    else if (event.key === 'ArrowLeft') neighbour(head, 'previousElementSibling')?.focus()
    else if (event.key === 'ArrowRight') neighbour(head, 'nextElementSibling')?.focus()
    else if (event.key === 'ArrowDown') onLeave()
    else return
    event.preventDefault()
  }
  const drop = (event: DragEvent, target: string) => {
    event.preventDefault()
    if (dragged) onLayout?.(move(allColumns, layout, dragged, target))
    setDragged(undefined)
  }
  const ids = page.map(({ id }) => id)
  return (
    <thead>
      <tr ref={heads} aria-rowindex={1}>
        {selectable && (
          <td className="g-select g-stick g-head">
            <SelectPage
              checked={isAll(selected, ids)}
              some={ids.some((id) => selected.includes(id))}
              label={translate('list.select_page')}
              onToggle={() => onSelect?.(togglePage(selected, ids))}
            />
          </td>
        )}
        {columns.map((column, i) => {
          const { key, header, align, sortable } = column
          const order = sort?.field === key ? sort.order : undefined
          return (
            <th
              key={key}
              scope="col"
              data-column={key}
              tabIndex={key === stop ? 0 : -1}
              title={header}
              className={`g-head ${cellClass(align, i === 0, selectable)}${sortable && onSort ? ' g-sortable' : ''}${dragged === key ? ' g-dragged' : ''}`}
              aria-sort={order ? (order === 'ASC' ? 'ascending' : 'descending') : undefined}
              draggable={onLayout !== undefined}
              onFocus={() => setFocused(key)}
              onClick={() => sortBy(column)}
              onKeyDown={(event) => onKeyDown(event, column)}
              onDragStart={() => setDragged(key)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, key)}
              onDragEnd={() => setDragged(undefined)}
            >
              <span className="g-title">
                <span className="k-clip">{header}</span>
                {order && <Icon name={order === 'ASC' ? 'up' : 'down'} size={14} />}
              </span>
              {onLayout && (
                <button
                  type="button"
                  className="g-more"
                  tabIndex={-1}
                  aria-label={translate('list.column_menu', { name: header })}
                  aria-haspopup="menu"
                  onClick={(event) => {
                    event.stopPropagation()
                    setMenu({ name: key, anchor: event.currentTarget })
                  }}
                >
                  <Icon name="more" size={14} />
                </button>
              )}
              {onLayout && (
                <span
                  className="g-grip"
                  aria-hidden
                  onClick={(event) => event.stopPropagation()}
                  onPointerDown={(event) => startResize(event, key, widths[i] ?? column.width)}
                />
              )}
            </th>
          )
        })}
        <td className="g-head" />
        {actions && (
          <th scope="col" className="g-head g-actions">
            {translate('list.operations')}
          </th>
        )}
      </tr>
      {menu && onLayout && (
        <Suspense>
          <ColumnMenu
            {...menu}
            allColumns={allColumns}
            columns={columns}
            layout={layout}
            onLayout={onLayout}
            sort={sort}
            onSort={sortBy}
            onClose={() => setMenu(undefined)}
          />
        </Suspense>
      )}
    </thead>
  )
}

interface SelectPageProps {
  readonly checked: boolean
  readonly some: boolean
  readonly label: string
  readonly onToggle: () => void
}

function SelectPage({ checked, some, label, onToggle }: SelectPageProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <input
      ref={(element) => {
        input.current = element
        if (element) element.indeterminate = some && !checked
      }}
      type="checkbox"
      checked={checked}
      onChange={onToggle}
      aria-label={label}
    />
  )
}

function neighbour(head: HTMLElement, side: 'previousElementSibling' | 'nextElementSibling'): HTMLElement | undefined {
  const next = head[side]
  return next instanceof HTMLElement && next.matches('th[data-column]') ? next : undefined
}
