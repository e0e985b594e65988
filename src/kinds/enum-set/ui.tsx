import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { usePermissions, useTranslate } from 'ra-core'
import { text } from '../../console/kit/lang.ts'
import { EVERY } from '../../model/permission-keys.ts'
import { BoxFrame } from '../BoxFrame.tsx'
import { EnumFilter } from '../ChoiceFilter.tsx'
import type { FieldFilter, InputProps } from '../input.ts'
import { useFieldInput } from '../use-field-input.ts'
import { SearchedSet } from './SearchedSet.tsx'

type Code = number | string

/** More boxes than this nobody reads through: one types what one looks for. */
const MOST_BOXES = 40
const NOTHING: ReadonlySet<string> = new Set()

export function Input(props: InputProps) {
  const { field, context, disabled, bare } = props
  const translate = useTranslate()
  const input = useFieldInput<readonly Code[]>(props, {
    format: (value) => (Array.isArray(value) ? (value as Code[]) : []),
    parse: (value) => value,
  })
  const chosen = new Set(input.value)
  const { permissions = NOTHING } = usePermissions<ReadonlySet<string>>()
  // What is chosen already stays in sight, so that it can be taken out.
  const values = (context.enums[field.enum ?? '']?.values ?? []).filter(
    ({ value, permission = EVERY }) =>
      chosen.has(value) || permission === EVERY || (permission !== null && permissions.has(permission)),
  )
  // The order of the enum, whatever the order of the clicks: the same set is the same value.
  const set = (codes: ReadonlySet<Code>) =>
    input.onChange(values.map(({ value }) => value).filter((value) => codes.has(value)))
  const toggle = (code: Code) =>
    set(chosen.has(code) ? new Set([...chosen].filter((one) => one !== code)) : new Set([...chosen, code]))
  const all = values.length > 0 && values.every(({ value }) => chosen.has(value))
  if (values.length > MOST_BOXES)
    return (
      <BoxFrame {...input.frame} bare={bare} wide>
        <SearchedSet
          id={input.id}
          codes={values.map(({ value, label }) => ({ value, label: text(label, context.lang) }))}
          chosen={chosen}
          onChange={set}
          onBlur={input.onBlur}
          disabled={disabled}
          invalid={input.invalid}
          aria={input.aria}
          inputRef={input.inputRef}
        />
      </BoxFrame>
    )
  return (
    <BoxFrame {...input.frame} bare={bare} wide group>
      <div className="k-checks" ref={(element) => input.inputRef(element?.querySelector('input') ?? null)}>
        {values.length > 4 && (
          <FormControlLabel
            label={translate('action.select_all')}
            disabled={disabled}
            control={
              <Checkbox
                size="small"
                checked={all}
                indeterminate={!all && chosen.size > 0}
                onChange={() => set(new Set(all ? [] : values.map(({ value }) => value)))}
                onBlur={input.onBlur}
              />
            }
          />
        )}
        {values.map(({ value, label }) => (
          <FormControlLabel
            key={String(value)}
            label={text(label, context.lang)}
            disabled={disabled}
            control={
              <Checkbox size="small" checked={chosen.has(value)} onChange={() => toggle(value)} onBlur={input.onBlur} />
            }
          />
        ))}
      </div>
    </BoxFrame>
  )
}
export const filter: FieldFilter = { Filter: EnumFilter, typed: false }
