import { DayFilter } from '../DayFilter.tsx'
import type { InputProps } from '../input.ts'
import { TextBox } from '../TextBox.tsx'

const limit = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const Input = (props: InputProps) => (
  <TextBox {...props} type="date" attributes={{ min: limit(props.field.schema['formatMinimum']), max: limit(props.field.schema['formatMaximum']) ?? '9999-12-31' }} />
)
export const Filter = DayFilter
