/** The picture's code: asked for when the passport says so, new after every attempt. */
import { useState } from 'react'
import ButtonBase from '@mui/material/ButtonBase'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import type { ConsoleDataProvider } from '../provider/data-provider.ts'
import { codeOf, dataOf } from '../provider/errors.ts'

export interface Captcha {
  readonly needed: boolean
  readonly id: string
  /** Address of the picture; empty until it is there. */
  readonly picture: string
  readonly renew: () => void
}

/** err_codes of the catalogue: captcha needed, captcha wrong. */
const CAPTCHA_CODES = new Set([1002, 1003])

export const wantsCaptcha = (error: unknown): boolean =>
  CAPTCHA_CODES.has(codeOf(error)) || dataOf(error)['captcha_required'] === true

export function useCaptcha(): Captcha {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [needed, setNeeded] = useState(false)
  const fetch = useMutation({
    mutationFn: () => dataProvider.call('svg_captcha'),
  })
  const renew = () => {
    setNeeded(true)
    fetch.mutate()
  }
  const { captcha_id: id = '', svg } = fetch.data ?? {}
  // As an image, so that nothing inside the drawing can run.
  return { needed, id, picture: svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : '', renew }
}

interface CaptchaFieldProps {
  readonly captcha: Captcha
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

export function CaptchaField({ captcha, value, onChange, error }: CaptchaFieldProps) {
  const translate = useTranslate()
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'flex-start' }}>
      <TextField
        name="captcha"
        label={translate('login.captcha')}
        size="medium"
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 10, autoCapitalize: 'none', spellCheck: false } }}
      />
      <ButtonBase
        onClick={captcha.renew}
        aria-label={translate('login.captcha_refresh')}
        title={translate('login.captcha_refresh')}
        sx={{
          flex: 'none',
          width: 128,
          height: 52,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: '#fff',
        }}
      >
        {captcha.picture !== '' && <img src={captcha.picture} alt="" width={120} height={40} />}
      </ButtonBase>
    </div>
  )
}
