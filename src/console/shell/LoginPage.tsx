/**
 * The login page: account, password, and the picture's code when the passport asks for it; or another way that the
 * product has.
 */
import { Suspense, useState, type SyntheticEvent } from 'react'
import { Navigate } from 'react-router-dom'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useLogin, useTranslate } from 'ra-core'
import { SubmitButton } from '../kit/SubmitButton.tsx'
import { useProduct, type LoginWay } from '../product.ts'
import { messageOf } from '../provider/errors.ts'
import { loginRequestId } from '../provider/session.ts'
import { useBrand, useRuntimeConfig } from './brand-context.ts'
import { BrandSign } from './BrandSign.tsx'
import { CaptchaField, useCaptcha, wantsCaptcha } from './captcha.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LoginFooter } from './LoginFooter.tsx'
import { useDocumentTitle } from './page-title.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useLabel } from './use-label.ts'

const REQUIRED = { name: 'login.name_empty', pass: 'login.password_empty', captcha: 'login.captcha_empty' } as const
type LoginForm = Record<keyof typeof REQUIRED, string>

export default function LoginPage() {
  const translate = useTranslate()
  const label = useLabel()
  const { name, slogan } = useBrand()
  const brand = label(name)
  useDocumentTitle(translate('login.title'), brand)
  const { logins } = useProduct()
  const [key, setKey] = useState<string>(PASSWORD.key)
  const other = logins.find((one) => one.key === key)
  const [wasLoggedIn] = useState(() => loginRequestId() !== null)
  if (wasLoggedIn) return <Navigate to="/home" replace />
  return (
    <Page>
      <div className="language">
        <LanguageSwitch />
      </div>
      <Card>
        <Heading>
          <BrandSign size={44} />
          <h1>{brand}</h1>
          {slogan && <p>{label(slogan)}</p>}
        </Heading>
        {logins.length > 0 && <Ways ways={[PASSWORD, ...logins]} chosen={key} onWay={setKey} />}
        {other ? (
          <Suspense>
            <other.Form />
          </Suspense>
        ) : (
          <LoginFields />
        )}
      </Card>
      <LoginFooter />
    </Page>
  )
}

type Way = Pick<LoginWay, 'key' | 'text'>
const PASSWORD = { key: 'password', text: 'login.by_password' } as const satisfies Way

interface WaysProps {
  readonly ways: readonly Way[]
  readonly chosen: string
  readonly onWay: (key: string) => void
}

function Ways({ ways, chosen, onWay }: WaysProps) {
  const translate = useTranslate()
  return (
    <WayBar>
      {ways.map(({ key, text }) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onWay(key)}>
          {translate(text)}
        </button>
      ))}
    </WayBar>
  )
}

function LoginFields() {
  const translate = useTranslate()
  const { demo } = useRuntimeConfig()
  const login = useLogin()
  const [form, setForm] = useState<LoginForm>({ name: '', pass: '', captcha: '' })
  const [missing, setMissing] = useState<readonly (keyof LoginForm)[]>([])
  const captcha = useCaptcha()
  const attempt = useMutation({
    mutationFn: ({ name, pass, captcha: code }: LoginForm) =>
      login({
        name: name.trim(),
        pass,
        ...(captcha.needed && { captcha: code, captcha_id: captcha.id }),
      }) as Promise<unknown>,
    onError: (error) => {
      setForm((before) => ({ ...before, captcha: '' }))
      // A picture works once, whatever came of it.
      if (captcha.needed || wantsCaptcha(error)) captcha.renew()
    },
  })
  const set = (name: keyof LoginForm) => (value: string) => {
    setForm({ ...form, [name]: value })
    setMissing(missing.filter((one) => one !== name))
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const empty = (Object.keys(form) as (keyof LoginForm)[]).filter(
      (name) => form[name].trim() === '' && (name !== 'captcha' || captcha.needed),
    )
    setMissing(empty)
    if (empty.length === 0) attempt.mutate(form)
  }
  const errorOf = (name: keyof LoginForm) => (missing.includes(name) ? translate(REQUIRED[name]) : undefined)
  return (
    <form onSubmit={submit} noValidate>
      <Fields>
        {attempt.isError && (
          <Alert severity="error" role="alert">
            {messageOf(attempt.error) ?? translate('ra.auth.sign_in_error')}
          </Alert>
        )}
        <TextField
          name="name"
          label={translate('login.name')}
          size="medium"
          fullWidth
          autoFocus
          value={form.name}
          onChange={(event) => set('name')(event.target.value)}
          error={missing.includes('name')}
          helperText={errorOf('name')}
          slotProps={{
            htmlInput: { autoComplete: 'username', maxLength: 50, autoCapitalize: 'none', spellCheck: false },
          }}
        />
        <PasswordField
          name="pass"
          label={translate('login.password')}
          size="medium"
          autoComplete="current-password"
          value={form.pass}
          onChange={set('pass')}
          error={errorOf('pass')}
        />
        {captcha.needed && (
          <CaptchaField captcha={captcha} value={form.captcha} onChange={set('captcha')} error={errorOf('captcha')} />
        )}
        <SubmitButton loading={attempt.isPending}>{translate('login.submit')}</SubmitButton>
        {demo && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 0.5, flexWrap: 'wrap' }}
          >
            {translate('login.demo', { name: demo.name, pass: demo.pass })}
            <Button onClick={() => setForm({ ...form, name: demo.name, pass: demo.pass })} sx={{ minWidth: 0, px: 1 }}>
              {translate('login.demo_fill')}
            </Button>
          </Typography>
        )}
      </Fields>
    </form>
  )
}

const Page = styled('div')(({ theme }) => ({
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 24,
  padding: '64px 16px 24px',
  position: 'relative',
  background: `linear-gradient(180deg, ${theme.palette.action.selected}, transparent 360px), ${theme.palette.background.default}`,
  '& .language': { position: 'absolute', top: 12, right: 16 },
}))

const Card = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: 392,
  padding: '36px 32px 28px',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  boxShadow: '0 12px 40px rgba(20, 30, 50, .08)',
  [theme.breakpoints.down('sm')]: { padding: '28px 20px 20px' },
}))

const Heading = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  marginBottom: 28,
  textAlign: 'center',
  '& h1': { margin: 0, fontSize: 20, fontWeight: 600, lineHeight: 1.4 },
  '& p': { margin: '-6px 0 0', fontSize: 13, color: 'inherit', opacity: 0.72 },
})

const WayBar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 24,
  justifyContent: 'center',
  marginBottom: 20,
  '& button': {
    font: 'inherit',
    fontSize: 14,
    padding: '4px 2px 6px',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    cursor: 'pointer',
    color: theme.palette.text.secondary,
    '&[aria-pressed=true]': {
      color: theme.palette.primary.main,
      fontWeight: 600,
      borderColor: theme.palette.primary.main,
    },
  },
}))

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 })
