/** The input of a field, whatever its kind, with the warning that its value may deserve. */
import { useEffect, useMemo, useState } from 'react'
import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { inputs } from '../../kinds/inputs.ts'
import type { InputProps } from '../../kinds/input.ts'
import { text } from '../kit/lang.ts'
import type { FormModule } from '../../model/console-entity.ts'
import type { Label } from '../../model/model.ts'
import { useProduct, type Hint } from '../product.ts'

export function AnyInput(props: InputProps) {
  const Input = inputs[props.field.kind]
  return <Input {...props} />
}

/**
 * Only fields with a rule of their own can be doubtful, and of few a product says something: the others need not watch
 * their value.
 */
export function WatchedInput({ warnings, ...props }: InputProps & Pick<FormModule, 'warnings'>) {
  const hint = useProduct().hints?.[`${props.context.of}.${props.field.name}`]
  if (hint !== undefined && !props.disabled) return <HintedInput {...props} load={hint} />
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

function HintedInput({ load, ...props }: InputProps & { readonly load: () => Promise<{ readonly default: Hint }> }) {
  const value: unknown = useWatch({ name: props.name })
  const [hint, setHint] = useState<Hint>()
  useEffect(() => {
    let isThere = true
    // Without it the form is as good as without a hint.
    load().then(
      (found) => isThere && setHint(() => found.default),
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [load])
  const translate = useTranslate()
  const copy = (key: string): Label => ({ zh: translate(key), en: translate(key) })
  const told = hint?.(value, copy) ?? null
  const field = useMemo(() => (told === null ? props.field : { ...props.field, help: told }), [props.field, told])
  return <AnyInput {...props} field={field} />
}
