/** Puts the list on paper: the rows that are shown or all that match, up to a limit, under title, filters and date. */
import { useEffect, useId, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useDataProvider, useTranslate } from 'ra-core'
import type { CellRecord } from '../../../../kinds/cell.ts'
import type { FilterValues } from '../../../../kinds/input.ts'
import { formatDecimal } from '../../../../kinds/numbers.ts'
import type { Column, Sort } from '../../../kit/grid/column.ts'
import type { ConsoleDataProvider } from '../../../provider/data-provider.ts'
import { messageOf } from '../../../provider/errors.ts'
import type { EntityView } from '../../entity-view.ts'
import { neededFields } from '../columns.tsx'
import { everyRow } from '../every-row.ts'
import { PrintSheet } from './PrintSheet.tsx'

interface PrintDialogProps {
  readonly view: EntityView
  /** Those that are shown, in their order. */
  readonly columns: readonly Column<CellRecord>[]
  readonly rows: readonly CellRecord[]
  readonly values: FilterValues
  readonly fixed: FilterValues
  readonly sort: Sort
  readonly count: number | null
  readonly totals: Readonly<Record<string, string | number | null>>
  readonly onClose: () => void
}

/** More is a file, not paper. */
const MOST = 1000

export default function PrintDialog({
  view,
  columns,
  rows,
  values,
  fixed,
  sort,
  count,
  totals,
  onClose,
}: PrintDialogProps) {
  const { entity } = view
  const translate = useTranslate()
  const titleId = useId()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [all, setAll] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [printed, setPrinted] = useState<readonly CellRecord[]>()
  useEffect(() => {
    window.addEventListener('afterprint', onClose)
    return () => window.removeEventListener('afterprint', onClose)
  }, [onClose])
  const print = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const found = all
        ? ((await everyRow(dataProvider, entity.plural, {
            filter: { ...values, ...fixed },
            columns: neededFields(
              entity,
              columns.map(({ key }) => key),
            ),
            sort,
            most: MOST,
            size: entity.list.limit,
          })) as readonly CellRecord[])
        : rows
      flushSync(() => setPrinted(found))
      window.print()
    } catch (error) {
      setFailure(messageOf(error) ?? translate('ra.notification.http_error'))
    } finally {
      setBusy(false)
    }
  }
  const number = (value: number) => formatDecimal(String(value))
  const hasMore = count === null || count > rows.length
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 420, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{translate('print.title')}</DialogTitle>
      <DialogContent>
        {failure && <Alert severity="error">{failure}</Alert>}
        <RadioGroup
          aria-label={translate('print.which')}
          value={all ? 'all' : 'shown'}
          onChange={(_, value) => setAll(value === 'all')}
        >
          <FormControlLabel
            value="shown"
            control={<Radio size="small" />}
            label={translate('print.shown', { count: number(rows.length) })}
          />
          {hasMore && (
            <FormControlLabel
              value="all"
              control={<Radio size="small" />}
              label={
                count !== null && count <= MOST
                  ? translate('print.all', { count: number(count) })
                  : translate('print.first', { count: number(MOST) })
              }
            />
          )}
        </RadioGroup>
        <p className="k-small k-soft">{translate('print.hint')}</p>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          {translate('action.cancel')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void print()}>
          {translate(busy ? 'print.preparing' : 'list.print')}
        </Button>
      </DialogActions>
      {printed &&
        createPortal(
          <PrintSheet
            view={view}
            columns={columns}
            rows={printed}
            values={values}
            fixed={fixed}
            totals={all || rows.length === count ? totals : {}}
          />,
          document.body,
        )}
    </Dialog>
  )
}
