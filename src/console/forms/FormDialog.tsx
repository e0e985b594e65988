/**
 * A form in a window of its own, with the one button that does what its title says. A key or a click beside it throws
 * away nothing that was typed, unless somebody says so.
 */
import { useId, useRef, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import type { FieldValues } from 'react-hook-form'
import type { Tone } from '../../model/model.ts'
import { filledColour } from '../kit/tones.ts'
import { useAskToLeave } from '../shell/ask-to-leave.ts'
import { FieldsForm, type FieldsFormProps } from './FieldsForm.tsx'
import { steady } from '../kit/steady.ts'

interface FormDialogProps extends Omit<FieldsFormProps, 'children' | 'onSubmit' | 'onDirty'> {
  readonly title: string
  /** Above the inputs: what it is done to, and what is asked. */
  readonly text?: ReactNode
  readonly tone: Tone
  /** The word on the button, where it is not the title. */
  readonly submit?: string
  /** Has a second button, which only asks what would come of it. */
  readonly previews?: boolean
  readonly onSubmit: (values: FieldValues, previewed: boolean) => Promise<void>
  readonly onClose: () => void
}

/** Two inputs side by side. */
const GROUPED_PX = 720

export function FormDialog({
  title,
  text,
  tone,
  submit = title,
  previews = false,
  onClose,
  onSubmit,
  ...form
}: FormDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [sending, setSending] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const mayLose = useAskToLeave()
  const leave = async (): Promise<void> => {
    if (!isDirty || (await mayLose())) onClose()
  }
  const previewed = useRef(false)
  const isGrouped = (form.sections ?? []).length > 0
  const send: FieldsFormProps['onSubmit'] = async (values) => {
    setSending(true)
    try {
      await onSubmit(values, previewed.current)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      onClose={sending ? undefined : () => void leave()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: isGrouped ? GROUPED_PX : 480, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <FieldsForm {...form} onSubmit={send} onDirty={setDirty}>
        {({ inputs, busy }) => (
          <>
            <DialogTitle id={titleId}>{title}</DialogTitle>
            <DialogContent sx={{ display: 'grid', gap: 0.5 }}>
              {text}
              {inputs}
            </DialogContent>
            <DialogActions>
              <Button color="inherit" disabled={busy} {...steady(onClose)}>
                {translate('action.cancel')}
              </Button>
              {previews && (
                <Button
                  variant="outlined"
                  disabled={busy}
                  {...steady(({ currentTarget }) => {
                    previewed.current = true
                    currentTarget.form?.requestSubmit()
                  })}
                >
                  {translate('answer.look')}
                </Button>
              )}
              <Button
                type="submit"
                variant="contained"
                color={filledColour[tone]}
                // What cannot be undone is not one stroke of Enter away.
                autoFocus={form.fields.length === 0 && tone !== 'error'}
                disabled={busy}
                {...steady(() => {
                  previewed.current = false
                })}
              >
                {submit}
              </Button>
            </DialogActions>
          </>
        )}
      </FieldsForm>
    </Dialog>
  )
}
