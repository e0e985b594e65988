/** Any of several codes: enums, states, sets. */
import { useId } from 'react'
import Checkbox from '@mui/material/Checkbox'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'
import { filterText } from './enum-chip.tsx'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './input.ts'
import { listOf } from './list-of.ts'

export interface Choice {
  readonly value: string | number | boolean
  readonly label: string
}

export function EnumFilter(props: FilterProps) {
  const { field, context, values } = props
  const found = context.enums[field.enum ?? '']
  const choices = (found?.values ?? []).map(({ value }) => ({
    value,
    label: filterText(found!, value, context.lang, values),
  }))
  return <ChoiceFilter {...props} choices={choices} />
}

export function ChoiceFilter({
  name,
  label,
  values,
  onChange,
  choices,
}: FilterProps & { readonly choices: readonly Choice[] }) {
  const id = useId()
  const translate = useTranslate()
  const chosen = listOf(values[name])
  const labels = choices.filter(({ value }) => chosen.includes(String(value))).map((choice) => choice.label)
  const pick = (texts: readonly string[]) =>
    onChange({
      [name]:
        texts.length === 0
          ? undefined
          : choices.filter(({ value }) => texts.includes(String(value))).map(({ value }) => value),
    })
  return (
    <FilterFrame id={id} label={label} width={112}>
      <Select
        multiple
        displayEmpty
        fullWidth
        size="small"
        value={chosen}
        SelectDisplayProps={{ id, 'aria-labelledby': `${id}-label ${id}` }}
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
        onChange={({ target }) => pick(typeof target.value === 'string' ? target.value.split(',') : target.value)}
        renderValue={() =>
          labels.length > 0 ? (
            labels.join(translate('value.separator'))
          ) : (
            <span className="k-unset">{translate('list.all')}</span>
          )
        }
        MenuProps={{ slotProps: { paper: { style: { maxHeight: 360 } } } }}
      >
        {choices.map((choice) => (
          <MenuItem key={String(choice.value)} value={String(choice.value)} dense>
            <Checkbox
              size="small"
              checked={chosen.includes(String(choice.value))}
              tabIndex={-1}
              disableRipple
              sx={{ p: 0, mr: 1 }}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            {choice.label}
          </MenuItem>
        ))}
      </Select>
    </FilterFrame>
  )
}
