/**
 * What a call answered, for whoever asked. A text is large, to be read out or copied, and gone when the window is
 * closed; rows stand as a table.
 */
import { useId, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import type { ConsoleAction } from '../../model/console-entity.ts'
import { useCallForm } from '../forms/call-forms.ts'
import { Icon } from '../kit/icons.tsx'
import type { EntityView } from '../screens/entity-view.ts'
import { Answered, isCode, isSecret, partsOf, type Answer } from './Answered.tsx'

interface AnswerDialogProps {
  readonly action: ConsoleAction
  readonly answer: Answer
  readonly view: EntityView
  readonly onClose: () => void
  /** Undefined: it made nothing that this person may look at. */
  readonly onOpen?: (() => void) | undefined
}

export default function AnswerDialog({ action, answer, view, onClose, onOpen }: AnswerDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const closer = useRef<HTMLButtonElement>(null)
  const [copied, setCopied] = useState(false)
  const parts = partsOf(useCallForm(action.call), answer)
  const texts = parts.filter(({ kind }) => kind !== 'rows')
  const opened = view.entity.peers[action.opens?.entity ?? '']
  const open = (): void => {
    onClose()
    onOpen?.()
  }
  const copy = async (): Promise<void> => {
    const code = texts.find((field) => isCode(field, answer[field.name]))
    // A code is pasted where nothing but itself may stand.
    const lines =
      code !== undefined && texts.length === 1
        ? [String(answer[code.name])]
        : texts.map(({ label, name }) => `${view.say(label)}: ${String(answer[name])}`)
    await navigator.clipboard.writeText(lines.join('\n'))
    setCopied(true)
  }
  return (
    <Dialog
      open
      // A click beside it must not lose what is shown once.
      onClose={(_, reason) => (reason === 'escapeKeyDown' ? onClose() : undefined)}
      // A window below that closes late takes the focus back, and it returns to this one as a whole.
      onFocus={({ target, relatedTarget, currentTarget }) => {
        if (target.tabIndex < 0 && !currentTarget.contains(relatedTarget)) closer.current?.focus()
      }}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { width: texts.length === parts.length ? 420 : 720, maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      <DialogTitle id={titleId}>{view.say(action.label)}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Answered action={action} answer={answer} view={view} />
        {parts.some(isSecret) && <p className="k-soft k-small">{translate('answer.once')}</p>}
      </DialogContent>
      <DialogActions>
        {'clipboard' in navigator && texts.length > 0 && (
          <Button color="inherit" startIcon={<Icon name={copied ? 'check' : 'copy'} />} onClick={() => void copy()}>
            {translate(copied ? 'answer.copied' : 'action.copy')}
          </Button>
        )}
        {onOpen && opened && (
          <Button color="inherit" onClick={open}>
            {translate('answer.open', { label: view.say(opened.label) })}
          </Button>
        )}
        <Button ref={closer} variant="contained" autoFocus onClick={onClose}>
          {translate('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
