/** Logging in by a code sent to one's phone: number, code, and when the next one may be asked for. */
import { useEffect, useState, type SyntheticEvent } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useLogin, useTranslate } from 'ra-core'
import { SubmitButton } from '../../../console/kit/SubmitButton.tsx'
import type { OtherLogin } from '../../../console/provider/auth-provider.ts'
import type { ConsoleDataProvider } from '../../../console/provider/data-provider.ts'
import { dataOf, fieldErrorsOf, messageOf } from '../../../console/provider/errors.ts'
import type { calls } from '../../../generated/calls.ts'

/** The server has the last word; this spares it what cannot be right. */
const PHONE = /^1\d{10}$/
const CODE = /^\d{6}$/

const byCode = (phone: string, code: string): OtherLogin => ({
  by: 'login_by_sms' satisfies keyof typeof calls,
  payload: { phone, code },
  as: phone,
})

export default function SmsLogin() {
  const translate = useTranslate()
  const login = useLogin()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<{ phone?: string; code?: string }>({})
  const [seconds, wait] = useCountdown()
  const send = useMutation({
    mutationFn: () => dataProvider.call('send_login_sms', { payload: { phone: phone.trim() } }),
    onSuccess: ({ wait_seconds }) => wait(wait_seconds),
    onError: (error) => {
      const { seconds: left } = dataOf(error)
      if (typeof left === 'number') wait(left)
    },
  })
  const attempt = useMutation({ mutationFn: () => login(byCode(phone.trim(), code)) as Promise<unknown> })
  const checked = (withCode: boolean): boolean => {
    const found = {
      ...(!PHONE.test(phone.trim()) && { phone: translate('login.phone_wrong') }),
      ...(withCode && !CODE.test(code) && { code: translate('login.code_wrong') }),
    }
    setWrong(found)
    return Object.keys(found).length === 0
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (checked(true)) attempt.mutate()
  }
  const failed = attempt.error ?? send.error
  const shown = { ...fieldErrorsOf(failed), ...wrong }
  return (
    <form onSubmit={submit} noValidate style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
      {failed && (
        <Alert severity="error" role="alert">
          {messageOf(failed) ?? translate('ra.auth.sign_in_error')}
        </Alert>
      )}
      {!failed && send.isSuccess && (
        <Alert severity="success" role="status">
          {translate('login.code_sent')}
        </Alert>
      )}
      <TextField
        name="phone"
        label={translate('login.phone')}
        size="medium"
        fullWidth
        autoFocus
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        error={shown.phone !== undefined}
        helperText={shown.phone}
        slotProps={{ htmlInput: { autoComplete: 'tel-national', inputMode: 'tel', maxLength: 20 } }}
      />
      <div style={{ display: 'flex', gap: 12, alignItems: 'flex-start' }}>
        <TextField
          name="code"
          label={translate('login.code')}
          size="medium"
          fullWidth
          value={code}
          onChange={(event) => setCode(event.target.value.trim())}
          error={shown.code !== undefined}
          helperText={shown.code}
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 6 } }}
        />
        <Button
          variant="outlined"
          disabled={seconds > 0}
          loading={send.isPending}
          onClick={() => {
            if (checked(false)) send.mutate()
          }}
          sx={{ flex: 'none', width: 128, height: 52 }}
        >
          {seconds > 0 ? translate('login.code_wait', { seconds }) : translate('login.code_send')}
        </Button>
      </div>
      <SubmitButton loading={attempt.isPending}>{translate('login.submit')}</SubmitButton>
    </form>
  )
}

function useCountdown(): readonly [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, setSeconds]
}
