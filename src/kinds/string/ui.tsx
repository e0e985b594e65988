import { placeholderOf } from '../examples.ts'
import type { FieldFilter, InputProps } from '../input.ts'
import { MaskedBox } from '../MaskedBox.tsx'
import { TextBox } from '../TextBox.tsx'
import { TextFilter } from '../TextFilter.tsx'

export const Input = (props: InputProps) =>
  props.field.mask && props.context.mode === 'edit' ? (
    <MaskedBox {...props} />
  ) : (
    <TextBox
      {...props}
      tidy={(typed) => typed.trim()}
      placeholder={placeholderOf(props.field.schema, props.context.lang)}
      attributes={{ maxLength: limit(props) }}
    />
  )
export const filter: FieldFilter = { Filter: TextFilter, typed: true }

const limit = ({ field }: InputProps): number | undefined =>
  typeof field.schema['maxLength'] === 'number' ? field.schema['maxLength'] : undefined
