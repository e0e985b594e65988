import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'
import { text } from '../../console/kit/lang.ts'
import { BoxFrame } from '../BoxFrame.tsx'
import { EnumFilter } from '../ChoiceFilter.tsx'
import type { InputProps } from '../input.ts'
import { asText, useFieldInput } from '../use-field-input.ts'

export function Input(props: InputProps) {
  const { field, context, disabled, bare } = props
  const translate = useTranslate()
  const values = context.enums[field.enum ?? '']?.values ?? []
  const input = useFieldInput<string>(props, { format: asText, parse: (code) => values.find(({ value }) => String(value) === code)?.value ?? null })
  return (
    <BoxFrame {...input.frame} bare={bare}>
      <Select
        size="small" fullWidth displayEmpty disabled={disabled} error={input.invalid} value={input.value} onChange={({ target }) => input.onChange(target.value)} onBlur={input.onBlur} inputRef={input.inputRef}
        SelectDisplayProps={{ id: input.id, 'aria-labelledby': `${input.id}-label ${input.id}`, ...input.aria }} MenuProps={{ slotProps: { paper: { style: { maxHeight: 360 } } } }}
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
        renderValue={(code) => {
          const found = values.find(({ value }) => String(value) === code)
          return found ? text(found.label, context.lang) : <span className="k-soft">{translate('form.choose')}</span>
        }}
      >
        {!field.required && <MenuItem value="" dense><span className="k-soft">{translate('value.none')}</span></MenuItem>}
        {values.map(({ value, label }) => <MenuItem key={String(value)} value={String(value)} dense>{text(label, context.lang)}</MenuItem>)}
      </Select>
    </BoxFrame>
  )
}
export const Filter = EnumFilter
