/**
 * Exports the very list that is shown: format, rows, columns and their order, or the columns that the entity declares
 * for it; the file's way is seen and can be stopped.
 */
import { useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../kinds/cell.ts'
import type { FilterValues } from '../../../kinds/input.ts'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { ColumnList } from '../../kit/grid/ColumnList.tsx'
import type { Column, RowId, Sort } from '../../kit/grid/column.ts'
import { visible, type ColumnLayout } from '../../kit/grid/column-layout.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import type { EntityView } from '../entity-view.ts'
import { ExportProgress } from './ExportProgress.tsx'
import { useDownload } from './use-download.ts'

interface ExportDialogProps {
  readonly view: EntityView
  readonly columns: readonly Column<CellRecord>[]
  /** Names of the columns in the list, in their order. */
  readonly shown: readonly string[]
  readonly filter: FilterValues
  readonly sort: Sort
  readonly selected: readonly RowId[]
  readonly count: number | null
  readonly estimated: boolean
  readonly onClose: () => void
}

type Format = 'csv' | 'xlsx'
/** Keys that an address may name. */
const MOST_SELECTED = 200

export default function ExportDialog({
  view,
  columns,
  shown,
  filter,
  sort,
  selected,
  count,
  estimated,
  onClose,
}: ExportDialogProps) {
  const { entity, label } = view
  const notify = useNotify()
  const translate = useTranslate()
  const titleId = useId()
  const [format, setFormat] = useState<Format>('xlsx')
  const first = entity.export.declared ? entity.export.columns : shown
  const [layout, setLayout] = useState<ColumnLayout>(() => layoutOf(columns, first, (key) => first.includes(key)))
  const [onlySelected, setOnlySelected] = useState(selected.length > 0 && selected.length <= MOST_SELECTED)
  const { progress, failed, start, stop } = useDownload()
  const provider = useDataProvider<ConsoleDataProvider>()
  const running = progress !== undefined
  const chosen = visible(columns, layout).map(({ key }) => key)
  const run = async () => {
    const ids = onlySelected ? { ids: selected } : {}
    const end = await start(
      (signal) => provider.openExport(entity.plural, { filter, sort, format, columns: chosen, ...ids, signal }),
      `${label}.${format}`,
    )
    if (end === 'stopped') notify('export.cancelled', { type: 'info' })
    if (end !== 'done') return
    notify('export.done', { type: 'success' })
    onClose()
  }
  const choose = (keep: (key: string) => boolean, order = shown) => setLayout(layoutOf(columns, order, keep))
  const choice = (value: string, text: string, disabled = false) => (
    <FormControlLabel
      key={value}
      value={value}
      disabled={running || disabled}
      label={text}
      control={<Radio size="small" />}
    />
  )
  return (
    <Dialog
      open
      onClose={running ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 480, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{translate('export.title', { label })}</DialogTitle>
      <Body>
        {failed && <Alert severity="error">{failed}</Alert>}
        <Part>
          <h3>{translate('export.format')}</h3>
          <RadioGroup
            row
            aria-label={translate('export.format')}
            value={format}
            onChange={(_, value) => setFormat(value as Format)}
          >
            {(['xlsx', 'csv'] as const).map((value) => choice(value, translate(`export.${value}`)))}
          </RadioGroup>
        </Part>
        <Part>
          <h3>{translate('export.scope')}</h3>
          <RadioGroup
            aria-label={translate('export.scope')}
            value={onlySelected ? 'selected' : 'all'}
            onChange={(_, value) => setOnlySelected(value === 'selected')}
          >
            {selected.length > 0 &&
              choice(
                'selected',
                translate(selected.length > MOST_SELECTED ? 'export.selected_most' : 'export.selected', {
                  count: selected.length,
                  max: MOST_SELECTED,
                }),
                selected.length > MOST_SELECTED,
              )}
            {choice(
              'all',
              count === null
                ? translate('export.all')
                : translate(estimated ? 'export.rows_estimate' : 'export.rows', {
                    count: formatDecimal(String(count)),
                  }),
            )}
          </RadioGroup>
        </Part>
        <Part>
          <h3>
            {translate('export.columns')}
            <span className="k-soft">
              {translate('export.columns_count', { count: chosen.length, all: columns.length })}
            </span>
            <button
              type="button"
              className="k-link"
              disabled={running}
              onClick={() => choose((key) => shown.includes(key))}
            >
              {translate('export.columns_shown')}
            </button>
            <button type="button" className="k-link" disabled={running} onClick={() => choose(() => true, first)}>
              {translate('export.columns_all')}
            </button>
          </h3>
          <Columns disabled={running}>
            <ColumnList
              columns={columns as readonly Column[]}
              layout={layout}
              onLayout={setLayout}
              label={translate('export.columns')}
            />
          </Columns>
        </Part>
      </Body>
      {progress && <ExportProgress progress={progress} label={translate('export.title', { label })} />}
      <DialogActions>
        <Button color="inherit" onClick={running ? stop : onClose}>
          {translate(running ? 'export.stop' : 'action.cancel')}
        </Button>
        <Button variant="contained" disabled={running} onClick={() => void run()}>
          {translate('export.start')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** These columns first, in their order. */
const layoutOf = (
  columns: readonly Column<CellRecord>[],
  first: readonly string[],
  keep: (key: string) => boolean,
): ColumnLayout => ({
  order: [...first, ...columns.map(({ key }) => key).filter((key) => !first.includes(key))],
  widths: {},
  shown: Object.fromEntries(columns.map(({ key }) => [key, keep(key)])),
})

const Body = styled(DialogContent)({ display: 'flex', flexDirection: 'column', gap: 12, minHeight: 0 })
const Part = styled('section')(({ theme }) => ({
  '& h3': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 12px',
    margin: '0 0 4px',
    fontSize: 13,
    fontWeight: 600,
  },
  '& h3 span': { flex: 1, fontWeight: 400 },
  '& h3 > *': { whiteSpace: 'nowrap' },
  '& h3 button:disabled': { color: theme.palette.text.disabled, cursor: 'default' },
}))
/** Their list has a frame of its own: the dialog stays as high as it is, whatever an entity holds. */
const Columns = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 4,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 6,
  maxHeight: 264,
  overflow: 'auto',
  minInlineSize: 0,
  '&:disabled': { opacity: 0.6 },
}))
