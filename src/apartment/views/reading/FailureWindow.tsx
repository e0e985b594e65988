import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'

/** Why there is no report to write. */
export function FailureWindow({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} aria-label={translate('reading.title')}>
      <DialogContent>
        <Alert severity="error">{text}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
