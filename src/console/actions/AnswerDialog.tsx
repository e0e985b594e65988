/** What an answer shows, once: large, to be read out or copied, and gone when the window is closed. */
import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { formatInstant } from '../../kinds/times.ts'
import type { Shown } from '../../model/model.ts'
import { Icon } from '../kit/icons.tsx'
import type { EntityView } from '../screens/entity-view.ts'

interface AnswerDialogProps {
  readonly title: string
  readonly shows: readonly Shown[]
  readonly answer: Readonly<Record<string, unknown>>
  readonly view: EntityView
  readonly onClose: () => void
}

export default function AnswerDialog({ title, shows, answer, view, onClose }: AnswerDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [copied, setCopied] = useState(false)
  const parts = shows.flatMap(({ name, label, instant }) => {
    const value = answer[name]
    return typeof value !== 'string'
      ? []
      : [{ name, label: view.say(label), text: instant ? formatInstant(value) : value, instant }]
  })
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(parts.map(({ label, text }) => `${label}: ${text}`).join('\n'))
    setCopied(true)
  }
  return (
    <Dialog
      open
      // A click beside it must not lose what is shown once.
      onClose={(_, reason) => (reason === 'escapeKeyDown' ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 420, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <List>
          {parts.map(({ name, label, text, instant }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className={text.includes('\n') ? 'is-lines' : instant ? undefined : 'is-large'}>{text}</dd>
            </div>
          ))}
        </List>
        <p className="k-soft k-small">{translate('answer.once')}</p>
      </DialogContent>
      <DialogActions>
        {'clipboard' in navigator && (
          <Button color="inherit" startIcon={<Icon name={copied ? 'check' : 'copy'} />} onClick={() => void copy()}>
            {translate(copied ? 'answer.copied' : 'action.copy')}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 12,
  '& dt': { color: theme.palette.text.secondary, fontSize: 13 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd.is-lines': { whiteSpace: 'pre-line', lineHeight: 1.8, fontVariantNumeric: 'tabular-nums' },
  '& dd.is-large': { fontSize: 28, fontWeight: 600, letterSpacing: '0.08em', fontVariantNumeric: 'tabular-nums' },
}))
