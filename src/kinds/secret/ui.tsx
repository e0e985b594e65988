import { useState } from 'react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'ra-core'
import { Icon } from '../../console/kit/icons.tsx'
import type { InputProps } from '../input.ts'
import { TextBox } from '../TextBox.tsx'

/** Written, never read: it is empty when a record is opened, and empty keeps what is stored. */
export function Input(props: InputProps) {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const words = translate(shown ? 'login.hide_password' : 'login.show_password')
  return (
    <TextBox
      {...props}
      type={shown ? 'text' : 'password'}
      placeholder={props.context.mode === 'edit' ? translate('form.keep_secret') : undefined}
      attributes={{ autoComplete: 'new-password' }}
      end={
        <InputAdornment position="end">
          <IconButton edge="end" aria-label={words} aria-pressed={shown} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
