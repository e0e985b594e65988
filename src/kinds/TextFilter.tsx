/** Words contained. */
import { useId } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import { placeholderOf } from './examples.ts'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './input.ts'

export function TextFilter({ field, name, label, context, values, onChange }: FilterProps) {
  const id = useId()
  const parameter = `${name}_like`
  return (
    <FilterFrame id={id} label={label} width={150}>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={(values[parameter] as string | undefined) ?? ''}
        placeholder={placeholderOf(field.schema, context.lang)}
        onChange={({ target }) => onChange({ [parameter]: target.value || undefined })}
      />
    </FilterFrame>
  )
}

/** The very number. */
export function KeyFilter({ name, label, values, onChange }: FilterProps) {
  const id = useId()
  return (
    <FilterFrame id={id} label={label} width={110}>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={(values[name] as string | undefined) ?? ''}
        inputProps={{ inputMode: 'numeric' }}
        onChange={({ target }) => onChange({ [name]: target.value.replaceAll(/\D/g, '') || undefined })}
      />
    </FilterFrame>
  )
}
