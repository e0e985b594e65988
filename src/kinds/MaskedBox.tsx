/**
 * A masked value cannot be edited in part: it is shown as it is until one chooses to replace it, and comes back when
 * one does not.
 */
import Button from '@mui/material/Button'
import { useRecordContext, useTranslate } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { placeholderOf } from './examples.ts'
import type { InputProps } from './input.ts'
import { TextBox } from './TextBox.tsx'

export function MaskedBox(props: InputProps) {
  const { name, disabled } = props
  const translate = useTranslate()
  const record = useRecordContext()
  const { setValue, clearErrors, setFocus } = useFormContext()
  const masked = record?.[name] as unknown
  const hasMask = masked !== null && masked !== undefined
  const replacing = useWatch({ name }) !== masked || !hasMask
  const replace = () => {
    setValue(name, '', { shouldDirty: true })
    setTimeout(() => setFocus(name))
  }
  const keep = () => {
    setValue(name, masked, { shouldDirty: true })
    clearErrors(name)
  }
  const end = hasMask && !disabled && (
    <Button size="small" sx={{ minWidth: 0, px: 0.5 }} onClick={replacing ? keep : replace}>
      {translate(replacing ? 'action.cancel' : 'form.replace')}
    </Button>
  )
  return (
    <TextBox
      {...props}
      tidy={(typed) => typed.trim()}
      placeholder={placeholderOf(props.field.schema, props.context.lang)}
      disabled={disabled || !replacing}
      end={end}
    />
  )
}
