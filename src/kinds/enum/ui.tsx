import { text } from '../../console/kit/lang.ts'
import { EnumFilter } from '../ChoiceFilter.tsx'
import { ChoiceInput } from '../ChoiceInput.tsx'
import type { FieldFilter, InputProps } from '../input.ts'
import { codesOf } from '../keywords.ts'

export function Input(props: InputProps) {
  const { field, context } = props
  const taken = codesOf(field.schema)
  const choices = (context.enums[field.enum ?? '']?.values ?? [])
    .filter(({ value }) => taken.length === 0 || taken.includes(value))
    .map(({ value, label }) => ({ value, label: text(label, context.lang) }))
  return <ChoiceInput {...props} choices={choices} />
}
export const filter: FieldFilter = { Filter: EnumFilter, typed: false }
