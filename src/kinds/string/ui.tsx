import { text } from '../../console/kit/lang.ts'
import { placeholderOf } from '../examples.ts'
import type { FieldFilter, InputProps } from '../input.ts'
import { MaskedBox } from '../MaskedBox.tsx'
import { TextBox } from '../TextBox.tsx'
import { TextFilter } from '../TextFilter.tsx'
import { ScanButton } from './ScanButton.tsx'

export const Input = (props: InputProps) =>
  props.field.mask && props.context.mode === 'edit' ? (
    <MaskedBox {...props} />
  ) : (
    <TextBox
      {...props}
      tidy={(typed) => typed.trim()}
      placeholder={placeholderOf(props.field.schema, props.context.lang)}
      attributes={{ maxLength: limit(props) }}
      {...(props.field.scan &&
        !props.disabled && {
          end: (write) => <ScanButton label={text(props.field.label, props.context.lang)} onRead={write} />,
        })}
    />
  )
export const filter: FieldFilter = { Filter: TextFilter, typed: true }

const limit = ({ field }: InputProps): number | undefined =>
  typeof field.schema['maxLength'] === 'number' ? field.schema['maxLength'] : undefined
