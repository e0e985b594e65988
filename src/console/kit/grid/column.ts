/** A column as the grid knows it: texts, a width and a pure function that draws a row's cell. */
import type { ReactNode } from 'react'

export type RowId = number | string

export interface Row {
  readonly id: RowId
}

export interface Column<R extends Row = Row> {
  readonly key: string
  readonly header: string
  /** px */
  readonly width: number
  /** px that will do where there is too little room; as wide as wanted without it. */
  readonly least?: number
  readonly align: 'start' | 'end' | 'center'
  readonly sortable: boolean
  /** Not shown unless chosen. */
  readonly hidden: boolean
  /**
   * Pure and stable: a row that did not change is not drawn again. Null: the row has no such thing, as opposed to one
   * that is empty.
   */
  readonly cell: (row: R) => ReactNode
  /** Shown under the column. */
  readonly total?: ReactNode
}

export interface Sort {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
}
