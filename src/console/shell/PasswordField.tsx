/** A password input that can be read when the user asks. */
import { useState } from 'react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { Icon } from './icons.tsx'

interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
  readonly autoFocus?: boolean
  readonly size?: 'small' | 'medium'
}

export function PasswordField({ onChange, error, autoComplete, ...rest }: PasswordFieldProps) {
  const translate = useTranslate()
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      {...rest}
      fullWidth
      type={visible ? 'text' : 'password'}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { autoComplete, maxLength: 72 },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                onClick={() => setVisible(!visible)}
                aria-label={translate(visible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
                aria-pressed={visible}
              >
                <Icon name={visible ? 'eye-off' : 'eye'} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
