/** What a grid is given, as a table and as cards alike. */
import type { ReactNode } from 'react'
import type { Column, Row, RowId, Sort } from './column.ts'
import type { ColumnLayout } from './column-layout.ts'

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
