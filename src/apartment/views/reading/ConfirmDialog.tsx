/** What is reported cannot be changed: asked once more, with what it is. In sight without a network, as all of this. */
import { useId } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { formatDecimal } from '../../../kinds/numbers.ts'
import { totalOf, type Entry } from './entry.ts'

interface ConfirmDialogProps {
  readonly meant: readonly Entry[]
  /** How many meters are not filled in. */
  readonly leftOut: number
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function ConfirmDialog({ meant, leftOut, onConfirm, onClose }: ConfirmDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Dialog open role="alertdialog" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('confirm.title')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">{translate('reading.confirm')}</Alert>
        <ul className="k-small" style={{ paddingLeft: 18 }}>
          {meant.map((entry) => (
            <li key={entry.device_id}>
              {entry.name}: {shown(entry) ?? translate('reading.damaged')}
            </li>
          ))}
        </ul>
        {leftOut > 0 && <p className="k-soft k-small">{translate('reading.left_out', { count: leftOut })}</p>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('action.cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {translate('reading.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  )

  function shown(entry: Entry): string | null {
    const total = totalOf(entry)
    return total === null ? null : translate('reading.kwh', { amount: formatDecimal(total) })
  }
}
