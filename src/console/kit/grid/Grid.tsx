/**
 * A light, virtual data grid: fixed header, sticky selection, first and action columns, keyboard rows, totals; cards
 * where it is narrow. It knows columns and rows, no entity; it fetches nothing and keeps no choice but the focus:
 * layout, sort and selection belong to its owner.
 */
import { useMemo, useRef, type ReactNode } from 'react'
import { useTheme } from '@mui/material/styles'
import { toneVariables } from '../tones.ts'
import type { Column, Row, RowId, Sort } from './column.ts'
import { visible, type ColumnLayout } from './column-layout.ts'
import { GridCards } from './GridCards.tsx'
import { GridTable } from './GridTable.tsx'
import { useWidth } from './use-width.ts'
import './grid.css'

export interface GridProps<R extends Row> {
  /** Accessible name. */
  readonly label: string
  readonly columns: readonly Column<R>[]
  /** Undefined while the first page is on its way. */
  readonly rows: readonly R[] | undefined
  readonly nameOf: (row: R) => string
  readonly layout: ColumnLayout
  readonly onLayout?: (layout: ColumnLayout) => void
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  readonly selected?: readonly RowId[]
  readonly onSelect?: (ids: readonly RowId[]) => void
  readonly onOpen?: (row: R) => void
  readonly actions?: (row: R) => ReactNode
  /** Whether a cell can be changed in its place. Stable, as a column's cell is. */
  readonly editable?: (row: R, column: string) => boolean
  readonly onEdit?: (row: R, column: string, cell: HTMLElement) => void
  /** The last rows are in sight: more may be fetched. */
  readonly onEnd?: () => void
  /** Name under which the row with the focus is remembered while another page is open. */
  readonly focusKey?: string
  /** px; as wide as the actions need. */
  readonly actionsWidth?: number
  /** Stands in place of the rows: empty, error. */
  readonly notice?: ReactNode
  /** A further page is on its way. */
  readonly busy?: boolean
  /** Label of the totals row; none without it. */
  readonly totalsLabel?: ReactNode
  /** Fills its parent's height and scrolls inside; else it is as high as its rows. */
  readonly fill?: boolean
}

/** Below this width a table is no help. */
const CARDS_BELOW = 560

export function Grid<R extends Row>(props: GridProps<R>) {
  const { columns, layout, label, busy, fill = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const shown = useMemo(() => visible(columns, layout), [columns, layout])
  const theme = useTheme()
  const variables = useMemo(() => toneVariables(theme), [theme])
  const narrow = width > 0 && width < CARDS_BELOW
  return (
    <div
      ref={frame}
      className={`g-frame${fill ? ' g-fill' : ''}${narrow ? ' g-narrow' : ''}`}
      style={variables}
      role="region"
      aria-label={label}
      aria-busy={busy}
    >
      {busy && <div className="g-progress" />}
      {narrow ? (
        <GridCards {...props} columns={shown} />
      ) : (
        <GridTable {...props} allColumns={columns} columns={shown} />
      )}
    </div>
  )
}
