import { placeholderOf } from '../examples.ts'
import type { FieldFilter, InputProps } from '../input.ts'
import { TextBox } from '../TextBox.tsx'
import { TextFilter } from '../TextFilter.tsx'

export const Input = (props: InputProps) => (
  <TextBox
    {...props}
    tidy={(typed) => (typed.trim() === '' ? '' : typed)}
    placeholder={placeholderOf(props.field.schema, props.context.lang)}
    wide
    lines={props.bare ? 1 : 3}
  />
)
export const filter: FieldFilter = { Filter: TextFilter, typed: true }
