import { useTranslate } from 'ra-core'
import { BoxFrame } from '../BoxFrame.tsx'
import { DayFilter } from '../DayFilter.tsx'
import { DayInput } from '../DayInput.tsx'
import type { FieldFilter, InputProps } from '../input.ts'
import { Pair } from '../RangeFilter.tsx'
import { useFieldInput } from '../use-field-input.ts'

type Days = readonly [string, string]

export function Input(props: InputProps) {
  const translate = useTranslate()
  const input = useFieldInput<Days>(props, {
    format: toDays,
    parse: ([from, to]) => (from === '' && to === '' ? null : [from, to]),
  })
  const [from, to] = input.value
  const common = { disabled: props.disabled, invalid: input.invalid, onDone: input.onBlur }
  const [start, end] = [`${input.label} ${translate('form.start')}`, `${input.label} ${translate('form.end')}`]
  return (
    <BoxFrame {...input.frame} bare={props.bare} group>
      <Pair>
        <DayInput
          {...common}
          id={input.id}
          label={start}
          value={from}
          max={to || undefined}
          inputRef={input.inputRef}
          aria={{ ...input.aria, 'aria-label': start }}
          onChange={(text) => input.onChange([text, to])}
        />
        <span aria-hidden>–</span>
        <DayInput
          {...common}
          label={end}
          value={to}
          min={from || undefined}
          aria={{ ...input.aria, 'aria-label': end }}
          onChange={(text) => input.onChange([from, text])}
        />
      </Pair>
    </BoxFrame>
  )
}
export const filter: FieldFilter = { Filter: DayFilter, typed: false }

const toDays = (value: unknown): Days =>
  Array.isArray(value) ? [String(value[0] ?? ''), String(value[1] ?? '')] : ['', '']
