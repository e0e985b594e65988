import { text } from '../../console/kit/lang.ts'
import { EnumFilter } from '../ChoiceFilter.tsx'
import { ChoiceInput } from '../ChoiceInput.tsx'
import type { FieldFilter, InputProps } from '../input.ts'

export function Input(props: InputProps) {
  const { field, context } = props
  const choices = (context.enums[field.enum ?? '']?.values ?? []).map(({ value, label }) => ({
    value,
    label: text(label, context.lang),
  }))
  return <ChoiceInput {...props} choices={choices} />
}
export const filter: FieldFilter = { Filter: EnumFilter, typed: false }
