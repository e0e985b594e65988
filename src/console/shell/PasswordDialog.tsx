/** Change one's own password. On success every other session of the user ends. */
import { useId, useState, type SyntheticEvent } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useMutation } from '@tanstack/react-query'
import type { ConsoleDataProvider } from '../provider/data-provider.ts'
import { fieldErrorsOf, messageOf } from '../provider/errors.ts'
import { PasswordField } from './PasswordField.tsx'
import { checkNewPassword, type PasswordForm } from './password-rules.ts'

const EMPTY: PasswordForm = { old_password: '', new_password: '', again: '' }
const FIELDS = [
  { name: 'old_password', label: 'password.old', autoComplete: 'current-password' },
  { name: 'new_password', label: 'password.new', autoComplete: 'new-password' },
  { name: 'again', label: 'password.repeat', autoComplete: 'new-password' },
] as const

export default function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const titleId = useId()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [form, setForm] = useState(EMPTY)
  const [shown, setShown] = useState<Partial<Record<keyof PasswordForm, string>>>({})
  const change = useMutation({
    mutationFn: ({ old_password, new_password }: PasswordForm) =>
      dataProvider.call('change_password', { payload: { old_password, new_password } }),
    onSuccess: () => {
      notify('password.changed', { type: 'success' })
      onClose()
    },
    onError: (error) => setShown(fieldErrorsOf(error)),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const mistakes = checkNewPassword(form)
    setShown(Object.fromEntries(Object.entries(mistakes).map(([name, key]) => [name, translate(key)])))
    if (Object.keys(mistakes).length === 0) change.mutate(form)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 420, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('header.change_password')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {change.isError && Object.keys(shown).length === 0 && (
            <Alert severity="error">{messageOf(change.error)}</Alert>
          )}
          {FIELDS.map(({ name, label, autoComplete }, i) => (
            <PasswordField
              key={name}
              name={name}
              label={translate(label)}
              autoComplete={autoComplete}
              autoFocus={i === 0}
              value={form[name]}
              error={shown[name]}
              onChange={(value) => setForm({ ...form, [name]: value })}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={change.isPending}>
            {translate('action.ok')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
