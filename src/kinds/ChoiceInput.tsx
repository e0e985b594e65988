/** One of several codes, or none of them where that is allowed. */
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'
import { BoxFrame } from './BoxFrame.tsx'
import type { Choice } from './ChoiceFilter.tsx'
import type { InputProps } from './input.ts'
import { asText, useFieldInput } from './use-field-input.ts'

export function ChoiceInput({ choices, ...props }: InputProps & { readonly choices: readonly Choice[] }) {
  const { field, disabled, bare } = props
  const translate = useTranslate()
  const chosen = (code: string): Choice | undefined => choices.find(({ value }) => String(value) === code)
  const input = useFieldInput<string>(props, { format: asText, parse: (code) => chosen(code)?.value ?? null })
  return (
    <BoxFrame {...input.frame} bare={bare}>
      <Select
        size="small"
        fullWidth
        displayEmpty
        disabled={disabled}
        error={input.invalid}
        value={input.value}
        onChange={({ target }) => input.onChange(target.value)}
        onBlur={input.onBlur}
        inputRef={input.inputRef}
        SelectDisplayProps={{ id: input.id, 'aria-labelledby': `${input.id}-label ${input.id}`, ...input.aria }}
        MenuProps={{ slotProps: { paper: { style: { maxHeight: 360 } } } }}
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
        renderValue={(code) => chosen(code)?.label ?? <span className="k-soft">{translate('form.choose')}</span>}
      >
        {!field.required && (
          <MenuItem value="" dense>
            <span className="k-soft">{translate('value.none')}</span>
          </MenuItem>
        )}
        {choices.map(({ value, label }) => (
          <MenuItem key={String(value)} value={String(value)} dense>
            {label}
          </MenuItem>
        ))}
      </Select>
    </BoxFrame>
  )
}
