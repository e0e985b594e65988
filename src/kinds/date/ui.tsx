import { BoxFrame } from '../BoxFrame.tsx'
import { DayFilter } from '../DayFilter.tsx'
import { DayInput } from '../DayInput.tsx'
import type { FieldFilter, InputProps } from '../input.ts'
import { asText, orNull, useFieldInput } from '../use-field-input.ts'

const limit = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export function Input(props: InputProps) {
  const { field, name, disabled, bare } = props
  const input = useFieldInput<string>(props, { format: asText, parse: orNull })
  return (
    <BoxFrame {...input.frame} bare={bare}>
      <DayInput
        id={input.id}
        name={name}
        label={input.label}
        value={input.value}
        onChange={input.onChange}
        onDone={input.onBlur}
        disabled={disabled}
        invalid={input.invalid}
        aria={input.aria}
        inputRef={input.inputRef}
        min={limit(field.schema['formatMinimum'])}
        max={limit(field.schema['formatMaximum'])}
      />
    </BoxFrame>
  )
}
export const filter: FieldFilter = { Filter: DayFilter, typed: false }
