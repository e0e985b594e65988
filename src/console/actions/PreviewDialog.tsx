/** What would come of a call, told before it is done; the form stands behind it as it was. */
import { useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import type { ConsoleAction } from '../../model/console-entity.ts'
import { filledColour } from '../kit/tones.ts'
import { toldOf } from '../provider/errors.ts'
import type { EntityView } from '../screens/entity-view.ts'
import { Answered, type Answer } from './Answered.tsx'

interface PreviewDialogProps {
  readonly action: ConsoleAction
  readonly answer: Answer
  readonly view: EntityView
  /** What it throws is told here. */
  readonly onDo: () => Promise<void>
  readonly onBack: () => void
}

export default function PreviewDialog({ action, answer, view, onDo, onBack }: PreviewDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const label = view.say(action.label)
  const send = async (): Promise<void> => {
    setFailure(undefined)
    setSending(true)
    try {
      await onDo()
    } catch (error) {
      setFailure(toldOf(error) ?? translate('ra.notification.http_error'))
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      onClose={sending ? undefined : onBack}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 720, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{translate('answer.preview', { label })}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 1.5 }}>
        {failure ? (
          <Alert severity="error">{failure}</Alert>
        ) : (
          <Alert severity="info">{translate('answer.not_done')}</Alert>
        )}
        <Answered action={action} answer={answer} view={view} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={sending} onClick={onBack}>
          {translate('answer.back')}
        </Button>
        <Button
          variant="contained"
          color={filledColour[action.tone]}
          autoFocus
          disabled={sending}
          onClick={() => void send()}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
