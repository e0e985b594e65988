/** A call was refused, and the catalogue says what can be done about it: each choice sends the call once more. */
import { useId, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import type { ErrorChoice } from '../../model/model.ts'
import type { RowId } from '../kit/grid/column.ts'
import { dataOf, messageOf, toldOf } from '../provider/errors.ts'
import type { EntityView } from '../screens/entity-view.ts'
import type { Payload } from '../transport/payload.ts'
import OwnWindow from './OwnWindow.tsx'

export interface Refused {
  readonly error: unknown
  readonly choices: readonly ErrorChoice[]
  /** What was sent. */
  readonly request: Payload
}

interface ChoiceDialogProps {
  readonly view: EntityView
  readonly title: string
  readonly ids: readonly RowId[]
  readonly refused: Refused
  /** What it throws is told here. */
  readonly onSend: (request: Payload) => Promise<void>
  readonly onClose: () => void
}

export default function ChoiceDialog({ view, title, ids, refused, onSend, onClose }: ChoiceDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [first, setFirst] = useState<ErrorChoice>()
  const send = async ({ sets }: ErrorChoice): Promise<void> => {
    setFirst(undefined)
    setFailure(undefined)
    setSending(true)
    try {
      await onSend({ ...refused.request, ...sets })
    } catch (error) {
      setFailure(toldOf(error) ?? translate('ra.notification.http_error'))
      setSending(false)
    }
  }
  if (first?.view != null)
    return (
      <OwnWindow
        name={first.view}
        view={view}
        ids={ids}
        data={dataOf(refused.error)}
        onDone={() => void send(first)}
        onClose={() => setFirst(undefined)}
      />
    )
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={sending ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 480, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Alert severity="warning">{messageOf(refused.error)}</Alert>
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" disabled={sending} onClick={onClose}>
          {translate('action.cancel')}
        </Button>
        {refused.choices.map((choice, at) => (
          <Button
            key={choice.label.en}
            variant={at === 0 ? 'contained' : 'outlined'}
            color={at === 0 ? 'primary' : 'warning'}
            disabled={sending}
            onClick={() => (choice.view === null ? void send(choice) : setFirst(choice))}
          >
            {view.say(choice.label)}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  )
}
