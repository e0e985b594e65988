/**
 * The lock: the password logs in again and opens what lies under it; or out to the login page. What lies under it was
 * drawn for one person: whoever else logs in starts anew, and the name that is typed does not tell, since another
 * company may have the same.
 */
import { useState, type SyntheticEvent } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useAuthProvider, useTranslate } from 'ra-core'
import { SubmitButton } from '../../kit/SubmitButton.tsx'
import { messageOf } from '../../provider/errors.ts'
import { lastName } from '../../provider/session.ts'
import { ownerOf, type User } from '../../provider/user.ts'
import type { ConsoleAuthProvider } from '../../provider/auth-provider.ts'
import { startAnew } from '../../provider/start-anew.ts'
import { useBrand } from '../brand-context.ts'
import { BrandSign } from '../BrandSign.tsx'
import { CaptchaField, useCaptcha, wantsCaptcha } from '../captcha.tsx'
import { useDocumentTitle } from '../page-title.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { useLabel } from '../use-label.ts'
import { isLockedByHand } from './idle.ts'
import { idle } from './idle-watch.ts'

interface LockWindowProps {
  /** Whether pages lie under it. */
  readonly covers: boolean
  readonly go?: (path: string) => void
}

export default function LockWindow({ covers, go = startAnew }: LockWindowProps) {
  const translate = useTranslate()
  const label = useLabel()
  const brand = label(useBrand().name)
  useDocumentTitle(translate('lock.title'), brand)
  const auth = useAuthProvider<ConsoleAuthProvider>()
  const [known] = useState(lastName)
  const [former] = useState(() => auth?.knownUser())
  const [form, setForm] = useState({ name: known, pass: '', captcha: '' })
  const [reason] = useState(() => (isLockedByHand() ? 'lock.text_by_hand' : 'lock.text'))
  const [asked, setAsked] = useState(false)
  const captcha = useCaptcha()
  const enter = useMutation({
    mutationFn: async () => {
      await auth!.login({
        name: form.name.trim(),
        pass: form.pass,
        ...(captcha.needed && { captcha: form.captcha, captcha_id: captcha.id }),
      })
      return covers ? isSame(await former, (await auth!.getIdentity()).user) : form.name.trim() === known
    },
    onSuccess: (stays) => {
      if (stays) return idle.unlock()
      idle.forget()
      go('/home')
    },
    onError: (error) => {
      setForm((before) => ({ ...before, pass: '', captcha: '' }))
      if (captcha.needed || wantsCaptcha(error)) captcha.renew()
    },
  })
  const exit = async () => {
    await auth!.logout({})
    idle.forget()
    go('/login')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (form.name.trim() !== '' && form.pass !== '') enter.mutate()
  }
  const missing = (name: 'name' | 'pass', text: string) =>
    asked && !enter.isPending && !enter.isError && form[name].trim() === '' ? translate(text) : undefined
  const nameMissing = missing('name', 'login.name_empty')
  return (
    <Page role="dialog" aria-modal="true" aria-label={translate('lock.title')}>
      <form onSubmit={submit} noValidate>
        <BrandSign size={40} />
        <h1>{translate('lock.title')}</h1>
        <p>{translate(reason)}</p>
        {enter.isError && (
          <Alert severity="error" role="alert">
            {messageOf(enter.error) ?? translate('ra.auth.sign_in_error')}
          </Alert>
        )}
        <TextField
          name="name"
          label={translate('login.name')}
          size="medium"
          fullWidth
          value={form.name}
          onChange={(event) => setForm({ ...form, name: event.target.value })}
          error={nameMissing !== undefined}
          helperText={nameMissing}
          slotProps={{ htmlInput: { autoComplete: 'username', maxLength: 50 } }}
        />
        <PasswordField
          name="pass"
          label={translate('login.password')}
          size="medium"
          autoFocus
          autoComplete="current-password"
          value={form.pass}
          onChange={(pass) => setForm({ ...form, pass })}
          error={missing('pass', 'login.password_empty')}
        />
        {captcha.needed && (
          <CaptchaField
            captcha={captcha}
            value={form.captcha}
            onChange={(code) => setForm({ ...form, captcha: code })}
            error={undefined}
          />
        )}
        <SubmitButton loading={enter.isPending}>{translate('lock.unlock')}</SubmitButton>
        <Button color="inherit" onClick={() => void exit()}>
          {translate('header.logout')}
        </Button>
      </form>
    </Page>
  )
}

const isSame = (former: User | undefined, user: User): boolean =>
  former !== undefined && ownerOf(former) === ownerOf(user)

const Page = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  overflow: 'auto',
  background: `linear-gradient(180deg, ${theme.palette.action.selected}, transparent 360px), ${theme.palette.background.default}`,
  color: theme.palette.text.primary,
  fontFamily: theme.typography.fontFamily,
  fontSize: 14,
  '& form': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 16,
    width: '100%',
    maxWidth: 368,
    padding: '32px 28px 20px',
    background: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 12,
    boxShadow: '0 12px 40px rgba(20, 30, 50, .08)',
  },
  '& form > span:first-of-type, & form > img:first-of-type': { alignSelf: 'center' },
  '& h1': { margin: 0, fontSize: 18, fontWeight: 600, textAlign: 'center' },
  '& p': { margin: '-8px 0 4px', textAlign: 'center', color: theme.palette.text.secondary, fontSize: 13 },
}))
