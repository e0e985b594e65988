/** The input of a field, whatever its kind, with the warning that its value may deserve. */
import { useWatch } from 'react-hook-form'
import { inputs } from '../../kinds/inputs.ts'
import type { InputProps } from '../../kinds/input.ts'
import { text } from '../kit/lang.ts'
import type { FormModule } from '../../model/console-entity.ts'

export function AnyInput(props: InputProps) {
  const Input = inputs[props.field.kind]
  return <Input {...props} />
}

/** Only fields with a rule of their own can be doubtful: the others need not watch their value. */
export function WatchedInput({ warnings, ...props }: InputProps & Pick<FormModule, 'warnings'>) {
  return props.field.rule === null || props.disabled ? (
    <AnyInput {...props} />
  ) : (
    <DoubtfulInput {...props} warnings={warnings} />
  )
}

function DoubtfulInput({ warnings, ...props }: InputProps & Pick<FormModule, 'warnings'>) {
  const value: unknown = useWatch({ name: props.name })
  const warning = warnings({ [props.name]: value }, (label) => text(label, props.context.lang))[props.name]
  return <AnyInput {...props} warning={warning} />
}
