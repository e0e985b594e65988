import Switch from '@mui/material/Switch'
import { useTranslate } from 'ra-core'
import { BoxFrame } from '../BoxFrame.tsx'
import { ChoiceFilter, type Choice } from '../ChoiceFilter.tsx'
import { ChoiceInput } from '../ChoiceInput.tsx'
import type { FieldFilter, FilterProps, InputProps } from '../input.ts'
import { useFieldInput } from '../use-field-input.ts'

/** A switch has two positions; where nothing may be said, too, there are three. */
export function Input(props: InputProps) {
  const choices = useChoices()
  return props.field.nullable ? <ChoiceInput {...props} choices={choices} /> : <SwitchInput {...props} />
}

function SwitchInput(props: InputProps) {
  const input = useFieldInput<boolean>(props, { format: (value) => value === true, parse: (value) => value })
  return (
    <BoxFrame {...input.frame} required={false} bare={props.bare}>
      <span className="k-switch">
        <Switch
          size="small"
          checked={input.value}
          disabled={props.disabled}
          onChange={(_, checked) => input.onChange(checked)}
          onBlur={input.onBlur}
          slotProps={{
            input: { id: input.id, role: 'switch', ref: input.inputRef, ...input.aria, 'aria-required': undefined },
          }}
        />
      </span>
    </BoxFrame>
  )
}

function Filter(props: FilterProps) {
  return <ChoiceFilter {...props} choices={useChoices()} />
}

function useChoices(): readonly Choice[] {
  const translate = useTranslate()
  return [
    { value: true, label: translate('value.yes') },
    { value: false, label: translate('value.no') },
  ]
}
export const filter: FieldFilter = { Filter, typed: false }
