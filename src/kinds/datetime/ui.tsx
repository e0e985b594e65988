import { BoxFrame } from '../BoxFrame.tsx'
import { DayFilter } from '../DayFilter.tsx'
import { DayInput } from '../DayInput.tsx'
import type { FieldFilter, InputProps } from '../input.ts'
import { formatInstant, parseInstant } from '../times.ts'
import { useFieldInput } from '../use-field-input.ts'

/** Typed and shown in the product's time zone, kept in UTC; what is not yet an instant stays as it is typed. */
export function Input(props: InputProps) {
  const { name, disabled, bare } = props
  const input = useFieldInput<string>(props, {
    format: (value) => (typeof value === 'string' ? (value.endsWith('Z') ? formatInstant(value) : value) : ''),
    parse: (text) => (text === '' ? null : (parseInstant(text) ?? text)),
  })
  return (
    <BoxFrame {...input.frame} bare={bare}>
      <DayInput
        id={input.id}
        name={name}
        label={input.label}
        value={input.value}
        onChange={input.onChange}
        onDone={input.onBlur}
        withTime
        disabled={disabled}
        invalid={input.invalid}
        aria={input.aria}
        inputRef={input.inputRef}
      />
    </BoxFrame>
  )
}
export const filter: FieldFilter = { Filter: DayFilter, typed: false }
