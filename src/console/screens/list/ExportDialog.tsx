/** Exports the very list that is shown: format, columns and their order; the file's way is seen and can be stopped. */
import { useEffect, useId, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../fields/cell.ts'
import type { FilterValues } from '../../../fields/input.ts'
import { formatDecimal } from '../../../fields/numbers.ts'
import { ColumnList } from '../../kit/grid/ColumnList.tsx'
import type { Column, RowId, Sort } from '../../kit/grid/column.ts'
import { visible, type ColumnLayout } from '../../kit/grid/column-layout.ts'
import type { ConsoleDataProvider } from '../../provider/data-provider.ts'
import { messageOf } from '../../provider/errors.ts'
import type { EntityView } from '../entity-view.ts'
import { download, sizeText, type Progress } from './download.ts'

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

export default function ExportDialog({ view, columns, shown, filter, sort, selected, count, estimated, onClose }: ExportDialogProps) {
  const { entity, label } = view
  const translate = useTranslate()
  const titleId = useId()
  const [format, setFormat] = useState<Format>('xlsx')
  const [layout, setLayout] = useState<ColumnLayout>(() => layoutOf(columns, shown))
  const [onlySelected, setOnlySelected] = useState(selected.length > 0)
  const { progress, failed, start, stop } = useDownload(onClose)
  const provider = useDataProvider<ConsoleDataProvider>()
  const names = visible(columns, layout).map(({ key }) => key)
  const run = () => {
    const ids = onlySelected && selected.length > 0 ? { ids: selected } : {}
    void start(provider.exportUrl(entity.plural, { filter, sort, format, columns: names, ...ids }), `${label}.${format}`)
  }
  const rows = count === null ? '' : translate(estimated ? 'export.rows_estimate' : 'export.rows', { count: formatDecimal(String(count)) })
  return (
    <Dialog open onClose={progress ? undefined : onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 460, maxWidth: 'calc(100vw - 32px)' } } }}>
      <DialogTitle id={titleId}>{translate('export.title', { label })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {failed && <Alert severity="error">{failed}</Alert>}
        <RadioGroup row aria-label={translate('export.format')} value={format} onChange={(_, value) => setFormat(value as Format)}>
          {(['xlsx', 'csv'] as const).map((value) => <FormControlLabel key={value} value={value} disabled={progress !== undefined} label={translate(`export.${value}`)} control={<Radio size="small" />} />)}
        </RadioGroup>
        {selected.length > 0 ? (
          <RadioGroup aria-label={translate('export.scope')} value={onlySelected ? 'selected' : 'all'} onChange={(_, value) => setOnlySelected(value === 'selected')}>
            <FormControlLabel value="selected" disabled={progress !== undefined} label={translate('export.selected', { count: selected.length })} control={<Radio size="small" />} />
            <FormControlLabel value="all" disabled={progress !== undefined} label={rows} control={<Radio size="small" />} />
          </RadioGroup>
        ) : <span className="k-soft">{rows}</span>}
        <strong>{translate('export.columns')}</strong>
        <ColumnList columns={columns as readonly Column[]} layout={layout} onLayout={setLayout} label={translate('export.columns')} />
        {progress && (
          <div role="status">
            <LinearProgress aria-label={translate('export.title', { label })} />
            <span className="k-soft">{translate('export.running', { size: sizeText(progress.bytes) })}{progress.rows !== null && ` · ${translate('list.count', { count: formatDecimal(String(progress.rows)) })}`}</span>
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={progress ? stop : onClose}>{translate('action.cancel')}</Button>
        <Button variant="contained" disabled={progress !== undefined} onClick={run}>{translate('export.start')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function useDownload(onDone: () => void) {
  const notify = useNotify()
  const controller = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<Progress>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => () => controller.current?.abort(), [])
  const start = async (url: string, name: string) => {
    controller.current = new AbortController()
    setFailed(undefined)
    setProgress({ bytes: 0, rows: null })
    try {
      await download(url, name, { signal: controller.current.signal, onProgress: setProgress })
      notify('export.done', { type: 'success' })
      onDone()
    } catch (error) {
      if (controller.current.signal.aborted) notify('export.cancelled', { type: 'info' })
      else setFailed(messageOf(error) ?? (error instanceof Error ? error.message : ''))
      setProgress(undefined)
    }
  }
  return { progress, failed, start, stop: () => controller.current?.abort() }
}

/** The list's own choice and order to begin with. */
const layoutOf = (columns: readonly Column<CellRecord>[], shown: readonly string[]): ColumnLayout => ({
  order: [...shown, ...columns.map(({ key }) => key).filter((key) => !shown.includes(key))], widths: {}, shown: Object.fromEntries(columns.map(({ key }) => [key, shown.includes(key)])),
})
