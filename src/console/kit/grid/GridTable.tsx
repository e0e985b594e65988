/** The grid as a table: header, the rows in sight, totals. Spacer rows stand for those out of sight. */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useEvent } from 'ra-core'
import type { Column, Row } from './column.ts'
import type { GridProps } from './grid-props.ts'
import { GridHeader } from './GridHeader.tsx'
import { GridRow } from './GridRow.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { GridTotals } from './GridTotals.tsx'
import { useFocusMemory } from './focus-memory.ts'
import { useRowsInSight } from './rows-in-sight.ts'
import { nextRow } from './row-keys.ts'
import { toggleRange, togglePage } from './selection.ts'
import { useSides } from './sides.ts'
import { useWidth } from './use-width.ts'
import { fitWidths, SELECT_WIDTH } from './widths.ts'

interface GridTableProps<R extends Row> extends GridProps<R> {
  readonly allColumns: readonly Column<R>[]
}

export function GridTable<R extends Row>(props: GridTableProps<R>) {
  const {
    label,
    allColumns,
    columns,
    rows,
    nameOf,
    layout,
    onLayout,
    sort,
    onSort,
    selected,
    onSelect,
    onOpen,
    actions,
    actionsWidth = 120,
    notice,
    busy,
    totalsLabel,
    editable,
    onEdit,
    onEnd,
    focusKey,
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const room = useWidth(scroller)
  const wantsFocus = useRef<string | true | undefined>(undefined)
  const anchor = useRef<number | undefined>(undefined)
  const [active, setActive] = useState(0)
  const page = rows ?? []
  const current = Math.min(active, Math.max(0, page.length - 1))
  const sight = useRowsInSight(scroller, page.length, current)
  const selectable = selected !== undefined && onSelect !== undefined
  const { widths, total, filler } = fitWidths(columns, room, {
    select: selectable,
    actions: actions ? actionsWidth : 0,
  })
  useSides(scroller, total, room)

  useEffect(() => {
    if (wantsFocus.current === undefined) return
    focusOn(scroller.current, current, wantsFocus.current)
    wantsFocus.current = undefined
  }, [current])

  /** `column`: the cell keeps the focus, not its row. */
  const goTo = (index: number, column: string | true = true) => {
    sight.scrollTo(index)
    if (index === current) return focusOn(scroller.current, index, column)
    wantsFocus.current = column
    setActive(index)
  }
  const memory = useFocusMemory(scroller, focusKey, rows, current, goTo)
  const lastDrawn = sight.items.reduce((last, item) => ('gap' in item ? last : Math.max(last, item.index)), 0)
  const isEnd = page.length > 0 && lastDrawn >= page.length - END
  const tellEnd = useEvent(() => onEnd?.())
  useEffect(() => {
    if (isEnd) tellEnd()
  }, [isEnd, page.length, tellEnd])
  const choose = useEvent((index: number, range: boolean) => {
    const row = page[index]
    if (!row || !selectable) return
    const ids = page.map(({ id }) => id)
    onSelect(
      toggleRange(selected, ids, range && anchor.current !== undefined ? ids[anchor.current] : undefined, row.id),
    )
    anchor.current = index
  })
  const edit = (row: R | undefined, cell: HTMLElement | null): boolean => {
    const column = cell && columnOf(cell)
    if (!row || !column || !onEdit || !editable?.(row, column)) return false
    onEdit(row, column, cell)
    return true
  }
  /** What a key does on a row, or on one of its cells. */
  const keysOf = ({ cell, row, index, range }: OnRow<R>): Readonly<Record<string, () => void>> => ({
    Enter: () => edit(row, cell) || (row && onOpen?.(row)),
    ' ': () => choose(index, range),
    ...(onEdit && {
      F2: () =>
        edit(row, cell ?? rowElement(scroller.current, index)?.querySelector<HTMLElement>('td.g-editable') ?? null),
    }),
    ArrowRight: () =>
      (cell
        ? nextCell(cell, 'nextElementSibling')
        : rowElement(scroller.current, index)?.querySelector<HTMLElement>('td[data-column]')
      )?.focus(),
    ...(cell && {
      ArrowLeft: () => (nextCell(cell, 'previousElementSibling') ?? cell.closest('tr'))?.focus(),
      Escape: () => cell.closest('tr')?.focus(),
    }),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const element = event.target as HTMLElement
    const index = indexOf(element)
    if (index === undefined || element.matches('input:not([type=checkbox]), textarea, select')) return
    const cell = element.closest<HTMLElement>('td[data-column]')
    if (element === cell || element.matches('tr')) {
      const acts = keysOf({ cell, row: page[index], index, range: event.shiftKey })[event.key]
      if (acts) return stop(event, acts)
    }
    if ((event.ctrlKey || event.metaKey) && event.key === 'a' && selectable)
      return stop(event, () =>
        onSelect(
          togglePage(
            [],
            page.map(({ id }) => id),
          ),
        ),
      )
    if (event.key === 'ArrowUp' && index === 0) return stop(event, () => headerElement(scroller.current)?.focus())
    const next = nextRow(event.key, index, page.length, sight.pageSize())
    if (next !== undefined) stop(event, () => goTo(next, element === cell ? columnOf(cell) : true))
  }
  const onClick = (event: MouseEvent) => {
    const element = event.target as HTMLElement
    const index = indexOf(element)
    if (index !== undefined && element.matches('input[data-select]')) choose(index, event.shiftKey)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const element = event.target as HTMLElement
    const row = page[indexOf(element) ?? -1]
    if (row && !element.closest('a, button, input') && !edit(row, element.closest<HTMLElement>('td[data-column]')))
      onOpen?.(row)
  }
  const onFocus = useCallback((event: React.FocusEvent) => {
    const index = indexOf(event.target as HTMLElement)
    if (index !== undefined) setActive(index)
  }, [])
  const onFocusWithin = (event: React.FocusEvent) => {
    onFocus(event)
    memory.keep(page[indexOf(event.target as HTMLElement) ?? -1]?.id)
  }

  const span = columns.length + (selectable ? 1 : 0) + (actions ? 1 : 0) + 1
  const body: ReactNode =
    notice || (rows && page.length === 0) ? null : rows ? (
      sight.items.map((item) => {
        if ('gap' in item)
          return (
            <tr key={`gap-${item.before}`} aria-hidden className="g-gap">
              <td colSpan={span} style={{ height: item.gap }} />
            </tr>
          )
        const row = page[item.index] as R
        return (
          <GridRow
            key={row.id}
            row={row}
            index={item.index}
            columns={columns as readonly Column[]}
            name={selectable ? nameOf(row) : ''}
            active={item.index === current}
            selected={selectable ? selected.includes(row.id) : undefined}
            actions={actions as ((row: Row) => ReactNode) | undefined}
            editable={onEdit && (editable as ((row: Row, column: string) => boolean) | undefined)}
          />
        )
      })
    ) : (
      <GridSkeleton columns={columns.length} selectable={selectable} actions={actions !== undefined} />
    )

  return (
    <div ref={scroller} className="g-scroll">
      <table
        role="grid"
        className="g-table"
        style={{ width: total }}
        aria-label={label}
        aria-rowcount={rows ? page.length + 1 : -1}
        aria-multiselectable={selectable || undefined}
        aria-busy={busy}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onFocus={onFocusWithin}
        onBlur={memory.leave}
      >
        <colgroup>
          {selectable && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map(({ key }, i) => (
            <col key={key} style={{ width: widths[i] }} />
          ))}
          <col style={{ width: filler }} />
          {actions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <GridHeader
          allColumns={allColumns as readonly Column[]}
          columns={columns as readonly Column[]}
          widths={widths}
          layout={layout}
          onLayout={onLayout}
          sort={sort}
          onSort={onSort}
          selectable={selectable}
          selected={selected ?? []}
          page={page}
          onSelect={onSelect}
          actions={actions !== undefined}
          onLeave={() => page.length > 0 && goTo(current)}
        />
        <tbody>{body}</tbody>
        {totalsLabel && page.length > 0 && !notice && (
          <GridTotals
            label={totalsLabel}
            columns={columns as readonly Column[]}
            selectable={selectable}
            actions={actions ? actionsWidth : 0}
            scroller={scroller}
            sizes={[total, room]}
          />
        )}
      </table>
      {notice && <div className="g-notice">{notice}</div>}
    </div>
  )
}

/** Rows before the last at which more are asked for. */
const END = 8

interface OnRow<R> {
  /** The cell that has the focus; null: its row has it. */
  readonly cell: HTMLElement | null
  readonly row: R | undefined
  readonly index: number
  readonly range: boolean
}

const columnOf = (cell: HTMLElement): string => cell.dataset['column'] ?? ''

function nextCell(cell: HTMLElement, side: 'nextElementSibling' | 'previousElementSibling'): HTMLElement | undefined {
  const next = cell[side]
  return next instanceof HTMLElement && next.matches('td[data-column]') ? next : undefined
}

function focusOn(scroller: HTMLElement | null, index: number, column: string | true): void {
  const row = rowElement(scroller, index)
  const cell = column === true ? null : row?.querySelector<HTMLElement>(`td[data-column="${column}"]`)
  // A cell may be out of sight to the side; the row itself has been scrolled to.
  if (cell) cell.focus()
  else row?.focus({ preventScroll: true })
}

const rowElement = (scroller: HTMLElement | null, index: number) =>
  scroller?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)
const headerElement = (scroller: HTMLElement | null) => scroller?.querySelector<HTMLElement>('th[tabindex="0"]')

function indexOf(element: HTMLElement): number | undefined {
  const index = element.closest<HTMLElement>('tr[data-index]')?.dataset['index']
  return index === undefined ? undefined : Number(index)
}

function stop(event: KeyboardEvent, act: () => void): void {
  event.preventDefault()
  act()
}
