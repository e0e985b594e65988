/** The one-line or many-line box that text-like and number-like inputs are made of. */
import type { InputHTMLAttributes, ReactNode } from 'react'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { text } from '../console/kit/lang.ts'
import { BoxFrame } from './BoxFrame.tsx'
import type { InputProps } from './input.ts'
import { asText, orNull, useFieldInput } from './use-field-input.ts'

interface TextBoxProps extends InputProps {
  readonly type?: string
  readonly lines?: number
  readonly wide?: boolean
  readonly placeholder?: string | undefined
  /** What stands in its end; `write` puts a text into the box. */
  readonly end?: ReactNode | ((write: (text: string) => void) => ReactNode)
  readonly parse?: (text: string) => unknown
  readonly format?: (value: unknown) => string
  /** Tidies what was typed when the box is left. */
  readonly tidy?: (text: string) => string
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>
}

export function TextBox({
  type = 'text',
  lines,
  wide = false,
  placeholder,
  end,
  parse = orNull,
  format = asText,
  tidy,
  attributes,
  ...props
}: TextBoxProps) {
  const { field, context, disabled, bare } = props
  const input = useFieldInput<string>(props, { parse, format })
  const unit = field.unit ? text(field.unit, context.lang) : undefined
  const onBlur = () => {
    const tidied = tidy?.(input.value)
    if (tidied !== undefined && tidied !== input.value) input.onChange(tidied)
    input.onBlur()
  }
  return (
    <BoxFrame {...input.frame} bare={bare} wide={wide}>
      <OutlinedInput
        id={input.id}
        name={props.name}
        size="small"
        fullWidth
        type={type}
        disabled={disabled}
        error={input.invalid}
        placeholder={placeholder}
        multiline={lines !== undefined}
        minRows={lines}
        maxRows={12}
        value={input.value}
        onChange={(event) => input.onChange(event.target.value)}
        onBlur={onBlur}
        inputRef={input.inputRef}
        endAdornment={
          (typeof end === 'function' ? end(input.onChange) : end) ??
          (unit && <InputAdornment position="end">{unit}</InputAdornment>)
        }
        inputProps={{ ...attributes, ...input.aria }}
      />
    </BoxFrame>
  )
}
