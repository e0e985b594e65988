/** What can be done with a column, without a mouse too. */
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import type { Column, Sort } from './column.ts'
import { DEFAULT_LAYOUT, resize, shift, show, type ColumnLayout } from './column-layout.ts'

interface ColumnMenuProps {
  readonly name: string
  readonly anchor: HTMLElement
  readonly allColumns: readonly Column[]
  readonly columns: readonly Column[]
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
  readonly sort: Sort | undefined
  readonly onSort: (column: Column, order: Sort['order']) => void
  readonly onClose: () => void
}

const STEP = 40

export default function ColumnMenu({ name, ...props }: ColumnMenuProps) {
  const { anchor, allColumns, columns, layout, onLayout, sort, onSort, onClose } = props
  const translate = useTranslate()
  const at = columns.findIndex(({ key }) => key === name)
  const column = columns[at]
  if (!column) return null
  const width = layout.widths[name] ?? column.width
  const act = (change: () => void) => () => {
    onClose()
    change()
  }
  const sorted = (order: Sort['order']) => sort?.field === name && sort.order === order
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('list.column_menu', { name: column.header }), dense: true } }}
    >
      {column.sortable && (
        <MenuItem selected={sorted('ASC')} onClick={act(() => onSort(column, 'ASC'))}>
          {translate('list.sort_ascending')}
        </MenuItem>
      )}
      {column.sortable && (
        <MenuItem selected={sorted('DESC')} onClick={act(() => onSort(column, 'DESC'))}>
          {translate('list.sort_descending')}
        </MenuItem>
      )}
      {column.sortable && <Divider />}
      <MenuItem disabled={at === 0} onClick={act(() => onLayout(shift(allColumns, layout, name, -1)))}>
        {translate('list.column_move_left')}
      </MenuItem>
      <MenuItem disabled={at === columns.length - 1} onClick={act(() => onLayout(shift(allColumns, layout, name, 1)))}>
        {translate('list.column_move_right')}
      </MenuItem>
      <MenuItem onClick={() => onLayout(resize(layout, name, width + STEP))}>{translate('list.column_wider')}</MenuItem>
      <MenuItem onClick={() => onLayout(resize(layout, name, width - STEP))}>
        {translate('list.column_narrower')}
      </MenuItem>
      <Divider />
      <MenuItem disabled={columns.length === 1} onClick={act(() => onLayout(show(layout, name, false)))}>
        {translate('list.column_hide')}
      </MenuItem>
      <MenuItem onClick={act(() => onLayout(DEFAULT_LAYOUT))}>{translate('list.columns_reset')}</MenuItem>
    </Menu>
  )
}
