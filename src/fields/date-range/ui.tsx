import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from 'ra-core'
import { BoxFrame } from '../BoxFrame.tsx'
import { DayFilter } from '../DayFilter.tsx'
import type { InputProps } from '../input.ts'
import { Pair } from '../RangeFilter.tsx'
import { useFieldInput } from '../use-field-input.ts'

type Days = readonly [string, string]

export function Input(props: InputProps) {
  const translate = useTranslate()
  const input = useFieldInput<Days>(props, { format: toDays, parse: ([from, to]) => (from === '' && to === '' ? null : [from, to]) })
  const [from, to] = input.value
  return (
    <BoxFrame {...input.frame} bare={props.bare} group>
      <Pair>
        <OutlinedInput
          type="date" size="small" fullWidth disabled={props.disabled} error={input.invalid} value={from} onChange={({ target }) => input.onChange([target.value, to])} onBlur={input.onBlur} inputRef={input.inputRef}
          inputProps={{ ...input.aria, id: input.id, 'aria-label': `${input.label} ${translate('form.start')}`, max: to || '9999-12-31' }}
        />
        <span aria-hidden>–</span>
        <OutlinedInput
          type="date" size="small" fullWidth disabled={props.disabled} error={input.invalid} value={to} onChange={({ target }) => input.onChange([from, target.value])} onBlur={input.onBlur}
          inputProps={{ ...input.aria, 'aria-label': `${input.label} ${translate('form.end')}`, min: from || undefined, max: '9999-12-31' }}
        />
      </Pair>
    </BoxFrame>
  )
}
export const Filter = DayFilter

const toDays = (value: unknown): Days => (Array.isArray(value) ? [String(value[0] ?? ''), String(value[1] ?? '')] : ['', ''])
