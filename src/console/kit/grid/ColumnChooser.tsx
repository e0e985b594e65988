/** The choice of columns beside a grid. */
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import type { Column } from './column.ts'
import { ColumnList } from './ColumnList.tsx'
import { DEFAULT_LAYOUT, type ColumnLayout } from './column-layout.ts'

interface ColumnChooserProps {
  readonly anchor: HTMLElement
  readonly columns: readonly Column[]
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
  readonly onClose: () => void
}

export default function ColumnChooser({ anchor, columns, layout, onLayout, onClose }: ColumnChooserProps) {
  const translate = useTranslate()
  const label = translate('list.columns')
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': label, role: 'dialog', sx: { width: 280 } } }}
    >
      <ColumnList label={label} columns={columns} layout={layout} onLayout={onLayout} />
      <div className="g-chooser-foot">
        <Button color="inherit" onClick={() => onLayout(DEFAULT_LAYOUT)}>
          {translate('list.columns_reset')}
        </Button>
      </div>
    </Popover>
  )
}
